"""One process of clients: it holds the sockets of some tables and answers at a given rate.

Moves are due at random instants (an open loop, as people are), whatever the server does. The time
of an answer runs from that instant, so a server that falls behind cannot hide it by being asked
less.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import process_time
from typing import TYPE_CHECKING, TypeAlias, cast

import orjson
import uvloop

from bench.load_socket import ClientSocket

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Ack: TypeAlias = tuple[str, int, str]  # table, number of the entry, the client's own id

SEATS = ("red", "yellow", "green", "blue")
AT_ONCE = 20  # tables that are opened side by side
PATIENCE = 60.0  # seconds for a table to be opened
LAST_ANSWERS = 10.0  # seconds for what is on its way when a round ends
NOT_ASKED = b'"question":null'
OVER = b'"status":"over"'
ACK = b'{"type":"ack"'
NEWS = b'{"type":"news"'
WELCOME = b'{"type":"welcome"'


@dataclass(frozen=True)
class Site:
    """Where the server is, and as whom to come."""

    host: str
    port: int
    cookie: str


@dataclass
class Round:
    """What one process saw in one round."""

    answer_seconds: list[float] = field(default_factory=list)
    acks: list[Ack] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)  # refusals, and sockets that ended
    due: int = 0  # moves whose instant came
    unanswered: int = 0  # sent, and no word of them
    over: list[str] = field(default_factory=list)  # tables whose game has ended
    processor_seconds: float = 0.0


class Table:
    """One table: its sockets, who is asked what, and the answer that is on its way."""

    def __init__(self, crowd: Crowd, table_id: str) -> None:
        self.id = table_id
        self.is_over = False
        self.sent: tuple[str, float] | None = None  # the answer's id, and when it was due
        self._crowd = crowd
        self._number = 0  # the last entry that we know of
        self._asked: dict[int, tuple[int, list[str]]] = {}
        self._wires: list[ClientSocket] = []
        self._welcomes: asyncio.Queue[None] = asyncio.Queue()

    async def open(self, site: Site) -> None:
        """Open a socket for each seat and wait until all have been welcomed."""
        loop = asyncio.get_running_loop()
        for seat, name in enumerate(SEATS):
            path = f"/api/tables/{self.id}/socket?seat={name}"
            hear = partial(self._hear, seat)
            host = f"{site.host}:{site.port}"
            wire = ClientSocket(path, host, site.cookie, hear, self._crowd.complain)
            self._wires.append(wire)
            await loop.create_connection(partial(_itself, wire), site.host, site.port)
            await asyncio.wait_for(self._welcomes.get(), PATIENCE)

    def close(self) -> None:
        for wire in self._wires:
            wire.close()

    def is_ready(self) -> bool:
        return bool(self._asked) and self.sent is None and not self.is_over

    def answer(self, request: str, due: float, dice: Random) -> None:
        """Send one of the legal answers of a seat that is asked."""
        seat = dice.choice(list(self._asked))
        number, answers = self._asked[seat]
        self.sent = (request, due)
        message = {"type": "answer", "id": request, "number": number}
        self._wires[seat].send(orjson.dumps(message | {"answer": dice.choice(answers)}))

    def _hear(self, seat: int, message: bytes) -> None:
        if message.startswith(ACK):
            self._acknowledged(orjson.loads(message)["number"])
        elif message.startswith((NEWS, WELCOME)):
            self._learn(seat, message)
        else:
            self.sent = None
            self._crowd.complain(message[:200].decode(errors="replace"))

    def _learn(self, seat: int, message: bytes) -> None:
        """Remember what a seat is asked; a message without a question is not even read."""
        if message.startswith(WELCOME):
            self._welcomes.put_nowait(None)
        if NOT_ASKED in message:
            self._asked.pop(seat, None)
            self.is_over = self.is_over or OVER in message
            return
        table = orjson.loads(message)["table"]
        if table["number"] >= self._number:
            self._asked[seat] = (table["number"], table["answers"])
            self._crowd.look_at(self)

    def _acknowledged(self, number: int) -> None:
        if self.sent is not None:
            request, due = self.sent
            self.sent = None
            self._crowd.note((self.id, number, request), due)
        self._number = number
        self._asked = {seat: one for seat, one in self._asked.items() if one[0] >= number}
        self._crowd.look_at(self)


class Crowd:
    """All clients of one process."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._dice = Random(name)
        self._tables: dict[str, Table] = {}
        self._ready: dict[str, Table] = {}  # in the order in which they became ready
        self._due: deque[float] = deque()
        self._count = 0
        self._clock = asyncio.get_running_loop().time
        self._seen = Round()
        self._heard = asyncio.Event()

    # What a table tells

    def look_at(self, table: Table) -> None:
        """Remember a table that waits for an answer, and give one if it is late."""
        if table.is_ready():
            self._ready[table.id] = table
            self._answer_what_is_due()

    def note(self, ack: Ack, due: float) -> None:
        """Count a move that is durable."""
        self._seen.answer_seconds.append(self._clock() - due)
        self._seen.acks.append(ack)
        self._heard.set()

    def complain(self, what: str) -> None:
        """Note something that must not happen."""
        self._seen.errors.append(what)
        self._heard.set()

    # What the parent wants

    async def open(self, site: Site, tables: Sequence[str]) -> None:
        """Open the sockets of some tables; sockets of games that are over are closed."""
        for over in [one for one in self._tables.values() if one.is_over]:
            self._tables.pop(over.id).close()
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*[self._open(site, table_id, gate) for table_id in tables])

    async def _open(self, site: Site, table_id: str, gate: asyncio.Semaphore) -> None:
        async with gate:
            table = self._tables[table_id] = Table(self, table_id)
            await table.open(site)

    async def play(self, rate: float, seconds: float) -> Round:
        """Answer at random instants, so many a second on average; returns what was seen."""
        self._seen = Round(errors=self._seen.errors)  # what happened between rounds counts too
        worked = process_time()
        due = start = self._clock()
        while (due := due + self._dice.expovariate(rate)) < start + seconds:
            await asyncio.sleep(max(0.0, due - self._clock()))
            self._due.append(due)
            self._seen.due += 1
            self._answer_what_is_due()
        await self._last_answers()
        seen = self._seen
        seen.processor_seconds = process_time() - worked
        seen.unanswered = self._on_their_way()
        seen.over = [table.id for table in self._tables.values() if table.is_over]
        self._seen = Round()
        return seen

    def close(self) -> None:
        """Close every socket."""
        for table in self._tables.values():
            table.close()
        self._tables.clear()
        self._ready.clear()

    def _answer_what_is_due(self) -> None:
        while self._due and self._ready:
            table = self._ready.pop(next(iter(self._ready)))
            if table.is_ready():
                self._count += 1
                table.answer(f"{self._name}-{self._count}", self._due.popleft(), self._dice)

    async def _last_answers(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_ANSWERS):
                while self._due or self._on_their_way():
                    self._heard.clear()
                    await self._heard.wait()
        self._due.clear()

    def _on_their_way(self) -> int:
        return sum(table.sent is not None for table in self._tables.values())


def _itself(wire: ClientSocket) -> ClientSocket:
    return wire


def run(name: str, orders: Connection) -> None:
    """Do what the parent says until it closes the pipe; the main function of a process."""
    gc.disable()  # a pause here would be taken for one of the server
    uvloop.run(_obey(name, orders))


async def _obey(name: str, orders: Connection) -> None:
    crowd = Crowd(name)
    loop = asyncio.get_running_loop()
    while True:
        try:
            order, given = await loop.run_in_executor(None, orders.recv)
        except EOFError:
            return
        done: object = None
        if order == "open":
            await crowd.open(*cast("tuple[Site, list[str]]", given))
        elif order == "play":
            done = await crowd.play(*cast("tuple[float, float]", given))
        else:
            crowd.close()
        orders.send(done)
