"""American Flyer: as many goods as workers, two managers, dear catalogs."""

import pytest

from bigshoulders.scenarios.city import CityScenario, city


def flyer(workers: int, *, managers: int = 0) -> CityScenario:
    """American Flyer of red, with its inputs twice and a long demand tile."""
    table = city(edition="2025", special_companies="on").found("flyer", "red", treasury=100)
    table.staff("flyer", workers=[workers], managers=[managers])
    table.cubes("flyer", steel=4, wood=2)
    return table.demand(1, ("d1_x", 0), None, ("d4_6a", 0))


def ran(workers: int, *, managers: int = 0) -> CityScenario:
    """American Flyer has run its factory."""
    return flyer(workers, managers=managers).at("operating").play("done", "run 1")


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5])
def test_it_makes_as_many_goods_as_it_has_workers(workers: int) -> None:
    """C-SPEC-01, C-CHR-11, C-RUL-109: not every space need be filled, inputs are paid once."""
    table = ran(workers)
    assert table.company("flyer").goods == workers
    assert table.cubes_in("flyer") == {"steel": 2, "wood": 1}


def test_it_does_not_run_without_a_worker() -> None:
    """C-RUL-109: at least one."""
    table = flyer(0).at("operating").play("done")
    refusal = table.refusal("run 1")
    assert (refusal.rule, refusal.key) == ("C-RUL-109", "no_worker")


def test_it_does_not_run_without_its_inputs() -> None:
    """C-SPEC-01, C-OP-30: two steel and a wood."""
    table = flyer(3).cubes("flyer", steel=2).at("operating").play("done")
    assert table.refusal("run 1").key == "no_inputs"


def test_three_workers_make_three_goods_at_40() -> None:
    """C-EX-59: a revenue of 120."""
    table = ran(3).play("ship outer", "ship outer", "ship outer")
    assert table.state.revenue == 120


@pytest.mark.parametrize(
    ("catalog", "revenue"),
    [("mail_order_catalog", 80), ("color_catalog", 100), ("catalog_empire", 120)],
)
def test_catalogs_bring_40_more(catalog: str, revenue: int) -> None:
    """C-SPEC-01, C-EX-59, C-MGR-06: 80, 100 and 120 instead of 40, 60 and 80."""
    table = flyer(3).asset("flyer", catalog).at("operating").play(f"exhaust {catalog}")
    assert table.state.revenue == revenue


def test_other_companies_have_the_printed_catalogs() -> None:
    """C-SPEC-01, C-AST-16: Swift beside it gets 40."""
    table = flyer(3).found("swift", "red").appeal("swift", 9).asset("swift", "mail_order_catalog")
    table.at("operating").play("exhaust mail_order_catalog")
    assert table.state.revenue == 40


@pytest.mark.parametrize(("managers", "price", "appeal"), [(0, 40, 2), (1, 40, 2), (2, 50, 3)])
def test_both_managers_raise_the_price_and_the_appeal(
    managers: int, price: int, appeal: int
) -> None:
    """C-SPEC-01, C-MGR-06: one of them alone gives nothing."""
    table = ran(2, managers=managers)
    if managers == 2:
        assert table.question() == "appeal_bonus"
        table.play("cash")
    table.play("ship outer")
    assert (table.state.revenue, table.company("flyer").appeal) == (price, appeal)


def test_one_factory_takes_both_managers() -> None:
    """C-SPEC-01, C-CHR-20: a building with two managers fills both spaces at once."""
    table = city(4, edition="2025", special_companies="on").found("flyer", "red", treasury=200)
    table.building("yellow", "ii-11").at("action", "red").play("place flyer ii-11")
    assert table.company("flyer").managers == [2]
    table.at("action", "red").play("place flyer manager")
    assert table.company("flyer").managers == [2]


def test_it_keeps_two_assets() -> None:
    """C-SPEC-01, C-SPC-22: the third one makes it choose."""
    table = flyer(1).asset("flyer", "color_catalog").treasury("flyer", 200).only("red")
    table.asset_row(None, None, "fuelworks", "foundry", "workshop").at("action", "red")
    table.play("place flyer asset", "acquire foundry").go_on_to("after_placing")
    assert len(table.company("flyer").assets) == 2
    table.at("action", "red").play("place flyer asset", "acquire workshop").go_on_to("give_up")
    assert len(table.offers()) == 3


def test_its_only_factory_earns_the_reserved_partner() -> None:
    """C-OP-34, C-SPEC-01: one worker is enough to run them all."""
    table = flyer(1).reserve("red", "flyer").at("operating").play("done", "run 1")
    assert table.seat("red").partners == 3
