"""What a company would earn with a number of goods, and what paying or withholding would bring.

Rules: C-DEM-03, C-DEM-04, C-DEM-06, C-DEM-08, C-DIV-03, C-DIV-05, C-PRICE-10.
"""

from __future__ import annotations

from collections.abc import Sequence

from bigshoulders.games.city.ids import COLUMNS, NO_TILE, NOBODY, OUTER
from bigshoulders.games.city.options import HALF_ALWAYS, HALF_ROW_FULL
from bigshoulders.games.city.rules import assets, shares
from bigshoulders.games.city.rules.phases.shipping import room
from bigshoulders.games.city.rules.prices import dividend_steps, highest, lowest
from bigshoulders.games.city.state import City, Company
from bigshoulders.games.city.views.view_shapes import Payout


def best_sale(state: City, company: Company, goods: int, price: int) -> int:
    """Return the most that so many goods can bring: no other way fills dearer tiles with them."""
    row = company.charter.industry
    rooms = [max(0, room(state, row, column)) for column in range(COLUMNS)]
    sold = min(goods, sum(rooms))
    bonus = 0
    for chosen in range(1 << COLUMNS):  # the tiles that are filled, one bit each
        filled = [column for column in range(COLUMNS) if chosen & (1 << column)]
        if all(rooms[column] for column in filled) and _sum(rooms, filled) <= sold:
            bonus = max(bonus, _sum(state.board.demand_bonus, filled))
    rest = goods - sold if _sells_the_rest(state, row) else 0
    return sold * price + rest * (price // 2) + bonus


def _sum(amounts: Sequence[int], columns: list[int]) -> int:
    return sum([amounts[column] for column in columns])


def _sells_the_rest(state: City, row: int) -> bool:
    """Tell whether goods go at half price once every space of the row is taken."""
    if state.demand[row * COLUMNS + OUTER] == NO_TILE:
        return True
    return state.options.half_price in (HALF_ALWAYS, HALF_ROW_FULL)


def paid(state: City, company: Company, revenue: int, cost: int) -> Payout:
    """Return what follows if the revenue is paid out (C-DIV-03, C-DIV-04)."""
    each = shares.per_share(state.board, revenue)
    basis = each * shares.all_shares(state.board) if state.options.bump_counts_paid else revenue
    steps = dividend_steps(state, state.price(company), basis)
    kept = each * company.treasury_shares()
    return _payout(state, company, each, kept - cost, min(company.price + steps, highest(state)))


def withheld(state: City, company: Company, revenue: int, cost: int) -> Payout:
    """Return what follows if the revenue is withheld (C-DIV-05)."""
    is_protected = assets.ready_protection(state, company) != NOBODY
    fall = 0 if is_protected and state.options.protection_is_passive else 1
    place = max(company.price - fall, min(company.price, lowest(state)))
    return _payout(state, company, 0, revenue - cost, place)


def _payout(state: City, company: Company, each: int, change: int, place: int) -> Payout:
    price = state.board.stock_track[place]
    held = company.shares(company.director)
    return {
        "per_share": each,
        "treasury": company.treasury + change,
        "price": price,
        "gain": held * (each + price - state.price(company)),
    }
