"""Halls in the test's own process, with a time that the test decides."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING
from uuid import uuid4

from sqlalchemy import update

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.identity.guests import new_guest, new_id
from bigshoulders.server.services import Services, open_services
from bigshoulders.server.settings import Settings
from bigshoulders.server.store import schema
from bigshoulders.server.store.rows import Entry, Write
from bigshoulders.server.tables.actions import Actor, answer
from bigshoulders.server.tables.creation import TableRequest, make_table
from bigshoulders.server.tables.room import Connection
from bigshoulders.server.tables.seats.seating import Guest
from bigshoulders.server.tables.table import FREE
from bigshoulders.server.tables.time.clocks import SeatClock
from bigshoulders.server.tables.time.timekeeper import ALIVE

if TYPE_CHECKING:
    import random

HOUR = 3600.0
DAY = 24 * HOUR


class Hours:
    """What time it is."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at


@asynccontextmanager
async def opened(database: str, hours: Hours) -> AsyncIterator[Services]:
    """Open services that do nothing by itself between rounds."""
    services = await open_services(Settings(database, now=hours, steady=hours))
    try:
        yield services
    finally:
        await services.close()


async def guest(services: Services, name: str) -> Guest:
    person = Guest(new_id(), name)
    await services.journal.append(Write([new_guest(person.id, name)]))
    return person


async def table_for(services: Services, host: Guest, *sitters: str, **clock: Json) -> str:
    """Make a table of City with a clock."""
    return await made_from(services, host, _plan(sitters, clock))


async def free_table_for(services: Services, host: Guest, *sitters: str, **clock: Json) -> str:
    """Make a table of City with a clock at which everything may be taken back."""
    return await made_from(services, host, replace(_plan(sitters, clock), undo=FREE))


def _plan(sitters: tuple[str, ...], clock: dict[str, Json]) -> TableRequest:
    return TableRequest("city", sitters, {}, "test", "open", {"bot": "random", **clock})


async def made_from(services: Services, host: Guest, plan: TableRequest) -> str:
    """Make the table of a plan, and wait until it is at rest."""
    made, _token = await make_table(services.tables, plan, host)
    await at_rest()
    return made


async def pass_time(services: Services, hours: Hours, seconds: float) -> None:
    """Let time pass while the server runs, and let it do what is due then."""
    await live_on(services, hours, seconds)
    await services.tables.make_rounds()
    await at_rest()


async def live_on(services: Services, hours: Hours, seconds: float) -> None:
    """Let time pass while the server runs, which gives a sign of life at the end of it."""
    hours.at += seconds
    alive = update(schema.settings).where(schema.settings.c.key == ALIVE)
    await services.journal.append(Write([alive.values(value=repr(hours.at))]))


async def at_rest() -> None:
    """Wait until nothing goes on at any table by itself."""
    while busy := [task for task in asyncio.all_tasks() if _is_guarded(task)]:
        await asyncio.wait(busy)


def _is_guarded(task: asyncio.Task[object]) -> bool:
    return getattr(task.get_coro(), "__name__", "") == "_guarded"


async def asked(services: Services, table: str) -> list[int]:
    async with services.tables.enter(table) as (_room, now):
        return now.asked()


async def hands(services: Services, table: str) -> list[SeatClock]:
    async with services.tables.enter(table) as (_room, now):
        assert now.clock is not None
        return now.clock.hands()


async def left(services: Services, table: str) -> list[float]:
    return [hand.left for hand in await hands(services, table)]


async def kinds(services: Services, table: str) -> list[str]:
    """Return what happened at a table, by kind."""
    return [entry.kind for entry in await entries(services, table)]


async def entries(services: Services, table: str) -> list[Entry]:
    return await services.reader.entries(table, 0)


async def play(
    services: Services, table: str, seat: int, person: Guest, chosen: random.Random | None = None
) -> int:
    """Give one of a seat's legal answers, by default the first."""
    async with services.tables.enter(table) as (_room, now):
        legal, number = now.playing().legal(seat), now.number
    notation = (legal[0] if chosen is None else chosen.choice(legal)).notation
    return await answer(services.tables, table, actor(person, seat), uuid4().hex, number, notation)


def actor(person: Guest, seat: int | None) -> Actor:
    return Actor(person.id, seat, person.name)


class Ear:
    """A socket that keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.closed: int | None = None
        self.ended = asyncio.Event()

    async def send_text(self, data: str) -> None:
        self.heard.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.closed = code
        self.ended.set()


async def listen(services: Services, table: str, person: Guest, seat: int | None) -> Ear:
    """Put an ear into a room, as the socket of a seat."""
    ear = Ear()
    async with services.tables.enter(table) as (room, _now):
        room.connections.add(Connection(ear, person.id, seat))
    return ear
