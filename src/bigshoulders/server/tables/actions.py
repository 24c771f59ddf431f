"""What people and bots do at a table: answer, take back, agree, talk, ask what would happen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from bigshoulders.kernel.action import Action
from bigshoulders.kernel.errors import Illegal, Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.errors import Refused, forbidden, illegal, malformed
from bigshoulders.server.store.journal import Conflict
from bigshoulders.server.tables import undo_rules
from bigshoulders.server.tables.previews import Previewer
from bigshoulders.server.tables.room import Room
from bigshoulders.server.tables.seats.seating import Guest, come_back
from bigshoulders.server.tables.service import ATTEMPTS, PendingEntry, Tables, played
from bigshoulders.server.tables.table import AGREE, ASK, CHAT, DECLINE, MOVE, UNDO, Table

T = TypeVar("T")
BROKEN: Final = 500  # from this status on it is no fault of the request


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts: a guest in a seat, a guest who only looks on, or a bot (no guest)."""

    guest: str | None
    seat: int | None
    name: str = ""


async def answer(
    tables: Tables, table_id: str, actor: Actor, request: str, number: int, notation: str
) -> int:
    """Give an answer; returns its number, the same one however often it is asked for."""

    async def give(room: Room, table: Table) -> int:
        seat = seat_of(table, actor)
        _check_fresh(table, seat, number)
        game = running(table)
        try:
            given = table.answer(_read(game, notation, seat))
        except Illegal as error:
            raise illegal(error) from error
        return await tables.store(room, table, [played(MOVE, given, actor.guest, request)])

    return await once(tables, table_id, actor, request, give)


async def undo(
    tables: Tables, table_id: str, actor: Actor, request: str, number: int, to: int
) -> int:
    """Take back to a decision, at once if that is the seat's own to do, else ask all others."""

    async def undo_request(room: Room, table: Table) -> int:
        seat = seat_of(table, actor)
        if not table.last <= number <= table.number:
            raise _stale(table, number)
        if table.decision(to) is None or not table.after(to):
            raise malformed(f"to: {to} is no earlier decision of this game")
        undo_rules.check_not_over(table)
        pending = PendingEntry(UNDO, seat, actor.guest, request)
        if undo_rules.free(table, seat, to):
            return await _take_back(tables, room, table, to, [pending])
        undo_rules.check_may_ask(table, seat)
        data: dict[str, Json] = {"to": to, "of": _listed(undo_rules.others(table, seat))}
        return await tables.store(room, table, [replace(pending, kind=ASK, data=data)])

    return await once(tables, table_id, actor, request, undo_request)


async def consent(
    tables: Tables, table_id: str, actor: Actor, request: str, number: int, agree: bool
) -> int:
    """Agree to what another seat wishes to take back, or not; one word for all own seats."""

    async def say(room: Room, table: Table) -> int:
        seat = seat_of(table, actor)
        undo_rules.check_not_over(table)
        undo_request = undo_rules.pending(table)
        if (
            undo_request is None
            or undo_request.number != number
            or seat not in undo_request.waiting
        ):
            raise Refused("no_wish", "there's no undo request to answer")
        pending = PendingEntry(AGREE if agree else DECLINE, seat, actor.guest, request)
        if not agree:
            return await tables.store(room, table, [pending])
        own = {one for one in undo_request.waiting if table.chairs[one].guest == actor.guest}
        pending = replace(pending, data={"seats": _listed(own)})
        if undo_request.waiting - own:
            return await tables.store(room, table, [pending])
        undone = PendingEntry(UNDO, undo_request.seat, data={"agreed": _listed(undo_request.of)})
        return await _take_back(tables, room, table, undo_request.to, [pending, undone])

    return await once(tables, table_id, actor, request, say)


async def back(tables: Tables, table_id: str, actor: Actor, request: str) -> int:
    """Say that one is back, which takes one's seat back if time had cost it."""

    async def look(_room: Room, table: Table) -> int:
        seat_of(table, actor)
        return table.number

    return await once(tables, table_id, actor, request, look)


async def chat(
    tables: Tables, table_id: str, actor: Actor, request: str, text: str, about: int | None
) -> int:
    """Say something to everybody at the table, perhaps about one of its entries."""

    async def say(room: Room, table: Table) -> int:
        if actor.seat is not None:
            seat_of(table, actor)
        if about is not None and not 0 < about <= table.number:
            raise malformed(f"about: this table has entries 1 to {table.number}, not {about}")
        data: dict[str, Json] = {"text": text, "name": actor.name, "about": about}
        pending = PendingEntry(CHAT, actor.seat, actor.guest, request, data=data)
        return await tables.store(room, table, [pending])

    return await once(tables, table_id, actor, request, say)


