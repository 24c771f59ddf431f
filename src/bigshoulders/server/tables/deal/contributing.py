"""Adding a number of one's own to the deal: commit to it, tell it, or begin without some."""

from __future__ import annotations

import math

from bigshoulders.fairness import commitment_of
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.errors import Refused, forbidden
from bigshoulders.server.tables.deal.randomness import BEGIN, COMMIT, PATIENCE, REVEAL
from bigshoulders.server.tables.seats.seating import Guest, begun, check_may_enter, write
from bigshoulders.server.tables.service import PendingEntry, Tables
from bigshoulders.server.tables.table import Table


async def commit(tables: Tables, table_id: str, guest: Guest, commitment: str) -> None:
    """Bind oneself to a number; the same again changes nothing, another one is refused."""
    async with tables.enter(table_id) as (room, table):
        seat = await _seat(tables, table, guest)
        known = table.numbers.commitment(guest.id)
        if known == commitment:
            return
        if known is not None:
            raise Refused("committed", "you have committed to another number already")
        data: dict[str, Json] = {"round": table.numbers.round, "commitment": commitment}
        await write(tables, room, table, [PendingEntry(COMMIT, seat, guest.id, data=data)])


async def reveal(tables: Tables, table_id: str, guest: Guest, number: str) -> None:
    """Tell the number that one has committed to; with the last one the game begins."""
    async with tables.enter(table_id) as (room, table):
        if table.numbers.number_of(guest.id) == number:
            return
        seat = await _seat(tables, table, guest)
        if not table.numbers.all_committed:
            raise Refused("not_committed", "keep your number until everyone has committed to one")
        if commitment_of(number) != table.numbers.commitment(guest.id):
            raise Refused("other_number", "that is not the number that you have committed to")
        data: dict[str, Json] = {"round": table.numbers.round, "number": number}
        entries = [PendingEntry(REVEAL, seat, guest.id, data=data)]
        table.numbers.tell(guest.id, number)
        if table.numbers.is_ready():
            entries += begun(table, [])
        await write(tables, room, table, entries)


async def begin_without(tables: Tables, table_id: str, guest: Guest) -> None:
    """Let the host begin without the numbers of those who have not done anything for a while."""
    async with tables.enter(table_id) as (room, table):
        await check_may_enter(tables, table, guest.id)
        if guest.id != table.head.host:
            raise forbidden("only the host may begin without some numbers")
        if table.game is not None:
            return
        if not table.numbers.are_wanted or not all(one.is_taken for one in table.chairs):
            raise Refused("not_begun", "the game begins when every seat is taken")
        if not table.numbers.may_begin(tables.now()):
            until = table.numbers.last_at + PATIENCE
            left = max(1, math.ceil(until - tables.now()))
            text = f"wait {left} seconds more for the numbers that are missing"
            raise Refused("asked", text, until=round(until, 3))
        without: list[Json] = [table.name(seat) for seat in table.numbers.missing()]
        entries = [
            PendingEntry(BEGIN, guest=guest.id, data={"without": without}),
            *begun(table, []),
        ]
        await write(tables, room, table, entries)


async def _seat(tables: Tables, table: Table, guest: Guest) -> int:
    """Return the first seat of whoever adds a number, which must be possible now."""
    await check_may_enter(tables, table, guest.id)
    if not table.numbers.are_wanted:
        raise Refused("no_numbers", "this table deals from its own seed alone")
    if table.game is not None:
        raise Refused("begun", "the game has begun; what is drawn is settled")
    seats = table.numbers.seats_of(guest.id)
    if not seats:
        raise forbidden("only those who sit at the table add a number")
    return seats[0]
