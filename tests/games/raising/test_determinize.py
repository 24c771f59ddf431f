"""Twins of Raising Chicago: all is open but the draws to come, and these are drawn anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from bigshoulders import new_game
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import CHANCE
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.stream import Stream
from tests.games.positions import answer_at_random


def some_moments(seats: int, seed: int, every: int = 9) -> Iterator[Game]:
    """Play a random game and stop at some of its decisions."""
    game = new_game("raising", seats=seats, seed=seed, council=True, events=False, pack=None)
    random, number = Random(seed), 0
    while not game.is_over():
        number += 1
        if number % every == 0:
            yield game
        answer_at_random(game, random)


def state_of(game: Game) -> Raising:
    return cast("Raising", game.state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_twin_stands_exactly_where_the_game_stands(seats: int) -> None:
    """R-RND-04, Q-60: everything is open, so nothing on the table is redrawn for anybody."""
    for number, game in enumerate(some_moments(seats, 11)):
        for seat in [None, *range(seats)]:
            twin = game.determinize(seat, Stream(f"{number}"))
            assert twin.state.fingerprint() == game.state.fingerprint()
            assert twin.view(seat) == game.view(seat)
            assert twin.deciders() == game.deciders()
            if seat is not None:
                assert twin.answers(seat) == game.answers(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_pile_has_an_order_that_could_be_read(seats: int) -> None:
    """R-RND-04: what is not drawn is listed as in the box, whatever the seed will bring."""
    for game in some_moments(seats, 12, every=1):
        state = state_of(game)
        for pile in (state.deck, state.hidden, state.prestige):
            assert pile == sorted(pile)


def test_games_that_differ_in_draws_to_come_are_the_same_to_everybody() -> None:
    """R-RND-04: after the same draws another dealer changes nothing, in the game or in a twin."""
    game = new_game("raising", seats=3, seed=5, pack=None)
    other = game.copy()
    other.dealer = Stream("another")
    assert game.view(None) == other.view(None)
    assert game.hash() == other.hash()
    twins = [one.determinize(0, Stream("same")) for one in (game, other)]
    for twin in twins:
        play_out(twin)
    assert twins[0].hash() == twins[1].hash()


def play_out(game: Game) -> None:
    """Play the game to the end with the same random answers each time."""
    random = Random(4)
    while not game.is_over():
        answer_at_random(game, random)


def test_draws_to_come_differ_from_the_real_ones() -> None:
    """R-RND-04: a twin has a dealer of its own, drawn from the stream."""
    game = new_game("raising", seats=2, seed=6, pack=None)
    dealers = [game.determinize(0, Stream(str(seed))).dealer for seed in range(20)]
    seeds = {dealer.seed for dealer in dealers if dealer is not None}
    assert len(seeds) == 20
    assert game.dealer is not None
    assert game.dealer.seed not in seeds


def test_all_cards_that_nobody_has_seen_are_equally_likely_to_come() -> None:
    """R-ANN-02, Q-60: the next card is known, and the one below it is any of the rest."""
    game = new_game("raising", seats=3, seed=7, events=False, pack=None)
    while state_of(game).round < 7:
        answer_at_random(game, Random(len(game.moves)))
    known, unseen = state_of(game).top, state_of(game).deck
    found: Counter[int] = Counter()
    for seed in range(400):
        twin = game.determinize(1, Stream(f"{seed}"))
        random = Random(seed)
        while state_of(twin).round < 8:
            answer_at_random(twin, random)
        dealt = state_of(twin).cards
        assert dealt[0] == known
        found[dealt[1]] += 1
    assert set(found) == set(unseen)
    assert len(unseen) == 18
    assert 8 <= min(found.values()) <= max(found.values()) <= 42


def test_a_twin_without_a_dealer_of_its_own_game_still_draws() -> None:
    """R-RND-04: where chance is answered by hand a twin deals for itself."""
    game = new_game("raising", seats=2, pack=None)
    assert game.deciders() == [CHANCE]
    twin = game.determinize(None, Stream("deal"))
    twin.settle()
    assert twin.deciders() != [CHANCE]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twins_can_be_played_to_the_end(seats: int) -> None:
    """R-INV-01 to R-INV-10: the referee is content with every one of them."""
    for number, game in enumerate(some_moments(seats, 13, every=60)):
        twin = game.determinize(number % seats, Stream(f"{number}"))
        play_out(twin)
        assert twin.rules.violations(twin.state) == []
        assert twin.result() is not None
