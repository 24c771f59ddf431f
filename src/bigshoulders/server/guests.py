"""Guests: a name and a signed cookie, no sign-up. And the tokens of links, kept as digests only."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from time import time
from typing import Final

from itsdangerous import BadSignature, Signer
from sqlalchemy import Insert, insert
from starlette.requests import HTTPConnection
from starlette.responses import Response

from bigshoulders.server.errors import Refused
from bigshoulders.server.store import schema

COOKIE: Final = "bigshoulders"
A_YEAR: Final = 365 * 24 * 3600
ID_BYTES: Final = 12
TOKEN_BYTES: Final = 18


class Guests:
    """Signs and reads the cookie that says who a client is."""

    def __init__(self, secret: str, *, https: bool) -> None:
        self._signer = Signer(secret, salt="guest", digest_method=blake2b)
        self._https = https

    def of(self, request: HTTPConnection) -> str | None:
        """Return the guest of a request, or None if it has no cookie of ours."""
        cookie = request.cookies.get(COOKIE, "")
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    def required(self, request: HTTPConnection) -> str:
        """Return the guest of a request; one without a name is asked for it first."""
        guest = self.of(request)
        if guest is None:
            raise Refused("no_guest", "say your name first: POST /api/guest")
        return guest

    def remember(self, response: Response, guest: str) -> None:
        """Give a client the cookie of a guest."""
        response.set_cookie(
            COOKIE,
            self._signer.sign(guest).decode(),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self._https,
        )


def new_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def new_guest(guest: str, name: str) -> Insert:
    """Return the statement that adds a guest."""
    return insert(schema.guests).values(id=guest, name=name, made_at=time())


def new_token() -> str:
    """Return the secret of a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest_of(token: str) -> str:
    """Return what is kept of a link's secret."""
    return blake2b(token.encode(), digest_size=32, person=b"link").hexdigest()
