"""The supply chain: buying cubes, refilling, and the bag (rules, section 16)."""

from __future__ import annotations

from typing import cast

import pytest

from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.scenarios.city import CityScenario, city


def swift(treasury: int = 0, **options: str) -> CityScenario:
    """Return a table on which Swift operates, then Libby; each space holds one type of cube.

    Without money Swift has nothing to decide, so its turn passes and the chain is refilled.
    """
    table = city(2, 1, **options).found("swift", "red", treasury=treasury)
    table.found("libby", "yellow", treasury=500).haymarket(steel=1)
    return table.supply(0, wood=3).supply(30, livestock=3).supply(20, steel=3).supply(10, coal=3)


def chain(table: CityScenario) -> list[dict[str, int]]:
    """Return the cubes on X, $30, $20 and $10."""
    return [table.cubes_in(price) for price in ("0", "30", "20", "10")]


# Buying


def test_a_cube_costs_what_its_space_says_and_the_bank_is_paid() -> None:
    """C-SUP-01, C-OP-20, C-EX-31: two coal at $10 and one steel at $20 cost $40."""
    table = swift(treasury=200).at("operating")
    bank = table.state.bank
    table.play("order coal 10", "order coal 10", "order steel 20")
    assert table.company("swift").treasury == 160
    assert table.state.bank == bank + 40
    assert table.cubes_in("swift") == {"coal": 2, "steel": 1}
    assert table.cubes_in("10") == {"coal": 1}


def test_a_cube_on_the_dearest_space_costs_30() -> None:
    """C-SUP-01: cubes are sold from the $30 space too."""
    table = swift(treasury=100).at("operating").play("order livestock 30")
    assert table.company("swift").treasury == 70


def test_cubes_on_x_are_not_for_sale() -> None:
    """C-SUP-01: X has no price."""
    table = swift(treasury=1000).at("operating")
    assert table.refusal("order wood 0").key == "not_for_sale"
    assert table.refusal("order wood 0").rule == "C-SUP-01"
    assert not [offer for offer in table.offers() if "wood" in offer]


def test_a_cube_is_bought_only_where_it_lies() -> None:
    """C-DP-61: each space and type that is present and affordable, or done."""
    table = swift(treasury=1000).at("operating")
    assert table.question() == "buy_cubes"
    assert table.offers() == ["order livestock 30", "order steel 20", "order coal 10", "done"]
    assert table.refusal("order coal 20").key == "no_such_cube"


def test_a_company_buys_only_what_its_treasury_can_pay() -> None:
    """C-OP-20, C-DP-61: money permitting, and the refusal names price and treasury."""
    table = swift(treasury=25).at("operating")
    assert table.offers() == ["order steel 20", "order coal 10", "done"]
    refusal = table.refusal("order livestock 30")
    assert (refusal.key, refusal.rule) == ("cube_too_dear", "C-OP-20")
    assert refusal.text == "it costs $30, and swift has $25"


def test_any_number_and_any_mix_of_cubes_may_be_bought() -> None:
    """C-OP-20: all nine cubes of the three priced spaces for $180."""
    table = swift(treasury=185).at("operating")
    for order in ("order coal 10", "order steel 20", "order livestock 30"):
        table.play(order, order, order)
    assert table.cubes_in("swift") == {"livestock": 3, "steel": 3, "coal": 3}
    assert table.company("swift").treasury == 5


def test_spaces_emptied_by_buying_stay_empty_until_the_turn_ends() -> None:
    """C-OP-21: nothing moves while the company still buys, produces, sells and pays."""
    table = swift(treasury=200).asset("swift", "foundry").at("operating")
    table.play("order coal 10", "order coal 10", "order coal 10", "done", "done", "withhold")
    assert table.question() == "end_operating"
    assert chain(table) == [{"wood": 3}, {"livestock": 3}, {"steel": 3}, {}]
    table.play("end")
    assert chain(table)[1:] == [{"wood": 3}, {"livestock": 3}, {"steel": 3}]


# Refilling at the end of a turn


def test_an_empty_cheapest_space_pulls_every_pile_down_one_space() -> None:
    """C-SUP-03: $20 to $10, $30 to $20, X to $30, then cubes are drawn for X."""
    table = swift().supply(10).by_hand().at("operating")
    assert table.question() == "cube_draw"
    assert chain(table) == [{}, {"wood": 3}, {"livestock": 3}, {"steel": 3}]
    table.play("draw coal", "draw coal", "draw livestock")
    assert table.cubes_in("0") == {"livestock": 1, "coal": 2}
    assert table.question() == "buy_cubes"


