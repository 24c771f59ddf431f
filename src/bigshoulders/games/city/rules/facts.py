"""The numbers that a refusal may mention, by the verb of the refused answer."""

from __future__ import annotations

from bigshoulders.games.city.box.components import DIRECTOR, RESOURCES, Charter
from bigshoulders.games.city.ids import (
    NOBODY,
    V_ACQUIRE,
    V_BUY,
    V_DISCARD,
    V_EXHAUST,
    V_FOUND,
    V_ORDER,
    V_ORDER_ROW,
    V_PLACE,
    V_SELL,
    V_TAKE,
    V_TRADE,
)
from bigshoulders.games.city.language import VERBS
from bigshoulders.games.city.rules import assets
from bigshoulders.games.city.rules.chain import chain_price
from bigshoulders.games.city.rules.phases.founding import founding_cost
from bigshoulders.games.city.rules.staff import free_spaces
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import Language, first, second, third, verb_of
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.state import arg1, arg2


def facts(state: City, language: Language, seat: int, code: int) -> Facts:
    """Collect every number that could explain why this answer is refused."""
    found: Facts = {
        "seat": language.key("seat", seat),
        "decade": state.decade,
        "limit": state.limit(),
        "most_shares": state.board.most_shares,
        "director_shares": state.board.shares_of_kind[DIRECTOR],
        "found_from_decade": state.options.found_from_decade,
        "hire_price": state.board.hire_price[state.market],
        "cash": state.seats[seat].cash,
        "certificates": state.seats[seat].certificates,
    }
    _name_arguments(found, language, code)
    company = _company_in_question(state, code)
    if company is not None:
        _add_company(state, found, company, seat)
    _add_cost(state, found, company, code)
    return found


def _name_arguments(found: Facts, language: Language, code: int) -> None:
    """Name each argument by its domain, and a space as a building too."""
    for domain, key in language.arguments(code):
        found.setdefault(domain, key)
    if "space" in found:
        found["building"] = found["space"]


def _company_in_question(state: City, code: int) -> Company | None:
    """Return the company that the answer, or else the question, is about."""
    verb = verb_of(code)
    if "company" in VERBS[verb].domains:
        return state.companies[first(code)]
    if state.operating != NOBODY:
        return state.companies[state.operating]
    if verb in (V_EXHAUST, V_DISCARD):
        return assets.keeper(state, first(code))
    index = arg1(state.stack[-1])
    return state.companies[index] if index < len(state.companies) else None


def _add_company(state: City, found: Facts, company: Company, seat: int) -> None:
    charter = company.charter
    found["company"] = charter.key
    found["acting"] = charter.key
    found["treasury"] = company.treasury
    found["salespeople"] = company.salespeople
    found["shares"] = company.shares(seat)
    found["next"] = state.runs + 1
    found["cubes"] = _cubes(company.cubes)
    factory = found.get("factory")
    if isinstance(factory, str):
        _add_factory(found, charter, company, int(factory) - 1)


def _add_factory(found: Facts, charter: Charter, company: Company, index: int) -> None:
    if index < len(charter.factories):
        found["inputs"] = _cubes(list(charter.factories[index].inputs))
        found["free"] = free_spaces(company, index)


def _add_cost(state: City, found: Facts, company: Company | None, code: int) -> None:
    verb = verb_of(code)
    if verb == V_FOUND:
        found["cost"] = founding_cost(state, second(code))
    elif verb in (V_BUY, V_SELL) and company is not None:
        found["cost"] = state.board.shares_of_kind[second(code)] * state.price(company)
    elif verb == V_PLACE:
        space = state.box.spaces[second(code)]
        found["cost"] = space.company_pays
        found["dividend"] = space.effect.dividend
        found["opens"] = space.opens_in_decade
    elif verb == V_ORDER:
        found["cost"] = state.board.supply_prices[second(code)]
    elif verb == V_ORDER_ROW:
        found["cost"] = chain_price(state, first(code))
    elif verb == V_ACQUIRE:
        found["cost"] = assets.asset_cost(state, first(code), arg2(state.stack[-1]))
    elif verb == V_EXHAUST:
        found["cost"] = state.box.assets[first(code)].cost
    elif verb == V_TAKE:
        found["haymarket"] = state.haymarket[first(code)]
    elif verb == V_TRADE and company is not None:
        found["owned"] = company.cubes[second(code)]
        found["wanted"] = RESOURCES[third(code)]


def _cubes(counts: list[int]) -> str:
    """Say a number of cubes, e.g. "1 livestock and 2 coal"."""
    words = [f"{count} {RESOURCES[kind]}" for kind, count in enumerate(counts) if count]
    return " and ".join(words) if words else "none"
