"""A policy for Raising Chicago that weighs each answer by direct estimates, without search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from bigshoulders.bots.estimates import Estimates
from bigshoulders.bots.raising import bidding, final, paying, placing, tiles
from bigshoulders.bots.raising.weights import Weights
from bigshoulders.bots.raising.worth import Worth
from bigshoulders.games.raising import ids
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.state import step_of

Adviser: TypeAlias = Callable[[Worth, list[int]], int]

ADVISERS: Final[dict[int, Adviser]] = {
    ids.USE_TILE: tiles.use_tile,
    ids.BID: bidding.bid,
    ids.PAY: paying.pay,
    ids.GIVE: paying.give,
    ids.TAKE: paying.take,
    ids.RAISE: placing.raise_building,
    ids.MOVE: placing.move_building,
    ids.PRESTIGE_CHOICE: placing.choose_prestige,
    ids.PRESTIGE_PLOT: placing.prestige_plot,
    ids.PRESTIGE_TURN: placing.turn_prestige,
    ids.RESOLVE: placing.resolve,
    ids.CARD_CHOICE: tiles.card_choice,
    ids.LEVEL: tiles.level,
    ids.STUDY: tiles.study,
    ids.PICK_TOKENS: tiles.pick_tokens,
    ids.SWAP: tiles.swap,
    ids.COPY: tiles.copy_reward,
    ids.NAME_ASTERISK: final.name_asterisk,
    ids.LETTER: final.letter,
}


class RaisingPolicy(Estimates):
    """Bids, pays, builds and uses its tiles sensibly, as far as it can see at a glance."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def among(self, game: Game, seat: int, answers: list[int]) -> int:
        state = cast("Raising", game.state)
        adviser = ADVISERS[step_of(state.stack[-1])]
        return adviser(Worth(state, seat, self.weights), answers)
