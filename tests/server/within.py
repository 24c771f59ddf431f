"""A server inside the test's own process: requests and sockets without a network between."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self, cast

from bigshoulders.server.app import make_app
from bigshoulders.server.net.front_door import FrontDoor
from bigshoulders.server.net.https import StrictTransport

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.types import ASGIApp, Message, Scope

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json
    from bigshoulders.server.net.addresses import Proxies
    from bigshoulders.server.services import Services
    from bigshoulders.server.settings import Settings

HOST = "tables.example"
CLIENT = "192.0.2.1"
PATIENCE = 600.0  # seconds; only a test that fails ever waits so long


@dataclass(frozen=True)
class Answered:
    """An answer over HTTP, or the one that denied a socket."""

    status: int
    headers: dict[str, str]
    body: bytes
    cookies: tuple[str, ...] = ()  # each as it is to be set

    def json(self) -> Object:
        return cast("Object", json.loads(self.body))

    def error(self) -> Object:
        return cast("Object", self.json()["error"])


class Denied(Exception):
    """A socket was not let in."""

    def __init__(self, answered: Answered) -> None:
        super().__init__(answered.body)
        self.answered = answered


class Within:
    """One running server."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def http(
        self,
        method: str,
        path: str,
        body: Json | bytes = None,
        *,
        guest: str | None = None,
        headers: Mapping[str, str] | None = None,
        client: str = CLIENT,
    ) -> Answered:
        """Send a request, with the cookie of a guest if one is named."""
        sent = body if isinstance(body, bytes) else b"" if body is None else _encoded(body)
        given = {"content-type": "application/json", "content-length": str(len(sent))}
        scope = self._scope("http", path, given | dict(headers or {}), guest)
        scope.update(method=method, scheme="http", client=(client, 50_000))
        waiting = [{"type": "http.request", "body": sent}]
        heard: list[Message] = []

        async def receive() -> Message:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            heard.append(message)

        await asyncio.wait_for(self.app(scope, receive, send), PATIENCE)
        return _answered(heard)

    async def open(
        self, path: str, *, guest: str | None = None, headers: Mapping[str, str] | None = None
    ) -> ClientSocket:
        """Open a socket; whoever is not let in gets a Denied."""
        scope = self._scope("websocket", path, dict(headers or {}), guest)
        scope.update(scheme="ws", subprotocols=[], extensions={"websocket.http.response": {}})
        wire = ClientSocket(self.app, scope)
        first = await wire.next()
        if first["type"] == "websocket.accept":
            return wire
        answer = [first]
        while first["type"] != "websocket.close" and not _is_last(answer[-1]):
            answer.append(await wire.next())
        await wire.task
        raise Denied(_answered(answer))

    def cookie(self, guest: str) -> str:
        """Return the cookie of a guest."""
        return f"bigshoulders={self.services.guests.cookie(guest, 0)}"

    def _scope(self, kind: str, path: str, headers: dict[str, str], guest: str | None) -> Scope:
        named = {"host": HOST} | headers
        if guest is not None:
            named["cookie"] = self.cookie(guest)
        plain, _mark, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in named.items()],
            "client": (CLIENT, 50_000),
            "server": (HOST, 80),
            "state": {},
        }


class ClientSocket:
    """A client's end of a socket."""

    def __init__(self, app: ASGIApp, scope: Scope) -> None:
        self._to_server: asyncio.Queue[Message] = asyncio.Queue()
        self._from_server: asyncio.Queue[Message] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self._to_server.get, self._from_server.put))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()

    async def next(self) -> Message:
        """Return what the server sends next; an error of the server is the test's error too."""
        waiting = asyncio.ensure_future(self._from_server.get())
        await asyncio.wait({waiting, self.task}, timeout=PATIENCE, return_when="FIRST_COMPLETED")
        if not waiting.done():
            waiting.cancel()
            if self.task.done():
                self.task.result()
            raise TimeoutError("the server says nothing")
        return waiting.result()

    async def text(self) -> str:
        """Return the text of the next message."""
        message = await self.next()
        assert message["type"] == "websocket.send", message
        return str(message["text"])

    async def hear(self) -> Object:
        return cast("Object", json.loads(await self.text()))

    def say(self, message: Json | bytes) -> None:
        """Send a message: an object, a text as it stands, or bytes."""
        if isinstance(message, bytes):
            self._to_server.put_nowait({"type": "websocket.receive", "bytes": message})
        else:
            text = message if isinstance(message, str) else _encoded(message).decode()
            self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def ask(self, message: Json) -> Object:
        """Send a message and return what the server says next."""
        self.say(message)
        return await self.hear()

    async def close(self) -> None:
        if not self.task.done():
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, PATIENCE)


@asynccontextmanager
async def within(settings: Settings) -> AsyncIterator[Within]:
    """Run a server until the block ends."""
    app = make_app(settings)
    to_app: asyncio.Queue[Message] = asyncio.Queue()
    from_app: asyncio.Queue[Message] = asyncio.Queue()
    to_app.put_nowait({"type": "lifespan.startup"})
    scope: Scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    task = asyncio.ensure_future(app(scope, to_app.get, from_app.put))
    started = await asyncio.wait_for(from_app.get(), PATIENCE)
    assert started["type"] == "lifespan.startup.complete", started
    try:
        yield Within(app, hall_of(app))
    finally:
        to_app.put_nowait({"type": "lifespan.shutdown"})
        await asyncio.wait_for(task, PATIENCE)


def hall_of(app: Proxies) -> Services:
    """Return what a running server is made of."""
    inner = app._app
    while isinstance(inner, StrictTransport | FrontDoor):
        inner = inner._app
    return cast("Services", cast("FastAPI", inner).state.services)


def _encoded(body: Json) -> bytes:
    return json.dumps(body).encode()


def _is_last(message: Message) -> bool:
    return message["type"].endswith("response.body") and not message.get("more_body")


def _answered(heard: list[Message]) -> Answered:
    start = heard[0]
    if start["type"] == "websocket.close":
        return Answered(403, {}, str(start.get("reason", "")).encode())
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    body = b"".join(one.get("body", b"") for one in heard[1:])
    cookies = [value.decode() for name, value in start["headers"] if name == b"set-cookie"]
    return Answered(start["status"], headers, body, tuple(cookies))
