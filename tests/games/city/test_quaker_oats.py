"""Quaker Oats: no cubes and no salespeople, but wages; hiring lets it automate."""

import pytest

from bigshoulders.games.city import ids
from bigshoulders.scenarios.city import CityScenario, city


def quaker(seats: int = 3, *, treasury: int = 200, **options: str) -> CityScenario:
    """Quaker Oats of red."""
    table = city(seats, 1, edition="2025", special_companies="on", **options)
    table.found("quaker", "red", treasury=treasury).only("red")
    return table.demand(0, None, None, ("d4_6a", 0))


def working(workers: list[int], *, treasury: int) -> CityScenario:
    """Quaker Oats begins its operating turn with these workers."""
    return quaker(treasury=treasury).staff("quaker", workers=workers).at("operating")


# Cubes


def test_it_buys_no_cubes() -> None:
    """C-SPEC-02, C-CHR-12: the buying step passes it by, and a cube is refused later too."""
    table = quaker(buy_while_producing="on").staff("quaker", workers=[2, 0]).supply(10, coal=3)
    table.at("operating")
    assert table.offers() == ["run 1", "done"]
    assert table.refusal("order coal 10").key == "buys_no_cubes"


def test_it_buys_no_cubes_from_the_advanced_chain() -> None:
    """C-SPEC-02, C-ADV-03."""
    table = quaker(buy_while_producing="on", advanced_supply="on")
    table.staff("quaker", workers=[2, 0]).at("operating")
    assert table.offers() == ["run 1", "done"]
    assert table.refusal("order coal").key == "buys_no_cubes"


@pytest.mark.parametrize("tile", ["i-03", "i-08", "i-12", "iii-10"])
def test_buildings_that_give_cubes_are_closed_to_it(tile: str) -> None:
    """C-SPEC-02: listed, unlike and like cubes."""
    table = quaker(4).building("yellow", tile).at("action", "red")
    refusal = table.refusal(f"place quaker {tile}")
    assert (refusal.rule, refusal.key) == ("C-SPEC-02", "no_cubes")


def test_its_factories_run_without_cubes() -> None:
    """C-CHR-12, C-SPEC-02: 2 and 2 goods at 50."""
    table = working([2, 3], treasury=100).play("run 1", "run 2")
    assert table.company("quaker").goods == 4
    assert table.play("ship outer").state.revenue == 50


# Wages


def test_it_pays_20_for_each_worker_at_the_start_of_its_turn() -> None:
    """C-SPEC-02, C-RUL-98: both factories count, without a question."""
    table = working([2, 3], treasury=130)
    assert table.company("quaker").treasury == 30
    paid = [event.values[1] for event in table.events if event.kind.key == "wages_paid"]
    assert paid == [100]
    table.play("run 1", "done", "ship outer", "done")
    assert table.offers() == ["dividend", "withhold"]


def test_automated_spaces_earn_no_wages() -> None:
    """C-SPEC-02: one worker beside four machines."""
    table = quaker(treasury=30).staff("quaker", workers=[1, 0], automated=[1, 3])
    assert table.at("operating").company("quaker").treasury == 10


@pytest.mark.parametrize(("treasury", "left"), [(99, 19), (40, 0), (19, 19), (0, 0)])
def test_a_company_that_is_short_pays_as_many_as_it_can(treasury: int, left: int) -> None:
    """C-RUL-98, C-DIV-02: whole wages only; its factories run, but it must withhold."""
    table = working([2, 3], treasury=treasury)
    assert table.company("quaker").treasury == left
    table.play("run 1", "done", "ship outer", "done")
    assert table.company("quaker").treasury == left + 50
    assert "withheld" in table.happened()
    assert "dividend_paid" not in table.happened()


def test_the_last_wage_is_paid_with_the_last_money() -> None:
    """C-RUL-98: exactly $100 for five workers, and a dividend is allowed."""
    table = working([2, 3], treasury=100).play("run 1", "done", "ship outer", "done")
    assert table.company("quaker").treasury == 0
    assert table.allows("dividend")


def test_a_shortage_is_forgotten_by_the_next_turn() -> None:
    """C-SPEC-02: it forces withholding in this turn only."""
    table = working([2, 3], treasury=0).play("done")
    table.treasury("quaker", 100).demand(0, None, None, ("d4_6b", 0)).at("operating")
    table.play("run 1", "done", "ship outer", "done")
    assert table.allows("dividend")


