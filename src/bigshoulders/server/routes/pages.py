"""The plain page: a few static files, the same for every address of the site."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fastapi import APIRouter, Response

from bigshoulders.server.errors import not_found

router = APIRouter(include_in_schema=False)

KINDS: Final = {
    "page.html": "text/html; charset=utf-8",
    "page.css": "text/css; charset=utf-8",
    "page.js": "text/javascript; charset=utf-8",
}


@cache
def _content(name: str) -> bytes:
    return (files("bigshoulders.server") / "page" / name).read_bytes()


@router.get("/")
@router.get("/join")
@router.get("/t/{table}")
async def page() -> Response:
    """Return the page, which looks at its own address."""
    return Response(_content("page.html"), media_type=KINDS["page.html"])


@router.get("/page/{name}")
async def file(name: str) -> Response:
    """Return one file of the page."""
    if name not in KINDS:
        raise not_found("file")
    return Response(_content(name), media_type=KINDS[name])
