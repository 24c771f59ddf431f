"""Players that are programs, and the one place where they are registered by game and name."""

from __future__ import annotations

from collections.abc import Callable

from bigshoulders.bots.bot import Bot
from bigshoulders.bots.city.heuristic import CityHeuristic, CitySharp
from bigshoulders.bots.raising.heuristic import RaisingHeuristic
from bigshoulders.bots.random import RandomBot
from bigshoulders.games import entry
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import quoted

BOTS: dict[str, dict[str, Callable[[str], Bot]]] = {
    "city": {"random": RandomBot, "heuristic": CityHeuristic, "sharp": CitySharp},
    "raising": {"random": RandomBot, "heuristic": RaisingHeuristic},
}


def make_bot(game: str, name: str, seed: str) -> Bot:
    """Return a new bot of this name for a game; its seed decides all that it leaves to chance."""
    entry(game)  # complains of a game that does not exist
    bots = BOTS[game]
    if name not in bots:
        raise Malformed(
            f"there is no bot {quoted(name)} for {game}; choose one of {', '.join(bots)}"
        )
    return bots[name](seed)
