"""Production: which factories run, what they make, and what follows (rules, section 17.3)."""

from __future__ import annotations

import pytest

from bigshoulders.games.city import ids
from bigshoulders.scenarios.city import CityScenario, city


def libby(**options: str) -> CityScenario:
    """Return a table on which Libby can run both factories; it has no money to buy cubes."""
    table = city(2, 1, **options).found("libby", "red", treasury=0).haymarket()
    table.staff("libby", workers=[2, 2]).cubes("libby", steel=2, livestock=3)
    return table.demand(0, ("d2_5", 0))


def french_example() -> CityScenario:
    """Return Libby as in the worked example, before it buys its three cubes."""
    table = city(seats=2).found("libby", "red", treasury=50).reserve("red", "libby")
    table.staff("libby", workers=[0, 2], automated=[2, 0], managers=[1, 0])
    table.goods("libby", 0, tokens=1).cubes("libby", wood=2).haymarket(livestock=1)
    return table.supply(10, livestock=1, steel=2).demand(0, ("d3_6", 0)).at("operating")


# What can run


def test_production_offers_the_next_factory_and_stopping() -> None:
    """C-DP-62: run the next factory if it can run, or stop."""
    table = libby().cubes("libby", steel=2, livestock=1).at("operating")
    assert table.question() == "produce"
    assert table.offers() == ["run 1", "done"]


def test_factories_run_from_left_to_right() -> None:
    """C-OP-30: the second factory waits for the first."""
    table = libby().at("operating")
    refusal = table.refusal("run 2")
    assert (refusal.key, refusal.rule) == ("wrong_factory", "C-OP-30")
    assert refusal.text == "factories run from left to right, each once: next is factory 1"
    table.play("run 1")
    assert table.allows("run 2")


def test_a_factory_runs_once_a_turn() -> None:
    """C-OP-30: with inputs for two runs of the first factory only one is allowed."""
    table = libby().cubes("libby", steel=2, livestock=4).at("operating").play("run 1")
    assert table.refusal("run 1").key == "wrong_factory"


def test_every_worker_space_must_be_filled() -> None:
    """C-OP-30: one worker of two is not enough, and the refusal counts the gap."""
    table = libby().staff("libby", workers=[1, 2]).haymarket(coal=1).at("operating")
    table.play("done")
    refusal = table.refusal("run 1")
    assert (refusal.key, refusal.rule) == ("not_staffed", "C-OP-30")
    assert refusal.text == "factory 1 has 1 empty worker spaces"


def test_automated_spaces_count_as_staffed() -> None:
    """C-OP-30, C-AUTO-04: one worker and one token fill the two spaces."""
    table = libby().staff("libby", workers=[1, 2], automated=[1, 0]).at("operating")
    assert table.allows("run 1")


def test_the_treasury_must_hold_all_inputs() -> None:
    """C-OP-30: the second factory needs a steel and two livestock."""
    table = libby().cubes("libby", steel=4, livestock=2).at("operating").play("run 1")
    refusal = table.refusal("run 2")
    assert (refusal.key, refusal.rule) == ("no_inputs", "C-OP-30")
    assert (
        refusal.text
        == "factory 2 needs 2 livestock and 1 steel, and libby has 1 livestock and 3 steel"
    )


def test_a_factory_that_does_not_exist_cannot_run() -> None:
    """C-CHR-20: Libby has two factories."""
    table = libby().at("operating")
    assert table.refusal("run 3").key == "no_factory"


def test_a_runnable_factory_need_not_run() -> None:
    """C-OP-32, C-RUL-69: stopping before the first factory is allowed."""
    table = libby().goods("libby", 1).at("operating").play("done")
    assert table.question() == "sell_goods"
    assert table.company("libby").goods == 1
    assert table.cubes_in("libby") == {"livestock": 3, "steel": 2}


def test_production_may_stop_between_two_factories() -> None:
    """C-OP-32, C-RUL-69: the second factory may stand still."""
    table = libby().at("operating").play("run 1", "done")
    assert table.question() == "sell_goods"
    assert table.company("libby").goods == 3


