"""Haymarket Square: trading two cubes for one, and where cubes go (rules, section 16)."""

from __future__ import annotations

import pytest

from bigshoulders.scenarios.city import CityScenario, city


def libby(**options: str) -> CityScenario:
    """Return a table with Libby, red's, holding four wood; Haymarket has coal and steel."""
    table = city(2, 1, **options).found("libby", "red", treasury=0).cubes("libby", wood=4)
    return table.haymarket(coal=2, steel=1)


def test_two_cubes_of_one_type_buy_one_that_lay_there() -> None:
    """C-HAY-01, C-DP-50: two wood go to Haymarket, one coal comes."""
    table = libby().at("operating").play("trade libby wood for coal")
    assert table.cubes_in("libby") == {"wood": 2, "coal": 1}
    assert table.cubes_in("haymarket") == {"wood": 2, "coal": 1, "steel": 1}


def test_a_trade_needs_a_pair() -> None:
    """C-HAY-01: two cubes of one type, not two different ones."""
    table = libby().cubes("libby", wood=2, livestock=1, coal=1).at("operating")
    refusal = table.refusal("trade libby livestock for steel")
    assert (refusal.key, refusal.rule) == ("no_pair", "C-HAY-01")
    assert refusal.text == "a trade costs two resources of one type; libby has 1 livestock"
    assert table.refusal("trade libby coal for steel").key == "no_pair"
    trades = [offer for offer in table.offers() if offer.startswith("trade")]
    assert trades == ["trade libby wood for steel", "trade libby wood for coal"]


def test_a_trade_takes_only_what_haymarket_has() -> None:
    """C-HAY-01: no livestock lies there, and the refusal says so."""
    table = libby().at("operating")
    refusal = table.refusal("trade libby wood for livestock")
    assert (refusal.key, refusal.rule) == ("not_in_haymarket", "C-HAY-01")
    assert refusal.text == "Haymarket Square has no livestock"


def test_a_trade_takes_another_type() -> None:
    """C-HAY-04: in 2020 two wood do not buy a wood, even if one lies there."""
    table = libby().haymarket(wood=1, coal=1).at("operating")
    refusal = table.refusal("trade libby wood for wood")
    assert (refusal.key, refusal.rule) == ("trade_other_type", "C-HAY-04")
    assert "trade libby wood for wood" not in table.offers()


def test_a_trade_may_take_the_same_type_if_so_chosen() -> None:
    """C-HAY-04 [`trade_same_type`=yes]: allowed, and still only for a cube that lay there."""
    table = libby(trade_same_type="yes").haymarket(wood=1).at("operating")
    table.play("trade libby wood for wood")
    assert table.cubes_in("libby") == {"wood": 3}
    assert table.cubes_in("haymarket") == {"wood": 2}


def test_the_cubes_just_given_cannot_be_taken_back() -> None:
    """C-HAY-01 [`trade_same_type`=yes]: the cube taken was there before the trade."""
    table = libby(trade_same_type="yes").at("operating")
    assert table.refusal("trade libby wood for wood").key == "not_in_haymarket"


def test_a_company_trades_as_often_as_it_likes() -> None:
    """C-HAY-02: twice here, until no pair is left."""
    table = libby().asset("libby", "foundry").at("operating")
    table.play("trade libby wood for coal", "trade libby wood for steel")
    assert table.cubes_in("libby") == {"coal": 1, "steel": 1}


def test_cubes_taken_by_a_trade_can_be_traded_again() -> None:
    """C-HAY-02: two trades for coal give a pair of coal that buys a steel."""
    table = libby().at("operating")
    table.play("trade libby wood for coal", "trade libby wood for coal")
    table.play("trade libby coal for steel")
    assert table.cubes_in("libby") == {"steel": 1}


def test_on_an_action_turn_every_own_company_may_trade() -> None:
    """C-HAY-02, C-FREE-01: before the partner is placed and after it, for any own company."""
    table = libby().treasury("libby", 100).found("swift", "red").cubes("swift", coal=2)
    table.at("action", "red")
    table.play("trade libby wood for coal")
    table.play("act libby", "place libby fund40")
    table.play("trade swift coal for steel")
    assert table.cubes_in("libby") == {"wood": 2, "coal": 1}
    assert table.cubes_in("swift") == {"steel": 1}


def test_nobody_trades_for_anothers_company() -> None:
    """C-RUL-68: on an action turn only companies the player directs trade."""
    table = libby().found("swift", "yellow").cubes("swift", coal=2).at("action", "red")
    refusal = table.refusal("trade swift coal for steel")
    assert (refusal.key, refusal.rule) == ("not_yours", "C-FREE-01")


def test_nobody_trades_on_anothers_turn() -> None:
    """C-RUL-68, C-FREE-03: yellow waits while red is on turn."""
    table = libby().found("swift", "yellow").cubes("swift", coal=2).at("action", "red")
    assert table.refusal("trade swift coal for steel", "yellow").key == "not_your_turn"


def test_in_an_operating_turn_only_the_operating_company_trades() -> None:
    """C-HAY-02, C-FREE-02, C-RUL-68: the Director's other company must wait."""
    table = libby().found("spalding", "red").cubes("spalding", coal=2).at("operating")
    refusal = table.refusal("trade spalding coal for steel")
    assert (refusal.key, refusal.rule) == ("not_operating", "C-FREE-02")


def test_cubes_of_two_companies_make_no_pair() -> None:
    """C-RUL-68, C-CHR-21: one wood each under one Director is no pair."""
    table = libby().cubes("libby", wood=1).found("spalding", "red").cubes("spalding", wood=1)
    table.at("action", "red")
    assert table.refusal("trade libby wood for coal").key == "no_pair"
    assert table.refusal("trade spalding wood for coal").key == "no_pair"


def test_goods_are_not_traded() -> None:
    """C-RUL-68: a company with goods and single cubes has no trade to make."""
    table = libby().cubes("libby", wood=1).goods("libby", 4).at("action", "red")
    assert not [offer for offer in table.offers() if offer.startswith("trade")]


def test_cubes_are_kept_from_decade_to_decade() -> None:
    """C-HAY-05: a Cleanup takes no cube from a treasury, however many there are."""
    table = libby().cubes("libby", livestock=9, steel=8, wood=7, coal=6).at("cleanup")
    assert table.state.decade == 2
    assert table.cubes_in("libby") == {"livestock": 9, "steel": 8, "wood": 7, "coal": 6}


def test_a_factorys_cubes_go_to_haymarket() -> None:
    """C-SUP-02: one steel and one livestock are spent, the bag stays as it was."""
    table = libby().cubes("libby", steel=1, livestock=1).haymarket()
    table.staff("libby", workers=[2, 0]).at("operating")
    bag = table.cubes_in("bag")
    table.play("run 1")
    assert table.cubes_in("libby") == {}
    assert table.cubes_in("haymarket") == {"livestock": 1, "steel": 1}
    assert table.cubes_in("bag") == bag


@pytest.mark.parametrize(
    ("building", "cubes"),
    [("iii-06", {"livestock": 1, "coal": 2}), ("ii-03", {"steel": 1, "coal": 1})],
)
def test_misprinted_cube_buildings_give_what_the_pictures_show(
    building: str, cubes: dict[str, int]
) -> None:
    """C-RUL-93: III06 gives 2 coal and 1 livestock, II03 one coal and one steel."""
    table = libby().cubes("libby").treasury("libby", 100)
    table.haymarket(livestock=3, steel=3, wood=3, coal=3).building("yellow", building)
    table.at("action", "red").play(f"place libby {building}")
    assert table.cubes_in("libby") == cubes
