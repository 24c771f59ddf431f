"""Buying capital assets: price, immediate bonus, what is kept, and the row."""

import pytest

from bigshoulders.games.city import ids
from bigshoulders.scenarios.city import CityScenario, city

ROW = ("brilliant_marketing", "color_catalog", "workshop", "foundry", "michigan_lumber")


def libby(
    treasury: int = 500, *row: str | None, company: str = "libby", **options: str
) -> CityScenario:
    """Red directs Libby (one asset space) or another company, and alone has partners."""
    table = city(4, 1, **options).track("red", "yellow", "green", "blue").only("red")
    table.found(company, "red", treasury=treasury).appeal(company, 0).cash("yellow", 100)
    return table.asset_row(*(row or ROW)).building("yellow", "i-01")


def row(table: CityScenario) -> list[str | None]:
    """Return the row from $80 to $40."""
    assets = table.state.box.assets
    return [None if tile == ids.NO_TILE else assets[tile].key for tile in table.state.asset_row]


def kept(table: CityScenario, key: str = "libby") -> list[str]:
    """Return the assets of a company."""
    return [table.state.box.assets[asset].key for asset in table.company(key).assets]


# Price


@pytest.mark.parametrize(("place", "cost"), [(0, 80), (1, 70), (2, 60), (3, 50), (4, 40)])
def test_an_asset_costs_what_its_space_shows(place: int, cost: int) -> None:
    """C-SPC-08, C-SPC-20: paid to the bank."""
    tiles: list[str | None] = ["workshop", "refrigeration", "fuelworks", "color_catalog", None]
    tiles.insert(place, "foundry")
    table = libby(500, *tiles[:5]).at("action", "red")
    bank = table.state.bank
    table.play("place libby asset", "acquire foundry")
    assert (table.company("libby").treasury, table.state.bank - bank) == (500 - cost, cost)


def test_only_affordable_tiles_of_the_row_are_offered() -> None:
    """C-DP-38, C-SPC-08: with $60 the three cheapest."""
    table = libby(60).at("action", "red").play("place libby asset")
    assert table.offers() == ["acquire workshop", "acquire foundry", "acquire michigan_lumber"]
    refusal = table.refusal("acquire color_catalog")
    assert (refusal.facts["cost"], refusal.facts["treasury"]) == (70, 60)
    assert table.refusal("acquire refrigeration").rule == "C-SPC-08"


def test_the_tile_leaves_the_row_before_its_bonus() -> None:
    """C-SPC-20, C-SPC-21: at once."""
    table = libby().at("action", "red").play("place libby asset", "acquire color_catalog")
    assert table.question() == "place_worker"
    assert row(table) == ["brilliant_marketing", None, "workshop", "foundry", "michigan_lumber"]


def test_a_discount_building_pays_its_owner_from_the_bank() -> None:
    """C-SPC-16, C-EX-15: any asset at 10 less, red's partner earns yellow 20."""
    table = libby().at("action", "red")
    bank = table.state.bank
    table.play("place libby i-01", "acquire workshop")
    assert (table.company("libby").treasury, table.seat("yellow").cash) == (450, 120)
    assert table.state.bank - bank == 50 - 20


def test_a_discount_building_needs_the_price_of_an_asset() -> None:
    """C-RUL-51, C-RUL-42, C-SPC-16: $30 is the least that I01 and the row ask for."""
    table = libby(29).building("yellow", "ii-01").at("action", "red")
    assert table.refusal("place libby i-01").rule == "C-RUL-51"
    assert libby(30).at("action", "red").allows("place libby i-01")


def test_an_empty_row_sells_nothing() -> None:
    """C-RUL-51: neither the bank's space nor the building can be used."""
    table = libby(500, None, None, None, None, None).empty_decks().at("action", "red")
    assert table.refusal("place libby asset").rule == "C-RUL-51"
    assert table.refusal("place libby i-01").rule == "C-RUL-51"


# Immediate bonus

AUTOMATES = [
    pytest.param("brilliant_marketing", id="C-AST-10"),
    pytest.param("brand_recognition", id="C-AST-11"),
    pytest.param("cincinnati_steel", id="C-AST-19"),
    pytest.param("michigan_lumber", id="C-AST-20"),
    pytest.param("pennsylvania_coal", id="C-AST-21"),
    pytest.param("union_stockyards", id="C-AST-22"),
]
EMPLOYS = [
    pytest.param("popular_partners", id="C-AST-14"),
    pytest.param("backroom_deals", id="C-AST-15"),
    pytest.param("mail_order_catalog", id="C-AST-16"),
    pytest.param("color_catalog", id="C-AST-17"),
    pytest.param("catalog_empire", id="C-AST-18"),
]
ATTRACTS = [
    pytest.param("fuelworks", id="C-AST-23"),
    pytest.param("foundry", id="C-AST-24"),
    pytest.param("workshop", id="C-AST-25"),
    pytest.param("refrigeration", id="C-AST-26"),
]


