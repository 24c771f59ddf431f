"""Guests: a name and a signed cookie, no sign-up. And the tokens of links, kept as digests only.

A cookie tells who somebody is, how often they had signed out elsewhere, and when it was made. It
ends half a year later, unless its guest comes back and gets another one. The time is not left to
itsdangerous, which refuses what was signed later than now: a clock that was set back would make
strangers of all who came last.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from time import time
from typing import Final

from sqlalchemy import Insert, insert
from starlette.requests import HTTPConnection
from starlette.responses import Response

from bigshoulders.server.errors import Refused
from bigshoulders.server.identity.signing import DAY, LIFE, Secrets
from bigshoulders.server.store import schema

COOKIE: Final = "bigshoulders"
HTTPS_COOKIE: Final = f"__Host-{COOKIE}"  # browsers take it over https and from this host only
RENEWED_AFTER: Final = 7 * DAY
ID_BYTES: Final = 12
TOKEN_BYTES: Final = 18
DATED: Final = "guest, dated"
UNDATED: Final = "guest"  # as cookies were signed before they told when they were made
DATED_CONTENT: Final = re.compile(r"([\w-]{1,32})\.([0-9]{1,9})\.([0-9]{1,11})", re.ASCII)


@dataclass(frozen=True, slots=True)
class CookieContent:
    """What a cookie says."""

    guest: str
    sign_outs: int
    at: float
    is_stale: bool  # it is time for another one


class Guests:
    """Signs and reads the cookie that says who a client is."""

    def __init__(self, known: Secrets, now: Callable[[], float], *, https: bool) -> None:
        self._secrets = known
        self._now = now
        self._https = https
        self._name = HTTPS_COOKIE if https else COOKIE

    def of(self, request: HTTPConnection) -> CookieContent | None:
        """Return what the cookie of a request says, if it is one of ours and not too old."""
        for name in (HTTPS_COOKIE, COOKIE):
            shown = self.read(request.cookies.get(name, ""), is_other=name != self._name)
            if shown is not None:
                return shown
        return None

    def read(self, cookie: str, *, is_other: bool = False) -> CookieContent | None:
        """Return what a cookie says; one with another name than ours is to be replaced."""
        for secret in self._secrets.known if cookie else ():
            found = DATED_CONTENT.fullmatch(secret.unsigned(cookie, DATED) or "")
            if found is not None:
                guest, sign_outs, at = found[1], int(found[2]), float(found[3])
            else:
                guest, sign_outs = secret.unsigned(cookie, UNDATED) or "", 0
                at = self._secrets.dated_since
            if guest and at <= secret.until and self._now() < at + LIFE:
                is_stale = is_other or found is None or self._now() - at > RENEWED_AFTER
                return CookieContent(guest, sign_outs, at, is_stale)
        return None

    def cookie(self, guest: str, sign_outs: int) -> str:
        """Return a new cookie."""
        text = f"{guest}.{sign_outs}.{int(self._now())}"
        return self._secrets.known[0].sign(text, DATED)

    def remember(self, response: Response, guest: str, sign_outs: int) -> None:
        """Give a client the cookie of a guest."""
        response.set_cookie(
            self._name,
            self.cookie(guest, sign_outs),
            max_age=int(LIFE),
            httponly=True,
            samesite="lax",
            secure=self._https,
        )
        if self._https:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True)


def no_guest() -> Refused:
    """Return the refusal of somebody who has not said a name, or is not known any more."""
    return Refused("no_guest", "enter your name first: POST /api/guest")


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
