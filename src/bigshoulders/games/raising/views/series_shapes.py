"""The shape of a game of Raising Chicago in numbers, for charts."""

from __future__ import annotations

from typing import Literal, TypedDict

from bigshoulders.games.raising.ids import Phase
from bigshoulders.kernel.shapes import EntryNumber, SeatKey


class RaisingPoint(TypedDict):
    """A moment at which something changed."""

    number: EntryNumber
    round: int
    phase: Phase


class RaisingSeries(TypedDict):
    """A game of Raising Chicago in numbers; the lists of reputation go with `points`."""

    game: Literal["raising"]
    number: EntryNumber
    points: list[RaisingPoint]
    reputation: dict[SeatKey, list[int]]
