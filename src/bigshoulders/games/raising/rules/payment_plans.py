"""Complete ways to make a payment, for players who weigh it as a whole (D-03, D-06, D-15).

Every resource that is due is paid, favored, or left. What a player's own tokens do not cover of
those that are paid comes from wilds, and from trades of tokens that nothing needs (R-RES-03). Of
ways with the same outcome one is kept, and none that another one beats.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from bigshoulders.games.raising.box.components import TYPES
from bigshoulders.games.raising.ids import (
    FOR_PROJECT,
    FOR_SECTION,
    UPPER_LEFT,
    V_FAVOR,
    V_GIVE,
    V_LEAVE,
    V_PAY,
    V_PAY_WILD,
    V_SHORT,
    V_TAKE,
    V_TRADE,
)
from bigshoulders.games.raising.state import Seat
from bigshoulders.kernel.action import answer

MOST_PLANS: Final = 8

PAID: Final = 0
FAVORED: Final = 1
LEFT: Final = 2  # the player is short of it, or leaves the section


class Bill:
    """What is due of a payment, and how the player may settle it."""

    def __init__(
        self, player: Seat, purpose: int, needs: list[int], give: int, leavable: list[bool]
    ) -> None:
        self.player = player
        self.purpose = purpose
        self.needs = needs
        self.give = give  # tokens for a trade; 0 if none may be made any more
        self.leavable = leavable  # by resource

    def ways(self, resource: int) -> list[int]:
        """Return how a resource may be settled."""
        if not self.needs[resource]:
            return [PAID]
        found = [PAID]
        if self.purpose != UPPER_LEFT and self.player.favor:
            found.append(FAVORED)
        if self.leavable[resource]:
            found.append(LEFT)
        return found


class Outcome:
    """What the player has after a payment, and what was left unpaid."""

    def __init__(self, tokens: list[int], wild: int, favor: int, left: int) -> None:
        self.tokens = tokens
        self.wild = wild
        self.favor = favor
        self.left = left

    def beats(self, other: Outcome) -> bool:
        """Tell whether this is as good in everything; a wild is as good as any token (R-RES-02)."""
        if self.left > other.left or self.favor < other.favor:
            return False
        fewer = sum([max(0, other.tokens[t] - self.tokens[t]) for t in range(TYPES)])
        return fewer <= self.wild - other.wild


class Plan:
    """One way to make a payment: its answers in order, and what they lead to."""

    def __init__(
        self, answers: list[int], outcome: Outcome, trades: int, needless_trades: int = 0
    ) -> None:
        self.answers = answers
        self.outcome = outcome
        self.trades = trades
        self.needless_trades = needless_trades  # which only save wilds

    def order(self) -> tuple[int, int, int, int]:
        """Return by what plans are listed: few left before many, few trades before many."""
        return self.needless_trades, self.outcome.left, self.trades, -self.outcome.favor


def best_plans(bill: Bill, default: Plan) -> list[list[int]]:
    """Return the ways to settle a bill that are worth a look, the default one first."""
    plans = [default]
    for ways in product(*[bill.ways(resource) for resource in range(TYPES)]):
        if ways.count(FAVORED) <= bill.player.favor:
            plans += _with_trades(bill, list(ways))
    kept: list[Plan] = []
    for plan in [plans[0], *sorted(plans[1:], key=_order)]:
        if not any(other.outcome.beats(plan.outcome) for other in kept):
            kept = [other for other in kept if not plan.outcome.beats(other.outcome)]
            kept.append(plan)
    return [plan.answers for plan in kept[:MOST_PLANS]]


def _order(plan: Plan) -> tuple[int, int, int, int]:
    return plan.order()


def _with_trades(bill: Bill, ways: list[int]) -> list[Plan]:
    """Return a plan for each number of trades with which the resources can be settled so."""
    player = bill.player
    needs = [bill.needs[t] if ways[t] == PAID else 0 for t in range(TYPES)]
    missing = sum([max(0, needs[t] - player.tokens[t]) for t in range(TYPES)])
    spare = sum([max(0, player.tokens[t] - needs[t]) for t in range(TYPES)])
    most = min(missing, spare // bill.give) if bill.give else 0
    fewest = max(0, missing - player.wild)
    return [_plan(bill, ways, needs, fewest, more) for more in range(most - fewest + 1)]


def _plan(bill: Bill, ways: list[int], needs: list[int], fewest: int, more: int) -> Plan:
    """Settle each resource in its way, after the trades that this takes and some more."""
    tokens, wild = bill.player.tokens[:], bill.player.wild
    answers: list[int] = []
    for _trade in range(fewest + more):
        given = _gifts(tokens, needs, bill.give)
        taken = min([t for t in range(TYPES) if tokens[t] < needs[t]])
        tokens[taken] += 1
        answers.append(V_TRADE)
        answers += [answer(V_GIVE, token) for token in given]
        answers.append(answer(V_TAKE, taken))
    for resource in range(TYPES):
        if bill.needs[resource]:
            wilds = max(0, needs[resource] - tokens[resource])
            tokens[resource] -= needs[resource] - wilds
            wild -= wilds
            answers.append(_settling(bill.purpose, resource, ways[resource], wilds))
    outcome = outcome_of(bill, tokens, wild, ways.count(FAVORED), ways.count(LEFT))
    return Plan(answers, outcome, fewest + more, more)


def _gifts(tokens: list[int], needs: list[int], give: int) -> list[int]:
    """Give away tokens that are not needed, always of the kind of which most are spare."""
    given: list[int] = []
    for _token in range(give):
        spare = [tokens[t] - needs[t] for t in range(TYPES)]
        most = spare.index(max(spare))
        tokens[most] -= 1
        given.append(most)
    return sorted(given)  # the order in which a trade asks for them


def _settling(purpose: int, resource: int, way: int, wilds: int) -> int:
    """Return the answer for one resource."""
    if way == FAVORED:
        return answer(V_FAVOR, resource)
    if way == LEFT:
        return answer(V_SHORT if purpose == FOR_PROJECT else V_LEAVE, resource)
    return pay_code(resource, wilds)


def pay_code(resource: int, wilds: int) -> int:
    """Return the answer that pays for a resource with so many wilds and tokens for the rest."""
    return answer(V_PAY_WILD, resource, wilds - 1) if wilds else answer(V_PAY, resource)


def outcome_of(bill: Bill, tokens: list[int], wild: int, favors: int, left: int) -> Outcome:
    """Return what is left; after the personal project tokens are worth nothing any more."""
    if bill.purpose == FOR_SECTION:
        tokens, wild = [0] * TYPES, 0
    return Outcome(tokens, wild, bill.player.favor - favors, left)
