"""The door of the server: origins, sizes and rates are checked, and strict headers are sent."""

from __future__ import annotations

from math import ceil
from typing import Final

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bigshoulders.server.errors import Refused
from bigshoulders.server.metrics import REFUSED
from bigshoulders.server.net.addresses import address_of
from bigshoulders.server.net.bodies import with_body
from bigshoulders.server.net.buckets import Bucket, Buckets

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


class FrontDoor:
    """ASGI middleware in front of everything."""

    def __init__(self, app: ASGIApp, origins: Origins, rate: float, burst: int) -> None:
        self._app = app
        self._origins = origins
        self._buckets = Buckets(rate, burst)

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
        """Serve a socket, unless its client opens too many one after the other."""
        bucket = self._bucket(scope)
        if not bucket.take():
            await _answer(_too_many(bucket), send, "websocket.http")
            return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        bucket = self._bucket(scope)
        if not bucket.take():
            raise _too_many(bucket)
        if scope["method"] in UNSAFE:
            self._origins.check(headers)

    def _bucket(self, scope: Scope) -> Bucket:
        return self._buckets.of(address_of(scope))


def _too_many(bucket: Bucket) -> Refused:
    wait = ceil(bucket.wait())
    return Refused("too_many", "too many requests from your address; wait a moment", wait=wait)


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
    body = orjson.dumps({"error": refused.as_json()})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(name.encode(), value.encode()) for name, value in refused.headers().items()]
    start = f"{protocol}.response.start"
    await send({"type": start, "status": refused.status, "headers": headers})
    await send({"type": f"{protocol}.response.body", "body": body})
