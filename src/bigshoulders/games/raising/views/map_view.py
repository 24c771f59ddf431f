"""The map as everybody sees it: plots, neighborhoods, wards and outskirts."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import DIRECTIONS
from bigshoulders.games.raising.ids import (
    MAJORITY_RULES,
    NO_RULE,
    NO_TILE,
    NOBODY,
    NONPLAYER,
    PRESTIGE,
)
from bigshoulders.games.raising.rules.phases.neighborhoods import (
    consoled_around,
    levels_around,
    majority_rule,
    tied_around,
    winner_around,
)
from bigshoulders.games.raising.rules.scoring import (
    Places,
    pointed_at,
    ward_levels,
)
from bigshoulders.games.raising.state import Raising
from bigshoulders.games.raising.views.component_shapes import OwnerColor
from bigshoulders.games.raising.views.map_shapes import (
    AnyPlot,
    BuiltOutskirts,
    FreeOutskirts,
    FreePlot,
    NeighborhoodSpace,
    PrestigePlot,
    Ward,
    WardPlace,
)
from bigshoulders.games.raising.views.values import color, owner_name, reward_data

# Plots


def plot_view(state: Raising, plot: int) -> AnyPlot:
    """Return a plot; an empty one with what a building there would bring."""
    owner = state.owner[plot]
    if owner == NOBODY:
        return _free_plot(state, plot)
    if owner == PRESTIGE:
        return _prestige_plot(state, plot)
    return {
        "plot": state.board.plots[plot].key,
        "project": state.box.projects[state.built[plot]].key,
        "color": owner_name(state, owner),
        "levels": state.levels[plot],
        "arrows_value": arrows_value(state, plot),
    }


def _free_plot(state: Raising, plot: int) -> FreePlot:
    """Return what waits on an empty plot: its reward, arrows at it, tiles it would enclose."""
    printed = state.board.plots[plot]
    closes = [space for space in printed.spaces if missing_around(state, space) == 1]
    return {
        "plot": printed.key,
        "reward": reward_data(printed.reward),
        "arrows_value": arrows_value(state, plot),
        "closes": [f"N{space + 1}" for space in closes],
    }


def _prestige_plot(state: Raising, plot: int) -> PrestigePlot:
    """Return a prestige building, with its arrows as it stands."""
    building = state.box.prestige[state.built[plot]]
    plots = state.board.plots
    arrows = [bit for bit in range(len(DIRECTIONS)) if state.levels[plot] & (1 << bit)]
    targets = [plots[plot].neighbors[bit] for bit in arrows]
    return {
        "plot": plots[plot].key,
        "prestige": building.key,
        "arrows": [DIRECTIONS[bit] for bit in arrows],
        "points_at": [None if target == NOBODY else plots[target].key for target in targets],
        "reputation": building.reputation,
    }


def arrows_value(state: Raising, plot: int) -> int:
    """Return what the arrows of prestige buildings that point at a plot pay at the end."""
    total = 0
    for other in state.board.plots[plot].neighbors:
        if other >= 0 and state.owner[other] == PRESTIGE and plot in pointed_at(state, other):
            total += state.box.prestige[state.built[other]].reputation
    return total


# Neighborhoods


def missing_around(state: Raising, space: int) -> int:
    """Return how many plots around a neighborhood tile are empty; none if the tile is gone."""
    is_laid = space < len(state.neighborhoods)  # not yet during the first draws of setup
    if not is_laid or state.neighborhoods[space] == NO_TILE:
        return 0
    around = state.board.neighborhoods[space]
    return len([plot for plot in around if state.owner[plot] == NOBODY])


def neighborhood_view(state: Raising, space: int) -> NeighborhoodSpace:
    """Return a neighborhood space, and who would win its tile."""
    tile = state.neighborhoods[space]
    levels: dict[OwnerColor, int] = {}
    for owner in state.colors():
        count = levels_around(state, space, owner)
        if count:
            levels[owner_name(state, owner)] = count
    is_contested = tile != NO_TILE and bool(levels)
    winner = winner_around(state, space) if is_contested else NOBODY
    taker, rule = _taken(state, space) if levels else (NOBODY, NO_RULE)
    if is_contested:
        rule = majority_rule(state, space)
    colors = state.board.colors
    return {
        "space": f"N{space + 1}",
        "tile": None if tile == NO_TILE else state.box.neighborhoods[tile].key,
        "levels": levels,
        "missing": missing_around(state, space),
        "leader": color(state, winner),
        "won_by": None if taker == NOBODY else colors[taker],
        "lead_by": None if rule == NO_RULE else MAJORITY_RULES[rule],
        "tied": [colors[seat] for seat in tied_around(state, space)] if is_contested else [],
        "consoled": [colors[seat] for seat in consoled_around(state, space, winner)]
        if is_contested
        else [],
    }


def _taken(state: Raising, space: int) -> tuple[int, int]:
    """Return who has taken the tile of a space and why; a game that begins later does not know."""
    for resolved, winner, rule in state.resolved:
        if resolved == space:
            return winner, rule
    return NOBODY, NO_RULE


# Wards and outskirts


def ward_view(state: Raising, ward: int) -> Ward:
    """Return a ward with its token and the levels that compete for it."""
    token = state.ward_tokens[ward]
    counts = ward_levels(state, ward)
    names = [owner_name(state, owner) for owner in _competitors(state, len(counts))]
    return {
        "ward": ward + 1,
        "token": None if token == NO_TILE else state.box.ward_tokens[token].key,
        "levels": dict(zip(names, counts, strict=True)),
        "places": _places(state, ward, names, counts),
    }


def _competitors(state: Raising, colors: int) -> list[int]:
    """Return the colors that levels are counted of: the seats, then the non-player color."""
    seats = len(state.seats)
    return [index if index < seats else NONPLAYER for index in range(colors)]


def _places(state: Raising, ward: int, names: list[str], counts: list[int]) -> list[WardPlace]:
    """R-FIN-01: who is first and second now, and what that pays as long as the token lies there."""
    token = state.ward_tokens[ward]
    printed = None if token == NO_TILE else state.box.ward_tokens[token]
    places = Places(counts, *((0, 0) if printed is None else (printed.first, printed.second)))
    found: list[WardPlace] = [
        {
            "color": name,
            "levels": count,
            "place": places.place_of(index),
            "is_tied": counts.count(count) > 1,
            "reputation": None if printed is None else places.shares[index],
        }
        for index, (name, count) in enumerate(zip(names, counts, strict=True))
        if count
    ]
    return sorted(found, key=lambda one: -one["levels"])


def outskirts_view(state: Raising, place: int) -> FreeOutskirts | BuiltOutskirts:
    """Return a place of the outskirts: its tile, or the building that was moved there."""
    tile = state.outskirts[place]
    if tile != NO_TILE:
        return {"tile": state.box.empty_plots[tile].key}
    return {
        "project": state.box.projects[state.moved[place]].key,
        "color": owner_name(state, state.moved_owner[place]),
        "levels": state.moved_levels[place],
    }
