"""Founding a company in a stock turn: what it costs, where its pieces go, when it is refused."""

import pytest

from bigshoulders.games.city.ids import TREASURY
from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.city import CityScenario, city

TEN = (
    *("anglo", "brunswick", "cracker", "doggett", "elgin"),
    *("fairbank", "henderson", "libby", "spalding", "swift"),
)


def ready(table: CityScenario | None = None, cash: int = 500) -> CityScenario:
    """Return a stock turn of red, who directs Swift; yellow directs Libby."""
    table = (table or city()).found("swift", "red").found("libby", "yellow")
    return table.cash("red", cash).at("stock", "red")


def foundings(table: CityScenario) -> list[str]:
    return [text for text in table.offers() if text.startswith("found ")]


def at_limit(seats: int, papers: int) -> CityScenario:
    """Let red hold that many papers of several companies, and much cash."""
    table = city(seats)
    for key in ("anglo", "cracker", "elgin", "libby"):
        table.found(key, "yellow")
        wanted = min(5, papers - table.seat("red").certificates)
        table.holds("red", key, commons=wanted)
    return table.cash("red", 1000).at("stock", "red")


# Paying


@pytest.mark.parametrize(("par", "cost"), [(35, 105), (40, 120), (50, 150), (60, 180)])
def test_founding_pays_three_times_par_into_the_treasury(par: int, cost: int) -> None:
    """C-FND-02, C-EX-01, C-EX-02: all of it from the founder's cash, none to the bank."""
    table = ready(cash=200)
    bank = table.state.bank
    table.play(f"found elgin {par}")
    assert table.seat("red").cash == 200 - cost
    assert table.company("elgin").treasury == cost
    assert table.state.bank == bank
    assert table.happened()[0] == "founded"


@pytest.mark.parametrize(("par", "cost"), [(35, 105), (40, 120), (50, 150), (60, 180)])
def test_founding_is_refused_without_the_cash(par: int, cost: int) -> None:
    """C-FND-02, C-EX-01, C-EX-02: one dollar less than three times par is too little."""
    assert ready(cash=cost).allows(f"found elgin {par}")
    refusal = ready(cash=cost - 1).refusal(f"found elgin {par}")
    assert (refusal.key, refusal.rule) == ("par_too_dear", "C-FND-02")
    assert refusal.text == f"starting at ${par} costs ${cost}, and you have ${cost - 1}"
    assert refusal.remedy == "a lower par value costs less"


def test_a_lower_par_is_offered_to_a_poorer_founder() -> None:
    """C-EX-02, C-DP-13: with 149 dollars 40 is the highest par left."""
    table = ready(cash=149)
    assert [text for text in foundings(table) if "elgin" in text] == [
        "found elgin 35",
        "found elgin 40",
    ]


def test_the_founder_takes_the_directors_certificate() -> None:
    """C-FND-02, C-CON-06: it is one paper of three shares."""
    table = ready().play("found elgin 35")
    assert table.company("elgin").director == table.seat("red").index
    assert table.company("elgin").shares(table.seat("red").index) == 3
    assert table.seat("red").certificates == 2


def test_par_prices_are_those_of_the_board() -> None:
    """C-CON-10, C-RUL-21, C-DIF-55: 30 is no par price."""
    table = ready()
    assert {text.split()[-1] for text in foundings(table)} == {"35", "40", "50", "60"}
    with pytest.raises(Malformed, match="there is no par '30'"):
        table.play("found elgin 30")


# Where the pieces go


@pytest.mark.parametrize("par", [35, 40, 50, 60])
def test_the_price_starts_at_par(par: int) -> None:
    """C-FND-03: the token goes on the par space of the stock track."""
    assert ready().play(f"found elgin {par}").price_of("elgin") == par


@pytest.mark.parametrize(
    ("key", "space"),
    [
        ("anglo", 2),
        ("brunswick", 1),
        ("cracker", 1),
        ("doggett", 1),
        ("elgin", 2),
        ("fairbank", 3),
        ("henderson", 1),
        ("spalding", 1),
    ],
)
def test_a_company_starts_on_its_own_appeal_space(key: str, space: int) -> None:
    """C-FND-04: the starting space is printed on the charter."""
    assert ready().play(f"found {key} 35").company(key).appeal == space


def test_a_new_company_goes_below_the_tokens_on_its_space() -> None:
    """C-FND-04, C-EX-63: Fairbank starts under Swift on space 3, above those on space 1."""
    table = ready().play("found fairbank 35")
    order = [TEN[index] for index in table.state.appeal_order]
    assert order == ["swift", "fairbank", "libby"]


def test_a_company_that_moves_goes_on_top_of_a_space() -> None:
    """C-EX-63: advertising takes Anglo-American from 2 onto space 3, above Swift."""
    table = city().found("swift", "yellow").found("anglo", "red").only("red").at("action", "red")
    table.play("place anglo advertising")
    assert [TEN[index] for index in table.state.appeal_order] == ["anglo", "swift"]


def test_the_bonus_of_the_starting_space_is_not_gained() -> None:
    """C-FND-04: Fairbank starts on space 3, a worker space, and gets no worker and no $25."""
    table = ready().play("found fairbank 35")
    assert table.company("fairbank").workers == [0, 0]
    assert table.company("fairbank").treasury == 105
    assert table.question() == "stock_turn"


