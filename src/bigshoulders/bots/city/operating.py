"""Operating Phase: buy the right cubes, run what can run, sell well, pay.

Rules: sections 17 to 19.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.bots.city.action import chief_who_pays, with_verb
from bigshoulders.bots.city.cubes import CubePlan, lacking, plan_cubes, plan_for
from bigshoulders.bots.city.demand import best_place, revenue_of, rooms
from bigshoulders.bots.city.forecast import Evaluation
from bigshoulders.bots.city.prospect import prospect_of
from bigshoulders.games.city.box.components import Asset
from bigshoulders.games.city.ids import (
    HALF,
    NOBODY,
    V_DIVIDEND,
    V_DONE,
    V_END,
    V_EXHAUST,
    V_RUN,
    V_SHIP,
    V_WAY,
    V_WITHHOLD,
)
from bigshoulders.games.city.rules.phases.shipping import goods_price
from bigshoulders.games.city.rules.prices import dividend_steps, lowest
from bigshoulders.games.city.rules.shares import per_share
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, verb_of

_NEED: Final = 40  # a treasury with less than this can hardly pay for a turn


def plan_production(state: City, company: Company, *, may_order: bool) -> CubePlan | None:
    """Return the way to the cubes for as many factories as possible."""
    if company.charter.rules.ways:
        return best_way(state, company, may_order=may_order)[1]
    for last in range(prospect_of(state, company).staffed() - 1, state.runs - 1, -1):
        plan = plan_cubes(state, company, state.runs, last, may_order=may_order)
        if plan is not None:
            return plan
    return None


def best_way(state: City, company: Company, *, may_order: bool) -> tuple[int, CubePlan | None]:
    """Return the way of running that brings most, and the plan for its cubes (C-SPEC-03)."""
    best, chosen, best_plan = 0, NOBODY, None
    for index in range(len(company.charter.rules.ways)):
        plan = plan_for_way(state, company, index, may_order=may_order)
        if plan is None:
            continue
        net = way_revenue(state, company, index) - plan.cost
        if net > best:
            best, chosen, best_plan = net, index, plan
    return chosen, best_plan


def plan_for_way(state: City, company: Company, index: int, *, may_order: bool) -> CubePlan | None:
    """Return the plan for one way of running, or None if that is impossible."""
    way = company.charter.rules.ways[index]
    if state.runs or company.workers[0] < way.workers:
        return None
    spare = lacking(way.inputs, company.cubes)
    missing = lacking(company.cubes, way.inputs)
    return plan_for(state, company, missing, spare, may_order=may_order)


def way_revenue(state: City, company: Company, index: int) -> int:
    """Return what the goods of a way bring, with those in store."""
    rules = company.charter.rules
    way = rules.ways[index]
    price = way.price + rules.pair_bonus * (company.salespeople // 2) + state.price_bonus
    goods = company.goods + company.bonus_goods + way.goods
    return revenue_of(state, rooms(state, company.charter.industry), goods, price)


def next_step(outlook: Evaluation, answers: list[int], *, may_order: bool) -> int | None:
    """Return the next answer on the way to production, or None."""
    state = outlook.state
    plan = plan_production(state, state.companies[state.operating], may_order=may_order)
    if plan is not None and plan.steps and plan.steps[0] in answers:
        return plan.steps[0]
    return None


def buy_cubes(outlook: Evaluation, answers: list[int]) -> int:
    """Buy exactly what the factories need."""
    step = next_step(outlook, answers, may_order=True)
    if step is None:
        step = free_asset(outlook, answers)
    if step is None:
        step = chief_for_now(outlook, answers)
    return answer(V_DONE) if step is None else step


def chief_for_now(outlook: Evaluation, answers: list[int]) -> int | None:
    """Return a Chief who brings a good to sell at once, or is worth his pay in later decades."""
    for code in with_verb(answers, V_EXHAUST):
        if outlook.state.box.assets[first(code)].ability.goods:
            return code
    return chief_who_pays(outlook, answers)


def free_asset(outlook: Evaluation, answers: list[int]) -> int | None:
    """Return an answer that uses an asset which costs nothing and brings cubes or appeal."""
    for code in answers:
        if verb_of(code) == V_EXHAUST:
            asset = outlook.state.box.assets[first(code)]
            if not asset.cost and (any(asset.ability.cubes) or asset.ability.appeal):
                return code
    return None


def produce(outlook: Evaluation, answers: list[int]) -> int:
    """Run every factory that can run; trade for what a manager did not bring."""
    for code in answers:
        if verb_of(code) == V_RUN:
            return code
    may_order = outlook.state.options.buy_while_producing
    step = next_step(outlook, answers, may_order=may_order)
    if step is None and with_verb(answers, V_WAY):
        state = outlook.state
        way = best_way(state, state.companies[state.operating], may_order=may_order)[0]
        return answer(V_WAY, max(0, way))
    return answer(V_DONE) if step is None else step


def sell_goods(outlook: Evaluation, answers: list[int]) -> int:
    """Sell at full price first; at half price only where it helps."""
    state = outlook.state
    company = state.companies[state.operating]
    offered = [first(code) for code in answers if verb_of(code) == V_SHIP]
    if not offered:
        return answer(V_DONE)
    place = best_place(state, company, offered)
    if place == HALF and not sells_at_half(outlook, company):
        return answer(V_DONE)
    return answer(V_SHIP, place)


def sells_at_half(outlook: Evaluation, company: Company) -> bool:
    """Tell whether to sell at half price: at the end, or if it moves the price further."""
    state = outlook.state
    if state.decade == state.board.decades or not state.shipped:
        return True
    price = state.price(company)
    half = goods_price(state, company) // 2
    most = state.revenue + company.goods * half
    return dividend_steps(state, price, most) > dividend_steps(state, price, state.revenue)


def pay_out(outlook: Evaluation, answers: list[int]) -> int:
    """Use catalogs, then pay unless the company is in need and the price hardly suffers."""
    for code in with_verb(answers, V_EXHAUST):
        asset = outlook.state.box.assets[first(code)]
        if asset.ability.revenue or sales_pay(outlook, asset):
            return code
    if V_DIVIDEND not in answers:
        return answer(V_WITHHOLD)
    return answer(V_DIVIDEND if dividend_is_better(outlook) else V_WITHHOLD)


def sales_pay(outlook: Evaluation, asset: Asset) -> bool:
    """Tell whether a Chief of Sales adds more to this turn's goods than he is paid (C-CHF-04)."""
    state = outlook.state
    added = asset.ability.price_per_good * (state.shipped - state.half_shipped)
    return added > asset.cost or (added > 0 and state.decade == state.board.decades)


