"""A game of Raising Chicago as its charts tell it: the reputation of each seat, entry by entry."""

from __future__ import annotations

from typing import cast

from bigshoulders.games.raising.ids import PHASES
from bigshoulders.games.raising.state import Raising
from bigshoulders.games.raising.views.series_shapes import RaisingSeries
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.series import SeriesBuilder
from bigshoulders.kernel.state import State


class Point:
    """A moment of the charts."""

    def __init__(self, number: int, state: Raising) -> None:
        self.number = number
        self.round = state.round
        self.phase = state.phase
        self.reputation = [player.reputation for player in state.seats]

    def same_as(self, other: Point) -> bool:
        """Tell whether nothing has changed between two moments."""
        when = self.round == other.round and self.phase == other.phase
        return when and self.reputation == other.reputation


class RaisingSeriesBuilder(SeriesBuilder):
    """The story of a game, entry by entry."""

    def __init__(self, state: Raising) -> None:
        self.colors = state.board.colors[: len(state.seats)]
        self.number = 0
        self.points: list[Point] = []

    def follow(self, number: int, events: list[Event], state: State) -> None:
        """Take in the state that an entry led to; all of it is open, so events add nothing."""
        self.number = number
        point = Point(number, cast("Raising", state))
        if not self.points or not point.same_as(self.points[-1]):
            self.points.append(point)

    def data(self) -> RaisingSeries:
        """Return the whole story."""
        return {
            "game": "raising",
            "number": self.number,
            "points": [
                {"number": point.number, "round": point.round, "phase": PHASES[point.phase]}
                for point in self.points
            ],
            "reputation": {
                color: [point.reputation[seat] for point in self.points]
                for seat, color in enumerate(self.colors)
            },
        }
