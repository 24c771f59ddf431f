"""Plays a pickled game on, in whatever process this runs; `python -m` reads it from a file."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

from bigshoulders.engine import engine
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.stream import Stream

LOOKS = 120


def played_on(game: Game) -> list[str]:
    """Answer for a while at random, and tell everything that could differ from another run."""
    stream = Stream("on")
    told: list[str] = []
    for _i in range(LOOKS):
        told.append(f"{game.hash()} {len(game.moves)} {game.undo_floor} {game.forced}")
        legal = _answers(game)
        if not legal:
            break
        told.append(" | ".join([action.notation for action in legal]))
        events = game.apply(legal[stream.below(len(legal))])
        told.extend([game.describe(event) for event in events])
    return told


def played_on_from(pickled: bytes) -> list[str]:
    """Do the same with a game that is still pickled."""
    return played_on(pickle.loads(pickled))  # noqa: S301 - our own pickle


def _answers(game: Game) -> list[Action]:
    """Return what can be answered; a game that stops before a draw asks nothing."""
    deciders = game.deciders()
    return game.legal(deciders[0]) if deciders else []


if __name__ == "__main__":
    lines = [engine(), *played_on_from(Path(sys.argv[1]).read_bytes())]
    sys.stdout.write("\n".join(lines))
