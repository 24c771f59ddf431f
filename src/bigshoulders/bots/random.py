"""A bot that plays any answer with equal chance: a measure of speed, and the least opponent."""

from __future__ import annotations

from bigshoulders.bots.bot import Bot, Sight


class RandomBot(Bot):
    """Chooses uniformly among the legal answers."""

    def choose(self, sight: Sight) -> int:
        return sight.answers[self.stream.below(len(sight.answers))]
