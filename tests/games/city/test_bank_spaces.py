"""Spaces of the bank that move money or the turn order, and buildings that pay dividends."""

import pytest

from bigshoulders.scenarios.city import CityScenario, city


def libby(treasury: int = 500, *, price: int = 50, **options: str) -> CityScenario:
    """Red directs Libby and is the only one with partners."""
    table = city(4, 1, **options).track("red", "yellow", "green", "blue")
    table.found("libby", "red", price=price, treasury=treasury).only("red")
    return table.cash("red", 100).cash("yellow", 100)


def four_companies(*track: str) -> CityScenario:
    """Red, blue, green and yellow direct a company each."""
    table = city(seats=4).found("libby", "red").found("swift", "blue")
    return table.found("elgin", "green").found("spalding", "yellow").track(*track)


def order(table: CityScenario) -> list[str]:
    """Return the turn-order track as colors."""
    return [table.state.board.colors[seat] for seat in table.state.track]


# Fundraising


@pytest.mark.parametrize(
    ("decade", "offered"),
    [
        (1, ["fund40"]),
        (2, ["fund40"]),
        (3, ["fund40", "fund60"]),
        (4, ["fund40", "fund60"]),
        (5, ["fund40", "fund60", "fund80"]),
    ],
)
def test_more_fundraising_spaces_open_in_later_decades(decade: int, offered: list[str]) -> None:
    """C-SPC-02, C-RUL-89, C-DIF-57: $60 from decade 3, $80 in decade 5."""
    table = libby().decade(decade).at("action", "red")
    spaces = ["fund40", "fund60", "fund80"]
    assert [space for space in spaces if table.allows(f"place libby {space}")] == offered


def test_a_fundraising_space_that_is_not_open_says_when_it_is() -> None:
    """C-SPC-02: the refusal names the decade."""
    refusal = libby().decade(2).at("action", "red").refusal("place libby fund60")
    assert (refusal.rule, refusal.facts["opens"], refusal.facts["decade"]) == ("C-SPC-02", 3, 2)


@pytest.mark.parametrize(("space", "amount"), [("fund40", 40), ("fund60", 60), ("fund80", 80)])
def test_fundraising_brings_money_from_the_bank(space: str, amount: int) -> None:
    """C-SPC-02: to the treasury, not to the Director."""
    table = libby(0).building("yellow", "ii-01").decade(5).at("action", "red")
    table.play(f"place libby {space}")
    assert (table.company("libby").treasury, table.seat("red").cash) == (amount, 100)


# Advertising and start player


def test_advertising_costs_20_dollars_and_brings_one_appeal() -> None:
    """C-SPC-03: whoever is first already is not asked about the turn order."""
    table = libby().appeal("libby", 3).at("action", "red").play("place libby advertising")
    assert (table.company("libby").treasury, table.company("libby").appeal) == (480, 4)
    assert table.question() == "action_turn"


def test_the_start_player_opens_the_next_round() -> None:
    """C-SPC-03, C-SPC-04, C-RUL-39, C-DIF-28, C-EX-12: the others still act in this round."""
    table = four_companies("red", "blue", "green", "yellow").at("action", "green")
    table.play("place elgin advertising", "cash", "lead")
    assert order(table) == ["green", "red", "blue", "yellow"]
    assert table.asker() == "yellow"
    table.play("place spalding fund40")
    assert table.asker() == "green"


def test_the_start_player_is_chosen_after_the_appeal_bonus() -> None:
    """C-SPC-03, C-DP-37: first the appeal with its bonus, then the place in the turn order."""
    table = four_companies("red", "blue", "green", "yellow").at("action", "green")
    table.play("place elgin advertising")
    assert table.question() == "appeal_bonus"
    table.play("cash")
    assert (table.question(), table.offers()) == ("turn_order", ["lead", "stay"])


def test_the_place_in_the_turn_order_may_be_kept() -> None:
    """C-SPC-03, C-RUL-36, C-DP-37: moving to the front is optional."""
    table = four_companies("red", "blue", "green", "yellow").at("action", "green")
    table.play("place elgin advertising", "cash", "stay")
    assert order(table) == ["red", "blue", "green", "yellow"]


def test_the_last_of_several_start_players_is_first() -> None:
    """C-SPC-04: the one before is second, and so on."""
    table = four_companies("red", "blue", "green", "yellow").at("action", "blue")
    table.appeal("swift", 5).appeal("elgin", 5).appeal("spalding", 5)
    table.play("place swift advertising", "lead", "place elgin advertising", "lead")
    table.play("place spalding advertising", "lead")
    assert order(table) == ["yellow", "green", "blue", "red"]
    assert table.asker() == "yellow"


def test_the_turn_order_lasts_into_the_next_decade() -> None:
    """C-SPC-04: Cleanup leaves the track as it is."""
    table = four_companies("red", "blue", "green", "yellow").at("action", "green")
    table.play("place elgin advertising", "cash", "lead").at("cleanup")
    assert table.state.decade == 2
    assert order(table) == ["green", "red", "blue", "yellow"]


# Extra dividends


