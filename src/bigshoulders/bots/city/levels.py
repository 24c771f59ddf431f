"""Six levels for City, from gentle to fierce.

The lower three answer at a glance: they look no further than some decades ahead, and notice only
some of the purchases and spaces there are. The upper three search, and try more and more answers:
two, four and twelve. Playouts alone hardly tell them apart.
`heuristic` and `sharp` are the names that the second and the third have had since the beginning.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.bots.bot import Bot
from bigshoulders.bots.city.evaluator import CityEvaluator
from bigshoulders.bots.city.forecast import Weights
from bigshoulders.bots.city.policy import CityPolicy
from bigshoulders.bots.policy_bot import PolicyBot
from bigshoulders.bots.search import Budget, Searcher

FAR: Final = Weights()  # sees the end of the game
NEAR: Final = Weights(sight=1)
BLIND: Final = Weights(sight=0, spite=0.0)  # sees this decade, and minds nobody else's business


def gentle(seed: str) -> Bot:
    """Return a bot of level 1."""
    return PolicyBot(seed, CityPolicy(BLIND), notices=2)


def heuristic(seed: str) -> Bot:
    """Return a bot of level 2."""
    return PolicyBot(seed, CityPolicy(NEAR), notices=4)


def sharp(seed: str) -> Bot:
    """Return a bot of level 3."""
    return PolicyBot(seed, CityPolicy(FAR))


def skilled(seed: str) -> Bot:
    """Return a bot of level 4."""
    return Searcher(seed, CityEvaluator(FAR), Budget(8), tries=2)


def strong(seed: str) -> Bot:
    """Return a bot of level 5."""
    return Searcher(seed, CityEvaluator(FAR), Budget(16), tries=4)


def fierce(seed: str) -> Bot:
    """Return a bot of level 6."""
    return Searcher(seed, CityEvaluator(FAR), Budget(256), tries=12)
