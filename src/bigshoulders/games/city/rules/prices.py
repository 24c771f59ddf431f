"""The stock track: steps up and down, and how far a dividend moves a price.

Rules: section 14.
"""

from __future__ import annotations

from bigshoulders.games.city.events import PRICE_MOVED
from bigshoulders.games.city.state import City, Company

_CLOSED_SPACES = 1  # at the start of the track in the data


def highest(state: City) -> int:
    """Return the last place of the track (C-PRICE-02)."""
    return state.board.stock_track.index(state.options.price_cap)


def lowest(state: City) -> int:
    """Return the first place of the track (C-PRICE-03)."""
    return 0 if state.options.closed_space else _CLOSED_SPACES


def move_price(state: City, company: Company, steps: int) -> None:
    """Move a price up or down; steps beyond either end are lost."""
    before = company.price
    company.price = max(lowest(state), min(highest(state), before + steps))
    if company.price != before:
        track = state.board.stock_track
        state.emit(PRICE_MOVED, company.index, track[before], track[company.price])


def dividend_steps(state: City, price: int, amount: int) -> int:
    """Return how many steps a dividend with this amount moves a price (C-PRICE-10, 11)."""
    if price == 0 and (amount == 0 or state.options.closed_recovers_one_step):
        return min(amount, 1)
    if amount >= 3 * price and price >= state.board.triple_from:
        return 3
    if amount >= 2 * price:
        return 2
    return 1 if amount >= price else 0
