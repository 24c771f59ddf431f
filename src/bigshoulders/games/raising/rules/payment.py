"""Payments: for the upper-left square, for a project, for a section of the personal project.

One form for all three (D-03, D-06, D-15): resource by resource the player says with how many
wilds it is paid, or what takes its place; before the first of them tokens may be traded (`trade`).
Only what can still be finished is offered. Rules: R-BID-06, R-PAY-02 to R-PAY-08, R-FIN-06.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import RESOURCES, TYPES
from bigshoulders.games.raising.events import (
    FAVOR_PAID,
    PAID,
    SECTION_DONE,
    SECTION_LEFT,
    SHORT,
)
from bigshoulders.games.raising.ids import (
    FOR_PROJECT,
    FOR_SECTION,
    GIVE,
    PAY,
    PURPOSES,
    TAKE,
    UPPER_LEFT,
    V_FAVOR,
    V_LEAVE,
    V_PAY,
    V_PAY_WILD,
    V_SHORT,
    V_TRADE,
)
from bigshoulders.games.raising.rules.default_payment import default_payment
from bigshoulders.games.raising.rules.payment_plans import (
    Bill,
    Plan,
    best_plans,
    outcome_of,
    pay_code,
)
from bigshoulders.games.raising.rules.project_costs import BEGUN, needs_of, purse
from bigshoulders.games.raising.rules.reputation import impoverish
from bigshoulders.games.raising.rules.trade import UNPAYABLE, Give, Take, can_finish, progress
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.kernel.action import answer, first, second, verb_of
from bigshoulders.kernel.refusal import IDLE, LATER, Facts, Reason
from bigshoulders.kernel.state import arg1, arg2, arg3, arg4, step_of
from bigshoulders.kernel.step import SeatStep

NOT_DUE: Final = Reason(
    "payment_mismatch",
    "R-PAY-02",
    "you aren't paying {resource} now",
    case="not_due",
    standing=IDLE,
)
# The rule of an amount by the purpose of the payment
AMOUNTS: Final[tuple[str, ...]] = ("R-BID-05", "R-PAY-03", "R-FIN-06")
TOO_MANY_WILDS: Final[tuple[Reason, ...]] = tuple(
    [
        Reason(
            "payment_mismatch",
            rule,
            "you need {need} {resource}, fewer than that many wilds",
            case="too_many_wilds",
            standing=IDLE,
        )
        for rule in AMOUNTS
    ]
)
NOT_ENOUGH: Final[tuple[Reason, ...]] = tuple(
    [
        Reason(
            "payment_mismatch",
            rule,
            "you need {need} {resource}, and you have {purse}",
            case="not_enough",
        )
        for rule in AMOUNTS
    ]
)
REST_UNPAID: Final = Reason(
    "payment_mismatch",
    "R-BID-05",
    "you couldn't pay the rest of the cost then",
    "use fewer wilds",
    "rest_unpaid",
)
FAVOR_UNFIT: Final = Reason(
    "no_favor", "R-BID-06", "favors don't pay for the upper-left square", case="upper_left"
)
NO_FAVOR: Final = Reason("no_favor", "R-PAY-05", "you have no favor", case="none")
NEEDLESS_FAVOR: Final = Reason(
    "no_favor",
    "R-PAY-05",
    "no {resource} is due, so a favor wouldn't help",
    case="needless",
    standing=IDLE,
)
MUST_PAY: Final = Reason(
    "must_pay",
    "R-PAY-07",
    "you need {need} {resource}, and you have {purse}",
    "pay, or return a favor",
)
NOT_SHORT: Final = Reason(
    "not_now",
    "R-PAY-07",
    "you can only go short when you pay for a project",
    case="not_short",
    standing=IDLE,
)
NOT_LEFT: Final = Reason(
    "not_now",
    "R-FIN-06",
    "you can only leave a section of your personal project unfinished",
    case="not_left",
    standing=IDLE,
)
TRADE_LATE: Final = Reason(
    "trade",
    "R-PAY-04",
    "you can only trade tokens before you pay the first resource",
    case="late",
    standing=LATER,
)
TOO_FEW: Final = Reason(
    "trade", "R-RES-03", "a trade takes {give} tokens, and you have {purse}", case="too_few"
)

WORDS: Final[tuple[str, ...]] = (
    "for the upper-left square",
    "for the project",
    "for the personal project",
)

GIVING: Final = Give()  # what a trade asks, for plans that make one
TAKING: Final = Take()


def push_payment(state: Raising, purpose: int, seat: int, space: int) -> None:
    """Ask for the first resource that is due; if none is, nothing is asked."""
    _push_from(state, purpose, seat, space, 0)


def _push_from(state: Raising, purpose: int, seat: int, space: int, resource: int) -> None:
    needs = needs_of(state, seat, purpose % BEGUN, space)
    while resource < TYPES and not needs[resource]:
        resource += 1
    if resource < TYPES:
        state.push(PAY, seat, purpose, space, resource)


class Pay(SeatStep[Raising]):
    """D-03, D-06, D-15: settle one resource of a payment, or trade before the first one.

    The frame keeps the seat, the purpose (BEGUN added after the first resource), the project
    space and the resource.
    """

    def __init__(self) -> None:
        super().__init__(
            "pay",
            "R-PAY-02",
            "{seat} pays {need} {resource} {purpose} (has {purse})",
            (V_PAY, V_PAY_WILD, V_FAVOR, V_SHORT, V_LEAVE, V_TRADE),
            ("seat", "purpose", "space", "resource"),
        )

    def ask(self, state: Raising, seat: int) -> Facts:
        due = Due(state)
        return {
            "seat": state.board.colors[seat],
            "need": due.need(),
            "resource": RESOURCES[due.resource],
            "purpose": WORDS[due.purpose],
            "paying": PURPOSES[due.purpose],
            "space": state.board.spaces[due.space],
            "purse": purse(due.player),
            "tokens": due.player.tokens[due.resource],
            "wild": due.player.wild,
        }

    def legal(self, state: Raising, seat: int) -> list[int]:
        due = Due(state)
        answers: list[int] = []
        for wilds in range(min(due.need(), due.player.wild) + 1):
            if due.why_not_pay(wilds) is None:
                answers.append(pay_code(due.resource, wilds))
        for verb in (V_FAVOR, V_SHORT, V_LEAVE):
            if due.why_not_instead(state, verb) is None:
                answers.append(answer(verb, due.resource))
        if due.why_not_trade(state) is None:
            answers.append(V_TRADE)
        return answers

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        due = Due(state)
        verb = verb_of(code)
        if verb == V_TRADE:
            return due.why_not_trade(state)
        if first(code) != due.resource:
            is_needless = verb == V_FAVOR and not due.needs[first(code)]
            return NEEDLESS_FAVOR if is_needless else NOT_DUE
        if verb == V_PAY:
            return due.why_not_pay(0)
        if verb == V_PAY_WILD:
            return due.why_not_pay(second(code) + 1)
        return due.why_not_instead(state, verb)

    def default_answer(self, state: Raising, seat: int) -> int:
        due = Due(state)
        return default_payment(
            state, due.player, due.purpose, due.needs, due.resource, begun=due.begun
        )

    def plans(self, state: Raising, seat: int) -> list[list[int]]:
        due = Due(state)
        needs = [need if t >= due.resource else 0 for t, need in enumerate(due.needs)]
        give = 0 if due.begun else state.board.trade_give
        leavable = [due.is_leavable(state, resource) for resource in range(TYPES)]
        bill = Bill(due.player, due.purpose, needs, give, leavable)
        return best_plans(bill, self._default_plan(state, seat, bill))

    def _default_plan(self, state: Raising, seat: int, bill: Bill) -> Plan:
        """Follow the defaults to the end of the payment."""
        twin = state.copy()
        twin.log = None
        answers: list[int] = []
        depth = len(twin.stack)
        while len(twin.stack) >= depth and step_of(twin.stack[-1]) in (PAY, GIVE, TAKE):
            asked = step_of(twin.stack[-1])
            step = self if asked == PAY else GIVING if asked == GIVE else TAKING
            answers.append(step.default_answer(twin, seat))
            step.apply(twin, seat, answers[-1])
        player = twin.seats[seat]
        verbs = [verb_of(code) for code in answers]
        left = verbs.count(V_SHORT) + verbs.count(V_LEAVE)
        outcome = outcome_of(bill, player.tokens, player.wild, verbs.count(V_FAVOR), left)
        return Plan(answers, outcome, verbs.count(V_TRADE))

    def apply(self, state: Raising, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == V_TRADE:
            frame = state.stack[-1]
            state.push(GIVE, seat, arg2(frame), arg3(frame), progress(state.board.trade_give, 0))
            return
        due = Due(state)
        state.stack.pop()
        _settle(state, due, verb, second(code) + 1 if verb == V_PAY_WILD else 0)
        _push_from(state, due.purpose + BEGUN, seat, due.space, due.resource + 1)


def _settle(state: Raising, due: Due, verb: int, wilds: int) -> None:
    """Take what the player gives for one resource."""
    player, resource = due.player, due.resource
    if verb in (V_PAY, V_PAY_WILD):
        tokens = due.need() - wilds
        player.tokens[resource] -= tokens
        player.wild -= wilds
        state.emit(PAID, player.index, tokens, resource, wilds)
    elif verb == V_FAVOR:
        player.favor -= 1
        state.emit(FAVOR_PAID, player.index, resource)
    elif verb == V_SHORT:
        state.emit(SHORT, player.index, resource)
        impoverish(state, player.index)
    if due.purpose == FOR_SECTION:
        if verb == V_LEAVE:
            state.emit(SECTION_LEFT, player.index, resource)
        else:
            complete_section(state, player, resource)


def complete_section(state: Raising, player: Seat, resource: int) -> None:
    """R-FIN-06: a section of the personal project is complete."""
    player.sections |= 1 << resource
    state.emit(SECTION_DONE, player.index, resource)


class Due:
    """What the frame on top of the stack asks for."""

    def __init__(self, state: Raising) -> None:
        frame = state.stack[-1]
        self.player = state.seats[arg1(frame)]
        self.purpose = arg2(frame) % BEGUN
        self.begun = arg2(frame) >= BEGUN
        self.space = arg3(frame)
        self.resource = arg4(frame)
        self.needs = needs_of(state, self.player.index, self.purpose, self.space)

    def need(self) -> int:
        return self.needs[self.resource]

    def why_not_pay(self, wilds: int) -> Reason | None:
        """Return why the resource cannot be paid with that many wilds and tokens for the rest."""
        need = self.need()
        if wilds > need:
            return TOO_MANY_WILDS[self.purpose]
        if wilds > self.player.wild or need - wilds > self.player.tokens[self.resource]:
            return NOT_ENOUGH[self.purpose]
        if self.purpose == UPPER_LEFT and self._missing_later() > self.player.wild - wilds:
            return REST_UNPAID
        return None

    def _missing_later(self) -> int:
        """Return how many wilds the resources after this one need at least."""
        missing = 0
        for resource in range(self.resource + 1, TYPES):
            missing += max(0, self.needs[resource] - self.player.tokens[resource])
        return missing

    def why_not_instead(self, state: Raising, verb: int) -> Reason | None:
        """Return why the resource cannot be settled without paying for it."""
        if verb == V_FAVOR:
            return self._why_not_favor()
        if verb == V_LEAVE:
            return None if self.purpose == FOR_SECTION else NOT_LEFT
        if self.purpose != FOR_PROJECT:
            return NOT_SHORT
        return None if self.is_leavable(state, self.resource) else MUST_PAY

    def is_leavable(self, state: Raising, resource: int) -> bool:
        """Tell whether a resource can be left unpaid: short, or an unfinished section."""
        if self.purpose != FOR_PROJECT:
            return self.purpose == FOR_SECTION
        has_enough = self.player.tokens[resource] >= self.needs[resource]
        return not has_enough or state.options.free_poverty

    def _why_not_favor(self) -> Reason | None:
        if self.purpose == UPPER_LEFT:
            return FAVOR_UNFIT
        return None if self.player.favor else NO_FAVOR

    def why_not_trade(self, state: Raising) -> Reason | None:
        """Return why the player cannot trade before paying."""
        if self.begun:
            return TRADE_LATE
        give = state.board.trade_give
        if self.player.all_tokens() < give:
            return TOO_FEW
        needs = self.needs if self.purpose == UPPER_LEFT else None
        return None if can_finish(self.player, needs, give, give, 0) else UNPAYABLE
