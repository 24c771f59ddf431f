"""Advanced mode: emergency fundraising, the first thing in a company's operating turn."""

import pytest

from bigshoulders.games.city.ids import BANK, TREASURY
from bigshoulders.scenarios.city import CityScenario, city

EDITIONS = ("2018", "2020", "2025")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def cracker(price: int = 40, edition: str = "2020", mode: str = "advanced") -> CityScenario:
    """Red directs Cracker Jack, which has all seven shares and $10 in its treasury."""
    table = city(edition=edition, mode=mode)
    return table.found("cracker", "red", price=price, treasury=10)


def emergency(price: int = 40, edition: str = "2020", mode: str = "advanced") -> CityScenario:
    return cracker(price, edition, mode).at("operating")


# Money and price


@every_edition
def test_cracker_jack_issues_two_shares_at_40(edition: str) -> None:
    """C-EX-29, C-OP-11, C-OP-12, C-CON-32, C-PRICE-04: $80, then 35, 25, 20."""
    table = emergency(40, edition)
    bank = table.state.bank
    table.play("issue 2")
    assert (table.company("cracker").treasury, table.state.bank) == (90, bank - 80)
    assert table.price_of("cracker") == 20


@every_edition
def test_cracker_jack_issues_two_shares_at_35(edition: str) -> None:
    """C-EX-30, C-OP-11, C-OP-12, C-CON-32, C-PRICE-04: $70, then 25, 20, 15."""
    table = emergency(35, edition).play("issue 2")
    assert (table.company("cracker").treasury, table.price_of("cracker")) == (80, 15)


@pytest.mark.parametrize(
    ("issue", "shares", "price", "commons", "preferred"),
    [
        ("1", 1, 120, 4, TREASURY),
        ("2", 2, 100, 3, TREASURY),
        ("5", 5, 50, 0, TREASURY),
        ("p", 2, 100, 5, BANK),
        ("p+1", 3, 80, 4, BANK),
        ("p+5", 7, 35, 0, BANK),
    ],
)
def test_the_preferred_is_two_shares(
    issue: str, shares: int, price: int, commons: int, preferred: int
) -> None:
    """C-OP-10, C-OP-11, C-OP-12: from 160, one step more than shares; the papers go to the pool."""
    table = emergency(160).play(f"issue {issue}")
    company = table.company("cracker")
    assert (company.treasury, table.price_of("cracker")) == (10 + 160 * shares, price)
    assert (company.commons, company.bank_commons) == (commons, 5 - commons)
    assert company.preferred == preferred
    assert company.bank_shares() == shares


@pytest.mark.parametrize(("edition", "lowest"), [("2018", 10), ("2020", 10), ("2025", 0)])
def test_the_price_stops_at_the_end_of_the_track(edition: str, lowest: int) -> None:
    """C-RUL-66, C-PRICE-03: five shares at 20 bring $100 and would cost six steps."""
    table = emergency(20, edition).play("issue 5")
    assert (table.company("cracker").treasury, table.price_of("cracker")) == (110, lowest)


def test_issued_shares_are_bought_from_the_bank() -> None:
    """C-OP-10, C-STOCK-16: the money goes to the bank; the company was paid before."""
    table = emergency(40).play("issue 2").at("stock", "yellow")
    table.play("buy cracker common from bank")
    assert table.company("cracker").treasury == 90
    assert table.company("cracker").bank_commons == 1


# What is offered


def test_every_mix_of_the_papers_in_the_treasury_is_offered() -> None:
    """C-DP-60, C-OP-10: Preferred or not, none to two Commons, not both none; or skip."""
    table = cracker().holds("yellow", "cracker", commons=3).at("operating")
    assert (table.asker(), table.question()) == ("red", "emergency")
    assert table.offers() == ["issue 1", "issue 2", "issue p", "issue p+1", "issue p+2", "done"]
    assert table.refusal("issue 0").key == "nothing_issued"
    refusal = table.refusal("issue 3")
    assert (refusal.key, refusal.rule) == ("not_in_treasury", "C-OP-14")


def test_a_preferred_that_is_not_in_the_treasury_is_not_offered() -> None:
    """C-DP-60, C-OP-14: it lies in the bank pool."""
    table = cracker().pool("cracker", commons=3, preferred=True).at("operating")
    assert table.offers() == ["issue 1", "issue 2", "done"]
    assert table.refusal("issue p").key == "not_in_treasury"


def test_skipping_changes_nothing() -> None:
    """C-OP-10, C-DP-60: fundraising is optional."""
    table = emergency().play("done")
    assert (table.question(), table.price_of("cracker")) == ("buy_cubes", 40)
    assert (table.company("cracker").treasury, table.company("cracker").commons) == (10, 5)


def test_a_company_issues_once_a_turn() -> None:
    """C-OP-10, C-RUL-66: one batch, then the cubes."""
    table = emergency().play("issue 1")
    assert table.question() == "buy_cubes"
    assert table.refusal("issue 1").key == "not_now"


