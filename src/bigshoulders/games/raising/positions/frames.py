"""The stack of steps in a position of Raising Chicago: how the arguments of its frames are written.

Those that are named like a domain of the language are written by their key; the non-player color
goes by the name of the first unused one (Q-71).
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.ids import (
    NOBODY,
    PURPOSES,
)
from bigshoulders.games.raising.language import owners
from bigshoulders.games.raising.rules.project_costs import BEGUN
from bigshoulders.games.raising.rules.trade import given_last, progress, tokens_left
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import Language
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.positions.frames import BYTE, Frames
from bigshoulders.kernel.positions.keys import PositionWriter, Reader, sized
from bigshoulders.kernel.step import Step

# Arguments that count from 1 and are written by a key of this domain, or null for 0
OPTIONAL: Final[dict[str, str]] = {"banner": "column", "copied": "neighborhood"}
# A payment of which nothing, or the first resource, is settled
PAYMENTS: Final[tuple[str, ...]] = (*PURPOSES, *[f"rest_of_{purpose}" for purpose in PURPOSES])


def color_name(state: Raising, color: int) -> Json:
    """Return the name of a color, or null for nobody."""
    return None if color == NOBODY else owners(state.board, len(state.seats))[color]


def read_color(node: Node, state: Raising) -> int:
    """Return who a color is: a seat, or the non-player color of two players."""
    names = owners(state.board, len(state.seats))
    colors = state.colors()
    return colors[node.index_in(tuple([names[color] for color in colors]))]


class RaisingFrames(Frames[Raising]):
    """The frames of Raising Chicago."""

    def __init__(self, steps: tuple[Step[Raising], ...], language: Language) -> None:
        super().__init__(steps)
        self.pen = PositionWriter(language)
        self.reader = Reader(language)

    def write_argument(self, state: Raising, kind: str, value: int) -> Json:
        if kind == "color":
            return color_name(state, value)
        if kind == "purpose":
            return PAYMENTS[value - BEGUN + len(PURPOSES) if value >= BEGUN else value]
        if kind == "progress":
            return [tokens_left(value), self.pen.key("token_kind", given_last(value))]
        if kind == "place":
            return value + 1
        if kind in OPTIONAL:
            return self.pen.key(OPTIONAL[kind], value - 1)
        return self.pen.key(kind, value) if kind in self.pen.domains else value

    def read_argument(self, node: Node, state: Raising, kind: str) -> int:
        if kind == "color":
            return read_color(node, state)
        if kind == "purpose":
            place = node.index_in(PAYMENTS)
            return place if place < len(PURPOSES) else place - len(PURPOSES) + BEGUN
        if kind == "progress":
            left, token = sized(node, 2)
            count = left.whole(1, state.board.trade_give)
            return progress(count, self.reader.key(token, "token_kind"))
        if kind == "place":
            return node.whole(1, state.board.display) - 1
        if kind in OPTIONAL:
            return self.reader.maybe(node, OPTIONAL[kind]) + 1
        if kind in self.pen.domains:
            return self.reader.key(node, kind)
        return node.whole(0, 1 if kind == "flag" else BYTE)