def bought(asset: str, workers: list[int], automated: list[int] | None = None) -> CityScenario:
    """Libby, so staffed, has bought the asset for $50; nothing of its bonus is answered yet."""
    table = libby(500, None, None, None, asset, None).staff(
        "libby", workers=workers, automated=automated
    )
    return table.at("action", "red").play("place libby asset")


@pytest.mark.parametrize("asset", AUTOMATES)
def test_an_asset_that_automates_does_so_when_bought(asset: str) -> None:
    """C-AST-01, C-EX-13, C-SPC-21: in a factory of choice, or the bonus is declined."""
    table = bought(asset, [1, 1])
    assert table.offers() == ["automate 1", "automate 2", "decline"]
    table.play("automate 2", "send away")
    assert (table.company("libby").automated, table.company("libby").appeal) == ([0, 1], 0)
    table = bought(asset, [1, 1]).play("decline")
    assert (table.company("libby").automated, table.company("libby").treasury) == ([0, 0], 450)


@pytest.mark.parametrize("asset", EMPLOYS)
def test_an_asset_that_employs_brings_a_worker_when_bought(asset: str) -> None:
    """C-AST-01, C-SPC-21, C-RUL-95: on a free space, or the bonus is declined."""
    table = bought(asset, [1, 1])
    assert table.offers() == ["worker 1", "worker 2", "decline"]
    table.play("worker 2")
    assert (table.company("libby").workers, table.company("libby").appeal) == ([1, 2], 0)
    assert bought(asset, [1, 1]).play("decline").company("libby").workers == [1, 1]


@pytest.mark.parametrize("asset", ATTRACTS)
def test_an_asset_that_attracts_brings_two_appeal_when_bought(asset: str) -> None:
    """C-AST-01, C-SPC-21: without a question."""
    table = bought(asset, [1, 1])
    assert (table.company("libby").appeal, table.question()) == (2, "after_placing")
    assert table.company("libby").workers == [1, 1]


@pytest.mark.parametrize(("answer", "automated"), [("automate 1", [1, 0]), ("decline", [0, 0])])
def test_price_protection_automates_and_then_attracts(answer: str, automated: list[int]) -> None:
    """C-AST-13, C-RUL-50: automation first; declining it leaves the appeal."""
    table = bought("price_protection", [2, 2])
    assert (table.question(), table.company("libby").appeal) == ("automate", 0)
    table.play(answer)
    assert (table.company("libby").automated, table.company("libby").appeal) == (automated, 2)


def test_a_lost_immediate_bonus_brings_no_cash() -> None:
    """C-AST-01, C-RUL-49: no worker to automate, or no space for one."""
    table = bought("brand_recognition", [0, 0])
    assert (table.question(), table.company("libby").treasury) == ("after_placing", 450)
    table = bought("color_catalog", [2, 0], [0, 2])
    assert (table.question(), table.company("libby").treasury) == ("after_placing", 450)


# Keeping


def test_a_company_keeps_as_many_assets_as_it_has_spaces() -> None:
    """C-SPC-22, C-DP-39, C-DIF-52: the Director chooses which one, after the bonus."""
    table = libby().asset("libby", "refrigeration").at("action", "red")
    table.play("place libby asset", "acquire foundry")
    assert table.company("libby").appeal == 2
    assert table.offers() == ["give up refrigeration", "give up foundry"]
    assert table.refusal("give up workshop").rule == "C-SPC-22"
    table.play("give up foundry")
    assert kept(table) == ["refrigeration"]


def test_a_company_without_spaces_takes_the_bonus_and_discards_the_asset() -> None:
    """C-SPC-22, C-ACT-12: Cracker Jack has no asset space; nothing is asked."""
    table = libby(500, *ROW, company="cracker").at("action", "red")
    table.play("place cracker asset", "acquire foundry")
    assert (table.company("cracker").appeal, kept(table, "cracker")) == (2, [])
    assert table.question() == "action_turn"


def test_a_new_asset_is_ready_although_the_old_one_was_used() -> None:
    """C-SPC-23, C-RUL-48: two abilities in one decade."""
    table = libby().asset("libby", "refrigeration").at("action", "red")
    table.play("exhaust refrigeration", "place libby asset", "acquire foundry")
    table.play("give up refrigeration", "exhaust foundry")
    assert table.company("libby").cubes == [2, 1, 1, 0]


def test_discarded_assets_never_return() -> None:
    """C-SPC-24: neither to the deck nor to the row, also in Cleanup."""
    table = libby().asset("libby", "refrigeration").at("action", "red")
    deck = len(table.state.asset_deck)
    table.play("place libby asset", "acquire foundry", "give up refrigeration", "end")
    assert len(table.state.asset_deck) == deck
    table.at("cleanup")
    gone = table.state.box.assets[table._index("asset", "refrigeration")].index
    assert gone not in table.state.asset_deck + table.state.asset_row
    assert len(table.state.asset_deck) == deck - 1


