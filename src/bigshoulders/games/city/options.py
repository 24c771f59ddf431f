"""City's options: an edition is a named set of switches; rules read switches, never editions."""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.options import Menu, Need, Switch

HALF_ROW_FULL: Final = 1
HALF_ALWAYS: Final = 2
_HALF: Final[tuple[str, ...]] = ("printed_only", "row_full", "always")

SWITCHES: Final[tuple[Switch, ...]] = (
    Switch(
        "mode",
        ("basic", "advanced"),
        "C-OPT-03",
        "basic: you stay Director of what you start; advanced: the most shares make the Director",
    ),
    Switch("goals", ("on", "off"), "C-OPT-04", "five public goals pay a prize each"),
    Switch("draft", ("off", "on"), "C-OPT-05", "buildings are drafted before they are placed"),
    Switch(
        "simplified_closure",
        ("off", "on"),
        "C-OPT-06",
        "shareholders of a closing company are compensated",
        (Need("closed_space", "yes", "without a closed space nothing closes"),),
    ),
    Switch(
        "advanced_supply",
        ("off", "on"),
        "C-OPT-07",
        "the supply chain has a board of its own, one row for each resource",
    ),
    Switch("chiefs", ("off", "on"), "C-OPT-08", "four Chiefs are shuffled into the asset deck"),
    Switch("special_companies", ("off", "on"), "C-OPT-09", "five special companies may be started"),
    Switch(
        "friendly_sales",
        ("off", "on"),
        "C-STOCK-14",
        "a sale by anyone but the Director lowers the share price by only one step",
    ),
    Switch(
        "buy_while_producing",
        ("off", "on"),
        "C-OP-24",
        "resources may be bought until production ends",
    ),
    Switch("price_cap", ("450", "400"), "C-PRICE-02", "the highest share price"),
    Switch(
        "closed_space",
        ("no", "yes"),
        "C-PRICE-03",
        "below 10 there is a space worth nothing, and companies left there are closed",
    ),
    Switch(
        "closed_recovery",
        ("formula", "one_step"),
        "C-RUL-24",
        "how far a dividend lifts a company from the closed space",
    ),
    Switch(
        "found_from_decade",
        ("1", "2"),
        "C-FND-01",
        "the first decade in which companies can be started after setup",
    ),
    Switch(
        "found_after_selling",
        ("yes", "no"),
        "C-STOCK-04",
        "you may sell shares and then start a company in the same turn",
    ),
    Switch(
        "over_limit",
        ("phase_start", "own_turn"),
        "C-STOCK-20",
        "when a player above the certificate limit must sell (advanced mode)",
    ),
    Switch(
        "director_sale_needs_majority",
        ("no", "yes"),
        "C-DIR-06",
        "selling the Director's certificate needs an opponent with more shares (advanced mode)",
    ),
    Switch(
        "tie_breaks_to_preferred",
        ("no", "yes"),
        "C-DIR-04",
        "the Preferred certificate decides a tie for the next Director (advanced mode)",
    ),
    Switch(
        "lost_partner",
        ("any_company", "next_founded"),
        "C-DIR-09",
        "how a reserved partner is earned once its company is lost",
    ),
    Switch(
        "may_forgo_partner",
        ("no", "yes"),
        "C-ACT-06",
        "a partner may be spent without effect instead of being placed",
    ),
    Switch(
        "no_company_cash",
        ("25", "0"),
        "C-ACT-07",
        "what a partner earns for a player without a company",
    ),
    Switch(
        "asset_refill",
        ("when_40_empty", "always"),
        "C-SPC-25",
        "when the row of capital assets refills",
    ),
    Switch(
        "dividend_tile_basis",
        ("face", "hundred"),
        "C-SPC-19",
        "the amount that moves the share price after a dividend building",
    ),
    Switch(
        "bump_basis",
        ("revenue", "paid"),
        "C-PRICE-10",
        "the amount compared with the share price after a dividend",
    ),
    Switch(
        "withhold_without_production",
        ("yes", "no"),
        "C-DIV-02",
        "a company whose factories didn't run must withhold",
    ),
    Switch("half_price", ("row_full", "printed_only", "always"), "C-DEM-08", "half-price sales"),
    Switch(
        "stock_asset_timing",
        ("after_production", "turn_end"),
        "C-AST-06",
        "when capital assets that raise the share price may be used",
    ),
    Switch("bag_refill", ("on_draw", "on_empty"), "C-SUP-08", "when Haymarket refills the bag"),
    Switch(
        "trade_same_type",
        ("no", "yes"),
        "C-HAY-04",
        "a Haymarket trade may take the type that was given",
    ),
    Switch(
        "cleanup_order",
        ("supply_first", "demand_first"),
        "C-CLN-01",
        "what comes first in the Cleanup Phase",
    ),
    Switch(
        "fifth_start_asset",
        ("union_stockyards", "refrigeration"),
        "C-SET-04",
        "the fifth capital asset of the opening row",
    ),
    Switch(
        "price_protection",
        ("once", "passive"),
        "C-AST-13",
        "whether Price Protection is exhausted by use",
    ),
    Switch(
        "repeat_partner_cash",
        ("25", "0"),
        "C-RUL-57",
        "cash for the partner bonus when the partner was gained before",
    ),
    Switch(
        "empty_use",
        ("yes", "no"),
        "C-ACT-12",
        "staff and resource spaces may be used even if they give nothing",
    ),
    Switch(
        "limited_supply",
        ("no", "yes"),
        "C-RUL-38",
        "staff and goods are limited to the pieces in the box",
    ),
)

