"""How well the bots play; the margins are wide, so that only a real loss of skill fails."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.bots import make_bot
from bigshoulders.bots.arena import play_game, simulate
from bigshoulders.bots.bot import Bot
from tests.bots.textbook import Textbook

pytestmark = pytest.mark.once


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_sharp_bot_beats_random_players_from_every_seat(place: int) -> None:
    """Every single game of a rotation is won."""
    bots = ["random"] * 3
    bots[place] = "sharp"
    done = simulate("city", seats=3, games=4, bots=bots, seed=f"skill/{place}")
    assert done.wins[place] == 4


@pytest.mark.parametrize(
    ("better", "worse", "ahead"), [("sharp", "heuristic", 1_500), ("heuristic", "gentle", 100)]
)
def test_a_level_beats_the_one_below(better: str, worse: str, ahead: int) -> None:
    """Who looks further and notices more has more money, whoever begins; 99 and 77 of 100 games."""
    first = simulate("city", seats=2, games=15, bots=[better, worse], seed="levels")
    last = simulate("city", seats=2, games=15, bots=[worse, better], seed="levels")
    assert first.wins[0] + last.wins[1] >= 20
    better_mean = (first.mean_scores[0] + last.mean_scores[1]) / 2
    worse_mean = (first.mean_scores[1] + last.mean_scores[0]) / 2
    assert better_mean > worse_mean + ahead


def test_four_sharp_players_grow_a_rich_city() -> None:
    """Mean winner 7,200 over many games, with a deviation of 500 in one."""
    done = simulate("city", seats=4, games=12, bots=["sharp"], seed="rich")
    assert 6_200 < done.mean_winner < 8_200


def test_four_heuristic_players_score_like_a_friendly_table() -> None:
    """Mean winner 2,985 over 60 games."""
    done = simulate("city", seats=4, games=12, bots=["heuristic"], seed="friendly")
    assert 2_300 < done.mean_winner < 4_100


def textbook_wins(seats: int, games: int) -> int:
    """Return how many games of City somebody with rules of thumb wins against level 2."""
    wins = 0
    for number in range(games):
        seed, seat = f"textbook/{number}", number % seats
        game = new_game("city", seats=seats, seed=seed, events=False)
        bots: list[Bot] = [make_bot("city", "heuristic", f"{seed}/{s}") for s in range(seats)]
        bots[seat] = Textbook(seed)
        result = play_game(game, bots, referee=False).result()
        wins += result is not None and result.winners() == [seat]
    return wins


def test_whoever_knows_the_rules_and_plays_sensibly_beats_the_second_level() -> None:
    """Of 100 games against one it wins 68, and 23 of 60 against three, where 15 is its share."""
    assert textbook_wins(seats=2, games=12) >= 7
    assert textbook_wins(seats=4, games=12) > 12 / 4


# Raising Chicago


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_heuristic_beats_random_raisers_from_every_seat(place: int) -> None:
    """Every single game of a rotation is won."""
    bots = ["random"] * 3
    bots[place] = "heuristic"
    done = simulate("raising", seats=3, games=6, bots=bots, seed=f"skill/{place}")
    assert done.wins[place] == 6


@pytest.mark.parametrize(("better", "worse"), [("heuristic", "easy"), ("easy", "gentle")])
def test_a_level_of_raisers_beats_the_one_below(better: str, worse: str) -> None:
    """Who notices more is better thought of: about 52 of 60 games, from either seat."""
    first = simulate("raising", seats=2, games=10, bots=[better, worse], seed="levels")
    last = simulate("raising", seats=2, games=10, bots=[worse, better], seed="levels")
    assert first.wins[0] + last.wins[1] >= 13


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
