"""The non-player color of a two-player game (rules, section 17)."""

from __future__ import annotations

from bigshoulders.games.raising.ids import ENCLOSED, NO_TILE, NONPLAYER
from bigshoulders.games.raising.rules.building import (
    empty_plots,
    prestige_plots,
    put_in_outskirts,
    put_on_plot,
    put_prestige,
    take_markers,
    take_project,
)
from bigshoulders.games.raising.rules.phases.winning import lose_card
from bigshoulders.games.raising.state import Raising


def complete_for_nonplayer(state: Raising, space: int) -> None:
    """R-TWO-05: nothing is paid and nothing gained; the card leaves the game."""
    levels = take_markers(state, space, NONPLAYER)
    project = take_project(state, space)
    lose_card(state, space)
    if state.box.projects[project].is_move:
        _move(state, project, levels)
    else:
        _raise(state, project, levels)


def _raise(state: Raising, project: int, levels: int) -> None:
    """R-TWO-06: on the lowest-numbered empty plot."""
    plot = empty_plots(state)[0]
    put_on_plot(state, plot, project, NONPLAYER, levels)
    state.push(ENCLOSED, NONPLAYER, plot)


def _move(state: Raising, project: int, levels: int) -> None:
    """R-TWO-07: to the lowest tile, with the lowest prestige building on the lowest plot."""
    lowest = min([tile for tile in state.outskirts if tile != NO_TILE])
    put_in_outskirts(state, lowest, project, NONPLAYER, levels)
    plot = prestige_plots(state)[0]
    state.push(ENCLOSED, NONPLAYER, plot)
    building = min([index for index in state.display if index != NO_TILE])
    put_prestige(state, state.display.index(building), plot, 0)
