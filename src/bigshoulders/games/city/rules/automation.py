"""Automation: machines replace workers.

Rules: section 15, C-SPC-15.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.events import (
    AUTOMATED,
    WORKER_PLACED,
    WORKER_SENT,
)
from bigshoulders.games.city.ids import (
    AUTOMATE,
    REPLACED,
    S_WORKERS,
    V_AUTOMATE,
    V_DECLINE,
    V_MOVE,
    V_SEND,
)
from bigshoulders.games.city.rules.staff import (
    NO_FACTORY,
    NO_FREE_SPACE,
    NOT_OPTIONAL,
    StaffStep,
    all_free_spaces,
    free_spaces,
)
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, verb_of
from bigshoulders.kernel.refusal import Reason
from bigshoulders.kernel.state import arg1, arg2, arg3, arg4, step_of

NO_WORKER_TO_AUTOMATE: Final = Reason(
    "no_worker_to_automate",
    "C-AUTO-01",
    "factory {factory} has no worker who can be replaced",
    "put a worker there first",
)
FULLY_AUTOMATED: Final = Reason(
    "fully_automated", "C-AUTO-01", "factory {factory} has no automation token left"
)
TOO_FEW_TO_AUTOMATE: Final = Reason(
    "too_few_to_automate",
    "C-SPC-15",
    "{company} employs too few workers in factories that still have automation tokens",
    "hire workers first",
)


def replaceable(company: Company) -> int:
    """Return how many of its present workers the company can replace."""
    possible = 0
    for factory, printed in enumerate(company.charter.factories):
        tokens = printed.automation - company.automated[factory]
        possible += min(tokens, company.workers[factory])
    return possible


def why_no_automation(company: Company, count: int) -> Reason | None:
    """Return why the company cannot replace this many of its present workers."""
    return None if replaceable(company) >= count else TOO_FEW_TO_AUTOMATE


def gain_automation(state: City, company: Company, count: int, optional: int = 0) -> None:
    """Let the Director replace workers, if there are enough to replace."""
    if count and why_no_automation(company, count) is None:
        state.push(AUTOMATE, company.index, count, 0, optional)


class Automate(StaffStep):
    """C-DP-34: choose a factory in which a machine replaces a worker.

    Frame: company, how many are still to be replaced, the factory (plus 1) that just received a
    replaced worker, who cannot be replaced again by the same action (C-SPC-15), and whether the
    Director may decline.
    """

    def __init__(self) -> None:
        super().__init__(
            "automate",
            "C-AUTO-01",
            "{company} automates: in which factory?",
            (V_AUTOMATE, V_DECLINE),
            ("company", "count", "count", "flag"),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        frame = state.stack[-1]
        company = state.companies[arg1(frame)]
        answers: list[int] = []
        for factory in range(len(company.workers)):
            if why_not_automate(company, factory, arg3(frame)) is None:
                answers.append(answer(V_AUTOMATE, factory))
        if arg4(frame):
            answers.append(V_DECLINE)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        frame = state.stack[-1]
        if verb_of(code) == V_DECLINE:
            return None if arg4(frame) else NOT_OPTIONAL
        return why_not_automate(state.companies[arg1(frame)], first(code), arg3(frame))

    def apply(self, state: City, seat: int, code: int) -> None:
        frame = state.stack.pop()
        company = state.companies[arg1(frame)]
        if verb_of(code) == V_DECLINE:
            return
        if arg2(frame) > 1:
            state.push(AUTOMATE, company.index, arg2(frame) - 1, arg3(frame), arg4(frame))
        automate(state, company, first(code))


def why_not_automate(company: Company, factory: int, received: int) -> Reason | None:
    """Return why no worker of this factory can be replaced."""
    if factory >= len(company.workers):
        return NO_FACTORY
    if company.automated[factory] >= company.charter.factories[factory].automation:
        return FULLY_AUTOMATED
    newcomers = 1 if received == factory + 1 else 0
    return None if company.workers[factory] > newcomers else NO_WORKER_TO_AUTOMATE


def automate(state: City, company: Company, factory: int) -> None:
    """Replace a worker by the factory's leftmost token; then the worker needs a new place."""
    company.workers[factory] -= 1
    company.automated[factory] += 1
    state.emit(AUTOMATED, company.index, factory)
    if all_free_spaces(company) and not company.charter.rules.replaced_leave:
        state.push(REPLACED, company.index)
    else:
        send_away(state, company)


class Replaced(StaffStep):
    """C-DP-35: the replaced worker moves to a free space or leaves."""

    def __init__(self) -> None:
        super().__init__(
            "replaced_worker",
            "C-AUTO-02",
            "automation replaced a worker of {company}: where does the worker go?",
            (V_MOVE, V_SEND),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        company = state.companies[arg1(state.stack[-1])]
        answers: list[int] = []
        for factory in range(len(company.workers)):
            if free_spaces(company, factory):
                answers.append(answer(V_MOVE, factory))
        answers.append(V_SEND)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        if verb_of(code) == V_SEND:
            return None
        company = state.companies[arg1(state.stack[-1])]
        if first(code) >= len(company.workers):
            return NO_FACTORY
        return None if free_spaces(company, first(code)) else NO_FREE_SPACE

    def apply(self, state: City, seat: int, code: int) -> None:
        company = state.companies[arg1(state.stack.pop())]
        if verb_of(code) == V_SEND:
            send_away(state, company)
            return
        company.workers[first(code)] += 1
        state.emit(WORKER_PLACED, company.index, first(code))
        _remember_newcomer(state, first(code))


def _remember_newcomer(state: City, factory: int) -> None:
    """Tell the second half of a double automation where the first worker went."""
    frame = state.stack[-1]
    if step_of(frame) == AUTOMATE:
        state.stack.pop()
        state.push(AUTOMATE, arg1(frame), arg2(frame), factory + 1, arg4(frame))


def send_away(state: City, company: Company) -> None:
    """Send a worker to the dearest free space of the job market, or to the supply."""
    if state.market < state.board.market_spaces:
        state.market += 1
    else:
        state.stores[S_WORKERS] += 1
    state.emit(WORKER_SENT, company.index)