def test_a_new_company_owns_its_papers_and_nothing_is_automated() -> None:
    """C-FND-05, C-CON-06, C-DIF-51: one Preferred and five Commons lie in the treasury."""
    table = ready().play("found elgin 35")
    elgin = table.company("elgin")
    assert (elgin.commons, elgin.bank_commons, elgin.preferred) == (5, 0, TREASURY)
    assert elgin.treasury_shares() == 7
    assert elgin.automated == [0, 0]
    assert (elgin.workers, elgin.managers, elgin.salespeople) == ([0, 0], [0, 0], 0)


# When it is refused


@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 12), (4, 14)])
def test_the_founder_needs_a_place_under_the_certificate_limit(seats: int, limit: int) -> None:
    """C-FND-06, C-RUL-07, C-CON-05, C-RUL-106: 10, 12 or 14 papers are the most."""
    assert at_limit(seats, limit - 1).allows("found swift 35")
    table = at_limit(seats, limit)
    refusal = table.refusal("found swift 35")
    assert (refusal.key, refusal.rule) == ("no_place_to_found", "C-FND-06")
    assert refusal.text == f"you have {limit} certificates; the limit is {limit}"
    assert foundings(table) == []


def test_the_limit_counts_papers_and_not_shares() -> None:
    """C-RUL-07, C-FND-06: 18 shares on eleven papers leave one place with three players."""
    table = city().found("swift", "red").found("elgin", "red").found("libby", "yellow")
    table.found("anglo", "yellow").found("cracker", "green")
    table.holds("red", "libby", commons=4, preferred=True)
    table.holds("red", "anglo", preferred=True).holds("red", "cracker", commons=3)
    table.cash("red", 1000).at("stock", "red")
    assert table.seat("red").certificates == 11
    assert table.allows("found fairbank 35")


def test_selling_a_certificate_makes_room_to_found() -> None:
    """C-FND-06, C-STOCK-03: the sale comes first."""
    table = at_limit(2, 10).play("sell anglo common", "confirm", "found swift 60")
    assert table.seat("red").certificates == 10


def test_a_company_in_play_cannot_be_founded_again() -> None:
    """C-FND-02: its charter is taken."""
    table = ready()
    refusal = table.refusal("found libby 35")
    assert (refusal.key, refusal.rule) == ("in_play", "C-FND-02")
    assert len(foundings(table)) == 8 * 4


def test_founding_is_not_offered_when_all_charters_are_in_play() -> None:
    """C-RUL-111: with ten companies founded nothing is left to found."""
    table = city()
    for key in TEN:
        table.found(key, "yellow")
    table.cash("red", 5000).at("stock", "red")
    assert foundings(table) == []
    assert "buy anglo common from company" in table.offers()


# When it is allowed


def test_companies_are_founded_from_the_first_decade_on() -> None:
    """C-FND-01, C-DIF-03: with `found_from_decade`=1 any decade will do."""
    assert ready().allows("found elgin 35")


def test_the_switch_forbids_founding_in_the_first_decade() -> None:
    """C-FND-01, C-DIF-03: with `found_from_decade`=2 setup alone founds in decade 1."""
    table = ready(city(found_from_decade=2))
    refusal = table.refusal("found elgin 35")
    assert (refusal.key, refusal.rule) == ("too_early_to_found", "C-FND-01")
    assert refusal.text == "you can start companies from decade 2 on"
    assert foundings(table) == []
    assert table.decade(2).at("stock", "red").allows("found elgin 35")


def test_the_first_company_is_founded_in_decade_1_whatever_the_switch_says() -> None:
    """C-FND-01, C-SET-13: the switch speaks of founding after setup."""
    table = city(found_from_decade=2)
    assert table.question() == "first_company"
    assert len(foundings(table)) == 30


def test_founding_is_the_purchase_of_the_turn() -> None:
    """C-FND-01, C-STOCK-03: after it the next player is asked."""
    table = ready().play("found elgin 35")
    assert (table.question(), table.asker()) == ("stock_turn", "yellow")
    assert table.state.passes == 0


def seller(table: CityScenario, cash: int = 500) -> CityScenario:
    """Let red hold two Commons of Libby."""
    return ready(table, cash).holds("red", "libby", commons=2).at("stock", "red")


@pytest.mark.parametrize("switch", ["yes", "no"])
def test_a_sale_may_precede_founding_where_the_switch_allows_it(switch: str) -> None:
    """C-STOCK-04, C-RUL-01, C-DIF-04, C-FND-01: `found_after_selling` yes or no."""
    table = seller(city(found_after_selling=switch))
    assert table.allows("found elgin 35")
    table.play("sell libby common", "confirm")
    assert table.asker() == "red"
    assert bool(foundings(table)) == (switch == "yes")
    assert table.allows("found elgin 35") == (switch == "yes")


def test_the_refusal_to_found_after_a_sale_cites_its_rule() -> None:
    """C-STOCK-04, C-RUL-01: the player is told that the turn sold shares."""
    table = seller(city(found_after_selling="no")).play("sell libby common", "confirm")
    refusal = table.refusal("found elgin 35")
    assert (refusal.key, refusal.rule) == ("sold_before_founding", "C-STOCK-04")


def test_the_proceeds_of_a_sale_can_pay_for_founding() -> None:
    """C-RUL-01, C-STOCK-03: 60 dollars and two shares at 50 pay for par 50."""
    table = seller(city(), cash=60)
    table.play("sell libby common", "sell libby common", "found elgin 50")
    assert table.seat("red").cash == 10
