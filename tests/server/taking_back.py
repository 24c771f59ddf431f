"""Tables at which people try to take back, and what became of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING
from uuid import uuid4

from bigshoulders.server.errors import Refused
from bigshoulders.server.store.rows import Chair
from bigshoulders.server.tables import actions, presenter
from bigshoulders.server.tables.creation import TableRequest, make_table
from bigshoulders.server.tables.seats.owners import HANDED, SAT
from bigshoulders.server.tables.seats.seating import (
    Guest,
    SeatChange,
    begun,
    reseated,
    seat_statement,
)
from bigshoulders.server.tables.service import PendingEntry
from bigshoulders.server.tables.table import ASK, UNDO, Table
from tests.server.running import Hours, actor, at_rest, entries, guest, opened, play

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.kernel.json_nodes import Json
    from bigshoulders.server.services import Services
    from bigshoulders.server.store.rows import Entry

MOST_TURNS = 2000


@dataclass
class Party:
    """One table, with the people at it by their seats."""

    services: Services
    table: str
    people: list[Guest | None]
    random: Random = field(default_factory=lambda: Random(5))

    async def now(self) -> Table:
        async with self.services.tables.enter(self.table) as (_room, table):
            return table

    async def table_state(self, seat: int | None) -> dict[str, Json]:
        """Return what a seat is told of the table."""
        return presenter.table_state(await self.now(), seat)

    async def step(self) -> int:
        """Let a person who is asked answer, then the bots; returns the seat."""
        seat = self.random.choice(await self.asked())
        await self.answer(seat)
        return seat

    async def asked(self) -> list[int]:
        """Return the seats of people who are asked."""
        return [seat for seat in (await self.now()).asked() if self.people[seat] is not None]

    async def answer(self, seat: int) -> None:
        """Let a seat give one of its answers."""
        person = self.people[seat]
        assert person is not None
        await play(self.services, self.table, seat, person, self.random)
        await at_rest()

    async def play_until(self, is_there: Callable[[Table], bool]) -> Table:
        """Play on until something holds; of several who are asked, each answers all in a row."""
        for _turn in range(MOST_TURNS):
            if is_there(table := await self.now()):
                return table
            await self.answer((await self.asked())[0])
        raise AssertionError("it never came to that")

    async def undo(self, seat: int, to: int) -> Entry:
        """Try to take back; returns the entry that it became."""
        person, number = self.people[seat], (await self.now()).number
        assert person is not None
        done = await actions.undo(
            self.services.tables, self.table, actor(person, seat), uuid4().hex, number, to
        )
        await at_rest()
        return (await entries(self.services, self.table))[done - 1]

    async def why_not(self, seat: int, to: int) -> str | None:
        """Try to take back; returns the key of the refusal, which must change nothing."""
        before = await entries(self.services, self.table)
        try:
            await self.undo(seat, to)
        except Refused as refused:
            assert await entries(self.services, self.table) == before
            return refused.key
        return None

    async def consent(self, seat: int, number: int, *, agree: bool = True) -> str | None:
        """Agree to an undo or not; returns the key of the refusal, if it is refused."""
        person = self.people[seat]
        assert person is not None
        who = actor(person, seat)
        try:
            await actions.consent(
                self.services.tables, self.table, who, uuid4().hex, number, agree=agree
            )
        except Refused as refused:
            return refused.key
        await at_rest()
        return None

    async def seat(
        self, seat: int, person: Guest | None, kept_for: Guest | None = None, how: str = ""
    ) -> None:
        """Give a seat to a person, or to a bot that may keep it for somebody."""
        owner = None if kept_for is None else kept_for.id
        chair = Chair(seat, None, "random", "random", owner)
        if person is not None:
            chair = Chair(seat, person.id, None, person.name, owner)
        async with self.services.tables.enter(self.table) as (room, table):
            drafts = [reseated(table, SeatChange(chair, how or (SAT if person else HANDED)))]
            if table.game is None and all(one.is_taken for one in table.chairs):
                drafts += begun(table, [])
            changes = [seat_statement(self.table, chair)]
            await self.services.tables.store(room, table, drafts, changes)
        self.people[seat] = person
        await at_rest()

    async def undo_as_before(self, seat: int, to: int) -> None:
        """Write an undo as the version before would have, which asked less."""
        async with self.services.tables.enter(self.table) as (room, table):
            draft = PendingEntry(UNDO, seat, digest=table.back_to(to), data={"to": to})
            await self.services.tables.store(room, table, [draft])
        await at_rest()

    async def ask_as_before(self, seat: int, to: int, of: int) -> int:
        """Write a request as the version before would have, which asked only who had moved."""
        async with self.services.tables.enter(self.table) as (room, table):
            draft = PendingEntry(ASK, seat, data={"to": to, "of": str(of)})
            return await self.services.tables.store(room, table, [draft])


def last_decision(table: Table, seat: int) -> int:
    """Return where to go back to, to undo your last move of a seat."""
    place = max(place for place, one in enumerate(table.decisions) if one.seat == seat)
    return table.decisions[place - 1].number


async def other_moves(made: Party) -> tuple[int, int, int]:
    """Play until another seat has moved; returns who moved before, who then, and where to go."""
    first = await made.step()
    while (then := await made.step()) == first:
        pass
    return first, then, last_decision(await made.now(), first)


async def party(services: Services, *sitters: str, undo: str = "", **options: str) -> Party:
    """Make a table of City; a capital letter stands for a person, the first one is the host."""
    people = {name: await guest(services, name) for name in sitters if name.isupper()}
    host = next(iter(people))
    seats = tuple("me" if one == host else "open" if one in people else one for one in sitters)
    plan = TableRequest("city", seats, options)
    plan = replace(plan, undo=undo) if undo else plan
    table, _token = await make_table(services.tables, plan, people[host])
    made = Party(services, table, [people.get(one) for one in sitters])
    await at_rest()
    for seat, one in enumerate(sitters):
        if one in people and one != host:
            await made.seat(seat, people[one])
    return made


def run(folder: Path, story: Callable[[Services], Awaitable[None]]) -> None:
    """Tell a story with services of its own."""

    async def told() -> None:
        async with opened(f"sqlite:///{folder}/tables.db", Hours()) as services:
            await story(services)

    asyncio.run(told())
