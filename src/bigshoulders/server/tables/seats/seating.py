"""Who may come in and who sits where: sitting down, leaving, handing over, asking before that."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Executable, update

from bigshoulders.games import entry
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.errors import Refused, malformed, not_found
from bigshoulders.server.identity.guests import digest_of
from bigshoulders.server.store import schema
from bigshoulders.server.store.journal import Conflict
from bigshoulders.server.store.rows import OPEN, Chair, Head
from bigshoulders.server.tables.presenter import occupant
from bigshoulders.server.tables.room import Room
from bigshoulders.server.tables.seats import owners, permissions
from bigshoulders.server.tables.seats.owners import SeatRequest
from bigshoulders.server.tables.service import PendingEntry, Tables, played
from bigshoulders.server.tables.table import (
    AGREE_SEAT,
    ASK_SEAT,
    DECLINE_SEAT,
    MOVE,
    SEAT,
    START,
    Table,
)


@dataclass(frozen=True, slots=True)
class Guest:
    """A person as a table knows them."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Whoever looks at a table: a guest perhaps, and perhaps somebody with a link that shows it."""

    guest: str | None
    watch_token: str | None = None


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A seat as it will be, and how it comes to that."""

    chair: Chair
    how: str
    by: Guest | None = None  # nobody: the clock
    gave_up: str | None = None  # the guest who has no claim to the seat any more, by their own will


async def may_enter(tables: Tables, head: Head, chairs: list[Chair], guest: str | None) -> bool:
    """Tell whether a guest may look at a table."""
    if head.visibility == OPEN:
        return True
    if guest is None:
        return False
    if guest == head.host or any(guest in (one.guest, one.kept_for) for one in chairs):
        return True
    return await tables.reader.is_member(head.id, guest)


async def check_may_enter(tables: Tables, table: Table, guest: str | None) -> None:
    """Refuse whoever was not let in, without saying that the table is there."""
    if not await may_enter(tables, table.head, table.chairs, guest):
        raise not_found("table")


async def check_may_look(tables: Tables, table: Table, onlooker: Onlooker) -> None:
    """Refuse to show a table to whoever was neither let in nor has a link that shows it."""
    if not await is_shown(tables, table, onlooker.watch_token):
        await check_may_enter(tables, table, onlooker.guest)


async def is_shown(tables: Tables, table: Table, watch_token: str | None) -> bool:
    """Tell whether a link shows this table."""
    link = None if watch_token is None else await tables.reader.link(digest_of(watch_token))
    return link is not None and link.watches and link.table == table.head.id


# Sitting down and getting up


async def sit(tables: Tables, table_id: str, name: str, guest: Guest) -> None:
    """Take an open seat, or one's own seat back from the bot that kept it warm."""
    async with tables.enter(table_id) as (room, table):
        await check_may_enter(tables, table, guest.id)
        chair = chair_named(table, name)
        if chair.guest == guest.id:
            return
        reason = permissions.why_not_sit(table, chair, guest.id, tables.now())
        permissions.check(reason, table, chair, guest.id)
        changes = [_taken(table, chair, guest)]
        before = permissions.moved_from(table, guest.id)
        if before is not None and not table.owners.may_hold(guest.id, chair.seat, table.chairs):
            changes.insert(0, SeatChange(_empty(before, None), owners.LEFT, guest, guest.id))
        await change(tables, room, table, changes)


async def leave(tables: Tables, table_id: str, name: str, guest: Guest) -> None:
    """Get up for good; or as the host free a seat, which in a game its person is asked about."""
    async with tables.enter(table_id) as (room, table):
        chair = chair_named(table, name)
        reason = permissions.why_not_open(table, chair, guest.id, tables.now())
        permissions.check(reason, table, chair, guest.id)
        if not chair.is_taken and chair.kept_for is None:
            return
        if permissions.is_own(table, chair, guest.id):
            changed = SeatChange(_empty(chair, None), owners.LEFT, guest, guest.id)
        else:
            kept = _kept_for(table, chair) if table.game is not None else None
            changed = SeatChange(_empty(chair, kept), owners.FREED, guest)
        await _change_or_ask(tables, room, table, changed)


