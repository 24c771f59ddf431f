"""Buying cubes from the supply chain.

Rules: section 17.2, C-ADV-03.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.ids import (
    SPACE_X,
    SUPPLY_SPACES,
    TYPES,
    V_DONE,
    V_ORDER,
    V_ORDER_ROW,
)
from bigshoulders.games.city.rules import chain, supply
from bigshoulders.games.city.rules.free_actions import (
    FREE_VERBS,
    free_actions,
    take_free_action,
    why_not_free,
)
from bigshoulders.games.city.rules.phases.operating_step import OperatingStep
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, second, verb_of
from bigshoulders.kernel.refusal import Reason

ORDER_VERBS: Final[tuple[int, ...]] = (V_ORDER, V_ORDER_ROW)


class BuyCubes(OperatingStep):
    """C-DP-61: buy cubes from the supply chain."""

    def __init__(self) -> None:
        super().__init__(
            "buy_cubes",
            "C-OP-20",
            "which resources does {company} buy? (treasury ${treasury})",
            (V_ORDER, V_ORDER_ROW, V_DONE, *FREE_VERBS),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        answers = free_actions(state, seat)
        add_orders(state, state.companies[state.operating], answers)
        answers.append(V_DONE)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        if verb_of(code) in ORDER_VERBS:
            return why_not_buy_cube(state, state.companies[state.operating], code)
        return None if verb_of(code) == V_DONE else why_not_free(state, seat, code)

    def apply(self, state: City, seat: int, code: int) -> None:
        if verb_of(code) == V_DONE:
            state.stack.pop()
        elif verb_of(code) in ORDER_VERBS:
            buy_cube(state, state.companies[state.operating], code)
        else:
            take_free_action(state, code)


def add_orders(state: City, company: Company, answers: list[int]) -> None:
    """Add every cube that the company can buy."""
    if state.options.advanced_supply:
        for kind in range(TYPES):
            if chain.why_not_order_row(state, company, kind) is None:
                answers.append(answer(V_ORDER_ROW, kind))
        return
    for space in range(SPACE_X + 1, SUPPLY_SPACES):
        for kind in range(TYPES):
            if supply.why_not_order(state, company, kind, space) is None:
                answers.append(answer(V_ORDER, kind, space))


def why_not_buy_cube(state: City, company: Company, code: int) -> Reason | None:
    """Return why this cube cannot be bought, from the chain that is in play."""
    if verb_of(code) == V_ORDER_ROW:
        return chain.why_not_order_row(state, company, first(code))
    return supply.why_not_order(state, company, first(code), second(code))


def buy_cube(state: City, company: Company, code: int) -> None:
    """Buy one cube from the chain that is in play."""
    if verb_of(code) == V_ORDER_ROW:
        chain.order_from_row(state, company, first(code))
    else:
        supply.order(state, company, first(code), second(code))
