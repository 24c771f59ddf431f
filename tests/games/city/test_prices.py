"""The stock track: its spaces, its two ends, and how far a dividend moves a price."""

from itertools import pairwise

import pytest

from bigshoulders.games.city.box.components import RESOURCES
from bigshoulders.games.city.rules.prices import dividend_steps
from bigshoulders.scenarios.city import CityScenario, city

TRACK = (
    *(10, 15, 20, 25, 35, 40, 50, 60, 80, 100),
    *(120, 140, 160, 190, 220, 250, 280, 320, 360, 400, 450),
)


def produced(
    table: CityScenario, key: str, price: int, *, salespeople: int, goods: int
) -> CityScenario:
    """Let one company run its first factory; then it has so many goods to sell."""
    table.found(key, "red", price=price)
    factory = table.company(key).charter.factories[0]
    table.staff(key, workers=[factory.workers, 0], salespeople=salespeople)
    table.goods(key, goods - factory.goods)
    table.cubes(key, **dict(zip(RESOURCES, factory.inputs, strict=True)))
    return table


def pays(table: CityScenario, *places: str) -> CityScenario:
    """Operate: run the first factory, sell goods in these places, pay a dividend."""
    table.at("operating").play("done", "run 1").go_on_to("sell_goods", "done")
    table.play(*[f"ship {place}" for place in places]).go_on_to("pay_out", "done")
    return table.play("dividend")


def revenue(table: CityScenario) -> int:
    """Return the revenue of the last dividend."""
    paid = [event for event in table.events if event.kind.key == "dividend_paid"]
    return paid[-1].values[1]


# The track and its ends


@pytest.mark.parametrize(("price", "above"), list(pairwise(TRACK)))
def test_a_step_up_goes_to_the_next_space(price: int, above: int) -> None:
    """C-PRICE-01, C-CON-08, C-PRICE-04: a sold-out company goes from each space to the next."""
    table = city(2).found("swift", "red", price=price).holds("red", "swift", commons=3)
    table.holds("yellow", "swift", commons=2, preferred=True).at("stock")
    table.play("pass", "pass")
    assert table.price_of("swift") == above


@pytest.mark.parametrize(("below", "price"), list(pairwise(TRACK)))
def test_a_step_down_goes_to_the_space_before(below: int, price: int) -> None:
    """C-PRICE-01, C-CON-08, C-PRICE-04: withholding costs one step from each space."""
    table = city(2).found("swift", "red", price=price).at("operating").play("done")
    assert table.price_of("swift") == below


def test_the_lowest_space_is_10() -> None:
    """C-PRICE-03, C-DIF-02: withholding there loses its step, and the company stays in play."""
    table = city(2).found("swift", "red", price=10).at("operating").play("done")
    assert table.price_of("swift") == 10
    assert table.company("swift").director == table.seat("red").index


@pytest.mark.parametrize(
    ("cap", "price", "after"), [(450, 360, 450), (450, 400, 450), (400, 320, 400), (400, 360, 400)]
)
def test_steps_beyond_the_highest_space_are_lost(cap: int, price: int, after: int) -> None:
    """C-PRICE-02, C-DIF-01: with `price_cap` 450 or 400, two steps of a dividend."""
    table = produced(city(4, price_cap=cap), "brunswick", price, salespeople=3, goods=8)
    pays(table.demand(1, None, None, ("d4_8", 0)), *["outer"] * 8)
    assert revenue(table) == 880
    assert table.price_of("brunswick") == after


def test_an_appeal_bonus_lifts_the_price_one_step() -> None:
    """C-PRICE-04: Swift enters appeal 13."""
    table = city().found("swift", "red", price=50).appeal("swift", 12).only("red")
    table.at("action", "red").play("place swift advertising", "bonus")
    assert table.price_of("swift") == 60


def test_a_price_asset_lifts_the_price_one_step() -> None:
    """C-PRICE-04: Backroom Deals after production."""
    table = city().found("swift", "red", price=50).asset("swift", "backroom_deals")
    table.at("operating").play("done", "done", "exhaust backroom_deals")
    assert table.price_of("swift") == 60


