"""The cookie of whoever was shown a table by a link: it goes to that table's addresses only."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from bigshoulders.server.identity.signing import LIFE

COOKIE: Final = "bigshoulders-watch"
LONGEST: Final = 64


def remember(response: Response, table: str, token: str, *, https: bool) -> None:
    """Give a client the cookie that shows it a table."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(LIFE),
        path=f"/api/tables/{table}",
        httponly=True,
        samesite="lax",
        secure=https,
    )


def token_of(request: HTTPConnection) -> str | None:
    """Return the token of the link that shows a client the table it asks for, if it has one."""
    token = request.cookies.get(COOKIE)
    return token if token and len(token) <= LONGEST else None