# The row at the end of the turn


@pytest.mark.parametrize("asset", ["brilliant_marketing", "color_catalog", "workshop", "foundry"])
def test_the_row_stays_while_40_dollars_is_stocked(asset: str) -> None:
    """C-SPC-25, C-RUL-47, C-DIF-11: `asset_refill`=when_40_empty leaves a gap."""
    table = libby().at("action", "red").play("place libby asset", f"acquire {asset}")
    finish(table)
    assert row(table) == [None if tile == asset else tile for tile in ROW]


def test_the_row_slides_at_the_end_of_the_turn_when_40_dollars_is_empty() -> None:
    """C-SPC-25, C-DIF-11: one tile is drawn for $80, not before the turn ends."""
    table = libby().at("action", "red").play("place libby asset", "acquire michigan_lumber")
    assert table.question() == "after_placing"
    assert row(table)[4] is None
    deck = table.state.asset_deck[:]
    table.play("end")
    assert row(table)[1:] == list(ROW[:4])
    assert table.state.asset_row[0] in deck
    assert len(table.state.asset_deck) == len(deck) - 1


def test_gaps_slide_along_with_the_tiles() -> None:
    """C-RUL-47: a gap on $60 is on $50 after one slide."""
    table = libby(500, "foundry", "workshop", None, "color_catalog", "michigan_lumber")
    table.at("action", "red").play("place libby asset", "acquire michigan_lumber", "end")
    assert row(table)[1:] == ["foundry", "workshop", None, "color_catalog"]


def test_the_row_slides_until_40_dollars_is_stocked() -> None:
    """C-SPC-25, C-RUL-47: two gaps, two slides, two draws."""
    table = libby(500, "foundry", "workshop", "color_catalog", None, "michigan_lumber")
    table.at("action", "red")
    deck = len(table.state.asset_deck)
    table.play("place libby asset", "acquire michigan_lumber", "end")
    assert row(table)[2:] == ["foundry", "workshop", "color_catalog"]
    assert None not in row(table)
    assert len(table.state.asset_deck) == deck - 2


def test_the_row_slides_after_whatever_action() -> None:
    """C-SPC-25: a gap that came to $40 in Cleanup is closed after fundraising, too."""
    table = libby(500, *ROW[:4], None).at("action", "red").play("place libby fund40")
    assert row(table)[1:] == list(ROW[:4])


def test_nothing_is_added_when_the_deck_is_empty() -> None:
    """C-SPC-24, C-RUL-47: the row only slides, and stops when no tile is left."""
    table = libby(500, "foundry", None, None, None, "workshop").empty_decks()
    table.at("action", "red").play("place libby asset", "acquire workshop", "end")
    assert row(table) == [None, None, None, None, "foundry"]
    table.play("discard workshop", "place libby asset", "cash", "end")
    assert row(table) == [None] * 5


@pytest.mark.parametrize("asset", ROW)
def test_the_row_may_always_be_refilled(asset: str) -> None:
    """C-SPC-25, C-DIF-11: `asset_refill`=always closes the gap and draws one tile for $80."""
    table = libby(500, *ROW, asset_refill="always").at("action", "red")
    deck = table.state.asset_deck[:]
    finish(table.play("place libby asset", f"acquire {asset}"))
    assert row(table)[1:] == [tile for tile in ROW if tile != asset]
    assert table.state.asset_row[0] in deck
    assert len(table.state.asset_deck) == len(deck) - 1


def test_the_row_that_is_always_refilled_waits_for_a_deck() -> None:
    """C-SPC-24, C-SPC-25: with an empty deck only the gap is closed."""
    table = libby(500, *ROW, asset_refill="always").empty_decks().at("action", "red")
    finish(table.play("place libby asset", "acquire workshop"))
    assert row(table) == [None, "brilliant_marketing", "color_catalog", "foundry", ROW[4]]


@pytest.mark.parametrize("refill", ["when_40_empty", "always"])
def test_an_asset_can_bring_the_partner_of_space_9(refill: str) -> None:
    """C-EX-16, C-SPC-25: Foundry from $50 through I01; the partner acts in this phase."""
    table = libby(500, *ROW, asset_refill=refill).appeal("libby", 7).partners("red", ready=1)
    table.at("action", "red").play("place libby i-01", "acquire foundry", "bonus", "end")
    assert (table.company("libby").treasury, table.seat("yellow").cash) == (460, 120)
    assert (table.company("libby").appeal, kept(table)) == (9, ["foundry"])
    assert (table.question(), table.seat("red").ready) == ("action_turn", 1)
    assert (None in row(table)) == (refill == "when_40_empty")


def finish(table: CityScenario) -> None:
    """Decline what is offered and end the turn."""
    if table.allows("decline"):
        table.play("decline")
    table.play("end")
