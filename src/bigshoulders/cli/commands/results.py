"""Results of games as plain data."""

from __future__ import annotations

from typing import cast

from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.standings import standings


def ranked(game: Game) -> list[Json]:
    """Return the final standings by place with every line; empty while the game runs."""
    found = sorted(standings(game) or [], key=lambda one: one["place"])
    return cast("list[Json]", found)
