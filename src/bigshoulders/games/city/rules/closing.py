"""Closing companies that stand on the closed space.

Rules: section 20.2, section 22.2.
"""

from __future__ import annotations

from bigshoulders.games.city.events import COMPANY_CLOSED, COMPENSATED
from bigshoulders.games.city.ids import (
    CLOSED,
    S_BONUS_GOODS,
    S_GOODS,
    S_MANAGERS,
    S_SALESPEOPLE,
    S_WORKERS,
    TYPES,
)
from bigshoulders.games.city.rules.directorship import lose_reserved_partner
from bigshoulders.games.city.rules.prices import lowest
from bigshoulders.games.city.state import City, Company, new_company


def close_companies(state: City) -> None:
    """Close every company on the closed space, all together, compensation first (C-RUL-25)."""
    closing = [company for company in state.companies if is_closing(state, company)]
    if state.options.simplified_closure:
        for company in closing:
            compensate(state, company)
    for company in closing:
        close(state, company)


def is_closing(state: City, company: Company) -> bool:
    """Tell whether a company stands on the closed space."""
    return company.is_in_play() and company.price == lowest(state)


def compensate(state: City, company: Company) -> None:
    """Pay the Director a fixed sum and the others for each share (C-SCL-01)."""
    board = state.board
    for seat in range(len(state.seats)):
        amount = board.closure_per_share * company.shares(seat)
        if seat == company.director:
            amount = board.closure_director
        if amount:
            state.bank_pays_seat(seat, amount)
            state.emit(COMPENSATED, seat, company.index, amount)


def close(state: City, company: Company) -> None:
    """Take a company out of the game with everything that belongs to it (C-CLO-02 to 04)."""
    state.company_pays_bank(company, company.treasury)
    for kind in range(TYPES):
        state.haymarket[kind] += company.cubes[kind]
    stores = state.stores
    stores[S_WORKERS] += sum(company.workers)
    stores[S_MANAGERS] += sum(company.managers)
    stores[S_SALESPEOPLE] += company.salespeople
    stores[S_GOODS] += company.goods
    stores[S_BONUS_GOODS] += company.bonus_goods
    for player in state.seats:
        papers = company.held[player.index] + int(company.preferred == player.index)
        player.certificates -= papers + int(company.director == player.index)
        player.sold &= ~(1 << company.index)
    lose_reserved_partner(state, company, company.director)
    state.appeal_order.remove(company.index)
    gone = new_company(company.charter, state.board, len(state.seats))
    gone.director = CLOSED
    state.companies[company.index] = gone
    state.emit(COMPANY_CLOSED, company.index)