def test_extra_dividends_pay_10_dollars_a_share() -> None:
    """C-SPC-07, C-RUL-54, C-DIF-32: the bank keeps the pool's part, the treasury its own."""
    table = libby().holds("red", "libby", commons=1).holds("yellow", "libby", preferred=True)
    table.pool("libby", commons=1).at("action", "red")
    bank = table.state.bank
    table.play("place libby extra_dividends")
    assert (table.seat("red").cash, table.seat("yellow").cash) == (140, 120)
    assert table.state.bank - bank == 10
    assert table.company("libby").treasury == 500 - 100 + 30


@pytest.mark.parametrize(
    ("price", "after"),
    [(10, 20), (35, 50), (50, 80), (60, 80), (80, 100), (100, 120), (120, 120), (450, 450)],
)
def test_extra_dividends_move_the_price_as_revenue_of_100(price: int, after: int) -> None:
    """C-SPC-07, C-EX-27: two steps up to 50, one step up to 100, none above."""
    table = libby(price=price).at("action", "red").play("place libby extra_dividends")
    assert table.price_of("libby") == after


def test_extra_dividends_need_100_dollars() -> None:
    """C-SPC-07, C-RUL-52, C-DIF-33: although the part of the treasury comes back."""
    refusal = libby(99).at("action", "red").refusal("place libby extra_dividends")
    assert (refusal.key, refusal.facts["dividend"]) == ("no_dividend_money", 100)
    table = libby(100).at("action", "red").play("place libby extra_dividends")
    assert table.company("libby").treasury == 70


# Dividend buildings


@pytest.mark.parametrize(
    ("space", "amount", "owner", "after"),
    [
        ("iii-01", 150, 30, 100),
        ("iii-02", 200, 40, 120),
        ("iii-03", 250, 50, 140),
        ("iii-04", 300, 60, 140),
    ],
)
def test_a_dividend_building_moves_the_price_by_its_own_amount(
    space: str, amount: int, owner: int, after: int
) -> None:
    """C-SPC-17, C-SPC-19, C-RUL-53, C-DIF-12: `dividend_tile_basis`=face; the price was 80."""
    table = libby(amount, price=80).building("yellow", space).at("action", "red")
    table.play(f"place libby {space}")
    assert table.seat("yellow").cash == 100 + owner
    assert table.seat("red").cash == 100 + 3 * amount // 10
    assert table.company("libby").treasury == 7 * amount // 10
    assert table.price_of("libby") == after


@pytest.mark.parametrize("space", ["iii-01", "iii-02", "iii-03", "iii-04"])
def test_a_dividend_building_may_move_the_price_as_revenue_of_100(space: str) -> None:
    """C-SPC-19, C-RUL-53, C-DIF-12: `dividend_tile_basis`=hundred; 80 to 100 is one step."""
    table = libby(price=80, dividend_tile_basis="hundred").building("yellow", space)
    table.at("action", "red").play(f"place libby {space}")
    assert table.price_of("libby") == 100


@pytest.mark.parametrize(
    ("space", "amount"), [("iii-01", 150), ("iii-02", 200), ("iii-03", 250), ("iii-04", 300)]
)
def test_a_dividend_building_needs_its_whole_amount(space: str, amount: int) -> None:
    """C-SPC-17, C-RUL-52, C-DIF-33: one dollar less is refused."""
    table = libby(amount - 1).building("yellow", space).at("action", "red")
    refusal = table.refusal(f"place libby {space}")
    assert (refusal.rule, refusal.facts["dividend"]) == ("C-SPC-17", amount)


@pytest.mark.parametrize(("basis", "after"), [("face", 140), ("hundred", 120)])
def test_a_dividend_of_250_pays_25_a_share(basis: str, after: int) -> None:
    """C-EX-25, C-EX-64: the bank pays the owner 50, the treasury pays 250 to those who hold."""
    table = city(seats=4, dividend_tile_basis=basis).found("swift", "blue", price=100)
    table.holds("green", "swift", commons=4, preferred=True).holds("yellow", "swift", commons=1)
    for color in ("red", "blue", "green", "yellow"):
        table.cash(color, 0)
    table.treasury("swift", 450).building("red", "iii-03").only("blue").at("action", "blue")
    bank = table.state.bank
    table.play("place swift iii-03")
    cash = [table.seat(color).cash for color in ("red", "blue", "green", "yellow")]
    assert cash == [50, 75, 150, 25]
    assert (table.company("swift").treasury, bank - table.state.bank) == (200, 50)
    assert table.price_of("swift") == after


def test_a_dividend_building_goes_with_any_number_of_treasury_shares() -> None:
    """C-SPC-17, C-RUL-54: of 300, the pool's 60 go to the bank and the treasury's 60 stay."""
    table = libby(300).holds("red", "libby", commons=2).holds("yellow", "libby", commons=1)
    table.pool("libby", preferred=True).building("green", "iii-04").at("action", "red")
    bank = table.state.bank
    table.play("place libby iii-04")
    assert (table.seat("red").cash, table.seat("yellow").cash) == (250, 130)
    assert (table.company("libby").treasury, table.state.bank - bank) == (60, 0)
