"""Links: to come in to a table, to have a seat of it if one is the first, or to look at it only."""

from __future__ import annotations

from time import time
from typing import Final

from sqlalchemy import Executable, delete, insert, select

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.errors import Refused, forbidden
from bigshoulders.server.identity.guests import digest_of, new_token
from bigshoulders.server.store import schema
from bigshoulders.server.store.reader import Link
from bigshoulders.server.store.rows import Chair, Write
from bigshoulders.server.tables import presenter
from bigshoulders.server.tables.room import Room
from bigshoulders.server.tables.seats import owners, permissions
from bigshoulders.server.tables.seats.seating import Guest, SeatChange, chair_named, change
from bigshoulders.server.tables.service import Tables
from bigshoulders.server.tables.table import Table

MOST_WATCH_LINKS: Final = 20  # of a table; the oldest ends when there are more


async def new_link(tables: Tables, table_id: str, name: str | None, guest: Guest) -> str:
    """Return a new token that lets people in, or that hands one seat to whoever uses it first."""
    async with tables.enter(table_id) as (_room, table):
        seat = None
        if name is not None:
            chair = chair_named(table, name)
            seat = chair.seat
            reason = permissions.why_not_link(table, chair, guest.id, tables.now())
            permissions.check(reason, table, chair, guest.id)
        elif guest.id != table.head.host:
            raise forbidden("only the host gives out links to a table")
        token = new_token()
        await tables.journal.append(Write(link_statements(table_id, seat, token, guest.id)))
        return token


def link_statements(table_id: str, seat: int | None, token: str, guest: str) -> list[Executable]:
    """Return the statements that make a link and end the one before it."""
    links = schema.links
    old = delete(links).where(
        links.c.table_id == table_id, links.c.seat == seat, links.c.watches.is_(False)
    )
    new = insert(links).values(
        digest=digest_of(token),
        table_id=table_id,
        seat=seat,
        once=seat is not None,
        made_at=time(),
        made_by=guest,
    )
    return [old, new]


async def new_watch_link(tables: Tables, table_id: str, guest: Guest) -> str:
    """Return a new token that shows a table to whoever has it; those before it are still good."""
    async with tables.enter(table_id) as (_room, table):
        plays = any(permissions.is_own(table, chair, guest.id) for chair in table.chairs)
        if not plays and guest.id != table.head.host:
            raise forbidden("only the host and the people who play at a table can share it")
        token = new_token()
        await tables.journal.append(Write(_watch_link_statements(table_id, token, guest.id)))
        return token


def _watch_link_statements(table_id: str, token: str, guest: str) -> list[Executable]:
    links = schema.links
    is_such = (links.c.table_id == table_id, links.c.watches.is_(True))
    newest = select(links.c.digest).where(*is_such).order_by(links.c.made_at.desc())
    kept = newest.limit(MOST_WATCH_LINKS - 1)
    new = insert(links).values(
        digest=digest_of(token),
        table_id=table_id,
        once=False,
        made_at=time(),
        made_by=guest,
        watches=True,
    )
    return [delete(links).where(*is_such, links.c.digest.not_in(kept)), new]


async def shown_by(tables: Tables, token: str) -> str:
    """Return the table that a link shows."""
    link = await tables.reader.link(digest_of(token))
    if link is None or not link.watches:
        raise _used()
    return link.table


async def invitation(tables: Tables, token: str, guest: str | None) -> dict[str, Json]:
    """Return what a link invites to, and who invites; it is not used up by that."""
    link = await _letting_in(tables, token)
    async with tables.enter(link.table) as (_room, table):
        head = table.head
        return {
            "by": await tables.reader.guest_name(link.made_by or head.host),
            "title": head.title,
            "game": head.game,
            "options": dict(head.options),
            "clock": head.clock,
            "status": table.status,
            "seat": None if link.seat is None else table.name(link.seat),
            "seats": [presenter.chair(table.name(one.seat), one, guest) for one in table.chairs],
        }


async def _letting_in(tables: Tables, token: str) -> Link:
    link = await tables.reader.link(digest_of(token))
    if link is None:
        raise _used()
    if link.watches:
        raise forbidden(
            "this link only shows the table; open it as it is, or ask for an invitation"
        )
    return link


async def join(tables: Tables, token: str, guest: Guest) -> tuple[str, str | None]:
    """Use a link: be let in, and sit down if it is a seat's; returns the table and the seat."""
    digest = digest_of(token)
    link = await _letting_in(tables, token)
    async with tables.enter(link.table) as (room, table):
        statements: list[Executable] = []
        if not await tables.reader.is_member(link.table, guest.id):
            row = {"table_id": link.table, "guest": guest.id}
            statements.append(insert(schema.members).values(row))
        if link.seat is None:
            await tables.journal.append(Write(statements))
            return link.table, None
        if await tables.reader.link(digest) is None:
            raise _used()
        chair = table.chairs[link.seat]
        if chair.guest != guest.id:
            statements.append(delete(schema.links).where(schema.links.c.digest == digest))
            await _take(tables, room, table, link, guest, statements)
        return link.table, table.name(link.seat)


async def _take(
    tables: Tables,
    room: Room,
    table: Table,
    link: Link,
    guest: Guest,
    statements: list[Executable],
) -> None:
    """Let a guest have the seat of a link, which still must be its maker's to give."""
    chair = table.chairs[link.seat or 0]
    maker = link.made_by or table.head.host
    if maker != table.head.host and not permissions.is_own(table, chair, maker):
        raise _used()
    reason = permissions.why_not_take(table, chair, guest.id, tables.now(), maker)
    permissions.check(reason, table, chair, guest.id)
    claim = table.claim(chair)
    is_back = claim is not None and claim.guest == guest.id
    changed = SeatChange(
        Chair(chair.seat, guest.id, None, guest.name),
        owners.BACK if is_back else owners.LINK,
        guest,
        gave_up=maker if permissions.is_own(table, chair, maker) and maker != guest.id else None,
    )
    await change(tables, room, table, [changed], statements)


def _used() -> Refused:
    return Refused("link_used", "this link has already been used or replaced; ask for a new one")
