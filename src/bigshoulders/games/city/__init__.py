"""City of the Big Shoulders / Chicago 1875."""

from __future__ import annotations

from bigshoulders.games.city.entry import GAME

__all__ = ["GAME"]
