"""Players that are programs, found by game and name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol, TypeAlias, cast

from bigshoulders.bots.bot import Bot
from bigshoulders.bots.random import RandomBot
from bigshoulders.games import entry
from bigshoulders.kernel.entry import RANDOM
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import quoted

MakeBot: TypeAlias = Callable[[str], Bot]  # from a seed


class BotsOfGame(Protocol):
    """A module with the bots of a game."""

    BOTS: dict[str, MakeBot]


def bots_of(game: str) -> dict[str, MakeBot]:
    """Return the bots of a game by name: the random one, and those that the game names."""
    module = entry(game).bots
    own = {} if module is None else cast("BotsOfGame", import_module(module)).BOTS
    return {RANDOM: RandomBot, **own}


def levels_of(game: str) -> list[str]:
    """Return the levels of a game from the gentlest to the fiercest.

    They are what its module lists in LEVELS; without that, all of its own bots in their order.
    """
    module = entry(game).bots
    found = None if module is None else getattr(import_module(module), "LEVELS", None)
    return [name for name in bots_of(game) if name != RANDOM] if found is None else list(found)


def make_bot(game: str, name: str, seed: str) -> Bot:
    """Return a new bot of this name for a game; its seed decides all that it leaves to chance."""
    bots = bots_of(game)
    if name not in bots:
        raise Malformed(
            f"there is no bot {quoted(name)} for {game}; choose one of {', '.join(bots)}"
        )
    return bots[name](seed)
