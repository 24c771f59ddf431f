"""Raising Chicago."""

from __future__ import annotations

from bigshoulders.games.raising.entry import GAME

__all__ = ["GAME"]
