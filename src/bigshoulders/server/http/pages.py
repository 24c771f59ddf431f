"""The browser client: the files that its build has left beside the server.

They are read once, and kept as they are and compressed: the build leaves what is packed best
(`.br`), which browsers take on safe connections; all others get gzip. Names under `assets` carry a
digest of what they hold, so that browsers may keep them for ever; all else is asked for again.
"""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from functools import cache
from http import HTTPStatus
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath
from typing import Final

from fastapi import APIRouter, Request, Response

from bigshoulders.server.errors import Refused, not_found

router = APIRouter(include_in_schema=False)

PAGE: Final = "index.html"
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",  # the licences of the fonts
}
PACKED: Final = frozenset({".woff2", ".png"})  # compressed already
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True)
class File:
    """One file of the client."""

    kind: str
    plain: bytes
    packed: dict[str, bytes]  # by encoding, the smallest first


@cache
def client() -> dict[str, File]:
    """Return every file of the client by its path; none if it has not been built."""
    folder = files("bigshoulders.server") / "page"
    return dict(_found(folder, "")) if folder.is_dir() else {}


def _found(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for one in folder.iterdir():
        if one.is_dir():
            found += _found(one, f"{path}{one.name}/")
        elif PurePath(one.name).suffix in KINDS:
            found.append((path + one.name, _read(folder, one)))
    return found


def _read(folder: Traversable, one: Traversable) -> File:
    ending = PurePath(one.name).suffix
    plain = one.read_bytes()
    packed: dict[str, bytes] = {}
    if ending not in PACKED:
        smallest = folder / f"{one.name}.br"
        if smallest.is_file():
            packed["br"] = smallest.read_bytes()
        packed["gzip"] = gzip.compress(plain, mtime=0)
    return File(KINDS[ending], plain, packed)


def _sent(request: Request, path: str, cached: str, status: int = 200) -> Response:
    file = client().get(path)
    if file is None:
        raise not_found("file")
    headers = {"cache-control": cached, "vary": "accept-encoding"}
    accepted = re.findall(r"\w+", request.headers.get("accept-encoding", ""))
    for encoding, body in file.packed.items():
        if encoding in accepted:
            headers["content-encoding"] = encoding
            return Response(body, status, headers, media_type=file.kind)
    return Response(file.plain, status, headers, media_type=file.kind)


def _page(request: Request, status: int = 200) -> Response:
    if PAGE not in client():
        raise Refused("not_built", "the page is not built; run make play, or npm run build")
    return _sent(request, PAGE, ASK_AGAIN, status)


@router.get("/")
@router.get("/new")
@router.get("/tables")
@router.get("/rules")
@router.get("/rules/{game}")
@router.get("/rules/{game}/{chapter}")
@router.get("/join")
@router.get("/watch")
@router.get("/t/{table}")
async def page(request: Request) -> Response:
    """Return the page, which looks at its own address."""
    return _page(request)


@router.get("/favicon.ico")
async def icon(request: Request) -> Response:
    """Return the sign of the page where browsers look for it unasked."""
    return _sent(request, "icon.svg", ASK_AGAIN)


@router.get("/assets/{name}")
async def asset(request: Request, name: str) -> Response:
    """Return a file whose name tells what it holds."""
    return _sent(request, f"assets/{name}", FOR_EVER)


@router.get("/{name}")
async def file(request: Request, name: str) -> Response:
    """Return a file that is always called the same, or the page to say that there is none."""
    if name in client() or "." in name:
        return _sent(request, name, ASK_AGAIN)
    return _page(request, HTTPStatus.NOT_FOUND)
