"""The heuristic's small plans for City: selling goods, getting cubes, operating turns."""

from __future__ import annotations

from bigshoulders.bots.bot import Observation
from bigshoulders.bots.city.demand import best_fill, revenue_of, sell_into
from bigshoulders.bots.city.levels import sharp
from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios.city import CityScenario, city

BONUSES = (50, 20, 0)
SHOES = 3
MEAT = 2


def advice(table: CityScenario) -> str:
    """Return what the heuristic answers to the question that waits."""
    game = table.game
    seat = game.deciders()[0]
    code = sharp("adviser").choose(Observation(game, seat, Stream("eyes")))
    return game.rules.language.write(code)


def followed(table: CityScenario, kind: str) -> list[str]:
    """Follow the heuristic as long as this kind of question is asked; return its answers."""
    answers: list[str] = []
    while table.question() == kind:
        answers.append(advice(table))
        table.play(answers[-1])
    return answers


def swift_operates(treasury: int = 100) -> CityScenario:
    """Return a table at which Swift's first factory is staffed: steel and livestock, two goods."""
    table = city(seats=2).found("swift", "red", price=40, treasury=treasury)
    table.staff("swift", workers=[2, 0]).haymarket(livestock=2, wood=2, coal=2)
    for price in (30, 20, 10):
        table.supply(price, coal=1)
    return table


# Selling


def test_goods_fill_the_tile_with_the_dearest_bonus() -> None:
    """C-DEM-04: two goods fill the inner tile of two rather than the middle one of one."""
    assert best_fill(BONUSES, [2, 1, 4], 2) == 0b001


def test_goods_fill_two_tiles_if_they_reach() -> None:
    """C-DEM-04: several tiles, several bonuses."""
    assert best_fill(BONUSES, [2, 1, 4], 3) == 0b011


def test_a_full_tile_pays_no_second_bonus() -> None:
    """C-DEM-04: only the last good of a tile is paid for."""
    assert best_fill(BONUSES, [0, 3, 4], 2) == 0


def test_goods_beyond_the_row_are_expected_to_bring_half() -> None:
    """C-DEM-08: four goods at 30 with bonuses of 50 and 20, then two at 15."""
    state = city(seats=2).state
    assert revenue_of(state, [1, 1, 2], 6, 30) == 4 * 30 + 70 + 2 * 15


def test_room_is_taken_from_the_inner_column_on() -> None:
    """Rivals that operate first leave the outer tiles."""
    free = [1, 2, 4]
    sell_into(free, 4)
    assert free == [0, 0, 3]


def test_a_tile_is_filled_before_others_are_begun() -> None:
    """C-DEM-04: one of two goods is enough for the inner tile's last space."""
    table = swift_operates().cubes("swift", livestock=1, steel=1)
    table.demand(MEAT, ("d2_4a", 3), ("d2_5", 0), ("d3_6", 0)).at("operating")
    table.play("done", "run 1")
    assert advice(table) == "ship inner"


def test_a_tile_is_not_prepared_for_a_rival() -> None:
    """C-DEM-04: whoever sells the last good is paid, so the others go where no bonus waits."""
    table = swift_operates().found("anglo", "yellow", price=40, treasury=50)
    table.cubes("swift", livestock=1, steel=1)
    table.demand(MEAT, ("d2_4a", 0), ("d2_5", 0), ("d3_6", 0)).at("operating")
    table.play("done", "run 1")
    assert advice(table) == "ship outer"


def test_goods_are_kept_rather_than_sold_at_half_for_nothing() -> None:
    """C-DEM-08, C-PRICE-10: three goods at 25 would not move a price of 280 any further."""
    table = swift_operates().price("swift", 280).goods("swift", 2)
    table.cubes("swift", livestock=1, steel=1)
    table.demand(MEAT, ("d1_1a", 0), ("d1_2a", 2), ("d2_3a", 3)).at("operating")
    table.play("done", "run 1")
    assert followed(table, "sell_goods") == ["ship inner", "done"]


# Cubes


def test_the_cheapest_cubes_are_bought_and_no_more() -> None:
    """C-OP-20: one livestock and one steel, each from the cheapest space that has it."""
    table = swift_operates().supply(30, livestock=1, steel=1).supply(20, steel=2)
    table.supply(10, livestock=2, coal=1).at("operating")
    assert followed(table, "buy_cubes") == ["order livestock 10", "order steel 20", "done"]


def test_two_cheap_cubes_are_traded_for_one_that_the_chain_lacks() -> None:
    """C-HAY-01: steel from the chain, livestock from Haymarket for two wood."""
    table = swift_operates().supply(10, steel=1, wood=2).at("operating")
    steps = followed(table, "buy_cubes")
    assert steps[:3] == ["order steel 10", "order wood 10", "order wood 10"]
    assert steps[3:] == ["trade swift wood for livestock", "done"]


