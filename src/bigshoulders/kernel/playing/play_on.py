"""Playing on: a copy of a game goes on by a policy for each seat, until it has come far enough.

Search, analysis and environments all need this, so it is part of the engine and compiled with it.
A policy sees the whole game it is asked about. Whoever is not to know what is hidden plays on from
a sample (`Game.determinize`), in which everything hidden was drawn anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from bigshoulders.kernel.action import CHANCE
from bigshoulders.kernel.errors import Broken, Unavailable
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.state import step_of
from bigshoulders.kernel.stream import Stream
from bigshoulders.kernel.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A way to answer every question of a game, at once and without search."""

    def answer(self, game: Game, seat: int) -> int:
        """Return one of the answers of a seat that is asked now; the game must not be changed."""
        raise Broken(["this policy does not define answer"])


class AnyAnswer(Policy):
    """Answers uniformly at random from a stream."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def answer(self, game: Game, seat: int) -> int:
        answers = game.answers(seat)
        return answers[self.stream.below(len(answers))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Stop:
    """Says when a game has come far enough. This one never does: the game goes on to its end.

    One that remembers something begins anew with every game that is played on.
    """

    def begin(self, game: Game) -> None:
        """Look at the game before the first decision."""

    def is_reached(self, game: Game, decisions: int) -> bool:
        """Tell whether to stop before the question that waits; so many were answered already."""
        return False


class AfterDecisions(Stop):
    """Stops after so many decisions; those that are made together may add a few."""

    def __init__(self, decisions: int) -> None:
        self.decisions = decisions

    def is_reached(self, game: Game, decisions: int) -> bool:
        return decisions >= self.decisions


class BeforeSteps(Stop):
    """Stops where one of these steps asks after others did: where their phase begins."""

    def __init__(self, steps: Sequence[int]) -> None:
        self.steps = frozenset(steps)
        self.was_elsewhere = False

    def begin(self, game: Game) -> None:
        self.was_elsewhere = False

    def is_reached(self, game: Game, decisions: int) -> bool:
        if step_of(game.state.stack[-1]) in self.steps:
            return self.was_elsewhere
        self.was_elsewhere = True
        return False


def play_on(game: Game, policies: Sequence[Policy], stop: Stop) -> Game:
    """Return a copy that was played on by a policy per seat, until it stopped or was over."""
    twin = game.copy()
    carry_on(twin, policies, stop)
    return twin


def carry_on(game: Game, policies: Sequence[Policy], stop: Stop) -> int:
    """Play a game on in place; return how many decisions that took.

    Seats that answer together all choose before any of their answers is carried out.
    """
    stop.begin(game)
    decisions = 0
    deciders = game.deciders()
    while deciders and not stop.is_reached(game, decisions):
        if deciders[0] == CHANCE:
            raise Unavailable("a draw waits and nobody deals; play on from a game with a seed")
        chosen = [policies[seat].answer(game, seat) for seat in deciders]
        for place, seat in enumerate(deciders):
            game.play(seat, chosen[place])
        decisions += len(deciders)
        deciders = game.deciders()
    return decisions
