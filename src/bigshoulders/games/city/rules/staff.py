"""Workers, managers and salespeople that a company gains.

Rules: C-SPC-11, C-AST-01, C-SPEC-04, C-CHF-03.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.events import (
    EXCHANGED,
    MANAGER_PLACED,
    SALESPERSON_GAINED,
    WORKER_PLACED,
)
from bigshoulders.games.city.ids import (
    ADVANCE,
    EXCHANGE,
    GAIN_GOODS,
    MANAGER,
    PLACE_MANAGER,
    PLACE_WORKER,
    S_MANAGERS,
    S_SALESPEOPLE,
    S_WORKERS,
    SALESPERSON,
    TYPES,
    V_DECLINE,
    V_EXCHANGE,
    V_MANAGER,
    V_STAFF,
    V_WORKER,
)
from bigshoulders.games.city.rules.director_step import DirectorStep
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, verb_of
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.state import arg1, arg2, arg3

NO_FACTORY: Final = Reason(
    "no_factory", "C-CHR-20", "{company} has no factory {factory}", standing=IDLE
)
NO_FREE_SPACE: Final = Reason(
    "no_free_space", "C-SPC-11", "every worker space of factory {factory} is taken"
)
NO_FREE_SPACES: Final = Reason("no_free_spaces", "C-SPC-11", "{company} has no free worker space")
NO_WORKERS_LEFT: Final = Reason(
    "no_workers_left", "C-RUL-38", "there are no workers left in the supply"
)
MANAGER_THERE: Final = Reason(
    "manager_there", "C-SPC-11", "factory {factory} already has its manager"
)
NO_MANAGER_SPACE: Final = Reason(
    "no_manager_space", "C-SPC-11", "{company} has no free manager space"
)
NO_SALES_SPACE: Final = Reason(
    "no_sales_space", "C-SPC-11", "{company} has {salespeople} salespeople and no space for more"
)
NOT_OPTIONAL: Final = Reason(
    "not_optional", "C-ACT-11", "you must take what the space gives", standing=IDLE
)


def free_spaces(company: Company, factory: int) -> int:
    """Return how many worker spaces of a factory are neither staffed nor automated."""
    spaces = company.charter.factories[factory].workers
    return spaces - company.workers[factory] - company.automated[factory]


def all_free_spaces(company: Company) -> int:
    """Return the free worker spaces of a company."""
    free = 0
    for factory in range(len(company.workers)):
        free += free_spaces(company, factory)
    return free


def free_manager_spaces(company: Company) -> int:
    """Return the free manager spaces of a company."""
    free = 0
    for factory in range(len(company.managers)):
        free += company.charter.factories[factory].manager_slots - company.managers[factory]
    return free


def why_no_worker(state: City, company: Company) -> Reason | None:
    """Return why the company cannot take one more worker from the supply."""
    if not all_free_spaces(company):
        return NO_FREE_SPACES
    return None if state.available(S_WORKERS, 1) > 0 else NO_WORKERS_LEFT


def why_no_manager(state: City, company: Company) -> Reason | None:
    """Return why the company cannot take a manager, or its exchange in place of one."""
    if can_exchange(company):
        return None
    if state.available(S_MANAGERS, 1) > 0 and free_manager_spaces(company):
        return None
    return NO_MANAGER_SPACE


def why_no_salesperson(state: City, company: Company) -> Reason | None:
    """Return why the company cannot take a salesperson."""
    free = company.salespeople < company.charter.salesperson_slots
    return None if free and state.available(S_SALESPEOPLE, 1) > 0 else NO_SALES_SPACE


def workers_that_fit(state: City, company: Company, count: int) -> int:
    """Return how many of these workers the supply has and the company has spaces for."""
    return min(state.available(S_WORKERS, count), all_free_spaces(company))


def gain_workers(state: City, company: Company, count: int, optional: int = 0) -> None:
    """Take workers from the supply; more than fit are lost."""
    count = workers_that_fit(state, company, count)
    if count > 0:
        state.push(PLACE_WORKER, company.index, count, optional)


def gain_managers(state: City, company: Company, count: int, alone: bool = True) -> None:
    """Take managers; more than fit are lost. Alone: the effect gives nothing but managers."""
    if count and can_exchange(company):
        if alone:
            exchange(state, company)
        else:
            state.push(EXCHANGE, company.index)
        return
    count = min(state.available(S_MANAGERS, count), free_manager_spaces(company))
    if count > 0:
        state.push(PLACE_MANAGER, company.index, count)


def can_exchange(company: Company) -> bool:
    """Tell whether the company can make its exchange in place of a manager (C-SPEC-04)."""
    rules = company.charter.rules
    if not rules.exchange_goods or company.exchanged:
        return False
    return all(company.cubes[kind] >= rules.exchange_cubes[kind] for kind in range(TYPES))


def exchange(state: City, company: Company) -> None:
    """Spend cubes for goods and appeal, once a decade."""
    rules = company.charter.rules
    company.exchanged = 1
    for kind in range(TYPES):
        company.cubes[kind] -= rules.exchange_cubes[kind]
        state.haymarket[kind] += rules.exchange_cubes[kind]
    state.emit(EXCHANGED, company.index)
    state.push(ADVANCE, company.index, rules.exchange_appeal)
    state.push(GAIN_GOODS, company.index, rules.exchange_goods)


def gain_salespeople(state: City, company: Company, count: int) -> None:
    """Take salespeople, top to bottom; more than fit are lost."""
    free = company.charter.salesperson_slots - company.salespeople
    for _i in range(min(state.available(S_SALESPEOPLE, count), free)):
        company.salespeople += 1
        state.stores[S_SALESPEOPLE] -= 1
        state.emit(SALESPERSON_GAINED, company.index)


class StaffStep(DirectorStep):
    """Base of the questions that the Director of the company in the frame answers."""

    def ask(self, state: City, seat: int) -> Facts:
        frame = state.stack[-1]
        company = state.companies[arg1(frame)]
        return {
            "company": company.charter.key,
            "count": arg2(frame),
            "hire_price": state.board.hire_price[state.market],
            "treasury": company.treasury,
        }


class PlaceWorker(StaffStep):
    """C-DP-33: put a worker gained from the supply into a factory."""

    def __init__(self) -> None:
        super().__init__(
            "place_worker",
            "C-SPC-11",
            "{company} gains a worker: in which factory?",
            (V_WORKER, V_DECLINE),
            ("company", "count", "flag"),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        frame = state.stack[-1]
        company = state.companies[arg1(frame)]
        answers: list[int] = []
        for factory in range(len(company.workers)):
            if free_spaces(company, factory):
                answers.append(answer(V_WORKER, factory))
        if arg3(frame):
            answers.append(V_DECLINE)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        frame = state.stack[-1]
        if verb_of(code) == V_DECLINE:
            return None if arg3(frame) else NOT_OPTIONAL
        company = state.companies[arg1(frame)]
        if first(code) >= len(company.workers):
            return NO_FACTORY
        return None if free_spaces(company, first(code)) else NO_FREE_SPACE

    def apply(self, state: City, seat: int, code: int) -> None:
        frame = state.stack.pop()
        company = state.companies[arg1(frame)]
        if verb_of(code) == V_DECLINE:
            return
        company.workers[first(code)] += 1
        state.stores[S_WORKERS] -= 1
        state.emit(WORKER_PLACED, company.index, first(code))
        if arg2(frame) > 1:
            state.push(PLACE_WORKER, company.index, arg2(frame) - 1, arg3(frame))


class PlaceManager(StaffStep):
    """C-DP-32: put a manager on a factory."""

    def __init__(self) -> None:
        super().__init__(
            "place_manager",
            "C-SPC-11",
            "{company} gains a manager: on which factory?",
            (V_MANAGER,),
            ("company", "count"),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        company = state.companies[arg1(state.stack[-1])]
        answers: list[int] = []
        for factory in range(len(company.managers)):
            if why_not_manager(company, factory) is None:
                answers.append(answer(V_MANAGER, factory))
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        return why_not_manager(state.companies[arg1(state.stack[-1])], first(code))

    def apply(self, state: City, seat: int, code: int) -> None:
        frame = state.stack.pop()
        company = state.companies[arg1(frame)]
        company.managers[first(code)] += 1
        state.stores[S_MANAGERS] -= 1
        state.emit(MANAGER_PLACED, company.index, first(code))
        if arg2(frame) > 1:
            state.push(PLACE_MANAGER, company.index, arg2(frame) - 1)


def why_not_manager(company: Company, factory: int) -> Reason | None:
    """Return why a manager cannot go on this factory."""
    if factory >= len(company.managers):
        return NO_FACTORY
    slots = company.charter.factories[factory].manager_slots
    return None if company.managers[factory] < slots else MANAGER_THERE


class Exchange(StaffStep):
    """C-DP-43: make the exchange in place of a manager that comes with something else."""

    def __init__(self) -> None:
        super().__init__(
            "exchange",
            "C-SPEC-04",
            "{company} can't take a manager: make its special exchange instead?",
            (V_EXCHANGE, V_DECLINE),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        return [V_EXCHANGE, V_DECLINE]

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        return None

    def apply(self, state: City, seat: int, code: int) -> None:
        company = state.companies[arg1(state.stack.pop())]
        if verb_of(code) == V_EXCHANGE:
            exchange(state, company)


class ChiefStaff(StaffStep):
    """C-DP-44: a Chief of Operations brings a manager or a salesperson."""

    def __init__(self) -> None:
        super().__init__(
            "chief_staff",
            "C-CHF-03",
            "a manager or a salesperson for {company}?",
            (V_STAFF,),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        company = state.companies[arg1(state.stack[-1])]
        return [
            answer(V_STAFF, staff)
            for staff in (MANAGER, SALESPERSON)
            if why_not_staff(state, company, staff) is None
        ]

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        return why_not_staff(state, state.companies[arg1(state.stack[-1])], first(code))

    def apply(self, state: City, seat: int, code: int) -> None:
        company = state.companies[arg1(state.stack.pop())]
        if first(code) == MANAGER:  # the Chief's cube makes an exchange optional (C-RUL-108)
            gain_managers(state, company, 1, alone=not sum(state.haymarket))
        else:
            gain_salespeople(state, company, 1)


def why_not_staff(state: City, company: Company, staff: int) -> Reason | None:
    """Return why the company cannot take this kind of staff."""
    if staff == MANAGER:
        return why_no_manager(state, company)
    return why_no_salesperson(state, company)
