"""Checks that the numbers of a charter agree with each other and with the rules."""

from __future__ import annotations

from bigshoulders.games.city.box.components import Charter
from bigshoulders.kernel.json_nodes import Node

MOST_FACTORIES = 9


def check_charter(charter: Charter, assets: list[str], page: Node) -> None:
    """Raise Malformed at the first contradiction."""
    _check_prices(charter, page)
    _check_factories(charter, page)
    if charter.rules.ways:
        _check_ways(charter, page)
    if charter.rules.both_managers_price and not charter.factories[0].manager_slots:
        raise page.malformed(f"{charter.key}: special: both_managers needs spaces for managers")
    for asset in charter.rules.catalogs:
        if asset not in assets:
            raise page.malformed(
                f'{charter.key}: special: catalog_revenue: there is no asset "{asset}"'
            )
    if charter.key == "bank":
        raise page.malformed('bank: the id "bank" is taken by the bank')


def _check_prices(charter: Charter, page: Node) -> None:
    key, rules = charter.key, charter.rules
    if not charter.prices and not rules.ways:
        raise page.malformed(f"{key}: prices: only a company with ways of running may have none")
    if charter.prices and len(charter.prices) != charter.salesperson_slots + 1:
        raise page.malformed(f"{key}: expected one price more than salesperson_slots")
    if any(charter.prices[i] <= charter.prices[i - 1] for i in range(1, len(charter.prices))):
        raise page.malformed(f"{key}: prices: expected each higher than the one before")
    others = [rules.both_managers_price, rules.pair_bonus, *[way.price for way in rules.ways]]
    for price in [*charter.prices, *others]:
        if price % 10 != 0:  # so that half the price is whole (C-DEM-07)
            raise page.malformed(f"{key}: prices: expected multiples of 10, got {price}")


def _check_factories(charter: Charter, page: Node) -> None:
    count = len(charter.factories)
    if not 1 <= count <= MOST_FACTORIES:
        raise page.malformed(
            f"{charter.key}: factories: expected 1 to {MOST_FACTORIES}, got {count}"
        )
    for factory in charter.factories:
        if not charter.special and factory.automation != factory.workers:
            raise page.malformed(
                f"{charter.key}: factories: expected as many automation tokens as workers"
            )


def _check_ways(charter: Charter, page: Node) -> None:
    """Expect one factory, staffed by people, and no prices but those of the ways (C-SPEC-03)."""
    factory, where = charter.factories[0], f"{charter.key}: special: production_modes"
    if len(charter.factories) > 1 or factory.automation or charter.prices:
        raise page.malformed(f"{where}: expected one factory without automation, and no prices")
    if max([way.workers for way in charter.rules.ways]) > factory.workers:
        raise page.malformed(f"{where}: expected workers for whom the factory has spaces")
