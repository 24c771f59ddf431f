"""How well the bots play City; the margins are wide, so that only a real loss of skill fails."""

from __future__ import annotations

import pytest

from bigshoulders.bots.arena import simulate


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_sharp_bot_beats_random_players_from_every_seat(place: int) -> None:
    """Every single game of a rotation is won."""
    bots = ["random"] * 3
    bots[place] = "sharp"
    done = simulate("city", seats=3, games=4, bots=bots, seed=f"skill/{place}")
    assert done.wins[place] == 4


def test_the_sharp_bot_beats_the_heuristic() -> None:
    """Fewer slips, more money."""
    done = simulate("city", seats=2, games=6, bots=["sharp", "heuristic"], seed="slips")
    assert done.wins[0] >= 5
    assert done.mean_scores[0] > done.mean_scores[1] + 1_000


def test_four_sharp_players_grow_a_rich_city() -> None:
    """Mean winner 7,200 over many games, with a deviation of 500 in one."""
    done = simulate("city", seats=4, games=12, bots=["sharp"], seed="rich")
    assert 6_200 < done.mean_winner < 8_200


def test_four_heuristic_players_score_like_a_friendly_table() -> None:
    """Mean winner 3,600 over many games."""
    done = simulate("city", seats=4, games=12, bots=["heuristic"], seed="friendly")
    assert 2_500 < done.mean_winner < 4_700
