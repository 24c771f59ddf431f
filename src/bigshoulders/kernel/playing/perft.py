"""Node counts: how many ways a game can go on, a fingerprint of all its rules at once."""

from __future__ import annotations

from bigshoulders.kernel.game import Game
from bigshoulders.kernel.stream import Stream


def perft(game: Game, depth: int) -> int:
    """Count the sequences of that many answers; chance is dealt from the game's own seed."""
    deciders = game.deciders()
    if depth == 0 or not deciders:
        return 1
    seat = deciders[0]
    answers = game.answers(seat)
    if depth == 1:
        return len(answers)
    nodes = 0
    for code in answers:
        twin = game.copy()
        twin.play(seat, code)
        nodes += perft(twin, depth - 1)
    return nodes


def wander(game: Game, steps: int, stream: Stream) -> None:
    """Answer at random that many times, or until the game is over."""
    for _i in range(steps):
        deciders = game.deciders()
        if not deciders:
            return
        answers = game.answers(deciders[0])
        game.play(deciders[0], answers[stream.below(len(answers))])
