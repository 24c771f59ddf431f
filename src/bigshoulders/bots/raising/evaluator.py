"""What search has to know of Raising Chicago: which answers to try, and how it ended.

Playouts go to the end of the game, where reputation is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from bigshoulders.bots.raising.bidding import Auction
from bigshoulders.bots.raising.map import Map
from bigshoulders.bots.raising.policy import RaisingPolicy
from bigshoulders.bots.raising.weights import Weights
from bigshoulders.bots.raising.worth import Worth
from bigshoulders.bots.search import Evaluator, by_value, mixed
from bigshoulders.games.raising import ids
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import first, verb_of
from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.play_on import Policy
from bigshoulders.kernel.state import arg2, step_of


class RaisingEvaluator(Evaluator):
    """Tries what the policy weighs highest, and plays the game to its end by the policy."""

    def __init__(self, weights: Weights, rivals: Sequence[Weights] = ()) -> None:
        self.weights = weights
        self.plays = RaisingPolicy(weights)
        self.rivals = [RaisingPolicy(each) for each in rivals] or [self.plays]

    def policies(self, game: Game, seat: int, world: int) -> list[Policy]:
        return mixed(self.plays, self.rivals, game.rules.seats, seat, world)

    def candidates(self, game: Game, seat: int, answers: list[int]) -> list[int]:
        own = self.plays.answer(game, seat)
        state = cast("Raising", game.state)
        tried = by_value(answers, promises(Worth(state, seat, self.weights), answers))
        return [own, *[code for code in tried if code != own]]

    def scores(self, game: Game) -> list[float]:
        result = game.result()
        if result is None:
            raise Broken(["this game was not played to its end"])
        return [float(score) for score in result.scores()]


def promises(worth: Worth, answers: list[int]) -> list[float]:
    """Return how much each answer promises at a glance; most questions have few answers."""
    step = step_of(worth.state.stack[-1])
    if step == ids.BID:
        auction = Auction(worth)
        return [-1.0 if verb_of(code) == ids.V_USE else auction.bid(code) for code in answers]
    if step == ids.RAISE:
        land = Map(worth)
        levels = worth.state.markers_on(arg2(worth.state.stack[-1]), worth.seat)
        return [land.plot(first(code), levels) for code in answers]
    return [0.0] * len(answers)
