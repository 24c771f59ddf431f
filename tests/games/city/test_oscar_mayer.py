"""Oscar F. Mayer & Bros.: three ways to run one factory, each with a price of its own."""

import pytest

from bigshoulders.games.city.rules.phases.shipping import goods_price
from bigshoulders.scenarios.city import CityScenario, city


def mayer(workers: int, **cubes: int) -> CityScenario:
    """Oscar Mayer of red, with so many workers and these cubes."""
    table = city(edition="2025", special_companies="on").found("mayer", "red", treasury=100)
    table.staff("mayer", workers=[workers]).cubes("mayer", **cubes)
    return table.demand(2, ("d1_x", 0), None, ("d4_6a", 0))


def ways(table: CityScenario) -> list[str]:
    """Return the ways that are offered."""
    return [offer for offer in table.offers() if offer.startswith("way")]


@pytest.mark.parametrize(
    ("way", "goods", "price", "left"),
    [
        ("way 1", 3, 50, {"livestock": 2, "steel": 1}),
        ("way 2", 5, 40, {"livestock": 1}),
        ("way 3", 9, 30, {}),
    ],
)
def test_it_runs_in_one_of_three_ways(
    way: str, goods: int, price: int, left: dict[str, int]
) -> None:
    """C-SPEC-03, C-CHR-13: inputs, goods, and the price of every good of this decade."""
    table = mayer(6, livestock=3, steel=1).at("operating").play("done", way)
    assert table.company("mayer").goods == goods
    assert table.cubes_in("mayer") == left
    assert table.go_on_to("sell_goods", "done").play("ship outer").state.revenue == price


@pytest.mark.parametrize(
    ("workers", "offered"),
    [
        (1, []),
        (2, ["way 1"]),
        (3, ["way 1"]),
        (4, ["way 1", "way 2"]),
        (5, ["way 1", "way 2"]),
        (6, ["way 1", "way 2", "way 3"]),
    ],
)
def test_a_way_needs_at_least_its_number_of_workers(workers: int, offered: list[str]) -> None:
    """C-RUL-99, C-DP-62: the Director picks any way that is possible."""
    table = mayer(workers, livestock=3, steel=1).at("operating").play("done")
    assert ways(table) == offered


def test_a_way_that_is_impossible_says_why() -> None:
    """C-SPEC-03, C-RUL-99: too few workers, too few cubes; a plain run names no way."""
    table = mayer(4, livestock=2).at("operating").play("done")
    assert table.refusal("way 3").key == "too_few_for_way"
    assert table.refusal("way 2").key == "no_cubes_for_way"
    assert table.refusal("run 1").key == "choose_way"
    assert ways(table) == ["way 1"]


def test_it_runs_once_a_turn() -> None:
    """C-SPEC-03, C-OP-30: with `buy_while_producing` the step goes on, the factory does not."""
    table = city(edition="2025", special_companies="on", buy_while_producing="on")
    table.found("mayer", "red", treasury=100).staff("mayer", workers=[6])
    table.cubes("mayer", livestock=3, steel=1).at("operating").play("done", "way 1")
    assert table.question() == "produce"
    assert table.refusal("way 1").key == "no_such_way"


def test_the_way_sets_the_price_of_stored_goods_too() -> None:
    """C-SPEC-03, C-RUL-99: 2 stored and 3 new goods at 50."""
    table = mayer(2, livestock=1).goods("mayer", 2).at("operating").play("done", "way 1")
    table.play(*["ship outer"] * 5)
    assert table.question() != "sell_goods"
    shipped = [event.values[2] for event in table.events if event.kind.key == "shipped"]
    assert shipped == [50] * 5


def test_without_a_run_it_has_no_price_and_sells_nothing() -> None:
    """C-RUL-99: stored goods stay, and the company withholds nothing."""
    table = mayer(2, livestock=2).goods("mayer", 2).at("operating").play("done", "done")
    assert "shipped" not in table.happened()
    assert table.question() == "pay_out"
    assert table.refusal("dividend").key == "nothing_sold"
    assert table.company("mayer").goods == 2


def test_the_way_of_the_last_decade_counts_no_more() -> None:
    """C-SPEC-03, C-RUL-99: without a run this decade the goods left over stay."""
    table = mayer(2, livestock=1).at("operating").play("done", "way 1", "done")
    table.demand(2, None, None, ("d4_6b", 0)).at("operating").play("done")
    assert "withheld" in table.happened()
    assert "shipped" not in table.happened()
    assert table.company("mayer").goods == 3


def test_it_has_a_price_only_after_it_ran() -> None:
    """C-RUL-99: nothing before, 50 after the first way, nothing in the turn of another company."""
    table = mayer(2, livestock=1).found("swift", "yellow").appeal("swift", 0)
    table.at("operating").play("done")
    assert goods_price(table.state, table.company("mayer")) == 0
    table.play("way 1")
    assert goods_price(table.state, table.company("mayer")) == 50
    table.play("done")
    assert table.asker() == "yellow"
    assert goods_price(table.state, table.company("mayer")) == 0


@pytest.mark.parametrize(
    ("salespeople", "price"), [(0, 50), (1, 50), (2, 60), (3, 60), (4, 70), (9, 90)]
)
def test_each_full_pair_of_salespeople_adds_10(salespeople: int, price: int) -> None:
    """C-SPEC-03, C-EX-60: any number of them; 2 workers and 2 salespeople sell 3 goods at 60."""
    table = mayer(2, livestock=1).staff("mayer", salespeople=salespeople)
    table.at("operating").play("done", "way 1", "ship outer")
    assert table.state.revenue == price
    assert table.company("mayer").goods == 2


def test_there_is_always_room_for_another_salesperson() -> None:
    """C-SPEC-03: the tenth and the eleventh of one building."""
    table = city(4, edition="2025", special_companies="on").found("mayer", "red", treasury=100)
    table.staff("mayer", salespeople=9).building("yellow", "ii-13").at("action", "red")
    assert table.play("place mayer ii-13").company("mayer").salespeople == 11


def test_a_way_earns_the_reserved_partner() -> None:
    """C-OP-34, C-SPEC-03: its one factory has run."""
    table = mayer(2, livestock=1).reserve("red", "mayer").at("operating").play("done", "way 1")
    assert table.seat("red").partners == 3
