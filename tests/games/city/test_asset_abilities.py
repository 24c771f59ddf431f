"""Abilities of capital assets: once a decade, in their window, with what Haymarket has."""

import pytest

from bigshoulders.scenarios.city import CityScenario, city


def libby(asset: str, treasury: int = 500, **options: str) -> CityScenario:
    """Red directs Libby, which keeps the asset, and alone has partners."""
    table = city(4, 1, **options).track("red", "yellow", "green", "blue").only("red")
    table.found("libby", "red", treasury=treasury).appeal("libby", 0)
    return table.asset("libby", asset)


def operating(asset: str, **options: str) -> CityScenario:
    """Libby's operating turn: the first factory can run and makes 3 goods at $20."""
    table = libby(asset, 500, **options).staff("libby", workers=[2, 0])
    table.cubes("libby", livestock=1, steel=1)
    return table.demand(0, ("d1_2a", 0), ("d1_2b", 0), ("d2_3a", 0)).at("operating")


# On an action turn


def test_the_cost_of_an_ability_is_told() -> None:
    """C-AST-03: it is paid to the bank."""
    table = libby("cincinnati_steel").at("action", "red").play("exhaust cincinnati_steel")
    assert table.facts("spent") == [{"company": "libby", "amount": 10}]


@pytest.mark.parametrize(
    ("asset", "cost", "appeal", "cubes"),
    [
        pytest.param("brilliant_marketing", 0, 1, [0, 0, 0, 0], id="C-AST-10"),
        pytest.param("brand_recognition", 0, 2, [0, 0, 0, 0], id="C-AST-11"),
        pytest.param("cincinnati_steel", 10, 0, [0, 2, 0, 0], id="C-AST-19"),
        pytest.param("michigan_lumber", 10, 0, [0, 0, 2, 0], id="C-AST-20"),
        pytest.param("pennsylvania_coal", 10, 0, [0, 0, 0, 2], id="C-AST-21"),
        pytest.param("union_stockyards", 10, 0, [2, 0, 0, 0], id="C-AST-22"),
        pytest.param("fuelworks", 0, 0, [0, 0, 1, 1], id="C-AST-23"),
        pytest.param("foundry", 0, 0, [0, 1, 1, 0], id="C-AST-24"),
        pytest.param("workshop", 0, 0, [0, 1, 0, 1], id="C-AST-25"),
        pytest.param("refrigeration", 0, 0, [2, 0, 0, 0], id="C-AST-26"),
    ],
)
def test_an_exhausted_asset_gives_its_ability(
    asset: str, cost: int, appeal: int, cubes: list[int]
) -> None:
    """C-AST-02, C-AST-03, C-AST-04, C-EX-13, C-EX-14: paid to the bank, cubes from Haymarket."""
    table = libby(asset).at("action", "red")
    bank = table.state.bank
    table.play(f"exhaust {asset}")
    company = table.company("libby")
    assert (company.treasury, table.state.bank - bank) == (500 - cost, cost)
    assert (company.appeal, company.cubes) == (appeal, cubes)
    assert table.state.haymarket == [2 - count for count in cubes]
    assert table.refusal(f"exhaust {asset}").rule == "C-AST-03"


def test_an_ability_that_costs_money_needs_it() -> None:
    """C-AST-02: Cincinnati Steel asks for $10."""
    table = libby("cincinnati_steel", 9).at("action", "red")
    refusal = table.refusal("exhaust cincinnati_steel")
    assert (refusal.rule, refusal.facts["cost"], refusal.facts["treasury"]) == ("C-AST-02", 10, 9)


def test_an_asset_is_ready_again_after_cleanup() -> None:
    """C-AST-03: once each decade."""
    table = libby("foundry").at("action", "red").play("exhaust foundry")
    assert not table.allows("exhaust foundry")
    table.at("cleanup").at("action", "red")
    assert table.allows("exhaust foundry")


def test_missing_cubes_of_an_asset_are_lost() -> None:
    """C-AST-04, C-EX-14: one steel is all there is, the price is the same."""
    table = libby("cincinnati_steel").haymarket(steel=1, coal=3).at("action", "red")
    table.play("exhaust cincinnati_steel")
    assert (table.company("libby").cubes, table.company("libby").treasury) == ([0, 1, 0, 0], 490)


