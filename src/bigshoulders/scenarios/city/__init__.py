"""Positions of City, arranged by hand."""

from __future__ import annotations

from bigshoulders.scenarios.city.scenario import CityScenario, city

__all__ = ["CityScenario", "city"]
