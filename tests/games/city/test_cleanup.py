"""Cleanup: supply, assets, demand, partners and the next decade (rules, section 20.1)."""

from __future__ import annotations

import pytest

from bigshoulders.games.city import ids
from bigshoulders.scenarios.city import CityScenario, city

FOOD, DRY_GOODS, MEAT, SHOES = range(4)


def libby(**options: str) -> CityScenario:
    """Return a table with Libby in play and one type of cube on each space of the chain."""
    table = city(4, 1, **options).found("libby", "red").haymarket()
    return table.supply(0, wood=3).supply(30, livestock=3).supply(20, steel=3).supply(10, coal=3)


def tiles(table: CityScenario, row: int) -> list[str | None]:
    """Return the demand tiles of a row, inner column first."""
    found = table.state.demand[row * ids.COLUMNS : (row + 1) * ids.COLUMNS]
    return [None if tile == ids.NO_TILE else table.state.box.demand[tile].key for tile in found]


def goods(table: CityScenario, row: int) -> list[int]:
    """Return the goods on a row, inner column first."""
    return table.state.demand_goods[row * ids.COLUMNS : (row + 1) * ids.COLUMNS]


def assets(table: CityScenario) -> list[str | None]:
    """Return the row of assets from $80 to $40."""
    row = table.state.asset_row
    return [None if asset == ids.NO_TILE else table.state.box.assets[asset].key for asset in row]


def ready_demand(table: CityScenario) -> CityScenario:
    """Cover the whole demand area with empty tiles, but for one full one."""
    table.demand(FOOD, ("d2_3a", 3), ("d2_3b", 0), ("d2_2", 0))
    table.demand(DRY_GOODS, ("d2_5", 0), ("d2_4a", 0), ("d2_4b", 0))
    table.demand(MEAT, ("d3_5a", 0), ("d3_4a", 0), ("d3_4b", 0))
    return table.demand(SHOES, ("d3_6", 0), ("d3_5b", 0), ("d3_5c", 0))


# Order


def test_supply_comes_first_then_assets_then_demand() -> None:
    """C-CLN-01, C-DIF-21: the full tile still lies there while cubes and asset are drawn."""
    table = ready_demand(libby()).by_hand().at("cleanup")
    assert table.question() == "cube_draw"
    assert tiles(table, FOOD)[0] == "d2_3a"
    table.play("draw coal", "draw coal", "draw coal")
    assert table.question() == "asset_draw"
    assert tiles(table, FOOD)[0] == "d2_3a"
    table.play("reveal foundry")
    assert table.question() == "demand_draw"
    assert tiles(table, FOOD) == ["d2_3b", "d2_2", None]
    table.play("tile d1_2a")
    assert table.question() == "stock_turn"


def test_demand_is_cleared_first_and_filled_last_by_option() -> None:
    """C-CLN-01, C-DIF-21 [`cleanup_order`=demand_first]: assets, then supply in between."""
    table = ready_demand(libby(cleanup_order="demand_first")).by_hand().at("cleanup")
    assert table.question() == "asset_draw"
    assert tiles(table, FOOD) == ["d2_3b", "d2_2", None]
    table.play("reveal foundry")
    assert table.question() == "cube_draw"
    assert table.state.decade == 1
    table.play("draw coal", "draw coal", "draw coal")
    assert table.question() == "demand_draw"


# Supply


def test_the_cheapest_cubes_go_to_haymarket_and_the_others_move_on() -> None:
    """C-CLN-03, C-SUP-04: $10 to Haymarket, every other pile one space cheaper."""
    table = libby().by_hand().at("cleanup")
    assert table.cubes_in("haymarket") == {"coal": 3}
    assert [table.cubes_in(price) for price in ("0", "30", "20", "10")] == [
        {},
        {"wood": 3},
        {"livestock": 3},
        {"steel": 3},
    ]


@pytest.mark.parametrize(("decade", "drawn"), [(1, 3), (2, 4), (3, 4), (4, 5)])
def test_the_ending_decade_says_how_many_cubes_are_drawn(decade: int, drawn: int) -> None:
    """C-CLN-03, C-RUL-86, C-DIF-22: the decade marker moves last."""
    table = libby().decade(decade).at("cleanup")
    assert sum(table.cubes_in("0").values()) == drawn
    assert table.state.decade == decade + 1


