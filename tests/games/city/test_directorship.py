"""Advanced mode: whoever holds most shares directs; how a company changes hands."""

from random import Random

import pytest

from bigshoulders import new_game
from bigshoulders.games.city.ids import BANK, TREASURY
from bigshoulders.games.city.state import City
from bigshoulders.kernel.game import Game
from bigshoulders.scenarios.city import CityScenario, city

EDITIONS = ("2018", "2020", "2025")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def advanced(edition: str = "2020", protection: str = "once") -> CityScenario:
    return city(4, edition=edition, mode="advanced", price_protection=protection)


def spalding(edition: str = "2020", *, mode: str = "advanced") -> CityScenario:
    """Red directs Spalding at 50 with the Director's certificate alone; blue can buy anything."""
    table = city(4, edition=edition, mode=mode).found("spalding", "red", price=50)
    return table.reserve("red", "spalding").cash("blue", 300)


def holdings(table: CityScenario, key: str, color: str) -> tuple[int, int, int]:
    """Return a player's papers of a company: Director's, Preferred, Commons."""
    company, seat = table.company(key), table.seat(color).index
    return int(company.director == seat), int(company.preferred == seat), company.held[seat]


def shares(table: CityScenario, key: str, color: str) -> int:
    return table.company(key).shares(table.seat(color).index)


def director(table: CityScenario, key: str) -> str:
    return table.state.board.colors[table.company(key).director]


def told(table: CityScenario, kind: str) -> list[str]:
    """Return the sentences of all events of one kind."""
    return [table.game.describe(event) for event in table.events if event.kind.key == kind]


# Basic mode


@every_edition
def test_in_the_basic_game_the_founder_stays_director(edition: str) -> None:
    """C-DIR-01: blue buys five shares against three, and red sells down to the certificate."""
    table = spalding(edition, mode="basic").holds("blue", "spalding", commons=3)
    table.holds("red", "spalding", commons=1)
    table.at("stock", "blue").play("buy spalding preferred from company")
    assert (shares(table, "spalding", "blue"), director(table, "spalding")) == (5, "red")
    table.at("stock", "red").play("sell spalding common")
    assert (shares(table, "spalding", "red"), director(table, "spalding")) == (3, "red")
    assert "transferred" not in table.happened()


# Buying a company


@every_edition
def test_a_buyer_with_more_shares_takes_the_company_at_once(edition: str) -> None:
    """C-EX-06, C-DIR-03, C-DIR-05, C-DIR-09: Preferred and one Common for the certificate."""
    table = spalding(edition).holds("blue", "spalding", commons=2).at("stock", "blue")
    table.play("buy spalding preferred from company")
    assert director(table, "spalding") == "blue"
    assert holdings(table, "spalding", "blue") == (1, 0, 1)
    assert holdings(table, "spalding", "red") == (0, 1, 1)
    assert (table.seat("blue").certificates, table.seat("red").certificates) == (2, 2)
    assert table.seat("red").reserved == BANK
    assert table.happened()[:3] == ["bought", "transferred", "partner_lost"]


def test_without_the_preferred_three_commons_are_given() -> None:
    """C-DIR-05: blue's fourth Common outweighs three shares; one Common is left to blue."""
    table = spalding().holds("blue", "spalding", commons=3).at("stock", "blue")
    table.play("buy spalding common from company")
    assert holdings(table, "spalding", "blue") == (1, 0, 1)
    assert holdings(table, "spalding", "red") == (0, 0, 3)
    assert table.company("spalding").preferred == TREASURY
    assert (table.seat("blue").certificates, table.seat("red").certificates) == (2, 3)


@every_edition
def test_a_tie_with_the_director_changes_nothing(edition: str) -> None:
    """C-DIR-02: blue's third share equals the certificate of red."""
    table = spalding(edition).holds("blue", "spalding", commons=2).at("stock", "blue")
    table.play("buy spalding common from company")
    assert (shares(table, "spalding", "blue"), director(table, "spalding")) == (3, "red")


def test_a_share_from_the_bank_pool_counts_like_any_other() -> None:
    """C-DIR-02, C-DIR-03: the fourth share may come from anywhere."""
    table = spalding().holds("blue", "spalding", commons=3).pool("spalding", commons=1)
    table.at("stock", "blue").play("buy spalding common from bank")
    assert director(table, "spalding") == "blue"


def test_the_directors_own_purchase_changes_nothing() -> None:
    """C-DIR-02, C-STOCK-18: red buys a Common, and may not buy the Preferred."""
    table = spalding().at("stock", "red")
    refusal = table.refusal("buy spalding preferred from company")
    assert (refusal.key, refusal.rule) == ("director_no_preferred", "C-STOCK-18")
    table.play("buy spalding common from company")
    assert holdings(table, "spalding", "red") == (1, 0, 1)
    assert "transferred" not in table.happened()


