"""Phase 2, bidding: markers on the squares of the five cards (rules, section 11)."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import NO_RESOURCE
from bigshoulders.games.raising.events import MARKER_PLACED, NONPLAYER_PLACED
from bigshoulders.games.raising.ids import (
    BID,
    BIDDING,
    NOBODY,
    NONPLAYER,
    UL,
    UPPER_LEFT,
    V_BID,
    V_NONPLAYER,
    V_USE,
)
from bigshoulders.games.raising.rules.empty_plots import usable_tiles, use_tile, why_not_use
from bigshoulders.games.raising.rules.payment import push_payment
from bigshoulders.games.raising.rules.project_costs import is_payable
from bigshoulders.games.raising.rules.rewards import give_tokens
from bigshoulders.games.raising.rules.tile_windows import open_window
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import answer, first, second, verb_of
from bigshoulders.kernel.refusal import IDLE, OBVIOUS, Facts, Reason
from bigshoulders.kernel.state import arg1, arg2, arg3
from bigshoulders.kernel.step import AUTO, SeatStep, Step

SQUARE_TAKEN: Final = Reason(
    "square_taken",
    "R-BID-02",
    "that square of {space} already has a marker",
    "choose an empty square",
    standing=OBVIOUS,
)
CANNOT_PAY: Final = Reason(
    "cannot_pay_upper_left",
    "R-BID-06",
    "the upper-left square of {space} costs {cost}, and you have {purse}",
    "choose another square",
)
NO_OWN_MARKER: Final = Reason(
    "not_now",
    "R-BID-09",
    "you have already placed your own marker this turn",
    "place the non-player marker",
    "own_marker",
    standing=IDLE,
)
NO_NONPLAYER_MARKER: Final = Reason(
    "not_now",
    "R-BID-09",
    "you have no non-player marker to place this turn",
    case="nonplayer_marker",
    standing=IDLE,
)

PLACE_FIRST: Final = Reason(
    "not_now",
    "R-EPT-03",
    "you place both markers of your turn before you use a tile",
    "place the other marker",
    "place_first",
    standing=IDLE,
)


class BidNext(Step[Raising]):
    """R-BID-01: who has most markers on the bidding board acts, in a tie the higher row."""

    def __init__(self) -> None:
        super().__init__("bid_next", AUTO, "R-BID-01")

    def run(self, state: Raising) -> None:
        seat = active_seat(state)
        if seat == NOBODY:
            state.stack.pop()
            return
        open_window(state, seat)
        state.push(BID, seat, 1, int(carries_nonplayer(state, seat)))


def active_seat(state: Raising) -> int:
    """Return who places the next marker, or NOBODY if all are placed."""
    return next_bidder(state.rows, [player.on_board for player in state.seats])


def next_bidder(rows: list[int], markers: list[int]) -> int:
    """R-BID-01: return the seat with most markers, in a tie that in the higher row."""
    active, most = NOBODY, 0
    for seat in rows:
        if markers[seat] > most:
            active, most = seat, markers[seat]
    return active


def carries_nonplayer(state: Raising, seat: int) -> bool:
    """R-ANN-06: tell whether a non-player marker lies under the player's rightmost marker."""
    return has_nonplayer_below(state, state.seats[seat].on_board)


def has_nonplayer_below(state: Raising, place: int) -> bool:
    """Tell whether a non-player marker lies under the marker at this place of a row, from 1."""
    return state.has_nonplayer() and place <= state.board.nonplayer_markers


def nonplayer_below(state: Raising, markers: int) -> int:
    """Return how many non-player markers lie under so many markers of a row, while bidding."""
    if state.phase != BIDDING:
        return 0
    return len([place for place in range(1, markers + 1) if has_nonplayer_below(state, place)])


