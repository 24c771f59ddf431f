"""The reserved partner of a lost company, and players who direct no company at all."""

import pytest

from bigshoulders.games.city.ids import BANK, NOBODY
from bigshoulders.scenarios.city import CityScenario, city

Options = dict[str, str]

ANY_COMPANY: list[Options] = [
    {"edition": "2018"},
    {"edition": "2020"},
    {"edition": "2025", "lost_partner": "any_company"},
]
NEXT_FOUNDED: list[Options] = [
    {"edition": "2025"},
    {"edition": "2020", "lost_partner": "next_founded"},
]
any_company = pytest.mark.parametrize("options", ANY_COMPANY)
next_founded = pytest.mark.parametrize("options", NEXT_FOUNDED)
every_way = pytest.mark.parametrize("options", ANY_COMPANY + NEXT_FOUNDED)


def first_companies(mode: str = "advanced", **options: str) -> CityScenario:
    """Red's first company is Swift, yellow's is Libby; both partners are still reserved."""
    table = city(3, 1, mode=mode, **options).decade(2)
    table.found("swift", "red", price=50).reserve("red", "swift")
    table.found("libby", "yellow", price=50).reserve("yellow", "libby")
    return table.cash("red", 150).cash("yellow", 100)


def lost(**options: str) -> CityScenario:
    """Yellow buys a fourth share of Swift; red loses the partner and is on turn."""
    table = first_companies(**options).holds("yellow", "swift", commons=3).at("stock", "yellow")
    return table.play("buy swift common from company", "pass")


def produce(table: CityScenario, key: str = "cracker") -> CityScenario:
    """Let a company run both its factories first thing in the Operating Phase."""
    table.staff(key, workers=[1, 3]).cubes(key, wood=1, coal=1, steel=1).appeal(key, 16)
    return table.at("operating").play("done", "done", "run 1", "run 2")


def partners(table: CityScenario, color: str) -> int:
    return table.seat(color).partners


def waits_on(table: CityScenario, color: str) -> int:
    return table.seat(color).reserved


# Losing it


@every_way
def test_the_unearned_partner_of_a_lost_company_goes_to_the_bank_pool(options: Options) -> None:
    """C-DIR-09, C-DIF-08, C-EX-06: yellow keeps the own one on Libby, and gains none."""
    table = lost(**options)
    assert (waits_on(table, "red"), partners(table, "red")) == (BANK, 2)
    assert waits_on(table, "yellow") == table.company("libby").index
    assert partners(table, "yellow") == 2
    assert table.happened()[:3] == ["bought", "transferred", "partner_lost"]


@every_way
def test_selling_the_directors_certificate_loses_it_too(options: Options) -> None:
    """C-DIR-09, C-DIR-07: red gives Swift up to yellow, who holds three shares."""
    table = first_companies(**options).holds("yellow", "swift", commons=3).at("stock", "red")
    table.play("sell swift director")
    assert waits_on(table, "red") == BANK


@every_way
def test_a_partner_that_was_earned_is_not_lost(options: Options) -> None:
    """C-DIR-09: red has three partners already and keeps them."""
    table = first_companies(**options).partners("red", ready=3, usable=3)
    table.seat("red").reserved = NOBODY
    table.holds("yellow", "swift", commons=3).at("stock", "yellow")
    table.play("buy swift common from company")
    assert (partners(table, "red"), waits_on(table, "red")) == (3, NOBODY)
    assert "partner_lost" not in table.happened()


@every_way
def test_losing_another_company_leaves_the_partner_where_it_is(options: Options) -> None:
    """C-DIR-09: red's second company does not carry it."""
    table = first_companies(**options).found("elgin", "red", price=50)
    table.holds("yellow", "elgin", commons=3).at("stock", "yellow")
    table.play("buy elgin common from company")
    assert waits_on(table, "red") == table.company("swift").index


@every_way
def test_the_new_director_does_not_earn_it(options: Options) -> None:
    """C-DIR-09, C-OP-34: yellow runs all factories of Cracker Jack, which red lost."""
    table = city(3, 1, mode="advanced", **options).found("cracker", "red", price=40)
    table.reserve("red", "cracker").found("libby", "yellow").reserve("yellow", "libby")
    table.holds("yellow", "cracker", commons=3).cash("yellow", 100).at("stock", "yellow")
    produce(table.play("buy cracker common from company"))
    assert (partners(table, "red"), partners(table, "yellow")) == (2, 2)
    assert waits_on(table, "red") == BANK


