"""Advanced mode: selling the Director's certificate, who may and who takes the company over."""

import pytest

from bigshoulders.games.city.ids import BANK
from bigshoulders.scenarios.city import CityScenario, city

Options = dict[str, str]

EDITIONS = ("2018", "2020", "2025")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def swift(edition: str = "2020") -> CityScenario:
    """Red directs Swift at 100 without cash, green directs Libby at 40."""
    table = city(edition=edition, mode="advanced")
    table.found("swift", "red", price=100).found("libby", "green", price=40)
    return table.cash("red", 0).cash("yellow", 0)


def with_heir(edition: str = "2020") -> CityScenario:
    """Yellow holds three Commons of Swift, red one Common beside the certificate."""
    table = swift(edition).holds("red", "swift", commons=1)
    return table.holds("yellow", "swift", commons=3).at("stock", "red")


def director(table: CityScenario, key: str = "swift") -> str:
    return table.state.board.colors[table.company(key).director]


def shares(table: CityScenario, color: str, key: str = "swift") -> int:
    return table.company(key).shares(table.seat(color).index)


# What happens


@every_edition
def test_the_certificate_brings_three_shares_and_costs_three_steps(edition: str) -> None:
    """C-DIR-07, C-STOCK-12, C-RUL-14, C-DIF-50: the bank pays 300; 100 falls to 80, 60, 50."""
    table = with_heir(edition)
    bank = table.state.bank
    table.play("sell swift director")
    assert (table.seat("red").cash, table.state.bank) == (300, bank - 300)
    assert table.seat("yellow").cash == 0
    assert table.price_of("swift") == 50
    assert (shares(table, "red"), table.seat("red").certificates) == (1, 1)


@every_edition
def test_the_new_director_puts_three_commons_into_the_bank_pool(edition: str) -> None:
    """C-RUL-10, C-DIR-07: for the certificate that the bank took; the seller gets nothing."""
    table = with_heir(edition).play("sell swift director")
    company = table.company("swift")
    assert director(table) == "yellow"
    assert (company.bank_commons, company.held) == (3, [1, 0, 0])
    assert (shares(table, "yellow"), table.seat("yellow").certificates) == (3, 1)


@every_edition
def test_a_new_director_with_the_preferred_gives_it_and_one_common(edition: str) -> None:
    """C-RUL-10, C-DIR-07, C-DIR-05: both land in the bank pool, not with the seller."""
    table = swift(edition).holds("yellow", "swift", commons=2, preferred=True).at("stock", "red")
    table.price("swift", 100).play("sell swift director")
    company = table.company("swift")
    assert (director(table), shares(table, "red")) == ("yellow", 0)
    assert (company.preferred, company.bank_commons) == (BANK, 1)
    assert (shares(table, "yellow"), table.seat("yellow").certificates) == (4, 2)


def test_a_director_may_leave_with_all_papers_at_once() -> None:
    """C-DIR-07, C-STOCK-10, C-STOCK-11: four shares bring 400 and cost four steps."""
    table = with_heir().play("sell swift common", "sell swift director")
    assert (table.seat("red").cash, table.price_of("swift")) == (400, 40)
    assert (shares(table, "red"), table.seat("red").certificates) == (0, 0)
    assert table.company("swift").bank_commons == 4


def test_two_companies_can_be_given_up_in_one_batch() -> None:
    """C-DIR-07, C-RUL-118: each goes to its own successor, each falls three steps."""
    table = swift().found("anglo", "red", price=60).holds("yellow", "swift", commons=3)
    table.holds("green", "anglo", commons=3).at("stock", "red")
    table.play("sell anglo director", "sell swift director")
    assert (director(table, "anglo"), director(table, "swift")) == ("green", "yellow")
    assert (table.price_of("anglo"), table.price_of("swift")) == (35, 50)
    assert table.seat("red").cash == 480


def test_the_seller_buys_afterwards_but_not_the_company_given_up() -> None:
    """C-RUL-13, C-STOCK-13: the transfer is done, and the purchase is still to come."""
    table = with_heir().play("sell swift director")
    assert (table.asker(), table.question()) == ("red", "stock_turn")
    assert table.refusal("buy swift common from bank").key == "sold_earlier"
    assert table.allows("found elgin 35")
    table.play("buy libby common from company")
    assert shares(table, "red", "libby") == 1