def would_close(state: City, company: Company) -> bool:
    """Tell whether one step down leads to the closed space."""
    return company.price - 1 <= 0 and not lowest(state)


def dividend_is_better(outlook: Evaluation) -> bool:
    """Weigh the dividend and its price steps against money in the treasury."""
    state = outlook.state
    company = state.companies[state.operating]
    if would_close(state, company):
        return True
    revenue, track = state.revenue, state.board.stock_track
    shares = company.shares(outlook.seat)
    steps = dividend_steps(state, state.price(company), revenue)
    up = track[min(len(track) - 1, company.price + steps)]
    down = track[max(1, company.price - 1)]
    kept = outlook.weights.treasury[state.decade]
    owed = company.charter.rules.wage * sum(company.workers)
    need = 1.5 if company.treasury < _NEED + owed else 1.0
    paid = per_share(state.board, revenue)
    pays = paid * shares + (up - down) * shares + kept * need * paid * company.treasury_shares()
    return pays >= kept * need * revenue


def end_operating(outlook: Evaluation, answers: list[int]) -> int:
    """Use what lifts the price or brings something for nothing, then end the turn."""
    for code in answers:
        if verb_of(code) == V_EXHAUST:
            asset = outlook.state.box.assets[first(code)]
            if asset.ability.price_steps:
                return code
    free = free_asset(outlook, answers)
    if free is None:
        free = chief_who_pays(outlook, answers)
    return answer(V_END) if free is None else free
