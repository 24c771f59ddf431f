"""Cubes that companies take, trade and buy.

Rules: section 16, C-SPC-12, C-SPC-13, C-MGR-02.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.events import (
    CUBE_BOUGHT,
    CUBE_TAKEN,
    TRADED,
)
from bigshoulders.games.city.ids import (
    CHIEF,
    LIKE,
    OF_CHOICE,
    SPACE_X,
    TAKE_CUBES,
    TYPES,
    UNLIKE,
    V_DONE,
    V_TAKE,
)
from bigshoulders.games.city.rules.chain import (
    BUYS_NO_CUBES,
    CUBE_TOO_DEAR,
    MUST_TAKE,
    push_chain_cubes,
    take_from_chain,
)
from bigshoulders.games.city.rules.director_step import DirectorStep
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, verb_of
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.state import arg1, arg2, arg3, arg4

TRADE_GIVES: Final = 2
NOT_IN_HAYMARKET: Final = Reason(
    "not_in_haymarket", "C-SPC-12", "Haymarket Square has no {resource}"
)
A_FULLER_TYPE: Final = Reason(
    "fuller_type",
    "C-ACT-11",
    "Haymarket Square has {haymarket} {resource}; you must take a type that has more",
)
SAME_TYPE: Final = Reason("same_type", "C-SPC-13", "the resources must be of different types")
NO_PAIR: Final = Reason(
    "no_pair",
    "C-HAY-01",
    "a trade costs two resources of one type; {company} has {owned} {resource}",
)
TRADE_OTHER_TYPE: Final = Reason(
    "trade_other_type", "C-HAY-04", "you must take a different type from the one you give"
)
NOTHING_TO_TRADE_FOR: Final = Reason(
    "not_in_haymarket", "C-HAY-01", "Haymarket Square has no {wanted}"
)
NO_SUCH_CUBE: Final = Reason(
    "no_such_cube",
    "C-SUP-01",
    "there is no {resource} at ${cost} in the supply chain",
    standing=IDLE,
)
NOT_FOR_SALE: Final = Reason(
    "not_for_sale", "C-SUP-01", "cubes on the X space aren't for sale", standing=IDLE
)


def haymarket_has_any(state: City, cubes: tuple[int, ...]) -> bool:
    """Tell whether Haymarket has at least one of these cubes."""
    return any(cubes[kind] and state.haymarket[kind] for kind in range(TYPES))


def building_has(state: City, kind: int) -> int:
    """Return how many cubes of a type a building can give: from Haymarket, then the chain."""
    return state.haymarket[kind] + state.chain[kind] if state.chain else state.haymarket[kind]


def building_has_any(state: City, cubes: tuple[int, ...]) -> bool:
    """Tell whether a building can give at least one of these cubes."""
    return any(cubes[kind] and building_has(state, kind) for kind in range(TYPES))


def take(state: City, company: Company, kind: int, count: int) -> None:
    """Move cubes of one type from Haymarket to a company, as far as there are."""
    count = min(count, state.haymarket[kind])
    if count:
        state.haymarket[kind] -= count
        company.cubes[kind] += count
        state.emit(CUBE_TAKEN, company.index, kind, count)


def take_fixed(state: City, company: Company, cubes: tuple[int, ...]) -> None:
    """Take the listed cubes; missing ones are lost (C-SPC-12)."""
    for kind in range(TYPES):
        if cubes[kind]:
            take(state, company, kind, cubes[kind])


def take_for_building(state: City, company: Company, cubes: tuple[int, ...]) -> None:
    """Take the listed cubes; what Haymarket lacks may come from the chain (C-ADV-05)."""
    before = sum(company.cubes)
    missing = [
        kind for kind in range(TYPES) for _i in range(max(0, cubes[kind] - state.haymarket[kind]))
    ]
    take_fixed(state, company, cubes)
    if state.chain:
        push_chain_cubes(state, company, missing, 1 if sum(company.cubes) > before else 0)


class TakeCubes(DirectorStep):
    """C-DP-36: choose cubes from Haymarket. Frame: company, how, how many, first type plus 1."""

    def __init__(self) -> None:
        super().__init__(
            "take_cubes",
            "C-SPC-13",
            "take resources from Haymarket Square for {company}: which type?",
            (V_TAKE, V_DONE),
            ("company", "how", "count", "taken"),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        frame = state.stack[-1]
        answers: list[int] = []
        for kind in range(TYPES):
            if why_not_take(state, frame, kind) is None:
                answers.append(answer(V_TAKE, kind))
        if not answers or may_stop(state, frame):
            answers.append(V_DONE)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        frame = state.stack[-1]
        if verb_of(code) == V_TAKE:
            return why_not_take(state, frame, first(code))
        return None if code in self.legal(state, seat) else MUST_TAKE

    def apply(self, state: City, seat: int, code: int) -> None:
        frame = state.stack.pop()
        if verb_of(code) == V_DONE:
            return
        company, how, count = state.companies[arg1(frame)], arg2(frame), arg3(frame)
        kind = first(code)
        if how == LIKE:
            take_like(state, company, kind, count)
            return
        if state.haymarket[kind]:
            take(state, company, kind, 1)
        else:
            take_from_chain(state, company, kind)
        if count > 1:
            state.push(TAKE_CUBES, company.index, how, count - 1, kind + 1)

    def ask(self, state: City, seat: int) -> Facts:
        frame = state.stack[-1]
        return {
            "company": state.companies[arg1(frame)].charter.key,
            "how": ("like", "unlike", "any", "any")[arg2(frame)],
            "count": arg3(frame),
        }


def why_not_take(state: City, frame: int, kind: int) -> Reason | None:
    """Return why this type cannot be chosen; the space must give all it can (C-ACT-11)."""
    how = arg2(frame)
    if how in (OF_CHOICE, CHIEF):
        return None if state.haymarket[kind] else NOT_IN_HAYMARKET
    there = building_has(state, kind)
    if not there:
        return NOT_IN_HAYMARKET
    if how == UNLIKE:
        return SAME_TYPE if arg4(frame) == kind + 1 else None
    if there >= arg3(frame):
        return None
    fullest = max([building_has(state, other) for other in range(TYPES)])
    return A_FULLER_TYPE if fullest > there else None


def may_stop(state: City, frame: int) -> bool:
    """Tell whether the Director may take no more: manager cubes, and cubes of the chain."""
    if arg2(frame) == OF_CHOICE:
        return True
    if arg2(frame) != UNLIKE or not arg4(frame):
        return False
    others = [kind for kind in range(TYPES) if kind + 1 != arg4(frame)]
    return not any(state.haymarket[kind] for kind in others)


def take_like(state: City, company: Company, kind: int, count: int) -> None:
    """Take cubes of one type from Haymarket; the chain may give what is missing."""
    found = state.haymarket[kind]
    take(state, company, kind, count)
    if state.chain and found < count:
        push_chain_cubes(state, company, [kind] * (count - found), 1 if found else 0)


def push_choice(state: City, company: Company, how: int, count: int) -> None:
    """Let the Director choose that many cubes from Haymarket, if there are any.

    A Chief's cube comes after the rest of the ability, which may put cubes there.
    """
    reachable = sum(state.haymarket)
    if how in (LIKE, UNLIKE):
        reachable += sum(state.chain)
    if count and (reachable or how == CHIEF):
        state.push(TAKE_CUBES, company.index, how, count)


def why_not_trade(state: City, company: Company, given: int, wanted: int) -> Reason | None:
    """Return why two cubes of one type cannot be traded for one of the other."""
    if company.cubes[given] < TRADE_GIVES:
        return NO_PAIR
    if given == wanted and not state.options.trade_same_type:
        return TRADE_OTHER_TYPE
    return None if state.haymarket[wanted] else NOTHING_TO_TRADE_FOR


def trade(state: City, company: Company, given: int, wanted: int) -> None:
    """Put two cubes into Haymarket and take one that was there before."""
    company.cubes[given] -= TRADE_GIVES
    state.haymarket[wanted] -= 1
    state.haymarket[given] += TRADE_GIVES
    company.cubes[wanted] += 1
    state.emit(TRADED, company.index, given, wanted)


def why_not_order(state: City, company: Company, kind: int, space: int) -> Reason | None:
    """Return why the company cannot buy this cube from the supply chain."""
    if not company.charter.rules.takes_cubes:
        return BUYS_NO_CUBES
    if space == SPACE_X:
        return NOT_FOR_SALE
    if not state.supply[space * TYPES + kind]:
        return NO_SUCH_CUBE
    return None if state.board.supply_prices[space] <= company.treasury else CUBE_TOO_DEAR


def order(state: City, company: Company, kind: int, space: int) -> None:
    """Buy one cube from the supply chain."""
    cost = state.board.supply_prices[space]
    state.company_pays_bank(company, cost)
    state.supply[space * TYPES + kind] -= 1
    company.cubes[kind] += 1
    state.emit(CUBE_BOUGHT, company.index, kind, cost)
