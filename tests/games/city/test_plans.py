"""What the view tells of filling factories: what it costs, by which answers, what it would earn."""

from typing import cast

import pytest

from bigshoulders.games.city.game import STEPS
from bigshoulders.games.city.ids import ACTION_TURN, AFTER_PLACING
from bigshoulders.games.city.rules.free_actions import FREE_VERBS, OPERATING_STEPS
from bigshoulders.games.city.views.view_shapes import FactoryPlan, OperatingTurn
from bigshoulders.kernel.game import Game
from bigshoulders.scenarios.city import CityScenario, city

NONE = {"livestock": 0, "steel": 0, "wood": 0, "coal": 0}


def turn(table: CityScenario) -> OperatingTurn:
    """Return what a spectator is shown of the operating turn."""
    return cast("OperatingTurn", table.game.view(None)["operating"])


def plans(table: CityScenario) -> list[FactoryPlan]:
    return turn(table)["plans"]


def libby(treasury: int = 100, **cubes: int) -> CityScenario:
    """Libby of red with all its workers; livestock and steel, then one livestock more."""
    table = city(seats=2).found("libby", "red", treasury=treasury)
    for price in (10, 20, 30):
        table.supply(price, **NONE)
    return table.haymarket(**NONE).staff("libby", workers=[2, 2]).cubes("libby", **cubes)


def most_revenue(game: Game) -> int:
    """Return the most that selling can bring, by trying every place for every good."""
    asked = game.question(0)
    assert asked is not None
    if asked.kind != "sell_goods":
        return cast("int", asked.data["revenue"])
    found = [cast("int", asked.data["revenue"])]
    for action in game.legal(0):
        if action.notation.startswith("ship"):
            twin = game.copy()
            twin.apply(action)
            found.append(most_revenue(twin))
    return max(found)


def test_a_plan_buys_the_cheapest_cubes() -> None:
    """C-OP-20: a steel for $10 fills the first factory."""
    first = plans(libby(livestock=1).supply(10, steel=1).supply(20, steel=2).at("operating"))[0]
    assert (first["cost"], first["answers"]) == (10, ["order steel 10"])


def test_two_cubes_for_sale_make_one_that_is_not() -> None:
    """C-HAY-01: no steel is for sale, but two livestock for $20 are traded for one."""
    table = libby(livestock=1).supply(10, livestock=2).haymarket(steel=1).at("operating")
    first = plans(table)[0]
    assert first["trades"] == [{"given": "livestock", "taken": "steel"}]
    assert first["cost"] == 20
    assert first["answers"][-1] == "trade libby livestock for steel"


def test_a_factory_that_nothing_fills_has_no_cost() -> None:
    """C-HAY-01: neither for sale nor in Haymarket Square is there any steel."""
    table = libby(livestock=1).supply(30, wood=4).at("operating")
    assert [one["cost"] for one in plans(table)] == [None, None]


def test_a_job_that_nobody_does_is_not_filled_by_cubes() -> None:
    """C-OP-30: the cubes are there, a worker is not."""
    table = city(seats=2).found("libby", "red").staff("libby", workers=[1, 2])
    first = plans(table.cubes("libby", livestock=1, steel=1).at("operating"))[0]
    assert (first["gaps"], first["cost"]) == (1, None)


def test_trades_are_told_while_the_company_may_trade() -> None:
    """C-HAY-01, C-FREE-02: two of a type, for what Haymarket Square has."""
    table = libby(livestock=2, steel=1).haymarket(coal=1).at("operating")
    assert turn(table)["trades"] == [{"given": "livestock", "taken": "coal"}]
    poor = libby(livestock=1).haymarket(coal=1).supply(10, wood=1).at("operating")
    assert turn(poor)["trades"] == []


def test_no_trades_are_told_before_emergency_fundraising_is_decided() -> None:
    """C-FREE-02: not before its end; that is no lack of a pair."""
    table = city(seats=2, mode="advanced").found("libby", "red").cubes("libby", livestock=2)
    table.haymarket(coal=1).at("operating")
    assert turn(table)["trades"] is None
    table.play("done")
    assert turn(table)["trades"] == [{"given": "livestock", "taken": "coal"}]


def test_the_steps_that_may_be_traded_at_are_those_that_offer_free_actions() -> None:
    """C-FREE-02."""
    offering = {at for at, step in enumerate(STEPS) if set(FREE_VERBS) <= set(step.verbs)}
    assert offering - {ACTION_TURN, AFTER_PLACING} == OPERATING_STEPS


def test_what_a_company_has_tells_what_it_would_earn() -> None:
    """C-DEM-03: three goods of the first factory, without a purchase."""
    table = libby(livestock=1, steel=1).at("operating")
    assert plans(table)[0]["cost"] == 0
    assert turn(table)["would_earn"] == plans(table)[0]["earns"] > 0


@pytest.mark.parametrize("factories", [1, 2])
def test_a_plan_that_is_followed_costs_and_earns_what_it_says(factories: int) -> None:
    """C-OP-20, C-HAY-01, C-OP-30, C-DEM-04, C-DIV-03, C-PRICE-10."""
    table = libby(livestock=1).haymarket(livestock=2).supply(10, steel=1, wood=2)
    table.supply(20, steel=1, coal=2).at("operating")
    plan = plans(table)[factories - 1]
    assert plan["paid"] is not None
    table.play(*plan["answers"])
    assert table.state.companies[table.state.operating].treasury == 100 - cast("int", plan["cost"])
    table.go_on_to("produce", "done").play(*[f"run {one + 1}" for one in range(factories)])
    table.go_on_to("sell_goods", "done")
    assert turn(table)["would_earn"] == most_revenue(table.game) == plan["earns"]