_FIRST_VALUES: Final[dict[str, str]] = {switch.key: switch.values[0] for switch in SWITCHES}

# 2020 is the first value of every switch; the other editions say where they differ.
_DIFFERENCES: Final[dict[str, dict[str, str]]] = {
    "2018": {
        "found_from_decade": "2",
        "found_after_selling": "no",
        "may_forgo_partner": "yes",
        "no_company_cash": "0",
        "asset_refill": "always",
        "bump_basis": "paid",
        "withhold_without_production": "no",
        "half_price": "printed_only",
        "cleanup_order": "demand_first",
        "fifth_start_asset": "refrigeration",
    },
    "2020": {},
    "2025": {
        "price_cap": "400",
        "closed_space": "yes",
        "over_limit": "own_turn",
        "director_sale_needs_majority": "yes",
        "tie_breaks_to_preferred": "yes",
        "lost_partner": "next_founded",
        "asset_refill": "always",
        "stock_asset_timing": "turn_end",
        "bag_refill": "on_empty",
        "trade_same_type": "yes",
    },
}


def _preset(edition: str) -> dict[str, str]:
    return {**_FIRST_VALUES, **_DIFFERENCES[edition]}


MENU: Final = Menu(
    "edition", SWITCHES, {edition: _preset(edition) for edition in _DIFFERENCES}, "2020"
)


class CityOptions:
    """The switches as the rules read them."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen
        self.advanced = chosen["mode"] == "advanced"
        self.goals = chosen["goals"] == "on"
        self.draft = chosen["draft"] == "on"
        self.simplified_closure = chosen["simplified_closure"] == "on"
        self.advanced_supply = chosen["advanced_supply"] == "on"
        self.chiefs = chosen["chiefs"] == "on"
        self.special_companies = chosen["special_companies"] == "on"
        self.friendly_sales = chosen["friendly_sales"] == "on"
        self.buy_while_producing = chosen["buy_while_producing"] == "on"
        self.price_cap = int(chosen["price_cap"])
        self.closed_space = chosen["closed_space"] == "yes"
        self.closed_recovers_one_step = chosen["closed_recovery"] == "one_step"
        self.found_from_decade = int(chosen["found_from_decade"])
        self.found_after_selling = chosen["found_after_selling"] == "yes"
        self.sells_down_on_own_turn = chosen["over_limit"] == "own_turn"
        self.director_sale_needs_majority = chosen["director_sale_needs_majority"] == "yes"
        self.tie_breaks_to_preferred = chosen["tie_breaks_to_preferred"] == "yes"
        self.lost_partner_needs_founding = chosen["lost_partner"] == "next_founded"
        self.may_forgo_partner = chosen["may_forgo_partner"] == "yes"
        self.no_company_cash = int(chosen["no_company_cash"])
        self.asset_row_always_refills = chosen["asset_refill"] == "always"
        self.dividend_tile_counts_face = chosen["dividend_tile_basis"] == "face"
        self.bump_counts_paid = chosen["bump_basis"] == "paid"
        self.withhold_without_production = chosen["withhold_without_production"] == "yes"
        self.half_price = _HALF.index(chosen["half_price"])
        self.stock_assets_at_turn_end = chosen["stock_asset_timing"] == "turn_end"
        self.bag_refills_on_empty = chosen["bag_refill"] == "on_empty"
        self.trade_same_type = chosen["trade_same_type"] == "yes"
        self.demand_cleaned_first = chosen["cleanup_order"] == "demand_first"
        self.fifth_start_asset = chosen["fifth_start_asset"]
        self.protection_is_passive = chosen["price_protection"] == "passive"
        self.repeat_partner_cash = int(chosen["repeat_partner_cash"])
        self.empty_use = chosen["empty_use"] == "yes"
        # Only the books of 2018 print no ban on automating without a worker (C-DIF-29).
        self.empty_automation = self.empty_use and chosen["edition"] == "2018"
        self.limited_supply = chosen["limited_supply"] == "yes"
