"""Getting the cubes for a production: what is missing, and the cheapest way to it.

Rules: section 16, C-OP-20, C-MGR-02.
"""

from __future__ import annotations

from collections.abc import Sequence

from bigshoulders.bots.city.prospect import prospect_of
from bigshoulders.games.city.ids import (
    SPACE_X,
    SUPPLY_SPACES,
    TYPES,
    V_EXHAUST,
    V_ORDER,
    V_ORDER_ROW,
    V_TRADE,
)
from bigshoulders.games.city.rules.assets import is_ready
from bigshoulders.games.city.rules.supply import TRADE_GIVES
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer

_DEAR = 35  # what a cube costs that the chain does not offer, when nothing better is known


class CubePlan:
    """A way to the missing cubes: what it costs, and its answers in order."""

    def __init__(self, cost: int, steps: list[int]) -> None:
        self.cost = cost
        self.steps = steps


def offers(state: City, kind: int) -> list[int]:
    """Return the spaces of the chain that sell this cube, cheapest first, once per cube."""
    if state.chain:
        return list(range(state.chain[kind] - 1, -1, -1))
    spaces: list[int] = []
    for space in range(SUPPLY_SPACES - 1, SPACE_X, -1):
        spaces.extend([space] * state.supply[space * TYPES + kind])
    return spaces


def prices_of(state: City) -> tuple[int, ...]:
    """Return the prices of the spaces, or of the columns of the advanced supply chain."""
    return state.board.advanced_supply.prices if state.chain else state.board.supply_prices


class Chain:
    """What the supply chain asks for cubes at one moment."""

    def __init__(self, state: City) -> None:
        prices = prices_of(state)
        self.asked = [[prices[space] for space in offers(state, kind)] for kind in range(TYPES)]

    def dearest(self, kind: int, count: int) -> int:
        """Return the price of the dearest of so many cubes of one type."""
        asked = self.asked[kind]
        return asked[count - 1] if count <= len(asked) else _DEAR

    def cost(self, missing: Sequence[int]) -> int:
        """Return about what these cubes cost, whether or not the chain has them all now."""
        cost = 0
        for kind in range(TYPES):
            count = missing[kind]
            if count:
                asked = self.asked[kind]
                offered = min(count, len(asked))
                for place in range(offered):
                    cost += asked[place]
                cost += _DEAR * (count - offered)
        return cost


def lacking(cubes: Sequence[int], inputs: Sequence[int]) -> list[int]:
    """Return what is missing for one run."""
    return [max(0, inputs[kind] - cubes[kind]) for kind in range(TYPES)]


class Needs:
    """What some factories of a company lack, as the chain and Haymarket Square stand."""

    def __init__(self, state: City, chain: Chain, company: Company) -> None:
        self.state = state
        self.chain = chain
        self.company = company

    def missing(
        self, cubes: Sequence[int], managers: Sequence[int], first: int, last: int
    ) -> list[int]:
        """Return what factories `first` to `last` lack, after what managers will bring."""
        if self.company.charter.rules.ways:
            return lacking(cubes, prospect_of(self.state, self.company).inputs(0))
        factories = self.company.charter.factories
        missing = [0] * TYPES
        helped = False
        for factory in range(first, last + 1):
            printed = factories[factory]
            for kind in range(TYPES):
                missing[kind] += printed.inputs[kind]
            helped = helped or (factory < last and managers[factory] > 0)
        later = missing[:] if helped else missing
        for kind in range(TYPES):
            missing[kind] = max(0, missing[kind] - cubes[kind])
        if helped:
            self._expect_bonuses(missing, later, managers, first, last)
        return missing

    def _expect_bonuses(
        self, missing: list[int], later: list[int], managers: Sequence[int], first: int, last: int
    ) -> None:
        """Take off the cubes that managers bring for factories after theirs."""
        factories, haymarket = self.company.charter.factories, self.state.haymarket[:]
        for factory in range(first, last):
            printed = factories[factory]
            for kind in range(TYPES):
                later[kind] -= printed.inputs[kind]
                haymarket[kind] += printed.inputs[kind]
            for _i in range(printed.bonus_cubes if managers[factory] else 0):
                self._expect_bonus(missing, later, haymarket)

    def _expect_bonus(self, missing: list[int], later: list[int], haymarket: list[int]) -> None:
        """Take off one cube: of the dearest kind that is useful."""
        dearest, chosen = -1, -1
        for kind in range(TYPES):
            if missing[kind] and later[kind] and haymarket[kind]:
                price = self.chain.dearest(kind, missing[kind])
                if price > dearest:
                    dearest, chosen = price, kind
        if chosen >= 0:
            missing[chosen] -= 1
            haymarket[chosen] -= 1


