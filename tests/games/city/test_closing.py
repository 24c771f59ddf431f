"""Closing: the space below 10, companies that are left there, and what becomes of them."""

from itertools import pairwise

import pytest

from bigshoulders.games.city import ids
from bigshoulders.scenarios.city import CityScenario, city

TRACK = (
    *(0, 10, 15, 20, 25, 35, 40, 50, 60, 80, 100),
    *(120, 140, 160, 190, 220, 250, 280, 320, 360, 400),
)


def closing(seats: int = 3, **options: str) -> CityScenario:
    """Swift of red stands on Closed; Libby of yellow is in good health."""
    table = city(seats, 1, edition="2025", **options).found("swift", "red", price=0, treasury=70)
    return table.found("libby", "yellow", price=50).priority("red")


def paying(price: int, **options: str) -> CityScenario:
    """Swift pays a dividend from a revenue of 50; Libby is still to operate."""
    table = city(3, 1, edition="2025", **options).found("swift", "red", price=price, treasury=90)
    table.found("libby", "yellow").staff("swift", workers=[2, 0])
    table.cubes("swift", livestock=1, steel=1).demand(2, None, None, ("d2_5", 4))
    table.at("operating").play("done", "run 1").go_on_to("sell_goods", "done")
    return table.play("ship outer", "done", "dividend")


# The closed space


@pytest.mark.parametrize(("below", "price"), list(pairwise(TRACK)))
def test_the_track_of_2025_leads_down_to_closed(below: int, price: int) -> None:
    """C-CON-09, C-PRICE-03: withholding costs one step from each space, from 10 to 0."""
    table = city(2, edition="2025").found("swift", "red", price=price).found("libby", "yellow")
    table.at("operating").play("done")
    assert table.asker() == "yellow"
    assert table.price_of("swift") == below


@pytest.mark.parametrize(("price", "above"), [*pairwise(TRACK), (400, 400)])
def test_the_track_of_2025_leads_up_to_400(price: int, above: int) -> None:
    """C-CON-09, C-RUL-19: a sold-out company goes up one space, from Closed to 10, not over 400."""
    table = city(2, edition="2025").found("swift", "red", price=price)
    table.holds("red", "swift", commons=3).holds("yellow", "swift", commons=2, preferred=True)
    table.at("stock").play("pass", "pass")
    assert table.price_of("swift") == above


def test_steps_below_closed_are_lost() -> None:
    """C-PRICE-03: two shares from 10 end on Closed, and the next one brings nothing."""
    table = city(edition="2025").found("swift", "red", price=10).cash("yellow", 100)
    table.holds("yellow", "swift", preferred=True).holds("green", "swift", commons=1)
    table.at("stock", "yellow").play("sell swift preferred", "pass")
    assert (table.price_of("swift"), table.seat("yellow").cash) == (0, 120)
    cash = table.seat("green").cash
    table.play("sell swift common", "pass")
    assert (table.price_of("swift"), table.seat("green").cash) == (0, cash)


def test_without_the_closed_space_10_is_the_end() -> None:
    """C-PRICE-03, C-DIF-02: `closed_space` no; a company at 10 is not closed."""
    table = city(edition="2025", closed_space="no").found("swift", "red", price=10)
    table.holds("yellow", "swift", commons=1).at("stock", "yellow")
    assert table.play("sell swift common", "pass").price_of("swift") == 10
    assert table.at("stock phase").company("swift").director == table.seat("red").index


def test_the_closed_space_goes_with_any_edition() -> None:
    """C-DIF-02, C-CLO-02: `closed_space` yes in 2020 closes a company as 2025 does."""
    table = city(closed_space="yes").found("swift", "red", price=0).found("libby", "yellow")
    assert table.at("stock phase").happened().count("company_closed") == 1


# Life on Closed


def test_a_company_sold_down_to_closed_stays_until_the_next_stock_phase() -> None:
    """C-CLO-01: it lives through the phase and operates in the same decade."""
    table = city(2, edition="2025").found("swift", "red", price=10).found("libby", "yellow")
    table.holds("yellow", "swift", commons=1).at("stock", "yellow")
    table.play("sell swift common", "pass", "pass", "pass")
    assert table.price_of("swift") == 0
    assert table.company("swift").director == table.seat("red").index
    table.at("operating")
    assert (table.asker(), table.question()) == ("red", "buy_cubes")