def test_cubes_below_the_gap_stay() -> None:
    """C-SUP-03: with $20 empty the cubes on $10 do not move."""
    table = swift().supply(20).by_hand().at("operating")
    assert chain(table) == [{}, {"wood": 3}, {"livestock": 3}, {"coal": 3}]


def test_an_empty_x_alone_is_drawn_for() -> None:
    """C-SUP-03: if X is empty, cubes are drawn for it and nothing else moves."""
    table = swift().supply(0).by_hand().at("operating")
    assert table.question() == "cube_draw"
    assert chain(table) == [{}, {"livestock": 3}, {"steel": 3}, {"coal": 3}]


def test_one_cube_keeps_its_space_and_x_is_not_drawn_for() -> None:
    """C-SUP-03, C-RUL-84, C-DIF-49: cubes move only into empty spaces; a filled X stays."""
    table = swift().supply(0, wood=1).supply(30, livestock=1).supply(20, steel=1)
    table.supply(10, coal=1).by_hand().at("operating")
    assert table.question() == "buy_cubes"
    assert chain(table) == [{"wood": 1}, {"livestock": 1}, {"steel": 1}, {"coal": 1}]
    assert "cube_drawn" not in table.happened()


def test_the_chain_moves_until_no_space_is_empty() -> None:
    """C-SUP-03: with $10 and $20 empty, X is drawn for twice."""
    table = swift().supply(20).supply(10).by_hand().at("operating")
    table.play("draw steel", "draw steel", "draw steel")
    assert chain(table) == [{}, {"steel": 3}, {"wood": 3}, {"livestock": 3}]
    table.play("draw coal", "draw coal", "draw coal")
    assert chain(table) == [{"coal": 3}, {"steel": 3}, {"wood": 3}, {"livestock": 3}]
    assert table.question() == "buy_cubes"


@pytest.mark.parametrize(("decade", "drawn"), [(1, 3), (2, 4), (3, 4), (4, 5), (5, 6)])
def test_the_decade_says_how_many_cubes_are_drawn(decade: int, drawn: int) -> None:
    """C-SUP-03, C-CON-03, C-EX-49: 3, 4, 4, 5 and 6 cubes; five in decade 4."""
    table = swift().supply(0).decade(decade).at("operating")
    assert sum(table.cubes_in("0").values()) == drawn
    assert table.happened().count("cube_drawn") == drawn


def test_the_chain_is_refilled_after_every_companys_turn() -> None:
    """C-OP-02, C-SUP-03: step 6 belongs to each turn, so Libby finds what Swift took replaced."""
    table = swift(treasury=30).haymarket().at("operating")
    table.play("order coal 10", "order coal 10", "order coal 10")
    assert table.question() == "buy_cubes"
    assert table.asker() == "yellow"
    assert [sum(cubes.values()) for cubes in chain(table)] == [3, 3, 3, 3]


# An empty bag


def test_an_empty_bag_takes_all_of_haymarket_and_gives_two_of_each_back() -> None:
    """C-SUP-08, C-EX-50: 1 cube from the bag, 3 after Haymarket refilled it, 2 of each back."""
    table = swift().supply(20).haymarket(livestock=6, steel=4, wood=3, coal=1)
    table.bag("libby", coal=1).decade(2).by_hand().at("operating")
    assert chain(table) == [{"coal": 1}, {"wood": 3}, {"livestock": 3}, {"coal": 3}]
    assert table.cubes_in("haymarket") == {}
    assert table.cubes_in("bag") == {"livestock": 6, "steel": 4, "wood": 3, "coal": 1}
    table.play("draw livestock", "draw livestock", "draw wood")
    assert table.cubes_in("0") == {"livestock": 2, "wood": 1, "coal": 1}
    assert table.cubes_in("haymarket") == {"livestock": 2, "steel": 2, "wood": 2, "coal": 1}
    assert table.cubes_in("bag") == {"livestock": 2, "steel": 2}


def test_the_last_cube_of_the_bag_leaves_haymarket_alone() -> None:
    """C-SUP-08, C-DIF-18: in 2020 the bag is refilled when a draw meets it empty, not before."""
    table = swift().supply(0).haymarket(livestock=5, coal=4).bag("libby", steel=3).at("operating")
    assert table.cubes_in("0") == {"steel": 3}
    assert table.cubes_in("bag") == {}
    assert table.cubes_in("haymarket") == {"livestock": 5, "coal": 4}


def test_the_bag_is_refilled_as_soon_as_it_is_empty_if_so_chosen() -> None:
    """C-SUP-08, C-DIF-18 [`bag_refill`=on_empty]: Haymarket goes in at once, 2 of each return."""
    table = swift(bag_refill="on_empty").supply(0).haymarket(livestock=5, coal=1)
    table.bag("libby", steel=3).at("operating")
    assert table.cubes_in("0") == {"steel": 3}
    assert table.cubes_in("bag") == {"livestock": 3}
    assert table.cubes_in("haymarket") == {"livestock": 2, "coal": 1}


