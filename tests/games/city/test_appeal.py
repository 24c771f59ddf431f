"""The appeal track: order, stacking, and the bonuses of the spaces on the way."""

import pytest

from bigshoulders.games.city import ids
from bigshoulders.scenarios.city import CityScenario, city


def libby(appeal: int, **options: str) -> CityScenario:
    """Red directs Libby and is the only one with partners; yellow owns II16, appeal +3."""
    table = city(4, 1, **options).track("red", "yellow", "green", "blue").only("red")
    table.found("libby", "red", treasury=500).appeal("libby", appeal)
    return table.building("yellow", "ii-16", "i-09")


def stack(table: CityScenario) -> list[str]:
    """Return the companies in operating order."""
    return [table.state.companies[index].charter.key for index in table.state.appeal_order]


# Order


def test_companies_operate_in_order_of_appeal() -> None:
    """C-APP-01, C-EX-28: higher spaces first, on one space the upper token first."""
    table = (
        city(seats=3).found("anglo", "red").found("cracker", "yellow").found("fairbank", "green")
    )
    table.appeal("fairbank", 6).appeal("anglo", 4).appeal("cracker", 4).at("operating")
    seen: list[str] = []
    while table.state.phase == ids.OPERATING and len(seen) < 9:
        seen.append(table.state.companies[table.state.operating].charter.key)
        table.play("done")
    assert seen == ["fairbank", "cracker", "anglo"]


def test_a_token_that_advances_goes_on_top() -> None:
    """C-APP-02, C-EX-63: it operates before those who were there."""
    table = libby(3).found("swift", "yellow").appeal("swift", 4)
    table.at("action", "red").play("place libby advertising")
    assert (table.company("libby").appeal, stack(table)) == (4, ["libby", "swift"])


def test_a_new_company_goes_underneath_and_gains_nothing() -> None:
    """C-APP-02, C-APP-04, C-EX-63: Swift starts on 3, below Libby, without the worker of 3."""
    table = libby(3).cash("yellow", 200).at("stock", "yellow").play("found swift 35")
    assert (table.company("swift").appeal, stack(table)) == (3, ["libby", "swift"])
    assert table.company("swift").workers == [0, 0]
    assert table.company("swift").treasury == 105


def test_appeal_survives_a_bad_decade() -> None:
    """C-APP-03: neither withholding nor Cleanup lowers it."""
    table = libby(8).at("operating").play("done")
    assert table.state.decade == 2
    assert (table.company("libby").appeal, table.price_of("libby")) == (8, 40)


# Bonuses


@pytest.mark.parametrize(
    ("space", "answers", "gained"),
    [
        (3, ["worker 2"], {"workers": 1}),
        (5, [], {"salespeople": 1}),
        (7, ["send away"], {"automated": 1, "workers": -1}),
        (9, [], {"partners": 1}),
        (11, [], {"tokens": 1}),
        (13, [], {"price": 10}),
        (15, [], {"tokens": 1}),
        (16, [], {"price": 10}),
    ],
)
def test_each_bonus_space_gives_its_bonus(
    space: int, answers: list[str], gained: dict[str, int]
) -> None:
    """C-APP-05, C-APP-06, C-RUL-58, C-DIF-46, C-DP-40: the partner waits on space 9."""
    table = libby(space - 1).staff("libby", workers=[1, 0]).at("action", "red")
    before = holdings(table)
    table.play("place libby advertising")
    assert table.offers() == ["bonus", "cash"]
    table.play("bonus", *answers)
    assert difference(before, holdings(table)) == gained | {"treasury": -20}


@pytest.mark.parametrize("space", [3, 5, 7, 9, 11, 13, 15, 16])
def test_each_bonus_may_be_turned_into_25_dollars(space: int) -> None:
    """C-APP-05, C-DP-40, C-RUL-36: for the treasury of the company that moved."""
    table = libby(space - 1).staff("libby", workers=[1, 0]).at("action", "red")
    before = holdings(table)
    table.play("place libby advertising", "cash")
    assert difference(before, holdings(table)) == {"treasury": 5}


@pytest.mark.parametrize("space", [4, 6, 8, 10, 12, 14])
def test_other_spaces_give_nothing(space: int) -> None:
    """C-APP-04: no question is asked there."""
    table = libby(space - 1).staff("libby", workers=[1, 0]).at("action", "red")
    before = holdings(table)
    table.play("place libby advertising")
    assert difference(before, holdings(table)) == {"treasury": -20}


def test_every_space_entered_or_passed_gives_its_bonus_lowest_first() -> None:
    """C-APP-04, C-RUL-56, C-DP-40: the token stands on 5 already, 3 is asked before 5."""
    table = libby(2).at("action", "red").play("place libby ii-16")
    assert (table.company("libby").appeal, table.game.question(0).data["space"]) == (5, 3)
    table.play("bonus", "worker 1")
    assert table.game.question(0).data["space"] == 5
    table.play("cash")
    assert (table.company("libby").workers, table.company("libby").salespeople) == ([1, 0], 0)
    assert table.company("libby").treasury == 500 - 50 + 25


