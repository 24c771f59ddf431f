"""Playouts per second of processor time, with whichever bots and engine Python finds."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

from bigshoulders import new_game
from bigshoulders.bots import make_bot
from bigshoulders.bots.search import Evaluator, Searcher
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.play_on import AfterDecisions, Stop, play_on

TABLES: Final = (("city", 4), ("raising", 3))
BEFORE: Final = 100  # decisions before the one from which search plays on


class Playouts:
    """The playouts of one game: by the policy of its strongest bot in every seat."""

    def __init__(self, key: str, seats: int) -> None:
        self.evaluator = evaluator_of(key)
        self.start = new_game(key, seats=seats, seed="playouts", events=False)
        self.policies = self.evaluator.policies(self.start, 0, 0)
        self.later = play_on(self.start, self.policies, AfterDecisions(BEFORE))

    def whole_game(self) -> Game:
        """Play from the first question to the end."""
        return play_on(self.start, self.policies, Stop())

    def searched(self) -> list[float]:
        """Play as far as search does, and weigh what comes of it."""
        stop = self.evaluator.stop(self.later)
        return self.evaluator.scores(play_on(self.later, self.policies, stop))


def evaluator_of(key: str) -> Evaluator:
    """Return what the strongest bot of a game judges by."""
    bot = make_bot(key, "fierce", "playouts")
    if not isinstance(bot, Searcher):
        raise TypeError(f"the strongest bot of {key} does not search")
    return bot.search.evaluator


def per_second(play: Callable[[], object], seconds: float) -> float:
    """Return how often something is done in a second, as measured over so many."""
    play()
    count, started, spent = 0, process_time(), 0.0
    while spent < seconds:
        play()
        count += 1
        spent = process_time() - started
    return count / spent


def rates(seconds: float) -> dict[str, float]:
    """Measure each kind of playout for so many seconds."""
    found: dict[str, float] = {}
    for key, seats in TABLES:
        playouts = Playouts(key, seats)
        found[f"{key}, {seats} seats, whole game"] = per_second(playouts.whole_game, seconds)
        found[f"{key}, {seats} seats, as searched"] = per_second(playouts.searched, seconds)
    return found