def test_the_cheapest_cubes_can_refill_an_empty_bag() -> None:
    """C-CLN-03, C-SUP-08: they lie in Haymarket when the bag is found empty."""
    table = libby().supply(10, coal=6).bag("libby").at("cleanup")
    assert table.cubes_in("0") == {"coal": 3}
    assert table.cubes_in("haymarket") == {"coal": 2}
    assert table.cubes_in("bag") == {"coal": 1}


# Assets


def test_the_cheapest_asset_leaves_and_the_row_moves() -> None:
    """C-CLN-04: $40 is gone for good, the others are $10 cheaper, one is drawn for $80."""
    table = libby().asset_row("workshop", "refrigeration", "fuelworks", "foundry", "color_catalog")
    deck = len(table.state.asset_deck)
    table.at("cleanup")
    assert assets(table)[1:] == ["workshop", "refrigeration", "fuelworks", "foundry"]
    assert assets(table)[0] is not None
    assert len(table.state.asset_deck) == deck - 1
    assert "color_catalog" not in assets(table)


def test_an_empty_asset_deck_only_moves_the_row() -> None:
    """C-RUL-87, C-SPC-24: $40 leaves, the others shift once, nothing is drawn."""
    table = libby().asset_row("workshop", None, "fuelworks", None, "color_catalog")
    table.empty_decks().at("cleanup")
    assert assets(table) == [None, "workshop", None, "fuelworks", None]


def test_a_slide_that_is_due_comes_first() -> None:
    """C-CLN-04, C-RUL-87: the row moves until $40 is filled, then that tile leaves."""
    table = libby().asset_row("workshop", "refrigeration", "fuelworks", "foundry", None)
    table.empty_decks().at("cleanup")
    assert assets(table) == [None, None, "workshop", "refrigeration", "fuelworks"]


def test_without_a_due_slide_an_empty_40_only_shifts() -> None:
    """C-RUL-87 [`asset_refill`=always]: nothing lies on $40, so nothing leaves."""
    table = libby(asset_refill="always")
    table.asset_row("workshop", "refrigeration", "fuelworks", "foundry", None)
    table.empty_decks().at("cleanup")
    assert assets(table) == [None, "workshop", "refrigeration", "fuelworks", "foundry"]


def test_used_assets_become_ready() -> None:
    """C-CLN-04, C-RUL-88, C-DIF-24: in every Cleanup."""
    table = libby().asset("libby", "brilliant_marketing").at("action", "red")
    table.play("exhaust brilliant_marketing")
    assert table.refusal("exhaust brilliant_marketing").key == "asset_exhausted"
    table.at("cleanup").at("action", "red")
    assert table.allows("exhaust brilliant_marketing")


# Demand


def test_full_tiles_leave_and_their_goods_return_to_the_supply() -> None:
    """C-CLN-05: a tile that was not filled stays with its goods."""
    table = libby().demand(FOOD, ("d2_3a", 3), ("d2_3b", 2), ("d2_2", 2)).empty_decks()
    left = table.state.stores[ids.S_GOODS]
    table.at("cleanup")
    assert (tiles(table, FOOD), goods(table, FOOD)) == (["d2_3b", None, None], [2, 0, 0])
    assert table.state.stores[ids.S_GOODS] == left + 5
    table.check()


def test_the_x_tile_leaves() -> None:
    """C-CLN-05: it takes no goods, so it counts as full."""
    table = libby().demand(FOOD, ("d1_x", 0), ("d2_3b", 0)).empty_decks().at("cleanup")
    assert tiles(table, FOOD) == ["d2_3b", None, None]


@pytest.mark.parametrize(("before", "after"), [(6, 0), (5, 5)])
def test_the_printed_middle_space_is_emptied_only_when_full(before: int, after: int) -> None:
    """C-CLN-05, C-RUL-77: partly filled it keeps its goods."""
    table = libby().demand(FOOD, ("d2_3a", 0)).empty_decks()
    table.state.demand_goods[FOOD * ids.COLUMNS + ids.MIDDLE] = before
    table.state.stores[ids.S_GOODS] -= before
    table.at("cleanup").check()
    assert goods(table, FOOD) == [0, after, 0]