async def previews(
    tables: Tables,
    table_id: str,
    actor: Actor,
    answers: list[str],
    lines: list[list[str]],
    befores: list[list[str]],
) -> dict[str, Json]:
    """Return what answers and lines would change in the seat's view, and what is unavailable."""
    async with tables.enter(table_id) as (_room, table):
        seat = seat_of(table, actor)
        game = running(table).copy()  # which others play on meanwhile
    async with tables.looking_ahead:
        outlook = Previewer(game, seat)
        return {
            "previews": {one: outlook.after(one) async for one in _unhurried(answers)},
            "lines": [outlook.after_all(line) async for line in _unhurried(lines)],
            "unavailable": [outlook.unavailable(line) async for line in _unhurried(befores)],
        }


async def _unhurried(items: Iterable[T]) -> AsyncIterator[T]:
    """Yield items, and let the server do between them whatever else there is to do."""
    for item in items:
        await asyncio.sleep(0)
        yield item


async def once(
    tables: Tables,
    table_id: str,
    actor: Actor,
    request: str,
    work: Callable[[Room, Table], Awaitable[int]],
) -> int:
    """Do something that becomes an entry, unless the same request became one before.

    Another worker may have written meanwhile. Then it is tried again with what happened there, and
    refused only if it cannot be done after that either.
    """
    refused = Refused("stale", "someone else moved first; look at what changed")
    for _attempt in range(ATTEMPTS):
        seen = 0
        try:
            async with tables.enter(table_id, fresh=False) as (room, table):
                seen = table.number
                return await _do(tables, room, table, actor, request, work)
        except Conflict as error:
            refused.__cause__ = error
        except Refused as error:
            refused = error
            if refused.status >= BROKEN or not await tables.has_gone_on(table_id, seen):
                break
        done = await tables.reader.number_of(table_id, actor.guest, request)
        if done is not None:
            return done
    if refused.key == "stale":
        done = await tables.reader.number_of(table_id, actor.guest, request)
        if done is not None:
            return done
    raise refused


async def _do(
    tables: Tables,
    room: Room,
    table: Table,
    actor: Actor,
    request: str,
    work: Callable[[Room, Table], Awaitable[int]],
) -> int:
    done = table.repeated(actor.guest, request)
    if done is not None:
        return done
    if actor.guest and actor.seat is not None and table.is_away(actor.guest, actor.seat):
        await come_back(tables, room, table, actor.seat, Guest(actor.guest, actor.name))
    return await work(room, table)


def seat_of(table: Table, actor: Actor) -> int:
    """Return the seat that an actor speaks for, which must still be theirs."""
    if actor.seat is None:
        raise forbidden("you're watching this table; take a seat to play")
    is_bot = actor.guest is None and table.chairs[actor.seat].bot is not None
    if not is_bot and not table.speaks_for(actor.guest, actor.seat):
        raise forbidden(f"the seat {table.name(actor.seat)} is no longer yours")
    return actor.seat


def running(table: Table) -> Game:
    """Return the game, if it has begun."""
    if table.game is None:
        raise Refused("not_begun", "the game begins when every seat is taken")
    return table.game


# Inside


def _check_fresh(table: Table, seat: int, number: int) -> None:
    """Refuse an answer to anything but the question that the seat is asked now."""
    if number > table.number:
        raise malformed(f"number: this table has entries up to {table.number}, not {number}")
    asked_since = table.since[seat] if seat in table.asked() else table.last
    if number < asked_since:
        raise _stale(table, number)


def _stale(table: Table, number: int) -> Refused:
    return Refused(
        "stale",
        f"that speaks of entry {number}, and the game has gone on to entry {table.last}",
        number=table.number,
    )


def _read(game: Game, notation: str, seat: int) -> Action:
    try:
        return game.read(notation, seat)
    except Malformed as error:
        raise malformed(str(error)) from error


def _listed(seats: Iterable[int]) -> str:
    """Return seats as entries keep them."""
    return " ".join(str(seat) for seat in sorted(seats))


async def _take_back(
    tables: Tables, room: Room, table: Table, to: int, entries: list[PendingEntry]
) -> int:
    digest = table.back_to(to)
    entries[-1] = replace(entries[-1], digest=digest, data={**entries[-1].data, "to": to})
    return await tables.store(room, table, entries)