def test_the_new_director_sold_nothing() -> None:
    """C-DIR-08: yellow may buy shares of Swift in the same phase."""
    table = with_heir().cash("yellow", 50).play("sell swift director", "pass")
    assert (table.asker(), table.seat("yellow").sold) == ("yellow", 0)
    assert table.allows("buy swift common from bank")


def test_the_own_price_protection_does_not_help() -> None:
    """C-RUL-16: the seller was the Director, so nobody is asked and the price falls."""
    table = with_heir().asset("swift", "price_protection").at("stock", "red")
    table.play("sell swift director")
    assert (director(table), table.price_of("swift")) == ("yellow", 50)
    assert table.company("swift").exhausted == 0


def test_the_company_changes_hands_after_price_protection_was_asked_about() -> None:
    """C-RUL-118: green decides on Libby first; Anglo goes to yellow when prices have moved."""
    table = swift().found("anglo", "red", price=60).holds("yellow", "anglo", commons=3)
    table.asset("libby", "price_protection").holds("red", "libby", commons=1).at("stock", "red")
    table.play("sell anglo director", "sell libby common")
    assert (table.asker(), table.question()) == ("green", "protect_sale")
    assert (table.seat("red").cash, director(table, "anglo")) == (220, "red")
    table.play("protect")
    assert (director(table, "anglo"), table.price_of("anglo")) == ("yellow", 35)
    assert (table.price_of("libby"), table.seat("red").certificates) == (40, 1)


# Who may sell it


@every_edition
def test_the_certificate_is_never_sold_in_the_basic_game(edition: str) -> None:
    """C-STOCK-12, C-DIR-01: whatever others hold."""
    table = city(edition=edition, mode="basic").found("swift", "red")
    table.holds("yellow", "swift", commons=4).at("stock", "red")
    refusal = table.refusal("sell swift director")
    assert (refusal.key, refusal.rule) == ("director_stays", "C-STOCK-12")


@every_edition
def test_an_opponent_must_hold_three_shares(edition: str) -> None:
    """C-DIR-06, C-STOCK-12: two players with two shares each are no successors."""
    table = swift(edition).cash("red", 100).holds("yellow", "swift", commons=2)
    table.holds("green", "swift", preferred=True).at("stock", "red")
    refusal = table.refusal("sell swift director")
    assert (refusal.key, refusal.rule) == ("no_heir", "C-DIR-06")
    assert refusal.text.endswith("only if an opponent holds 3 shares")
    assert "sell swift director" not in table.offers()
    table.holds("yellow", "swift", commons=1).at("stock", "red")
    assert "sell swift director" in table.offers()


def six_against_three(options: Options) -> CityScenario:
    """Red has six shares of Swift, three of them Commons, and yellow Preferred and a Common."""
    table = city(3, 1, mode="advanced", **options).found("swift", "red", price=100)
    table.holds("red", "swift", commons=3)
    return table.holds("yellow", "swift", commons=1, preferred=True).at("stock", "red")


LAX: list[Options] = [
    {"edition": "2018"},
    {"edition": "2020"},
    {"edition": "2025", "director_sale_needs_majority": "no"},
]
STRICT: list[Options] = [
    {"edition": "2025"},
    {"edition": "2020", "director_sale_needs_majority": "yes"},
]


@pytest.mark.parametrize("options", LAX)
def test_a_seller_may_keep_as_many_shares_as_the_successor(options: Options) -> None:
    """C-DIR-06, C-DIR-07, C-DIF-06: red keeps three, and yellow directs with three."""
    table = six_against_three(options).play("sell swift director")
    assert (director(table), shares(table, "red"), shares(table, "yellow")) == ("yellow", 3, 3)
    assert (table.company("swift").preferred, table.company("swift").bank_commons) == (BANK, 1)


