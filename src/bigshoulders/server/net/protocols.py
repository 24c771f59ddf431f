"""HTTP and WebSockets on a connection, as uvicorn speaks them, and with an end to all waiting.

uvicorn has no time-out for a request that never comes whole, no limit for headers or connections
of one address, and no end for a client that does not read. These classes add what is missing
(ADR 0021).
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

import orjson
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bigshoulders.server.app import make_app
from bigshoulders.server.errors import Refused
from bigshoulders.server.metrics import REFUSED
from bigshoulders.server.net.addresses import counted
from bigshoulders.server.net.connections import Connections
from bigshoulders.server.net.front_door import HEADERS
from bigshoulders.server.net.system import files_to_open
from bigshoulders.server.settings import Settings

if TYPE_CHECKING:
    from typing import Any

    from uvicorn._types import ASGI3Application
    from uvicorn.server import ServerState

LARGEST_MESSAGE: Final = 16 * 1024
GRACE: Final = 5  # seconds for open connections when the server is stopped
MOST_PIPELINED: Final = 8  # requests of one connection that wait for the one before
FILES: Final = 128  # that the server opens beside connections: database, logs, bots


class Config(uvicorn.Config):
    """uvicorn's settings, with ours for connections."""

    def __init__(self, settings: Settings) -> None:
        app, limits = make_app(settings), settings.limits
        super().__init__(
            app,
            http=Requests,
            ws=Sockets,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=limits.ping_seconds,
            timeout_keep_alive=limits.idle_seconds,  # type: ignore[arg-type] # a float does as well
            timeout_graceful_shutdown=GRACE,
            proxy_headers=False,  # the application itself knows whom to believe
            log_config=None,
            access_log=False,  # it would tell who plays where
            server_header=False,
            lifespan="on",
        )
        self.limits = limits
        files = files_to_open(limits.all_connections + FILES)
        self.peers = Connections(limits.connections, max(1, files - FILES))
        self.is_proxy = app.trusts


class ProtocolWithDeadlines(asyncio.Protocol):
    """A connection that is counted, and ended if its client does not read what it is sent."""

    config: Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None

    address = ""
    is_proxy = False
    _unread: TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.client is not None:
            self.address = counted(self.client[0])
            self.is_proxy = self.config.is_proxy(self.client[0])

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.peers.leave(self)
        self._has_read()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._must_read()

    def resume_writing(self) -> None:
        self._has_read()
        super().resume_writing()

    def drop(self) -> None:
        """End the connection at once; nobody waits until the client has read what is left."""
        self.transport.abort()

    def _must_read(self) -> None:
        if self._unread is None:
            self._unread = self.loop.call_later(self.config.limits.unread_seconds, self.drop)

    def _has_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class Requests(ProtocolWithDeadlines, HttpToolsProtocol):
    """HTTP: a request comes whole within its time, with so many headers, or it is refused."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._deadline: TimerHandle | None = None
        self._in_head = True  # whether what comes next belongs to a head
        self._head_bytes = 0  # of a head that is not complete
        self._refused: Refused | None = None
        self._running: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.config.peers.enter(self):
            self._wait(self.config.limits.head_seconds)
        else:
            text = "your address has too many connections open; close some first"
            self._answer(Refused("too_many_open", text))

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._running is not None:  # uvicorn tells only the last of several in a row
            self._running.disconnected = True
            self._running.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._in_head:
            self._head_bytes += len(data)
            if self._deadline is None:  # the first of the next request
                self._wait(self.config.limits.head_seconds)
        super().data_received(data)
        if self._in_head and self._head_bytes > self.config.limits.header_bytes:
            self._answer(self._too_large())

    def on_headers_complete(self) -> None:
        limits = self.config.limits
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > limits.header_bytes or len(self.headers) > limits.headers:
            self._refuse(self._too_large())
        if len(self.pipeline) >= MOST_PIPELINED:
            text = "too many requests on one connection; wait for the answers"
            self._refuse(Refused("too_many", text))
        self._in_head = False
        self._wait(limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._in_head, self._head_bytes = True, 0
        super().on_message_complete()
        last = self._last()
        if last is not None and last.response_complete:  # it was refused before it was read
            self._wait(self.config.limits.head_seconds)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._deadline is None and not self.pipeline:
            self.config.peers.wait(self)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self.config.peers.leave(self)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Say why a request was refused while it was read."""
        self._answer(self._refused or Refused("not_http", "that isn't an HTTP request"))

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self._time_out)
        self.config.peers.wait(self)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self.config.peers.serve(self)

    def _time_out(self) -> None:
        if self._in_head and not self._head_bytes:
            self.drop()  # a connection that was opened in case it would be needed
        else:
            text = "the request did not come whole in time; send it again"
            self._answer(Refused("too_slow", text))

    def _too_large(self) -> Refused:
        limits = self.config.limits
        text = f"a request may have {limits.headers} headers of {limits.header_bytes} bytes at most"
        return Refused("headers_too_large", text)

    def _refuse(self, refused: Refused) -> None:
        """End the reading of a request from inside; uvicorn then asks what to answer."""
        self._refused = refused
        raise refused

    def _answer(self, refused: Refused) -> None:
        """Answer without the application, and end the connection."""
        if self._owes_an_answer():
            self.drop()  # or this would be taken for the answer to another request
        if self.transport.is_closing():
            return
        REFUSED.add()
        body = orjson.dumps({"error": refused.as_json()})
        headers = HEADERS | {
            "content-type": "application/json",
            "content-length": str(len(body)),
            "cache-control": "no-store",
            "connection": "close",
        }
        lines = [f"HTTP/1.1 {refused.status} {HTTPStatus(refused.status).phrase}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()
        self._must_read()

    def _owes_an_answer(self) -> bool:
        """Tell whether the client waits for something else first, or has heard a part of it."""
        last = self._last()
        if self.pipeline or last is None:
            return bool(self.pipeline)
        return not last.response_complete if self._in_head else last.response_started

    def _last(self) -> RequestResponseCycle | None:
        """Return the last request whose headers came; before that, uvicorn has none."""
        return self.cycle

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)


class Sockets(ProtocolWithDeadlines, WebSocketsSansIOProtocol):
    """A WebSocket; uvicorn limits what it takes from the client, and we what waits for it."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.config.peers.enter(self)  # there is room, because the request before it has just left

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # nobody reads the answer, so it must not wait in memory

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._must_read()
