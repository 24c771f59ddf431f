"""The sockets of a room."""

from __future__ import annotations

import asyncio

import pytest
from starlette.websockets import WebSocketDisconnect

from bigshoulders.server.tables.room import Connection


class Gone:
    """A socket whose client left while something was on its way."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.tries = 0

    async def send_text(self, data: str) -> None:
        self.tries += 1
        raise self.error

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        raise self.error


@pytest.mark.parametrize("error", [WebSocketDisconnect(1006), RuntimeError(), ConnectionError()])
def test_a_client_that_leaves_while_it_is_told_something_troubles_nobody(error: Exception) -> None:
    complaints: list[object] = []

    async def leave() -> int:
        asyncio.get_running_loop().set_exception_handler(
            lambda _loop, context: complaints.append(context)
        )
        wire = Gone(error)
        connection = Connection(wire, None, None)
        connection.push("one")
        connection.push("two")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.push("three")
        await asyncio.sleep(0)
        return wire.tries

    tries = asyncio.run(leave())
    assert (tries, complaints) == (2, [])