def test_a_shortage_does_not_bind_the_next_company() -> None:
    """C-SPEC-02: Anglo-American operates after it and may pay a dividend."""
    table = quaker(treasury=0).staff("quaker", workers=[2, 3]).found("anglo", "yellow")
    table.staff("anglo", workers=[1, 0]).cubes("anglo", coal=1, livestock=1)
    table.appeal("quaker", 4).demand(2, None, None, ("d4_6b", 0)).at("operating").play("done")
    table.play("done", "run 1").go_on_to("sell_goods", "done").play("ship outer", "done")
    assert (table.asker(), table.offers()) == ("yellow", ["dividend", "withhold"])


def test_wages_come_after_emergency_fundraising() -> None:
    """C-RUL-98, C-RUL-66: a share issued at 50 pays two more wages."""
    table = quaker(treasury=50, mode="advanced").staff("quaker", workers=[2, 3]).at("operating")
    assert (table.question(), table.company("quaker").treasury) == ("emergency", 50)
    table.play("issue 1")
    assert table.company("quaker").treasury == 0
    table.play("run 1", "done", "ship outer", "done")
    assert table.allows("dividend")


# Hiring


def test_two_workers_hired_at_once_let_it_automate() -> None:
    """C-SPEC-02, C-DP-42: the worker leaves for the market, though a space is free."""
    table = quaker().market(4).at("action", "red").play("place quaker hire")
    table.play("hire 1", "hire 1", "done")
    assert (table.question(), table.offers()) == ("automate", ["automate 1", "decline"])
    table.play("automate 1")
    company = table.company("quaker")
    assert (company.workers, company.automated) == ([1, 0], [1, 0])
    assert table.state.market == 3
    assert table.question() == "action_turn"


def test_the_automation_after_hiring_may_be_declined() -> None:
    """C-SPEC-02, C-DP-42: nothing changes."""
    table = quaker().at("action", "red").play("place quaker hire", "hire 1", "hire 2", "done")
    assert table.offers() == ["automate 1", "automate 2", "decline"]
    table.play("decline")
    assert table.company("quaker").automated == [0, 0]


def test_one_hired_worker_is_too_few() -> None:
    """C-SPEC-02, C-DP-42: no question follows, and two single hirings do not add up."""
    table = quaker().at("action", "red").play("place quaker hire", "hire 1", "done")
    assert table.question() == "action_turn"
    table.play("place quaker hire", "hire 1", "done")
    assert "automated" not in table.happened()
    assert table.company("quaker").workers == [2, 0]


def test_a_worker_it_automates_goes_to_the_supply_if_the_market_is_full() -> None:
    """C-SPEC-02, C-AUTO-02: by an appeal bonus; nobody is asked where he goes."""
    table = quaker().staff("quaker", workers=[1, 0]).market(12).appeal("quaker", 6)
    table.at("action", "red").play("place quaker advertising", "bonus")
    assert table.company("quaker").workers == [0, 0]
    assert table.company("quaker").automated == [1, 0]
    assert table.state.market == 12


def test_two_workers_of_a_building_count_as_hired() -> None:
    """C-RUL-121: if both are placed."""
    table = quaker(4).building("yellow", "ii-14").at("action", "red").play("place quaker ii-14")
    table.play("worker 1", "worker 2")
    assert table.offers() == ["automate 1", "automate 2", "decline"]


def test_a_building_whose_second_worker_is_lost_does_not_count() -> None:
    """C-RUL-121: one space is free."""
    table = quaker(4).staff("quaker", workers=[2, 2]).building("yellow", "ii-14")
    table.at("action", "red").play("place quaker ii-14")
    assert table.company("quaker").workers == [2, 3]
    assert table.question() == "action_turn"


def test_a_worker_that_the_supply_lacks_does_not_count() -> None:
    """C-RUL-121, C-RUL-38: with `limited_supply` one worker is left."""
    table = quaker(4, limited_supply="yes").building("yellow", "ii-14").market(12)
    elsewhere = {"florsheim": [2, 2, 3], "mayer": [6], "flyer": [5], "schwinn": [2, 3]}
    elsewhere |= {"swift": [2, 3], "libby": [2, 2], "brunswick": [1, 3], "anglo": [1, 0]}
    for key, workers in elsewhere.items():
        table.found(key, "yellow").staff(key, workers=workers)
    assert table.state.stores[ids.S_WORKERS] == 1
    table.at("action", "red").play("place quaker ii-14", "worker 1")
    assert table.question() == "action_turn"
    assert table.company("quaker").workers == [1, 0]


def test_a_worker_of_an_appeal_bonus_is_not_hired() -> None:
    """C-RUL-121: nothing to automate follows."""
    table = quaker().staff("quaker", workers=[1, 0]).at("action", "red")
    table.play("place quaker advertising", "bonus", "worker 1")
    assert table.company("quaker").workers == [2, 0]
    assert table.question() != "automate"
