"""City's editions for people: what a switch means at each value, and what only looks different."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import Box
from bigshoulders.games.city.box.loading import standard_box
from bigshoulders.kernel.options import Shown

# What a table plays at each value, for every switch in which editions differ.
PLAYS: Final[dict[str, dict[str, str]]] = {
    "price_cap": {
        "450": "the stock track ends at 450",
        "400": "the stock track ends at 400",
    },
    "closed_space": {
        "no": "the lowest price is 10, no company ever closes",
        "yes": "below 10 there is a space worth nothing; a company left there is closed",
    },
    "found_from_decade": {
        "1": "you may start companies from the first decade on",
        "2": "after setup, no new companies until the second decade",
    },
    "found_after_selling": {
        "yes": "you may sell shares and then start a company in the same turn",
        "no": "you can't start a company in a turn in which you sold shares",
    },
    "over_limit": {
        "phase_start": "above the certificate limit, you sell when the Stock Phase starts",
        "own_turn": "above the certificate limit, you sell on your own turn",
    },
    "director_sale_needs_majority": {
        "no": "the Director's certificate may be sold if an opponent has 3 shares",
        "yes": "that opponent must also have more shares than the seller keeps",
    },
    "tie_breaks_to_preferred": {
        "no": "of equal opponents the first on the old Director's left takes over",
        "yes": "of equal opponents the holder of the preferred certificate takes over",
    },
    "lost_partner": {
        "any_company": "it is earned as soon as any company runs all its factories in one turn",
        "next_founded": "it waits for the next company that the player starts, to be earned there",
    },
    "may_forgo_partner": {
        "no": "every partner must be placed",
        "yes": "a partner may be spent without effect",
    },
    "no_company_cash": {
        "25": "without a company a partner earns $25",
        "0": "without a company a partner earns nothing",
    },
    "asset_refill": {
        "when_40_empty": "the row of capital assets refills only once its $40 space is empty",
        "always": "the row of capital assets refills right after each purchase",
    },
    "bump_basis": {
        "revenue": "after a dividend, the share price moves by the full revenue",
        "paid": "after a dividend, the share price moves by what was actually paid out",
    },
    "withhold_without_production": {
        "yes": "a company whose factories didn't run must withhold",
        "no": "a company whose factories didn't run may pay a dividend",
    },
    "half_price": {
        "row_full": "goods sell at half price once nothing in the row takes them in full",
        "printed_only": "goods sell at half price only where the board prints it",
        "always": "goods may always be sold at half price",
    },
    "stock_asset_timing": {
        "after_production": "assets that raise the share price may be used once production is over",
        "turn_end": "assets that raise the share price may be used at the end of the turn",
    },
    "bag_refill": {
        "on_draw": "Haymarket fills the bag when a draw finds it empty",
        "on_empty": "Haymarket fills the bag as soon as it is empty",
    },
    "trade_same_type": {
        "no": "a Haymarket trade must take a different type from the one given",
        "yes": "a Haymarket trade may take any resource",
    },
    "cleanup_order": {
        "supply_first": "Cleanup begins with the supply chain, demand comes later",
        "demand_first": "Cleanup begins with demand, the supply chain comes later",
    },
    "fifth_start_asset": {
        "union_stockyards": "Union Stockyards is in the opening row, Refrigeration in the deck",
        "refrigeration": "Refrigeration is in the opening row, Union Stockyards in the deck",
    },
}

# What is printed differently and plays the same (section 3.3 of the rules).
DEMAND: Final[dict[str, str]] = {"2025": "the $50 column on the left"}
USUAL_DEMAND: Final = "the $50 column on the right"
NOTES: Final[dict[str, str]] = {"2025": "notes of $20"}
USUAL_NOTES: Final = "notes of $25"

SUPPLY_BOARD: Final = "advanced supply chain board"


def plays(switch: str, value: str) -> str:
    """Say what a table plays if a switch has this value."""
    return PLAYS.get(switch, {}).get(value, value.replace("_", " "))


def shown(before: str, after: str) -> list[Shown]:
    """Return what only looks different: names of assets, the demand area, banknotes."""
    names = [
        Shown("name of a capital asset", asset.name_in(before), asset.name_in(after))
        for asset in standard_box().assets
    ]
    demand = [DEMAND.get(edition, USUAL_DEMAND) for edition in (before, after)]
    notes = [NOTES.get(edition, USUAL_NOTES) for edition in (before, after)]
    found = [*names, Shown("demand area", *demand), Shown("money", *notes)]
    return [one for one in found if one.before != one.after]


def reconstructed() -> dict[str, list[str]]:
    """Return what no source prints, by the switch that brings it into play."""
    box = standard_box()
    found: dict[str, list[str]] = {}
    for words in box.reconstructed():
        component = words.partition(": ")[0]
        found.setdefault(_brought_by(box, component), []).append(words)
    return found


def _brought_by(box: Box, component: str) -> str:
    if component == SUPPLY_BOARD:
        return "advanced_supply"
    is_chief = any(asset.chief for asset in box.assets if asset.name == component)
    return "chiefs" if is_chief else "special_companies"
