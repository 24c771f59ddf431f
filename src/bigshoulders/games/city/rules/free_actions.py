"""Free actions: trade at Haymarket, exhaust an asset, discard an asset.

Rules: C-FREE, C-DP-50 to C-DP-52. On an action turn for any company the player directs, on an
operating turn for the operating company only. In advanced mode, where a company can be lost in the
Stock Phase, its assets may be discarded on the own stock turn.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.ids import (
    BUY_CUBES,
    END_OPERATING,
    NOBODY,
    PAY_OUT,
    PRODUCE,
    SHIP,
    TYPES,
    V_DISCARD,
    V_EXHAUST,
    V_TRADE,
)
from bigshoulders.games.city.rules.assets import (
    NOT_KEPT,
    exhaust,
    keeper,
    remove_asset,
    why_not_exhaust,
)
from bigshoulders.games.city.rules.supply import TRADE_GIVES, trade, why_not_trade
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, second, third, verb_of
from bigshoulders.kernel.refusal import IDLE, Reason
from bigshoulders.kernel.state import step_of

FREE_VERBS: Final[tuple[int, ...]] = (V_TRADE, V_EXHAUST, V_DISCARD)
# The steps of an operating turn at which they are offered: C-FREE-02.
OPERATING_STEPS: Final = frozenset((BUY_CUBES, PRODUCE, SHIP, PAY_OUT, END_OPERATING))

NOT_YOURS: Final = Reason(
    "not_yours", "C-FREE-01", "you're not the Director of {company}", standing=IDLE
)
NOT_OPERATING: Final = Reason(
    "not_operating", "C-FREE-02", "only the operating company may act in its operating turn"
)
NOT_YOURS_TO_DISCARD: Final = Reason("not_yours", "C-FREE-03", NOT_YOURS.text, standing=IDLE)
NO_DISCARD_HERE: Final = Reason(
    "no_discard_here",
    "C-FREE-03",
    "in the basic game, you can discard assets only on action and operating turns",
)


def free_actions(state: City, seat: int) -> list[int]:
    """Return every free action that the seat may take now."""
    answers: list[int] = []
    if state.operating != NOBODY:
        _add_free_actions(state, state.companies[state.operating], answers)
        return answers
    for company in state.companies:
        if company.director == seat:
            _add_free_actions(state, company, answers)
    return answers


def _add_free_actions(state: City, company: Company, answers: list[int]) -> None:
    for given, wanted in possible_trades(state, company):
        answers.append(answer(V_TRADE, company.index, given, wanted))
    for asset in company.assets:
        if why_not_exhaust(state, company, asset) is None:
            answers.append(answer(V_EXHAUST, asset))
        answers.append(answer(V_DISCARD, asset))


def possible_trades(state: City, company: Company) -> list[tuple[int, int]]:
    """Return the types that the company could give two cubes of and take one of."""
    found: list[tuple[int, int]] = []
    for given in range(TYPES):
        if company.cubes[given] < TRADE_GIVES:
            continue
        for wanted in range(TYPES):
            if why_not_trade(state, company, given, wanted) is None:
                found.append((given, wanted))
    return found


def may_trade_now(state: City) -> bool:
    """Tell whether the operating company is asked something that it may trade before."""
    return step_of(state.stack[-1]) in OPERATING_STEPS


def why_not_free(state: City, seat: int, code: int) -> Reason | None:
    """Return why this free action is not possible."""
    if verb_of(code) == V_TRADE:
        company = state.companies[first(code)]
        reason = _why_not_now(state, seat, company)
        return reason or why_not_trade(state, company, second(code), third(code))
    owner = keeper(state, first(code))
    if owner is None:
        return NOT_KEPT
    reason = _why_not_now(state, seat, owner)
    if reason is not None or verb_of(code) == V_DISCARD:
        return reason
    return why_not_exhaust(state, owner, first(code))


def _why_not_now(state: City, seat: int, company: Company) -> Reason | None:
    if state.operating != NOBODY:
        return None if state.operating == company.index else NOT_OPERATING
    return None if company.director == seat else NOT_YOURS


def take_free_action(state: City, code: int) -> None:
    """Carry out a free action; the step that offered it stays where it is."""
    if verb_of(code) == V_TRADE:
        trade(state, state.companies[first(code)], second(code), third(code))
        return
    company = keeper(state, first(code))
    if company is None:
        return
    if verb_of(code) == V_EXHAUST:
        exhaust(state, company, first(code))
    else:
        remove_asset(state, company, first(code))


# In the Stock Phase


def stock_discards(state: City, seat: int) -> list[int]:
    """Return every asset that the seat may discard on its stock turn (C-FREE-03)."""
    if not state.options.advanced:
        return []
    return [
        answer(V_DISCARD, asset) for company in state.companies_of(seat) for asset in company.assets
    ]


def why_not_stock_discard(state: City, seat: int, asset: int) -> Reason | None:
    """Return why the seat may not discard this asset on its stock turn."""
    if not state.options.advanced:
        return NO_DISCARD_HERE
    owner = keeper(state, asset)
    if owner is None:
        return NOT_KEPT
    return None if owner.director == seat else NOT_YOURS_TO_DISCARD
