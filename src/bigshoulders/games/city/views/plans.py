"""What it takes to run each factory of the company that operates, and what that would earn.

A plan counts what is certain: the cubes on sale, Haymarket Square, the goods and cubes of managers.
What assets, appeal and machines would add comes on top of it.

Rules: C-OP-20, C-OP-30, C-OP-33, C-HAY-01, C-MGR-02, C-DIV-02.
"""

from __future__ import annotations

from bigshoulders.games.city.box.components import RESOURCES, Factory
from bigshoulders.games.city.ids import (
    BUY_CUBES,
    PRODUCE,
    S_GOODS,
    TYPES,
    V_ORDER,
    V_ORDER_ROW,
    V_TRADE,
)
from bigshoulders.games.city.rules.phases.production import (
    gaps,
    gaps_in_way,
    goods_of_managers,
    has_its_managers,
    output,
)
from bigshoulders.games.city.rules.phases.shipping import goods_price, way_price
from bigshoulders.games.city.state import City, Company
from bigshoulders.games.city.views.cubes import cubes
from bigshoulders.games.city.views.earning import best_sale, paid, withheld
from bigshoulders.games.city.views.filling import (
    NO_WAY,
    Filling,
    missing_of,
    prices_of,
    search_for,
)
from bigshoulders.games.city.views.view_shapes import FactoryPlan, Trade
from bigshoulders.kernel.action import Language, answer
from bigshoulders.kernel.state import step_of


class Run:
    """Factories that would run, from the next one on: what they take and what they make."""

    def __init__(self, company: Company, first: int) -> None:
        self.company = company
        self.first = first
        self.last = first - 1
        self.needs: list[int] = [0] * TYPES
        self.gaps = 0
        self.goods = 0
        self.price = 0
        self.gifts = 0  # cubes that managers bring before the last factory runs
        self.usable: list[int] = [0] * TYPES  # of them, by type

    def add(self, state: City, index: int) -> None:
        """Add a factory to the right."""
        factory = self.company.charter.factories[index]
        if self.gifts:
            for kind in range(TYPES):
                there = state.haymarket[kind] + self.needs[kind]
                self.usable[kind] = min(there, self.usable[kind] + factory.inputs[kind])
        for kind in range(TYPES):
            self.needs[kind] += factory.inputs[kind]
        self.gaps += gaps(self.company, index)
        self.goods += output(self.company, index) + goods_of_managers(self.company, index)
        self.last = index

    def pass_on(self, factory: Factory, index: int) -> None:
        """Let the manager of a factory that ran bring cubes for those to its right."""
        if has_its_managers(self.company, index):
            self.gifts += factory.bonus_cubes


def would_earn(idle: int, plans: list[FactoryPlan]) -> int:
    """Return the revenue if the company runs what it can with what it has, and sells its goods."""
    ready = [plan["earns"] for plan in plans if plan["cost"] == 0 and not plan["answers"]]
    return ready[-1] if ready else idle


def idle_earns(state: City) -> int:
    """Return the revenue if no other factory runs, and all goods are sold."""
    if state.decided:
        return state.revenue
    company = state.companies[state.operating]
    goods = company.goods if state.produced else company.goods + company.bonus_goods
    return state.revenue + best_sale(state, company, goods, goods_price(state, company))


def plans(state: City, language: Language) -> list[FactoryPlan]:
    """Return for each factory that can still run the cheapest way to run all up to it."""
    company = state.companies[state.operating]
    if state.produced or state.decided:
        return []
    if company.charter.rules.ways:
        return [] if state.runs else [_best_way(state, company, language)]
    found: list[FactoryPlan] = []
    run = Run(company, state.runs)
    for index in range(state.runs, len(company.charter.factories)):
        run.add(state, index)
        run.price = goods_price(state, company)
        found.append(_plan(state, run, language))
        run.pass_on(company.charter.factories[index], index)
    return found


def _best_way(state: City, company: Company, language: Language) -> FactoryPlan:
    """Return the way that leaves most, one that cannot be only if there is no other."""
    found: list[FactoryPlan] = []
    for way in company.charter.rules.ways:
        run = Run(company, 0)
        run.last = 0
        run.needs = list(way.inputs)
        run.gaps = gaps_in_way(company, way)
        run.goods = way.goods + goods_of_managers(company, 0)
        run.price = way_price(state, company, way)
        found.append(_plan(state, run, language))
    return max(found, key=_left)


def _left(plan: FactoryPlan) -> int:
    return plan["earns"] - plan["cost"] if plan["cost"] is not None else -1


def _plan(state: City, run: Run, language: Language) -> FactoryPlan:
    company = run.company
    search = search_for(state, company, run.needs, can_buy=can_buy(state))
    search.gifts = run.gifts
    search.given = run.usable[:]
    filling = search.best(missing_of(company, run.needs))
    made = state.available(S_GOODS, run.goods + company.bonus_goods)
    goods = company.goods + made
    earns = state.revenue + best_sale(state, company, goods, run.price)
    cost = max(0, filling.cost)
    return {
        "factory": run.last + 1,
        "gaps": run.gaps,
        "cost": None if filling.cost == NO_WAY or run.gaps else filling.cost,
        "bought": cubes(filling.bought, 0),
        "trades": trades_told(filling.trades),
        "answers": [language.write(code) for code in _answers(state, company, filling)],
        "goods": goods,
        "earns": earns,
        "paid": paid(state, company, earns, cost) if goods and not state.unpaid else None,
        "withheld": withheld(state, company, earns, cost),
    }


def can_buy(state: City) -> bool:
    """Tell whether cubes can still be bought in this turn (C-RUL-67)."""
    steps = [step_of(frame) for frame in state.stack]
    return BUY_CUBES in steps or (PRODUCE in steps and state.options.buy_while_producing)


def _answers(state: City, company: Company, filling: Filling) -> list[int]:
    """Return the purchases, the cheapest cubes of each type, and then the trades."""
    codes: list[int] = []
    for kind in range(TYPES):
        for price in prices_of(state, kind)[: filling.bought[kind]]:
            if state.options.advanced_supply:
                codes.append(answer(V_ORDER_ROW, kind))
            else:
                space = state.board.supply_prices.index(price)
                codes.append(answer(V_ORDER, kind, space))
    for given, taken in filling.trades:
        codes.append(answer(V_TRADE, company.index, given, taken))
    return codes


def trades_told(trades: list[tuple[int, int]]) -> list[Trade]:
    """Return trades by the names of the types given and taken."""
    return [{"given": RESOURCES[given], "taken": RESOURCES[taken]} for given, taken in trades]