def test_an_asset_needs_one_of_its_cubes_in_haymarket() -> None:
    """C-AST-04, C-DP-51: cubes of the bag and of the supply chain do not help."""
    table = libby("foundry").haymarket(livestock=2, coal=3).supply(10, steel=2, wood=1)
    assert table.at("action", "red").refusal("exhaust foundry").rule == "C-AST-04"
    assert table.haymarket(wood=1).at("action", "red").allows("exhaust foundry")


def test_an_appeal_ability_brings_the_bonuses_on_its_way() -> None:
    """C-AST-11, C-APP-04: from 1 to 3, the worker of space 3."""
    table = libby("brand_recognition").appeal("libby", 1).at("action", "red")
    table.play("exhaust brand_recognition", "bonus", "worker 1")
    assert (table.company("libby").appeal, table.company("libby").workers) == (3, [1, 0])
    assert table.question() == "action_turn"


# Catalogs


@pytest.mark.parametrize(
    ("asset", "revenue"),
    [
        pytest.param("mail_order_catalog", 40, id="C-AST-16"),
        pytest.param("color_catalog", 60, id="C-AST-17"),
        pytest.param("catalog_empire", 80, id="C-AST-18"),
    ],
)
def test_a_catalog_adds_to_the_revenue_of_the_turn(asset: str, revenue: int) -> None:
    """C-AST-05, C-DIF-17: 1 good at $20 and the catalog are paid as one dividend."""
    table = operating(asset).play("done", "run 1", "done", "ship outer", "done")
    table.cash("red", 0).play(f"exhaust {asset}")
    assert table.state.revenue == 20 + revenue
    table.play("dividend")
    assert table.seat("red").cash == 3 * (20 + revenue) // 10


def test_a_catalog_is_of_no_use_in_the_action_phase() -> None:
    """C-AST-05, C-RUL-79: there is no revenue."""
    table = libby("color_catalog").at("action", "red")
    assert table.refusal("exhaust color_catalog").rule == "C-AST-05"


def test_a_catalog_comes_before_the_decision() -> None:
    """C-AST-05: at the end of the turn it is too late."""
    table = operating("color_catalog").play("done", "run 1", "done", "ship outer", "done")
    table.play("withhold")
    assert table.question() == "end_operating"
    assert table.refusal("exhaust color_catalog").rule == "C-AST-05"


def test_catalog_money_without_a_sale_must_be_withheld() -> None:
    """C-AST-05, C-RUL-79: it counts, but no dividend is paid."""
    table = operating("color_catalog").play("done", "run 1", "exhaust color_catalog", "done")
    table.play("done")
    assert table.refusal("dividend").rule == "C-DIV-02"
    table.play("withhold")
    assert (table.company("libby").treasury, table.price_of("libby")) == (560, 40)


# Assets that lift the price

LIFTS = [
    pytest.param("popular_partners", id="C-AST-14"),
    pytest.param("backroom_deals", id="C-AST-15"),
]


@pytest.mark.parametrize("asset", LIFTS)
def test_a_price_asset_waits_for_the_end_of_production(asset: str) -> None:
    """C-AST-06, C-DIF-16: `stock_asset_timing`=after_production."""
    table = operating(asset)
    assert table.refusal(f"exhaust {asset}").rule == "C-AST-06"
    table.play("done", "run 1")
    assert table.refusal(f"exhaust {asset}").rule == "C-AST-06"
    table.play("done", f"exhaust {asset}")
    assert (table.question(), table.price_of("libby")) == ("sell_goods", 60)
    assert table.refusal(f"exhaust {asset}").rule == "C-AST-03"


@pytest.mark.parametrize("asset", LIFTS)
def test_a_price_asset_is_of_no_use_in_the_action_phase(asset: str) -> None:
    """C-AST-06: only in the company's own operating turn."""
    assert libby(asset).at("action", "red").refusal(f"exhaust {asset}").rule == "C-AST-06"


