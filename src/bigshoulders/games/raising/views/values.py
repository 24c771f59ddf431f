"""Small values of the state as plain data, which several parts of the view show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from bigshoulders.games.raising.box.components import JACKSCREW, LUMBER, MASONRY, RESOURCES
from bigshoulders.games.raising.box.components import Reward as PrintedReward
from bigshoulders.games.raising.box.rewards import counts
from bigshoulders.games.raising.ids import NOBODY, PRESTIGE
from bigshoulders.games.raising.language import owners
from bigshoulders.games.raising.state import Raising
from bigshoulders.games.raising.views.component_shapes import Materials, OwnerColor, Reward


def color(state: Raising, owner: int) -> OwnerColor | None:
    """Return the name of a color, or null for nobody."""
    return None if owner in (NOBODY, PRESTIGE) else owner_name(state, owner)


def owner_name(state: Raising, owner: int) -> OwnerColor:
    """Return the name of a seat's color, or of the non-player color."""
    return owners(state.board, len(state.seats))[owner]


def materials(amounts: Sequence[int]) -> Materials:
    """Return amounts of the basic resources by name."""
    return {
        "lumber": amounts[LUMBER],
        "jackscrew": amounts[JACKSCREW],
        "masonry": amounts[MASONRY],
    }


def reward_data(reward: PrintedReward) -> Reward:
    """Return a reward with only what it holds."""
    data: dict[str, int] = {}
    for resource, name in enumerate(RESOURCES):
        if reward.tokens[resource]:
            data[name] = reward.tokens[resource]
        if reward.steps[resource]:
            data[f"{name}_steps"] = reward.steps[resource]
    data.update({kind.key: count for kind, count in counts(reward)})
    return cast("Reward", data)
