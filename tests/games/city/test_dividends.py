"""Dividend, withholding and the price that follows (rules, section 19, C-PRICE-10)."""

from __future__ import annotations

import pytest

from bigshoulders.games.city.box.components import RESOURCES
from bigshoulders.scenarios.city import CityScenario, city


def earned(key: str, revenue: int, price: int = 50, **options: str) -> CityScenario:
    """Return a table on which a company ran a factory, sold a good and has this revenue.

    Red directs the company and holds three of its shares; the treasury holds seven.
    """
    table = city(4, 1, **options).found(key, "red", price=price, treasury=0).haymarket()
    charter = table.company(key).charter
    printed = charter.factories[0]
    idle = [0] * (len(charter.factories) - 1)
    table.staff(key, workers=[printed.workers, *idle])
    table.cubes(key, **dict(zip(RESOURCES, printed.inputs, strict=True)))
    table.demand(charter.industry, ("d3_6", 0)).at("operating")
    table.play("run 1", "ship inner", "done")
    assert table.question() == "pay_out"
    table.state.revenue = revenue
    return table


# Who is paid


def test_a_dividend_pays_a_tenth_per_share_to_holders_and_treasury() -> None:
    """C-DIV-03, C-EX-54: 110 is 11 a share; the owner of 3 gets 33, the treasury 77."""
    table = earned("libby", 110)
    bank = table.state.bank
    table.play("dividend")
    assert table.seat("red").cash == 175 + 33
    assert table.company("libby").treasury == 77
    assert table.state.bank == bank - 110


@pytest.mark.parametrize(("revenue", "each"), [(225, 22), (150, 15), (229, 22), (9, 0)])
def test_a_share_is_paid_a_tenth_rounded_down(revenue: int, each: int) -> None:
    """C-DIV-03, C-EX-37, C-EX-38, C-RUL-81: 225 pays 22, 150 pays 15; the rest is lost."""
    table = earned("libby", revenue).play("dividend")
    assert table.seat("red").cash == 175 + 3 * each
    assert table.company("libby").treasury == 7 * each


def test_odd_revenue_comes_from_half_price_goods() -> None:
    """C-EX-37, C-DEM-07: four watches at 50 and one at 25 are 225, which is 22 a share."""
    table = city(seats=2).found("elgin", "red", treasury=0).goods("elgin", 3).haymarket()
    table.staff("elgin", workers=[2, 0]).cubes("elgin", steel=1, coal=1)
    table.demand(1, ("d2_5", 0)).at("operating").play("run 1")
    table.play(*["ship inner"] * 4).play("ship half")
    assert table.state.revenue == 225
    table.play("dividend")
    assert table.seat("red").cash == 175 + 66
    assert table.company("elgin").treasury == 154


def test_spaldings_dividend() -> None:
    """C-EX-39, C-EX-38: 15 a share for holders of 4 and 2 and a treasury of 4."""
    table = earned("spalding", 150)
    table.holds("red", "spalding", commons=1).holds("yellow", "spalding", preferred=True)
    table.play("dividend")
    assert table.seat("red").cash == 175 + 60
    assert table.seat("yellow").cash == 175 + 30
    assert table.company("spalding").treasury == 60


def test_hendersons_dividend_leaves_the_bank_pool_unpaid() -> None:
    """C-EX-40, C-DIV-03, C-DIF-53, C-RUL-20: 128, 64 and 96; the pool's share pays nobody."""
    table = earned("henderson", 325, price=450)
    table.holds("red", "henderson", commons=1).holds("yellow", "henderson", preferred=True)
    table.pool("henderson", commons=1)
    bank = table.state.bank
    table.play("dividend")
    assert table.seat("red").cash == 175 + 128
    assert table.seat("yellow").cash == 175 + 64
    assert table.company("henderson").treasury == 96
    assert table.state.bank == bank - 288
    assert table.price_of("henderson") == 450


def test_a_sold_out_company_pays_its_treasury_nothing() -> None:
    """C-EX-55: 15 a share for 6, 2 and 2 shares: 90, 30 and 30."""
    table = earned("libby", 150).holds("red", "libby", commons=3)
    table.holds("yellow", "libby", preferred=True).holds("green", "libby", commons=2)
    table.play("dividend")
    assert [table.seat(color).cash - 175 for color in ("red", "yellow", "green")] == [90, 30, 30]
    assert table.company("libby").treasury == 0


def test_a_preferred_certificate_in_the_pool_pays_nobody() -> None:
    """C-DIV-03: two shares of ten lie in the pool, so the treasury is paid for five."""
    table = earned("libby", 100).pool("libby", preferred=True).play("dividend")
    assert table.company("libby").treasury == 50


def test_the_paying_company_chooses() -> None:
    """C-DIV-06, C-DP-65: dividend or withhold, as the Director likes."""
    assert earned("libby", 110).offers() == ["dividend", "withhold"]