@pytest.mark.parametrize("asset", LIFTS)
def test_a_price_asset_works_before_or_after_the_dividend(asset: str) -> None:
    """C-AST-06, C-RUL-80: before, $110 lift 60 by 1; after, they lift 50 by 2."""
    sold = ["done", "run 1", "done", "ship inner", "ship inner", "ship outer"]
    table = operating(asset).play(*sold, f"exhaust {asset}", "dividend")
    assert table.price_of("libby") == 80
    table = operating(asset).play(*sold, "dividend", f"exhaust {asset}")
    assert table.price_of("libby") == 100


@pytest.mark.parametrize("asset", LIFTS)
def test_a_price_asset_may_work_only_at_the_end_of_the_turn(asset: str) -> None:
    """C-AST-06, C-DIF-16: `stock_asset_timing`=turn_end."""
    table = operating(asset, stock_asset_timing="turn_end").play("done", "run 1", "done")
    assert table.refusal(f"exhaust {asset}").rule == "C-AST-06"
    table.play("ship outer", "done")
    assert table.refusal(f"exhaust {asset}").rule == "C-AST-06"
    table.play("withhold", f"exhaust {asset}")
    assert table.price_of("libby") == 50  # 50 to 40 by withholding, and back


@pytest.mark.parametrize("asset", LIFTS)
def test_a_price_asset_cannot_lift_the_highest_price(asset: str) -> None:
    """C-DP-51, C-PRICE-02: the effect must be possible."""
    table = operating(asset).price("libby", 450).play("done", "run 1", "done")
    assert table.refusal(f"exhaust {asset}").key == "at_cap"


# Price Protection


@pytest.mark.parametrize(("answer", "price"), [("protect", 50), ("decline", 40)])
def test_price_protection_answers_withholding(answer: str, price: int) -> None:
    """C-AST-13, C-AST-03: the Director is asked; protecting exhausts it, declining does not."""
    table = operating("price_protection").play("done", "done", "withhold")
    assert table.offers() == ["protect", "decline"]
    table.play(answer)
    assert table.price_of("libby") == price
    assert (table.company("libby").exhausted != 0) == (answer == "protect")


@pytest.mark.parametrize(("answer", "price"), [("protect", 50), ("decline", 35)])
def test_price_protection_answers_a_sale_by_somebody_else(answer: str, price: int) -> None:
    """C-AST-13, C-FREE-03: it cancels the whole drop of the batch, on the seller's turn."""
    table = libby("price_protection").holds("yellow", "libby", commons=2).at("stock", "yellow")
    table.play("sell libby common", "sell libby common")
    assert table.asker() == "red"
    table.play(answer)
    assert table.price_of("libby") == price


def test_price_protection_does_not_answer_the_directors_own_sale() -> None:
    """C-AST-13: only a batch of another player."""
    table = libby("price_protection").holds("red", "libby", commons=1).at("stock", "red")
    table.play("sell libby common")
    assert (table.question(), table.price_of("libby")) == ("stock_turn", 40)


def test_price_protection_helps_once_a_decade() -> None:
    """C-AST-13, C-AST-03, C-RUL-17: used against a sale, it cannot cover the withholding."""
    table = libby("price_protection").holds("yellow", "libby", commons=1).at("stock", "yellow")
    table.play("sell libby common", "protect").at("operating")
    table.play("done", "done", "withhold")
    assert (table.question(), table.price_of("libby")) == ("end_operating", 40)


def test_price_protection_is_no_free_action() -> None:
    """C-DP-51, C-AST-13: it only answers."""
    table = libby("price_protection").at("action", "red")
    assert table.refusal("exhaust price_protection").rule == "C-AST-13"
    assert "exhaust price_protection" not in table.offers()


def test_passive_price_protection_cancels_every_drop_without_a_question() -> None:
    """C-AST-07: `price_protection`=passive, never exhausted."""
    table = libby("price_protection", price_protection="passive")
    table.holds("yellow", "libby", commons=1).holds("green", "libby", commons=1)
    table.at("stock", "yellow").play("sell libby common", "pass")
    assert (table.asker(), table.price_of("libby")) == ("green", 50)
    table.play("sell libby common", "pass")
    assert table.price_of("libby") == 50
    table.at("operating").play("done", "done", "withhold")
    assert (table.question(), table.price_of("libby")) == ("end_operating", 50)
    assert table.company("libby").exhausted == 0
