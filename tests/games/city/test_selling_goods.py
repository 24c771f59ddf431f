"""Selling goods: places, prices, completion bonuses and half price (rules, section 18)."""

from __future__ import annotations

import pytest

from bigshoulders.games.city import ids
from bigshoulders.scenarios.city import CityScenario, city

FOOD, DRY_GOODS, MEAT, SHOES = range(4)


def cracker(goods: int, *tiles: tuple[str, int] | None, **options: str) -> CityScenario:
    """Return a table on which Cracker Jack, without salespeople ($30), has goods to sell."""
    table = city(4, 1, **options).found("cracker", "red", treasury=0).goods("cracker", goods)
    return table.haymarket().demand(FOOD, *tiles)


def goods_at(table: CityScenario, row: int = FOOD) -> list[int]:
    """Return the goods on the inner, middle and outer space of a row."""
    return table.state.demand_goods[row * ids.COLUMNS : (row + 1) * ids.COLUMNS]


# How many, where, at what price


def test_the_seller_chooses_among_all_free_places_and_stopping() -> None:
    """C-DP-64, C-RUL-75: each tile with a free space, in any order, or done."""
    table = cracker(2, ("d2_3a", 0), ("d2_3b", 3), ("d2_2", 1)).at("operating")
    assert table.question() == "sell_goods"
    assert table.offers() == ["ship inner", "ship outer", "done"]


def test_a_company_may_sell_nothing() -> None:
    """C-DEM-01, C-RUL-75: unsold goods stay in the treasury."""
    table = cracker(2, ("d2_3a", 0)).at("operating").play("done")
    assert table.company("cracker").goods == 2
    assert goods_at(table) == [0, 0, 0]


def test_a_company_may_sell_some_of_its_goods() -> None:
    """C-DEM-01, C-RUL-75: one of two is sold, the other is kept."""
    table = cracker(2, ("d2_3a", 0)).at("operating").play("ship inner", "done")
    assert table.company("cracker").goods == 1
    assert goods_at(table) == [1, 0, 0]


def test_selling_ends_with_the_last_good() -> None:
    """C-DP-64: nobody is asked to stop once all goods are sold."""
    table = cracker(1, ("d2_3a", 0)).cubes("cracker", wood=2).haymarket(coal=1).at("operating")
    table.go_on_to("sell_goods", "done").play("ship inner")
    assert table.question() == "pay_out"


def test_selling_ends_when_no_place_is_left() -> None:
    """C-DP-64 [`half_price`=printed_only]: two goods, one place."""
    table = cracker(2, ("d2_3a", 3), ("d1_1a", 0), ("d1_x", 0), half_price="printed_only")
    table.cubes("cracker", wood=2).haymarket(coal=1).at("operating").go_on_to(
        "sell_goods", "done"
    ).play("ship middle")
    assert table.question() == "pay_out"
    assert table.company("cracker").goods == 1


@pytest.mark.parametrize(
    ("key", "row"), [("cracker", FOOD), ("elgin", DRY_GOODS), ("swift", MEAT), ("doggett", SHOES)]
)
def test_goods_are_sold_only_in_the_row_of_the_industry(key: str, row: int) -> None:
    """C-DEM-02, C-CON-21: food & dairy, dry goods, meat packing and shoes from top to bottom."""
    table = city(seats=4).found(key, "red", treasury=0).goods(key, 2)
    tiles = ["d2_3a", "d2_3b", "d2_5", "d2_4a"]
    for place, tile in enumerate(tiles):
        table.demand(place, (tile, 0))
    table.at("operating").play("ship inner")
    sold = [0, 0, 0, 0]
    sold[row] = 1
    assert table.state.demand_goods[:: ids.COLUMNS] == sold


def test_goods_go_anywhere_in_the_row_in_any_order() -> None:
    """C-DEM-03, C-RUL-75: no duty to fill the dear column first or to finish a tile."""
    table = cracker(4, ("d2_3a", 0), ("d2_3b", 0), ("d2_2", 0)).at("operating")
    table.play("ship outer", "ship inner", "ship middle", "done")
    assert goods_at(table) == [1, 1, 1]


def test_a_full_tile_takes_no_more_goods() -> None:
    """C-DEM-03: the refusal says that every space is taken."""
    table = cracker(2, ("d2_3a", 3), ("d2_3b", 0)).at("operating")
    refusal = table.refusal("ship inner")
    assert (refusal.key, refusal.rule) == ("space_full", "C-DEM-03")


