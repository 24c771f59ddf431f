"""Cleanup, and the passing of the decades.

Rules: section 6, section 20.1.
"""

from __future__ import annotations

from bigshoulders.games.city.events import (
    ASSET_LEFT,
    CLEANED_UP,
    DECADE_BEGAN,
    GAME_ENDED,
    PHASE_BEGAN,
    TILE_DRAWN,
)
from bigshoulders.games.city.ids import (
    ACTION_PHASE,
    ASSET_ROW,
    BUILDING_PHASE,
    CLEAN_ASSETS,
    CLEAN_DEMAND,
    CLEAN_SUPPLY,
    CLEANING,
    CLEANUP,
    COLUMNS,
    DECADE,
    DEMAND_DRAW,
    FILL_DEMAND,
    FILL_SUPPLY,
    FINISHED,
    MIDDLE,
    NO_TILE,
    OPERATING_PHASE,
    RETURN_PARTNERS,
    S_GOODS,
    SPACE_X,
    STOCK_PHASE,
    SUPPLY_SPACES,
    TYPES,
    V_TILE,
)
from bigshoulders.games.city.rules import assets, bag
from bigshoulders.games.city.state import City, without
from bigshoulders.kernel.action import answer, first
from bigshoulders.kernel.state import arg1
from bigshoulders.kernel.step import AUTO, CHANCE_STEP, Step


class Decade(Step[City]):
    """The phases of one decade, in order; the last decade has no Cleanup (C-FLOW-01)."""

    def __init__(self) -> None:
        super().__init__("decade", AUTO, "C-FLOW-01")

    def run(self, state: City) -> None:
        state.stack.pop()
        state.emit(DECADE_BEGAN, state.decade, state.board.years[state.decade])
        state.push(CLEANUP)
        state.push(OPERATING_PHASE)
        state.push(ACTION_PHASE)
        state.push(BUILDING_PHASE)
        state.push(STOCK_PHASE)


class Cleanup(Step[City]):
    """Lay out the steps of Cleanup, last one first (C-CLN-01)."""

    def __init__(self) -> None:
        super().__init__("cleanup", AUTO, "C-CLN-01")

    def run(self, state: City) -> None:
        state.stack.pop()
        if state.decade == state.board.decades:
            state.phase = FINISHED
            state.emit(GAME_ENDED)
            return
        state.phase = CLEANING
        state.emit(PHASE_BEGAN, CLEANING)
        state.push(RETURN_PARTNERS)
        state.push(FILL_DEMAND)
        if state.options.demand_cleaned_first:
            push_clean_supply(state)
            push_clean_assets(state)
            state.push(CLEAN_DEMAND)
        else:
            state.push(CLEAN_DEMAND)
            push_clean_assets(state)
            push_clean_supply(state)


def push_clean_supply(state: City) -> None:
    """Clean the supply chain; the advanced one needs no cleaning (C-ADV-07)."""
    if not state.options.advanced_supply:
        state.push(CLEAN_SUPPLY)


def push_clean_assets(state: City) -> None:
    """Clean the asset row; a slide that is still due comes first (C-CLN-04)."""
    state.push(CLEAN_ASSETS)
    if not state.options.asset_row_always_refills:
        state.push(ASSET_ROW)


class CleanSupply(Step[City]):
    """The cheapest cubes go to Haymarket, the others move on, X is drawn for (C-CLN-03)."""

    def __init__(self) -> None:
        super().__init__("clean_supply", AUTO, "C-CLN-03")

    def run(self, state: City) -> None:
        state.stack.pop()
        cheapest = SUPPLY_SPACES - 1
        for kind in range(TYPES):
            state.haymarket[kind] += state.supply[cheapest * TYPES + kind]
            state.supply[cheapest * TYPES + kind] = 0
        for space in range(cheapest, SPACE_X, -1):
            bag.move_pile(state, space - 1, space)
        state.push(FILL_SUPPLY, SPACE_X, state.board.draws[state.decade])


