"""Putting buildings on the map: raised ones, moved ones and prestige buildings (section 13)."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import WEST
from bigshoulders.games.raising.events import MOVED_OUT, PRESTIGE_PLACED, RAISED
from bigshoulders.games.raising.ids import (
    DISPLAY,
    NO_TILE,
    NOBODY,
    PRESTIGE,
)
from bigshoulders.games.raising.state import Raising, replaced

ALL_ARROWS = 2 * WEST - 1


def take_markers(state: Raising, space: int, color: int) -> int:
    """Take the winner's markers from the card; they become the levels of the building."""
    levels = state.markers_on(space, color)
    start = space * state.width
    for square in range(start, start + state.width):
        state.squares[square] = NOBODY
    return levels


def take_project(state: Raising, space: int) -> int:
    """Take the tile from its project space."""
    project = state.projects[space]
    state.projects = replaced(state.projects, space, NO_TILE)
    return project


def put_on_plot(state: Raising, plot: int, project: int, color: int, levels: int) -> None:
    """R-RAI-02: a project stands on a plot of a ward."""
    state.built = replaced(state.built, plot, project)
    state.owner = replaced(state.owner, plot, color)
    state.levels = replaced(state.levels, plot, levels)
    state.emit(RAISED, color, project, plot, levels)


def put_in_outskirts(state: Raising, tile: int, project: int, color: int, levels: int) -> None:
    """R-MOV-02: a project stands where an empty plot tile lay, and the tile is gone from there."""
    place = state.outskirts.index(tile)
    state.outskirts = replaced(state.outskirts, place, NO_TILE)
    state.moved = replaced(state.moved, place, project)
    state.moved_owner = replaced(state.moved_owner, place, color)
    state.moved_levels = replaced(state.moved_levels, place, levels)
    state.emit(MOVED_OUT, color, project, tile, levels)


def put_prestige(state: Raising, place: int, plot: int, turns: int) -> None:
    """R-MOV-04, R-MOV-09: a prestige building leaves the display, which is refilled."""
    building = state.display[place]
    state.display = replaced(state.display, place, NO_TILE)
    state.built = replaced(state.built, plot, building)
    state.owner = replaced(state.owner, plot, PRESTIGE)
    state.levels = replaced(state.levels, plot, turned(state.box.prestige[building].arrows, turns))
    state.emit(PRESTIGE_PLACED, building, plot, turns)
    if state.prestige:
        state.push(DISPLAY, place)


def turned(arrows: int, turns: int) -> int:
    """R-MOV-05: turn arrows clockwise by 90 degrees, so many times."""
    for _turn in range(turns):
        arrows = (arrows << 1) & ALL_ARROWS | int(arrows & WEST != 0)
    return arrows


def empty_plots(state: Raising) -> list[int]:
    """Return the plots of the wards without a building."""
    return [plot for plot, owner in enumerate(state.owner) if owner == NOBODY]


def prestige_plots(state: Raising) -> list[int]:
    """R-MOV-06: the empty interior plots, or if there is none all empty plots."""
    empty = empty_plots(state)
    plots = state.board.plots
    interior = [plot for plot in empty if plots[plot].interior]
    return interior or empty
