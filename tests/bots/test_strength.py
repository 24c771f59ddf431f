"""How well the bots play; the margins are wide, so that only a real loss of skill fails."""

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


# Raising Chicago


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_heuristic_beats_random_raisers_from_every_seat(place: int) -> None:
    """Every single game of a rotation is won."""
    bots = ["random"] * 3
    bots[place] = "heuristic"
    done = simulate("raising", seats=3, games=6, bots=bots, seed=f"skill/{place}")
    assert done.wins[place] == 6


@pytest.mark.parametrize(("seats", "least"), [(2, 112), (3, 92), (4, 72)])
def test_heuristic_raisers_are_well_thought_of(seats: int, least: int) -> None:
    """Mean reputation about 125, 102 and 81 over many games, with a deviation of 12 in one."""
    done = simulate("raising", seats=seats, games=8, bots=["heuristic"], seed="esteem")
    assert sum(done.mean_scores) / seats > least


def test_the_council_makes_reputations_higher() -> None:
    """R-COU-04: letters are collected, and members score."""
    means = []
    for council in ("off", "on"):
        options = {"council": council}
        done = simulate(
            "raising", seats=3, games=8, bots=["heuristic"], seed="letters", options=options
        )
        means.append(sum(done.mean_scores) / 3)
    assert means[1] > means[0] + 5
