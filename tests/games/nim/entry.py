"""Nim as everybody else finds it; what is left out has a default."""

from __future__ import annotations

from bigshoulders.kernel.entry import GameEntry
from tests.games.nim.game import MENU, nim_rules

GAME = GameEntry("Nim", nim_rules, MENU, rulebook="tests.games.nim")
