"""What most players would answer to a payment: the default that is offered, never forced.

Own tokens come first, then wilds where few are missing, then a favor where much is missing, then
a trade of tokens that nothing needs; poverty comes last.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import TYPES
from bigshoulders.games.raising.ids import (
    FOR_PROJECT,
    UPPER_LEFT,
    V_FAVOR,
    V_LEAVE,
    V_PAY,
    V_PAY_WILD,
    V_SHORT,
    V_TRADE,
)
from bigshoulders.games.raising.rules.project_costs import BEGUN, needs_of
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.kernel.action import answer, first
from bigshoulders.kernel.state import arg2, arg3

WITH_TOKENS: Final = 0
WITH_FAVOR: Final = 1
UNPAID: Final = 2


class PaymentPlan:
    """How a payment would be made: the way for each resource, and the wilds on it."""

    def __init__(self) -> None:
        self.ways = [WITH_TOKENS] * TYPES
        self.wilds = [0] * TYPES


def plan_for(player: Seat, needs: list[int], favors: int) -> PaymentPlan:
    """Plan a payment from a resource on; needs that are settled already are 0."""
    plan = PaymentPlan()
    missing = [max(0, needs[t] - player.tokens[t]) for t in range(TYPES)]
    wild = player.wild
    for resource in _by_missing(missing):  # few wilds first, so that they settle most
        if missing[resource] <= wild:
            plan.wilds[resource] = missing[resource]
            wild -= missing[resource]
        else:
            plan.ways[resource] = UNPAID
    for resource in reversed(_by_missing(missing)):  # a favor is worth most where most is missing
        if plan.ways[resource] == UNPAID and favors:
            plan.ways[resource] = WITH_FAVOR
            favors -= 1
    return plan


def _by_missing(missing: list[int]) -> list[int]:
    """Return the resources, those of which least is missing first."""
    pairs = sorted([(missing[resource], resource) for resource in range(TYPES)])
    return [resource for _count, resource in pairs]


def spare_tokens(player: Seat, needs: list[int]) -> list[int]:
    """Return the tokens of each kind that no need asks for; wilds are never spare."""
    spare = [max(0, player.tokens[t] - needs[t]) for t in range(TYPES)]
    return [*spare, 0]


def default_payment(
    state: Raising, player: Seat, purpose: int, needs: list[int], resource: int, *, begun: bool
) -> int:
    """Return the answer for one resource of a payment."""
    due = [need if t >= resource else 0 for t, need in enumerate(needs)]
    plan = plan_for(player, due, 0 if purpose == UPPER_LEFT else player.favor)
    if UNPAID in plan.ways and not begun:
        give = state.board.trade_give
        if sum(spare_tokens(player, due)) >= give * _fewest_missing(player, due, plan):
            return V_TRADE
    way = plan.ways[resource]
    if way == WITH_TOKENS:
        wilds = plan.wilds[resource]
        return answer(V_PAY_WILD, resource, wilds - 1) if wilds else answer(V_PAY, resource)
    if way == WITH_FAVOR:
        return answer(V_FAVOR, resource)
    return answer(V_SHORT if purpose == FOR_PROJECT else V_LEAVE, resource)


def _fewest_missing(player: Seat, needs: list[int], plan: PaymentPlan) -> int:
    """Return what is missing, after the wilds left over, of the resource closest to being paid."""
    wild = player.wild - sum(plan.wilds)
    unpaid = [t for t in range(TYPES) if plan.ways[t] == UNPAID]
    return min([needs[t] - player.tokens[t] for t in unpaid]) - wild


def default_gift(state: Raising, seat: int, answers: list[int]) -> int:
    """Return the token to give: the first spare one, as those after it can still be given."""
    frame = state.stack[-1]
    player = state.seats[seat]
    spare = spare_tokens(player, needs_of(state, seat, arg2(frame) % BEGUN, arg3(frame)))
    for code in answers:
        if spare[first(code)]:
            return code
    return answers[0]


def default_resource(state: Raising, seat: int, answers: list[int]) -> int:
    """Return the resource to take: one that is missing, the one closest to being paid first."""
    frame = state.stack[-1]
    player = state.seats[seat]
    needs = needs_of(state, seat, arg2(frame) % BEGUN, arg3(frame))
    best, fewest = answers[0], 0
    for code in answers:
        missing = needs[first(code)] - player.tokens[first(code)]
        if missing > 0 and (not fewest or missing < fewest):
            best, fewest = code, missing
    return best