def test_production_ends_with_the_last_factory() -> None:
    """C-DP-62: nobody is asked to stop once every factory ran."""
    table = libby().at("operating").play("run 1", "run 2")
    assert table.question() == "sell_goods"
    assert table.company("libby").goods == 6


# What a run makes


def test_a_run_turns_cubes_into_goods() -> None:
    """C-OP-31: inputs to Haymarket, goods into the treasury."""
    table = libby().at("operating").play("run 1")
    assert table.cubes_in("libby") == {"livestock": 2, "steel": 1}
    assert table.cubes_in("haymarket") == {"livestock": 1, "steel": 1}
    assert table.company("libby").goods == 3


@pytest.mark.parametrize(("workers", "automated", "goods"), [(2, 0, 3), (1, 1, 3), (0, 2, 4)])
def test_only_a_fully_automated_factory_makes_one_more(
    workers: int, automated: int, goods: int
) -> None:
    """C-OP-31, C-AUTO-04, C-RUL-64: the last octagon alone hides a good."""
    table = libby().staff("libby", workers=[workers, 2], automated=[automated, 0])
    table.at("operating").play("run 1")
    assert table.company("libby").goods == goods


def test_each_bonus_goods_token_yields_a_good_when_production_ends() -> None:
    """C-OP-33: not before the Director stops or the last factory ran."""
    table = libby().goods("libby", 0, tokens=2).at("operating").play("run 1")
    assert table.company("libby").goods == 3
    table.play("done")
    assert table.company("libby").goods == 5


def test_bonus_goods_come_even_if_nothing_ran() -> None:
    """C-OP-33, C-DIF-36: a token needs no factory."""
    table = libby().goods("libby", 0, tokens=1).at("operating").play("done")
    assert table.company("libby").goods == 1
    assert table.question() == "sell_goods"


def test_an_automated_libby_makes_four_goods_then_its_second_factory_then_the_token() -> None:
    """C-EX-32: 3 + 1 goods, 1 cube and 1 appeal; then factory 2; then 1 from the token."""
    table = libby().staff("libby", workers=[0, 2], automated=[2, 0], managers=[1, 0])
    table.goods("libby", 0, tokens=1).at("operating").play("run 1")
    assert table.cubes_in("haymarket") == {"livestock": 1, "steel": 1}
    table.play("take steel")
    assert table.company("libby").goods == 4
    assert table.company("libby").appeal == 2
    assert table.cubes_in("libby") == {"livestock": 2, "steel": 2}
    table.play("run 2")
    assert table.company("libby").goods == 4 + 3 + 1


def test_a_whole_turn_of_libby() -> None:
    """C-EX-33: pays 30, makes 4 + 3 + 1 goods, gains appeal and partner, no cube is left."""
    table = french_example()
    table.play("order livestock 10", "order steel 10", "order steel 10")
    assert table.company("libby").treasury == 20
    table.play("trade libby wood for livestock", "done")
    assert table.cubes_in("libby") == {"livestock": 2, "steel": 2}
    table.play("run 1")
    assert table.company("libby").goods == 4
    table.play("take livestock")
    assert table.cubes_in("libby") == {"livestock": 2, "steel": 1}
    assert table.company("libby").appeal == 2
    assert table.seat("red").partners == 2
    table.play("run 2")
    assert table.company("libby").goods == 8
    assert table.cubes_in("libby") == {}
    assert table.company("libby").treasury == 20
    assert table.company("libby").appeal == 2
    assert table.seat("red").partners == 3


# The reserved partner


def test_running_all_factories_of_the_first_company_earns_the_partner() -> None:
    """C-OP-34, C-RUL-74: gained when the last factory has run, ready next decade."""
    table = libby().reserve("red", "libby").partners("red", ready=0).at("operating")
    table.play("run 1")
    assert table.seat("red").partners == 2
    table.play("run 2")
    assert (table.seat("red").partners, table.seat("red").ready) == (3, 0)
    table.play("done")
    assert (table.state.decade, table.seat("red").ready) == (2, 3)


