"""The stack of steps in a position of City: how frames are written, and what follows what."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import NO_BONUS, RESOURCES
from bigshoulders.games.city.ids import (
    ACQUIRE,
    ACTION_NEXT,
    ACTION_PHASE,
    ACTION_TURN,
    ADVANCE,
    AFTER_PLACING,
    ASSET_DRAW,
    AUTOMATE,
    BATCH,
    BONUS,
    BONUS_GOODS,
    BUILDING_PHASE,
    BUY_CUBES,
    CHAIN_CUBE,
    CHAIN_DRAW,
    CHIEF_STAFF,
    CHOOSE,
    CLEANUP,
    CUBE_DRAW,
    DECADE,
    DEMAND_DRAW,
    DRAFT,
    EMERGENCY,
    END_OPERATING,
    EXCHANGE,
    FILL_CHAIN,
    FILL_SUPPLY,
    FIRST_CHOOSER,
    FIRST_COMPANY,
    GAIN_GOODS,
    GIVE_UP,
    HIRE,
    NOBODY,
    OPERATE_NEXT,
    OPERATING_PHASE,
    PASS_HANDS,
    PAY_OUT,
    PLACE_MANAGER,
    PLACE_PARTNER,
    PLACE_WORKER,
    PRODUCE,
    PROTECT_SALE,
    PROTECT_WITHHOLDING,
    REFILL,
    REMOVE,
    REPLACED,
    RESTOCK,
    RETURN_PARTNERS,
    REVEAL,
    SELL_DOWN,
    SETTLE_SALE,
    SHIP,
    STOCK_NEXT,
    STOCK_PHASE,
    STOCK_TURN,
    SUPPLY_SPACES,
    TAKE_CUBES,
    TURN_ORDER,
    WAGES,
)
from bigshoulders.games.city.state import City
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.positions.frames import BYTE, Frames, misplaced
from bigshoulders.kernel.step import Step

# What an effect may interrupt, and effects themselves
TURNS: Final[tuple[int, ...]] = (
    ACTION_TURN,
    AFTER_PLACING,
    BUY_CUBES,
    PRODUCE,
    BONUS_GOODS,
    SHIP,
    PAY_OUT,
    END_OPERATING,
)
EFFECTS: Final[tuple[int, ...]] = (
    HIRE,
    PLACE_MANAGER,
    PLACE_WORKER,
    AUTOMATE,
    REPLACED,
    TAKE_CUBES,
    TURN_ORDER,
    ACQUIRE,
    GIVE_UP,
    BONUS,
    ADVANCE,
    GAIN_GOODS,
    CHIEF_STAFF,
    EXCHANGE,
    CHAIN_CUBE,
)
# What follows a step on the stack; steps that are not listed follow from the phase
FOLLOWED_BY: Final[dict[int, tuple[int, ...]]] = {
    OPERATING_PHASE: (CLEANUP,),
    ACTION_PHASE: (OPERATING_PHASE,),
    BUILDING_PHASE: (ACTION_PHASE,),
    STOCK_PHASE: (BUILDING_PHASE,),
    FIRST_CHOOSER: (DECADE,),
    FIRST_COMPANY: (DECADE, FIRST_COMPANY),
    STOCK_NEXT: (BUILDING_PHASE,),
    STOCK_TURN: (STOCK_NEXT,),
    SELL_DOWN: (STOCK_NEXT, SELL_DOWN),
    BATCH: (STOCK_TURN, SELL_DOWN),
    SETTLE_SALE: (STOCK_TURN, SELL_DOWN),
    PROTECT_SALE: (SETTLE_SALE, PROTECT_SALE),
    REVEAL: (ACTION_PHASE,),
    CHOOSE: (REVEAL,),
    REMOVE: (),  # a part of CHOOSE
    PASS_HANDS: (CHOOSE, DRAFT),
    DRAFT: (PASS_HANDS,),
    ACTION_NEXT: (OPERATING_PHASE,),
    ACTION_TURN: (ACTION_NEXT,),
    PLACE_PARTNER: (ACTION_NEXT,),
    AFTER_PLACING: (ACTION_NEXT,),
    OPERATE_NEXT: (CLEANUP,),
    RESTOCK: (OPERATE_NEXT,),
    REFILL: (OPERATE_NEXT, RESTOCK),
    FILL_CHAIN: (OPERATE_NEXT,),
    CHAIN_DRAW: (FILL_CHAIN,),
    END_OPERATING: (REFILL, FILL_CHAIN),
    PROTECT_WITHHOLDING: (END_OPERATING,),
    PAY_OUT: (END_OPERATING,),
    SHIP: (PAY_OUT,),
    BONUS_GOODS: (SHIP,),
    PRODUCE: (SHIP,),
    BUY_CUBES: (PRODUCE,),
    WAGES: (BUY_CUBES,),
    EMERGENCY: (BUY_CUBES, WAGES),
    CUBE_DRAW: (FILL_SUPPLY,),
}
# What alone may come before a step that needs its answers
COMES_AFTER: Final[dict[int, tuple[int, ...]]] = {
    SETTLE_SALE: (PROTECT_SALE,),
    PASS_HANDS: (DRAFT,),
    REVEAL: (CHOOSE,),
    RESTOCK: (REFILL,),
}
LAST: Final[tuple[int, ...]] = (DECADE, CLEANUP, RETURN_PARTNERS)
FIRST: Final[tuple[int, ...]] = (DEMAND_DRAW, ASSET_DRAW, CUBE_DRAW, CHAIN_DRAW)
HOW: Final[tuple[str, ...]] = ("like", "unlike", "any", "chief")
TAKEN: Final[tuple[str, ...]] = ("nothing", *RESOURCES)


class CityFrames(Frames[City]):
    """The frames of City; seats and companies must be there before a stack is read."""

    def write_argument(self, state: City, kind: str, value: int) -> Json:
        if kind == "seat":
            return state.board.colors[value]
        if kind == "company":
            return state.companies[value].charter.key
        if kind == "how":
            return HOW[value]
        if kind == "resource":
            return RESOURCES[value]
        return TAKEN[value] if kind == "taken" else value

    def read_argument(self, node: Node, state: City, kind: str) -> int:
        if kind == "seat":
            return node.index_in(state.board.colors[: len(state.seats)])
        if kind == "company":
            return _read_company(node, state)
        if kind == "how":
            return node.index_in(HOW)
        if kind == "resource":
            return node.index_in(RESOURCES)
        if kind == "taken":
            return node.index_in(TAKEN)
        if kind == "bonus":
            return _read_bonus(node, state)
        most = {"cell": len(state.demand) - 1, "chain": SUPPLY_SPACES - 1, "flag": 1}
        return node.whole(0, most.get(kind, BYTE))


def _read_company(node: Node, state: City) -> int:
    in_play = [company for company in state.companies if company.is_in_play()]
    place = node.index_in(tuple([company.charter.key for company in in_play]))
    return in_play[place].index


def _read_bonus(node: Node, state: City) -> int:
    space = node.whole(0, state.board.appeal_last)
    if state.board.appeal_bonus[space] == NO_BONUS:
        raise node.expected("a space of the appeal track with a bonus")
    return space


def out_of_order(pending: list[int], steps: tuple[Step[City], ...]) -> list[str]:
    """Return every step that does not follow another as it does in play."""
    found: list[str] = []
    top = len(pending) - 1
    for depth, step in enumerate(pending):
        key = steps[step].key
        below = NOBODY if depth == 0 else pending[depth - 1]
        above = NOBODY if depth == top else pending[depth + 1]
        if not _may_stand_on(step, below):
            found.append(misplaced(steps[step], below, steps))
        if step in COMES_AFTER and above != NOBODY and above not in COMES_AFTER[step]:
            found.append(f"{key} comes after {steps[above].key}")
        if step in FIRST and depth < top:
            found.append(f"{key} is not the first on the stack")
    return found


def _may_stand_on(step: int, below: int) -> bool:
    if below == NOBODY or step in LAST:
        return below == NOBODY and step in LAST
    if step in EFFECTS:
        return below in TURNS or below in EFFECTS
    return step not in FOLLOWED_BY or below in FOLLOWED_BY[step]
