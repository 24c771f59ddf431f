"""Bots that follow a policy at a glance, and perhaps do not notice everything they could do."""

from __future__ import annotations

from typing import Final

from bigshoulders.bots.bot import Bot, Observation
from bigshoulders.bots.estimates import Estimates
from bigshoulders.kernel.action import verb_of
from bigshoulders.kernel.stream import Stream

EVERYTHING: Final = 1 << 30


class PolicyBot(Bot):
    """Does what its estimates say, of what it notices: so many answers of each kind.

    Whatever it does is the best of several things, so it is never silly, only not always best.
    """

    def __init__(self, seed: str, estimates: Estimates, notices: int = EVERYTHING) -> None:
        super().__init__(seed)
        self.estimates = estimates
        self.notices = notices

    def choose(self, observation: Observation) -> int:
        game, seat = observation.sample(), observation.seat
        noticed = some_of_each_kind(observation.answers, self.notices, self.stream)
        code = self.estimates.among(game, seat, noticed)
        if code in observation.answers:
            return code
        return self.estimates.answer(game, seat)


def some_of_each_kind(answers: list[int], most: int, stream: Stream) -> list[int]:
    """Return at most so many answers of each verb, drawn at random, in their order."""
    places: dict[int, list[int]] = {}
    for place, code in enumerate(answers):
        places.setdefault(verb_of(code), []).append(place)
    noticed: list[int] = []
    for alike in places.values():
        if len(alike) > most:
            stream.shuffle(alike)
        noticed += alike[:most]
    noticed.sort()
    return [answers[place] for place in noticed]
