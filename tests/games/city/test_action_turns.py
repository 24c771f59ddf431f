"""Action Phase: whose turn it is, what a partner may be placed on, and who is paid."""

import pytest

from bigshoulders.games.city import ids
from bigshoulders.scenarios.city import CityScenario, city


def libby(treasury: int = 500, *, ready: int = 2, **options: str) -> CityScenario:
    """Red directs Libby and is the only one with partners."""
    table = city(4, 1, **options).track("red", "yellow", "green", "blue")
    table.found("libby", "red", treasury=treasury).cash("red", 100).cash("yellow", 100)
    return table.partners("red", ready=ready).only("red")


def three_companies() -> CityScenario:
    """Green, red and yellow, in this order, direct one company each."""
    table = city(seats=3).found("libby", "red").found("swift", "yellow").found("elgin", "green")
    return table.track("green", "red", "yellow")


# Rounds


def test_players_act_in_rounds_along_the_track_until_no_partner_is_ready() -> None:
    """C-ACT-01: a player without a partner is skipped, and the phase ends with the last one."""
    table = three_companies().partners("yellow", ready=1).at("action", "green")
    seen: list[str] = []
    while table.state.phase == ids.ACTION and len(seen) < 9:
        seen.append(table.asker())
        company = {"red": "libby", "yellow": "swift", "green": "elgin"}[table.asker()]
        table.play(f"place {company} fund40")
    assert seen == ["green", "red", "yellow", "green", "red"]
    assert table.state.phase == ids.OPERATING


def test_a_partner_gained_in_the_phase_is_ready_at_once() -> None:
    """C-ACT-03, C-RUL-40: even if it was the last one that brought the new one."""
    table = libby(ready=1).appeal("libby", 8).at("action", "red")
    table.play("place libby advertising", "bonus")
    assert (table.asker(), table.question()) == ("red", "action_turn")
    assert (table.seat("red").ready, table.seat("red").partners) == (1, 3)


def test_a_placed_partner_is_spent() -> None:
    """C-ACT-01, C-ACT-02: one partner a turn."""
    table = libby().at("action", "red").play("place libby fund40")
    assert (table.seat("red").ready, table.seat("red").partners) == (1, 2)


def test_the_turn_goes_on_after_the_placement_until_it_is_ended() -> None:
    """C-ACT-02, C-DP-41: free actions, or the end of the turn."""
    table = libby().asset("libby", "foundry").at("action", "red").play("place libby fund40")
    assert table.offers() == ["exhaust foundry", "discard foundry", "end"]
    assert table.refusal("place libby fund40").key == "not_now"
    table.play("exhaust foundry")
    assert table.offers() == ["discard foundry", "end"]
    table.play("end")
    assert table.question() == "action_turn"


# What is offered


def test_a_director_of_one_company_is_offered_every_usable_space() -> None:
    """C-ACT-02, C-DP-30: bank spaces open in decade 1, and placed buildings, but no others."""
    table = libby().building("yellow", "i-10").building("red", "i-09").at("action", "red")
    spaces = "hire fund40 advertising manager salesperson extra_dividends asset i-09 i-10"
    assert table.offers() == [f"place libby {space}" for space in spaces.split()]
    assert table.refusal("place libby i-11").rule == "C-BLD-07"


def test_a_director_of_two_companies_says_first_which_one_acts() -> None:
    """C-DP-30: the pair of company and space is asked in two steps."""
    table = libby().found("swift", "red").at("action", "red")
    assert table.offers() == ["act libby", "act swift"]
    assert table.refusal("place swift fund40").key == "choose_company"
    table.play("act swift")
    assert "place swift fund40" in table.offers()
    assert all(text.startswith("place swift ") for text in table.offers())


def test_a_partner_is_placed_only_for_a_company_one_directs() -> None:
    """C-ACT-02: other players' companies are refused."""
    table = libby().found("swift", "yellow").at("action", "red")
    assert table.refusal("place swift fund40").key == "not_yours"


