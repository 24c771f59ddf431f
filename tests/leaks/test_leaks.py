"""The short form of `make leaks`: every edition once, each surface, many kinds of guests."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

import pytest

from bigshoulders.games import GAMES
from bigshoulders.server.tables.seats.owners import WAYS
from tests.leaks import listening, sights, twins
from tests.leaks.comparing import two_servers
from tests.leaks.looks import OPEN_GAMES, looks
from tests.leaks.playing import CASTS, Case, any_case, lively_game, moment_of
from tests.leaks.runner import case_of
from tests.leaks.tallies import Report, Tally

if TYPE_CHECKING:
    from pathlib import Path

LOOKS = 2


def cases() -> list[Case]:
    """Return every game in every edition, and each with its secret draft if it has one."""
    found: list[Case] = []
    for game, one in GAMES.items():
        switches = {switch.key for switch in one.menu.switches}
        for edition in one.menu.presets:
            for draft in ("off", "on") if "draft" in switches else ("",):
                options = {one.menu.preset_key: edition} | ({"draft": draft} if draft else {})
                place = len(found)
                found.append(Case(game, 2 + place % 3, options, CASTS[place % len(CASTS)]))
    return found


CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_hears_what_they_may_not_know(case: Case, tmp_path: Path) -> None:
    differences: list[str] = []
    secrets: set[str] = set()

    async def compare() -> None:
        world = await lively_game(case, Random("1871"))
        async with two_servers(tmp_path) as pair:
            async for look in looks(world, str(case), LOOKS):
                heard = await pair.compare(look)
                assert {*heard, listening.GRABS} == set(listening.SURFACES)
                secrets.add(look.how)
                differences.extend(words for one in heard.values() for words in one.differences)

    asyncio.run(compare())
    assert differences == []
    assert case.game in OPEN_GAMES or secrets != {twins.RESEEDED}, "hardly anything was hidden"


def test_everything_happens_at_these_tables() -> None:
    """Whole games, with seats that change hands in every way and undos of every kind."""
    kinds: set[str] = set()
    ways: set[object] = set()
    guests: set[str] = set()
    for number in range(24):
        random = Random(number)
        case = any_case(list(GAMES)[number % len(GAMES)], random)
        world = asyncio.run(lively_game(case, random))
        assert world.table().status == "over"
        kinds |= {entry.kind for entry in world.entries}
        ways |= {entry.data["how"] for entry in world.entries if entry.kind == "seat"}
        half = world.until(len(world.entries) // 2)
        guests |= {sights.who_is(half, one) for one in [None, *sights.everybody(half)]}
        free = [one for one in world.entries if one.kind == "undo" and "agreed" not in one.data]
        kinds |= {"free undo"} if free else set()
    assert ways == set(WAYS)
    assert kinds >= {"free undo", "undo", "ask_undo", "agree", "decline", "chat", "reminder"}
    assert kinds >= {"timeout", "ask_seat", "agree_seat", "decline_seat", "commit", "reveal"}
    assert guests == {
        *(sights.OWNER, sights.NEWCOMER, sights.KEPT, sights.FORMER, sights.HOST),
        sights.ON_LOOKER,
    }


def test_an_open_game_has_nothing_to_leak() -> None:
    """R-RND-04: whatever is drawn anew, no log and no moment differs from another one."""
    for game in OPEN_GAMES:
        random = Random(game)
        world = asyncio.run(lively_game(Case(game, 3, {}), random))
        then = world.until(len(world.entries) // 2)
        moment = asyncio.run(moment_of(then, random))
        assert twins.shuffled(then, sights.sight_of(then, None, 1), random) is None
        assert twins.redrawn(moment, sights.sight_of(moment, None, 1), "anew") is None


# What is told


def test_the_same_number_and_seed_are_the_same_game() -> None:
    assert case_of(7, "a") == case_of(7, "a")
    assert case_of(7, "a") != case_of(7, "b")
    assert {case_of(number, "a").game for number in range(3)} == set(GAMES)


def test_the_table_tells_every_kind_and_the_sum() -> None:
    report, other = Report(), Report()
    report.of("game", "City").add(Tally(1, 200, 9, 3, 5, 70, 1_500_000))
    other.of("game", "Raising").add(Tally(2, 900, 8, 2, 10, 90, 500_000, ["apart"]))
    report.add(other)
    table = report.markdown().splitlines()
    assert table[2] == "| City | 1 | 200 | 9 | 3 | 5 | 70 | 1.5 | 0 |"
    assert table[4] == "| **together** | 3 | 1,100 | 17 | 5 | 15 | 160 | 2.0 | 1 |"
    assert report.differences() == ["apart"]