def test_nobody_is_asked_when_the_treasury_has_no_papers() -> None:
    """C-OP-14: all seven shares are sold."""
    table = cracker().holds("yellow", "cracker", commons=3)
    table.pool("cracker", commons=2, preferred=True).at("operating")
    assert table.question() == "buy_cubes"
    assert "forced" not in table.happened()
    assert table.refusal("issue 1").key == "not_now"


@every_edition
def test_the_basic_game_has_no_emergency(edition: str) -> None:
    """C-OP-10: it belongs to the advanced mode."""
    table = emergency(40, edition, mode="basic")
    assert table.question() == "buy_cubes"


def test_shares_are_issued_in_the_own_operating_turn_only() -> None:
    """C-OP-14: not in the Stock or Action Phase, and each company when it operates."""
    table = cracker().treasury("cracker", 90).found("swift", "yellow", price=60, treasury=0)
    table.at("stock", "red")
    assert table.refusal("issue 1").key == "not_now"
    table.at("action", "red")
    assert table.refusal("issue 1").key == "not_now"
    table.at("operating")  # Swift has the higher appeal
    assert (table.asker(), table.refusal("issue 1", "red").key) == ("yellow", "not_your_turn")
    table.play("issue 1")
    assert (table.company("swift").treasury, table.price_of("swift")) == (60, 40)
    assert (table.company("cracker").treasury, table.price_of("cracker")) == (90, 40)


# Before everything else


def test_no_free_action_precedes_the_fundraising() -> None:
    """C-RUL-66, C-OP-10: trading two coal has to wait for the next question."""
    table = cracker().cubes("cracker", coal=2).haymarket(wood=1).at("operating")
    assert table.refusal("trade cracker coal for wood").key == "not_now"
    table.play("done")
    assert table.allows("trade cracker coal for wood")


def test_wages_are_paid_after_the_fundraising() -> None:
    """C-RUL-66, C-RUL-98: Quaker Oats without money issues a share and pays its two workers."""
    table = city(edition="2025", mode="advanced", special_companies="on")
    table.found("quaker", "red", price=50, treasury=0).staff("quaker", workers=[2, 0])
    table.at("operating")
    assert (table.question(), table.company("quaker").treasury) == ("emergency", 0)
    table.play("issue 1")
    assert table.company("quaker").treasury == 50 - 2 * 20
    assert not table.state.unpaid


# What it does not touch


@pytest.mark.parametrize("protection", ["once", "passive"])
def test_price_protection_does_not_help(protection: str) -> None:
    """C-OP-13: nobody is asked, and the price falls two steps for one share."""
    table = city(mode="advanced", price_protection=protection).found("libby", "red", price=50)
    table.asset("libby", "price_protection").at("operating").play("issue 1")
    assert (table.question(), table.price_of("libby")) == ("buy_cubes", 35)
    assert table.company("libby").exhausted == 0
    assert "price_protected" not in table.happened()


def test_the_director_stays() -> None:
    """C-OP-13: seven shares in the bank pool outweigh nobody."""
    table = emergency(160).play("issue p+5")
    assert table.company("cracker").director == table.seat("red").index
    assert "transferred" not in table.happened()


def test_issued_shares_keep_a_company_from_being_sold_out() -> None:
    """C-RUL-112, C-STOCK-08: the price rises once a player has bought the last of them."""
    table = cracker().holds("red", "cracker", commons=2).cash("yellow", 500)
    table.holds("yellow", "cracker", preferred=True).holds("green", "cracker", commons=2)
    table.at("operating").play("issue 1")
    assert (table.company("cracker").treasury_shares(), table.price_of("cracker")) == (0, 25)
    table.at("stock", "red").play("pass", "pass", "pass")
    assert table.price_of("cracker") == 25
    table.at("stock", "yellow").play("buy cracker common from bank", "pass", "pass", "pass")
    assert (table.question(), table.price_of("cracker")) == ("choose_buildings", 35)


def test_a_dividend_on_issued_shares_stays_in_the_bank() -> None:
    """C-EX-26: 300 from the treasury; Thomas 150, Bob 60, the treasury 60, the bank keeps 30.

    Thomas is red with five shares, Bob yellow with two, Jen green with the building; one share
    lies in the bank pool and the Preferred in the treasury. 300 is three times 100: three steps.
    """
    table = city(4, edition="2025", mode="advanced").found("henderson", "red", price=100)
    table.treasury("henderson", 300).holds("red", "henderson", commons=2).decade(4)
    table.holds("yellow", "henderson", commons=2).pool("henderson", commons=1)
    table.building("green", "iii-04").cash("red", 0).cash("yellow", 0).cash("green", 0)
    table.only("red").at("action", "red")
    bank = table.state.bank
    table.play("place henderson iii-04")
    assert [table.seat(color).cash for color in ("red", "yellow", "green")] == [150, 60, 60]
    assert table.company("henderson").treasury == 60
    assert table.state.bank == bank - 60 + 30
    assert table.price_of("henderson") == 160
