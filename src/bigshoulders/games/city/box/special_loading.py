"""Reading what is special about the special companies (rules, section 22.5)."""

from __future__ import annotations

import json
from typing import Final

from bigshoulders.games.city.box.board_loading import (
    MOST,
    MOST_MONEY,
    count_at,
    money_at,
    read_cubes,
)
from bigshoulders.games.city.box.components import UNLIMITED, Charter, CharterRules, Way
from bigshoulders.kernel.json_nodes import Json, Node

# Some fields only put into words what the rules do anyway: `check_words` sees that they are true.
SPECIAL_FIELDS: Final[tuple[str, ...]] = (
    *("goods_per_worker", "may_run_partly_staffed", "min_workers_to_run", "may_automate"),
    *("may_gain_salespeople", "both_managers", "catalog_revenue", "may_buy_resources"),
    *("may_use_resource_buildings", "wages", "hire_bonus", "automated_worker_returns_to"),
    *("production_modes", "mode_chosen_by", "salespeople_unlimited"),
    *("price_bonus_per_salespeople_pair", "price_applies_to_stored_goods"),
    *("sells_only_if_produced", "may_gain_managers", "instead_of_manager"),
    *("instead_of_manager_counts_as_factory_production", "factory_count"),
    *("goods_when_fully_automated",),
)

WORDS: Final[dict[str, Json]] = {
    "may_run_partly_staffed": True,
    "min_workers_to_run": 1,
    "mode_chosen_by": "director_among_modes_with_enough_workers",
    "price_applies_to_stored_goods": True,
    "sells_only_if_produced": True,
    "instead_of_manager_counts_as_factory_production": False,
}
WAGE_WORDS: Final[dict[str, Json]] = {
    "when": "start_of_operation",
    "counts": "workers_in_all_its_factories",
    "automated_spaces_are_free": True,
    "if_short": {
        "pay_as_many_as_possible": True,
        "must_withhold": True,
        "factories_still_produce": True,
    },
}


def check_words(node: Node, charter: Charter) -> None:
    """Refuse fields that say something else than the rules and the charter do."""
    factories = charter.factories
    tokens = sum([factory.automation for factory in factories])
    goods = sum([factory.goods + 1 for factory in factories if factory.automation])
    managers = [factory.manager_slots for factory in factories]
    own: dict[str, Json] = {
        **WORDS,
        "may_automate": tokens > 0,
        "may_gain_managers": sum(managers) > 0,
        "salespeople_unlimited": charter.salesperson_slots == UNLIMITED,
        "may_use_resource_buildings": charter.rules.takes_cubes,
        "factory_count": len(factories),
        "goods_when_fully_automated": goods,
    }
    _compare(node, own)
    _compare(node.maybe("both_managers"), {"needed": sum(managers[:1])})
    _compare(node.maybe("wages"), WAGE_WORDS)
    _compare(node.maybe("hire_bonus"), {"automate": 1, "optional": True})
    _compare(node.maybe("instead_of_manager"), {"per_decade": 1, "optional": True})


def _compare(node: Node | None, words: dict[str, Json]) -> None:
    for key, value in [] if node is None else node.fields():
        if key in words and value.value != words[key]:
            raise value.expected(f"{json.dumps(words[key])}, as the rules and the charter have it")


def read_charter_rules(node: Node | None) -> CharterRules:
    """Read what is special about a company; without that it follows the common rules."""
    if node is None:
        return CharterRules()
    node.only(SPECIAL_FIELDS)
    managers, wages = node.maybe("both_managers"), node.maybe("wages")
    hiring, exchange = node.maybe("hire_bonus"), node.maybe("instead_of_manager")
    catalogs, ways = node.maybe("catalog_revenue"), node.maybe("production_modes")
    leaves = node.maybe("automated_worker_returns_to")
    _only(managers, ("needed", "price", "appeal_each_production"))
    _only(wages, ("per_worker", *WAGE_WORDS))
    _only(hiring, ("min_workers_hired_in_one_action", "automate", "optional"))
    _only(exchange, ("spend", "goods", "appeal", "per_decade", "optional"))
    return CharterRules(
        goods_per_worker=count_at(node, "goods_per_worker"),
        both_managers_price=0 if managers is None else managers.at("price").whole(1, MOST_MONEY),
        both_managers_appeal=0
        if managers is None
        else count_at(managers, "appeal_each_production"),
        catalogs={} if catalogs is None else _read_catalogs(catalogs),
        takes_cubes=_may(node, "may_buy_resources"),
        takes_salespeople=_may(node, "may_gain_salespeople"),
        wage=0 if wages is None else wages.at("per_worker").whole(0, MOST_MONEY),
        hired_to_automate=0
        if hiring is None
        else hiring.at("min_workers_hired_in_one_action").whole(1, MOST),
        replaced_leave=leaves is not None and leaves.one_of("job_market") == "job_market",
        ways=() if ways is None else tuple([_read_way(way) for way in ways.items()]),
        pair_bonus=money_at(node, "price_bonus_per_salespeople_pair"),
        exchange_cubes=(0, 0, 0, 0) if exchange is None else read_cubes(exchange.at("spend")),
        exchange_goods=0 if exchange is None else exchange.at("goods").whole(1, MOST),
        exchange_appeal=0 if exchange is None else count_at(exchange, "appeal"),
    )


def _only(node: Node | None, known: tuple[str, ...]) -> None:
    if node is not None:
        node.only(known)


def _may(node: Node, key: str) -> bool:
    found = node.maybe(key)
    return True if found is None else found.flag()


def _read_catalogs(node: Node) -> dict[str, int]:
    return {key: value.whole(0, MOST_MONEY) for key, value in node.fields()}


def _read_way(node: Node) -> Way:
    node.only(("workers", "cubes", "goods", "price"))
    return Way(
        workers=node.at("workers").whole(1, MOST),
        inputs=read_cubes(node.at("cubes")),
        goods=node.at("goods").whole(1, MOST),
        price=node.at("price").whole(1, MOST_MONEY),
    )
