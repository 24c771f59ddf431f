"""Cubes as others are shown them."""

from __future__ import annotations

from bigshoulders.games.city.ids import TYPES
from bigshoulders.games.city.views.view_shapes import Cubes


def cubes(counts: list[int], start: int) -> Cubes:
    """Return cubes by the name of their type."""
    livestock, steel, wood, coal = counts[start : start + TYPES]
    return {"livestock": livestock, "steel": steel, "wood": wood, "coal": coal}
