"""Setup: the state before the first draw, and the draws and choices that lay the game out.

Rules: section 5.
"""

from __future__ import annotations

from bigshoulders.games.city.box.components import INDUSTRIES, Box, DemandTile
from bigshoulders.games.city.events import ASSET_DRAWN, FIRST_NAMED, GOAL_DRAWN
from bigshoulders.games.city.ids import (
    BANK,
    COLUMNS,
    DEAL,
    DECADE,
    FILL_DEMAND,
    FILL_SUPPLY,
    FIRST_CHOOSER,
    FIRST_COMPANY,
    GOALS,
    NO_TILE,
    NOBODY,
    SPACE_X,
    START_ASSETS,
    SUPPLY_SPACES,
    V_FIRST,
    V_GOAL,
    V_REVEAL,
)
from bigshoulders.games.city.options import CityOptions
from bigshoulders.games.city.state import (
    City,
    Seat,
    empty_chain,
    new_company,
    no_tiles,
    without,
)
from bigshoulders.kernel.action import answer, first
from bigshoulders.kernel.step import CHANCE_STEP, Step


def starting_state(box: Box, options: CityOptions, seats: int) -> City:
    """Return the state of a game before anything is drawn or chosen."""
    board = box.board
    players = [Seat(index, [], [], []) for index in range(seats)]
    for player in players:
        player.cash = board.start_cash
        player.partners = board.start_partners
        player.ready = board.start_partners
    state = City(box, options, players)
    state.bank = -seats * board.start_cash
    charters = box.charters_in(special=options.special_companies)
    state.companies = [new_company(charter, board, seats) for charter in charters]
    state.picks = [NOBODY] * seats
    state.owners = [
        BANK if index < box.first_building else NOBODY for index in range(len(box.spaces))
    ]
    _lay_out_tiles(state, seats)
    state.supply = empty_chain()
    state.haymarket = list(board.haymarket_start)
    state.bag = [
        total - start for total, start in zip(board.cubes_total, board.haymarket_start, strict=True)
    ]
    if options.advanced_supply:
        _fill_chain(state)
    supplies = board.supplies
    state.market = board.market_start
    state.stores = [
        supplies.workers - board.market_start,
        supplies.managers,
        supplies.salespeople,
        supplies.goods,
        supplies.bonus_goods,
    ]
    _push_setup(state)
    return state


def _fill_chain(state: City) -> None:
    """C-ADV-01: fill the rows of the advanced supply chain from the bag."""
    state.chain = list(state.board.advanced_supply.start)
    state.aside = [0] * len(state.chain)
    state.bag = [total - start for total, start in zip(state.bag, state.chain, strict=True)]


def _lay_out_tiles(state: City, seats: int) -> None:
    box = state.box
    rows = len(INDUSTRIES)
    state.demand = no_tiles(rows * COLUMNS)
    state.demand_goods = [0] * (rows * COLUMNS)
    in_play = [tile for tile in box.demand if tile.min_players <= seats]
    in_play.sort(key=_level)
    state.demand_deck = [tile.index for tile in in_play]
    state.asset_row = no_tiles(len(state.board.asset_prices))
    chiefs = state.options.chiefs
    state.asset_deck = [asset.index for asset in box.assets if chiefs or not asset.chief]
    state.building_deck = [
        space.index for space in box.spaces[box.first_building :] if space.min_players <= seats
    ]


def _level(tile: DemandTile) -> int:
    return tile.level


def _push_setup(state: City) -> None:
    """Lay out the steps of setup, last one first."""
    state.push(DECADE)
    state.push(FIRST_CHOOSER)
    for seat in range(len(state.seats) - 1, -1, -1):
        state.push(DEAL, seat)
    if not state.options.advanced_supply:
        for space in range(SUPPLY_SPACES - 1, SPACE_X - 1, -1):
            state.push(FILL_SUPPLY, space, state.board.supply_start)
    if state.options.goals:
        state.push(GOALS)
    state.push(START_ASSETS)
    state.push(FILL_DEMAND)


class StartAssets(Step[City]):
    """C-SET-04: one starting asset lies on the dearest space, chance lays out the others."""

    def __init__(self) -> None:
        super().__init__(
            "start_assets", CHANCE_STEP, "C-SET-04", "a starting asset is laid out", (V_REVEAL,)
        )

    def legal(self, state: City, seat: int) -> list[int]:
        return [answer(V_REVEAL, asset) for asset in next_start_assets(state)]

    def weights(self, state: City) -> list[int]:
        return [1] * len(next_start_assets(state))

    def apply(self, state: City, seat: int, code: int) -> None:
        place = state.asset_row.index(NO_TILE)
        state.asset_row[place] = first(code)
        state.asset_deck = without(state.asset_deck, first(code))
        state.emit(ASSET_DRAWN, first(code), state.board.asset_prices[place])
        if NO_TILE not in state.asset_row:
            state.stack.pop()


def next_start_assets(state: City) -> list[int]:
    """Return the assets that may lie on the next space of the opening row."""
    wants_dearest = state.asset_row[0] == NO_TILE
    return [
        asset
        for asset in state.asset_deck
        if is_starting(state, asset) and state.box.assets[asset].start_on_dearest == wants_dearest
    ]


def is_starting(state: City, asset: int) -> bool:
    """Tell whether an asset lies in the opening row; the fifth one depends on the edition."""
    printed = state.box.assets[asset]
    if len(printed.starting) == len(state.board.editions):
        return True
    return printed.key == state.options.fifth_start_asset


class DrawGoals(Step[City]):
    """C-SET-06: chance reveals the goals, one by one."""

    def __init__(self) -> None:
        super().__init__("draw_goals", CHANCE_STEP, "C-SET-06", "a goal is revealed", (V_GOAL,))

    def legal(self, state: City, seat: int) -> list[int]:
        return [
            answer(V_GOAL, goal.index) for goal in state.box.goals if goal.index not in state.goals
        ]

    def weights(self, state: City) -> list[int]:
        return [1] * (len(state.box.goals) - len(state.goals))

    def apply(self, state: City, seat: int, code: int) -> None:
        state.goals = [*state.goals, first(code)]
        state.emit(GOAL_DRAWN, first(code))
        if len(state.goals) == state.board.goals_used:
            state.stack.pop()


class FirstChooser(Step[City]):
    """C-SET-12: chance names who chooses a company first; the others follow counter-clockwise."""

    def __init__(self) -> None:
        super().__init__(
            "first_chooser", CHANCE_STEP, "C-SET-12", "the first chooser is drawn", (V_FIRST,)
        )

    def legal(self, state: City, seat: int) -> list[int]:
        return [answer(V_FIRST, index) for index in range(len(state.seats))]

    def weights(self, state: City) -> list[int]:
        return [1] * len(state.seats)

    def apply(self, state: City, seat: int, code: int) -> None:
        state.stack.pop()
        chooser, count = first(code), len(state.seats)
        state.emit(FIRST_NAMED, chooser)
        state.priority = (chooser + 1) % count
        state.track = [(state.priority + place) % count for place in range(count)]
        for follower in state.track:  # the last of the track chooses first, so it goes on top
            state.push(FIRST_COMPANY, follower)
