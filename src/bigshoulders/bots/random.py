"""A bot that plays any answer with equal chance: a measure of speed, and the least opponent."""

from __future__ import annotations

from bigshoulders.bots.bot import Bot, Observation


class RandomBot(Bot):
    """Chooses uniformly among the legal answers."""

    def choose(self, observation: Observation) -> int:
        return observation.answers[self.stream.below(len(observation.answers))]