def test_tiles_move_inward_with_their_goods() -> None:
    """C-CLN-06, C-DIF-44: toward the $50 column, over gaps of any size."""
    table = libby().demand(FOOD, ("d2_3a", 3), ("d2_3b", 3), ("d2_2", 1))
    table.demand(SHOES, ("d3_6", 1), ("d2_4a", 4), ("d2_5", 2)).empty_decks().at("cleanup")
    assert (tiles(table, FOOD), goods(table, FOOD)) == (["d2_2", None, None], [1, 0, 0])
    assert (tiles(table, SHOES), goods(table, SHOES)) == (["d3_6", "d2_5", None], [1, 2, 0])


def test_gaps_are_filled_column_by_column_from_the_top() -> None:
    """C-CLN-07: the $50 column first, then $20, then $0, each top to bottom."""
    table = ready_demand(libby())
    table.demand(FOOD, None).demand(MEAT, ("d3_5a", 0)).demand(SHOES, None).at("cleanup")
    laid = table.facts("tile_drawn")
    places = [(place["column"], place["row"]) for place in laid]
    assert places == [(0, 0), (0, 3), (1, 0), (1, 2), (1, 3), (2, 0), (2, 2), (2, 3)]


def test_lower_levels_are_drawn_first() -> None:
    """C-CLN-07, C-SET-02: of levels 1 and 4 in the deck, one of level 1 is laid out."""
    table = ready_demand(libby()).by_hand().at("cleanup")
    table.play("draw coal", "draw coal", "draw coal", "reveal foundry")
    level_one = ["d1_x", "d1_1a", "d1_1b", "d1_2a", "d1_2b", "d1_3"]
    assert sorted(table.offers()) == sorted([f"tile {tile}" for tile in level_one])


def test_an_empty_demand_deck_is_not_renewed() -> None:
    """C-CLN-07, C-DEM-06: the spaces stay open from now on."""
    table = ready_demand(libby()).empty_decks().at("cleanup")
    assert tiles(table, FOOD) == ["d2_3b", "d2_2", None]
    assert table.state.decade == 2


# Partners, spaces, bans, decade


def test_all_partners_return() -> None:
    """C-CLN-08, C-RUL-88, C-DIF-24: as many as the player may use."""
    table = libby().partners("red", ready=0, usable=3).partners("blue", ready=1).at("cleanup")
    assert [player.ready for player in table.state.seats] == [3, 2, 2, 2]


def test_used_spaces_open_again() -> None:
    """C-CLN-08: a once-per-decade space takes a partner again."""
    table = libby().treasury("libby", 500).building("blue", "i-09").at("action", "red")
    table.play("place libby i-09", "cash").at("action", "red")
    assert table.refusal("place libby i-09").key == "space_used"
    table.at("cleanup").at("action", "red")
    assert table.allows("place libby i-09")


def test_bans_on_sold_companies_end() -> None:
    """C-CLN-08, C-STOCK-13: who sold this decade may buy in the next."""
    table = libby().holds("yellow", "libby", commons=1).at("stock", "yellow")
    table.play("sell libby common").at("stock", "yellow")
    assert table.refusal("buy libby common from bank").rule == "C-STOCK-13"
    table.at("cleanup").at("stock", "yellow")
    assert table.allows("buy libby common from bank")


def test_the_next_decade_begins_with_a_stock_phase() -> None:
    """C-CLN-09, C-FLOW-01: decade + 1, and the holder of the Priority Deal is asked."""
    table = libby().decade(3).priority("green").at("cleanup")
    assert table.state.decade == 4
    assert (table.asker(), table.question()) == ("green", "stock_turn")


@pytest.mark.parametrize("decade", [1, 2])
def test_the_60_fundraising_opens_in_decade_3(decade: int) -> None:
    """C-RUL-89, C-SPC-02: not in decade 2, though the book names it beside 1."""
    table = libby().decade(decade).at("cleanup").at("action", "red")
    if decade == 1:
        refusal = table.refusal("place libby fund60")
        assert refusal.text == "that space opens in decade 3; this is decade 2"
    else:
        assert table.allows("place libby fund60")


def test_decade_five_has_no_cleanup() -> None:
    """C-FLOW-01, C-DIF-23, C-END-01: the game ends, and nothing is moved or drawn."""
    table = ready_demand(libby()).decade(5)
    row = assets(table)
    table.at("cleanup")
    assert table.game.is_over()
    assert table.state.decade == 5
    assert (assets(table), tiles(table, FOOD)[0]) == (row, "d2_3a")
    assert table.cubes_in("10") == {"coal": 3}
