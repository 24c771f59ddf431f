"""Who may come in and who sits where: sitting down, leaving, handing over, links."""

from __future__ import annotations

from dataclasses import dataclass
from time import time

from sqlalchemy import Executable, delete, insert, update

from bigshoulders.bots import BOTS
from bigshoulders.kernel.plain import Json
from bigshoulders.server.errors import Refused, forbidden, malformed, not_found
from bigshoulders.server.guests import digest_of, new_token
from bigshoulders.server.store import schema
from bigshoulders.server.store.journal import Conflict
from bigshoulders.server.store.rows import OPEN, Chair, Head, Write
from bigshoulders.server.tables.room import Room
from bigshoulders.server.tables.service import Draft, Tables, played
from bigshoulders.server.tables.table import MOVE, SEAT, START, Table
from bigshoulders.server.tables.telling import sitter


@dataclass(frozen=True, slots=True)
class Guest:
    """A person as a table knows them."""

    id: str
    name: str


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
    """Refuse to show a table to whoever was not let in, without saying that it is there."""
    if not await may_enter(tables, table.head, table.chairs, guest):
        raise not_found("table")


# Sitting down and getting up


async def sit(tables: Tables, table_id: str, name: str, guest: Guest) -> None:
    """Take an open seat, or one's own seat back from the bot that kept it warm."""
    async with tables.enter(table_id) as (room, table):
        await check_may_enter(tables, table, guest.id)
        chair = chair_named(table, name)
        if chair.guest == guest.id:
            return
        if not _may_sit(table, chair, guest):
            raise Refused("seat_taken", f"the seat {name} is taken; choose an open one")
        await _change(tables, room, table, Chair(chair.seat, guest.id, None, guest.name))


async def leave(tables: Tables, table_id: str, name: str, guest: Guest) -> None:
    """Get up, or as the host free a seat; it can be taken back until somebody else sits down."""
    async with tables.enter(table_id) as (room, table):
        chair = chair_named(table, name)
        _check_may_change(table, chair, guest)
        owner = _owner(chair) if chair.is_taken else None  # freeing it twice ends a reservation
        await _change(tables, room, table, Chair(chair.seat, None, None, "", owner))


async def hand_to_bot(
    tables: Tables, table_id: str, name: str, bot: str, guest: Guest, *, only_open: bool = False
) -> None:
    """Let a bot play a seat until its owner is back; or only if nobody sits there."""
    async with tables.enter(table_id) as (room, table):
        bots = BOTS[table.head.game]
        if bot not in bots:
            raise malformed(f"bot: there is no {bot!r}; choose one of {', '.join(bots)}")
        chair = chair_named(table, name)
        _check_may_change(table, chair, guest)
        if only_open and chair.is_taken:
            raise Refused("seat_taken", f"the seat {name} is taken; choose an open one")
        await _change(tables, room, table, Chair(chair.seat, None, bot, bot, _owner(chair)))


async def give_back(tables: Tables, table_id: str, name: str, guest: Guest) -> None:
    """Let the host return a seat to the person whose it was before it was handed over."""
    async with tables.enter(table_id) as (room, table):
        if guest.id != table.head.host:
            raise forbidden("only the host gives a seat back")
        chair = chair_named(table, name)
        owner = chair.kept_for
        known = None if owner is None else await tables.reader.guest_name(owner)
        if owner is None or known is None:
            raise Refused("nobody_before", f"the seat {name} was nobody else's before")
        await _change(tables, room, table, Chair(chair.seat, owner, None, known, chair.guest))


async def come_back(tables: Tables, room: Room, table: Table, seat: int, guest: Guest) -> None:
    """Let a person have the seat again that was lost because of time."""
    await _change(tables, room, table, Chair(seat, guest.id, None, guest.name))


def chair_named(table: Table, name: str) -> Chair:
    """Return a seat by its name."""
    seat = table.seat_named(name)
    if seat is None:
        raise not_found("seat")
    return table.chairs[seat]


