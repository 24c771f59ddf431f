"""Random play to the end, as fast as the engine goes: for simulations, search and benchmarks."""

from __future__ import annotations

from bigshoulders.kernel.game import Game
from bigshoulders.kernel.stream import Stream


class Playout:
    """What a random game was like: how many choices, how many answers they offered."""

    def __init__(self) -> None:
        self.choices = 0
        self.answers = 0
        self.longest = 0
        self.longest_kind = ""


def playout(game: Game, streams: list[Stream]) -> Playout:
    """Answer uniformly at random, each seat from its own stream, until the game is over."""
    done = Playout()
    deciders = game.deciders()
    while deciders:
        for seat in deciders:
            answers = game.answers(seat)
            count = len(answers)
            done.choices += 1
            done.answers += count
            if count > done.longest:
                done.longest = count
                done.longest_kind = game.question(seat).kind
            game.play(seat, answers[streams[seat].below(count)])
        deciders = game.deciders()
    return done
