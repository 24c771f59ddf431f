"""Players that are programs, and the one place where they are registered by name."""

from __future__ import annotations

from collections.abc import Callable

from bigshoulders.bots.bot import Bot
from bigshoulders.bots.city_heuristic import CityHeuristic, CitySharp
from bigshoulders.bots.random import RandomBot
from bigshoulders.kernel.errors import Malformed

BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "heuristic": CityHeuristic,
    "sharp": CitySharp,
}


def make_bot(name: str, seed: str) -> Bot:
    """Return a new bot of this name; its seed decides all that it leaves to chance."""
    if name not in BOTS:
        raise Malformed(f"there is no bot {name!r}; choose one of {', '.join(BOTS)}")
    return BOTS[name](seed)
