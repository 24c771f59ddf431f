"""Production: factories run from left to right, managers give their bonus.

Rules: sections 17.3 and 17.4, C-SPEC-01, C-SPEC-03.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import Factory, Way
from bigshoulders.games.city.events import (
    RAN,
)
from bigshoulders.games.city.ids import (
    BANK,
    BONUS_GOODS,
    GAIN_GOODS,
    NOBODY,
    OF_CHOICE,
    S_GOODS,
    TYPES,
    V_DONE,
    V_ORDER,
    V_ORDER_ROW,
    V_RUN,
    V_WAY,
)
from bigshoulders.games.city.rules import appeal, automation, supply
from bigshoulders.games.city.rules.free_actions import (
    FREE_VERBS,
    free_actions,
    take_free_action,
    why_not_free,
)
from bigshoulders.games.city.rules.phases.action import gain_goods
from bigshoulders.games.city.rules.phases.buying import (
    ORDER_VERBS,
    add_orders,
    buy_cube,
    why_not_buy_cube,
)
from bigshoulders.games.city.rules.phases.operating_step import OperatingStep
from bigshoulders.games.city.rules.staff import NO_FACTORY, free_spaces
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, verb_of
from bigshoulders.kernel.refusal import IDLE, Reason
from bigshoulders.kernel.state import arg1, arg2
from bigshoulders.kernel.step import AUTO, Step

WRONG_FACTORY: Final = Reason(
    "wrong_factory",
    "C-OP-30",
    "factories run from left to right, each once: next is factory {next}",
)
NOT_STAFFED: Final = Reason(
    "not_staffed", "C-OP-30", "factory {factory} has {free} empty worker spaces"
)
NO_INPUTS: Final = Reason(
    "no_inputs", "C-OP-30", "factory {factory} needs {inputs}, and {company} has {cubes}"
)
BUYING_IS_OVER: Final = Reason(
    "buying_is_over",
    "C-RUL-67",
    "you can only buy resources before the first factory runs",
    standing=IDLE,
)
NO_WORKER: Final = Reason("no_worker", "C-RUL-109", "factory {factory} needs a worker to run")
CHOOSE_WAY: Final = Reason(
    "choose_way",
    "C-SPEC-03",
    "{company} runs with one of its methods",
    "choose a method, e.g. way 1",
)
NO_SUCH_WAY: Final = Reason(
    "no_such_way", "C-SPEC-03", "{company} can't use that method now", standing=IDLE
)
TOO_FEW_FOR_WAY: Final = Reason(
    "too_few_for_way", "C-RUL-99", "{company} doesn't have enough workers for method {way}"
)
NO_CUBES_FOR_WAY: Final = Reason(
    "no_cubes_for_way", "C-SPEC-03", "{company} has {cubes}, too little for method {way}"
)


class Produce(OperatingStep):
    """C-DP-62: run the factories from left to right, or stop."""

    def __init__(self) -> None:
        super().__init__(
            "produce",
            "C-OP-30",
            "{company} produces: run the next factory, or stop",
            (V_RUN, V_WAY, V_ORDER, V_ORDER_ROW, V_DONE, *FREE_VERBS),
        )
        self.goes_on = True

    def legal(self, state: City, seat: int) -> list[int]:
        company = state.companies[state.operating]
        answers = free_actions(state, seat)
        if why_not_run(state, company, state.runs) is None:
            answers.append(answer(V_RUN, state.runs))
        for way in range(len(company.charter.rules.ways)):
            if why_not_way(state, company, way) is None:
                answers.append(answer(V_WAY, way))
        if state.options.buy_while_producing:
            add_orders(state, company, answers)
        answers.append(V_DONE)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        verb, company = verb_of(code), state.companies[state.operating]
        if verb == V_RUN:
            return why_not_run(state, company, first(code))
        if verb == V_WAY:
            return why_not_way(state, company, first(code))
        if verb in ORDER_VERBS:
            if not state.options.buy_while_producing:
                return BUYING_IS_OVER
            return why_not_buy_cube(state, company, code)
        return None if verb == V_DONE else why_not_free(state, seat, code)

    def apply(self, state: City, seat: int, code: int) -> None:
        verb, company = verb_of(code), state.companies[state.operating]
        if verb == V_RUN:
            run_factory(state, company, first(code))
        elif verb == V_WAY:
            run_in_way(state, company, first(code))
        elif verb in ORDER_VERBS:
            buy_cube(state, company, code)
        elif verb == V_DONE:
            state.stack.pop()
            state.push(BONUS_GOODS)
        else:
            take_free_action(state, code)


def why_not_run(state: City, company: Company, factory: int) -> Reason | None:
    """Return why the company cannot run this factory now."""
    factories = company.charter.factories
    if factory >= len(factories):
        return NO_FACTORY
    if factory != state.runs:
        return WRONG_FACTORY
    if company.charter.rules.ways:
        return CHOOSE_WAY
    if gaps(company, factory):
        return NO_WORKER if company.charter.rules.goods_per_worker else NOT_STAFFED
    return None if has_cubes(company.cubes, factories[factory].inputs) else NO_INPUTS


def gaps(company: Company, factory: int) -> int:
    """Return how many jobs must still be filled before a factory can run (C-OP-30, C-RUL-109)."""
    if company.charter.rules.goods_per_worker:
        return 0 if company.workers[factory] else 1
    return free_spaces(company, factory)


def gaps_in_way(company: Company, way: Way) -> int:
    """Return how many workers are missing to run the only factory in this way (C-RUL-99)."""
    return max(0, way.workers - company.workers[0])


def has_cubes(cubes: list[int], inputs: tuple[int, ...]) -> bool:
    """Tell whether these cubes cover the inputs."""
    return all(cubes[kind] >= inputs[kind] for kind in range(TYPES))


def why_not_way(state: City, company: Company, way: int) -> Reason | None:
    """Return why the company cannot run its factory in this way (C-SPEC-03, C-RUL-99)."""
    ways = company.charter.rules.ways
    if way >= len(ways) or state.runs:
        return NO_SUCH_WAY
    if gaps_in_way(company, ways[way]):
        return TOO_FEW_FOR_WAY
    return None if has_cubes(company.cubes, ways[way].inputs) else NO_CUBES_FOR_WAY


def run_in_way(state: City, company: Company, way: int) -> None:
    """Run the only factory in one of its ways, which also sets the price of its goods."""
    state.way = way + 1
    chosen = company.charter.rules.ways[way]
    produce(state, company, 0, chosen.inputs, chosen.goods)


def run_factory(state: City, company: Company, index: int) -> None:
    """Run a factory as its charter shows it."""
    produce(state, company, index, company.charter.factories[index].inputs, output(company, index))


def produce(state: City, company: Company, index: int, inputs: tuple[int, ...], goods: int) -> None:
    """Pay the inputs into Haymarket, take the goods, then the manager's bonus (C-OP-31)."""
    for kind in range(TYPES):
        company.cubes[kind] -= inputs[kind]
        state.haymarket[kind] += inputs[kind]
    state.runs += 1
    made = state.available(S_GOODS, goods)
    company.goods += made
    state.stores[S_GOODS] -= made
    state.emit(RAN, company.index, index, made)
    if state.runs == len(company.charter.factories):
        earn_reserved_partner(state, company)
        if not state.options.buy_while_producing:
            state.stack.pop()
            state.push(BONUS_GOODS)
    factory = company.charter.factories[index]
    if has_its_managers(company, index):
        push_manager_bonus(state, company, factory)