@pytest.mark.parametrize("options", STRICT)
def test_the_successor_must_hold_more_than_the_seller_keeps(options: Options) -> None:
    """C-DIR-06, C-DIF-06: three shares kept are not fewer than three."""
    table = six_against_three(options)
    refusal = table.refusal("sell swift director")
    assert (refusal.key, refusal.rule) == ("no_majority", "C-DIR-06")
    assert refusal.text == "no opponent with 3 shares of swift holds more than you would keep"
    assert "sell swift director" not in table.offers()


@pytest.mark.parametrize("options", STRICT)
def test_what_the_seller_keeps_is_counted_after_the_whole_batch(options: Options) -> None:
    """C-RUL-12, C-DIR-06: with one Common in the batch red keeps two against three."""
    table = six_against_three(options).play("sell swift common")
    assert table.offers() == ["sell swift common", "sell swift director", "confirm"]
    table.play("sell swift director")
    assert (director(table), shares(table, "red"), table.price_of("swift")) == ("yellow", 2, 40)


def test_only_the_director_has_it_to_sell_and_only_once() -> None:
    """C-STOCK-12, C-DP-11: after the certificate only later companies join the batch."""
    table = swift().found("anglo", "red").holds("yellow", "anglo", commons=3)
    table.holds("red", "anglo", commons=1).holds("red", "libby", commons=1).at("stock", "red")
    table.play("sell anglo director")
    assert table.offers() == ["sell libby common", "confirm"]
    assert table.refusal("sell anglo director").key == "not_held"
    assert table.refusal("sell anglo common").key == "batch_order"
    table.at("stock", "yellow")
    assert table.refusal("sell anglo director").key == "not_held"


# Who takes over


@every_edition
def test_the_largest_holder_takes_over_wherever_that_player_sits(edition: str) -> None:
    """C-RUL-11, C-DIR-07: green has four shares, yellow on red's left three."""
    table = swift(edition).holds("yellow", "swift", commons=3)
    table.holds("green", "swift", commons=2, preferred=True).at("stock", "red")
    table.play("sell swift director")
    assert director(table) == "green"
    assert table.company("swift").held == [0, 3, 1]


def tied(options: Options, first: str, second: str, seller: str = "red") -> CityScenario:
    """Give the first three Commons of Swift, the second the Preferred and one Common."""
    table = city(4, 1, mode="advanced", **options).found("swift", seller, price=100)
    table.holds(first, "swift", commons=3).holds(second, "swift", commons=1, preferred=True)
    return table.at("stock", seller)


LEFT: list[Options] = [
    {"edition": "2018"},
    {"edition": "2020"},
    {"edition": "2025", "tie_breaks_to_preferred": "no"},
]
BY_PREFERRED: list[Options] = [
    {"edition": "2025"},
    {"edition": "2020", "tie_breaks_to_preferred": "yes"},
]


@pytest.mark.parametrize("options", LEFT)
@pytest.mark.parametrize(
    ("seller", "first", "second", "heir"),
    [
        ("red", "yellow", "green", "yellow"),
        ("red", "green", "yellow", "yellow"),
        ("yellow", "red", "blue", "blue"),
        ("green", "blue", "red", "blue"),
        ("green", "yellow", "red", "red"),
    ],
)
def test_a_tie_goes_to_the_first_on_the_old_directors_left(
    options: Options, seller: str, first: str, second: str, heir: str
) -> None:
    """C-DIR-04, C-RUL-11, C-DIF-07: clockwise from the seller, whoever has the Preferred."""
    table = tied(options, first, second, seller).play("sell swift director")
    assert director(table) == heir


@pytest.mark.parametrize("options", BY_PREFERRED)
@pytest.mark.parametrize(
    ("first", "second"), [("yellow", "green"), ("green", "yellow"), ("yellow", "blue")]
)
def test_a_tie_goes_to_the_holder_of_the_preferred(
    options: Options, first: str, second: str
) -> None:
    """C-DIR-04, C-RUL-11, C-DIF-07: the second holds it, wherever that player sits."""
    table = tied(options, first, second).play("sell swift director")
    assert director(table) == second
    assert table.company("swift").preferred == BANK
