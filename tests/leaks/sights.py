"""Who may know what, said once more and without a word of the server's own code.

Whoever has a seat, or for whom one is kept, may know all that the seat ever knew. Whoever had one
may know what they heard while they had it. Everybody else knows what those know who look on.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigshoulders.server.tables.table import SEAT
from tests.leaks.happenings import WATCHER
from tests.server.worlds import Loose

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from bigshoulders.server.store.rows import Chair, Entry
    from tests.server.worlds import World

NOBODY = "no guest"
OWNER, NEWCOMER, KEPT = "owner", "newcomer in a seat", "seat kept by a bot or free"
FORMER, HOST, ON_LOOKER = "former owner", "host without a seat", "looks on"


@dataclass(frozen=True)
class Observation:
    """A guest who listens from an entry on, and until which entry they may know as which seat."""

    guest: str | None
    who: str
    follow: int
    seats: dict[int, int]


def seats_of(chairs: Sequence[Chair], guest: str | None) -> list[int]:
    """Return the seats that somebody has, or that are kept for them."""
    if guest is None:
        return []
    return [chair.seat for chair in chairs if guest in (chair.guest, chair.kept_for)]


def sight_of(world: World, guest: str | None, follow: int) -> Observation:
    """Return what somebody may know who listens to the last entries of a world."""
    until: dict[int, int] = {}
    for number in range(follow, len(world.entries) + 1):
        for seat in seats_of(world.until(number).seated, guest):
            until[seat] = number
    return Observation(guest, who_is(world, guest), follow, until)


def who_is(world: World, guest: str | None) -> str:
    """Return what somebody is at a table."""
    had = {one.guest for one in world.chairs} | {_came(entry) for entry in world.entries}
    own = [chair for chair in world.seated if guest is not None and chair.guest == guest]
    if own:
        return NEWCOMER if str(guest).startswith("newcomer") else OWNER
    if seats_of(world.seated, guest):
        return KEPT
    if guest is not None and guest in had:
        return FORMER
    return HOST if guest == world.head.host else ON_LOOKER


def _came(entry: Entry) -> object:
    return entry.data.get("guest") if entry.kind == SEAT else None


def everybody(world: World) -> list[str]:
    """Return everybody who has to do with a table."""
    known = {world.head.host, WATCHER, *(str(one.guest) for one in world.chairs if one.guest)}
    for entry in world.entries:
        known |= {str(entry.data[key]) for key in ("guest", "kept_for") if entry.data.get(key)}
        known |= {entry.guest} if entry.guest else set()
    return sorted(known)


def some_guest(world: World, random: Random) -> str | None:
    """Return somebody to listen; those are as likely who are something rare at this table."""
    kinds: dict[str, list[str | None]] = {ON_LOOKER: [None]}
    for guest in everybody(world):
        kinds.setdefault(who_is(world, guest), []).append(guest)
    return random.choice(kinds[random.choice(sorted(kinds))])


def knowledge(world: World, observation: Observation) -> list[str]:
    """Return what the engine lets somebody know, entry by entry."""
    table = Loose(world.head, world.seated)
    return [_learned(table, entry, observation) for entry in world.entries]


def _learned(table: Loose, entry: Entry, observation: Observation) -> str:
    table.fold(entry)
    if table.game is None:
        return ""
    seats = [seat for seat, until in observation.seats.items() if entry.number <= until]
    return "\n".join(_as_seat(table, entry, one) for one in [None, *seats])


def _as_seat(table: Loose, entry: Entry, seat: int | None) -> str:
    game, me = table.playing(), -1 if seat is None else seat
    events = [[one.kind.key, game.data(one)] for one in table.tail[-1].events if one.seen_by(me)]
    own = entry.lines.partition("\n")[0] if entry.seat == seat else ""
    answers = [] if seat is None else list(game.answers(seat))
    return json.dumps([game.view(seat), events, own, answers, game.deciders()])