def test_shares_on_closed_are_bought_for_nothing() -> None:
    """C-RUL-22: the Preferred of the treasury for $0."""
    table = closing().cash("green", 0).at("stock", "green")
    assert table.play("buy swift preferred from company").company("swift").treasury == 70
    assert table.company("swift").preferred == table.seat("green").index
    assert table.seat("green").cash == 0


@pytest.mark.parametrize(("recovery", "price"), [("formula", 15), ("one_step", 10)])
def test_a_dividend_lifts_a_company_from_closed(recovery: str, price: int) -> None:
    """C-PRICE-11, C-RUL-24: two steps by the formula, one with `closed_recovery` one_step."""
    assert paying(0, closed_recovery=recovery).price_of("swift") == price


@pytest.mark.parametrize(("recovery", "price"), [("formula", 20), ("one_step", 20)])
def test_recovery_concerns_the_closed_space_alone(recovery: str, price: int) -> None:
    """C-PRICE-10, C-RUL-24: from 10 a revenue of 50 moves two steps either way."""
    assert paying(10, closed_recovery=recovery).price_of("swift") == price


def test_extra_dividends_lift_a_company_from_closed() -> None:
    """C-RUL-116: they need $100 in the treasury, and the price moves as for a dividend."""
    table = closing().treasury("swift", 99).only("red").at("action", "red")
    assert table.refusal("place swift extra_dividends").key == "no_dividend_money"
    table.treasury("swift", 100).at("action", "red").play("place swift extra_dividends")
    assert table.price_of("swift") == 15
    assert table.company("swift").treasury == 70


def test_backroom_deals_save_a_company_that_withheld_down_to_closed() -> None:
    """C-RUL-120, C-AST-06: at the end of its turn, up to 10, and it survives."""
    table = city(edition="2025").found("swift", "red", price=10).found("libby", "yellow")
    table.asset("swift", "backroom_deals").at("operating")
    assert table.go_on_to("pay_out", "done").refusal("exhaust backroom_deals").rule == "C-AST-06"
    table.play("withhold")
    assert (table.question(), table.price_of("swift")) == ("end_operating", 0)
    table.play("exhaust backroom_deals", "end")
    assert table.price_of("swift") == 10
    assert table.at("stock phase").company("swift").director == table.seat("red").index


# Closing


def test_brunswick_at_10_without_production_is_removed() -> None:
    """C-EX-47, C-DIV-02: the sale of stored goods is withheld, and Closed is the end of it."""
    table = city(2, edition="2025").found("brunswick", "red", price=10).found("libby", "yellow")
    table.appeal("brunswick", 2).goods("brunswick", 2).demand(1, None, None, ("d2_5", 0))
    table.at("operating").play("done", "ship outer", "done")
    assert (table.asker(), table.price_of("brunswick")) == ("yellow", 0)
    assert table.company("brunswick").treasury == 110
    table.go_on_to("stock_turn")
    assert table.state.decade == 2
    assert table.company("brunswick").director == ids.CLOSED


def test_closing_takes_everything_off_the_table() -> None:
    """C-CLO-02, C-CLO-03, C-RUL-23: money, staff, assets, papers, tokens, cubes and goods."""
    table = closing().holds("red", "swift", commons=1).holds("green", "swift", preferred=True)
    table.pool("swift", commons=1).staff("swift", workers=[2, 1], managers=[1, 0], salespeople=1)
    table.goods("swift", 3, tokens=1).asset("swift", "foundry").haymarket(coal=2)
    table.cubes("swift", coal=1, wood=2).staff("swift", automated=[0, 1])
    before, bank = table.state.stores[:], table.state.bank
    cash = [player.cash for player in table.state.seats]
    table.at("stock phase").check()
    assert [player.cash for player in table.state.seats] == cash
    assert [player.certificates for player in table.state.seats] == [0, 1, 0]
    assert table.state.bank == bank + 70
    gained = [now - then for now, then in zip(table.state.stores, before, strict=True)]
    assert gained == [3, 1, 1, 3, 1]
    assert table.cubes_in("haymarket") == {"coal": 3, "wood": 2}
    index, foundry = (
        table.company("swift").index,
        table.game.rules.language.index("asset", "foundry"),
    )
    assert index not in table.state.appeal_order
    assert foundry not in table.state.asset_deck + table.state.asset_row
    assert table.state.companies_of(0) == []


