"""Payments and trades, answer by answer. Rules: sections 7 and 13, R-BID-05, D-03, D-06."""

from __future__ import annotations

from itertools import combinations_with_replacement

from bigshoulders.bots.raising.wallet import FAVOR, PAID, Payer, PaymentPlan, SectionPayer, Wallet
from bigshoulders.bots.raising.worth import Worth
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
    WILD,
)
from bigshoulders.games.raising.rules.project_costs import BEGUN, needs_of
from bigshoulders.games.raising.rules.trade import given_last, holds, tokens_left
from bigshoulders.kernel.action import answer
from bigshoulders.kernel.state import arg2, arg3, arg4


class OpenPayment:
    """The payment that the frame on top of the stack is about."""

    def __init__(self, worth: Worth) -> None:
        frame = worth.state.stack[-1]
        self.worth = worth
        self.purpose = arg2(frame) % BEGUN
        self.begun = arg2(frame) >= BEGUN
        self.space = arg3(frame)
        self.rest = arg4(frame)
        self.needs = needs_of(worth.state, worth.seat, self.purpose, self.space)
        self.payer = SectionPayer(worth) if self.purpose == FOR_SECTION else Payer(worth)
        self.payer.may_trade = not self.begun
        later = [space for space in worth.own_spaces if self._is_later(space)]
        self.payer.expect(later)

    def _is_later(self, space: int) -> bool:
        return self.purpose == UPPER_LEFT or space > self.space

    def plan(self, wallet: Wallet) -> PaymentPlan:
        """Return the best plan for what is still due."""
        if self.purpose == UPPER_LEFT:
            return self.payer.in_full(self.needs, wallet)
        return self.payer.best(self.needs, wallet)

    def result(self, wallet: Wallet) -> float:
        """Return what a purse is worth once the payment is made from it."""
        return self.payer.kept(wallet) - self.plan(wallet).cost


def pay(worth: Worth, answers: list[int]) -> int:
    """Settle one type by the cheapest plan for all that are still due."""
    counter = OpenPayment(worth)
    resource = counter.rest
    counter.needs = [need if t >= resource else 0 for t, need in enumerate(counter.needs)]
    plan = counter.plan(counter.payer.wallet)
    if plan.trades and V_TRADE in answers:
        return V_TRADE
    if plan.ways[resource] == FAVOR:
        return answer(V_FAVOR, resource)
    missing = max(0, counter.needs[resource] - worth.player.tokens[resource])
    if plan.ways[resource] == PAID and missing <= worth.player.wild:
        return answer(V_PAY_WILD, resource, missing - 1) if missing else answer(V_PAY, resource)
    return answer(V_SHORT if counter.purpose == FOR_PROJECT else V_LEAVE, resource)


def give(worth: Worth, answers: list[int]) -> int:
    """Give the token that begins the best trade."""
    counter = OpenPayment(worth)
    left, lowest = tokens_left(counter.rest), given_last(counter.rest)
    best, chosen = -1e9, answers[0]
    for gifts in combinations_with_replacement(range(lowest, WILD + 1), left):
        code = answer(V_GIVE, gifts[0])
        if code in answers and can_give(worth, gifts):
            value = max([counter.result(traded(counter, gifts, t)) for t in range(TYPES)])
            if value > best:
                best, chosen = value, code
    return chosen


def can_give(worth: Worth, gifts: tuple[int, ...]) -> bool:
    """Tell whether the seat has all these tokens."""
    return all(gifts.count(token) <= holds(worth.player, token) for token in gifts)


def traded(counter: OpenPayment, gifts: tuple[int, ...], taken: int) -> Wallet:
    """Return the purse after a trade."""
    wallet = counter.payer.wallet
    tokens = [wallet.tokens[t] - gifts.count(t) for t in range(TYPES)]
    tokens[taken] += 1
    return Wallet(tokens, wallet.wild - gifts.count(WILD), wallet.favor)


def take(worth: Worth, answers: list[int]) -> int:
    """Take what the payment lacks."""
    counter = OpenPayment(worth)
    best, chosen = -1e9, answers[0]
    for kind in range(TYPES):
        value = counter.result(traded(counter, (), kind))
        if answer(V_TAKE, kind) in answers and value > best:
            best, chosen = value, answer(V_TAKE, kind)
    return chosen