async def hand_to_bot(
    tables: Tables,
    table_id: str,
    name: str,
    bot: str | None,
    guest: Guest,
    *,
    only_open: bool = False,
) -> None:
    """Let a bot, by default the game's, play a seat until its owner is back.

    If it shall have an open seat only, it does not get one in which somebody sits.
    """
    async with tables.enter(table_id) as (room, table):
        bots = tables.bots.names(table.head.game)
        bot = bot or entry(table.head.game).default_bot
        if bot not in bots:
            raise malformed(f"bot: there is no {bot!r}; choose one of {', '.join(bots)}")
        chair = chair_named(table, name)
        permissions.check(permissions.why_not_bot(table, chair, guest.id), table, chair, guest.id)
        if only_open and chair.is_taken:
            permissions.check(permissions.TAKEN, table, chair, guest.id)
        how = owners.STAND_IN if permissions.is_own(table, chair, guest.id) else owners.HANDED
        kept = Chair(chair.seat, None, bot, bot, _kept_for(table, chair))
        await _change_or_ask(tables, room, table, SeatChange(kept, how, guest))


async def give_back(tables: Tables, table_id: str, name: str, guest: Guest) -> None:
    """Let the host seat the person again for whom a seat is kept."""
    async with tables.enter(table_id) as (room, table):
        chair = chair_named(table, name)
        reason = permissions.why_not_give_back(table, chair, guest.id)
        permissions.check(reason, table, chair, guest.id)
        owner = _kept_for(table, chair)
        known = None if owner is None else await tables.reader.guest_name(owner)
        if owner is None or known is None:
            raise not_found("person")
        seated = SeatChange(Chair(chair.seat, owner, None, known), owners.GIVEN_BACK, guest)
        await change(tables, room, table, [seated])


async def come_back(tables: Tables, room: Room, table: Table, seat: int, guest: Guest) -> None:
    """Let a person have the seat again that time or the host took."""
    await change(tables, room, table, [_taken(table, table.chairs[seat], guest)])


def chair_named(table: Table, name: str) -> Chair:
    """Return a seat by its name."""
    seat = table.seat_named(name)
    if seat is None:
        raise not_found("seat")
    return table.chairs[seat]


# Asking the person who plays a seat


async def _change_or_ask(tables: Tables, room: Room, table: Table, changed: SeatChange) -> None:
    """Change a seat; a person who plays there is asked first, and has a while to answer."""
    chair, by = table.chairs[changed.chair.seat], changed.by
    if by is not None and permissions.must_ask(table, chair, by.id):
        asked = table.owners.requests.get(chair.seat)
        if asked is None or asked.wants != occupant(changed.chair):
            await write(tables, room, table, [_asking(table, chair, changed, by)])
            return
        _check_patience(asked, chair, tables.now())
    await change(tables, room, table, [changed])


def _check_patience(asked: SeatRequest, chair: Chair, now: float) -> None:
    """Refuse to dispose of a person's seat as long as they may still answer."""
    left = math.ceil(asked.until - now)
    if left > 0:
        text = f"{chair.name} has been asked and has {left} seconds to answer; wait for that"
        raise Refused("asked", text, until=round(asked.until, 3))


def _asking(table: Table, chair: Chair, changed: SeatChange, by: Guest) -> PendingEntry:
    data: dict[str, Json] = {
        **_seat_data(table, chair, by),
        "wants": occupant(changed.chair),
        "bot": changed.chair.bot,
        "guest": chair.guest,
    }
    return PendingEntry(ASK_SEAT, chair.seat, by.id, data=data)


async def consent(
    tables: Tables, table_id: str, name: str, number: int, guest: Guest, *, agree: bool
) -> None:
    """Agree that the host disposes of one's seat, or decline."""
    async with tables.enter(table_id) as (room, table):
        chair = chair_named(table, name)
        asked = table.owners.requests.get(chair.seat)
        if asked is None or asked.number != number or chair.guest != guest.id:
            raise Refused("no_request", f"there's nothing to answer about the seat {name}")
        kind = AGREE_SEAT if agree else DECLINE_SEAT
        data: dict[str, Json] = {**_seat_data(table, chair, guest), "wants": asked.wants}
        said = PendingEntry(kind, chair.seat, guest.id, data=data)
        changes = [_agreed(table, chair, asked)] if agree else []
        await change(tables, room, table, changes, said=[said])


