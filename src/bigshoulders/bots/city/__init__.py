"""Bots for City of the Big Shoulders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigshoulders.bots.city.heuristic import CityHeuristic, CitySharp

if TYPE_CHECKING:
    from bigshoulders.bots import MakeBot

BOTS: dict[str, MakeBot] = {"heuristic": CityHeuristic, "sharp": CitySharp}