def test_one_space_serves_one_company() -> None:
    """C-ACT-10: the effect is not shared with the Director's other company."""
    table = libby().found("swift", "red", treasury=500).staff("libby", workers=[2, 1])
    table.at("action", "red").play("act libby")
    assert table.refusal("place swift hire").rule == "C-ACT-10"
    table.play("place libby hire")  # the only free space of Libby is taken without a question
    assert table.question() == "action_turn"
    assert (table.company("libby").workers, table.company("swift").workers) == ([2, 2], [0, 0])


def test_one_company_does_not_pay_for_another() -> None:
    """C-CHR-21: a rich sister company is of no help."""
    table = libby(10).found("swift", "red", treasury=500).building("yellow", "ii-01")
    table.at("action", "red").play("act libby")
    refusal = table.refusal("place libby advertising")
    assert (refusal.key, refusal.facts["treasury"]) == ("cannot_pay", 10)


# How often a space is used


def test_an_unlimited_space_takes_any_number_of_partners() -> None:
    """C-ACT-04, C-SPC-02: the $40 space is never used up."""
    table = libby(ready=3).at("action", "red")
    table.play("place libby fund40", "place libby fund40")
    assert table.company("libby").treasury == 580
    assert table.allows("place libby fund40")


@pytest.mark.parametrize("space", ["manager", "salesperson", "fund60", "fund80", "i-09"])
def test_every_other_space_takes_one_partner_a_decade(space: str) -> None:
    """C-ACT-04: whoever used it, nobody else can in the same decade."""
    table = libby().found("swift", "yellow", treasury=500).partners("yellow", ready=1)
    table.staff("libby", managers=[1, 0]).appeal("libby", 0).appeal("swift", 0)
    table.building("red", "i-09").decade(5).at("action", "red").play(f"place libby {space}")
    assert table.asker() == "yellow"
    refusal = table.refusal(f"place swift {space}")
    assert (refusal.key, refusal.rule) == ("space_used", "C-ACT-04")


# Passing


def test_a_partner_must_be_placed() -> None:
    """C-ACT-05, C-DIF-09: in 2020 nobody passes in the Action Phase."""
    table = libby().at("action", "red")
    assert table.refusal("forgo").rule == "C-ACT-05"
    assert table.refusal("pass").key == "not_now"


def test_a_penniless_company_still_raises_40_dollars() -> None:
    """C-ACT-05, C-RUL-107: the $40 space needs no money, so there is always a legal action."""
    table = libby(0).at("action", "red")
    assert table.happened()[:3] == ["forced", "placed", "funded"]
    assert (table.company("libby").treasury, table.seat("red").ready) == (40, 1)


def test_a_forgone_partner_is_spent_without_effect() -> None:
    """C-ACT-06, C-RUL-33, C-DIF-09: one partner only; the player stays in for the next."""
    table = libby(may_forgo_partner="yes").at("action", "red").play("forgo")
    assert (table.company("libby").treasury, table.seat("red").cash) == (500, 100)
    assert (table.asker(), table.seat("red").ready) == ("red", 1)


# Players without a company


def test_a_partner_without_a_company_earns_25_dollars() -> None:
    """C-ACT-07, C-RUL-34, C-DIF-10: from the bank, one partner a turn."""
    table = city(seats=3).found("libby", "red").found("swift", "yellow")
    table.track("green", "red", "yellow")
    bank, cash = table.state.bank, table.seat("green").cash
    table.at("action", "green")  # the bank pool is the only answer
    assert table.asker() == "red"
    assert (table.seat("green").cash - cash, table.seat("green").ready) == (25, 1)
    assert bank - table.state.bank == 25
    table.check()


def test_a_director_may_not_use_the_bank_pool() -> None:
    """C-ACT-07, C-RUL-34: only a player without a company may."""
    assert libby().at("action", "red").refusal("pool").rule == "C-ACT-07"