def test_the_question_names_revenue_and_payment() -> None:
    """C-DP-65: what is asked tells what each answer brings."""
    question = earned("libby", 225).game.question(0)
    assert question.text == "libby earned $225: pay $22 per share or withhold? (share price $50)"


# The price after a dividend


@pytest.mark.parametrize(
    ("key", "price", "revenue", "after"),
    [
        ("spalding", 220, 200, 220),
        ("anglo", 100, 300, 160),
        ("fairbank", 40, 120, 60),
        ("cracker", 20, 30, 25),
    ],
)
def test_prices_of_the_worked_examples(key: str, price: int, revenue: int, after: int) -> None:
    """C-EX-43, C-EX-44, C-EX-45, C-EX-46, C-DIV-04: 0, 3, 2 and 1 steps."""
    assert earned(key, revenue, price).play("dividend").price_of(key) == after


@pytest.mark.parametrize(
    ("price", "revenue", "after"),
    [
        (50, 49, 50),
        (50, 50, 60),
        (50, 99, 60),
        (50, 100, 80),
        (50, 150, 80),
        (60, 119, 80),
        (60, 179, 100),
        (60, 180, 120),
        (400, 1200, 450),
        (450, 900, 450),
    ],
)
def test_the_price_moves_by_the_revenue(price: int, revenue: int, after: int) -> None:
    """C-DIV-04, C-PRICE-10, C-RUL-83, C-RUL-106: triple steps from 60 on, by the old price."""
    assert earned("libby", revenue, price).play("dividend").price_of("libby") == after


@pytest.mark.parametrize(
    ("basis", "price", "revenue", "after"),
    [
        ("revenue", 25, 25, 35),
        ("paid", 25, 25, 25),
        ("revenue", 35, 35, 40),
        ("paid", 35, 35, 35),
        ("revenue", 15, 15, 20),
        ("paid", 15, 15, 15),
        ("paid", 25, 30, 35),
        ("paid", 15, 35, 25),
    ],
)
def test_the_full_revenue_counts_unless_the_paid_amount_is_chosen(
    basis: str, price: int, revenue: int, after: int
) -> None:
    """C-RUL-82, C-DIF-13, C-PRICE-10 [`bump_basis`]: they differ at 15, 25 and 35."""
    table = earned("libby", revenue, price, bump_basis=basis).play("dividend")
    assert table.price_of("libby") == after


# Withholding


def test_withholding_keeps_all_and_drops_the_price_one_step() -> None:
    """C-DIV-05, C-EX-41: 150 to the treasury, nobody else is paid, 50 falls to 40."""
    table = earned("libby", 150)
    bank = table.state.bank
    table.play("withhold")
    assert table.company("libby").treasury == 150
    assert table.seat("red").cash == 175
    assert table.state.bank == bank - 150
    assert table.price_of("libby") == 40


def test_withholding_a_large_revenue_costs_one_step_too() -> None:
    """C-DIV-05, C-EX-42: Elgin at 360 withholds 250 and falls to 320."""
    table = earned("elgin", 250, price=360).play("withhold")
    assert table.company("elgin").treasury == 250
    assert table.price_of("elgin") == 320


def test_withholding_at_the_lowest_price_moves_nothing() -> None:
    """C-DIV-05, C-PRICE-03: 10 is the end of the track in 2020."""
    table = earned("libby", 150, price=10).play("withhold")
    assert table.price_of("libby") == 10
    assert table.company("libby").treasury == 150


def selling_stock(**options: str) -> CityScenario:
    """Return a table on which Libby has goods of an earlier decade and a factory to run."""
    table = city(2, 1, **options).found("libby", "red", treasury=0).goods("libby", 2)
    table.staff("libby", workers=[2, 0]).cubes("libby", steel=2, livestock=1).haymarket(coal=1)
    return table.demand(0, ("d3_6", 0)).at("operating")


def test_goods_sold_without_a_factory_run_are_withheld() -> None:
    """C-DIV-02, C-DIF-14, C-RUL-71: goods of an earlier turn are no production of this one."""
    table = selling_stock().go_on_to("sell_goods", "done").play("ship inner", "done")
    refusal = table.refusal("dividend")
    assert (refusal.key, refusal.rule) == ("nothing_made", "C-DIV-02")
    assert "dividend" not in table.offers()


def test_bonus_goods_are_no_factory_run() -> None:
    """C-RUL-70, C-DIV-02: a token's good is sold, and the revenue is withheld."""
    table = city(seats=2).found("libby", "red", treasury=0).goods("libby", 0, tokens=1)
    table.cubes("libby", wood=2).haymarket(coal=1).demand(0, ("d3_6", 0)).at("operating")
    table.go_on_to("sell_goods", "done").play("ship inner")
    assert table.refusal("dividend").key == "nothing_made"


def test_one_factory_run_is_enough_for_a_dividend() -> None:
    """C-RUL-70: at least one own factory ran, whichever goods are sold."""
    table = selling_stock().go_on_to("produce", "done").play("run 1", "ship inner", "done")
    assert table.allows("dividend")