def _agreed(table: Table, chair: Chair, asked: SeatRequest) -> SeatChange:
    bot = asked.bot if asked.wants == "bot" else None
    how = owners.FREED if bot is None else owners.HANDED
    after = Chair(chair.seat, None, bot, bot or "", chair.guest)
    return SeatChange(after, how, Guest(table.head.host, asked.by))


# Inside


def _taken(table: Table, chair: Chair, guest: Guest) -> SeatChange:
    """Return how somebody sits down, perhaps again."""
    how = owners.BACK if _kept_for(table, chair) == guest.id else owners.SAT
    return SeatChange(Chair(chair.seat, guest.id, None, guest.name), how, guest)


def _empty(chair: Chair, kept_for: str | None) -> Chair:
    return Chair(chair.seat, None, None, "", kept_for)


def _kept_for(table: Table, chair: Chair) -> str | None:
    """Return who a seat belongs to while a bot or nobody plays it."""
    claim = table.claim(chair)
    return chair.guest or (None if claim is None else claim.guest)


def _seat_data(table: Table, chair: Chair, by: Guest | None) -> dict[str, Json]:
    """Return what everybody hears of a seat: which one, who does it, and whose it was."""
    claim = table.claim(chair)
    person = chair.name if chair.guest is not None else claim.name if claim is not None else ""
    return {
        "seat": table.name(chair.seat),
        "by": None if by is None else by.name,
        "of": person or None,
    }


async def change(
    tables: Tables,
    room: Room,
    table: Table,
    changes: Sequence[SeatChange],
    statements: Sequence[Executable] = (),
    said: Sequence[PendingEntry] = (),
) -> None:
    """Seat people, after what was said about it; once every seat is taken the game begins."""
    entries = [*said, *(reseated(table, one) for one in changes)]
    done = [*statements, *(seat_statement(table.head.id, one.chair) for one in changes)]
    is_full = all(one.is_taken for one in table.chairs)
    if table.game is None and is_full and table.numbers.is_ready():
        entries += begun(table, [])
    await write(tables, room, table, entries, done)


async def write(
    tables: Tables,
    room: Room,
    table: Table,
    entries: Sequence[PendingEntry],
    statements: Sequence[Executable] = (),
) -> None:
    """Make entries durable, or say that the table changed meanwhile."""
    try:
        await tables.store(room, table, entries, statements)
    except Conflict as error:
        raise Refused("seat_taken", "the table changed just now; look again") from error


def reseated(table: Table, changed: SeatChange) -> PendingEntry:
    """Seat somebody in memory; returns the entry which tells that.

    Which guests it is about stays in the entry; clients hear their names.
    """
    chair, before = changed.chair, table.chairs[changed.chair.seat]
    data: dict[str, Json] = {
        **_seat_data(table, before, changed.by),
        "who": occupant(chair),
        "name": chair.name,
        "how": changed.how,
        "guest": chair.guest,
        "before": before.guest,
        "kept_for": chair.kept_for,
        "gave_up": changed.gave_up,
    }
    table.chairs = [chair if one.seat == chair.seat else one for one in table.chairs]
    table.numbers.seat(chair)
    return PendingEntry(SEAT, chair.seat, None if changed.by is None else changed.by.id, data=data)


def begun(table: Table, given: list[str]) -> list[PendingEntry]:
    """Begin the game, after given moves if there are any."""
    start, *moves = table.begin(given)
    return [played(START, start), *(played(MOVE, one) for one in moves)]


def seat_statement(table_id: str, chair: Chair) -> Executable:
    """Return the statement that seats somebody."""
    seats = schema.seats
    return (
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat == chair.seat)
        .values(guest=chair.guest, bot=chair.bot, name=chair.name, kept_for=chair.kept_for)
    )