def test_a_supplier_is_asked_before_the_dear_chain() -> None:
    """C-AST-22: $10 for livestock from Haymarket, where the chain asks $30."""
    table = swift_operates().supply(30, livestock=2, steel=1).asset("swift", "union_stockyards")
    steps = followed(table.at("operating"), "buy_cubes")
    assert steps == ["exhaust union_stockyards", "order steel 30", "done"]


def test_nothing_is_bought_for_a_factory_that_cannot_run() -> None:
    """C-OP-30: without the money for the second cube the first one would be wasted."""
    table = swift_operates(treasury=30).supply(30, steel=1).supply(10, livestock=2)
    assert followed(table.at("operating"), "buy_cubes") == ["done"]


# Paying


def test_a_catalog_is_used_before_and_a_price_step_after_the_dividend() -> None:
    """C-AST-05, C-AST-06: revenue counts for the dividend, a lower price moves further."""
    table = swift_operates().cubes("swift", livestock=1, steel=1)
    table.asset("swift", "color_catalog").at("operating").play("done", "run 1", "done")
    followed(table, "sell_goods")
    assert followed(table, "pay_out") == ["exhaust color_catalog", "dividend"]
    table = swift_operates().cubes("swift", livestock=1, steel=1)
    table.asset("swift", "backroom_deals").at("operating").play("done", "run 1", "done")
    followed(table, "sell_goods")
    assert followed(table, "pay_out") == ["dividend"]
    assert advice(table) == "exhaust backroom_deals"


# Staff and shares


def test_workers_are_hired_for_the_first_factory() -> None:
    """C-SPC-01, C-OP-30: a company that stands still hires what lets it run."""
    table = city(seats=2).found("swift", "red", price=40, treasury=160).only("red")
    table.supply(20, livestock=2, steel=2).at("action", "red")
    assert advice(table) == "place swift hire"
    table.play("place swift hire")
    assert followed(table, "hire")[:2] == ["hire 1", "hire 1"]


def test_an_extra_dividend_empties_the_treasury_at_the_end() -> None:
    """C-SPC-07: in the last decade money in a treasury is worth nothing to anybody."""
    table = city(seats=2).found("swift", "red", price=40, treasury=400).only("red")
    table.holds("red", "swift", commons=3).goals().decade(5).partners("red", ready=1)
    table.staff("swift", workers=[2, 3], managers=[1, 1], salespeople=2)
    assert advice(table.at("action", "red")) == "place swift extra_dividends"


def test_shares_of_a_company_that_earns_are_bought() -> None:
    """C-STOCK-16: of two companies at one price, the one that runs is worth more."""
    table = city(seats=2).found("swift", "red", price=50).found("spalding", "yellow", price=50)
    table.staff("swift", workers=[2, 3], managers=[1, 0], salespeople=2).decade(4)
    table.cash("red", 60).at("stock", "red")
    assert advice(table) == "buy swift common from company"


def test_nothing_is_bought_that_will_lose() -> None:
    """C-DIV-05: in the last decade a dear company without staff can only fall."""
    table = city(seats=2).found("swift", "red", price=250, treasury=0).decade(5)
    table.cash("yellow", 600).at("stock", "yellow")
    assert not advice(table).startswith("buy")


# Spaces that give nothing


def full_libby(decade: int, treasury: int) -> CityScenario:
    """Return a table at which Libby can gain nothing more, and red owns a building for staff."""
    table = city(seats=2).found("libby", "red", treasury=treasury).only("red").decade(decade)
    table.staff("libby", automated=[2, 2], managers=[1, 1], salespeople=2).haymarket().goals()
    table.appeal("libby", 16).price("libby", 450).holds("yellow", "libby", commons=4)
    table.cubes("libby", livestock=4, steel=4, wood=4, coal=4).asset_row(*[None] * 5)
    return table.building("red", "i-02").building("yellow", "i-11").at("action", "red")


def test_a_partner_is_not_wasted_on_a_space_that_gives_nothing() -> None:
    """C-ACT-12: money for Libby rather than salespeople whom it has no space for."""
    table = full_libby(decade=1, treasury=200)
    assert {"place libby i-02", "place libby salesperson"} < set(table.offers())
    assert advice(table) == "place libby fund40"


def test_a_treasury_that_is_worth_nothing_is_milked() -> None:
    """C-ACT-12, C-RUL-35: in the last decade Libby's last dollars pay the owner of a building."""
    assert advice(full_libby(decade=5, treasury=90)) == "place libby i-02"