# Earned with any company


@any_company
def test_any_company_that_runs_all_factories_earns_it(options: Options) -> None:
    """C-DIR-09, C-OP-34, C-DIF-08: red's second company does; it is ready next decade."""
    table = lost(**options).found("cracker", "red", price=40).partners("red", ready=0)
    produce(table)
    assert (partners(table, "red"), waits_on(table, "red")) == (3, NOBODY)
    assert table.seat("red").ready == 0
    table.at("cleanup")
    assert table.seat("red").ready == 3


@any_company
def test_a_company_won_by_transfer_earns_it(options: Options) -> None:
    """C-RUL-119, C-DIR-09: red takes Cracker Jack from green and runs both factories."""
    table = lost(**options).found("cracker", "green", price=40)
    table.holds("red", "cracker", commons=3).at("stock", "red")
    produce(table.play("buy cracker common from company"))
    assert (partners(table, "red"), waits_on(table, "red")) == (3, NOBODY)


@any_company
def test_one_factory_of_two_does_not_earn_it(options: Options) -> None:
    """C-OP-34, C-DIR-09: all factories must run in one turn."""
    table = lost(**options).found("cracker", "red", price=40)
    table.staff("cracker", workers=[1, 3]).cubes("cracker", wood=1, coal=1, steel=1)
    table.appeal("cracker", 16).at("operating").play("done", "done", "run 1", "done")
    assert (partners(table, "red"), waits_on(table, "red")) == (2, BANK)


@any_company
def test_founding_does_not_move_it(options: Options) -> None:
    """C-FND-07, C-DIF-08: the partner stays in the bank pool until it is earned."""
    table = lost(**options).play("found cracker 35")
    assert waits_on(table, "red") == BANK


@any_company
def test_it_is_gained_once(options: Options) -> None:
    """C-OP-34, C-DIR-09: a second decade of full production brings no more partners."""
    table = produce(lost(**options).found("cracker", "red", price=40))
    produce(table)
    assert partners(table, "red") == 3


# Earned with the next company founded


@next_founded
def test_the_next_company_founded_carries_it(options: Options) -> None:
    """C-FND-07, C-DIR-09, C-DIF-08: Cracker Jack carries it and earns it."""
    table = lost(**options).play("found cracker 35")
    assert waits_on(table, "red") == table.company("cracker").index
    produce(table)
    assert (partners(table, "red"), waits_on(table, "red")) == (3, NOBODY)


@next_founded
def test_a_company_that_red_directed_before_does_not_earn_it(options: Options) -> None:
    """C-DIR-09, C-DIF-08: only one founded after the loss counts."""
    table = first_companies(**options).found("cracker", "red", price=40)
    table.holds("yellow", "swift", commons=3).at("stock", "yellow")
    produce(table.play("buy swift common from company"))
    assert (partners(table, "red"), waits_on(table, "red")) == (2, BANK)


@next_founded
def test_a_company_won_by_transfer_never_carries_it(options: Options) -> None:
    """C-RUL-119: red takes Cracker Jack from green, and the partner stays in the bank pool."""
    table = lost(**options).found("cracker", "green", price=40)
    table.holds("red", "cracker", commons=3).at("stock", "red")
    produce(table.play("buy cracker common from company"))
    assert (partners(table, "red"), waits_on(table, "red")) == (2, BANK)


@next_founded
def test_winning_the_first_company_back_does_not_return_it(options: Options) -> None:
    """C-RUL-119: red loses Cracker Jack, buys it back, runs it, and gains nothing."""
    table = city(3, 1, mode="advanced", **options).found("cracker", "red", price=40)
    table.reserve("red", "cracker").holds("yellow", "cracker", commons=3)
    table.cash("yellow", 40).cash("red", 80).at("stock", "yellow")
    table.play("buy cracker common from company", "pass", "buy cracker preferred from company")
    assert table.company("cracker").director == table.seat("red").index
    produce(table)
    assert (partners(table, "red"), waits_on(table, "red")) == (2, BANK)


