"""What the bidding can still bring: the turns that are left, and who can still win an auction."""

from __future__ import annotations

from bigshoulders.games.raising.ids import BID, NOBODY, NONPLAYER
from bigshoulders.games.raising.rules.phases.bidding import has_nonplayer_below, next_bidder
from bigshoulders.games.raising.rules.phases.winning import first_of_most
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.state import arg2, arg3, step_of


class TurnLeft:
    """A turn of the bidding that is still to come."""

    def __init__(self, seat: int, nonplayer: bool) -> None:
        self.seat = seat
        self.nonplayer = nonplayer


def turns_left(state: Raising) -> list[TurnLeft]:
    """R-BID-01: whose own markers are placed in which order; the one asked for now is the first."""
    left = [player.on_board for player in state.seats]
    turns: list[TurnLeft] = []
    seat = next_bidder(state.rows, left)
    while seat != NOBODY:
        turns.append(TurnLeft(seat, has_nonplayer_below(state, left[seat])))
        left[seat] -= 1
        seat = next_bidder(state.rows, left)
    frame = _turn_asked(state)
    if turns and arg2(frame):
        turns[0].nonplayer = bool(arg3(frame))
    return turns


def _turn_asked(state: Raising) -> int:
    """Return the frame of a turn that waits for a marker, or 0."""
    frames = [frame for frame in state.stack if step_of(frame) == BID]
    return frames[-1] if frames else 0


def markers_to_come(state: Raising, color: int) -> int:
    """Return how many markers of a color can still be placed."""
    if color != NONPLAYER:
        return state.seats[color].on_board
    frame = _turn_asked(state)
    waits = bool(arg3(frame)) and not arg2(frame)  # its own marker was placed before
    return len([turn for turn in turns_left(state) if turn.nonplayer]) + int(waits)


def markers_to_lead(state: Raising, space: int, color: int) -> int:
    """Return how many more markers would make a color lead, or NOBODY if it cannot any more.

    All others are taken to stay as they are, and the upper-left square to be paid for.
    """
    markers = state.markers_at(space)
    for more in range(markers_to_come(state, color) + 1):
        if first_of_most(markers) == color:
            return more
        if NOBODY not in markers:
            break
        markers[markers.index(NOBODY)] = color  # the earlier the square, the better in a tie
    return NOBODY


def markers_after_bid(state: Raising, space: int, color: int) -> list[int]:
    """Return the markers on a card if a color places its next one there; none if it cannot.

    It takes the first free square: the earlier, the better in a tie.
    """
    markers = state.markers_at(space)
    if NOBODY not in markers or not markers_to_come(state, color):
        return []
    markers[markers.index(NOBODY)] = color
    return markers
