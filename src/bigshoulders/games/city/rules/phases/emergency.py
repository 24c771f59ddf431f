"""Before an operating turn: emergency fundraising in the advanced mode, and wages.

Rules: section 17.1, C-SPEC-02.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import COMMON, PREFERRED
from bigshoulders.games.city.events import ISSUED, WAGES_PAID
from bigshoulders.games.city.ids import BANK, TREASURY, V_DONE, V_ISSUE
from bigshoulders.games.city.rules.phases.operating_step import OperatingStep
from bigshoulders.games.city.rules.prices import move_price
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, verb_of
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.step import AUTO, Step

NOTHING_ISSUED: Final = Reason(
    "nothing_issued", "C-OP-10", "issue at least one certificate", standing=IDLE
)
NOT_IN_TREASURY: Final = Reason(
    "not_in_treasury",
    "C-OP-14",
    "{company} doesn't have these certificates",
    standing=IDLE,
)


class Emergency(OperatingStep):
    """C-DP-60: issue certificates to the bank pool for cash, once, or go on."""

    def __init__(self) -> None:
        super().__init__(
            "emergency",
            "C-OP-10",
            "does {company} issue shares at ${price}? (treasury ${treasury})",
            (V_ISSUE, V_DONE),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        answers: list[int] = []
        for issue in range(2 * (state.board.commons + 1)):
            if why_not_issue(state, issue) is None:
                answers.append(answer(V_ISSUE, issue))
        answers.append(V_DONE)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        return None if verb_of(code) == V_DONE else why_not_issue(state, first(code))

    def apply(self, state: City, seat: int, code: int) -> None:
        state.stack.pop()
        if verb_of(code) == V_ISSUE:
            issue_shares(state, state.companies[state.operating], first(code))

    def ask(self, state: City, seat: int) -> Facts:
        company = state.companies[state.operating]
        return {
            "company": company.charter.key,
            "price": state.price(company),
            "treasury": company.treasury,
        }


def why_not_issue(state: City, issue: int) -> Reason | None:
    """Return why these certificates cannot be issued."""
    preferred, commons = divmod(issue, state.board.commons + 1)
    company = state.companies[state.operating]
    if not preferred and not commons:
        return NOTHING_ISSUED
    if preferred and company.preferred != TREASURY:
        return NOT_IN_TREASURY
    return None if commons <= company.commons else NOT_IN_TREASURY


def issue_shares(state: City, company: Company, issue: int) -> None:
    """Move the papers to the bank pool; the bank pays, then the price drops (C-OP-11, 12)."""
    preferred, commons = divmod(issue, state.board.commons + 1)
    kinds = state.board.shares_of_kind
    shares = preferred * kinds[PREFERRED] + commons * kinds[COMMON]
    company.commons -= commons
    company.bank_commons += commons
    if preferred:
        company.preferred = BANK
    amount = shares * state.price(company)
    state.bank_pays_company(company, amount)
    state.emit(ISSUED, company.index, shares, amount)
    move_price(state, company, -shares - state.board.emergency_steps)


class Wages(Step[City]):
    """A company that owes wages pays as many as it can, and must withhold if short."""

    def __init__(self) -> None:
        super().__init__("wages", AUTO, "C-SPEC-02")

    def run(self, state: City) -> None:
        state.stack.pop()
        company = state.companies[state.operating]
        wage, owed = company.charter.rules.wage, sum(company.workers)
        paid = min(owed, company.treasury // wage)
        state.company_pays_bank(company, paid * wage)
        state.unpaid = 1 if paid < owed else 0
        state.emit(WAGES_PAID, company.index, paid * wage)