def test_an_early_refill_waits_for_the_end_of_the_draw_to_restock_haymarket() -> None:
    """C-SUP-08 [`bag_refill`=on_empty]: drawing goes on from all cubes of Haymarket first."""
    table = swift(bag_refill="on_empty").supply(0).haymarket(livestock=3, coal=2)
    table.bag("libby", steel=1).by_hand().at("operating")
    assert table.offers() == ["draw livestock", "draw coal"]
    assert table.cubes_in("haymarket") == {}
    table.play("draw coal", "draw livestock")
    assert table.cubes_in("0") == {"livestock": 1, "steel": 1, "coal": 1}
    assert table.cubes_in("haymarket") == {"livestock": 2, "coal": 1}


@pytest.mark.parametrize("bag_refill", ["on_draw", "on_empty"])
def test_haymarket_is_restocked_once_when_every_space_is_filled(bag_refill: str) -> None:
    """C-SUP-08: two piles are drawn for; the second comes out of all that Haymarket gave."""
    table = swift(30, edition="2025", bag_refill=bag_refill).supply(20, steel=1).supply(10, coal=1)
    table.haymarket(livestock=2, steel=2, wood=2, coal=1).bag("libby", coal=1).by_hand()
    table.at("operating").play("order coal 10", "order steel 20")
    assert chain(table) == [{"coal": 1}, {"wood": 3}, {"livestock": 3}, {}]
    assert table.offers() == ["draw livestock", "draw steel", "draw wood", "draw coal"]
    table.play("draw livestock", "draw livestock")
    assert chain(table)[:2] == [{}, {"livestock": 2, "coal": 1}]
    assert (table.cubes_in("haymarket"), "haymarket_restocked" in table.happened()) == ({}, False)
    table.play("draw coal", "draw steel", "draw steel")
    assert chain(table)[0] == {"coal": 1, "steel": 2}
    assert table.cubes_in("haymarket") == {"wood": 2}
    assert table.happened().count("haymarket_restocked") == 1
    assert table.asker() == "yellow"


def test_a_position_between_two_piles_of_a_refill_comes_back_the_same() -> None:
    """C-SUP-08: that Haymarket is still to be restocked is written on the stack."""
    table = swift(30).supply(20, steel=1).supply(10, coal=1).haymarket(livestock=6, wood=3)
    table.bag("libby", coal=1).by_hand().at("operating").play("order coal 10", "order steel 20")
    table.play("draw livestock", "draw wood", "draw livestock")
    rules = table.game.rules
    position = rules.position(table.state)
    names = [cast("list[Json]", frame)[0] for frame in cast("list[Json]", position["stack"])]
    assert names[:4] == ["cube_draw", "fill_supply", "refill", "restock"]
    assert rules.restore(Node(position, ())).fingerprint() == table.state.fingerprint()


def test_haymarket_gets_back_only_what_the_bag_still_has() -> None:
    """C-RUL-85, C-DIF-19: up to two of each type, never more than there are."""
    table = swift().supply(0).haymarket(livestock=4, wood=1)
    table.bag("libby").by_hand().at("operating")
    table.play("draw livestock", "draw livestock", "draw livestock")
    assert table.cubes_in("haymarket") == {"livestock": 1, "wood": 1}
    assert table.cubes_in("bag") == {}


def test_a_space_gets_fewer_cubes_if_bag_and_haymarket_run_out() -> None:
    """C-RUL-85: what there is is drawn; cubes in treasuries are not recalled."""
    table = swift().supply(0).haymarket(livestock=1).bag("libby", coal=1).at("operating")
    kept = sum(table.cubes_in("libby").values())
    assert table.cubes_in("0") == {"livestock": 1, "coal": 1}
    assert table.cubes_in("haymarket") == {}
    assert kept == 70 - 11


def test_the_refill_stops_if_there_is_nothing_to_draw() -> None:
    """C-RUL-85: with bag and Haymarket empty the piles move on and X stays empty."""
    table = swift().supply(10).haymarket().bag("libby").at("operating")
    assert table.question() == "buy_cubes"
    assert chain(table) == [{}, {"wood": 3}, {"livestock": 3}, {"steel": 3}]


def test_cubes_move_on_even_if_x_stays_empty() -> None:
    """C-SUP-03, C-RUL-85: the one pile that is left ends on the cheapest space."""
    table = swift().supply(0, wood=2).supply(30).supply(20).supply(10).haymarket()
    table.bag("libby").at("operating")
    assert chain(table) == [{}, {}, {}, {"wood": 2}]
