"""Directorship by shares, in the advanced mode.

Rules: section 8.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import DIRECTOR, PREFERRED
from bigshoulders.games.city.events import PARTNER_LOST, TRANSFERRED
from bigshoulders.games.city.ids import BANK
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.refusal import Reason

DIRECTOR_STAYS: Final = Reason(
    "director_stays", "C-STOCK-12", "you can't sell the Director's certificate in the basic game"
)
NO_HEIR: Final = Reason(
    "no_heir",
    "C-DIR-06",
    "you can sell the Director's certificate only if an opponent holds {director_shares} shares",
)
NO_MAJORITY: Final = Reason(
    "no_majority",
    "C-DIR-06",
    "no opponent with {director_shares} shares of {company} holds more than you would keep",
)


def why_not_sell_director(state: City, company: Company, seat: int, sold: int) -> Reason | None:
    """Return why the Director's certificate cannot join a batch with this many other shares."""
    if not state.options.advanced:
        return DIRECTOR_STAYS
    needed = company.kinds[DIRECTOR]
    best = max([company.shares(other) for other in range(len(state.seats)) if other != seat])
    if best < needed:
        return NO_HEIR
    kept = company.shares(seat) - sold - needed
    if state.options.director_sale_needs_majority and best <= kept:
        return NO_MAJORITY
    return None


def heir(state: City, company: Company) -> int:
    """Return the opponent who would direct next: most shares, ties by C-DIR-04."""
    count, old = len(state.seats), company.director
    others = [(old + place) % count for place in range(1, count)]  # from the old one's left
    best = max([company.shares(seat) for seat in others])
    tied = [seat for seat in others if company.shares(seat) == best]
    if state.options.tie_breaks_to_preferred and company.preferred in tied:
        return company.preferred
    return tied[0]


def check_buyer(state: City, company: Company, buyer: int) -> None:
    """Hand the company over if its buyer now holds more than its Director (C-DIR-03)."""
    if company.shares(buyer) > company.shares(company.director):
        hand_over(state, company, buyer, to_bank=False)


def settle_directors(state: City, seller: int, sold: list[int]) -> None:
    """Check every company that the seller directs, dear ones first (C-RUL-118)."""
    own = [(-company.price, company.index) for company in state.companies_of(seller)]
    for _price, index in sorted(own):
        company = state.companies[index]
        successor = heir(state, company)
        if index in sold:
            hand_over(state, company, successor, to_bank=True)
        elif company.shares(successor) > company.shares(seller):
            hand_over(state, company, successor, to_bank=False)


def hand_over(state: City, company: Company, new: int, *, to_bank: bool) -> None:
    """Exchange the Director's certificate for papers of equal worth (C-DIR-05, C-DIR-07)."""
    old = company.director
    commons, papers = company.kinds[DIRECTOR], company.kinds[DIRECTOR]
    if company.preferred == new:
        commons -= company.kinds[PREFERRED]
        papers = commons + 1
        company.preferred = BANK if to_bank else old
    company.held[new] -= commons
    state.seats[new].certificates += 1 - papers
    if to_bank:
        company.bank_commons += commons
        state.seats[old].certificates -= 1  # the Director's certificate that was sold
    else:
        company.held[old] += commons
        state.seats[old].certificates += papers - 1
    company.director = new
    state.emit(TRANSFERRED, new, company.index)
    lose_reserved_partner(state, company, old)


def lose_reserved_partner(state: City, company: Company, seat: int) -> None:
    """Put a reserved partner that was not earned into the bank pool (C-DIR-09)."""
    if state.seats[seat].reserved == company.index:
        state.seats[seat].reserved = BANK
        state.emit(PARTNER_LOST, seat)
