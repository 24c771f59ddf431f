"""Nim, the smallest game that has everything: a draw, a secret choice, turns, an option."""

from __future__ import annotations

from tests.games.nim.entry import GAME

__all__ = ["GAME"]
