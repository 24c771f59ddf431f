"""Results of games as plain data."""

from __future__ import annotations

from collections.abc import Callable

from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json

TOTALS: dict[str, Callable[[int], str]] = {
    "city": lambda score: f"${score:,}",
    "raising": lambda score: f"{score} reputation",
}


def total_words(game: str, score: int) -> str:
    """Write a final score with what it is counted in."""
    return TOTALS[game](score)


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
