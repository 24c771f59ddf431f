"""Dividends: who is paid how much, and how the price answers.

Rules: C-SPC-07, C-SPC-17, C-SPC-19, C-DIV-03, C-PRICE-10.
"""

from __future__ import annotations

from bigshoulders.games.city.box.components import Board
from bigshoulders.games.city.events import DIVIDEND_PAID
from bigshoulders.games.city.rules.prices import dividend_steps, move_price
from bigshoulders.games.city.state import City, Company


def all_shares(board: Board) -> int:
    """Return how many shares a company has (C-CON-06)."""
    common, preferred, director = board.shares_of_kind
    return board.commons * common + preferred + director


def per_share(board: Board, amount: int) -> int:
    """Return what one share is paid, rounded down."""
    return amount // all_shares(board)


def pay_operating_dividend(state: City, company: Company, revenue: int) -> None:
    """Pay the revenue out of the bank (C-DIV-03, 04)."""
    each = per_share(state.board, revenue)
    _pay_holders(state, company, each)
    state.bank_pays_company(company, each * company.treasury_shares())
    state.emit(DIVIDEND_PAID, company.index, revenue, each)
    basis = each * all_shares(state.board) if state.options.bump_counts_paid else revenue
    move_price(state, company, dividend_steps(state, state.price(company), basis))


def pay_from_treasury(state: City, company: Company, amount: int, basis: int) -> None:
    """Pay a dividend space: the treasury pays, and gets its own part back (C-SPC-07)."""
    each = per_share(state.board, amount)
    state.company_pays_bank(company, amount)
    _pay_holders(state, company, each)
    state.bank_pays_company(company, each * company.treasury_shares())
    state.emit(DIVIDEND_PAID, company.index, amount, each)
    move_price(state, company, dividend_steps(state, state.price(company), basis))


def _pay_holders(state: City, company: Company, each: int) -> None:
    for seat in range(len(state.seats)):
        shares = company.shares(seat)
        if shares:
            state.bank_pays_seat(seat, each * shares)