class Bid(SeatStep[Raising]):
    """D-02, D-04, D-05: place a marker, own or non-player, or use an empty plot tile before.

    The frame keeps the seat, and whether the own and the non-player marker are still to place.
    """

    def __init__(self) -> None:
        super().__init__(
            "bid",
            "R-BID-02",
            "{seat} places {markers}",
            (V_BID, V_NONPLAYER, V_USE),
            ("seat", "flag", "flag"),
        )

    def ask(self, state: Raising, seat: int) -> Facts:
        frame = state.stack[-1]
        markers = ["a marker"] if arg2(frame) else []
        if arg3(frame):
            markers.append("a non-player marker")
        return {
            "seat": state.board.colors[seat],
            "markers": " and ".join(markers),
            "own": arg2(frame),
            "nonplayer": arg3(frame),
            "left": state.seats[seat].on_board,
        }

    def legal(self, state: Raising, seat: int) -> list[int]:
        frame = state.stack[-1]
        answers: list[int] = []
        if arg2(frame):
            add_squares(state, seat, V_BID, answers)
        if arg3(frame):
            add_squares(state, seat, V_NONPLAYER, answers)
        if is_turn_start(state):
            answers += [answer(V_USE, tile) for tile in usable_tiles(state, seat)]
        return answers

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        frame = state.stack[-1]
        if verb_of(code) == V_USE:
            return why_not_use(state, seat, first(code)) if is_turn_start(state) else PLACE_FIRST
        if verb_of(code) == V_BID and not arg2(frame):
            return NO_OWN_MARKER
        if verb_of(code) == V_NONPLAYER and not arg3(frame):
            return NO_NONPLAYER_MARKER
        return why_not_square(state, seat, first(code), second(code))

    def apply(self, state: Raising, seat: int, code: int) -> None:
        if verb_of(code) == V_USE:
            use_tile(state, seat, first(code))
            return
        frame = state.stack.pop()
        own, nonplayer = arg2(frame), arg3(frame)
        color = NONPLAYER
        if verb_of(code) == V_BID:
            own, color = 0, seat
            state.seats[seat].on_board -= 1
        else:
            nonplayer = 0
        if own or nonplayer:
            state.push(BID, seat, own, nonplayer)
        place_marker(state, seat, color, first(code), second(code))


def is_turn_start(state: Raising) -> bool:
    """Tell whether no marker of the turn that is asked for was placed yet (R-EPT-03)."""
    frame = state.stack[-1]
    seat = arg1(frame)
    return bool(arg2(frame)) and bool(arg3(frame)) == carries_nonplayer(state, seat)


def add_squares(state: Raising, seat: int, verb: int, answers: list[int]) -> None:
    """Add every square on which the seat can place a marker."""
    width = state.width
    for index, marker in enumerate(state.squares):
        if marker == NOBODY:
            space, square = index // width, index % width
            if square != UL or can_pay_upper_left(state, seat, space):
                answers.append(answer(verb, space, square))


def why_not_square(state: Raising, seat: int, space: int, square: int) -> Reason | None:
    """Return why a marker cannot be placed on this square."""
    if state.marker(space, square) != NOBODY:
        return SQUARE_TAKEN
    if square == UL and not can_pay_upper_left(state, seat, space):
        return CANNOT_PAY
    return None


def can_pay_upper_left(state: Raising, seat: int, space: int) -> bool:
    """Tell whether a player has the tokens for the upper-left square of a card (R-BID-06)."""
    return is_payable(state.seats[seat], state.uncovered(space), state.board.trade_give)


def place_marker(state: Raising, seat: int, color: int, space: int, square: int) -> None:
    """Cover a square and take its resource (R-BID-03), or pay for the upper-left one (R-BID-05)."""
    state.squares[space * state.width + square] = color
    kind = NONPLAYER_PLACED if color == NONPLAYER else MARKER_PLACED
    state.emit(kind, seat, space, square)
    resource = state.card_at(space).squares[square]
    if square == UL:
        push_payment(state, UPPER_LEFT, seat, space)
    elif resource != NO_RESOURCE:
        give_tokens(state, state.seats[seat], resource, 1)
