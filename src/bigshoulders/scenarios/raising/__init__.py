"""Positions of Raising Chicago, arranged by hand."""

from __future__ import annotations

from bigshoulders.scenarios.raising.scenario import RaisingScenario, raising

__all__ = ["RaisingScenario", "raising"]