@pytest.mark.parametrize(("salespeople", "price"), [(0, 20), (1, 30), (2, 40)])
def test_salespeople_set_the_price_of_a_good(salespeople: int, price: int) -> None:
    """C-DEM-03, C-EX-34: Libby sells at 20, with one salesperson at 30, with two at 40."""
    table = city(seats=2).found("libby", "red", treasury=0).goods("libby", 2)
    table.staff("libby", salespeople=salespeople).demand(FOOD, ("d2_3a", 0)).at("operating")
    table.play("ship inner")
    assert table.state.revenue == price


def test_each_good_keeps_the_price_of_its_moment() -> None:
    """C-RUL-122: a salesperson gained between two sales counts for the second only."""
    table = city(seats=2).found("libby", "red", treasury=0).appeal("libby", 4).haymarket()
    table.goods("libby", 3).demand(FOOD, ("d2_3a", 0)).asset("libby", "brilliant_marketing")
    table.at("operating").play("done", "done", "ship inner", "exhaust brilliant_marketing", "bonus")
    table.play("ship inner")
    assert table.state.revenue == 20 + 30


def test_revenue_is_only_counted_while_goods_are_sold() -> None:
    """C-DEM-09: no money moves before dividend or withholding."""
    table = cracker(3, ("d2_3a", 0)).cubes("cracker", wood=2).haymarket(coal=1).at("operating")
    bank = table.state.bank
    table.go_on_to("sell_goods", "done").play("ship inner", "ship inner", "ship inner")
    assert table.question() == "pay_out"
    assert (table.state.revenue, table.company("cracker").treasury) == (140, 0)
    assert table.state.bank == bank
    table.play("withhold")
    assert table.company("cracker").treasury == 140


# Completion bonuses


@pytest.mark.parametrize(("place", "bonus"), [("inner", 50), ("middle", 20), ("outer", 0)])
def test_filling_a_tile_pays_its_columns_bonus(place: str, bonus: int) -> None:
    """C-DEM-04, C-EX-35, C-DIF-44: 50 in the inner, 20 in the middle, 0 in the outer column."""
    table = cracker(2, ("d2_3a", 2), ("d2_3b", 2), ("d2_2", 1)).at("operating")
    table.play(f"ship {place}")
    assert table.state.revenue == 30 + bonus


def test_several_tiles_pay_several_bonuses() -> None:
    """C-DEM-04, C-EX-35: 20 and 50, both if both are filled."""
    table = cracker(3, ("d2_3a", 2), ("d2_3b", 2), ("d2_2", 0)).at("operating")
    table.play("ship inner", "ship middle")
    assert table.state.revenue == 60 + 70


def test_the_bonus_comes_only_with_the_last_space() -> None:
    """C-DEM-04: the second good of three pays no bonus."""
    table = cracker(3, ("d2_3a", 1)).at("operating").play("ship inner")
    assert table.state.revenue == 30
    table.play("ship inner")
    assert table.state.revenue == 60 + 50


def test_who_sold_the_earlier_goods_does_not_matter() -> None:
    """C-RUL-78, C-DEM-04: Cracker Jack sells two, Libby the third and takes the bonus."""
    table = cracker(3, ("d2_3a", 0)).appeal("cracker", 2)
    table.found("libby", "yellow", treasury=0).goods("libby", 2).at("operating")
    table.play("ship inner", "ship inner", "done")
    assert (table.asker(), table.state.revenue) == ("yellow", 0)
    table.play("ship inner")
    assert table.state.revenue == 20 + 50


def test_cracker_jacks_french_example() -> None:
    """C-EX-36: 1 + 5 + 1 goods at 40, with 50 and 20 for two filled tiles: 350."""
    table = cracker(8, ("d2_3a", 2), ("d2_5", 0), ("d2_2", 0))
    table.staff("cracker", salespeople=1).at("operating").play("ship inner")
    table.play(*["ship middle"] * 5).play("ship outer")
    assert table.state.revenue == 7 * 40 + 50 + 20 == 350


# X, and the board under the tiles


def test_an_x_tile_takes_no_goods() -> None:
    """C-DEM-05: and the refusal says why."""
    table = cracker(2, ("d1_x", 0), ("d2_3b", 0), ("d2_2", 0)).at("operating")
    refusal = table.refusal("ship inner")
    assert (refusal.key, refusal.rule) == ("blocked", "C-DEM-05")


def test_the_printed_inner_space_takes_no_goods() -> None:
    """C-DEM-05, C-DEM-06: without a tile the inner space shows an X."""
    table = cracker(2).at("operating")
    assert table.refusal("ship inner").key == "blocked"
    assert table.offers() == ["ship middle", "ship half", "done"]


