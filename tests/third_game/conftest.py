"""Nim, registered in one line for the time of a test."""

from __future__ import annotations

import pytest

from bigshoulders.games import GAMES
from tests.cli.conftest import command
from tests.games import nim

__all__ = ["command"]


@pytest.fixture(autouse=True)
def _nim_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", nim.GAME)
