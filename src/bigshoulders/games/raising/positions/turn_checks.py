"""Whether the turn that is under way in a position fits what lies on the table."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import EmptyPlot
from bigshoulders.games.raising.box.deeds import (
    COPY_NEIGHBORHOODS,
    EXTRA_LEVEL,
    SQUARES_OF_A_CARD,
    STEPS_ON_A_TRACK,
    SWAP_BANNERS,
    TOKENS_OF_CHOICE,
)
from bigshoulders.games.raising.ids import (
    BID,
    BIDDING,
    CARD_CHOICE,
    COPY,
    ENCLOSED,
    FOR_PROJECT,
    FOR_SECTION,
    GIVE,
    LEVEL,
    MOVE,
    MOVED,
    NO_TILE,
    NOBODY,
    NONPLAYER,
    PAY,
    PICK_TOKENS,
    PRESTIGE,
    PRESTIGE_PLOT,
    PRESTIGE_TURN,
    RAISE,
    RESOLVE,
    SCORING,
    STUDY,
    SWAP,
    TAKE,
    UL,
    UPPER_LEFT,
    USE_TILE,
    WINNERS,
)
from bigshoulders.games.raising.positions.stack_checks import CHOICES, Moment
from bigshoulders.games.raising.rules.building import prestige_plots
from bigshoulders.games.raising.rules.empty_plots import usable_tiles
from bigshoulders.games.raising.rules.phases.bidding import active_seat
from bigshoulders.games.raising.rules.project_costs import BEGUN, needs_of
from bigshoulders.games.raising.rules.trade import given_last, tokens_left
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.state import arg1, arg2, arg3, arg4, step_of

# What an empty plot tile must do so that a step asks for its choice
DEED_OF: Final[dict[int, int]] = {
    CARD_CHOICE: SQUARES_OF_A_CARD,
    LEVEL: EXTRA_LEVEL,
    STUDY: STEPS_ON_A_TRACK,
    PICK_TOKENS: TOKENS_OF_CHOICE,
    SWAP: SWAP_BANNERS,
    COPY: COPY_NEIGHBORHOODS,
}


def check_turn(moment: Moment, found: list[str]) -> None:
    """Add what does not fit the question that comes next."""
    if moment.state.phase == BIDDING:
        _check_bidding(moment, found)
    for depth in range(moment.base, len(moment.state.stack)):
        frame = moment.state.stack[depth]
        step = step_of(frame)
        if step == PAY:
            _check_payment(moment, frame, found)
        elif step in (GIVE, TAKE):
            _check_trade(moment, frame, moment.state.stack[depth - 1], found)
        elif step in CHOICES:
            _check_choice(moment, frame, found)
        elif step == RESOLVE:
            if arg2(frame) != arg2(moment.state.stack[depth - 1]):
                found.append("neighborhoods are resolved round another plot")
        else:
            _check_placing(moment.state, frame, found)


# Bidding


def _check_bidding(moment: Moment, found: list[str]) -> None:
    state = moment.state
    bid = _bid(state)
    for player in state.seats:
        color = state.board.colors[player.index]
        markers = player.on_board + state.squares.count(player.index)
        if not state.board.markers_added <= markers <= state.board.markers_most:
            found.append(f"{color} bids with {markers} markers")
        if player.index in state.squares and _was_early(state, player.index):
            found.append(f"{color} has bid out of turn")
    if moment.above and not bid and moment.actor() not in state.squares:
        found.append(f"{state.board.colors[moment.actor()]} has not bid yet")
    if step_of(moment.state.stack[-1]) == WINNERS and active_seat(state) != NOBODY:
        found.append("the bidding is over, yet not all markers are placed")
    _check_bid(state, bid, found)
    if state.squares.count(NONPLAYER) != _nonplayer_markers(state, bid):
        found.append("the non-player markers do not fit those of the players")


def _bid(state: Raising) -> int:
    """Return the frame in which markers are placed, or 0."""
    for frame in state.stack:
        if step_of(frame) == BID:
            return frame
    return 0


def _was_early(state: Raising, seat: int) -> bool:
    """Tell whether another should have bid in place of the last marker of a seat (R-BID-01)."""
    mine = state.seats[seat].on_board + 1  # before that marker was placed
    is_higher = True
    for other in state.rows:
        if other == seat:
            is_higher = False
        else:
            markers = state.seats[other].on_board
            if markers > mine or (markers == mine and is_higher):
                return True
    return False


def _check_bid(state: Raising, bid: int, found: list[str]) -> None:
    """See that who bids is active, with the markers that belong to the turn (R-BID-09)."""
    if not bid:
        return
    seat, own, nonplayer = arg1(bid), arg2(bid), arg3(bid)
    if own and active_seat(state) != seat:
        found.append(f"{state.board.colors[seat]} is not active")
    carries = state.has_nonplayer() and _before(state, bid) <= state.board.nonplayer_markers
    if not (own or nonplayer) or (nonplayer and not carries):
        found.append(f"{state.board.colors[seat]} has no such markers to place")


def _before(state: Raising, bid: int) -> int:
    """Return how many own markers the player had on the board when the turn began."""
    return state.seats[arg1(bid)].on_board + 1 - arg2(bid)


def _nonplayer_markers(state: Raising, bid: int) -> int:
    """Return how many non-player markers must be placed by now (R-ANN-06)."""
    if not state.has_nonplayer():
        return 0
    each, count = state.board.nonplayer_markers, 0
    for player in state.seats:
        if bid and arg1(bid) == player.index:
            before = _before(state, bid)
            count += max(0, each - before)
            if before <= each:
                count += 1 - arg3(bid)
        else:
            count += max(0, each - player.on_board)
    return count


# Payments


def _check_payment(moment: Moment, frame: int, found: list[str]) -> None:
    """See that a resource is due which the payment has come to."""
    state, seat, space, resource = moment.state, arg1(frame), arg3(frame), arg4(frame)
    purpose, begun = arg2(frame) % BEGUN, arg2(frame) >= BEGUN
    if purpose != _purpose(state):
        found.append("that is not what is paid for in this phase")
        return
    if purpose == UPPER_LEFT and state.marker(space, UL) not in (seat, NONPLAYER):
        found.append(f"nobody bids on the upper-left square of {state.board.spaces[space]}")
    if purpose == FOR_SECTION and space:
        found.append("the personal project belongs to no project space")
    needs = needs_of(state, seat, purpose, space)
    if not needs[resource] or begun != any(needs[:resource]):
        found.append("the payment cannot have come to that resource")


def _purpose(state: Raising) -> int:
    if state.phase == BIDDING:
        return UPPER_LEFT
    return FOR_SECTION if state.phase == SCORING else FOR_PROJECT


def _check_trade(moment: Moment, frame: int, payment: int, found: list[str]) -> None:
    """See that tokens are traded for the payment below, before any of it is settled."""
    same = arg1(frame) == arg1(payment) and arg3(frame) == arg3(payment)
    if not same or arg2(frame) != arg2(payment) or arg2(frame) >= BEGUN:
        found.append("a trade does not fit the payment that it is made for")
    give = moment.state.board.trade_give
    if step_of(frame) == GIVE and tokens_left(arg4(frame)) == give and given_last(arg4(frame)):
        found.append("a trade begins with any token")


# Placing


def _check_placing(state: Raising, frame: int, found: list[str]) -> None:
    step, seat = step_of(frame), arg1(frame)
    if step in (RAISE, MOVE):
        is_move = state.box.projects[state.projects[arg2(frame)]].is_move
        if is_move != (step == MOVE):
            found.append("a project is raised that moves, or moved that is raised")
    elif step in (PRESTIGE_PLOT, PRESTIGE_TURN):
        _check_prestige(state, frame, found)
    elif step == MOVED and not _has_moved(state, seat, arg2(frame)):
        found.append(f"no building was moved with {arg2(frame)} levels")
    elif step == ENCLOSED and state.owner[arg2(frame)] not in (seat, PRESTIGE):
        found.append("neighborhoods are checked round a plot that was not built on")
    elif step == USE_TILE and not usable_tiles(state, seat):
        found.append(f"{state.board.colors[seat]} has no empty plot tile to use")


def _check_prestige(state: Raising, frame: int, found: list[str]) -> None:
    if state.display[arg2(frame)] == NO_TILE:
        found.append("no prestige building is on that place of the display")
    if step_of(frame) == PRESTIGE_TURN and arg3(frame) not in prestige_plots(state):
        found.append("the prestige building cannot be on that plot")


def _has_moved(state: Raising, seat: int, levels: int) -> bool:
    """Tell whether a player has moved a building of so many levels this round."""
    for project, owner, count in zip(
        state.moved, state.moved_owner, state.moved_levels, strict=True
    ):
        if owner == seat and count == levels and state.box.projects[project].round == state.round:
            return True
    return False


# Empty plot tiles


def _check_choice(moment: Moment, frame: int, found: list[str]) -> None:
    """See that a tile was used which asks for this choice."""
    state, seat = moment.state, arg1(frame)
    if not state.seats[seat].used or not any(
        _asks(moment, tile, frame) for tile in state.box.empty_plots
    ):
        found.append(f"{state.board.colors[seat]} has used no tile with such a choice")
    if step_of(frame) == LEVEL:
        supply = state.seats[seat].supply
        if supply < state.box.empty_plots[arg2(frame)].count:
            found.append(f"{state.board.colors[seat]} has no marker for a level")


def _asks(moment: Moment, tile: EmptyPlot, frame: int) -> bool:
    """Tell whether a tile may be the one that asks in a frame: used, and with these numbers."""
    state = moment.state
    step, count = step_of(frame), moment.argument(frame, "count")
    is_held = any(tile.index in player.tiles for player in state.seats)
    if tile.deed != DEED_OF[step] or is_held or tile.index in state.outskirts:
        return False
    if step == LEVEL:
        return tile.index == arg2(frame)
    if step == COPY:
        before = arg3(frame) - 1
        if before == NO_TILE:
            return count == tile.count
        return 0 < count < tile.count and before in state.neighborhoods
    if step == PICK_TOKENS:
        return 0 < count <= tile.count
    return step != STUDY or count == tile.count