class _Shopping:
    """A plan in the making, with what is left on offer."""

    def __init__(
        self, state: City, company: Company, missing: Sequence[int], spare: list[int]
    ) -> None:
        self.state = state
        self.company = company
        self.missing = list(missing)
        self.spare = spare
        self.prices = prices_of(state)
        self.dear = min(_DEAR, self.prices[SPACE_X + 1])
        self.haymarket = state.haymarket[:]
        self.chain = [offers(state, kind) for kind in range(TYPES)]
        self.cost = 0
        self.steps: list[int] = []
        self.trades: list[int] = []

    def price(self, space: int) -> int:
        return self.prices[space]

    def use_assets(self) -> None:
        """Exhaust capital assets that bring something missing for less than the chain asks."""
        for asset in self.company.assets:
            printed = self.state.box.assets[asset]
            if not any(printed.ability.cubes) or not is_ready(self.company, asset):
                continue
            brought = [
                min(printed.ability.cubes[kind], self.missing[kind], self.haymarket[kind])
                for kind in range(TYPES)
            ]
            if any(brought) and printed.cost < Chain(self.state).cost(brought):
                self.cost += printed.cost
                self.steps.append(answer(V_EXHAUST, asset))
                for kind in range(TYPES):
                    self.missing[kind] -= brought[kind]
                    self.haymarket[kind] -= brought[kind]

    def order_direct(self) -> None:
        """Buy what the chain has, unless a trade for it is cheaper."""
        for kind in range(TYPES):
            while self.missing[kind] and self.chain[kind]:
                price = self.price(self.chain[kind][0])
                pair = self.pair_for(kind) if price >= self.dear else None
                if pair is not None and self.pair_cost(pair) < price:
                    break
                self.order(kind)
                self.missing[kind] -= 1

    def order(self, kind: int) -> None:
        space = self.chain[kind].pop(0)
        self.cost += self.price(space)
        is_row = bool(self.state.chain)
        self.steps.append(answer(V_ORDER_ROW, kind) if is_row else answer(V_ORDER, kind, space))

    def pair_cost(self, kind: int) -> int:
        """Return what it costs to have two spare cubes of a type, or too much if impossible."""
        wanted = max(0, TRADE_GIVES - self.spare[kind])
        if wanted > len(self.chain[kind]):
            return _DEAR * TRADE_GIVES
        return sum(self.price(space) for space in self.chain[kind][:wanted])

    def pair_for(self, kind: int) -> int | None:
        """Return the type that is cheapest to trade for a missing one."""
        if not self.haymarket[kind]:
            return None
        others = [each for each in range(TYPES) if each != kind and not self.missing[each]]
        best = min(others, key=self.pair_cost, default=None)
        if best is None or self.pair_cost(best) >= _DEAR * TRADE_GIVES:
            return None
        return best

    def trade_for(self, kind: int) -> bool:
        """Put together a pair and trade it for a missing cube."""
        given = self.pair_for(kind)
        if given is None:
            return False
        for _i in range(max(0, TRADE_GIVES - self.spare[given])):
            self.order(given)
            self.spare[given] += 1
        self.spare[given] -= TRADE_GIVES
        self.haymarket[given] += TRADE_GIVES
        self.haymarket[kind] -= 1
        self.missing[kind] -= 1
        self.trades.append(answer(V_TRADE, self.company.index, given, kind))
        return True

    def trade_rest(self) -> bool:
        """Trade for all that is still missing; False if that is impossible."""
        for kind in range(TYPES):
            while self.missing[kind]:
                if self.trade_for(kind):
                    continue
                if not self.chain[kind]:
                    return False
                self.order(kind)
                self.missing[kind] -= 1
        return True


def plan_cubes(
    state: City, company: Company, first: int, last: int, *, may_order: bool
) -> CubePlan | None:
    """Return the cheapest way found to run factories `first` to `last`, or None."""
    needs = Needs(state, Chain(state), company)
    missing = needs.missing(company.cubes, company.managers, first, last)
    spare = company.cubes[:]
    for factory in range(first, last + 1):
        for kind, count in enumerate(company.charter.factories[factory].inputs):
            spare[kind] = max(0, spare[kind] - count)
    return plan_for(state, company, missing, spare, may_order=may_order)


def plan_for(
    state: City, company: Company, missing: Sequence[int], spare: list[int], *, may_order: bool
) -> CubePlan | None:
    """Return the cheapest way found to the missing cubes; spare ones can be traded."""
    shopping = _Shopping(state, company, missing, spare)
    if not may_order or not company.charter.rules.takes_cubes:
        shopping.chain = [[] for _kind in range(TYPES)]
    shopping.use_assets()
    shopping.order_direct()
    if not shopping.trade_rest() or shopping.cost > company.treasury:
        return None
    return CubePlan(shopping.cost, shopping.steps + shopping.trades)