def test_a_company_that_sold_nothing_withholds() -> None:
    """C-DIV-02: its factory ran, but no good was sold."""
    table = (
        selling_stock().asset("libby", "catalog_empire").go_on_to("produce", "done").play("run 1")
    )
    table.go_on_to("pay_out", "done")
    refusal = table.refusal("dividend")
    assert (refusal.key, refusal.rule) == ("nothing_sold", "C-DIV-02")


@pytest.mark.parametrize("sold", [True, False])
def test_by_option_only_a_turn_without_sales_is_withheld(sold: bool) -> None:
    """C-DIV-02, C-DIF-14 [`withhold_without_production`=no]: stored goods pay a dividend."""
    table = selling_stock(withhold_without_production="no").go_on_to("sell_goods", "done")
    table.play(*["ship inner"] * sold).go_on_to("pay_out", "done")
    assert table.allows("dividend") == sold


# Price Protection


def protected(price: int = 50, **options: str) -> CityScenario:
    """Return a table on which Anglo has Price Protection and must withhold; Libby follows."""
    table = city(2, 1, **options).found("anglo", "red", price=price, treasury=0).haymarket()
    table.found("libby", "yellow", treasury=100).asset("anglo", "price_protection")
    return table.at("operating").go_on_to("pay_out", "done").play("withhold")


def test_price_protection_is_offered_when_the_price_would_fall() -> None:
    """C-DP-66, C-AST-13: use or decline, and the price has not moved yet."""
    table = protected()
    assert (table.asker(), table.question()) == ("red", "protect_withholding")
    assert table.offers() == ["protect", "decline"]
    assert table.price_of("anglo") == 50


def test_price_protection_keeps_the_price_and_is_exhausted() -> None:
    """C-AST-13, C-DIV-05 [`price_protection`=once]: it cannot help again this decade."""
    table = protected().play("protect")
    assert table.price_of("anglo") == 50
    table.play("end").at("operating").go_on_to("pay_out", "done").play("withhold")
    assert table.price_of("anglo") == 40


def test_price_protection_may_be_declined() -> None:
    """C-DP-66: the price falls and the tile stays ready."""
    table = protected().play("decline")
    assert table.price_of("anglo") == 40
    assert table.company("anglo").exhausted == 0


def test_nothing_is_asked_if_the_price_cannot_fall() -> None:
    """C-DP-66: at 10 there is nothing to protect."""
    assert protected(price=10).question() == "end_operating"


def test_passive_protection_needs_no_question_and_never_tires() -> None:
    """C-AST-07, C-DP-66 [`price_protection`=passive]: it covers every withholding."""
    table = protected(price_protection="passive")
    assert (table.question(), table.price_of("anglo")) == ("end_operating", 50)
    assert table.company("anglo").exhausted == 0


# Catalogs


def test_a_catalog_adds_to_the_revenue_before_the_decision() -> None:
    """C-AST-05, C-DIV-01: goods, tile bonus and catalog make 2 x 20 + 50 + 80."""
    table = selling_stock().asset("libby", "catalog_empire").demand(0, ("d2_2", 0))
    table.go_on_to("produce", "done").play("run 1", "done", "ship inner", "ship inner")
    table.go_on_to("pay_out", "done").play("exhaust catalog_empire")
    assert table.state.revenue == 170
    table.play("dividend")
    assert table.seat("red").cash == 175 + 51
    assert table.refusal("exhaust catalog_empire").key == "asset_exhausted"


def test_a_catalog_without_a_sale_is_withheld() -> None:
    """C-RUL-79, C-DIF-17: the money counts, but no dividend is possible."""
    table = selling_stock().asset("libby", "catalog_empire").play("exhaust catalog_empire")
    table.go_on_to("pay_out", "done")
    assert table.refusal("dividend").key == "nothing_sold"
    table.play("withhold")
    assert table.company("libby").treasury == 80


def test_a_catalog_rests_after_the_decision_and_in_the_action_phase() -> None:
    """C-RUL-79, C-AST-05, C-DIF-17: revenue exists only in the operating turn."""
    table = (
        selling_stock()
        .asset("libby", "catalog_empire")
        .go_on_to("pay_out", "done")
        .play("withhold")
    )
    assert table.refusal("exhaust catalog_empire").key == "only_operating"
    table.at("action", "red")
    assert table.refusal("exhaust catalog_empire").rule == "C-AST-05"


@pytest.mark.parametrize(
    ("asset", "question"), [("catalog_empire", "place_worker"), ("brand_recognition", "automate")]
)
def test_misprinted_immediate_bonuses(asset: str, question: str) -> None:
    """C-RUL-95: Catalog Empire brings a worker, Brand Recognition an automation."""
    table = city(seats=2).found("libby", "red", treasury=500).staff("libby", workers=[1, 1])
    table.asset_row(asset, "foundry", "workshop").at("action", "red")
    table.play("place libby asset", f"acquire {asset}")
    assert table.question() == question
