"""The appeal track: advancing, stacking, and the bonuses on the way.

Rules: section 13.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import (
    AUTOMATION,
    BONUS_GOOD,
    BONUSES,
    NO_BONUS,
    PARTNER,
    PRICE_STEP,
    SALESPERSON,
    WORKER,
)
from bigshoulders.games.city.events import (
    APPEAL_MOVED,
    BONUS_CASHED,
    BONUS_TAKEN,
    PARTNER_GAINED,
)
from bigshoulders.games.city.ids import (
    ACTION,
    ADVANCE,
    AUTOMATE,
    BONUS,
    S_BONUS_GOODS,
    V_BONUS,
    V_CASH,
)
from bigshoulders.games.city.rules import automation, staff
from bigshoulders.games.city.rules.director_step import DirectorStep
from bigshoulders.games.city.rules.prices import highest, move_price
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import verb_of
from bigshoulders.kernel.refusal import Facts, Reason
from bigshoulders.kernel.state import arg1, arg2
from bigshoulders.kernel.step import AUTO, Step

PARTNER_GONE: Final = Reason(
    "partner_gone", "C-APP-06", "you have already gained the partner from this space"
)
AT_CAP: Final = Reason("at_cap", "C-PRICE-02", "the share price is already at its highest space")
NO_TOKEN: Final = Reason(
    "no_token", "C-RUL-38", "there are no bonus goods tokens left in the supply"
)


def advance(state: City, company: Company, steps: int) -> None:
    """Move a company up, on top of its new space, and ask for each bonus entered."""
    before = company.appeal
    after = min(before + steps, state.board.appeal_last)
    company.appeal = after
    order = state.appeal_order
    order.remove(company.index)
    place = 0
    while place < len(order) and state.companies[order[place]].appeal > after:
        place += 1
    order.insert(place, company.index)
    state.emit(APPEAL_MOVED, company.index, before, after)
    bonuses = state.board.appeal_bonus
    for space in range(after, before, -1):  # the lowest is asked first, so it goes on top
        if bonuses[space] != NO_BONUS:
            state.push(BONUS, company.index, space)


def enter_track(state: City, company: Company) -> None:
    """Put a new company on its starting space, below the tokens there (C-FND-04)."""
    company.appeal = company.charter.start_appeal
    order = state.appeal_order
    place = 0
    while place < len(order) and state.companies[order[place]].appeal >= company.appeal:
        place += 1
    order.insert(place, company.index)


class Advance(Step[City]):
    """Appeal that follows something else: move the token now."""

    def __init__(self) -> None:
        super().__init__("advance", AUTO, "C-APP-04", arguments=("company", "count"))

    def run(self, state: City) -> None:
        frame = state.stack.pop()
        advance(state, state.companies[arg1(frame)], arg2(frame))


def push_advance(state: City, company: Company, steps: int) -> None:
    """Let a company advance once everything above on the stack is done."""
    if steps:
        state.push(ADVANCE, company.index, steps)


class Bonus(DirectorStep):
    """C-DP-40: the Director takes the bonus of an entered space, or cash for the treasury."""

    def __init__(self) -> None:
        super().__init__(
            "appeal_bonus",
            "C-APP-05",
            "{company} reaches appeal {space}: take the bonus ({gain}) or ${amount}?",
            (V_BONUS, V_CASH),
            ("company", "bonus"),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        frame = state.stack[-1]
        company = state.companies[arg1(frame)]
        if why_not_bonus(state, company, arg2(frame)) is None:
            return [V_BONUS, V_CASH]
        return [V_CASH]

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        if verb_of(code) == V_CASH:
            return None
        frame = state.stack[-1]
        return why_not_bonus(state, state.companies[arg1(frame)], arg2(frame))

    def apply(self, state: City, seat: int, code: int) -> None:
        frame = state.stack.pop()
        company, space = state.companies[arg1(frame)], arg2(frame)
        if verb_of(code) == V_BONUS:
            take_bonus(state, company, state.board.appeal_bonus[space])
        else:
            amount = cash_instead(state, company, space)
            state.bank_pays_company(company, amount)
            state.emit(BONUS_CASHED, company.index, amount)

    def ask(self, state: City, seat: int) -> Facts:
        frame = state.stack[-1]
        company, space = state.companies[arg1(frame)], arg2(frame)
        return {
            "company": company.charter.key,
            "space": space,
            "bonus": BONUSES[state.board.appeal_bonus[space]],
            "gain": BONUS_NAMES[state.board.appeal_bonus[space]],
            "amount": cash_instead(state, company, space),
        }


BONUS_NAMES: Final[tuple[str, ...]] = (
    "nothing",
    "a worker",
    "a salesperson",
    "automate a worker",
    "a partner",
    "an extra good",
    "share price up",
)


def why_not_bonus(state: City, company: Company, space: int) -> Reason | None:
    """Return why the bonus of a space cannot be taken, or None if it can."""
    bonus = state.board.appeal_bonus[space]
    if bonus == WORKER:
        return staff.why_no_worker(state, company)
    if bonus == SALESPERSON:
        return staff.why_no_salesperson(state, company)
    if bonus == AUTOMATION:
        return automation.why_no_automation(company, 1)
    if bonus == PARTNER:
        return None if state.seats[company.director].appeal_partner else PARTNER_GONE
    if bonus == PRICE_STEP:
        return AT_CAP if company.price >= highest(state) else None
    return None if state.available(S_BONUS_GOODS, 1) else NO_TOKEN


def take_bonus(state: City, company: Company, bonus: int) -> None:
    """Give a company the bonus it chose (C-APP-06)."""
    state.emit(BONUS_TAKEN, company.index, bonus)
    if bonus == WORKER:
        staff.gain_workers(state, company, 1)
    elif bonus == SALESPERSON:
        staff.gain_salespeople(state, company, 1)
    elif bonus == AUTOMATION:
        state.push(AUTOMATE, company.index, 1)
    elif bonus == PARTNER:
        seat = state.seats[company.director]
        seat.appeal_partner = 0
        gain_partner(state, seat.index)
        if state.phase == ACTION:  # in the Operating Phase it is ready next decade (C-RUL-110)
            seat.ready += 1
    elif bonus == BONUS_GOOD:
        company.bonus_goods += 1
        state.stores[S_BONUS_GOODS] -= 1
    else:
        move_price(state, company, 1)


def gain_partner(state: City, seat: int) -> None:
    """Make one more partner usable."""
    state.seats[seat].partners += 1
    state.emit(PARTNER_GAINED, seat)


def cash_instead(state: City, company: Company, space: int) -> int:
    """Return the cash in place of a bonus (C-APP-05, C-RUL-57)."""
    is_partner = state.board.appeal_bonus[space] == PARTNER
    if is_partner and not state.seats[company.director].appeal_partner:
        return state.options.repeat_partner_cash
    return state.board.bonus_cash
