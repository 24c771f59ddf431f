"""The advanced supply chain, with one row for each type of cube.

Rules: section 22.3.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import RESOURCES
from bigshoulders.games.city.events import (
    CHAIN_CUBE_TAKEN,
    CUBE_BOUGHT,
    CUBE_DRAWN,
    CUBES_RETURNED,
)
from bigshoulders.games.city.ids import (
    CHAIN_CUBE,
    CHAIN_DRAW,
    FILL_CHAIN,
    TYPES,
    V_DONE,
    V_DRAW,
    V_TAKE,
)
from bigshoulders.games.city.rules.bag import refill_bag
from bigshoulders.games.city.rules.director_step import DirectorStep
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, verb_of
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.state import arg1, arg2, arg3, arg4
from bigshoulders.kernel.step import AUTO, CHANCE_STEP, Step

MUST_TAKE: Final = Reason("must_take", "C-ACT-11", "you must take what the space gives")
BUYS_NO_CUBES: Final = Reason("buys_no_cubes", "C-SPEC-02", "{company} can't buy resources")
ROW_EMPTY: Final = Reason(
    "row_empty",
    "C-ADV-03",
    "there is no {resource} left to buy in the supply chain",
    standing=IDLE,
)
NOT_OFFERED: Final = Reason("not_offered", "C-ADV-08", "a different resource is offered")
CUBE_TOO_DEAR: Final = Reason(
    "cube_too_dear",
    "C-OP-20",
    "it costs ${cost}, and {company} has ${treasury}",
    lacks=("cost", "treasury"),
)


def push_chain_cubes(state: City, company: Company, missing: list[int], gained: int) -> None:
    """Ask for each missing cube that the chain still has, the first one on top."""
    left = state.chain[:]
    offered: list[int] = []
    for kind in missing:
        if left[kind]:
            left[kind] -= 1
            offered.append(kind)
    for place in range(len(offered) - 1, -1, -1):
        is_last = place == len(offered) - 1
        state.push(CHAIN_CUBE, company.index, offered[place], gained, 0 if is_last else 1)


class ChainCube(DirectorStep):
    """C-ADV-08: take a cube that Haymarket lacks from the chain, or do without.

    Frame: company, type, 1 if something was gained already, 1 if more cubes will be offered.
    """

    def __init__(self) -> None:
        super().__init__(
            "chain_cube",
            "C-ADV-08",
            "take 1 {resource} from the supply chain for {company}, free of charge?",
            (V_TAKE, V_DONE),
            ("company", "resource", "flag", "flag"),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        frame = state.stack[-1]
        take_it = answer(V_TAKE, arg2(frame))
        return [take_it, V_DONE] if arg3(frame) or arg4(frame) else [take_it]

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        if code in self.legal(state, seat):
            return None
        return MUST_TAKE if verb_of(code) == V_DONE else NOT_OFFERED

    def apply(self, state: City, seat: int, code: int) -> None:
        frame = state.stack.pop()
        gained = arg3(frame)
        if verb_of(code) == V_TAKE:
            take_from_chain(state, state.companies[arg1(frame)], arg2(frame))
            gained = 1
        if arg4(frame) and gained:
            below = state.stack.pop()
            state.push(CHAIN_CUBE, arg1(below), arg2(below), 1, arg4(below))

    def ask(self, state: City, seat: int) -> Facts:
        frame = state.stack[-1]
        return {
            "company": state.companies[arg1(frame)].charter.key,
            "resource": RESOURCES[arg2(frame)],
        }


def take_from_chain(state: City, company: Company, kind: int) -> None:
    """Take the cheapest cube of a row."""
    state.chain[kind] -= 1
    company.cubes[kind] += 1
    state.emit(CHAIN_CUBE_TAKEN, company.index, kind)


def chain_price(state: City, kind: int) -> int:
    """Return the price of the cheapest cube of a row, 0 if the row is empty."""
    count = state.chain[kind] if state.chain else 0
    return state.board.advanced_supply.prices[count - 1] if count else 0


def why_not_order_row(state: City, company: Company, kind: int) -> Reason | None:
    """Return why the company cannot buy from this row of the chain."""
    if not company.charter.rules.takes_cubes:
        return BUYS_NO_CUBES
    if not state.chain or not state.chain[kind]:
        return ROW_EMPTY
    return None if chain_price(state, kind) <= company.treasury else CUBE_TOO_DEAR


def order_from_row(state: City, company: Company, kind: int) -> None:
    """Buy the cheapest cube of a row (C-ADV-03)."""
    cost = chain_price(state, kind)
    state.company_pays_bank(company, cost)
    state.chain[kind] -= 1
    company.cubes[kind] += 1
    state.emit(CUBE_BOUGHT, company.index, kind, cost)


class FillChain(Step[City]):
    """C-ADV-04: draw for the leftmost empty column. Frame: 1 while drawing, cubes left."""

    def __init__(self) -> None:
        super().__init__("fill_chain", AUTO, "C-ADV-04", arguments=("flag", "count"))

    def run(self, state: City) -> None:
        frame = state.stack.pop()
        left = arg2(frame) if arg1(frame) else self.draws(state)
        if left and not sum(state.bag) and sum(state.haymarket) > 0:
            refill_bag(state)
        if left and sum(state.bag) > 0:
            state.push(FILL_CHAIN, 1, left - 1)
            state.push(CHAIN_DRAW)
        elif sum(state.aside):
            return_aside(state)

    def draws(self, state: City) -> int:
        """Return how many cubes the leftmost column that is empty in every row calls for."""
        draws = state.board.advanced_supply.draws
        column = max(state.chain)
        return draws[column] if column < len(draws) else 0


class ChainDraw(Step[City]):
    """Chance draws one cube for the chain; one without a space is put aside (C-RUL-102)."""

    def __init__(self) -> None:
        super().__init__("chain_draw", CHANCE_STEP, "C-ADV-04", "a cube is drawn", (V_DRAW,))

    def legal(self, state: City, seat: int) -> list[int]:
        return [answer(V_DRAW, kind) for kind in range(TYPES) if state.bag[kind]]

    def weights(self, state: City) -> list[int]:
        return [count for count in state.bag if count]

    def apply(self, state: City, seat: int, code: int) -> None:
        state.stack.pop()
        kind = first(code)
        state.bag[kind] -= 1
        is_full = state.chain[kind] >= len(state.board.advanced_supply.prices)
        target = state.aside if is_full else state.chain
        target[kind] += 1
        state.emit(CUBE_DRAWN, kind)
        if state.options.bag_refills_on_empty and not sum(state.bag):
            refill_bag(state)


def return_aside(state: City) -> None:
    """Put the cubes without a space back into the bag."""
    for kind in range(TYPES):
        state.bag[kind] += state.aside[kind]
        state.aside[kind] = 0
    state.emit(CUBES_RETURNED)
