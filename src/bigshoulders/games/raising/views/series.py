"""A game of Raising Chicago as its charts tell it: reputation and levels, entry by entry."""

from __future__ import annotations

from typing import cast

from bigshoulders.games.raising.events import REPUTATION_CHANGED, ROUND_BEGAN
from bigshoulders.games.raising.ids import GAINS, PHASES
from bigshoulders.games.raising.language import owners
from bigshoulders.games.raising.state import Raising
from bigshoulders.games.raising.views.series_shapes import (
    RaisingSeries,
    ReputationGain,
    WardLevels,
)
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
        self.levels = levels_by_ward(state)
        self.markers = [
            state.board.markers - state.levels_of(player.index) for player in state.seats
        ]

    def same_as(self, other: Point) -> bool:
        """Tell whether nothing has changed between two moments."""
        when = self.round == other.round and self.phase == other.phase
        built = self.levels == other.levels and self.markers == other.markers
        return when and built and self.reputation == other.reputation


def levels_by_ward(state: Raising) -> list[list[int]]:
    """Return the levels in each ward, by color as in `state.colors()`."""
    colors = state.colors()
    levels = [[0] * len(colors) for _ward in range(state.board.wards)]
    for plot in state.board.plots:
        owner = state.owner[plot.index]
        if owner in colors:
            levels[plot.ward][colors.index(owner)] += state.levels[plot.index]
    return levels


class RaisingSeriesBuilder(SeriesBuilder):
    """The story of a game, entry by entry. It begins with the state before the first of them."""

    def __init__(self, state: Raising) -> None:
        board = state.board
        self.seats = board.colors[: len(state.seats)]
        self.colors = [owners(board, len(state.seats))[color] for color in state.colors()]
        self.wards = board.wards
        self.number = 0
        self.round = state.round
        self.start = [player.reputation for player in state.seats]
        self.gains: list[ReputationGain] = []
        self.points: list[Point] = []

    def follow(self, number: int, events: list[Event], state: State) -> None:
        """Take in what an entry brought about, and the state that it led to."""
        self.number = number
        for event in events:
            if event.kind is ROUND_BEGAN:
                self.round = event.values[0]
            elif event.kind is REPUTATION_CHANGED:
                self.gains.append(self._gain(event))
        point = Point(number, cast("Raising", state))
        if not self.points or not point.same_as(self.points[-1]):
            self.points.append(point)

    def _gain(self, event: Event) -> ReputationGain:
        seat, amount, _total, source = event.values
        return {
            "number": self.number,
            "round": self.round,
            "seat": self.seats[seat],
            "gain": GAINS[source],
            "amount": amount,
        }

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
                seat: [point.reputation[index] for point in self.points]
                for index, seat in enumerate(self.seats)
            },
            "start": dict(zip(self.seats, self.start, strict=True)),
            "gains": self.gains,
            "markers": {
                seat: [point.markers[index] for point in self.points]
                for index, seat in enumerate(self.seats)
            },
            "wards": [self._ward(ward) for ward in range(self.wards)],
        }

    def _ward(self, ward: int) -> WardLevels:
        return {
            "ward": ward + 1,
            "levels": {
                color: [point.levels[ward][index] for point in self.points]
                for index, color in enumerate(self.colors)
            },
        }
