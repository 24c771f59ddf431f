"""Results of games as plain data."""

from __future__ import annotations

from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json


def standings(game: Game) -> list[Json]:
    """Return the final standings by place with every line; empty while the game runs."""
    result = game.result()
    if result is None:
        return []
    found: list[Json] = []
    for standing in sorted(result.standings, key=lambda one: one.place):
        lines: list[Json] = [
            {"key": line.key, "amount": line.amount, "data": dict(line.data)}
            for line in standing.lines
        ]
        found.append(
            {
                "seat": game.name(standing.seat),
                "place": standing.place,
                "score": standing.score,
                "lines": lines,
            }
        )
    return found
