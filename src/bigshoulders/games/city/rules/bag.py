"""The bag, and how the supply chain is filled from it.

Rules: C-SUP-03, C-SUP-08.
"""

from __future__ import annotations

from bigshoulders.games.city.events import (
    BAG_REFILLED,
    CHAIN_MOVED,
    CUBE_DRAWN,
    HAYMARKET_RESTOCKED,
)
from bigshoulders.games.city.ids import (
    CUBE_DRAW,
    FILL_CHAIN,
    FILL_SUPPLY,
    REFILL,
    RESTOCK,
    SPACE_X,
    SUPPLY_SPACES,
    TYPES,
    V_DRAW,
)
from bigshoulders.games.city.state import City
from bigshoulders.kernel.action import answer, first
from bigshoulders.kernel.state import arg1, arg2, arg3, step_of
from bigshoulders.kernel.step import AUTO, CHANCE_STEP, Step


class Refill(Step[City]):
    """C-SUP-03: whole piles move into empty spaces; an empty X space is drawn for."""

    def __init__(self) -> None:
        super().__init__("refill", AUTO, "C-SUP-03")

    def run(self, state: City) -> None:
        for space in range(SUPPLY_SPACES - 1, SPACE_X, -1):
            if not state.cubes_at(space):
                move_pile(state, space - 1, space)
        if not state.cubes_at(SPACE_X) and sum(state.bag) + sum(state.haymarket) > 0:
            state.push(FILL_SUPPLY, SPACE_X, state.board.draws[state.decade])
            return
        if not self.stuck(state):
            return
        state.stack.pop()

    def stuck(self, state: City) -> bool:
        """Tell whether nothing can move any more."""
        for space in range(SPACE_X, SUPPLY_SPACES - 1):
            if state.cubes_at(space) and not state.cubes_at(space + 1):
                return False
        return True


def move_pile(state: City, source: int, target: int) -> None:
    """Move all cubes of one space to the next cheaper one."""
    if not state.cubes_at(source):
        return
    for kind in range(TYPES):
        state.supply[target * TYPES + kind] += state.supply[source * TYPES + kind]
        state.supply[source * TYPES + kind] = 0
    state.emit(CHAIN_MOVED)


class FillSupply(Step[City]):
    """Draw cubes for a space. Frame: space, how many are left, whether the bag was refilled."""

    def __init__(self) -> None:
        super().__init__("fill_supply", AUTO, "C-SUP-08", arguments=("chain", "count", "flag"))

    def run(self, state: City) -> None:
        frame = state.stack.pop()
        space, left, refilled = arg1(frame), arg2(frame), arg3(frame)
        if left and not sum(state.bag) and sum(state.haymarket) > 0:
            refill_bag(state)
            refilled = 1
        if left and sum(state.bag) > 0:
            state.push(FILL_SUPPLY, space, left - 1, refilled)
            state.push(CUBE_DRAW, space)
        elif refilled:
            restock_when_all_is_filled(state)


def restock_when_all_is_filled(state: City) -> None:
    """Restock Haymarket once the whole refill is finished, not after each space (C-SUP-08)."""
    below = state.stack[-1]
    if step_of(below) == FILL_SUPPLY:
        state.stack.pop()
        state.push(FILL_SUPPLY, arg1(below), arg2(below), 1)
    elif step_of(below) == REFILL:
        state.stack.pop()
        if step_of(state.stack[-1]) != RESTOCK:
            state.push(RESTOCK)
        state.push(REFILL)
    else:
        restock_haymarket(state)


class Restock(Step[City]):
    """C-SUP-08: after a refill for which the bag took all of Haymarket, cubes return there."""

    def __init__(self) -> None:
        super().__init__("restock", AUTO, "C-SUP-08")

    def run(self, state: City) -> None:
        state.stack.pop()
        restock_haymarket(state)


class CubeDraw(Step[City]):
    """Chance draws one cube from the bag."""

    def __init__(self) -> None:
        super().__init__(
            "cube_draw", CHANCE_STEP, "C-SUP-03", "a cube is drawn", (V_DRAW,), arguments=("chain",)
        )

    def legal(self, state: City, seat: int) -> list[int]:
        return [answer(V_DRAW, kind) for kind in range(TYPES) if state.bag[kind]]

    def weights(self, state: City) -> list[int]:
        return [count for count in state.bag if count]

    def apply(self, state: City, seat: int, code: int) -> None:
        space, kind = arg1(state.stack.pop()), first(code)
        state.bag[kind] -= 1
        state.supply[space * TYPES + kind] += 1
        state.emit(CUBE_DRAWN, kind)
        if state.options.bag_refills_on_empty and not sum(state.bag):
            _refill_at_once(state)


def _refill_at_once(state: City) -> None:
    """[`bag_refill`=on_empty] Refill the bag; the draw under way remembers it."""
    refill_bag(state)
    frame = state.stack.pop()
    state.push(FILL_SUPPLY, arg1(frame), arg2(frame), 1)


def refill_bag(state: City) -> None:
    """Put all cubes of Haymarket into the bag."""
    for kind in range(TYPES):
        state.bag[kind] += state.haymarket[kind]
        state.haymarket[kind] = 0
    state.emit(BAG_REFILLED)


def restock_haymarket(state: City) -> None:
    """Put cubes of each type back into Haymarket, as far as the bag has them (C-RUL-85)."""
    for kind in range(TYPES):
        count = min(state.board.haymarket_start[kind], state.bag[kind])
        state.bag[kind] -= count
        state.haymarket[kind] += count
    state.emit(HAYMARKET_RESTOCKED)


def push_refill(state: City) -> None:
    """Refill the supply chain at the end of an operating turn."""
    state.push(FILL_CHAIN if state.options.advanced_supply else REFILL)
