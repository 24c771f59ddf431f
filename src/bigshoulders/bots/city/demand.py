"""What goods bring in City's demand area, and where the next one is best sold.

Rules: section 18.
"""

from __future__ import annotations

from collections.abc import Sequence

from bigshoulders.games.city.ids import COLUMNS, HALF, INNER, MIDDLE, NOBODY, OUTER
from bigshoulders.games.city.rules.phases.shipping import room
from bigshoulders.games.city.state import City, Company

_DANGER = 4  # a rival may well fill a tile with this much room left


def rooms(state: City, row: int) -> list[int]:
    """Return how many goods fit at full price, by column."""
    return [max(0, room(state, row, column)) for column in range(COLUMNS)]


def best_fill(bonuses: Sequence[int], free: Sequence[int], goods: int) -> int:
    """Return the columns that these goods fill for the largest bonus, one bit each."""
    best, best_bonus, best_used = 0, 0, 0
    for chosen in range(1, 1 << COLUMNS):
        used = bonus = 0
        for column in range(COLUMNS):
            if chosen & (1 << column):
                used += free[column]
                bonus += bonuses[column] if free[column] else -1
        if used <= goods and (bonus, -used) > (best_bonus, -best_used):
            best, best_bonus, best_used = chosen, bonus, used
    return best


def revenue_of(state: City, free: Sequence[int], goods: int, price: int) -> int:
    """Return what these goods bring in a row with this much room; surplus is sold at half."""
    full = min(goods, sum(free))
    return full * price + best_bonus(state, free, full) + (goods - full) * (price // 2)


def best_bonus(state: City, free: Sequence[int], goods: int) -> int:
    """Return the largest bonus for tiles that these goods fill; there is room for them all."""
    bonuses = state.board.demand_bonus
    is_full = goods == sum(free)
    chosen = 0 if is_full else best_fill(bonuses, free, goods)
    bonus = 0
    for column in range(COLUMNS):
        if (free[column] > 0) if is_full else (chosen & (1 << column)):
            bonus += bonuses[column]
    return bonus


def sell_into(free: list[int], goods: int) -> None:
    """Take room away as if so many goods were sold, inner columns first."""
    for column in range(COLUMNS):
        sold = min(goods, free[column])
        free[column] -= sold
        goods -= sold


def best_place(state: City, company: Company, offered: Sequence[int]) -> int:
    """Return where to sell the next good, among the places offered."""
    free = rooms(state, company.charter.industry)
    chosen = best_fill(state.board.demand_bonus, free, company.goods)
    for column in (INNER, MIDDLE):
        if chosen & (1 << column) and column in offered:
            return column
    order = (OUTER, MIDDLE, INNER) if rival_follows(state, company) else (INNER, MIDDLE, OUTER)
    places = [place for place in order if place in offered]
    if not places:
        return HALF
    safe = [place for place in places if place == OUTER or free[place] - 1 > _DANGER]
    return safe[0] if safe and rival_follows(state, company) else places[0]


def rival_follows(state: City, company: Company) -> bool:
    """Tell whether somebody else's company still sells in the same row this decade."""
    for index in state.appeal_order:
        other = state.companies[index]
        if other.charter.industry != company.charter.industry or other.operated:
            continue
        if other.director not in (company.director, NOBODY):
            return True
    return False