def test_the_printed_middle_space_takes_six_goods_and_then_pays_20() -> None:
    """C-DEM-06, C-RUL-77: six full-price spaces, the last one pays the bonus."""
    table = cracker(8).at("operating").play(*["ship middle"] * 5)
    assert table.state.revenue == 150
    table.play("ship middle")
    assert table.state.revenue == 180 + 20
    assert table.refusal("ship middle").key == "space_full"
    assert goods_at(table) == [0, 6, 0]


def test_the_printed_outer_space_takes_any_number_at_half_price() -> None:
    """C-DEM-06, C-DEM-07, C-RUL-77: it never fills and holds no goods."""
    table = cracker(9).at("operating").play(*["ship half"] * 8)
    assert table.state.revenue == 8 * 15
    assert goods_at(table) == [0, 0, 0]
    assert table.state.stores[ids.S_GOODS] == 60 - 1 - sum(table.state.demand_goods)


def test_the_uncovered_outer_space_never_pays_full_price() -> None:
    """C-DEM-06: it takes goods at half price only."""
    table = cracker(2, ("d2_3a", 0), ("d2_3b", 0)).at("operating")
    assert table.refusal("ship outer").key == "only_half"
    assert table.offers() == ["ship inner", "ship middle", "ship half", "done"]


# Half price


FULL = (("d2_3a", 3), ("d2_3b", 3), ("d2_2", 1))  # one space is left in the outer column


def test_half_price_waits_until_the_row_is_full() -> None:
    """C-DEM-08, C-DIF-15: in 2020 full-price spaces come first."""
    table = cracker(3, *FULL).at("operating")
    refusal = table.refusal("ship half")
    assert (refusal.key, refusal.rule) == ("no_half_price", "C-DEM-08")
    assert table.offers() == ["ship outer", "done"]


def test_half_price_opens_when_the_seller_fills_the_last_space() -> None:
    """C-DEM-08, C-DEM-07, C-RUL-76, C-DIF-15: 30 for the last space, then 15 a good."""
    table = cracker(3, *FULL).at("operating").play("ship outer")
    assert table.offers() == ["ship half", "done"]
    table.play("ship half", "ship half")
    assert "shipped" in table.happened()
    assert table.company("cracker").treasury == 30 + 15 + 15


@pytest.mark.parametrize(
    ("tiles", "is_open"),
    [
        ((("d1_x", 0), ("d2_3b", 3), ("d2_2", 2)), True),
        ((("d2_3a", 3), None, ("d2_2", 2)), False),
        ((("d2_3a", 2), ("d2_3b", 3), ("d2_2", 2)), False),
        ((("d2_3a", 3), ("d2_3b", 2), ("d2_2", 2)), False),
    ],
)
def test_a_row_is_full_when_nothing_in_it_takes_a_good_at_full_price(
    tiles: tuple[tuple[str, int] | None, ...], is_open: bool
) -> None:
    """C-RUL-76: X counts as full, the uncovered printed middle space must be full too."""
    table = cracker(2, *tiles).at("operating")
    assert table.allows("ship half") == is_open


def test_other_rows_do_not_matter_for_half_price() -> None:
    """C-RUL-76: the company's own row is full although others have free spaces."""
    table = cracker(2, ("d2_3a", 3), ("d2_3b", 3), ("d2_2", 2)).demand(SHOES, ("d2_5", 0))
    assert table.at("operating").offers() == ["ship half", "done"]


def test_full_rows_take_nothing_if_half_price_is_only_printed() -> None:
    """C-DEM-08, C-DIF-15 [`half_price`=printed_only]: a covered row has no half price."""
    table = cracker(3, *FULL, half_price="printed_only").cubes("cracker", wood=2).haymarket(coal=1)
    table.at("operating").go_on_to("sell_goods", "done").play("ship outer")
    assert table.question() == "pay_out"
    assert table.company("cracker").goods == 2


def test_printed_half_price_is_open_with_every_option() -> None:
    """C-DEM-06 [`half_price`=printed_only]: the uncovered outer space sells at half price."""
    table = cracker(2, ("d2_3a", 0), half_price="printed_only").at("operating")
    assert table.allows("ship half")


def test_half_price_is_open_at_any_time_if_so_chosen() -> None:
    """C-DEM-08 [`half_price`=always]: even with full-price spaces left."""
    table = cracker(2, ("d2_3a", 0), ("d2_3b", 0), ("d2_2", 0), half_price="always")
    table.at("operating").play("ship half")
    assert table.state.revenue == 15
    assert goods_at(table) == [0, 0, 0]
