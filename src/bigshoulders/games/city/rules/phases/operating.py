"""Operating Phase: companies take their turns in the order of appeal.

Rules: section 17.
"""

from __future__ import annotations

from bigshoulders.games.city.events import (
    OPERATED,
    PHASE_BEGAN,
)
from bigshoulders.games.city.ids import (
    BUY_CUBES,
    EMERGENCY,
    END_OPERATING,
    NOBODY,
    OPERATE_NEXT,
    OPERATING,
    PAY_OUT,
    PRODUCE,
    SHIP,
    V_END,
    WAGES,
)
from bigshoulders.games.city.rules import bag
from bigshoulders.games.city.rules.free_actions import (
    FREE_VERBS,
    free_actions,
    take_free_action,
    why_not_free,
)
from bigshoulders.games.city.rules.phases.operating_step import OperatingStep
from bigshoulders.games.city.state import City
from bigshoulders.kernel.action import verb_of
from bigshoulders.kernel.refusal import Reason
from bigshoulders.kernel.step import AUTO, Step


class OperatingPhase(Step[City]):
    """The phase begins."""

    def __init__(self) -> None:
        super().__init__("operating_phase", AUTO, "C-OP-01")

    def run(self, state: City) -> None:
        state.stack.pop()
        state.phase = OPERATING
        for index in state.appeal_order:
            state.companies[index].operated = 0
        state.emit(PHASE_BEGAN, OPERATING)
        state.push(OPERATE_NEXT)


class OperateNext(Step[City]):
    """The company with the highest appeal that has not operated yet (C-OP-01)."""

    def __init__(self) -> None:
        super().__init__("operate_next", AUTO, "C-OP-01")

    def run(self, state: City) -> None:
        state.operating = NOBODY
        for index in state.appeal_order:
            if not state.companies[index].operated:
                begin_turn(state, index)
                return
        state.stack.pop()


def begin_turn(state: City, index: int) -> None:
    """Lay out the steps of one operating turn, last one first (C-OP-02)."""
    state.companies[index].operated = 1
    state.operating = index
    state.revenue = 0
    state.shipped = 0
    state.runs = 0
    state.produced = 0
    state.decided = 0
    state.unpaid = 0
    state.way = 0
    state.half_shipped = 0
    state.price_bonus = 0
    state.emit(OPERATED, index)
    bag.push_refill(state)
    state.push(END_OPERATING)
    state.push(PAY_OUT)
    state.push(SHIP)
    state.push(PRODUCE)
    state.push(BUY_CUBES)
    company = state.companies[index]
    if company.charter.rules.wage:
        state.push(WAGES)
    if state.options.advanced and company.treasury_shares():
        state.push(EMERGENCY)


class EndOperating(OperatingStep):
    """C-DP-67: last free actions of the turn."""

    def __init__(self) -> None:
        super().__init__(
            "end_operating",
            "C-FREE-02",
            "{company}: free actions, or end the turn",
            (V_END, *FREE_VERBS),
        )
        self.goes_on = True

    def legal(self, state: City, seat: int) -> list[int]:
        answers = free_actions(state, seat)
        answers.append(V_END)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        return None if verb_of(code) == V_END else why_not_free(state, seat, code)

    def apply(self, state: City, seat: int, code: int) -> None:
        if verb_of(code) == V_END:
            state.stack.pop()
        else:
            take_free_action(state, code)
