"""Clients that do not read what they are sent: they are dropped, and nothing grows meanwhile."""

from __future__ import annotations

import asyncio
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bigshoulders.server.net.limits import NEVER, Limits
from bigshoulders.server.net.protocols import Sockets
from bigshoulders.server.tables.room import MOST_LETTERS, MOST_WAITING, Connection
from tests.server.listening import PATIENCE, Listening, listen, request, until
from tests.server.running import Ear
from tests.server.test_slow_clients import table

if TYPE_CHECKING:
    import socket
    from pathlib import Path

LARGE = "/api/openapi.json"
MEGABYTE = 1_000_000
PING = b"\x89\xfd" + bytes(4) + bytes(125)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="buffers differ")


async def deaf_socket(server: Listening) -> tuple[socket.socket, str]:
    """Open the socket of a table and never read from it; returns it and the table."""
    path, cookie = await table(server)
    path = path.partition(str(server.port))[2]
    key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="
    headers = ("upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13", key)
    wire = server.deaf()
    wire.sendall(request(path, *headers, f"cookie: {cookie['cookie']}"))
    await until(lambda: any(isinstance(one, Sockets) for one in server.connected))
    return wire, path.split("/")[3]


@pytest.mark.parametrize("by_system", [False, True])
def test_a_socket_that_does_not_read_is_dropped_while_the_table_talks(
    tmp_path: Path, by_system: bool
) -> None:
    async def talk(server: Listening) -> None:
        wire, table_id = await deaf_socket(server)
        with closing(wire):
            room = server.services.tables._rooms[table_id]
            await until(lambda: bool(room.connections))
            (connection,) = room.connections
            async with asyncio.timeout(PATIENCE):
                while room.connections:
                    connection.push("a" * 10_000)
                    assert len(connection._waiting) <= MOST_WAITING
                    assert all(
                        one.transport.get_write_buffer_size() < 500_000 for one in server.connected
                    )
                    await asyncio.sleep(0.005)
            await until(lambda: not server.connected)

    seconds = NEVER if by_system else 0.5
    listen(tmp_path, Limits(unread_seconds=seconds), talk, unread=0.5 if by_system else None)


def test_answers_to_pings_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    async def ping(server: Listening) -> None:
        wire, _table = await deaf_socket(server)
        with closing(wire):
            wire.setblocking(False)
            (there,) = server.connected
            loop = asyncio.get_running_loop()
            for _megabyte in range(10):
                await loop.sock_sendall(wire, PING * (MEGABYTE // len(PING)))
                assert there.transport.get_write_buffer_size() < MEGABYTE
        await until(lambda: not server.connected)

    listen(tmp_path, Limits(), ping)


def test_an_answer_that_nobody_reads_is_dropped(tmp_path: Path) -> None:
    async def look_away(server: Listening) -> None:
        with closing(server.deaf()) as wire:
            wire.sendall(request(LARGE))
            await server.come_and_gone()

    listen(tmp_path, Limits(unread_seconds=0.3), look_away)


def test_the_system_drops_what_is_left_of_a_closed_connection(tmp_path: Path) -> None:
    """Which is too little for us to be told that it waits."""

    async def look_away(server: Listening) -> None:
        with closing(server.deaf()) as wire:
            wire.sendall(request("/api/games", "connection: close"))
            await server.come_and_gone()

    listen(tmp_path, Limits(), look_away, unread=0.3)


def test_messages_for_a_slow_socket_are_limited_in_number_and_in_size() -> None:
    async def push(size: int) -> list[tuple[int, int]]:
        sizes = []
        connection = Connection(Stuck(), None, None)
        for _message in range(2 * MOST_WAITING):
            connection.push("a" * size)
            sizes.append((len(connection._waiting), connection._letters))
            await asyncio.sleep(0)
        return sizes

    small, large, huge = (
        asyncio.run(push(size)) for size in (1, MOST_LETTERS // 4, 2 * MOST_LETTERS)
    )
    assert max(small) == (MOST_WAITING, MOST_WAITING)
    assert max(large) == (4, MOST_LETTERS)
    assert max(huge) == (1, 2 * MOST_LETTERS)
    assert {small[-1], large[-1], huge[-1]} == {(0, 0)}


class Stuck(Ear):
    """A socket that takes nothing."""

    async def send_text(self, data: str) -> None:
        await asyncio.Event().wait()