def has_its_managers(company: Company, index: int) -> bool:
    """Tell whether a factory gives its bonus when it runs (C-MGR-01)."""
    slots = company.charter.factories[index].manager_slots
    return slots > 0 and company.managers[index] == slots


def goods_of_managers(company: Company, index: int) -> int:
    """Return the goods that a run brings by its manager's bonus (C-MGR-04)."""
    return company.charter.factories[index].bonus_goods if has_its_managers(company, index) else 0


def output(company: Company, index: int) -> int:
    """Return the goods of one run: one more if the factory is fully automated (C-AUTO-04)."""
    factory = company.charter.factories[index]
    if company.charter.rules.goods_per_worker:
        return company.charter.rules.goods_per_worker * company.workers[index]
    return factory.goods + 1 if is_fully_automated(company, index) else factory.goods


def is_fully_automated(company: Company, index: int) -> bool:
    """Tell whether every token of a factory is in use (C-AUTO-04)."""
    tokens = company.charter.factories[index].automation
    return tokens > 0 and company.automated[index] == tokens


def push_manager_bonus(state: City, company: Company, factory: Factory) -> None:
    """Cubes, then goods, then appeal (C-MGR-05): the last one goes on the stack first."""
    if factory.bonus_automate:
        automation.gain_automation(state, company, factory.bonus_automate)
    more = company.charter.rules.both_managers_appeal
    appeal.push_advance(state, company, factory.bonus_appeal + more)
    if factory.bonus_goods:
        state.push(GAIN_GOODS, company.index, factory.bonus_goods)
    supply.push_choice(state, company, OF_CHOICE, factory.bonus_cubes)


class GainGoods(Step[City]):
    """Goods of a manager's bonus."""

    def __init__(self) -> None:
        super().__init__("gain_goods", AUTO, "C-MGR-04", arguments=("company", "count"))

    def run(self, state: City) -> None:
        frame = state.stack.pop()
        gain_goods(state, state.companies[arg1(frame)], arg2(frame))


def earn_reserved_partner(state: City, company: Company) -> None:
    """Gain the reserved partner once all factories of its company ran (C-OP-34, C-DIR-09)."""
    player = state.seats[company.director]
    waits = player.reserved == BANK and not state.options.lost_partner_needs_founding
    if waits or player.reserved == company.index:
        player.reserved = NOBODY
        appeal.gain_partner(state, player.index)


class BonusGoods(Step[City]):
    """Production ends: each bonus-goods token yields one good (C-OP-33)."""

    def __init__(self) -> None:
        super().__init__("bonus_goods", AUTO, "C-OP-33")

    def run(self, state: City) -> None:
        state.stack.pop()
        state.produced = 1
        company = state.companies[state.operating]
        if company.bonus_goods:
            gain_goods(state, company, company.bonus_goods)
