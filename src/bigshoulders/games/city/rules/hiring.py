"""Hiring workers from the job market.

Rules: C-SPC-01, C-SPEC-02.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.events import (
    HIRED,
)
from bigshoulders.games.city.ids import (
    AUTOMATE,
    HIRE,
    S_WORKERS,
    V_DONE,
    V_HIRE,
)
from bigshoulders.games.city.rules.staff import (
    NO_FACTORY,
    NO_FREE_SPACE,
    NO_FREE_SPACES,
    NO_WORKERS_LEFT,
    StaffStep,
    all_free_spaces,
    free_spaces,
)
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, verb_of
from bigshoulders.kernel.refusal import Reason
from bigshoulders.kernel.state import arg1, arg2

NO_MONEY_TO_HIRE: Final = Reason(
    "no_money_to_hire",
    "C-SPC-01",
    "the next worker costs ${hire_price}, and {company} has ${treasury}",
    lacks=("hire_price", "treasury"),
)
HIRE_ONE: Final = Reason("hire_one", "C-SPC-01", "you must hire at least one worker")


class Hire(StaffStep):
    """C-DP-31: hire workers one by one, the cheapest first. Frame: company, how many so far."""

    def __init__(self) -> None:
        super().__init__(
            "hire",
            "C-SPC-01",
            "hire for which factory? the next worker costs ${hire_price}; "
            "{company} has ${treasury}",
            (V_HIRE, V_DONE),
            ("company", "count"),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        frame = state.stack[-1]
        company = state.companies[arg1(frame)]
        answers: list[int] = []
        for factory in range(len(company.workers)):
            if why_not_hire(state, company, factory) is None:
                answers.append(answer(V_HIRE, factory))
        if arg2(frame):
            answers.append(V_DONE)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        frame = state.stack[-1]
        if verb_of(code) == V_DONE:
            return None if arg2(frame) else HIRE_ONE
        return why_not_hire(state, state.companies[arg1(frame)], first(code))

    def apply(self, state: City, seat: int, code: int) -> None:
        frame = state.stack.pop()
        company, hired = state.companies[arg1(frame)], arg2(frame)
        if verb_of(code) == V_HIRE:
            hire(state, company, first(code))
            state.push(HIRE, company.index, hired + 1)
        else:
            offer_hiring_bonus(state, company, hired)


def offer_hiring_bonus(state: City, company: Company, hired: int) -> None:
    """Let a company that may do so automate a worker after hiring enough of them (C-SPEC-02)."""
    needed = company.charter.rules.hired_to_automate
    if needed and hired >= needed:
        state.push(AUTOMATE, company.index, 1, 0, 1)


def why_no_hire(state: City, company: Company) -> Reason | None:
    """Return why the company cannot hire at all."""
    if not all_free_spaces(company):
        return NO_FREE_SPACES
    if state.board.hire_price[state.market] > company.treasury:
        return NO_MONEY_TO_HIRE
    if state.market == 0 and state.available(S_WORKERS, 1) <= 0:
        return NO_WORKERS_LEFT
    return None


def why_not_hire(state: City, company: Company, factory: int) -> Reason | None:
    """Return why the next worker cannot be hired for this factory."""
    if factory >= len(company.workers):
        return NO_FACTORY
    if not free_spaces(company, factory):
        return NO_FREE_SPACE
    return why_no_hire(state, company)


def hire(state: City, company: Company, factory: int) -> None:
    """Pay for the cheapest worker and put him to work."""
    cost = state.board.hire_price[state.market]
    state.company_pays_bank(company, cost)
    if state.market:
        state.market -= 1
    else:
        state.stores[S_WORKERS] -= 1
    company.workers[factory] += 1
    state.emit(HIRED, company.index, factory, cost)
