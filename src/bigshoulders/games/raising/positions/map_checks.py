"""Whether the buildings and the neighborhood tiles on the map of a position can be there."""

from __future__ import annotations

from bigshoulders.games.raising.ids import (
    ENCLOSED,
    NO_TILE,
    NOBODY,
    NONPLAYER,
    PRESTIGE,
    PRESTIGE_CHOICE,
    PRESTIGE_PLOT,
    PRESTIGE_TURN,
    QUARTER_TURNS,
)
from bigshoulders.games.raising.positions.stack_checks import Moment
from bigshoulders.games.raising.rules.building import turned
from bigshoulders.games.raising.rules.phases.neighborhoods import enclosed_by, is_enclosed
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.state import arg2, step_of


def check_map(moment: Moment, found: list[str]) -> None:
    """Add what cannot stand or lie where it does."""
    state = moment.state
    for plot, owner in enumerate(state.owner):
        if owner == PRESTIGE:
            _check_arrows(state, plot, found)
        elif owner != NOBODY:
            _check_raised(state, plot, found)
    _check_moved(state, found)
    _check_prestige(state, found)
    _check_neighborhoods(state, found)


def _check_arrows(state: Raising, plot: int, found: list[str]) -> None:
    """See that a prestige building is turned, not changed (R-MOV-05)."""
    arrows = state.box.prestige[state.built[plot]].arrows
    if state.levels[plot] not in [turned(arrows, turns) for turns in range(QUARTER_TURNS)]:
        key = state.board.plots[plot].key
        found.append(f"plot {key}: the arrows are not those of the prestige building")


def _check_raised(state: Raising, plot: int, found: list[str]) -> None:
    key, levels = state.board.plots[plot].key, state.levels[plot]
    if not _can_stand(state, state.built[plot], is_move=False):
        found.append(f"plot {key}: that project cannot have been raised")
    if state.owner[plot] == NONPLAYER and levels > state.width:
        found.append(f"plot {key}: no card has {levels} squares")


def _check_moved(state: Raising, found: list[str]) -> None:
    for project, levels in zip(state.moved, state.moved_levels, strict=True):
        if project != NO_TILE and not _can_stand(state, project, is_move=True):
            key = state.box.projects[project].key
            found.append(f"outskirts: project {key} cannot have been moved")
        if levels > state.width:
            found.append(f"outskirts: no card has {levels} squares")


def _check_prestige(state: Raising, found: list[str]) -> None:
    """See that every move has brought a prestige building, the last one perhaps not yet."""
    moved = len(state.moved) - state.moved.count(NO_TILE)
    choices = (PRESTIGE_CHOICE, PRESTIGE_PLOT, PRESTIGE_TURN)
    due = moved - len([frame for frame in state.stack if step_of(frame) in choices])
    stand = state.owner.count(PRESTIGE)
    if stand != due:
        found.append(f"{stand} prestige buildings are on the map, and {due} were moved for")


def _can_stand(state: Raising, project: int, *, is_move: bool) -> bool:
    """Tell whether a project may be on the map by now, raised or moved."""
    tile = state.box.projects[project]
    if tile.is_move != is_move:
        return False
    if tile.is_final:
        return state.round == state.board.rounds and project in state.finals
    return tile.round <= state.round


def _check_neighborhoods(state: Raising, found: list[str]) -> None:
    """See that tiles are gone where all is built, but for those that are about to be resolved."""
    open_spaces: list[int] = []
    for frame in state.stack:
        if step_of(frame) == ENCLOSED:
            open_spaces += enclosed_by(state, arg2(frame))
    for space, tile in enumerate(state.neighborhoods):
        around = state.board.neighborhoods[space]
        is_built = all(state.owner[plot] != NOBODY for plot in around)
        if tile == NO_TILE and not is_built:
            found.append(f"N{space + 1} has lost its tile before it was enclosed")
        if is_enclosed(state, space) and space not in open_spaces:
            found.append(f"N{space + 1} is enclosed and holds its tile")
