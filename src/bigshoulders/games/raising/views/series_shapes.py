"""The shape of a game of Raising Chicago in numbers, for charts."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from bigshoulders.games.raising.ids import Category, GainInPlay, Phase
from bigshoulders.kernel.shapes import EntryNumber, SeatKey


class RaisingPoint(TypedDict):
    """A moment at which something changed."""

    number: EntryNumber
    round: int
    phase: Phase


class ReputationGain(TypedDict):
    """Reputation that a seat gained or lost, and what for."""

    number: EntryNumber
    round: int
    seat: SeatKey
    gain: Annotated[Category | GainInPlay, "of the final scoring, or a source in play"]
    amount: int


class WardLevels(TypedDict):
    """The levels in a ward."""

    ward: int
    levels: Annotated[dict[str, list[int]], "of every color, with the points"]


class RaisingSeries(TypedDict):
    """A game of Raising Chicago in numbers; the lists of each seat and color go with `points`."""

    game: Literal["raising"]
    number: EntryNumber
    points: list[RaisingPoint]
    reputation: dict[SeatKey, list[int]]
    start: Annotated[dict[SeatKey, int], "reputation before the first entry"]
    gains: Annotated[list[ReputationGain], "since then"]
    markers: Annotated[dict[SeatKey, list[int]], "bidding markers that are no levels yet"]
    wards: list[WardLevels]