def test_a_partner_without_a_company_is_spent_even_for_nothing() -> None:
    """C-ACT-07: `no_company_cash`=0 where partners must be used still leaves an answer."""
    table = city(seats=2, no_company_cash=0).found("libby", "red").track("yellow", "red")
    table.cash("yellow", 100).at("action", "yellow")
    assert (table.asker(), table.seat("yellow").ready) == ("red", 1)
    assert table.seat("yellow").cash == 100


def test_a_player_without_a_company_may_forgo_where_partners_are_optional() -> None:
    """C-ACT-06, C-ACT-07, C-DIF-10: as in 2018, for nothing; no other answer is left."""
    table = city(seats=2, may_forgo_partner="yes", no_company_cash=0)
    table.found("libby", "red").track("yellow", "red").cash("yellow", 100).at("action", "yellow")
    assert "forgone" in table.happened()
    assert (table.asker(), table.seat("yellow").ready) == ("red", 1)
    assert table.seat("yellow").cash == 100


# Money


def test_the_cost_comes_first_and_in_full() -> None:
    """C-ACT-08, C-RUL-42: the $25 that the appeal bonus would bring cannot pay for it."""
    table = libby(19).building("yellow", "ii-01").appeal("libby", 2).at("action", "red")
    refusal = table.refusal("place libby advertising")
    assert (refusal.rule, refusal.facts["cost"], refusal.facts["treasury"]) == ("C-ACT-08", 20, 19)
    table = libby(20).appeal("libby", 2).at("action", "red")
    table.play("place libby advertising", "cash")
    assert table.company("libby").treasury == 25


@pytest.mark.parametrize(
    ("space", "treasury", "red", "yellow", "bank"),
    [
        ("i-10", -20, 0, 20, 0),  # company to owner
        ("ii-15", -40, 40, 0, 0),  # company to owner, who is its own Director
        ("ii-01", 0, 0, 20, -20),  # bank to owner
        ("ii-03", 0, 20, 0, -20),  # bank to owner, who is the user
        ("fund40", 40, 0, 0, -40),  # bank to company
        ("advertising", -20, 0, 0, 20),  # company to bank
        ("extra_dividends", -60, 30, 20, 10),  # company to shareholders
    ],
)
def test_money_flows_as_the_icon_shows(
    space: str, treasury: int, red: int, yellow: int, bank: int
) -> None:
    """C-ACT-09, C-RUL-43: owners and shareholders are paid in cash, the company from and to it."""
    table = libby().building("yellow", "i-10", "ii-01").building("red", "ii-15", "ii-03")
    table.holds("yellow", "libby", commons=2).pool("libby", commons=1).at("action", "red")
    before = table.state.bank
    table.play(f"place libby {space}")
    assert table.company("libby").treasury == 500 + treasury
    assert (table.seat("red").cash, table.seat("yellow").cash) == (100 + red, 100 + yellow)
    assert table.state.bank == before + bank


# Taking the whole effect


def test_what_a_space_gives_must_be_taken() -> None:
    """C-ACT-11, C-RUL-36: workers, automation and cubes of a space cannot be declined."""
    table = libby(ready=3).staff("libby", workers=[1, 1])
    table.building("yellow", "ii-14", "i-06", "i-12").at("action", "red")
    table.play("place libby ii-14")
    assert table.refusal("decline").rule == "C-ACT-11"
    table.play("worker 1", "place libby i-06")
    assert table.refusal("decline").rule == "C-ACT-11"
    table.play("automate 1", "place libby i-12")
    assert table.refusal("done").rule == "C-ACT-11"