def test_six_shares_stay_six_shares() -> None:
    """C-RUL-08, C-RUL-09: three change for three, and the Preferred goes to the old Director."""
    table = spalding().holds("red", "spalding", commons=1).holds("blue", "spalding", commons=4)
    table.at("stock", "blue").play("buy spalding preferred from company")
    assert holdings(table, "spalding", "blue") == (1, 0, 3)
    assert holdings(table, "spalding", "red") == (0, 1, 2)
    assert (shares(table, "spalding", "blue"), shares(table, "spalding", "red")) == (6, 4)


def test_the_old_director_can_win_the_company_back() -> None:
    """C-RUL-09, C-DIR-05: red returns the Preferred and a Common for the certificate."""
    table = spalding().holds("blue", "spalding", commons=2).cash("red", 200).at("stock", "blue")
    table.play("buy spalding preferred from company", "buy spalding common from company", "pass")
    assert (shares(table, "spalding", "red"), director(table, "spalding")) == (4, "blue")
    table.play("pass", "pass", "buy spalding common from company")
    assert director(table, "spalding") == "red"
    assert holdings(table, "spalding", "red") == (1, 0, 2)
    assert holdings(table, "spalding", "blue") == (0, 1, 2)


# What a transfer does, and what not


def test_everything_on_the_charter_changes_hands() -> None:
    """C-DIR-05, C-EX-06: money, staff, goods, cubes and assets stay with the company."""
    table = spalding().holds("blue", "spalding", commons=3).treasury("spalding", 70)
    table.staff("spalding", workers=[1, 2], managers=[1, 0], salespeople=1)
    table.goods("spalding", 3).cubes("spalding", coal=2).asset("spalding", "foundry")
    table.at("stock", "blue").play("buy spalding common from company")
    company = table.company("spalding")
    assert (company.treasury, company.workers, company.managers) == (120, [1, 2], [1, 0])
    assert (company.salespeople, company.goods) == (1, 3)
    assert table.cubes_in("spalding") == {"coal": 2}
    assert len(company.assets) == 1
    table.at("action", "blue")
    assert "place spalding fund40" in table.offers()


def test_a_transfer_moves_no_money_and_no_price() -> None:
    """C-DIR-08: blue paid 100 for the Preferred, and that is all."""
    table = spalding().holds("blue", "spalding", commons=2).cash("red", 80).at("stock", "blue")
    table.play("buy spalding preferred from company")
    assert (table.seat("blue").cash, table.seat("red").cash) == (200, 80)
    assert (table.company("spalding").treasury, table.price_of("spalding")) == (250, 50)


def test_a_transfer_is_no_sale() -> None:
    """C-DIR-08, C-RUL-06: neither the old nor the new Director is barred from buying."""
    table = spalding().holds("blue", "spalding", commons=2).cash("red", 80).at("stock", "blue")
    table.play("buy spalding preferred from company")
    assert (table.seat("red").sold, table.seat("blue").sold) == (0, 0)
    assert (table.asker(), table.allows("buy spalding common from company")) == ("red", True)
    table.play("pass", "pass", "pass")
    assert (table.asker(), table.allows("buy spalding common from company")) == ("blue", True)


def test_an_exhausted_asset_stays_exhausted() -> None:
    """C-RUL-114: green takes Libby over after yellow used its Price Protection."""
    table = advanced().found("libby", "yellow", price=80).asset("libby", "price_protection")
    table.holds("red", "libby", commons=2).holds("green", "libby", commons=2)
    table.cash("green", 200).at("stock", "red")
    table.play("sell libby common", "confirm", "protect", "pass", "pass")
    table.play("buy libby preferred from company")
    assert (director(table, "libby"), table.price_of("libby")) == ("green", 80)
    table.at("stock", "red").play("sell libby common")  # nobody is asked now
    assert table.price_of("libby") == 60
    table.at("cleanup")
    assert table.company("libby").exhausted == 0


# Selling a company


def jen_and_bob(edition: str = "2020") -> CityScenario:
    """Jen is red with Director's and 2 Commons (5), Bob is yellow with Preferred and 2 (4)."""
    table = advanced(edition).found("spalding", "red", price=50).found("libby", "green", price=40)
    table.holds("red", "spalding", commons=2).reserve("red", "spalding")
    table.holds("yellow", "spalding", commons=2, preferred=True)
    return table.cash("red", 0).cash("yellow", 0).at("stock", "red")


