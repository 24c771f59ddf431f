"""Phase 3, bidding resolution: who wins the projects (rules, section 12)."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import card_columns
from bigshoulders.games.raising.events import (
    CARD_LOST,
    MARKERS_RETURNED,
    PHASE_BEGAN,
    PROJECT_FAILED,
    PROJECT_WON,
)
from bigshoulders.games.raising.ids import (
    BIDDING_RESOLUTION,
    FURTHER_LEFT,
    HIGHER_ROW,
    MOST_MARKERS,
    NO_TILE,
    NOBODY,
    NONPLAYER,
    PROJECT_RESOLUTION,
)
from bigshoulders.games.raising.rules.empty_plots import take_uncovered
from bigshoulders.games.raising.rules.reputation import impoverish
from bigshoulders.games.raising.state import Raising, replaced
from bigshoulders.kernel.step import AUTO, Step


class Winners(Step[Raising]):
    """R-RND-02: the auctions are resolved from the first project space to the last."""

    def __init__(self) -> None:
        super().__init__("winners", AUTO, "R-WIN-01")

    def run(self, state: Raising) -> None:
        state.stack.pop()
        state.phase = BIDDING_RESOLUTION
        state.emit(PHASE_BEGAN, BIDDING_RESOLUTION)
        for space in range(len(state.cards)):
            _resolve(state, space)
        state.phase = PROJECT_RESOLUTION
        state.emit(PHASE_BEGAN, PROJECT_RESOLUTION)


def leader(state: Raising, space: int) -> int:
    """R-WIN-01: most markers win; among equals, who owns the first marker in tie-break order."""
    return first_of_most(state.markers_at(space))


def first_of_most(markers: list[int]) -> int:
    """Return the color with most of these markers, in a tie that of the first one, or NOBODY."""
    best, most = NOBODY, 0
    for color in markers:  # the first of the tied colors comes up first
        if color != NOBODY and markers.count(color) > most:
            best, most = color, markers.count(color)
    return best


def tied_with(state: Raising, space: int) -> list[int]:
    """Return the other colors with as many markers as the leader of an auction."""
    markers = state.markers_at(space)
    first = first_of_most(markers)
    if first == NOBODY:
        return []
    most = markers.count(first)
    return [color for color in state.colors() if color != first and markers.count(color) == most]


def lead_rule(state: Raising, space: int) -> int:
    """Return by which part of R-WIN-01 an auction is led: an index of LEAD_RULES."""
    return rule_of_lead(state.markers_at(space), card_columns(state.width))


def rule_of_lead(markers: list[int], columns: int) -> int:
    """Return by which part of R-WIN-01 the first of most of these markers leads."""
    first = first_of_most(markers)
    most = markers.count(first)
    others = [color for color in markers if color not in (NOBODY, first)]
    tied = [markers.index(color) for color in others if markers.count(color) == most]
    if not tied:
        return MOST_MARKERS
    return HIGHER_ROW if min(tied) // columns > markers.index(first) // columns else FURTHER_LEFT


def _resolve(state: Raising, space: int) -> None:
    winner = leader(state, space)
    state.winners = replaced(state.winners, space, winner)
    if winner == NOBODY:
        _fail(state, space)
        return
    if state.log is not None:  # search need not know why
        markers = state.markers_on(space, winner)
        state.emit(PROJECT_WON, winner, space, markers, lead_rule(state, space))
    if winner != NONPLAYER:
        take_uncovered(state, winner, space)  # R-WIN-03; nobody takes them from NP (R-WIN-05)
    _return_markers(state, space, winner)


def _fail(state: Raising, space: int) -> None:
    """R-WIN-02: tile and card leave the game, and the first in rank becomes poorer (Q-41)."""
    state.emit(PROJECT_FAILED, space)
    state.projects = replaced(state.projects, space, NO_TILE)
    state.lost_projects += 1
    lose_card(state, space)
    impoverish(state, state.ranking[0])


def lose_card(state: Raising, space: int) -> None:
    """Take the card of a project space out of the game."""
    state.emit(CARD_LOST, state.cards[space])
    state.cards = replaced(state.cards, space, NO_TILE)
    state.lost_cards += 1


def _return_markers(state: Raising, space: int, winner: int) -> None:
    """R-WIN-04, R-WIN-05: losing markers return to their rows; those of NP are out of play."""
    for player in state.seats:
        count = state.markers_on(space, player.index)
        if player.index != winner and count:
            player.on_board += count
            state.emit(MARKERS_RETURNED, player.index, count, space)
    start = space * state.width
    for square in range(start, start + state.width):
        if state.squares[square] != winner:
            state.squares[square] = NOBODY
