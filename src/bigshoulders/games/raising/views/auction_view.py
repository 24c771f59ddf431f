"""The project area as everybody sees it: auctions, and the turns of the bidding that are left."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import RESOURCES, TYPES, card_columns
from bigshoulders.games.raising.ids import ANNOUNCEMENT, BIDDING, LEAD_RULES, NO_TILE, NOBODY, UL
from bigshoulders.games.raising.rules.bidding_outlook import (
    markers_after_bid,
    markers_to_lead,
    turns_left,
)
from bigshoulders.games.raising.rules.phases.bidding import can_pay_upper_left
from bigshoulders.games.raising.rules.phases.winning import (
    first_of_most,
    lead_rule,
    leader,
    rule_of_lead,
    tied_with,
)
from bigshoulders.games.raising.rules.project_costs import (
    Rest,
    cheapest_rest,
    lacking,
    net_needs,
    payable_with,
)
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.games.raising.views.auction_shapes import (
    AfterBid,
    Auction,
    BidTurn,
    CardOnSpace,
    SeatCost,
    Square,
    Stock,
    UpperLeft,
)
from bigshoulders.games.raising.views.component_shapes import OwnerColor
from bigshoulders.games.raising.views.values import color, materials, owner_name
from bigshoulders.kernel.shapes import SeatKey


def auction_view(state: Raising, space: int) -> Auction:
    """Return one project space with its card and who leads."""
    project = state.projects[space]
    first = leader(state, space)
    tied = tied_with(state, space)
    to_lead = _to_lead(state, space)
    has_card = state.cards[space] != NO_TILE
    return {
        "space": state.board.spaces[space],
        "project": None if project == NO_TILE else state.box.projects[project].key,
        "card": _card(state, space) if has_card else None,
        "markers": _counts(state, state.markers_at(space)),
        "leader": color(state, first),
        "lead_by": None if first == NOBODY else LEAD_RULES[lead_rule(state, space)],
        "tied": [owner_name(state, owner) for owner in tied],
        "deciding": state.markers_at(space).index(first) if tied else None,
        "won_by": color(state, state.winners[space]),
        "to_lead": to_lead,
        "after_bid": _after_bid(state, space),
        "certain": first != NOBODY and list(to_lead) == [owner_name(state, first)],
        "poorer": _poorer(state, space),
        "uncovered": materials(state.uncovered(space) if has_card else [0] * TYPES),
        "upper_left": _upper_left(state, space),
        "costs": {
            state.board.colors[player.index]: _cost(state, player, project)
            for player in state.seats
            if project != NO_TILE
        },
        "reputation": _reputation(state, space),
    }


def turns_view(state: Raising) -> list[BidTurn]:
    """Return who places markers in which order, while bidding goes on."""
    if state.phase != BIDDING:
        return []
    colors = state.board.colors
    return [{"seat": colors[one.seat], "nonplayer": one.nonplayer} for one in turns_left(state)]


def _card(state: Raising, space: int) -> CardOnSpace:
    card = state.card_at(space)
    squares: list[Square] = []
    for square, resource in enumerate(card.squares):
        squares.append(
            {
                "shows": None if resource < 0 else RESOURCES[resource],
                "marker": color(state, state.marker(space, square)),
            }
        )
    return {"card": card.key, "squares": squares}


def _counts(state: Raising, markers: list[int]) -> dict[OwnerColor, int]:
    """Return how many of these markers each color has."""
    return {
        owner_name(state, owner): markers.count(owner)
        for owner in state.colors()
        if owner in markers
    }


def _to_lead(state: Raising, space: int) -> dict[OwnerColor, int]:
    """Return who can still win an auction, and with how many more markers at least."""
    if state.phase != BIDDING:
        return {}
    found: dict[OwnerColor, int] = {}
    for owner in state.colors():
        markers = markers_to_lead(state, space, owner)
        if markers != NOBODY:
            found[owner_name(state, owner)] = markers
    return found


def _after_bid(state: Raising, space: int) -> dict[OwnerColor, AfterBid]:
    """R-WIN-01: who would lead if a color placed its next marker here."""
    if state.phase != BIDDING:
        return {}
    found: dict[OwnerColor, AfterBid] = {}
    for owner in state.colors():
        markers = markers_after_bid(state, space, owner)
        if markers:
            found[owner_name(state, owner)] = {
                "markers": _counts(state, markers),
                "leader": owner_name(state, first_of_most(markers)),
                "lead_by": LEAD_RULES[rule_of_lead(markers, card_columns(state.width))],
            }
    return found


def _poorer(state: Raising, space: int) -> SeatKey | None:
    """R-WIN-02: the first in rank goes down the poverty track if nobody bids."""
    would_fail = _is_open(state, space) and leader(state, space) == NOBODY
    return state.board.colors[state.ranking[0]] if would_fail else None


def _reputation(state: Raising, space: int) -> dict[SeatKey, int]:
    """R-LEV-01, R-RAI-05, R-MOV-03: every marker of the winner is a level, raised or moved."""
    each = state.board.level_reputation
    counts = {player.index: state.markers_on(space, player.index) for player in state.seats}
    return {state.board.colors[seat]: each * count for seat, count in counts.items() if count}


def _is_open(state: Raising, space: int) -> bool:
    """Tell whether markers come to a card, now or in the phase that follows."""
    return state.phase in (ANNOUNCEMENT, BIDDING) and state.cards[space] != NO_TILE


def _upper_left(state: Raising, space: int) -> UpperLeft | None:
    """R-BID-05, R-BID-06: what the upper-left square costs now, and who could pay that."""
    if not _is_open(state, space) or state.marker(space, UL) != NOBODY:
        return None
    payers = [player.index for player in state.seats]
    return {
        "cost": materials(state.uncovered(space)),
        "payable_by": [
            state.board.colors[seat] for seat in payers if can_pay_upper_left(state, seat, space)
        ],
    }


def _cost(state: Raising, player: Seat, project: int) -> SeatCost:
    """R-PAY-01: what a project would cost a seat, and what it takes to pay it."""
    needs = net_needs(state, player.index, project)
    rest = cheapest_rest(player, needs, state.board.trade_give)
    return {
        "net": materials(needs),
        "lacking": materials(lacking(player, needs)),
        "payable": payable_with(player, needs, state.board.trade_give),
        "favors": None if rest is None else rest.favors,
        "left": None if rest is None else _left(player, rest),
    }


def _left(player: Seat, rest: Rest) -> Stock:
    return {
        **materials(rest.tokens),
        "wild": rest.wild,
        "favor": player.favor - rest.favors,
    }