@every_edition
def test_a_director_who_sells_loses_the_company_to_the_largest_holder(edition: str) -> None:
    """C-EX-07, C-DIR-03, C-DIR-05: two steps down, then Bob four shares, Jen three."""
    table = jen_and_bob(edition)
    table.play("sell spalding common", "sell spalding common", "confirm")
    assert (table.seat("red").cash, table.price_of("spalding")) == (100, 35)
    assert director(table, "spalding") == "yellow"
    assert holdings(table, "spalding", "yellow") == (1, 0, 1)
    assert holdings(table, "spalding", "red") == (0, 1, 1)
    assert (shares(table, "spalding", "red"), shares(table, "spalding", "yellow")) == (3, 4)
    assert table.company("spalding").bank_commons == 2
    assert table.seat("yellow").cash == 0


def test_selling_down_to_a_tie_keeps_the_company() -> None:
    """C-DIR-02, C-DIR-03: Jen with four shares still directs against Bob's four."""
    table = jen_and_bob().play("sell spalding common", "confirm")
    assert (shares(table, "spalding", "red"), director(table, "spalding")) == (4, "red")


def test_the_company_changes_hands_before_the_seller_buys() -> None:
    """C-RUL-13, C-DIR-03: the sale is settled, and Jen may still buy another company's share."""
    table = jen_and_bob().play("sell spalding common", "sell spalding common", "confirm")
    assert director(table, "spalding") == "yellow"
    assert (table.asker(), table.question()) == ("red", "stock_turn")
    assert table.refusal("buy spalding common from company").key == "sold_earlier"
    table.play("buy libby common from company")
    assert (shares(table, "libby", "red"), table.asker()) == (1, "yellow")


def test_a_strangers_sale_changes_no_director() -> None:
    """C-DIR-03: Bob sells all he has, and Jen directs as before."""
    table = jen_and_bob().at("stock", "yellow")
    table.play("sell spalding common", "sell spalding common", "sell spalding preferred")
    assert director(table, "spalding") == "red"
    assert "transferred" not in table.happened()


@pytest.mark.parametrize("protection", ["once", "passive"])
def test_price_protection_does_not_help_a_seller_who_loses_the_company(protection: str) -> None:
    """C-RUL-16: at the moment of the sale the seller was its Director."""
    table = advanced(protection=protection).found("spalding", "red", price=50)
    table.asset("spalding", "price_protection").holds("red", "spalding", commons=1)
    table.holds("yellow", "spalding", commons=2, preferred=True).at("stock", "red")
    table.play("sell spalding common", "confirm")
    assert (director(table, "spalding"), table.price_of("spalding")) == ("yellow", 40)
    assert table.company("spalding").exhausted == 0


def test_one_batch_is_settled_in_a_fixed_order() -> None:
    """C-RUL-118: pay, ask Price Protection, move prices, transfers from dear to cheap."""
    table = advanced().found("elgin", "green", price=60).asset("elgin", "price_protection")
    table.found("libby", "red", price=50).found("swift", "red", price=140)
    for key in ("libby", "swift"):
        table.holds("red", key, commons=1)
        table.holds("yellow", key, commons=2, preferred=True)
    table.holds("red", "elgin", commons=1).cash("red", 0)
    table.at("stock", "red").play("sell elgin common", "sell libby common", "sell swift common")
    table.play("confirm")
    assert (table.asker(), table.question(), table.seat("red").cash) == (
        "green",
        "protect_sale",
        250,
    )
    assert [director(table, key) for key in ("libby", "swift")] == ["red", "red"]
    table.play("decline")
    assert table.happened()[:8] == [
        *("sold", "sold", "sold"),
        *("price_moved", "price_moved", "price_moved"),
        *("transferred", "transferred"),
    ]
    assert told(table, "transferred") == [
        "yellow becomes Director of swift",
        "yellow becomes Director of libby",
    ]
    assert [table.price_of(key) for key in ("elgin", "libby", "swift")] == [50, 40, 120]


# Whole games


def largest_holding_directs(game: Game) -> bool:
    """Tell whether every company in play has a Director whom nobody exceeds."""
    state = game.state
    assert isinstance(state, City)
    for index in state.appeal_order:
        company = state.companies[index]
        held = [company.shares(seat) for seat in range(len(state.seats))]
        if not 0 <= company.director < len(held) or max(held) > held[company.director]:
            return False
    return True


@every_edition
def test_a_company_always_has_a_director_whom_nobody_exceeds(edition: str) -> None:
    """C-RUL-26, C-DIR-02: checked at every stock turn of a game played at random."""
    game = new_game("city", seats=4, seed=5, edition=edition, mode="advanced", events=True)
    choice, transfers = Random(5), 0
    while not game.is_over():
        seat = game.deciders()[0]
        if game.question(seat).kind == "stock_turn":
            assert largest_holding_directs(game)
        events = game.apply(choice.choice(game.legal(seat)))
        transfers += [event.kind.key for event in events].count("transferred")
        assert game.rules.violations(game.state) == []
    assert transfers > 0
