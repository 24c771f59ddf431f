"""Every combination of options and seats: no violation, no stuck game, no long list."""

from __future__ import annotations

from itertools import product

import pytest

from bigshoulders import new_game
from bigshoulders.games.raising.options import SWITCHES
from tests.games.endings import ends_by_chance_alone, ends_under_the_referee

COMBINATIONS = [
    dict(zip([switch.key for switch in SWITCHES], values, strict=True))
    for values in product(*[switch.values for switch in SWITCHES])
]


def test_every_combination_is_there() -> None:
    """R-SET-14, Q-19, Q-32, Q-40, Q-45, Q-57: six options of two values each."""
    assert len(COMBINATIONS) == 64
    assert len({tuple(options.values()) for options in COMBINATIONS}) == 64


def play(number: int, seats: int, bot: str) -> None:
    options = COMBINATIONS[number]
    game = new_game("raising", seats=seats, seed=number, events=False, pack=None, **options)
    ends_under_the_referee(game, bot, str(number))


@pytest.mark.once
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_a_game_of_any_mixture_ends_under_the_referee(number: int, seats: int) -> None:
    """R-RND-01, R-VIC-01, R-INV-01 to R-INV-10: with bots that blunder."""
    play(number, seats, "random")


@pytest.mark.once
@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_a_planned_game_of_any_mixture_ends_under_the_referee(number: int) -> None:
    """The same with bots that plan; they think long, so each mixture has one number of seats."""
    play(number, 2 + number % 3, "heuristic")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_alone_cannot_get_stuck(seats: int) -> None:
    """R-RND-04: a whole game in which the draws are answered by hand."""
    ends_by_chance_alone(new_game("raising", seats=seats, council=True, pack=None))
