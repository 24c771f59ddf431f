"""The door of the server: origins, sizes and rates are checked, and strict headers are sent."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Final

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bigshoulders.server.bodies import with_body
from bigshoulders.server.errors import Refused
from bigshoulders.server.metrics import REFUSED

MOST_BUCKETS: Final = 10_000
MOST_SOCKETS: Final = 4_096  # that one address may have open
UNSAFE: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Bucket:
    """A token bucket: so many at once, so many a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = monotonic()

    def take(self) -> bool:
        """Take one; False if none is left."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Origins:
    """Which pages may use the server from a browser."""

    def __init__(self, allowed: tuple[str, ...]) -> None:
        self._allowed = frozenset(origin.rstrip("/") for origin in allowed)

    def check(self, headers: Headers) -> None:
        """Refuse a request that another site's page has sent; programs send no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self._allowed:
            return
        if origin.partition("://")[2] != headers.get("host"):
            raise Refused("wrong_origin", "this page may not use this server")


class Door:
    """ASGI middleware in front of everything."""

    def __init__(self, app: ASGIApp, origins: Origins, rate: float, burst: int) -> None:
        self._app = app
        self._origins = origins
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}
        self._sockets: Counter[str] = Counter()  # open ones, by client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._let_socket_in(scope, receive, _dressed(send))
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            self._check(scope, headers)
            receive = await with_body(headers, receive)
        except Refused as refused:
            await _answer(refused, _dressed(send))
            return
        await self._app(scope, receive, _dressed(send))

    async def _let_socket_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, unless its client opens too many at once or one after the other."""
        client = _client(scope)
        if not self._bucket(scope).take() or self._sockets[client] >= MOST_SOCKETS:
            await _answer(_too_many(), send, "websocket.http")
            return
        self._sockets[client] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[client] -= 1
            if not self._sockets[client]:
                del self._sockets[client]

    def _check(self, scope: Scope, headers: Headers) -> None:
        if not self._bucket(scope).take():
            raise _too_many()
        if scope["method"] in UNSAFE:
            self._origins.check(headers)

    def _bucket(self, scope: Scope) -> Bucket:
        client = _client(scope)
        found = self._buckets.pop(client, None) or Bucket(self._rate, self._burst)
        self._buckets[client] = found
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return found


def _client(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def _too_many() -> Refused:
    return Refused("too_many", "too many requests; wait a moment")


def _dressed(send: Send) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"].endswith("http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if "cache-control" not in headers:
                headers["cache-control"] = "no-store"
        await send(message)

    return dressed


async def _answer(refused: Refused, send: Send, protocol: str = "http") -> None:
    REFUSED.add()
    body = orjson.dumps({"error": refused.told()})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start = f"{protocol}.response.start"
    await send({"type": start, "status": refused.status, "headers": headers})
    await send({"type": f"{protocol}.response.body", "body": body})