@pytest.mark.parametrize(
    "space", [3, 5, 7, 9, 13], ids=["worker", "salesperson", "automation", "partner", "price"]
)
def test_a_bonus_that_cannot_be_taken_is_25_dollars(space: int) -> None:
    """C-APP-05, C-RUL-57, C-RUL-61: no space, no worker, no partner, price at the cap."""
    table = libby(space - 1).staff("libby", automated=[2, 2], salespeople=2).price("libby", 450)
    table.seat("red").appeal_partner = 0
    table.seat("red").partners = 3
    before = holdings(table.at("action", "red"))
    table.play("place libby advertising")
    assert table.question() == "action_turn"
    assert difference(before, holdings(table)) == {"treasury": 5}


def test_a_bonus_belongs_to_the_company_that_moved() -> None:
    """C-APP-07, C-CHR-21: Swift's free spaces do not help Libby, whose factories are full."""
    table = libby(2).found("swift", "red", treasury=100).staff("libby", workers=[2, 2])
    table.at("action", "red").play("act libby", "place libby advertising")
    assert table.company("swift").workers == [0, 0]
    assert (table.company("libby").treasury, table.company("swift").treasury) == (505, 100)


def test_a_company_has_at_most_two_bonus_goods_tokens() -> None:
    """C-RUL-60, C-APP-06: one each from 11 and 15."""
    table = libby(10).partners("red", ready=4).at("action", "red")
    table.play("place libby advertising", "bonus", "place libby ii-16", "cash")
    table.play("place libby advertising", "bonus", "place libby i-09")
    assert (table.company("libby").appeal, table.company("libby").bonus_goods) == (16, 2)


# The partner


def test_the_partner_of_the_track_is_gained_once_a_game() -> None:
    """C-APP-06, C-RUL-57: a second company of the same player gets $25 on space 9."""
    table = libby(8).found("swift", "red", treasury=500).appeal("swift", 8).at("action", "red")
    table.play("act libby", "place libby advertising", "bonus")
    assert (table.seat("red").partners, table.seat("red").ready) == (3, 2)
    table.play("act swift", "place swift advertising")
    assert (table.seat("red").partners, table.company("swift").treasury) == (3, 505)


def test_a_partner_gained_before_may_be_worth_nothing() -> None:
    """C-RUL-57: `repeat_partner_cash`=0."""
    table = libby(8, repeat_partner_cash="0").found("swift", "red", treasury=500)
    table.appeal("swift", 8).at("action", "red")
    table.play("act libby", "place libby advertising", "bonus")
    table.play("act swift", "place swift advertising")
    assert (table.seat("red").partners, table.company("swift").treasury) == (3, 480)


@pytest.mark.parametrize("repeat", ["25", "0"])
def test_a_declined_partner_waits_for_a_later_company(repeat: str) -> None:
    """C-RUL-57: declining pays $25 with either `repeat_partner_cash`, and Swift may take him."""
    table = libby(8, repeat_partner_cash=repeat).found("swift", "red", treasury=500)
    table.appeal("swift", 8).at("action", "red")
    table.play("act libby", "place libby advertising", "cash")
    assert (table.company("libby").treasury, table.seat("red").partners) == (505, 2)
    table.play("act swift", "place swift advertising", "bonus")
    assert table.seat("red").partners == 3


def test_each_player_has_an_own_partner_on_the_track() -> None:
    """C-APP-06: red's gain leaves yellow's partner in place."""
    table = libby(8).found("swift", "yellow", treasury=500).appeal("swift", 8)
    table.partners("yellow", ready=1).at("action", "red")
    table.play("place libby advertising", "bonus", "place swift advertising", "bonus")
    assert (table.seat("red").partners, table.seat("yellow").partners) == (3, 3)


def test_a_partner_gained_in_the_operating_phase_is_ready_next_decade() -> None:
    """C-RUL-110, C-RUL-40, C-APP-06: there is no turn to use him before."""
    table = libby(8).partners("red", ready=0).staff("libby", workers=[2, 0], managers=[1, 0])
    table.cubes("libby", livestock=1, steel=1).at("operating")
    table.play("done", "run 1", "done", "bonus")
    assert (table.seat("red").partners, table.seat("red").ready) == (3, 0)
    table.play("done")
    assert (table.state.decade, table.seat("red").ready) == (2, 3)


# The end of the track


def test_a_company_on_16_goes_on_top_of_its_stack() -> None:
    """C-APP-08, C-RUL-59, C-DIF-35: advertising stays legal and gives no bonus."""
    table = libby(16).found("swift", "yellow").appeal("swift", 16)
    assert stack(table) == ["swift", "libby"]
    table.at("action", "red").play("place libby advertising")
    assert (table.company("libby").appeal, stack(table)) == (16, ["libby", "swift"])
    assert table.question() == "action_turn"
    assert (table.company("libby").treasury, table.price_of("libby")) == (480, 50)


def test_steps_beyond_16_are_lost() -> None:
    """C-APP-08: from 14, +3 brings the bonuses of 15 and 16 only."""
    table = libby(14).at("action", "red").play("place libby ii-16", "bonus", "bonus")
    assert (table.company("libby").appeal, table.question()) == (16, "action_turn")
    assert (table.company("libby").bonus_goods, table.price_of("libby")) == (1, 60)


def holdings(table: CityScenario) -> dict[str, int]:
    """Return everything that an appeal bonus can change."""
    company, seat = table.company("libby"), table.seat("red")
    return {
        "workers": sum(company.workers),
        "automated": sum(company.automated),
        "salespeople": company.salespeople,
        "tokens": company.bonus_goods,
        "price": table.state.price(company),
        "treasury": company.treasury,
        "partners": seat.partners,
    }


def difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Return what has changed."""
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}
