"""What a player of a position must have, seen from the map, the auctions and the stack."""

from __future__ import annotations

from bigshoulders.games.raising.box.deeds import EXTRA_LEVEL
from bigshoulders.games.raising.ids import (
    BIDDING,
    KEEP_CARD,
    MOVE,
    NO_TILE,
    NONPLAYER,
    PRODUCE,
    PROJECT_RESOLUTION,
    RAISE,
    TILE_REWARD,
)
from bigshoulders.games.raising.positions.stack_checks import Moment
from bigshoulders.games.raising.state import Raising, Seat


def check_players(moment: Moment, found: list[str]) -> None:
    """Add what no player can have."""
    state = moment.state
    for player in state.seats:
        color = state.board.colors[player.index]
        _check_company(moment, player, color, found)
        _check_fresh(moment, player, color, found)
        _check_symbols(moment, player, color, found)
        _check_tiles(state, player, color, found)
        _check_markers(state, player, color, found)
    lost = state.lost_projects + len(projects_of(state, NONPLAYER))
    if state.lost_cards != lost:
        found.append(f"{state.lost_cards} cards are lost, and {lost} projects without a company")


def projects_of(state: Raising, color: int) -> list[int]:
    """Return the projects of a color on the map, raised ones first."""
    raised = [state.built[plot] for plot, owner in enumerate(state.owner) if owner == color]
    places = enumerate(state.moved_owner)
    return raised + [state.moved[place] for place, owner in places if owner == color]


def _check_company(moment: Moment, player: Seat, color: str, found: list[str]) -> None:
    """See that there is a card for every project (R-CRD-01), and none pushed out of a free slot."""
    cards, due = len(player.slots) + len(player.pile), len(projects_of(moment.state, player.index))
    is_placed = not (moment.waits(RAISE) or moment.waits(MOVE))
    if moment.waits(KEEP_CARD, "seat", player.index) and is_placed:
        due -= 1
    if cards != due:
        found.append(f"{color} has {cards} cards, and {due} projects that brought one")
    if player.pile and len(player.slots) < moment.state.board.slots:
        found.append(f"{color} has cards in the pile although a slot is free")


def _check_fresh(moment: Moment, player: Seat, color: str, found: list[str]) -> None:
    """See that as many cards are new as the round has brought and the slots hold."""
    state = moment.state
    kept = 0
    if state.phase == PROJECT_RESOLUTION or moment.waits(PRODUCE, "seat", player.index):
        for space, winner in enumerate(state.winners):
            kept += int(winner == player.index and state.cards[space] == NO_TILE)
    least = min(kept, state.board.slots)
    if not least <= player.fresh <= min(kept, len(player.slots)):
        found.append(f"{color} cannot have {player.fresh} cards of this round")


def _check_symbols(moment: Moment, player: Seat, color: str, found: list[str]) -> None:
    """See that each project brought its symbol, or is among the final projects (R-RAI-01)."""
    state = moment.state
    projects = projects_of(state, player.index)
    is_placing = moment.waits(RAISE, "seat", player.index)
    is_placing = is_placing or moment.waits(MOVE, "seat", player.index)
    if is_placing and not moment.waits(TILE_REWARD):
        projects.append(state.projects[moment.space])
    symbols = [0] * len(player.symbols)
    for index in projects:
        if not state.box.projects[index].is_final:
            symbols[state.box.projects[index].symbols[0]] += 1
    if player.symbols != symbols:
        found.append(f"{color} does not have the symbols of its own projects")
    if player.finals != [index for index in state.finals if index in projects]:
        found.append(f"{color} does not have its own final projects")


def _check_tiles(state: Raising, player: Seat, color: str, found: list[str]) -> None:
    """See that empty plot tiles come from the own moves (R-MOV-02) and are used in time."""
    moves = state.moved_owner.count(player.index)
    if len(player.tiles) + player.used > moves:
        found.append(f"{color} has more empty plot tiles, used ones included, than moves")
    if player.used > 1 and state.options.one_tile_a_round:
        found.append(f"{color} has used {player.used} tiles this round")


def _check_markers(state: Raising, player: Seat, color: str, found: list[str]) -> None:
    """See that no more markers left the supply than the rounds and a tile allow (R-ANN-04)."""
    rounds = state.round if state.phase >= BIDDING else state.round - 1
    most = rounds * state.board.markers_added
    if state.moved_owner.count(player.index) > len(player.tiles):
        most += _extra_levels(state)
    if state.board.markers - player.supply > most:
        found.append(f"{color} has {player.supply} markers in the supply after {rounds} rounds")


def _extra_levels(state: Raising) -> int:
    """Return how many levels may have come from empty plot tiles that are not there any more."""
    count = 0
    for tile in state.box.empty_plots:
        is_held = any(tile.index in player.tiles for player in state.seats)
        if tile.deed == EXTRA_LEVEL and not is_held and tile.index not in state.outskirts:
            count += tile.count
    return count
