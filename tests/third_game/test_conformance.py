"""Nim keeps every promise of a game, interpreted, on whichever engine runs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bigshoulders.bots import bots_of
from bigshoulders.games import GAMES, rules_of
from bigshoulders.kernel.entry import GameEntry
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.packs.pack import Pack
from tests.conformance.suite import PROMISES, Case, plain_cases

CASES = (Case("nim", 2), Case("nim", 3), Case("nim", 3, last="loses"))


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_nim_keeps_its_promise(promise: Callable[[Case, int], None], case: Case) -> None:
    for seed in range(5):
        promise(case, seed)


def test_a_registered_game_is_in_the_suite_with_every_number_of_seats() -> None:
    assert [str(case) for case in plain_cases() if case.game == "nim"] == ["nim-2", "nim-3"]


def test_a_game_says_how_many_can_play_by_its_rules() -> None:
    assert GAMES["nim"].seats() == (2, 3)
    with pytest.raises(Malformed, match="2 to 3 players, not 4"):
        rules_of("nim", 4, {})


def test_a_game_without_components_takes_no_pack() -> None:
    pack = Pack("mine", "1", {"heaps": []}, {})
    for use in (lambda: rules_of("nim", 2, {}, pack), lambda: GAMES["nim"].check_pack(pack)):
        with pytest.raises(Malformed, match="Nim has no components that a pack could change"):
            use()


def test_options_are_resolved_for_a_game_that_declares_none() -> None:
    bare = GameEntry("Bare", GAMES["nim"].rules)
    with pytest.raises(Malformed, match="there is no option 'bogus'; this game has none"):
        bare.rules(2, {"bogus": "1"})


def test_every_game_can_be_played_and_has_the_bot_that_is_meant_if_none_is_named() -> None:
    for game, one in GAMES.items():
        assert one.seats()
        assert one.default_bot in bots_of(game)
