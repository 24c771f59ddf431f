"""Reputation, ranks and poverty (rules, section 5)."""

from __future__ import annotations

from bigshoulders.games.raising.events import POVERTY_STEP, REPUTATION_CHANGED
from bigshoulders.games.raising.state import Raising


def gain(state: Raising, seat: int, amount: int, source: int) -> None:
    """R-REP-03: move a disc, which lands on top of those on its new space; 0 moves nothing.

    The source is an index of GAINS.
    """
    if not amount:
        return
    player = state.seats[seat]
    player.reputation += amount
    others = [other for other in state.ranking if other != seat]
    above = 0
    while above < len(others) and state.seats[others[above]].reputation > player.reputation:
        above += 1
    others.insert(above, seat)
    state.ranking = others
    state.emit(REPUTATION_CHANGED, seat, amount, player.reputation, source)


def gain_together(state: Raising, amounts: list[int], source: int) -> None:
    """R-REP-06: apply gains of the same moment from the lowest rank to the highest."""
    for seat in state.lowest_first():
        gain(state, seat, amounts[seat], source)


def impoverish(state: Raising, seat: int) -> None:
    """Go one step down the poverty track; steps beyond its end are counted on (R-PAY-09)."""
    player = state.seats[seat]
    player.poverty += 1
    state.emit(POVERTY_STEP, seat, player.poverty)
