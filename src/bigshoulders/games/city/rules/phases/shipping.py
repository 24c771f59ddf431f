"""Selling goods in the demand area.

Rules: section 18.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import Way
from bigshoulders.games.city.events import (
    SHIPPED,
    TILE_FILLED,
)
from bigshoulders.games.city.ids import (
    COLUMNS,
    HALF,
    INNER,
    MIDDLE,
    NO_TILE,
    OUTER,
    S_GOODS,
    V_DONE,
    V_SHIP,
)
from bigshoulders.games.city.options import HALF_ALWAYS, HALF_ROW_FULL
from bigshoulders.games.city.rules.free_actions import (
    FREE_VERBS,
    free_actions,
    take_free_action,
    why_not_free,
)
from bigshoulders.games.city.rules.phases.operating_step import OperatingStep
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, verb_of
from bigshoulders.kernel.refusal import IDLE, Reason

NO_PRICE: Final = Reason(
    "no_price", "C-RUL-99", "{company} has no sale price this decade because its factory didn't run"
)
NO_GOODS: Final = Reason("no_goods", "C-DEM-01", "{company} has no goods to sell")
BLOCKED: Final = Reason("blocked", "C-DEM-05", "you can't sell goods there: the space shows an X")
ROW_SPACE_FULL: Final = Reason("space_full", "C-DEM-03", "every space there is taken")
NO_HALF_PRICE: Final = Reason(
    "no_half_price",
    "C-DEM-08",
    "this row still has full-price spaces",
    "fill them first",
    standing=IDLE,
)
ONLY_HALF: Final = Reason(
    "only_half",
    "C-DEM-06",
    "the uncovered outer space pays half: sell there at half price",
    standing=IDLE,
)
SELLING_IS_OVER: Final = Reason(
    "selling_is_over", "C-DEM-01", "you can't sell any more goods", "continue to the next step"
)


class Ship(OperatingStep):
    """C-DP-64: sell goods one by one in the row of the company's industry."""

    def __init__(self) -> None:
        super().__init__(
            "sell_goods",
            "C-DEM-03",
            "where does {company} sell a good? ({goods} left, revenue ${revenue})",
            (V_SHIP, V_DONE, *FREE_VERBS),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        company = state.companies[state.operating]
        if not company.goods:
            return [V_DONE]
        answers: list[int] = []
        for place in (INNER, MIDDLE, OUTER, HALF):
            if why_not_ship(state, company, place) is None:
                answers.append(answer(V_SHIP, place))
        if answers:
            answers.extend(free_actions(state, seat))
        answers.append(V_DONE)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        verb = verb_of(code)
        if verb == V_SHIP:
            return why_not_ship(state, state.companies[state.operating], first(code))
        if verb == V_DONE:
            return None
        can_ship = V_SHIP in [verb_of(other) for other in self.legal(state, seat)]
        return why_not_free(state, seat, code) if can_ship else SELLING_IS_OVER

    def apply(self, state: City, seat: int, code: int) -> None:
        if verb_of(code) == V_DONE:
            state.stack.pop()
        elif verb_of(code) == V_SHIP:
            ship(state, state.companies[state.operating], first(code))
        else:
            take_free_action(state, code)


def room(state: City, row: int, column: int) -> int:
    """Return how many more goods fit at full price on a space of the demand area."""
    cell = row * COLUMNS + column
    tile = state.demand[cell]
    if tile != NO_TILE:
        return state.box.demand[tile].goods - state.demand_goods[cell]
    return state.board.printed_middle - state.demand_goods[cell] if column == MIDDLE else 0


def why_not_ship(state: City, company: Company, place: int) -> Reason | None:
    """Return why a good cannot be sold there."""
    if not company.goods:
        return NO_GOODS
    if company.charter.rules.ways and not state.way:
        return NO_PRICE
    row = company.charter.industry
    if place == HALF:
        return None if is_half_price_open(state, row) else NO_HALF_PRICE
    if room(state, row, place) > 0:
        return None
    tile = state.demand[row * COLUMNS + place]
    if tile == NO_TILE:
        if place == MIDDLE:
            return ROW_SPACE_FULL
        return ONLY_HALF if place == OUTER else BLOCKED
    return BLOCKED if state.box.demand[tile].blocked else ROW_SPACE_FULL


def is_half_price_open(state: City, row: int) -> bool:
    """Tell whether goods can be sold at half price in a row (C-DEM-06, C-DEM-08)."""
    if state.demand[row * COLUMNS + OUTER] == NO_TILE:
        return True
    if state.options.half_price == HALF_ALWAYS:
        return True
    if state.options.half_price != HALF_ROW_FULL:
        return False
    return all(room(state, row, column) <= 0 for column in (INNER, MIDDLE, OUTER))


def goods_price(state: City, company: Company) -> int:
    """Return the price of one good at the present number of salespeople; 0 if it has none."""
    rules, bonus = company.charter.rules, 0
    if state.operating == company.index:
        bonus = state.price_bonus
    if rules.ways:
        if state.operating != company.index or not state.way:
            return 0
        return way_price(state, company, rules.ways[state.way - 1])
    if (
        rules.both_managers_price
        and company.managers[0] == company.charter.factories[0].manager_slots
    ):
        return rules.both_managers_price + bonus
    return company.charter.prices[company.salespeople] + bonus


def way_price(state: City, company: Company, way: Way) -> int:
    """Return the price of one good made in this way by the company that operates (C-SPEC-03)."""
    pairs = company.salespeople // 2
    return way.price + company.charter.rules.pair_bonus * pairs + state.price_bonus


def ship(state: City, company: Company, place: int) -> None:
    """Sell one good; a tile that becomes full pays its column's bonus (C-DEM-04)."""
    price = goods_price(state, company)
    company.goods -= 1
    state.shipped += 1
    if place == HALF:
        state.stores[S_GOODS] += 1
        state.half_shipped += 1
        state.revenue += price // 2
        state.emit(SHIPPED, company.index, place, price // 2)
        return
    row = company.charter.industry
    state.demand_goods[row * COLUMNS + place] += 1
    state.revenue += price
    state.emit(SHIPPED, company.index, place, price)
    bonus = state.board.demand_bonus[place]
    if bonus and not room(state, row, place):
        state.revenue += bonus
        state.emit(TILE_FILLED, company.index, bonus)
