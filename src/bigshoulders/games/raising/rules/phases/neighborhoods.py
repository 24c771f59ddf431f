"""Enclosed neighborhoods: who wins the tile, and what the others gain (rules, section 14)."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.events import NEIGHBORHOOD_LOST, NEIGHBORHOOD_WON
from bigshoulders.games.raising.ids import (
    FROM_NEIGHBORHOOD,
    HIGHER_RANK,
    MOST_LEVELS,
    NO_TILE,
    NOBODY,
    NONPLAYER,
    NONPLAYER_LEADS,
    RESOLVE,
    V_RESOLVE,
)
from bigshoulders.games.raising.rules.reputation import gain_together
from bigshoulders.games.raising.rules.rewards import give
from bigshoulders.games.raising.state import Raising, replaced
from bigshoulders.kernel.action import answer, first
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.state import arg1, arg2
from bigshoulders.kernel.step import AUTO, SeatStep, Step

NOT_ENCLOSED: Final = Reason(
    "not_now",
    "R-NBH-02",
    "your building didn't enclose {enclosure}, or it is already resolved",
    case="not_enclosed",
    standing=IDLE,
)


class Enclosed(Step[Raising]):
    """R-NBH-01: see which neighborhoods a building on this plot has enclosed, until none is left.

    The frame keeps who placed the building, and the plot.
    """

    def __init__(self) -> None:
        super().__init__("enclosed", AUTO, "R-NBH-01", arguments=("color", "plot"))

    def run(self, state: Raising) -> None:
        frame = state.stack[-1]
        color, plot = arg1(frame), arg2(frame)
        spaces = enclosed_by(state, plot)
        if not spaces:
            state.stack.pop()
        elif color == NONPLAYER:
            resolve(state, spaces[0])  # in ascending order (R-TWO-08)
        else:
            state.push(RESOLVE, color, plot)


def enclosed_by(state: Raising, plot: int) -> list[int]:
    """Return the spaces around a plot that hold a tile and are built round on all sides."""
    spaces = state.board.plots[plot].spaces
    return [space for space in spaces if is_enclosed(state, space)]


def is_enclosed(state: Raising, space: int) -> bool:
    """Tell whether a neighborhood tile has buildings on all sides."""
    if state.neighborhoods[space] == NO_TILE:
        return False
    return all(state.owner[plot] != NOBODY for plot in state.board.neighborhoods[space])


class Resolve(SeatStep[Raising]):
    """D-10: who placed the building chooses which neighborhood is resolved next (R-NBH-02)."""

    def __init__(self) -> None:
        super().__init__(
            "resolve",
            "R-NBH-02",
            "{seat} chooses the neighborhood that is resolved next",
            (V_RESOLVE,),
            ("seat", "plot"),
        )

    def ask(self, state: Raising, seat: int) -> Facts:
        return {"seat": state.board.colors[seat]}

    def legal(self, state: Raising, seat: int) -> list[int]:
        spaces = enclosed_by(state, arg2(state.stack[-1]))
        return [answer(V_RESOLVE, space) for space in spaces]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        spaces = enclosed_by(state, arg2(state.stack[-1]))
        return None if first(code) in spaces else NOT_ENCLOSED

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.stack.pop()
        resolve(state, first(code))


def resolve(state: Raising, space: int) -> None:
    """Resolve one neighborhood fully: its winner's reward first, then the others (Q-66)."""
    tile = state.neighborhoods[space]
    winner = winner_around(state, space)
    rule = majority_rule(state, space)
    state.neighborhoods = replaced(state.neighborhoods, space, NO_TILE)
    state.resolved = [*state.resolved, (space, winner, rule)]
    if winner == NOBODY:
        state.lost_neighborhoods += 1
        state.emit(NEIGHBORHOOD_LOST, space, tile)
    else:
        player = state.seats[winner]
        player.neighborhoods = [*player.neighborhoods, tile]
        state.emit(NEIGHBORHOOD_WON, winner, space, tile, rule)
        give(state, winner, state.box.neighborhoods[tile].reward, FROM_NEIGHBORHOOD)
    _console(state, space, winner)


def levels_around(state: Raising, space: int, color: int) -> int:
    """Return the levels of a color on the plots around a neighborhood."""
    total = 0
    for plot in state.board.neighborhoods[space]:
        if state.owner[plot] == color:
            total += state.levels[plot]
    return total


def winner_around(state: Raising, space: int) -> int:
    """R-NBH-03: most levels, in a tie the higher rank; nobody if NP shares or holds most."""
    nonplayer = levels_around(state, space, NONPLAYER)
    best, most = NOBODY, 0
    for seat in state.ranking:
        levels = levels_around(state, space, seat)
        if levels > most:
            best, most = seat, levels
    return NOBODY if nonplayer >= most else best


def tied_around(state: Raising, space: int) -> list[int]:
    """Return the other players with as many levels around a neighborhood as its winner."""
    winner = winner_around(state, space)
    most = levels_around(state, space, winner)
    others = [seat for seat in state.ranking if winner not in (NOBODY, seat)]
    return [seat for seat in others if levels_around(state, space, seat) == most]


def majority_rule(state: Raising, space: int) -> int:
    """Return why a neighborhood is won, or by nobody: an index of MAJORITY_RULES."""
    if winner_around(state, space) == NOBODY:
        return NONPLAYER_LEADS
    return HIGHER_RANK if tied_around(state, space) else MOST_LEVELS


def consoled_around(state: Raising, space: int, winner: int) -> list[int]:
    """R-NBH-05: every other player with a building there gains a little."""
    owners = [state.owner[plot] for plot in state.board.neighborhoods[space]]
    return [seat for seat in range(len(state.seats)) if seat in owners and seat != winner]


def _console(state: Raising, space: int, winner: int) -> None:
    amounts = [0] * len(state.seats)
    for seat in consoled_around(state, space, winner):
        amounts[seat] = state.board.consolation
    gain_together(state, amounts, FROM_NEIGHBORHOOD)
