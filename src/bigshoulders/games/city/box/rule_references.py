"""Which rule tells about each thing on the table: components name theirs, phases and areas here."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bigshoulders.games.city.box.components import Box
from bigshoulders.games.city.options import CityOptions

PrintedKind: TypeAlias = Literal["space", "asset", "company", "goal", "phase", "area"]

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


def rule_references(box: Box, options: CityOptions) -> dict[PrintedKind, dict[str, str]]:
    """Return by kind and key the rule of everything printed; what a pack adds has none."""
    areas = dict(AREAS)
    if options.advanced_supply:
        areas["supply"] = ADVANCED_SUPPLY
    if options.advanced:
        areas["director"] = TRANSFERS
    return {
        "space": {one.key: one.rule for one in box.spaces if one.rule},
        "asset": {one.key: one.rule for one in box.assets if one.rule},
        "company": {one.key: one.rule for one in box.charters if one.rule},
        "goal": {one.key: one.rule for one in box.goals if one.rule},
        "phase": dict(PHASES),
        "area": areas,
    }