# Links


async def new_link(tables: Tables, table_id: str, name: str | None, guest: Guest) -> str:
    """Return a new token that lets people in, or that hands one seat to whoever uses it first."""
    async with tables.enter(table_id) as (_room, table):
        chair = None if name is None else chair_named(table, name)
        if guest.id != table.head.host and (chair is None or chair.guest != guest.id):
            raise forbidden("only the host gives out links, and players one for their own seat")
        token = new_token()
        statements = link_statements(table_id, None if chair is None else chair.seat, token)
        await tables.journal.append(Write(statements))
        return token


def link_statements(table_id: str, seat: int | None, token: str) -> list[Executable]:
    """Return the statements that make a link and end the one before it."""
    links = schema.links
    old = delete(links).where(links.c.table_id == table_id, links.c.seat == seat)
    new = insert(links).values(
        digest=digest_of(token),
        table_id=table_id,
        seat=seat,
        once=seat is not None,
        made_at=time(),
    )
    return [old, new]


async def join(tables: Tables, token: str, guest: Guest) -> tuple[str, str | None]:
    """Use a link: be let in, and sit down if it is a seat's; returns the table and the seat."""
    digest = digest_of(token)
    link = await tables.reader.link(digest)
    if link is None:
        raise Refused("link_used", "this link was used before or replaced; ask for a new one", 404)
    async with tables.enter(link.table) as (room, table):
        statements: list[Executable] = []
        if not await tables.reader.is_member(link.table, guest.id):
            row = {"table_id": link.table, "guest": guest.id}
            statements.append(insert(schema.members).values(row))
        if link.seat is None:
            await tables.journal.append(Write(statements))
            return link.table, None
        if await tables.reader.link(digest) is None:
            raise Refused("link_used", "somebody has used this link just now; ask for another", 404)
        statements.append(delete(schema.links).where(schema.links.c.digest == digest))
        owner = _owner(table.chairs[link.seat])
        chair = Chair(link.seat, guest.id, None, guest.name, None if owner == guest.id else owner)
        await _change(tables, room, table, chair, statements)
        return link.table, table.name(link.seat)


# Inside


def _may_sit(table: Table, chair: Chair, guest: Guest) -> bool:
    """Tell whether a guest may sit down without being given the seat."""
    if chair.guest is not None:
        return False
    if chair.bot is None and (table.game is not None or chair.kept_for is None):
        return True
    return chair.kept_for == guest.id  # a bot keeps it, or it is reserved for a rematch


def _check_may_change(table: Table, chair: Chair, guest: Guest) -> None:
    if guest.id not in (table.head.host, chair.guest, chair.kept_for):
        raise forbidden("only the host or whoever sits there may give this seat away")


def _owner(chair: Chair) -> str | None:
    """Return who a seat belongs to while somebody else keeps it."""
    return chair.guest or chair.kept_for


async def _change(
    tables: Tables,
    room: Room,
    table: Table,
    chair: Chair,
    statements: list[Executable] | None = None,
) -> None:
    """Seat somebody; once every seat is taken the game begins."""
    drafts = [reseated(table, chair)]
    changes = [*(statements or []), seat_statement(table.head.id, chair)]
    if table.game is None and all(one.is_taken for one in table.chairs):
        drafts += begun(table, [])
    try:
        await tables.store(room, table, drafts, changes)
    except Conflict as error:
        raise Refused("seat_taken", "the table changed just now; look again", 409) from error
    room.let_go(table, chair.seat)


def reseated(table: Table, chair: Chair) -> Draft:
    """Seat somebody in memory; returns the entry which tells that."""
    table.chairs = [chair if one.seat == chair.seat else one for one in table.chairs]
    data: dict[str, Json] = {
        "seat": table.name(chair.seat),
        "who": sitter(chair),
        "name": chair.name,
    }
    return Draft(SEAT, chair.seat, data=data)


def begun(table: Table, given: list[str]) -> list[Draft]:
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
