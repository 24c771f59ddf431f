"""Arnold, Schwinn & Co.: no managers, but an exchange of steel in place of one."""

import pytest

from bigshoulders.scenarios.city import CityScenario, city


def schwinn(*, steel: int = 2, **options: str) -> CityScenario:
    """Schwinn of red with so much steel; three steps of appeal make it enter space 3."""
    table = city(4, 1, edition="2025", special_companies="on", **options)
    table.found("schwinn", "red", treasury=200).cubes("schwinn", steel=steel).only("red")
    return table.haymarket(coal=1).partners("red", ready=2)


def test_it_has_no_space_for_managers() -> None:
    """C-SPEC-04, C-CHR-14, C-RUL-108: without steel a space that only gives one gives nothing."""
    table = schwinn(steel=1, empty_use="no").building("yellow", "ii-11").at("action", "red")
    assert table.refusal("place schwinn manager").key == "gives_nothing"
    assert table.refusal("place schwinn ii-11").key == "gives_nothing"
    table = schwinn(steel=1).at("action", "red").play("place schwinn manager")
    company = table.company("schwinn")
    assert (company.treasury, company.goods, company.managers) == (140, 0, [0, 0])


def test_it_exchanges_two_steel_for_two_goods_and_appeal() -> None:
    """C-SPEC-04, C-RUL-108: the cost is paid, the exchange is made without a question."""
    table = schwinn().at("action", "red").play("place schwinn manager")
    company = table.company("schwinn")
    assert (company.treasury, company.goods, company.appeal) == (140, 2, 4)
    assert table.cubes_in("schwinn") == {}
    assert table.cubes_in("haymarket") == {"coal": 1, "steel": 2}
    assert company.managers == [0, 0]
    assert (table.question(), table.offers()) == ("appeal_bonus", ["bonus", "cash"])


def test_it_exchanges_once_a_decade() -> None:
    """C-SPEC-04, C-RUL-108: then such a space gives nothing until Cleanup."""
    table = schwinn(steel=4, empty_use="no").building("yellow", "ii-02").at("action", "red")
    table.play("place schwinn manager", "cash", "end")
    assert table.refusal("place schwinn ii-02").key == "gives_nothing"
    table.at("cleanup").partners("red", ready=1).at("action", "red").play("place schwinn ii-02")
    assert table.company("schwinn").goods == 4


def test_a_second_manager_is_lost() -> None:
    """C-RUL-108: two managers bring one exchange."""
    table = schwinn(steel=4).building("yellow", "ii-11").at("action", "red")
    table.play("place schwinn ii-11")
    assert table.company("schwinn").goods == 2
    assert table.cubes_in("schwinn") == {"steel": 2}


@pytest.mark.parametrize(("answer", "goods"), [("exchange", 2), ("decline", 0)])
def test_the_exchange_is_optional_beside_a_worker(answer: str, goods: int) -> None:
    """C-RUL-108, C-DP-43: worker and manager of one building."""
    table = schwinn().building("yellow", "iii-15").at("action", "red")
    table.play("place schwinn iii-15", "worker 1")
    assert (table.question(), table.offers()) == ("exchange", ["exchange", "decline"])
    table.play(answer)
    assert table.company("schwinn").goods == goods
    assert table.company("schwinn").workers == [1, 0]


def test_a_building_with_a_worker_needs_no_steel() -> None:
    """C-RUL-108: the manager is lost without a question."""
    table = schwinn(steel=0).building("yellow", "iii-15").at("action", "red")
    table.play("place schwinn iii-15", "worker 2")
    assert table.company("schwinn").workers == [0, 1]
    assert table.question() == "action_turn"


def test_the_exchange_is_made_if_the_worker_finds_no_space() -> None:
    """C-RUL-108, C-ACT-12, C-DP-43: otherwise the company would gain nothing."""
    table = schwinn().staff("schwinn", workers=[2, 3]).building("yellow", "iii-15")
    table.at("action", "red").play("place schwinn iii-15")
    assert (table.question(), table.company("schwinn").goods) == ("action_turn", 2)


def test_a_full_company_without_steel_gains_nothing() -> None:
    """C-ACT-12 [`empty_use`=no]: neither a worker nor the exchange."""
    table = (
        schwinn(steel=1, empty_use="no")
        .staff("schwinn", workers=[2, 3])
        .building("yellow", "iii-15")
    )
    assert table.at("action", "red").refusal("place schwinn iii-15").key == "gives_nothing"


@pytest.mark.parametrize(("answer", "goods"), [("exchange", 2), ("decline", 0)])
def test_a_chief_of_operations_makes_the_exchange_optional(answer: str, goods: int) -> None:
    """C-RUL-108, C-DP-43, C-DP-44: a cube comes with the manager."""
    table = schwinn(chiefs="on").asset("schwinn", "chief_of_operations").at("action", "red")
    table.play("exhaust chief_of_operations")
    assert table.offers() == ["staff manager", "staff salesperson"]
    table.play("staff manager")
    assert table.offers() == ["exchange", "decline"]
    table.play(answer)
    if answer == "exchange":
        table.play("cash")
    assert table.company("schwinn").goods == goods


def test_a_chief_of_operations_without_a_cube_leaves_no_choice() -> None:
    """C-DP-43: nothing else comes with the manager while Haymarket is empty."""
    table = schwinn(chiefs="on").asset("schwinn", "chief_of_operations").haymarket()
    table.at("action", "red").play("exhaust chief_of_operations", "staff manager")
    assert (table.question(), table.company("schwinn").goods) == ("appeal_bonus", 2)


def test_the_steel_of_the_exchange_is_there_for_the_chiefs_cube() -> None:
    """C-CHF-03, C-DP-44: the cube comes last, and the steel just spent lies in Haymarket."""
    table = schwinn(chiefs="on").asset("schwinn", "chief_of_operations").haymarket()
    table.at("action", "red").play("exhaust chief_of_operations", "staff manager", "cash")
    assert (table.cubes_in("haymarket"), table.cubes_in("schwinn")) == ({"steel": 1}, {"steel": 1})


def test_a_chief_of_operations_without_steel_offers_a_salesperson_only() -> None:
    """C-DP-44: neither a manager space nor the exchange."""
    table = schwinn(steel=1, chiefs="on").asset("schwinn", "chief_of_operations")
    table.haymarket(coal=1, wood=1).at("action", "red").play("exhaust chief_of_operations")
    assert (table.question(), table.company("schwinn").salespeople) == ("take_cubes", 1)


def test_goods_of_the_exchange_are_no_production() -> None:
    """C-RUL-70, C-SPEC-04: in its operating turn they are sold and withheld."""
    table = schwinn(steel=4, chiefs="on").asset("schwinn", "chief_of_operations")
    table.demand(1, None, None, ("d4_6a", 0)).at("operating")
    table.play("exhaust chief_of_operations", "staff manager", "exchange", "cash", "take steel")
    table.go_on_to("sell_goods", "done").play("ship outer", "ship outer")
    assert (table.question(), table.state.revenue) == ("pay_out", 80)
    assert table.refusal("dividend").key == "nothing_made"
