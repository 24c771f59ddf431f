"""Whatever people try with seats and undo: no second hand, no hand for the host, no second draw.

What must not happen is said here without the server's rules, of very many games in which people
try everything at random.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from bigshoulders.games import GAMES
from bigshoulders.server.errors import Refused
from bigshoulders.server.tables.table import FREE, MOVE, SEAT, UNDO
from tests.leaks.happenings import HAPPENINGS, UNDOS
from tests.leaks.playing import CASTS, Case, any_case, lively_game, sat_down
from tests.leaks.sights import seats_of

if TYPE_CHECKING:
    from bigshoulders.server.store.rows import Entry
    from tests.leaks.paper import Paper
    from tests.server.worlds import World

TABLES, TRIES = 120, 60
GAMES_PLAYED = 30


@dataclass
class Hands:
    """Whose hands everybody has seen at a table, and who has given up which seat."""

    paper: Paper
    heard: int = 0
    seen: dict[str, set[int]] = field(default_factory=dict)
    given_up: set[tuple[str, int]] = field(default_factory=set)

    def follow(self) -> None:
        """Take in what has happened, and who sees what now."""
        for entry in self.paper.entries[self.heard :]:
            if entry.kind == SEAT and entry.seat is not None:
                self.given_up.discard((str(entry.data["guest"]), entry.seat))
                self.given_up.add((str(entry.data["gave_up"]), entry.seat))
        self.heard = len(self.paper.entries)
        for guest in {entry.guest for entry in self.paper.entries if entry.guest}:
            for seat in range(len(self.paper.chairs)):
                if self.paper.table.speaks_for(guest, seat):
                    self._see(guest, seat)

    def _see(self, guest: str, seat: int) -> None:
        own = self.seen.setdefault(guest, set())
        if seat in own:
            return
        made_for = set(seats_of(self.paper.chairs, guest))
        assert not own or own | {seat} <= made_for, f"{guest} has seen {own} and sees {seat}"
        if guest == self.paper.table.head.host:
            others = {one for one, seats in self.seen.items() if seat in seats and one != guest}
            robbed = [one for one in others if (one, seat) not in self.given_up]
            assert not robbed, f"the host sees {seat} of {robbed}"
        own.add(seat)


def test_whatever_is_tried_nobody_sees_a_second_hand_and_no_host_a_persons() -> None:
    async def tried(number: int) -> int:
        random = Random(number)
        cast = CASTS[number % len(CASTS)]
        paper = await sat_down(Case("city", random.randint(2, 4), {}, cast), random)
        hands = Hands(paper)
        hands.follow()
        for _i in range(TRIES):
            paper.hours.at += random.uniform(1, 30)
            with suppress(Refused):
                await random.choice([one for one in HAPPENINGS if one not in UNDOS])(paper)
            hands.follow()
        return sum(entry.kind == SEAT for entry in paper.entries)

    changes = sum(asyncio.run(tried(number)) for number in range(TABLES))
    assert changes > 10 * TABLES


def test_whatever_is_tried_no_undo_crosses_a_line_without_everybody() -> None:
    """A draw, another's move: every other person agreed, also one who was away and came back."""
    agreed = 0
    for number in range(GAMES_PLAYED):
        random = Random(number)
        case = any_case(list(GAMES)[number % len(GAMES)], random)
        world = asyncio.run(lively_game(case, random))
        is_free = world.entries[0].data["undo"] == FREE
        for entry in [one for one in world.entries if one.kind == UNDO]:
            lost = taken_back(world, entry)
            chairs = world.until(entry.number).seated
            owners = {chair.seat: chair.guest or chair.kept_for for chair in chairs}
            own = owners[entry.seat or 0]
            others = {seat for seat, one in owners.items() if one not in (None, own)}
            if all(one.seat == entry.seat and "chance " not in one.lines for one in lost):
                continue
            if is_free and not others:
                continue
            assert {int(seat) for seat in str(entry.data["agreed"]).split()} == others
            agreed += 1
    assert agreed > GAMES_PLAYED


def taken_back(world: World, undo: Entry) -> list[Entry]:
    """Return the moves that an undo has taken back."""
    line: list[Entry] = []
    for entry in world.entries[: undo.number]:
        if entry.kind == MOVE:
            line.append(entry)
        elif entry.kind == UNDO:
            to = int(str(entry.data["to"]))
            lost = [one for one in line if one.number > to]
            line = [one for one in line if one.number <= to]
    return lost
