"""What follows from all the rest of a state of Raising Chicago (rules, section 24).

A position may leave it out, and the referee counts it in every state.
"""

from __future__ import annotations

from bigshoulders.games.raising.ids import NO_TILE, NOBODY, PRESTIGE, SETUP
from bigshoulders.games.raising.state import Raising, Seat


def supply_of(state: Raising, player: Seat) -> int:
    """Return how many markers of a player are not in play (R-INV-01)."""
    bids = player.on_board + state.squares.count(player.index)
    return state.board.markers - bids - state.levels_of(player.index)


def perms_of(state: Raising, player: Seat) -> list[int]:
    """Return how many permanent tokens each track has brought (R-INV-08)."""
    columns = state.board.perm_columns
    return [len([at for at in columns if at <= column]) for column in player.tracks]


def expansions_of(state: Raising) -> int:
    """Return how many company expansions nobody owns (R-INV-07)."""
    return state.board.expansions - sum([player.expansions for player in state.seats])


def prestige_of(state: Raising) -> list[int]:
    """Return the prestige buildings that are neither on the display nor on the map."""
    owners = enumerate(state.owner)
    seen = state.display + [state.built[plot] for plot, owner in owners if owner == PRESTIGE]
    return [one.index for one in state.box.prestige if one.index not in seen]


def lost_of(state: Raising) -> list[int]:
    """Return the projects, cards and neighborhood tiles that left the game; none in the setup."""
    if state.phase == SETUP:
        return [0, 0, 0]
    standing = len(state.owner) - state.owner.count(NOBODY) - state.owner.count(PRESTIGE)
    standing += len(state.moved_owner) - state.moved_owner.count(NOBODY)
    return [
        placed_or_lost(state) - standing,
        len(state.box.cards) - len(cards_in_play(state)),
        len(state.board.neighborhoods) - _neighborhoods(state),
    ]


def placed_or_lost(state: Raising) -> int:
    """Return how many projects were announced and do not wait any more (R-INV-04)."""
    rounds = state.board.rounds
    hidden = len(state.hidden) + max(0, rounds - 1 - min(state.round, rounds - 1))
    finals = state.board.finals if state.round < rounds else 0
    waiting = len(state.projects) - state.projects.count(NO_TILE)
    return state.box.first_final + state.board.finals - hidden - finals - waiting


def cards_in_play(state: Raising) -> list[int]:
    """Return every card in the deck, in the project area and in the companies (R-INV-10)."""
    cards = [card for card in [*state.deck, state.top, *state.cards] if card != NO_TILE]
    for player in state.seats:
        cards += player.slots + player.pile
    return cards


def _neighborhoods(state: Raising) -> int:
    """Return how many neighborhood tiles are on the map or with a player (R-INV-06)."""
    laid = len(state.neighborhoods) - state.neighborhoods.count(NO_TILE)
    return laid + sum([len(player.neighborhoods) for player in state.seats])
