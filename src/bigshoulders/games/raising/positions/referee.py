"""The referee: what must hold after every answer (rules, section 24)."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import TYPES
from bigshoulders.games.raising.ids import (
    BIDDING,
    NO_TILE,
    NOBODY,
    NONPLAYER,
    PRESTIGE,
    PROJECT_RESOLUTION,
    SCORING,
    SETUP,
)
from bigshoulders.games.raising.positions.derived import cards_in_play, placed_or_lost
from bigshoulders.games.raising.rules.phases.neighborhoods import is_enclosed
from bigshoulders.games.raising.state import Raising, Seat


def violations(state: Raising) -> list[str]:
    """Return every invariant that does not hold."""
    if state.phase == SETUP:
        return []
    found: list[str] = []
    for player in state.seats:
        _check_player(state, player, found)
    _check_buildings(state, found)
    _check_cards(state, found)
    _check_tiles(state, found)
    _check_projects(state, found)
    if sorted(state.ranking) != list(range(len(state.seats))):
        found.append(f"R-INV-09: the ranks {state.ranking} are no order of the seats")
    else:
        _check_ranks(state, found)
    return found


def _check_player(state: Raising, player: Seat, found: list[str]) -> None:
    color = state.board.colors[player.index]
    markers = player.supply + player.on_board + state.squares.count(player.index)
    markers += state.levels_of(player.index)
    if markers != state.board.markers:
        found.append(f"R-INV-01: {color} has {markers} markers, not {state.board.markers}")
    if not 0 <= player.on_board <= state.board.markers_most:
        found.append(f"R-INV-02: {color} has {player.on_board} markers on the bidding board")
    counts = [*player.tokens, *player.perms, *player.symbols, player.wild, player.favor]
    counts += [player.supply, player.poverty, player.expansions]
    if min(counts) < 0 or (player.reputation < 0 and state.phase < SCORING):
        found.append(f"R-INV-03: {color} has less than nothing of something: {counts}")
    _check_tracks(state, player, color, found)


def _check_tracks(state: Raising, player: Seat, color: str, found: list[str]) -> None:
    board = state.board
    for track in range(TYPES):
        column = player.tracks[track]
        if not board.start_column <= column <= board.end_column:
            found.append(f"R-EXP-01: {color} is on column {column}")
        passed = len([at for at in board.perm_columns if at <= column])
        if player.perms[track] != passed:
            found.append(
                f"R-INV-08: {color} has {player.perms[track]} permanent tokens "
                f"and passed {passed} of their columns"
            )


def _check_buildings(state: Raising, found: list[str]) -> None:
    standing = len(state.owner) - state.owner.count(NOBODY)
    moved = len(state.moved_owner) - state.moved_owner.count(NOBODY)
    raised = standing - state.owner.count(PRESTIGE)
    done = placed_or_lost(state) - state.lost_projects
    if raised + moved != done:
        found.append(f"R-INV-04: {raised} raised and {moved} moved of {done} completed projects")
    tiles = len(state.outskirts) - state.outskirts.count(NO_TILE)
    if moved + tiles != state.board.outskirts:
        found.append(f"R-INV-05: {moved} buildings and {tiles} tiles in the outskirts")
    for plot, owner in enumerate(state.owner):
        if (owner == NOBODY) != (state.levels[plot] == 0):
            found.append(f"R-LEV-01: plot {plot + 1} has {state.levels[plot]} levels of {owner}")


def _check_cards(state: Raising, found: list[str]) -> None:
    waiting = [*state.deck, state.top] if state.top != NO_TILE else state.deck
    cards = cards_in_play(state)
    for player in state.seats:
        if len(player.slots) > state.board.slots + player.expansions:
            found.append(f"R-CRD-02: {len(player.slots)} cards in the slots of a company")
    count = len(cards) + state.lost_cards
    if count != len(state.box.cards):
        found.append(f"R-INV-10: {count} cards, not {len(state.box.cards)}")
    if len(set(cards)) != len(cards):
        found.append("R-INV-10: a card is in two places")
    dealt = state.round * len(state.cards)
    if state.phase >= BIDDING and len(waiting) != len(state.box.cards) - dealt:
        found.append(f"R-INV-10: {len(waiting)} cards in the deck after {dealt} were dealt")


def _check_tiles(state: Raising, found: list[str]) -> None:
    tiles = len(state.neighborhoods) - state.neighborhoods.count(NO_TILE)
    taken = sum([len(player.neighborhoods) for player in state.seats])
    spaces = len(state.board.neighborhoods)
    if tiles + taken + state.lost_neighborhoods != spaces:
        found.append(f"R-INV-06: {tiles} neighborhood tiles on the map and {taken} taken")
    if state.phase != PROJECT_RESOLUTION:  # in which they are resolved one by one
        for space in range(spaces):
            if is_enclosed(state, space):
                found.append(f"R-INV-06: N{space + 1} is enclosed and holds its tile")
    owned = sum([player.expansions for player in state.seats])
    if owned + state.expansions != state.board.expansions:
        found.append(f"R-INV-07: {owned} expansions owned and {state.expansions} in the supply")
    if NONPLAYER in state.owner and not state.has_nonplayer():
        found.append("R-SET-13: the non-player color is on the map")


def _check_projects(state: Raising, found: list[str]) -> None:
    projects = [*state.hidden, *state.tops[state.round :], *state.projects, *state.moved]
    for plot, owner in enumerate(state.owner):
        if owner not in (NOBODY, PRESTIGE):
            projects.append(state.built[plot])
    seen = [project for project in projects if project != NO_TILE]
    if len(set(seen)) != len(seen):
        found.append("R-INV-04: a project is in two places")


def _check_ranks(state: Raising, found: list[str]) -> None:
    reputations = [state.seats[seat].reputation for seat in state.ranking]
    if reputations != sorted(reputations, reverse=True):
        found.append(f"R-INV-09: the ranks do not follow the reputations {reputations}")
