"""The end of the game: who has won, and with which lines of the score."""

from __future__ import annotations

from bigshoulders.games.raising.ids import CATEGORIES
from bigshoulders.games.raising.rules.score_parts import parts_of
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.kernel.rules import Line, Result, Standing


def result(state: Raising) -> Result:
    """R-VIC-01, R-VIC-02: most reputation wins, then most levels; else the victory is shared."""
    keys = [(player.reputation, state.levels_of(player.index)) for player in state.seats]
    standings: list[Standing] = []
    for player in state.seats:
        place = 1 + len([key for key in keys if key > keys[player.index]])
        standings.append(Standing(player.index, player.reputation, place, _lines(state, player)))
    return Result(standings)


def _lines(state: Raising, player: Seat) -> list[Line]:
    return [
        Line(key, player.scores[category], {}, parts_of(state, player, category))
        for category, key in enumerate(CATEGORIES)
    ]
