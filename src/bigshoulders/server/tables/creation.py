"""Making tables: new ones, rematches, forks of other games, and imported records."""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from sqlalchemy import Executable, insert

from bigshoulders.games import entry as game_entry
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.errors import malformed
from bigshoulders.server.identity.guests import new_id, new_token
from bigshoulders.server.store import schema
from bigshoulders.server.store.away import Away
from bigshoulders.server.store.rows import WAITING, Chair, Head, Write
from bigshoulders.server.tables.deal.randomness import PLAYERS, SERVER
from bigshoulders.server.tables.presenter import occupant
from bigshoulders.server.tables.seats.links import link_statements
from bigshoulders.server.tables.seats.seating import Guest, begun
from bigshoulders.server.tables.service import PendingEntry, Tables, assign_number
from bigshoulders.server.tables.table import FREE, LINE, MADE, Table, rules_for
from bigshoulders.server.tables.time.terms import check_clock, with_stand_in

SEED_BYTES: Final = 32
ME: Final = "me"
ANYBODY: Final = "open"


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A table that somebody wants."""

    game: str
    sitters: tuple[str, ...]  # per seat: me, open, or the name of a bot
    options: dict[str, str]
    title: str = ""
    visibility: str = "link"
    clock: dict[str, Json] = field(default_factory=dict)
    position: str | None = None
    given: tuple[str, ...] = ()
    came_how: str | None = None
    came_from: str | None = None
    came_at: int | None = None
    undo: str = LINE
    randomness: str = SERVER
    kept: dict[int, Guest] = field(default_factory=dict)  # who may sit down in these seats


async def make_table(tables: Tables, plan: TableRequest, host: Guest) -> tuple[str, str]:
    """Make a table; returns its id and the token of its link."""
    _check_undo(plan)
    _check_randomness(plan)
    now = tables.now()
    bots = _bots(tables, plan.game)
    head = _head(plan, host, now, bots)
    chairs = [_kept(_chair(bots, seat, who, host), plan) for seat, who in enumerate(plan.sitters)]
    table = Table(head, chairs, tables.outages)
    token = new_token()
    data: dict[str, Json] = {
        "commitment": head.commitment,
        "came_how": head.came_how,
        "who": [occupant(chair) for chair in chairs],
        "undo": plan.undo,
        "randomness": plan.randomness,
        "kept": [_reserved(chair, plan) for chair in chairs],
    }
    if head.came_from is not None:
        data |= {"came_from": head.came_from, "came_at": head.came_at}
    entries = [PendingEntry(MADE, guest=host.id, data=data)]
    is_full = all(chair.is_taken for chair in chairs)
    if plan.given or (is_full and plan.randomness == SERVER):
        entries += begun(table, list(plan.given))
    statements: list[Executable] = [_head_statement(head)]
    statements += [_chair_statement(head.id, chair) for chair in chairs]
    statements += link_statements(head.id, None, token, host.id)
    numbered = [assign_number(table, one, now) for one in entries]
    write = Write(statements, numbered, tables.table_status(table, now))
    await tables.journal.append(write)
    with contextlib.suppress(Away):  # it is made already, and the next round looks after it
        await tables.look_after(head.id)
    return head.id, token


def may_undo_freely(sitters: Sequence[str]) -> bool:
    """Tell whether nobody but the host can sit in these seats, so that no consent is passed by."""
    return ANYBODY not in sitters


def _check_undo(plan: TableRequest) -> None:
    if plan.undo == FREE and not may_undo_freely(plan.sitters):
        raise malformed(
            "undo: free undo is for tables at which every seat is yours or a bot's; make it"
            " without open seats, or with the undo line",
            field="undo",
        )


def _check_randomness(plan: TableRequest) -> None:
    if plan.randomness == PLAYERS and not ({ME, ANYBODY} & set(plan.sitters)):
        raise malformed(
            "randomness: the players' own numbers need a player; bots have none. Make a seat yours"
            " or open, or let the table deal alone",
            field="randomness",
        )


def _head(plan: TableRequest, host: Guest, now: float, bots: list[str]) -> Head:
    """Check what was asked for and fill in the rest."""
    try:
        game = game_entry(plan.game)
        options = game.menu.resolve(plan.options)
        clock = with_stand_in(plan.clock, game.default_bot)
        seed = secrets.token_hex(SEED_BYTES)
        head = Head(
            new_id(),
            plan.game,
            len(plan.sitters),
            options,
            plan.position,
            plan.title or f"{host.name}'s table",
            plan.visibility,
            clock,
            host.id,
            seed,
            Stream(seed).commitment(),
            plan.came_how,
            plan.came_from,
            plan.came_at,
            now,
        )
        check_clock(clock, rules_for(head), bots)
    except Malformed as error:
        raise malformed(str(error)) from error
    return head


def _bots(tables: Tables, game: str) -> list[str]:
    try:
        return tables.bots.names(game)
    except Malformed as error:
        raise malformed(str(error)) from error


def _chair(bots: list[str], seat: int, who: str, host: Guest) -> Chair:
    if who == ME:
        return Chair(seat, host.id, None, host.name)
    if who == ANYBODY:
        return Chair(seat, None, None, "")
    if who in bots:
        return Chair(seat, None, who, who)
    raise malformed(f"seats: expected me, open or one of {', '.join(bots)}, got {who!r}")


def _kept(chair: Chair, plan: TableRequest) -> Chair:
    """Keep a seat in which nobody sits for whom it is meant."""
    owner = None if chair.is_taken else plan.kept.get(chair.seat)
    return chair if owner is None else replace(chair, kept_for=owner.id)


def _reserved(chair: Chair, plan: TableRequest) -> Json:
    """Return for whom a seat is kept, as the first entry notes it; nobody is told the id."""
    return None if chair.kept_for is None else [chair.kept_for, plan.kept[chair.seat].name]


def _head_statement(head: Head) -> Executable:
    return insert(schema.tables).values(
        id=head.id,
        game=head.game,
        seats=head.seats,
        options=json.dumps(head.options),
        position=head.position,
        title=head.title,
        visibility=head.visibility,
        clock=json.dumps(head.clock),
        host=head.host,
        seed=head.seed,
        commitment=head.commitment,
        came_how=head.came_how,
        came_from=head.came_from,
        came_at=head.came_at,
        made_at=head.made_at,
        status=WAITING,
        number=0,
        asked="",
        moved_at=head.made_at,
    )


def _chair_statement(table_id: str, chair: Chair) -> Executable:
    return insert(schema.seats).values(
        table_id=table_id,
        seat=chair.seat,
        guest=chair.guest,
        bot=chair.bot,
        name=chair.name,
        kept_for=chair.kept_for,
    )
