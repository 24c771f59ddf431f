"""A quick bot for Raising Chicago that weighs each answer by direct estimates, without search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from bigshoulders.bots import (
    raising_auction,
    raising_ending,
    raising_paying,
    raising_placing,
    raising_tiles,
)
from bigshoulders.bots.bot import Bot, Sight
from bigshoulders.bots.raising_taste import USUAL, Taste
from bigshoulders.bots.raising_worth import Worth
from bigshoulders.games.raising import ids
from bigshoulders.games.raising.state import Raising

Adviser: TypeAlias = Callable[[Worth, list[int]], int]

ADVISERS: Final[dict[int, Adviser]] = {
    ids.USE_TILE: raising_tiles.use_tile,
    ids.BID: raising_auction.bid,
    ids.PAY: raising_paying.pay,
    ids.GIVE: raising_paying.give,
    ids.TAKE: raising_paying.take,
    ids.RAISE: raising_placing.raise_building,
    ids.MOVE: raising_placing.move_building,
    ids.PRESTIGE_CHOICE: raising_placing.choose_prestige,
    ids.PRESTIGE_PLOT: raising_placing.prestige_plot,
    ids.PRESTIGE_TURN: raising_placing.turn_prestige,
    ids.RESOLVE: raising_placing.resolve,
    ids.CARD_CHOICE: raising_tiles.card_choice,
    ids.LEVEL: raising_tiles.level,
    ids.STUDY: raising_tiles.study,
    ids.PICK_TOKENS: raising_tiles.pick_tokens,
    ids.SWAP: raising_tiles.swap,
    ids.COPY: raising_tiles.copy_reward,
    ids.NAME_ASTERISK: raising_ending.name_asterisk,
    ids.LETTER: raising_ending.letter,
}

_STEP: Final = 255  # the byte of a frame that names its step


class RaisingHeuristic(Bot):
    """Bids, pays, builds and uses its tiles sensibly, as far as it can see at a glance."""

    def __init__(self, seed: str, taste: Taste = USUAL) -> None:
        super().__init__(seed)
        self.taste = taste

    def choose(self, sight: Sight) -> int:
        state = cast("Raising", sight.twin().state)
        adviser = ADVISERS[state.stack[-1] & _STEP]
        return adviser(Worth(state, sight.seat, self.taste), sight.answers)