def test_a_sale_lowers_the_price_one_step_a_share() -> None:
    """C-PRICE-04: two Commons take Swift from 60 to 40."""
    table = city().found("swift", "red", price=60).holds("yellow", "swift", commons=2)
    table.at("stock", "yellow").play("sell swift common", "sell swift common")
    assert table.price_of("swift") == 40


# The bump guide


@pytest.mark.parametrize("price", TRACK[:-1])
def test_the_bump_guide(price: int) -> None:
    """C-EX-48, C-PRICE-10, C-RUL-106: one, two or three times the price, three only from 60 on."""
    state = city().state
    triple = 3 if price >= 60 else 2
    guide = {
        0: 0,
        price - 1: 0,
        price: 1,
        2 * price - 1: 1,
        2 * price: 2,
        3 * price - 1: 2,
        3 * price: triple,
        10 * price: triple,
    }
    assert {amount: dividend_steps(state, price, amount) for amount in guide} == guide


def test_spalding_at_220_stays_with_a_revenue_of_200() -> None:
    """C-EX-43, C-PRICE-10: five goods at 30 fill the $50 tile."""
    table = produced(city(), "spalding", 220, salespeople=1, goods=5)
    pays(table.demand(1, ("d2_5", 0)), *["inner"] * 5)
    assert (revenue(table), table.price_of("spalding")) == (200, 220)


def test_anglo_american_at_100_rises_three_steps_with_a_revenue_of_300() -> None:
    """C-EX-44, C-PRICE-10: six goods at 50."""
    table = produced(city(), "anglo", 100, salespeople=2, goods=6)
    pays(table.demand(2, None, None, ("d4_6a", 0)), *["outer"] * 6)
    assert (revenue(table), table.price_of("anglo")) == (300, 160)


def test_fairbank_at_40_rises_two_steps_only_with_a_revenue_of_120() -> None:
    """C-EX-45, C-RUL-83, C-PRICE-10: the price before moving is below 60."""
    table = produced(city(), "fairbank", 40, salespeople=0, goods=3)
    pays(table.demand(1, None, None, ("d4_6a", 0)), *["outer"] * 3)
    assert (revenue(table), table.price_of("fairbank")) == (120, 60)


def test_cracker_jack_at_20_rises_one_step_with_a_revenue_of_30() -> None:
    """C-EX-46, C-PRICE-10: one good at 30."""
    table = produced(city(), "cracker", 20, salespeople=0, goods=2)
    pays(table.demand(0, None, None, ("d4_6a", 0)), "outer")
    assert (revenue(table), table.price_of("cracker")) == (30, 25)


@pytest.mark.parametrize(("price", "after"), [(50, 80), (60, 120)])
def test_the_triple_step_begins_at_60(price: int, after: int) -> None:
    """C-RUL-83, C-CON-11, C-PRICE-10: a revenue of 180 is three times 60, and more for 50."""
    table = produced(city(), "anglo", price, salespeople=0, goods=6)
    pays(table.demand(2, None, None, ("d4_6a", 0)), *["outer"] * 6)
    assert revenue(table) == 180
    assert table.price_of("anglo") == after


@pytest.mark.parametrize(("basis", "after"), [("revenue", 35), ("paid", 25)])
def test_the_full_revenue_or_what_is_paid_moves_the_price(basis: str, after: int) -> None:
    """C-RUL-82, C-DIF-13, C-PRICE-10: `bump_basis` for a revenue of 25 at price 25, paid as 20."""
    table = produced(city(bump_basis=basis), "swift", 25, salespeople=0, goods=2)
    table.demand(2, ("d1_1a", 1), ("d1_1b", 1), ("d1_2a", 2)).cash("red", 0)
    pays(table, "half")
    assert revenue(table) == 25
    assert table.seat("red").cash == 6
    assert table.price_of("swift") == after
