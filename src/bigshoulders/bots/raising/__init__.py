"""Bots for Raising Chicago."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigshoulders.bots.raising.heuristic import RaisingHeuristic

if TYPE_CHECKING:
    from bigshoulders.bots import MakeBot

BOTS: dict[str, MakeBot] = {"heuristic": RaisingHeuristic}
