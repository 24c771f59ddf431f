"""What the policy for City does with shares and prices: it sells, dumps, protects and issues."""

from __future__ import annotations

from bigshoulders.bots.city.forecast import Evaluation, Weights
from bigshoulders.bots.city.policy import CityPolicy
from bigshoulders.bots.city.selling import Seller
from bigshoulders.scenarios.city import CityScenario, city

LAST = 5


def advice(table: CityScenario, weights: Weights | None = None) -> str:
    """Return what the policy answers to the question that waits."""
    game = table.game
    code = CityPolicy(weights or Weights()).answer(game, game.deciders()[0])
    return game.rules.language.write(code)


def idle_swift(**options: str) -> CityScenario:
    """Return a table in the last decade: yellow's Swift is dear and cannot make anything."""
    table = city(seats=2, **options).decade(LAST).found("swift", "yellow", price=220, treasury=0)
    return table.holds("red", "swift", commons=3).holds("yellow", "swift", commons=2)


def test_shares_that_will_fall_are_sold_together() -> None:
    """C-STOCK-11: a batch is paid at one price, so all three go before the price falls."""
    table = idle_swift().at("stock", "red")
    for _share in range(3):
        assert advice(table) == "sell swift common"
        table.play("sell swift common")
    assert table.seat("red").cash >= 660


def test_who_never_sells_keeps_them() -> None:
    """A weight says so."""
    table = idle_swift().at("stock", "red")
    assert not advice(table, Weights(dumping=-1.0)).startswith("sell")


def test_a_sale_counts_what_others_lose() -> None:
    """C-STOCK-11: three steps from 220, and yellow holds five shares."""
    state = idle_swift().state
    swift = state.companies[state.appeal_order[0]]
    fair = Seller(Evaluation(state, 0, Weights(dumping=0.0)), swift, 220.0)
    cruel = Seller(Evaluation(state, 0, Weights(dumping=1.0)), swift, 220.0)
    assert fair.gain(3) == 0.0
    assert cruel.gain(3) == 5 * fair.fall(3) > 0


def test_control_is_not_sold_for_little() -> None:
    """C-DIR-03: in the advanced mode whoever holds most shares directs."""
    table = city(seats=2, mode="advanced").found("swift", "red", price=50)
    table.holds("red", "swift", commons=2).holds("yellow", "swift", commons=4)
    swift = table.company("swift")
    seller = Seller(Evaluation(table.state, 0, Weights()), swift, 50.0)
    assert not seller.loses_control(4)
    assert seller.loses_control(3)


def test_price_protection_is_used_when_others_sell() -> None:
    """C-AST-13: red holds most of the shares that would fall."""
    table = city(seats=2).decade(LAST).found("swift", "red", price=100)
    table.holds("red", "swift", commons=2).holds("yellow", "swift", commons=2)
    table.asset("swift", "price_protection").at("stock", "yellow")
    table.play("sell swift common", "confirm")
    assert table.question() == "protect_sale"
    assert advice(table) == "protect"


def short_of_money(treasury: int) -> CityScenario:
    """Return an advanced table at which Swift could run if it had the money for two cubes."""
    table = city(seats=2, mode="advanced").found("swift", "red", price=100, treasury=treasury)
    table.staff("swift", workers=[2, 0]).holds("red", "swift", commons=3)
    table.supply(30, livestock=1, steel=1, coal=1).supply(20, coal=1).supply(10, coal=1)
    return table.at("operating")


def test_shares_are_issued_only_where_money_is_wanting() -> None:
    """C-OP-10: an empty treasury lets nothing run, and a full one needs no help."""
    assert short_of_money(0).question() == "emergency"
    assert advice(short_of_money(0)).startswith("issue")
    assert advice(short_of_money(600)) == "done"
