"""Five characters for Raising Chicago: what each of them likes, as weights of one policy.

They answer at a glance and are about as strong as `heuristic`. Search plays on with them in the
other seats, so that it does not count on rivals who all think alike.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.bots.bot import Bot
from bigshoulders.bots.policy_bot import PolicyBot
from bigshoulders.bots.raising.policy import RaisingPolicy
from bigshoulders.bots.raising.weights import Weights

BUILDER: Final = Weights(  # wants high buildings in the middle of the map
    level=1.1, interior=0.8, hope=0.5, presence=0.4, token=0.6, spare_token=0.3
)
RAIDER: Final = Weights(  # takes what others want
    rival=0.6, spoil=0.6, hold=0.6, used_plot=0.1
)
RENTIER: Final = Weights(  # collects what pays every round: cards, expertise, favors
    step=1.2, expansion=0.7, favor=2.2, card_more=1.0, unlimited=2.0
)
GAMBLER: Final = Weights(  # waits for the large prizes, and poverty is far away
    patience=1.0, final_lean=0.3, move=1.0, poverty_ahead=0.3, thrift=1.2, far=0.6
)
MISER: Final = Weights(  # gives no token away that it might need, and never pays twice
    token=1.0, spare_token=0.7, due_token=1.8, wild=1.4, thrift=3.0, poverty_ahead=1.4
)
ALL: Final = (BUILDER, RAIDER, RENTIER, GAMBLER, MISER)


def builder(seed: str) -> Bot:
    """Return a bot that builds."""
    return PolicyBot(seed, RaisingPolicy(BUILDER))


def raider(seed: str) -> Bot:
    """Return a bot that raids."""
    return PolicyBot(seed, RaisingPolicy(RAIDER))


def rentier(seed: str) -> Bot:
    """Return a bot that collects what pays again and again."""
    return PolicyBot(seed, RaisingPolicy(RENTIER))


def gambler(seed: str) -> Bot:
    """Return a bot that gambles."""
    return PolicyBot(seed, RaisingPolicy(GAMBLER))


def miser(seed: str) -> Bot:
    """Return a bot that saves."""
    return PolicyBot(seed, RaisingPolicy(MISER))