class CleanAssets(Step[City]):
    """The cheapest asset leaves, the others move on, used ones become ready (C-CLN-04)."""

    def __init__(self) -> None:
        super().__init__("clean_assets", AUTO, "C-CLN-04")

    def run(self, state: City) -> None:
        state.stack.pop()
        if state.asset_row[-1] != NO_TILE:
            state.emit(ASSET_LEFT, state.asset_row[-1])
        assets.slide(state)
        assets.push_asset_draw(state)
        for index in state.appeal_order:
            state.companies[index].exhausted = 0
            state.companies[index].exchanged = 0


class CleanDemand(Step[City]):
    """Full tiles leave, the others move toward the inner column (C-CLN-05, 06)."""

    def __init__(self) -> None:
        super().__init__("clean_demand", AUTO, "C-CLN-05")

    def run(self, state: City) -> None:
        state.stack.pop()
        for cell in range(len(state.demand)):
            if is_spent(state, cell):
                state.stores[S_GOODS] += state.demand_goods[cell]
                state.demand[cell] = NO_TILE
                state.demand_goods[cell] = 0
        for row in range(len(state.demand) // COLUMNS):
            shift_row(state, row * COLUMNS)


def is_spent(state: City, cell: int) -> bool:
    """Tell whether a tile, or the printed middle space, is full; the X tile leaves at once."""
    tile = state.demand[cell]
    if tile != NO_TILE:
        return state.demand_goods[cell] >= state.box.demand[tile].goods
    return cell % COLUMNS == MIDDLE and state.demand_goods[cell] >= state.board.printed_middle


def shift_row(state: City, start: int) -> None:
    """Move tiles with their goods inward until no tile has a gap on its inner side."""
    target = start
    for cell in range(start, start + COLUMNS):
        tile = state.demand[cell]
        if tile == NO_TILE:
            continue
        if cell != target:
            state.demand[target] = tile
            state.demand_goods[target] = state.demand_goods[cell]
            state.demand[cell] = NO_TILE
            state.demand_goods[cell] = 0
        target += 1


class FillDemand(Step[City]):
    """Fill empty demand spaces from the deck, inner column first (C-SET-03, C-CLN-07)."""

    def __init__(self) -> None:
        super().__init__("fill_demand", AUTO, "C-CLN-07")

    def run(self, state: City) -> None:
        cell = next_empty_space(state)
        if cell == NO_TILE or not state.demand_deck:
            state.stack.pop()
        else:
            state.push(DEMAND_DRAW, cell)


def next_empty_space(state: City) -> int:
    """Return the next space to fill, or NO_TILE."""
    for column in range(COLUMNS):
        for row in range(len(state.demand) // COLUMNS):
            if state.demand[row * COLUMNS + column] == NO_TILE:
                return row * COLUMNS + column
    return NO_TILE


class DemandDraw(Step[City]):
    """Chance draws a demand tile of the lowest level left."""

    def __init__(self) -> None:
        super().__init__(
            "demand_draw",
            CHANCE_STEP,
            "C-SET-02",
            "a tile is drawn",
            (V_TILE,),
            arguments=("cell",),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        return [answer(V_TILE, tile) for tile in next_pile(state)]

    def weights(self, state: City) -> list[int]:
        return [1] * len(next_pile(state))

    def apply(self, state: City, seat: int, code: int) -> None:
        cell, tile = arg1(state.stack.pop()), first(code)
        state.demand_deck = without(state.demand_deck, tile)
        state.demand[cell] = tile
        state.emit(TILE_DRAWN, tile, cell // COLUMNS, cell % COLUMNS)


def next_pile(state: City) -> list[int]:
    """Return the tiles of the level that is drawn next."""
    tiles = state.box.demand
    level = tiles[state.demand_deck[0]].level
    return [tile for tile in state.demand_deck if tiles[tile].level == level]


class ReturnPartners(Step[City]):
    """Partners return, spaces and bans are cleared, the decade passes (C-CLN-08, 09)."""

    def __init__(self) -> None:
        super().__init__("return_partners", AUTO, "C-CLN-08")

    def run(self, state: City) -> None:
        state.stack.pop()
        for player in state.seats:
            player.ready = player.partners
            player.sold = 0
        state.used = []
        state.placed = []
        state.emit(CLEANED_UP, state.decade)
        state.decade += 1
        state.push(DECADE)
