"""Playing on from a copy: by a policy for each seat, until the game has come far enough."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.games.city import ids
from bigshoulders.games.city.state import City
from bigshoulders.kernel.action import mover
from bigshoulders.kernel.errors import Unavailable
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.play_on import (
    AfterDecisions,
    AnyAnswer,
    BeforeSteps,
    Policy,
    Stop,
    carry_on,
    play_on,
)
from bigshoulders.kernel.playing.playout import playout
from bigshoulders.kernel.stream import Stream

SEATS = 3


class First(Policy):
    """Gives the first answer, and remembers whom it was asked for and what had been decided."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def answer(self, game: Game, seat: int) -> int:
        self.asked.append((seat, len(game.moves)))
        return game.answers(seat)[0]


class DecadeIsOver(Stop):
    """A stop of somebody who uses the kernel: at the first question of the next decade."""

    def is_reached(self, game: Game, decisions: int) -> bool:
        state = game.state
        assert isinstance(state, City)
        return state.decade > 1


def opening(seed: str = "on") -> Game:
    return new_game("city", seats=SEATS, seed=seed, events=False)


def streams() -> list[Stream]:
    return [Stream(f"random/{seat}") for seat in range(SEATS)]


def test_the_game_that_is_played_on_stays_as_it_is() -> None:
    """Only the copy moves, and its dealer is its own."""
    game = opening()
    before, moves, policy = game.hash(), game.moves[:], First()
    first = play_on(game, [policy] * SEATS, Stop())
    assert game.hash() == before
    assert game.moves == moves
    assert first.hash() == play_on(game, [policy] * SEATS, Stop()).hash()


def test_without_a_stop_it_goes_on_to_the_end() -> None:
    """C-END-01: there are standings."""
    assert play_on(opening(), [First()] * SEATS, Stop()).result() is not None


def test_random_policies_play_like_the_random_playout() -> None:
    """The same streams give the same game."""
    game, twin = opening(), opening()
    playout(game, streams())
    carry_on(twin, [AnyAnswer(stream) for stream in streams()], Stop())
    assert twin.moves == game.moves


def test_every_seat_is_asked_of_its_own_policy() -> None:
    """A policy per seat, not one for all."""
    policies = [First() for _seat in range(SEATS)]
    twin = play_on(opening(), policies, AfterDecisions(40))
    for seat, policy in enumerate(policies):
        assert {asked for asked, _moves in policy.asked} == {seat}
    by_seats = [move for move in twin.moves if mover(move) >= 0]
    assert len(by_seats) == sum(len(policy.asked) for policy in policies)


def test_it_stops_after_so_many_decisions() -> None:
    """One after the other here, so the number is exact."""
    game = opening()
    assert carry_on(game, [First()] * SEATS, AfterDecisions(5)) == 5
    assert carry_on(game, [First()] * SEATS, AfterDecisions(0)) == 0


def test_it_stops_where_a_phase_begins() -> None:
    """C-FLOW-01: the first question of the Building Phase, and again a decade later."""
    game = opening()
    stop = BeforeSteps([ids.CHOOSE])
    decades = []
    for _i in range(2):
        carry_on(game, [First()] * SEATS, stop)
        state = game.state
        assert isinstance(state, City)
        assert game.deciding() == "choose_buildings"
        decades.append(state.decade)
    assert decades == [1, 2]


def test_a_stop_can_be_made_to_measure() -> None:
    """Who uses the kernel may extend it, compiled or not."""
    twin = play_on(opening(), [First()] * SEATS, DecadeIsOver())
    state = twin.state
    assert isinstance(state, City)
    assert (state.decade, twin.is_over()) == (2, False)


def test_seats_that_answer_together_choose_before_any_answer_counts() -> None:
    """C-BLD-01: secret choices are made without a look at those of others."""
    game = opening()
    carry_on(game, [First()] * SEATS, BeforeSteps([ids.CHOOSE]))
    policy, moves = First(), len(game.moves)
    carry_on(game, [policy] * SEATS, AfterDecisions(1))
    assert policy.asked == [(seat, moves) for seat in range(SEATS)]


def test_a_draw_that_nobody_deals_is_refused() -> None:
    """Chance needs a dealer."""
    game = opening()
    game.dealer = None
    with pytest.raises(Unavailable, match="seed"):
        carry_on(game, [First()] * SEATS, Stop())