@pytest.mark.parametrize(
    ("space", "rule"),
    [
        ("ii-14", "C-ACT-12"),  # workers, all spaces taken
        ("i-11", "C-ACT-12"),  # managers
        ("manager", "C-ACT-12"),
        ("i-02", "C-ACT-12"),  # salespeople
        ("salesperson", "C-ACT-12"),
        ("iii-15", "C-ACT-12"),  # worker and manager
        ("iii-16", "C-ACT-12"),  # worker and salesperson
        ("ii-01", "C-ACT-12"),  # listed cubes, none in Haymarket
        ("i-08", "C-ACT-12"),  # unlike cubes
        ("i-12", "C-ACT-12"),  # like cubes
        ("i-06", "C-SPC-15"),  # automation without a token left
        ("hire", "C-SPC-11"),
    ],
)
def test_a_space_that_gives_nothing_may_not_be_used(space: str, rule: str) -> None:
    """C-ACT-12, C-RUL-35, `empty_use`=no: not even to pay oneself as the owner."""
    table = full_libby(empty_use="no")
    assert table.refusal(f"place libby {space}").rule == rule


@pytest.mark.parametrize(
    "space", ["advertising", "i-09", "i-10", "fund40", "extra_dividends", "iii-01", "asset"]
)
def test_other_spaces_need_no_gain(space: str) -> None:
    """C-ACT-12: appeal at its end, dividends at the cap, goods, money and assets are always open.

    No share is left in the treasury, the price cannot rise, and Libby's asset space is taken.
    """
    table = full_libby()
    assert table.allows(f"place libby {space}")


@pytest.mark.parametrize(
    ("space", "cost"), [("ii-14", 50), ("manager", 60), ("i-02", 20), ("ii-01", 0), ("i-12", 10)]
)
@pytest.mark.parametrize("edition", ["2018", "2020", "2025"])
def test_a_space_may_be_used_for_nothing(edition: str, space: str, cost: int) -> None:
    """C-ACT-12, C-RUL-35: in every edition; its cost is paid all the same."""
    table = full_libby(edition=edition).play(f"place libby {space}", "end")
    assert table.company("libby").treasury == 500 - cost
    assert table.question() == "action_turn"
    assert table.company("libby").cubes == [0, 0, 0, 0]


@pytest.mark.parametrize("edition", ["2018", "2020", "2025"])
def test_a_treasury_is_milked_through_ones_own_building(edition: str) -> None:
    """C-ACT-12, C-RUL-35: Libby has no space for salespeople, and pays red for them."""
    table = full_libby(edition=edition).cash("red", 0).play("place libby i-02")
    assert (table.seat("red").cash, table.company("libby").treasury) == (20, 480)
    assert table.company("libby").salespeople == 2


@pytest.mark.parametrize(
    ("space", "rule"), [("hire", "C-SPC-11"), ("i-06", "C-SPC-15"), ("iii-01", "C-SPC-17")]
)
def test_workers_machines_and_dividends_are_needed_all_the_same(space: str, rule: str) -> None:
    """C-ACT-12, C-SPC-17: hiring means a worker, automation replaces one, dividends are paid."""
    table = full_libby().treasury("libby", 149)
    assert table.refusal(f"place libby {space}").rule == rule


def test_a_space_for_nothing_needs_the_money_all_the_same() -> None:
    """C-ACT-08, C-ACT-12: a manager who finds no space still costs 60."""
    table = full_libby().treasury("libby", 59)
    assert table.refusal("place libby manager").key == "cannot_pay"


def full_libby(edition: str = "2020", empty_use: str = "yes") -> CityScenario:
    """Libby can gain nothing: full staff, all automated, Haymarket empty, appeal 16, top price."""
    table = libby(edition=edition, empty_use=empty_use)
    table.staff("libby", automated=[2, 2], managers=[1, 1], salespeople=2)
    table.appeal("libby", 16).price("libby", table.state.options.price_cap).asset(
        "libby", "price_protection"
    ).haymarket()
    table.holds("yellow", "libby", commons=4, preferred=True).holds("red", "libby", commons=1)
    table.building("red", "i-02", "i-06", "i-08", "i-09", "i-10", "i-11", "i-12", "ii-01")
    table.building("yellow", "ii-14", "iii-01", "iii-15", "iii-16")
    return table.at("action", "red")
