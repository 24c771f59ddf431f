"""The end of a game as plain data, for everybody who shows it."""

from __future__ import annotations

from bigshoulders.kernel import shapes
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.rules import Line, Part, Standing


def standings(game: Game) -> list[shapes.Standing] | None:
    """Return the final scores by seat with every line of them, or None while the game runs."""
    result = game.result()
    if result is None:
        return None
    return [_standing(game, one) for one in result.standings]


def _standing(game: Game, one: Standing) -> shapes.Standing:
    return {
        "seat": game.name(one.seat),
        "place": one.place,
        "score": one.score,
        "lines": [_line(line) for line in one.lines],
    }


def _line(line: Line) -> shapes.Line:
    return {
        "key": line.key,
        "amount": line.amount,
        "data": line.data.copy(),
        "parts": [_part(part) for part in line.parts],
    }


def _part(part: Part) -> shapes.Part:
    return {"key": part.key, "amount": part.amount, "data": part.data.copy()}
