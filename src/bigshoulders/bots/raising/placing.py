"""Where to build: plots for raised buildings, tiles and prestige buildings for moved ones.

Rules: sections 13 and 14, D-07 to D-10.
"""

from __future__ import annotations

from bigshoulders.bots.raising.map import Map
from bigshoulders.bots.raising.tiles import Tiles
from bigshoulders.bots.raising.worth import Worth
from bigshoulders.games.raising.box.components import EAST, NORTH, SOUTH, WEST
from bigshoulders.games.raising.ids import NO_TILE
from bigshoulders.games.raising.rules.building import empty_plots, prestige_plots, turned
from bigshoulders.games.raising.rules.phases.neighborhoods import winner_around
from bigshoulders.games.raising.rules.phases.placing import different_turns
from bigshoulders.kernel.action import first
from bigshoulders.kernel.state import arg2, arg3


def best_plot(land: Map, levels: int) -> float:
    """Return what the best plot adds to a raised building."""
    return max([land.plot(plot, levels) for plot in empty_plots(land.state)], default=0.0)


def best_prestige(land: Map) -> float:
    """Return what the best prestige building on its best plot adds."""
    display = [index for index in land.state.display if index != NO_TILE]
    return max([best_site(land, index) for index in display], default=0.0)


def best_site(land: Map, building: int) -> float:
    """Return what a prestige building adds on its best plot, turned as it is best."""
    turns = all_turns(land, building)
    each = land.state.box.prestige[building].reputation
    best = 0.0
    for plot in prestige_plots(land.state):
        value = each * best_turn(land, turns, plot) + ground_value(land, plot)
        best = max(best, value)
    return best


def all_turns(land: Map, building: int) -> list[int]:
    """Return the arrows of a prestige building in every turn."""
    arrows = land.state.box.prestige[building].arrows
    return [turned(arrows, turn) for turn in different_turns(arrows)]


def best_turn(land: Map, turns: list[int], plot: int) -> float:
    """Return what the arrows count at best on a plot."""
    best = arrows_count(land, turns[0], plot)
    for place in range(1, len(turns)):
        count = arrows_count(land, turns[place], plot)
        best = max(best, count)
    return best


def arrows_count(land: Map, arrows: int, plot: int) -> float:
    """Return what arrows count for that point away from a plot."""
    neighbors, targets = land.state.board.plots[plot].neighbors, land.targets
    value = 0.0
    if arrows & NORTH:
        value += targets[neighbors[0]]
    if arrows & EAST:
        value += targets[neighbors[1]]
    if arrows & SOUTH:
        value += targets[neighbors[2]]
    if arrows & WEST:
        value += targets[neighbors[3]]
    return value


def ground_value(land: Map, index: int) -> float:
    """Return what any prestige building gains on a plot, less what the plot was good for."""
    known = land.prestige_grounds.get(index)
    if known is None:
        plot = land.state.board.plots[index]
        value = land.entry(plot) + land.banner(-1) + land.beside(plot, 0)
        known = value - land.weights.used_plot * land.arrows[index]
        land.prestige_grounds[index] = known
    return known


# Answers


def raise_building(worth: Worth, answers: list[int]) -> int:
    """Raise the building on the plot that adds most."""
    land = Map(worth)
    levels = worth.state.markers_on(arg2(worth.state.stack[-1]), worth.seat)
    return max(answers, key=lambda code: land.plot(first(code), levels))


def move_building(worth: Worth, answers: list[int]) -> int:
    """Take the empty plot tile that will do most."""
    tiles = Tiles(worth)
    return max(answers, key=lambda code: tiles.promise(first(code)))


def choose_prestige(worth: Worth, answers: list[int]) -> int:
    """Choose the prestige building that adds most on its best plot."""
    land = Map(worth)
    return max(answers, key=lambda code: best_site(land, first(code)))


def prestige_plot(worth: Worth, answers: list[int]) -> int:
    """Place it where it adds most."""
    land = Map(worth)
    building = worth.state.display[arg2(worth.state.stack[-1])]
    each, turns = worth.state.box.prestige[building].reputation, all_turns(land, building)

    def value(code: int) -> float:
        return each * best_turn(land, turns, first(code)) + ground_value(land, first(code))

    return max(answers, key=value)


def turn_prestige(worth: Worth, answers: list[int]) -> int:
    """Turn it so that its arrows pay most."""
    frame = worth.state.stack[-1]
    land, plot = Map(worth), arg3(frame)
    arrows = worth.state.box.prestige[worth.state.display[arg2(frame)]].arrows
    return max(answers, key=lambda code: arrows_count(land, turned(arrows, first(code)), plot))


def resolve(worth: Worth, answers: list[int]) -> int:
    """Resolve first what the seat wins: its reward may help to win the next by rank."""

    def value(code: int) -> float:
        return float(winner_around(worth.state, first(code)) == worth.seat)

    return max(answers, key=value)