def test_an_idle_factory_leaves_the_partner_where_it_is() -> None:
    """C-OP-34: all factories must run in one turn."""
    table = libby().reserve("red", "libby").at("operating").play("run 1", "done")
    assert table.seat("red").partners == 2
    assert table.seat("red").reserved == table.company("libby").index


def test_the_partner_is_earned_once() -> None:
    """C-OP-34: a second full run brings no further partner."""
    table = libby().reserve("red", "libby").at("operating").play("run 1", "run 2")
    table.cubes("libby", steel=2, livestock=3).haymarket().at("operating")
    table.play("run 1", "run 2")
    assert table.seat("red").partners == 3


def test_a_second_company_earns_no_partner() -> None:
    """C-OP-34: only the company that carries the partner counts."""
    table = libby().found("spalding", "red", treasury=0).reserve("red", "spalding")
    table.appeal("libby", 5).at("operating").play("run 1", "run 2")
    assert table.seat("red").partners == 2


# Buying while producing


def test_cubes_are_not_bought_after_the_buying_step() -> None:
    """C-RUL-67: production has begun, buying is over."""
    table = libby().treasury("libby", 50).supply(10, coal=2).at("operating").play("done")
    refusal = table.refusal("order coal 10")
    assert (refusal.key, refusal.rule) == ("buying_is_over", "C-RUL-67")
    assert "order coal 10" not in table.offers()


def test_cubes_may_be_bought_between_factories_if_so_chosen() -> None:
    """C-OP-24, C-DIF-34 [`buy_while_producing`=on]: what factory 2 lacks is bought after 1 ran."""
    table = libby(buy_while_producing="on").cubes("libby", steel=1, livestock=3)
    table.treasury("libby", 10).supply(10, steel=1).at("operating").play("done", "run 1")
    assert "run 2" not in table.offers()
    table.play("order steel 10", "run 2")
    assert table.company("libby").treasury == 0
    assert table.company("libby").goods == 6


def test_buying_stays_possible_after_the_last_factory_until_the_stop() -> None:
    """C-OP-24, C-DP-62 [`buy_while_producing`=on]: production ends only by stopping."""
    table = libby(buy_while_producing="on").treasury("libby", 20).supply(10, coal=2)
    table.goods("libby", 0, tokens=1).at("operating").play("done", "run 1", "run 2")
    assert table.question() == "produce"
    assert table.company("libby").goods == 6
    table.play("order coal 10", "done")
    assert table.cubes_in("libby") == {"coal": 1}
    assert table.company("libby").goods == 7


# Goods from elsewhere, and a limited supply


@pytest.mark.parametrize(("building", "cost", "goods"), [("i-10", 20, 1), ("iii-13", 60, 3)])
def test_misprinted_goods_buildings_give_goods_at_the_right_cost(
    building: str, cost: int, goods: int
) -> None:
    """C-RUL-93: I10 gives a good for $20, III13 three for $60."""
    table = libby().treasury("libby", 100).building("yellow", building).at("action", "red")
    table.play(f"place libby {building}")
    assert table.company("libby").goods == goods
    assert table.company("libby").treasury == 100 - cost


def goods_left(count: int, **options: str) -> CityScenario:
    """Return Libby's table with that many goods in the supply; Swift holds the others."""
    table = libby(**options).found("swift", "yellow", treasury=0).appeal("libby", 4)
    return table.goods("swift", 60 - count)


def test_goods_never_run_out() -> None:
    """C-RUL-38: with one good in the box left, a factory still makes three."""
    table = goods_left(1).at("operating").play("run 1")
    assert table.company("libby").goods == 3


def test_a_limited_supply_limits_production() -> None:
    """C-RUL-38 [`limited_supply`=yes]: fewer goods are made, and the token finds none."""
    table = goods_left(4, limited_supply="yes").goods("libby", 0, tokens=1).at("operating")
    table.play("run 1")
    assert table.company("libby").goods == 3
    table.play("run 2")
    assert table.company("libby").goods == 4
    assert table.state.stores[ids.S_GOODS] == 0