@next_founded
def test_a_second_loss_makes_it_wait_for_the_next_founding(options: Options) -> None:
    """C-RUL-119: Cracker Jack is lost too, and Elgin carries the partner."""
    table = lost(**options).play("found cracker 35")
    table.holds("green", "cracker", commons=3).cash("green", 100).at("stock", "green")
    table.play("buy cracker common from company")
    assert waits_on(table, "red") == BANK
    table.cash("red", 150).at("stock", "red").play("found elgin 35")
    assert waits_on(table, "red") == table.company("elgin").index


@next_founded
def test_only_the_own_founding_takes_it_from_the_pool(options: Options) -> None:
    """C-FND-07: green founds a company, and red's partner stays."""
    table = lost(**options).cash("green", 150).at("stock", "green")
    table.play("found cracker 35")
    assert waits_on(table, "red") == BANK
    assert waits_on(table, "green") == NOBODY


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_closing_the_company_sends_the_partner_to_the_pool(mode: str) -> None:
    """C-DIR-09, C-DIR-01, C-CLO-04: Swift closes, and the next founding carries the partner."""
    table = (
        first_companies(mode, edition="2025").price("swift", 0).priority("red").at("stock phase")
    )
    assert waits_on(table, "red") == BANK
    table.play("found cracker 35")
    assert waits_on(table, "red") == table.company("cracker").index


# Without a company


def without_company(**options: str) -> CityScenario:
    """Red gave the only company away; yellow directs Libby; all have two partners ready."""
    table = city(2, 1, mode="advanced", **options).found("libby", "yellow", treasury=200)
    return table.track("red", "yellow").cash("red", 0)


@pytest.mark.parametrize("edition", ["2020", "2025"])
def test_a_player_without_a_company_takes_25_for_each_partner(edition: str) -> None:
    """C-RUL-34, C-ACT-07, C-DIF-10: one partner a turn, paid by the bank; then yellow acts."""
    table = without_company(edition=edition)
    bank = table.state.bank
    table.at("action", "red")
    assert (table.seat("red").cash, table.seat("red").ready) == (25, 1)
    assert (table.asker(), table.state.bank) == ("yellow", bank - 25)
    table.play("place libby fund40")
    assert (table.seat("red").cash, table.seat("red").ready) == (50, 0)


def test_a_player_without_a_company_forgoes_partners_in_2018() -> None:
    """C-ACT-07, C-DIF-10: the partner is spent for nothing."""
    table = without_company(edition="2018").at("action", "red")
    assert (table.seat("red").cash, table.seat("red").ready, table.asker()) == (0, 1, "yellow")
    assert table.happened()[:2] == ["forced", "forgone"]


def test_a_mixed_setting_spends_the_partner_without_effect() -> None:
    """C-ACT-07: no cash and no forgoing still leave an answer."""
    table = without_company(edition="2020", no_company_cash="0").at("action", "red")
    assert (table.seat("red").cash, table.seat("red").ready, table.asker()) == (0, 1, "yellow")


def test_whoever_may_forgo_chooses_between_that_and_the_cash() -> None:
    """C-RUL-34, C-ACT-07: the pool takes one partner, then the turn passes."""
    table = without_company(edition="2018", no_company_cash="25").at("action", "red")
    assert (table.asker(), table.offers()) == ("red", ["pool", "forgo"])
    table.play("pool")
    assert (table.seat("red").cash, table.seat("red").ready, table.asker()) == (25, 1, "yellow")


@pytest.mark.parametrize("edition", ["2018", "2020", "2025"])
def test_a_director_may_not_use_the_bank_pool(edition: str) -> None:
    """C-RUL-34, C-ACT-07: yellow directs Libby."""
    table = without_company(edition=edition).at("action", "yellow")
    refusal = table.refusal("pool")
    assert (refusal.key, refusal.rule) == ("has_company", "C-ACT-07")


def test_a_player_who_gave_the_last_company_up_earns_cash_instead() -> None:
    """C-RUL-34, C-DIR-07: red sells Swift's certificate and later places partners in the pool."""
    table = first_companies(edition="2020").holds("yellow", "swift", commons=3)
    table.track("red", "yellow", "green").at("stock", "red").play("sell swift director")
    assert table.state.companies_of(table.seat("red").index) == []
    before = table.seat("red").cash
    table.only("red").at("action", "red")
    assert (table.seat("red").cash, table.seat("red").ready) == (before + 50, 0)
