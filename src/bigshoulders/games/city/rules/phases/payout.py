"""Dividend or withholding, and what the price does.

Rules: section 19.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.events import (
    PRICE_PROTECTED,
    WITHHELD,
)
from bigshoulders.games.city.ids import (
    NOBODY,
    PROTECT_WITHHOLDING,
    V_DECLINE,
    V_DIVIDEND,
    V_PROTECT,
    V_WITHHOLD,
)
from bigshoulders.games.city.rules import assets, shares
from bigshoulders.games.city.rules.free_actions import (
    FREE_VERBS,
    free_actions,
    take_free_action,
    why_not_free,
)
from bigshoulders.games.city.rules.phases.operating_step import OperatingStep
from bigshoulders.games.city.rules.prices import lowest, move_price
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import verb_of
from bigshoulders.kernel.refusal import Reason

UNPAID_WAGES: Final = Reason(
    "unpaid_wages", "C-DIV-02", "{company} didn't pay all its wages and must withhold"
)
NOTHING_SOLD: Final = Reason(
    "nothing_sold", "C-DIV-02", "{company} sold no goods this turn, so it must withhold"
)
NOTHING_MADE: Final = Reason(
    "nothing_made", "C-DIV-02", "no factory of {company} ran this turn, so it must withhold"
)


class PayOut(OperatingStep):
    """C-DP-65: pay the revenue out or withhold it."""

    def __init__(self) -> None:
        super().__init__(
            "pay_out",
            "C-DIV-06",
            "{company} earned ${revenue}: pay ${per_share} per share or withhold? "
            "(share price ${price})",
            (V_DIVIDEND, V_WITHHOLD, *FREE_VERBS),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        answers: list[int] = []
        if why_no_dividend(state) is None:
            answers.append(V_DIVIDEND)
        answers.append(V_WITHHOLD)
        answers.extend(free_actions(state, seat))
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        if verb_of(code) == V_DIVIDEND:
            return why_no_dividend(state)
        return None if verb_of(code) == V_WITHHOLD else why_not_free(state, seat, code)

    def apply(self, state: City, seat: int, code: int) -> None:
        verb, company = verb_of(code), state.companies[state.operating]
        if verb in FREE_VERBS:
            take_free_action(state, code)
            return
        state.stack.pop()
        state.decided = 1
        if verb == V_DIVIDEND:
            shares.pay_operating_dividend(state, company, state.revenue)
        else:
            withhold(state, company)


def why_no_dividend(state: City) -> Reason | None:
    """Return why the company must withhold (C-DIV-02)."""
    reasons = reasons_to_withhold(state)
    return reasons[0] if reasons else None


def reasons_to_withhold(state: City) -> list[Reason]:
    """Return all that keeps the company from paying a dividend as things stand (C-DIV-02)."""
    reasons: list[Reason] = []
    if not state.shipped:
        reasons.append(NOTHING_SOLD)
    if state.options.withhold_without_production and not state.runs:
        reasons.append(NOTHING_MADE)
    if state.unpaid:
        reasons.append(UNPAID_WAGES)
    return reasons


def withhold(state: City, company: Company) -> None:
    """Keep the whole revenue; the price falls unless it is protected (C-DIV-05)."""
    state.bank_pays_company(company, state.revenue)
    state.emit(WITHHELD, company.index, state.revenue)
    falls = company.price > lowest(state)
    if not falls or assets.ready_protection(state, company) == NOBODY:
        move_price(state, company, -1)
    elif state.options.protection_is_passive:
        state.emit(PRICE_PROTECTED, company.index)
    else:
        state.push(PROTECT_WITHHOLDING, company.index)


class ProtectWithholding(OperatingStep):
    """C-DP-66: exhaust Price Protection to keep the price after withholding."""

    def __init__(self) -> None:
        super().__init__(
            "protect_withholding",
            "C-AST-13",
            "{company} withheld: use Price Protection to keep the price at ${price}?",
            (V_PROTECT, V_DECLINE),
            ("company",),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        return [V_PROTECT, V_DECLINE]

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        return None

    def apply(self, state: City, seat: int, code: int) -> None:
        state.stack.pop()
        company = state.companies[state.operating]
        if verb_of(code) == V_PROTECT:
            company.exhausted |= 1 << assets.ready_protection(state, company)
            state.emit(PRICE_PROTECTED, company.index)
        else:
            move_price(state, company, -1)
