"""A server that listens on loopback inside the test's own process, and bare connections to it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Self, cast

import uvicorn
import uvloop

from bigshoulders.server.net.limits import Limits
from bigshoulders.server.net.protocols import Config, ProtocolWithDeadlines
from bigshoulders.server.net.system import end_if_unread
from bigshoulders.server.settings import Settings
from tests.server.within import hall_of

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.client import Object
    from bigshoulders.server.net.addresses import Proxies
    from bigshoulders.server.services import Services

HERE = "127.0.0.1"
FEW = 4096  # bytes that the system keeps of what is on its way
PATIENCE = 600.0  # seconds; only a test that fails ever waits so long


class Listening:
    """One running server."""

    def __init__(self, config: Config, port: int) -> None:
        self.config = config
        self.port = port

    @property
    def services(self) -> Services:
        return hall_of(cast("Proxies", self.config.app))

    @property
    def connected(self) -> list[ProtocolWithDeadlines]:
        """The server's ends of all connections."""
        own = self.config.peers._open.values()
        return [cast("ProtocolWithDeadlines", one) for group in own for one in group]

    async def open(self, sent: bytes = b"", source: str = HERE) -> Bare:
        """Connect from an address of this machine, and send something."""
        reader, writer = await asyncio.open_connection(HERE, self.port, local_addr=(source, 0))
        writer.write(sent)
        return Bare(reader, writer)

    def deaf(self) -> socket.socket:
        """Connect, and take next to nothing of what is sent."""
        wire = socket.socket()
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, FEW)
        wire.connect((HERE, self.port))
        return wire

    async def come_and_gone(self) -> None:
        """Wait until the server has a connection, and then until it has none any more."""
        await until(lambda: bool(self.connected))
        await until(lambda: not self.connected)

    async def ask(self, path: str = "/api/games", source: str = HERE) -> int:
        """Send a whole request; returns the status of the answer."""
        async with await self.open(request(path, "connection: close"), source) as bare:
            return (await bare.answer())[0]


class Bare:
    """A client's end of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.writer.transport.abort()

    async def rest(self) -> bytes:
        """Return all that the server sends until it ends the connection."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    async def answer(self) -> tuple[int, Object]:
        """Return the status of the answer, and the error in it, after which the connection ends."""
        head, _gap, body = (await self.rest()).partition(b"\r\n\r\n")
        return int(head.split()[1]), cast("Object", json.loads(body).get("error", {}))


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so that nobody tells us of."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - as said
            await asyncio.sleep(0.01)


def request(path: str, *headers: str, method: str = "GET", body: str = "") -> bytes:
    """Return a request as it is sent."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", "host: here", *headers, "", body]).encode()


@asynccontextmanager
async def listening(settings: Settings, unread: float | None) -> AsyncIterator[Listening]:
    """Run a server; the system itself ends what is not read for some time, if one is given."""
    with socket.create_server((HERE, 0), backlog=2048) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, FEW)
        if unread is not None:
            end_if_unread(door, unread)
        server = uvicorn.Server(config := Config(settings))
        task = asyncio.create_task(server.serve([door]))
        while not server.started:
            assert not task.done()
            await asyncio.sleep(0.01)
        try:
            yield Listening(config, door.getsockname()[1])
        finally:
            server.should_exit = True
            await task


def listen(
    folder: Path,
    limits: Limits,
    work: Callable[[Listening], Awaitable[None]],
    unread: float | None = None,
) -> None:
    """Do something with a server of its own, on the event loop that servers have."""

    async def inside() -> None:
        settings = Settings(f"sqlite:///{folder / 'tables'}.db", limits=limits)
        async with listening(settings, unread) as server:
            await work(server)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(inside())
