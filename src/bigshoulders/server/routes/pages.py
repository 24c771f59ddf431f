"""The plain page: a few static files, the same for every address of the site."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import PurePath
from typing import Final

from fastapi import APIRouter, Response

from bigshoulders.server.errors import not_found

router = APIRouter(include_in_schema=False)

PAGE: Final = "page.html"
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",  # the licences of the fonts
}


@cache
def _names() -> frozenset[str]:
    folder = files("bigshoulders.server") / "page"
    return frozenset(one.name for one in folder.iterdir() if PurePath(one.name).suffix in KINDS)


@cache
def _content(name: str) -> bytes:
    return (files("bigshoulders.server") / "page" / name).read_bytes()


def _sent(name: str) -> Response:
    return Response(_content(name), media_type=KINDS[PurePath(name).suffix])


@router.get("/")
@router.get("/new")
@router.get("/tables")
@router.get("/join")
@router.get("/t/{table}")
async def page() -> Response:
    """Return the page, which looks at its own address."""
    return _sent(PAGE)


@router.get("/favicon.ico")
async def icon() -> Response:
    """Return the sign of the page where browsers look for it unasked."""
    return _sent("icon.svg")


@router.get("/page/{name}")
async def file(name: str) -> Response:
    """Return one file of the page."""
    if name not in _names():
        raise not_found("file")
    return _sent(name)
