"""Games that leave a table or come to one: export, import, fork and rematch."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from bigshoulders.games import rules_of
from bigshoulders.kernel.action import CHANCE
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.record import read_record, replay
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.errors import Refused, forbidden, malformed
from bigshoulders.server.identity.guests import new_id
from bigshoulders.server.store.rows import OVER
from bigshoulders.server.tables.creation import (
    ANYBODY,
    ME,
    TableRequest,
    make_table,
    may_undo_freely,
)
from bigshoulders.server.tables.deal.proof import record_with_proof
from bigshoulders.server.tables.deal.randomness import PLAYERS, SERVER
from bigshoulders.server.tables.history import table_at
from bigshoulders.server.tables.seats.seating import Guest, Onlooker, check_may_look
from bigshoulders.server.tables.service import PendingEntry, Tables
from bigshoulders.server.tables.table import LINE, REMATCH, Table

LONGEST_IMPORT: Final = 5000


async def export(tables: Tables, table_id: str, onlooker: Onlooker) -> str:
    """Return the record of a game that is over, with what proves its deal."""
    async with tables.enter(table_id) as (_room, table):
        await check_may_look(tables, table, onlooker)
        if table.status != OVER:
            raise Refused(
                "not_over", "a record shows every hand; you can export it when the game is over"
            )
        entries = await tables.reader.entries(table_id, 0, table.number)
        return record_with_proof(table, entries)


async def fork(
    tables: Tables,
    table_id: str,
    guest: Guest,
    at: int,
    sitters: Sequence[str],
    undo: str = LINE,
    watch_token: str | None = None,
) -> tuple[str, str]:
    """Make a table that goes on from an entry of another one.

    While that game still runs, all that the guest cannot know is drawn anew: a fork is no way to
    look at other people's hands.
    """
    async with tables.enter(table_id) as (_room, now):
        await check_may_look(tables, now, Onlooker(guest.id, watch_token))
        then = await table_at(tables, now, at)
        head = now.head
        if then.game is None:
            raise Refused("not_begun", f"at entry {at} the game had not begun yet")
        position, given = head.position, tuple(then.game.lines())
        if now.status != OVER:
            position, given = _unknown_redrawn(then, then.game, guest.id), ()
    plan = TableRequest(
        head.game,
        _sitters(sitters, head.seats),
        head.options,
        f"fork of {head.title}"[:80],
        position=position,
        given=given,
        came_how="fork",
        came_from=head.id,
        came_at=at,
        undo=undo,
    )
    return await make_table(tables, plan, guest)


async def import_record(
    tables: Tables,
    text: str,
    guest: Guest,
    sitters: Sequence[str],
    title: str,
    undo: str = LINE,
) -> tuple[str, str]:
    """Make a table out of a record, which is played again and checked first."""
    try:
        record = read_record(text)
        if len(record.moves) > LONGEST_IMPORT:
            raise malformed(f"record: a table takes {LONGEST_IMPORT} moves at most")
        game = replay(record, rules_of)
    except Malformed as error:
        raise malformed(f"record: {error}") from error
    plan = TableRequest(
        record.game,
        _sitters(sitters, record.seats),
        dict(game.rules.options),
        title or "imported game",
        position=_position(game) if record.position else None,
        given=tuple(game.lines()),
        came_how="import",
        undo=undo,
    )
    return await make_table(tables, plan, guest)


async def rematch(tables: Tables, table_id: str, guest: Guest) -> str:
    """Make a table for the same people and bots; asked again, it is the same table."""
    async with tables.enter(table_id) as (room, table):
        own = [chair.seat for chair in table.chairs if chair.guest == guest.id]
        if not own and guest.id != table.head.host:
            raise forbidden("only those who played, and the host, may ask for a rematch")
        if table.status != OVER:
            raise Refused("not_over", "the game is still on")
        if table.rematch is not None:
            return table.rematch
        head = table.head
        sitters = tuple(
            ME if chair.guest == guest.id else chair.bot or ANYBODY for chair in table.chairs
        )
        plan = TableRequest(
            head.game,
            sitters,
            head.options,
            head.title,
            head.visibility,
            head.clock,
            came_how="rematch",
            came_from=head.id,
            undo=table.undo_rule if may_undo_freely(sitters) else LINE,
            randomness=PLAYERS if table.numbers.are_wanted and _has_people(sitters) else SERVER,
            kept={one.seat: Guest(one.guest, one.name) for one in table.chairs if one.guest},
        )
        made, _token = await make_table(tables, plan, guest)
        pending = PendingEntry(
            REMATCH, guest=guest.id, request=f"rematch-{new_id()}", data={"table": made}
        )
        await tables.store(room, table, [pending])
        return made


def _has_people(sitters: Sequence[str]) -> bool:
    return ME in sitters or ANYBODY in sitters


def _position(game: Game) -> str:
    """Return where a game began, in our own words."""
    return json.dumps(game.rules.position(game.origin), separators=(",", ":"))


def _unknown_redrawn(then: Table, game: Game, guest: str) -> str:
    """Return a position that agrees with the game in all that the guest knows."""
    own = next((chair.seat for chair in then.chairs if chair.guest == guest), None)
    twin = game.determinize(own, Stream(new_id()))
    if twin.deciders() == [CHANCE]:
        raise Refused("not_begun", "nobody had been asked anything yet")
    return json.dumps(game.rules.position(twin.state), separators=(",", ":"))


def _sitters(given: Sequence[str], seats: int) -> tuple[str, ...]:
    if not given:
        return (ME,) * seats
    if len(given) != seats:
        raise malformed(f"seats: this game has {seats} seats, {len(given)} are given")
    return tuple(given)
