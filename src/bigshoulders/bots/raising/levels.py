"""Six levels for Raising Chicago, from gentle to fierce.

The lower three answer at a glance, and the first two notice only some of the bids and plots there
are. The upper three search, with more and more playouts.
`heuristic` is the name that the third has had since the beginning.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.bots.bot import Bot
from bigshoulders.bots.policy_bot import PolicyBot
from bigshoulders.bots.raising.evaluator import RaisingEvaluator
from bigshoulders.bots.raising.policy import RaisingPolicy
from bigshoulders.bots.raising.weights import USUAL, Weights
from bigshoulders.bots.search import Budget, Searcher

BLIND: Final = Weights(  # takes what is there, and does not mind what others are up to
    foresight=0.0,
    rival=0.0,
    hope=0.0,
    presence=0.0,
    step=0.3,
    patience=0.0,
    poverty_ahead=0.0,
)


def gentle(seed: str) -> Bot:
    """Return a bot of level 1."""
    return PolicyBot(seed, RaisingPolicy(BLIND), notices=3)


def easy(seed: str) -> Bot:
    """Return a bot of level 2."""
    return PolicyBot(seed, RaisingPolicy(USUAL), notices=6)


def heuristic(seed: str) -> Bot:
    """Return a bot of level 3."""
    return PolicyBot(seed, RaisingPolicy(USUAL))


def skilled(seed: str) -> Bot:
    """Return a bot of level 4."""
    return Searcher(seed, RaisingEvaluator(USUAL), Budget(12), tries=4)


def strong(seed: str) -> Bot:
    """Return a bot of level 5."""
    return Searcher(seed, RaisingEvaluator(USUAL), Budget(32), tries=6)


def fierce(seed: str) -> Bot:
    """Return a bot of level 6."""
    return Searcher(seed, RaisingEvaluator(USUAL), Budget(96), tries=10)
