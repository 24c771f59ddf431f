"""Five characters for City: what each of them likes, as weights of one and the same policy.

They answer at a glance and are about as strong as `sharp`. Search plays on with them in the other
seats, so that it does not count on rivals who all think alike.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.bots.bot import Bot
from bigshoulders.bots.city.forecast import Weights
from bigshoulders.bots.city.policy import CityPolicy
from bigshoulders.bots.policy_bot import PolicyBot

BUILDER: Final = Weights(  # wants large companies: staff, machines, goals and partners
    improvement=20, salesperson=30, worker=30, goal=60.0, action=60.0
)
RAIDER: Final = Weights(  # sells to make others poorer, and takes over what it can
    dumping=1.0, sale=10.0, spite=0.3, control=200.0
)
RENTIER: Final = Weights(  # lives on dividends and rent: what is paid out now counts twice
    income=2.5, treasury=(0.0, 0.3, 0.2, 0.15, 0.1, 0.0)
)
GAMBLER: Final = Weights(  # hopes for the best: founds and hires on credit, and never lets go
    reserve=0, scarcity=0, row_goods=20, worker=30, control=50.0, sale=300.0
)
MISER: Final = Weights(  # keeps money together, and expects that everything will be dear
    treasury=(0.0, 0.8, 0.7, 0.6, 0.4, 0.0), reserve=30, cube=19, trust=0.8, sale=30.0
)
ALL: Final = (BUILDER, RAIDER, RENTIER, GAMBLER, MISER)


def builder(seed: str) -> Bot:
    """Return a bot that builds."""
    return PolicyBot(seed, CityPolicy(BUILDER))


def raider(seed: str) -> Bot:
    """Return a bot that raids."""
    return PolicyBot(seed, CityPolicy(RAIDER))


def rentier(seed: str) -> Bot:
    """Return a bot that lives on dividends."""
    return PolicyBot(seed, CityPolicy(RENTIER))


def gambler(seed: str) -> Bot:
    """Return a bot that gambles."""
    return PolicyBot(seed, CityPolicy(GAMBLER))


def miser(seed: str) -> Bot:
    """Return a bot that saves."""
    return PolicyBot(seed, CityPolicy(MISER))