def test_a_closed_company_never_returns() -> None:
    """C-CLO-02, C-RUL-23: it is neither founded again nor traded."""
    table = closing().cash("red", 500).at("stock phase")
    refusal = table.refusal("found swift 35")
    assert (refusal.rule, refusal.key) == ("C-CLO-02", "gone")
    assert not [offer for offer in table.offers() if "swift" in offer]
    assert table.refusal("buy swift common from company").key == "not_founded"
    assert "found anglo 35" in table.offers()


def test_companies_close_before_the_first_turn_and_all_together() -> None:
    """C-STOCK-01, C-RUL-25: compensation for both, then both close, then turns begin."""
    table = closing(simplified_closure="on").price("libby", 0).at("stock phase")
    order = [key for key in table.happened() if key != "forced"]
    assert order[-4:] == ["compensated", "compensated", "company_closed", "company_closed"]
    assert (table.asker(), table.question()) == ("red", "stock_turn")


def test_only_companies_on_closed_are_closed() -> None:
    """C-CLO-02: Libby at 10 stays."""
    table = closing().price("libby", 10).at("stock phase")
    assert table.happened().count("company_closed") == 1
    assert table.company("libby").director == table.seat("yellow").index


def test_the_reserved_partner_of_a_closed_company_goes_to_the_bank_pool() -> None:
    """C-CLO-04, C-FND-07: it is put on the next company founded and earned there."""
    table = closing(2).reserve("red", "swift").cash("red", 200).at("stock phase")
    assert table.seat("red").reserved == ids.BANK
    table.play("found cracker 35")
    assert table.seat("red").reserved == table.company("cracker").index
    table.staff("cracker", workers=[1, 3]).cubes("cracker", wood=1, coal=1, steel=1)
    table.appeal("cracker", 4).at("operating").play("done", "run 1", "run 2")
    assert (table.seat("red").reserved, table.seat("red").partners) == (ids.NOBODY, 3)


def test_a_player_whose_company_closed_uses_the_bank_pool() -> None:
    """C-CLO-02, C-ACT-07: $25 for each partner."""
    table = closing().cash("red", 0).at("stock phase").only("red").at("action", "red")
    assert table.happened().count("pooled") == 2
    assert table.seat("red").cash == 50


def test_nothing_is_closed_after_the_last_decade() -> None:
    """C-CLO-05: Swift ends on Closed; its shares are listed and worth nothing."""
    table = city(2, edition="2025", goals="off").found("swift", "red", price=10).decade(5)
    table.cash("red", 40).at("operating").play("done")
    result = table.game.result()
    assert result is not None
    assert "company_closed" not in table.happened()
    lines = [(line.key, line.amount) for line in result.standings[0].lines]
    assert lines == [("cash", 40), ("shares", 0)]


# Simplified closure


@pytest.mark.parametrize(("closure", "paid"), [("on", [150, 20, 0]), ("off", [0, 0, 0])])
def test_shareholders_are_compensated_with_simplified_closure(
    closure: str, paid: list[int]
) -> None:
    """C-SCL-01, C-EX-56, C-CON-33, C-OPT-06, C-DIF-41: 5 shares of the Director, 2 of another."""
    table = city(edition="2025", simplified_closure=closure).found("swift", "red", price=0)
    table.holds("red", "swift", commons=2).holds("yellow", "swift", preferred=True)
    table.pool("swift", commons=2)
    before = [player.cash for player in table.state.seats]
    table.at("stock phase").check()
    after = [player.cash for player in table.state.seats]
    assert [now - then for now, then in zip(after, before, strict=True)] == paid
