"""A room: the sockets at a table, and the table itself while somebody plays there."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from starlette.websockets import WebSocketDisconnect

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.errors import Close
from bigshoulders.server.tables import presenter
from bigshoulders.server.tables.presenter import Audience
from bigshoulders.server.tables.table import SEAT, START, StoredEntry, Table

MOST_WAITING: Final = 64  # messages for a socket that does not take them
MOST_LETTERS: Final = 1_000_000  # of them all, if they are more than one


class SocketWriter(Protocol):
    """The end of a WebSocket that a connection writes to."""

    async def send_text(self, data: str) -> None:
        """Send one message."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """End the connection."""


class Connection:
    """One socket: whose it is, which seat it speaks for, and what waits to be sent."""

    def __init__(
        self,
        socket: SocketWriter,
        guest: str | None,
        seat: Audience,
        address: str = "",
        sign_outs: int = 0,
    ) -> None:
        self.guest = guest
        self.sign_outs = sign_outs  # that the guest's cookie knew of
        self.seat = seat
        self.address = address
        self._socket = socket
        self._waiting: deque[str] = deque()
        self._letters = 0  # of all that waits
        self._sender: asyncio.Task[None] | None = None
        self._closing: tuple[int, str] | None = None

    def push(self, text: str) -> None:
        """Send a message without waiting; a client that does not listen is let go."""
        if self._closing is not None:
            return
        if self._waiting and self._is_full(text):
            self._forget()
            self.close(Close.TOO_SLOW, "too slow; connect again and go on from the last number")
            return
        self._waiting.append(text)
        self._letters += len(text)
        self._work()

    def _forget(self) -> None:
        self._waiting.clear()
        self._letters = 0

    def _is_full(self, text: str) -> bool:
        return len(self._waiting) >= MOST_WAITING or self._letters + len(text) > MOST_LETTERS

    def close(self, code: int, reason: str) -> None:
        """End the connection after what waits has been sent."""
        self._closing = (code, reason)
        self._work()

    def _work(self) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft()
                self._letters -= len(text)
                await self._socket.send_text(text)
            if self._closing is not None:
                await self._socket.close(*self._closing)
        except (RuntimeError, OSError, WebSocketDisconnect):
            self._forget()  # the client is gone, and its reader sees that too
        finally:
            self._sender = None


class Room:
    """Everything about one table in this process; one thing happens in it at a time."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.announced = 0  # the last entry that its sockets have heard of
        self.connections: set[Connection] = set()
        self.thinking: set[int] = set()
        self.users = 0
        self.used_at = 0.0

    def messages(self, table: Table, stored: list[StoredEntry]) -> dict[Audience, str]:
        """Write news once for each audience that listens."""
        found: dict[Audience, str] = {}
        for audience in {connection.seat for connection in self.connections}:
            found[audience] = presenter.encode(news(table, stored, audience))
        return found

    def tell(self, table: Table, messages: dict[Audience, str], number: int) -> None:
        """Send news to everybody in the room who still may hear them."""
        self.announced = number
        self.let_go(table)
        for connection in self.connections:
            if connection.seat in messages:
                connection.push(messages[connection.seat])

    def let_go(self, table: Table) -> None:
        """Close the sockets that speak for a seat which now is somebody else's."""
        for connection in self.connections:
            seat = connection.seat
            if seat is not None and not table.speaks_for(connection.guest, seat):
                connection.close(Close.SEAT_LOST, "the seat has been given to someone else")


def news(table: Table, stored: list[StoredEntry], audience: Audience) -> dict[str, Json]:
    """Return what happened and how the table stands now."""
    seats: Json = None
    if any(one.entry.kind in (SEAT, START) for one in stored):
        seats = presenter.chairs(table, None, stored[-1].entry.at)
    return {
        "type": "news",
        "entries": presenter.entries(table, stored, audience),
        "seats": seats,
        "table": presenter.table_state(table, audience),
    }
