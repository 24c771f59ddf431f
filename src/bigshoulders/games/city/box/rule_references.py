"""Which rule tells about each thing that lies on the table, so that it can be looked up there."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bigshoulders.games.city.box.components import NO_BUILDING, Box, Space
from bigshoulders.games.city.options import CityOptions

PrintedKind: TypeAlias = Literal["space", "asset", "company", "goal", "phase", "area"]

BANK_SPACES: Final = {
    "hire": "C-SPC-01",
    "fund40": "C-SPC-02",
    "fund60": "C-SPC-02",
    "fund80": "C-SPC-02",
    "advertising": "C-SPC-03",
    "manager": "C-SPC-05",
    "salesperson": "C-SPC-06",
    "extra_dividends": "C-SPC-07",
    "asset": "C-SPC-08",
}
ASSETS: Final = {
    "brilliant_marketing": "C-AST-10",
    "brand_recognition": "C-AST-11",
    "price_protection": "C-AST-13",
    "popular_partners": "C-AST-14",
    "backroom_deals": "C-AST-15",
    "mail_order_catalog": "C-AST-16",
    "color_catalog": "C-AST-17",
    "catalog_empire": "C-AST-18",
    "cincinnati_steel": "C-AST-19",
    "michigan_lumber": "C-AST-20",
    "pennsylvania_coal": "C-AST-21",
    "union_stockyards": "C-AST-22",
    "fuelworks": "C-AST-23",
    "foundry": "C-AST-24",
    "workshop": "C-AST-25",
    "refrigeration": "C-AST-26",
    "chief_of_engineering": "C-CHF-01",
    "chief_of_rnd": "C-CHF-02",
    "chief_of_operations": "C-CHF-03",
    "chief_of_sales": "C-CHF-04",
}
COMPANIES: Final = {
    "anglo": "C-CHR-01",
    "brunswick": "C-CHR-02",
    "cracker": "C-CHR-03",
    "doggett": "C-CHR-04",
    "elgin": "C-CHR-05",
    "fairbank": "C-CHR-06",
    "henderson": "C-CHR-07",
    "libby": "C-CHR-08",
    "spalding": "C-CHR-09",
    "swift": "C-CHR-10",
    "flyer": "C-CHR-11",
    "quaker": "C-CHR-12",
    "mayer": "C-CHR-13",
    "schwinn": "C-CHR-14",
    "florsheim": "C-CHR-15",
}
GOALS: Final = {
    "most_managers": "C-GOAL-01",
    "most_salespeople": "C-GOAL-02",
    "most_assets": "C-GOAL-03",
    "most_workers": "C-GOAL-04",
    "most_automation": "C-GOAL-05",
    "highest_appeal": "C-GOAL-06",
    "richest_company": "C-GOAL-07",
    "most_partners": "C-GOAL-08",
    "most_common": "C-GOAL-09",
    "most_preferred": "C-GOAL-10",
}
PHASES: Final = {
    "stock": "C-STOCK-03",
    "building": "C-BLD-03",
    "action": "C-ACT-02",
    "operating": "C-OP-02",
    "cleanup": "C-CLN-01",
}
AREAS: Final = {
    "appeal": "C-APP-01",
    "bonus": "C-APP-06",
    "demand": "C-DEM-03",
    "supply": "C-SUP-01",
    "haymarket": "C-HAY-01",
    "bank": "C-ACT-04",
    "job_market": "C-CON-15",
    "buildings": "C-BLD-07",
    "assets": "C-AST-03",
    "price": "C-PRICE-01",
    "pool": "C-STOCK-10",
    "goals": "C-GOAL-00",
    "charter": "C-CHR-20",
    "factory": "C-OP-30",
    "manager": "C-MGR-01",
    "automation": "C-AUTO-01",
    "certificates": "C-STOCK-17",
    "director": "C-DIR-01",
    "founding": "C-FND-02",
    "turn_order": "C-ACT-01",
    "priority": "C-STOCK-07",
    "dividend": "C-DIV-03",
    "emergency": "C-OP-10",
}
ADVANCED_SUPPLY: Final = "C-ADV-03"
TRANSFERS: Final = "C-DIR-02"


def cited(box: Box, options: CityOptions) -> dict[PrintedKind, dict[str, str]]:
    """Return by kind and key the rule of everything printed; what a pack adds has none."""
    areas = dict(AREAS)
    if options.advanced_supply:
        areas["supply"] = ADVANCED_SUPPLY
    if options.advanced:
        areas["director"] = TRANSFERS
    spaces: dict[str, str] = {}
    for space in box.spaces:
        rule = rule_of_space(space)
        if rule is not None:
            spaces[space.key] = rule
    return {
        "space": spaces,
        "asset": dict(ASSETS),
        "company": dict(COMPANIES),
        "goal": dict(GOALS),
        "phase": dict(PHASES),
        "area": areas,
    }


def rule_of_space(space: Space) -> str | None:
    """Return the rule of a bank space or a building: C-TILE-II07 for ii-07."""
    if space.building == NO_BUILDING:
        return BANK_SPACES.get(space.key)
    era, dash, number = space.key.partition("-")
    return f"C-TILE-{era.upper()}{number}" if dash and number.isdigit() else None
