"""What the policies of all games have in common: they can be asked about some of the answers."""

from __future__ import annotations

from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.play_on import Policy
from bigshoulders.kernel.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Estimates(Policy):
    """A policy by direct estimates, which can be asked to choose among some of the answers."""

    def answer(self, game: Game, seat: int) -> int:
        return self.among(game, seat, game.answers(seat))

    def among(self, game: Game, seat: int, answers: list[int]) -> int:
        """Return the best of these answers, or another one if that goes without saying."""
        raise Broken(["these estimates do not define among"])
