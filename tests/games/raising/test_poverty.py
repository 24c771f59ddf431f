"""What poverty costs at the end (rules, R-FIN-07)."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising
from tests.games.raising.last_round import last_round

LOST = (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30, 35, 40, 45)


def at_the_end(steps: int, overflow: str = "counted") -> RaisingScenario:
    table = last_round(poverty_overflow=overflow).poverty("blue", steps)
    return table.reputation(blue=20, purple=10, green=0).at("scoring")


@pytest.mark.parametrize("steps", range(len(LOST)))
def test_a_step_of_poverty_costs_its_value(steps: int) -> None:
    """R-FIN-07, Q-40, E-175: 4 costs 5, 12 costs 30, and each step beyond 5 more: 14 costs 40."""
    table = at_the_end(steps)
    assert table.scored("poverty") == {"blue": -LOST[steps], "purple": 0, "green": 0}
    assert table.seat("blue").reputation == 20 - LOST[steps]


@pytest.mark.parametrize(("steps", "lost"), [(11, 26), (12, 30), (13, 30), (28, 30)])
def test_steps_beyond_the_track_can_be_ignored(steps: int, lost: int) -> None:
    """Q-40: with `poverty_overflow` ignored nothing costs more than the last step."""
    assert at_the_end(steps, "ignored").scored("poverty")["blue"] == -lost


def test_poverty_may_make_the_reputation_negative() -> None:
    """R-FIN-07, R-REP-01, Q-16: 20 less 30, which is the last place."""
    table = at_the_end(12)
    assert table.seat("blue").reputation == -10
    assert table.ranks() == ["purple", "green", "blue"]
    table.check()
    result = table.game.result()
    assert result is not None
    assert [(standing.score, standing.place) for standing in result.standings] == [
        (-10, 3),
        (10, 1),
        (0, 2),
    ]


def test_the_view_says_what_the_step_costs() -> None:
    """R-FIN-07: at any time, for everybody to see."""
    seats = raising().poverty("green", 5).game.view(None)["seats"]
    assert isinstance(seats, list)
    shown = [seat["poverty"] for seat in seats if isinstance(seat, dict)]
    assert shown == [{"steps": 0, "costs": 0}, {"steps": 0, "costs": 0}, {"steps": 5, "costs": 7}]
