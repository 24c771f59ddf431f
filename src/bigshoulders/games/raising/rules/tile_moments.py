"""When empty plot tiles can be used: the moment of the open window, and the next of a seat.

Rules: R-EPT-02, R-EPT-03. What is still to come stands on the stack, and is read from it.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.ids import (
    AFTER_CARD,
    AFTER_MOVING,
    AFTER_PLACING,
    AFTER_PRODUCTION,
    ANNOUNCEMENT,
    BEFORE_MARKERS,
    BEFORE_NEIGHBORHOODS,
    BEFORE_PAYING,
    BEFORE_PLACING,
    BEFORE_PRODUCTION,
    BID,
    BID_NEXT,
    ENCLOSED,
    MARKERS,
    MOVE,
    MOVED,
    NO_MOMENT,
    OPEN_WINDOW,
    OPEN_WINDOWS,
    PRESTIGE_CHOICE,
    PRESTIGE_PLOT,
    PRESTIGE_TURN,
    PRODUCE,
    PROJECT,
    PROJECT_PAYMENT,
    RAISE,
    ROUND,
    RUN_COMPANIES,
    USE_TILE,
)
from bigshoulders.games.raising.rules.phases.bidding import is_turn_start
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.state import arg1, step_of

WINDOWS: Final[tuple[int, ...]] = (OPEN_WINDOW, USE_TILE)

# The moment of a window by the step that follows it; that of production depends on whose it is
FOLLOWED_BY: Final[dict[int, int]] = {
    MARKERS: BEFORE_MARKERS,
    BID_NEXT: AFTER_PLACING,
    PROJECT_PAYMENT: BEFORE_PAYING,
    MOVED: AFTER_MOVING,
    ENCLOSED: BEFORE_NEIGHBORHOODS,
    PROJECT: AFTER_CARD,
    RUN_COMPANIES: AFTER_CARD,
    ROUND: AFTER_PRODUCTION,
}
# The next window of the seat in the frame of a step that has not opened it yet
OPENED_BY: Final[dict[int, int]] = {
    RAISE: BEFORE_NEIGHBORHOODS,
    MOVE: AFTER_MOVING,
    PRESTIGE_CHOICE: BEFORE_NEIGHBORHOODS,
    PRESTIGE_PLOT: BEFORE_NEIGHBORHOODS,
    PRESTIGE_TURN: BEFORE_NEIGHBORHOODS,
}


def open_moment(state: Raising, seat: int) -> int:
    """Return the moment of the window in which a seat is asked now, or NO_MOMENT."""
    if not state.stack or arg1(state.stack[-1]) != seat:
        return NO_MOMENT
    asked = step_of(state.stack[-1])
    if asked == USE_TILE:
        return _moment_at(state, len(state.stack) - 1)
    return BEFORE_PLACING if asked == BID and is_turn_start(state) else NO_MOMENT


def next_moment(state: Raising, seat: int) -> int:
    """Return the moment of a seat's next window, after one that is open, or NO_MOMENT.

    Projects that nobody has won yet are left out, and so is all the rest of a round in which the
    seat has used its tile.
    """
    is_spent = bool(state.seats[seat].used) and state.options.one_tile_a_round
    for depth in range(len(state.stack) - 1, -1, -1):
        moment = _opened_at(state, seat, depth)
        if moment != NO_MOMENT and (not is_spent or step_of(state.stack[depth]) == ROUND):
            return moment
    return NO_MOMENT


def _opened_at(state: Raising, seat: int, depth: int) -> int:
    """Return the moment of the window that a frame of the stack opens for a seat, if any."""
    frame = state.stack[depth]
    step = step_of(frame)
    if step == OPEN_WINDOWS:
        return BEFORE_MARKERS
    if step == BID_NEXT:
        will_bid = state.seats[seat].on_board or state.phase == ANNOUNCEMENT  # then all get markers
        return BEFORE_PLACING if will_bid else NO_MOMENT
    if step == PROJECT:
        return BEFORE_PAYING if state.winners[arg1(frame)] == seat else NO_MOMENT
    if step == RUN_COMPANIES:
        return BEFORE_PRODUCTION
    if step == ROUND:
        return BEFORE_MARKERS if state.round < state.board.rounds else NO_MOMENT
    if arg1(frame) != seat:
        return NO_MOMENT
    return _moment_at(state, depth) if step == OPEN_WINDOW else OPENED_BY.get(step, NO_MOMENT)


def _moment_at(state: Raising, depth: int) -> int:
    """Return the moment of a window by what comes after it."""
    seat = arg1(state.stack[depth])
    while step_of(state.stack[depth]) in WINDOWS:
        depth -= 1
    after = state.stack[depth]
    if step_of(after) == PRODUCE:
        return BEFORE_PRODUCTION if arg1(after) == seat else AFTER_PRODUCTION
    return FOLLOWED_BY[step_of(after)]
