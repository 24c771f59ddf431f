"""Florsheim Shoes: three factories, ten goods, managers that automate."""

import pytest

from bigshoulders.scenarios.city import CityScenario, city


def florsheim(seats: int = 3) -> CityScenario:
    """Florsheim of red, with every input and all its managers."""
    table = city(seats, edition="2025", special_companies="on")
    table.found("florsheim", "red", treasury=200).staff("florsheim", managers=[1, 1, 1])
    table.cubes("florsheim", livestock=4, steel=1, wood=1, coal=2)
    return table.demand(3, None, None, ("d4_6a", 0))


def test_it_makes_ten_goods_when_fully_automated() -> None:
    """C-SPEC-05, C-CHR-15: 3 + 3 + 4; its managers find nobody to replace."""
    table = florsheim().staff("florsheim", automated=[2, 2, 3]).appeal("florsheim", 3)
    table.at("operating").play("done", "run 1", "run 2", "run 3")
    assert table.company("florsheim").goods == 10
    assert table.company("florsheim").appeal == 4


def test_two_salespeople_raise_the_price_from_40_to_60() -> None:
    """C-EX-20, C-SPEC-05: a building of another player for $80."""
    table = florsheim(4).goods("florsheim", 2).building("green", "ii-13").cash("green", 0)
    table.at("action", "red").play("place florsheim ii-13")
    assert (table.company("florsheim").treasury, table.seat("green").cash) == (120, 80)
    table.at("operating").go_on_to("sell_goods", "done").play("ship outer")
    assert table.state.revenue == 60


@pytest.mark.parametrize(("salespeople", "price"), [(0, 40), (1, 50), (2, 60)])
def test_the_price_ladder(salespeople: int, price: int) -> None:
    """C-CHR-15, C-SPEC-05: 50 with one salesperson is reconstructed."""
    table = florsheim().goods("florsheim", 2).staff("florsheim", salespeople=salespeople)
    table.at("operating").go_on_to("sell_goods", "done").play("ship outer")
    assert table.state.revenue == price


def test_the_first_manager_automates_in_any_factory() -> None:
    """C-SPEC-05, C-MGR-06, C-DP-63: a worker of the second factory, who moves to the third."""
    table = florsheim().staff("florsheim", workers=[2, 2, 2]).at("operating")
    table.play("done", "run 1")
    assert (table.question(), table.offers()) == (
        "automate",
        ["automate 1", "automate 2", "automate 3"],
    )
    assert table.refusal("decline").key == "not_optional"
    table.play("automate 2")
    assert table.offers() == ["move 3", "send away"]
    table.play("move 3")
    company = table.company("florsheim")
    assert (company.workers, company.automated) == ([2, 1, 3], [0, 1, 0])


def test_an_automation_is_in_time_for_the_next_factory() -> None:
    """C-MGR-06, C-AUTO-04, C-RUL-73: the second factory makes one good more."""
    table = florsheim().staff("florsheim", workers=[2, 1, 0], automated=[0, 1, 0])
    table.at("operating").play("done", "run 1", "automate 2", "send away", "run 2")
    assert table.company("florsheim").goods == 2 + 3


def test_the_last_manager_automates_too() -> None:
    """C-SPEC-05, C-MGR-06: after the third factory, which no longer gains by it this turn."""
    table = florsheim().staff("florsheim", workers=[0, 0, 1], automated=[2, 2, 2])
    table.staff("florsheim", managers=[0, 0, 1]).at("operating")
    table.play("done", "run 1", "run 2", "run 3")
    company = table.company("florsheim")
    assert (company.goods, company.automated) == (3 + 3 + 3, [2, 2, 3])


def test_the_second_manager_does_not_automate() -> None:
    """C-SPEC-05: its bonus is one step of appeal."""
    table = florsheim().staff("florsheim", workers=[2, 2, 0], managers=[0, 1, 0])
    table.at("operating").play("done", "run 1", "run 2")
    assert table.company("florsheim").appeal == 2
    assert table.company("florsheim").automated == [0, 0, 0]


def test_nothing_happens_without_a_worker_to_replace() -> None:
    """C-DP-63, C-MGR-06: no question after the first factory."""
    table = florsheim().staff("florsheim", automated=[2, 2, 3]).at("operating")
    assert table.play("done", "run 1").question() == "produce"


def test_a_company_without_the_manager_does_not_automate() -> None:
    """C-MGR-06: the bonus is the manager's."""
    table = florsheim().staff("florsheim", workers=[2, 2, 3], managers=[0, 0, 0]).at("operating")
    assert table.play("done", "run 1").question() == "produce"
    assert "automated" not in table.happened()
