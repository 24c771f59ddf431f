"""Buying a certificate in a stock turn: price, source, and everything that refuses it."""

import pytest

from bigshoulders.games.city.ids import BANK
from bigshoulders.scenarios.city import CityScenario, city


def buyers(cash: int = 500) -> CityScenario:
    """Red directs Swift at 50 and yellow Libby at 40; each has papers in the bank pool."""
    table = city().found("swift", "red", price=50).found("libby", "yellow", price=40)
    table.pool("swift", commons=1).pool("libby", commons=1)
    return table.cash("red", cash).at("stock", "red")


def purchases(table: CityScenario) -> list[str]:
    return [text for text in table.offers() if text.startswith("buy ")]


def with_papers(seats: int, papers: int) -> CityScenario:
    """Let red hold that many papers; one company more is there to buy from."""
    table = city(seats).found("swift", "yellow")
    for key in ("anglo", "cracker", "elgin"):
        table.found(key, "yellow")
        table.holds("red", key, commons=min(5, papers - table.seat("red").certificates))
    return table.cash("red", 500).at("stock", "red")


# Price and source


def test_a_common_of_the_company_pays_its_treasury() -> None:
    """C-STOCK-16: one share at 40, and the bank sees nothing of it."""
    table = buyers()
    treasury, bank = table.company("libby").treasury, table.state.bank
    table.play("buy libby common from company")
    assert table.seat("red").cash == 460
    assert table.company("libby").treasury == treasury + 40
    assert table.state.bank == bank
    assert (table.company("libby").commons, table.company("libby").bank_commons) == (3, 1)


def test_the_preferred_of_the_company_costs_two_shares() -> None:
    """C-STOCK-16: twice 40 dollars into the treasury."""
    table = buyers()
    treasury = table.company("libby").treasury
    table.play("buy libby preferred from company")
    assert table.seat("red").cash == 420
    assert table.company("libby").treasury == treasury + 80
    assert table.company("libby").preferred == table.seat("red").index


@pytest.mark.parametrize(("kind", "cost"), [("common", 40), ("preferred", 80)])
def test_a_paper_of_the_bank_pool_pays_the_bank(kind: str, cost: int) -> None:
    """C-STOCK-16: the company's treasury gets nothing."""
    table = buyers().pool("libby", preferred=True).at("stock", "red")
    treasury, bank = table.company("libby").treasury, table.state.bank
    table.play(f"buy libby {kind} from bank")
    assert table.seat("red").cash == 500 - cost
    assert table.company("libby").treasury == treasury
    assert table.state.bank == bank + cost


def test_a_common_of_the_bank_pool_leaves_the_pool() -> None:
    """C-STOCK-16: the company's own Commons stay where they are."""
    table = buyers().play("buy libby common from bank")
    assert (table.company("libby").commons, table.company("libby").bank_commons) == (4, 0)
    assert table.company("libby").held[0] == 1


def test_the_preferred_of_the_bank_pool_goes_to_the_buyer() -> None:
    """C-STOCK-16: the pool had it, red has it."""
    table = buyers().pool("libby", preferred=True).at("stock", "red")
    assert table.company("libby").preferred == BANK
    table.play("buy libby preferred from bank")
    assert table.company("libby").shares(table.seat("red").index) == 2


def test_buying_moves_no_price() -> None:
    """C-STOCK-16, C-PRICE-04: a purchase is no reason for a step."""
    assert buyers().play("buy libby preferred from company").price_of("libby") == 40


def test_one_certificate_is_bought_per_turn() -> None:
    """C-STOCK-16, C-STOCK-03: then the next player is asked."""
    table = buyers().play("buy libby common from company")
    assert (table.asker(), table.question()) == ("yellow", "stock_turn")
    assert table.seat("red").certificates == 2


def test_every_affordable_paper_is_offered_with_its_source() -> None:
    """C-DP-13: with 79 dollars no Preferred of Libby, and none of Swift for its Director."""
    assert purchases(buyers(79)) == [
        "buy libby common from company",
        "buy libby common from bank",
        "buy swift common from company",
        "buy swift common from bank",
    ]
    assert "buy libby preferred from company" in purchases(buyers(80))


def test_a_turn_offers_selling_buying_founding_and_passing() -> None:
    """C-DP-10, C-DP-13: one list, in this order; after a sale the sales are gone."""
    table = buyers(105).holds("red", "libby", commons=2).at("stock", "red")
    verbs = [text.split()[0] for text in table.offers()]
    assert list(dict.fromkeys(verbs)) == ["sell", "buy", "found", "pass"]
    table.play("sell libby common", "confirm")
    verbs = [text.split()[0] for text in table.offers()]
    assert list(dict.fromkeys(verbs)) == ["buy", "found", "pass"]


# Refusals


@pytest.mark.parametrize(
    ("text", "cost"),
    [("buy libby common from bank", 40), ("buy libby preferred from company", 80)],
)
def test_a_paper_that_costs_more_than_the_cash_is_refused(text: str, cost: int) -> None:
    """C-STOCK-16, C-FLOW-03: one dollar is missing; the last dollar is enough."""
    assert buyers(cost).allows(text)
    short = buyers(cost - 1).holds("red", "swift", commons=1).at("stock", "red")
    refusal = short.refusal(text)
    assert (refusal.key, refusal.rule) == ("too_dear", "C-STOCK-16")
    assert refusal.text == f"it costs ${cost}, and you have ${cost - 1}"


def test_a_rich_company_does_not_buy_for_its_director() -> None:
    """C-FLOW-03: 900 dollars in Swift's treasury pay for no certificate."""
    table = buyers(0).treasury("swift", 900).holds("red", "libby", commons=1).at("stock", "red")
    assert purchases(table) == []


def test_what_a_source_does_not_have_is_not_sold_there() -> None:
    """C-STOCK-16: the pool has no Preferred; the company's Commons are all gone."""
    table = buyers().pool("libby", commons=4).at("stock", "red")
    assert table.refusal("buy libby preferred from bank").key == "not_there"
    refusal = table.refusal("buy libby common from company")
    assert refusal.text == "the company has no common certificate of libby"
    assert table.allows("buy libby common from bank")


def test_an_unfounded_company_sells_nothing() -> None:
    """C-STOCK-16: there are no papers of it."""
    assert buyers().refusal("buy elgin common from company").key == "not_founded"


def test_the_directors_certificate_is_bought_only_by_founding() -> None:
    """C-STOCK-19: neither company nor bank sells it."""
    for source in ("company", "bank"):
        refusal = buyers().refusal(f"buy libby director from {source}")
        assert (refusal.key, refusal.rule) == ("director_by_founding", "C-STOCK-19")


def test_the_director_may_not_buy_the_preferred() -> None:
    """C-STOCK-18: not from the company and not from the bank pool; others may."""
    table = buyers()
    refusal = table.refusal("buy swift preferred from company")
    assert (refusal.key, refusal.rule) == ("director_no_preferred", "C-STOCK-18")
    table.pool("swift", preferred=True).at("stock", "red")
    assert table.refusal("buy swift preferred from bank").rule == "C-STOCK-18"
    assert table.cash("yellow", 100).at("stock", "yellow").allows("buy swift preferred from bank")


def test_the_director_is_not_told_to_find_more_money_for_the_preferred() -> None:
    """C-STOCK-18: whatever it costs, the Director may never buy it."""
    assert buyers(60).refusal("buy swift preferred from company").key == "director_no_preferred"


def test_two_commons_are_never_exchanged_for_a_preferred() -> None:
    """C-STOCK-18: whoever has two Commons pays the full price and keeps them."""
    table = buyers(100).holds("red", "libby", commons=2).at("stock", "red")
    assert (
        not buyers(79).holds("red", "libby", commons=2).allows("buy libby preferred from company")
    )
    table.play("buy libby preferred from company")
    assert (table.company("libby").held[0], table.seat("red").cash) == (2, 20)


@pytest.mark.parametrize(("commons", "allowed"), [(2, True), (3, False)])
def test_a_director_with_three_commons_holds_all_the_shares_allowed(
    commons: int, allowed: bool
) -> None:
    """C-STOCK-17, C-CON-07: the sixth share is fine, the seventh is refused."""
    table = buyers().holds("red", "swift", commons=commons).at("stock", "red")
    assert table.allows("buy swift common from bank") == allowed
    assert table.allows("buy swift common from company") == allowed
    if not allowed:
        refusal = table.refusal("buy swift common from company")
        assert (refusal.key, refusal.rule) == ("too_many_shares", "C-STOCK-17")
        assert refusal.text == "you hold 6 shares of swift; the maximum is 6"


@pytest.mark.parametrize(("commons", "allowed"), [(4, True), (5, False)])
def test_a_preferred_counts_two_of_the_six_shares(commons: int, allowed: bool) -> None:
    """C-STOCK-17, C-CON-07: with five Commons the Preferred would make seven."""
    table = city().found("libby", "yellow", price=40).holds("red", "libby", commons=commons)
    table.cash("red", 500).at("stock", "red")
    assert table.allows("buy libby preferred from company") == allowed
    if not allowed:
        assert table.refusal("buy libby preferred from company").key == "too_many_shares"


@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 12), (4, 14)])
def test_the_certificate_limit_stops_purchases(seats: int, limit: int) -> None:
    """C-STOCK-17, C-RUL-07, C-CON-05, C-OPT-02, C-RUL-106: 10, 12 or 14 papers at most."""
    assert with_papers(seats, limit - 1).allows("buy swift common from company")
    table = with_papers(seats, limit)
    refusal = table.refusal("buy swift common from company")
    assert (refusal.key, refusal.rule) == ("at_limit", "C-STOCK-17")
    assert refusal.text == f"you have {limit} certificates; the limit is {limit}"
    assert purchases(table) == []


def test_a_preferred_is_one_paper_under_the_limit() -> None:
    """C-RUL-07: the tenth paper may carry two shares."""
    table = with_papers(2, 9)
    table.play("buy swift preferred from company")
    assert table.seat("red").certificates == 10


def test_a_sale_makes_room_under_the_limit() -> None:
    """C-STOCK-17, C-STOCK-03: sell one of ten papers, buy another."""
    table = with_papers(2, 10).play("sell anglo common", "confirm", "buy swift common from company")
    assert table.seat("red").certificates == 10


# The ban


def banned() -> CityScenario:
    """Red sold one of two Commons of Libby; its Preferred lies in the bank pool too."""
    table = buyers().pool("libby", preferred=True).holds("red", "libby", commons=2)
    table.cash("yellow", 500).at("stock", "red")
    return table.play("sell libby common", "confirm")


@pytest.mark.parametrize(
    "text",
    [
        "buy libby common from company",
        "buy libby common from bank",
        "buy libby preferred from bank",
    ],
)
def test_a_sold_company_cannot_be_bought_back_this_decade(text: str) -> None:
    """C-STOCK-13, C-RUL-06: no paper from any source, neither in this turn nor in a later one."""
    table = banned()
    assert table.refusal(text).rule == "C-STOCK-13"
    table.play("pass", "pass", "pass")
    assert table.asker() == "red"
    refusal = table.refusal(text)
    assert (refusal.key, refusal.text) == ("sold_earlier", "you sold shares of libby this decade")
    assert text not in table.offers()


def test_the_preferred_in_the_treasury_is_banned_too() -> None:
    """C-STOCK-13, C-RUL-06: any certificate of that company."""
    table = buyers().holds("red", "libby", commons=2).at("stock", "red")
    table.play("sell libby common", "confirm")
    assert table.refusal("buy libby preferred from company").rule == "C-STOCK-13"


def test_the_ban_binds_only_the_seller_and_only_that_company() -> None:
    """C-STOCK-13, C-RUL-06: red buys Swift, yellow buys Libby from the pool."""
    table = banned().play("buy swift common from company")
    assert table.asker() == "yellow"
    assert table.allows("buy libby common from bank")
    assert table.allows("buy libby common from company")


def test_selling_the_preferred_bans_the_commons() -> None:
    """C-STOCK-13: any share of a company is enough."""
    table = city().found("libby", "yellow", price=40).holds("red", "libby", preferred=True)
    table.at("stock", "red").play("sell libby preferred")
    assert table.refusal("buy libby common from company").rule == "C-STOCK-13"


def test_the_ban_ends_with_the_decade() -> None:
    """C-STOCK-13, C-RUL-06: Cleanup lifts it."""
    table = banned().at("cleanup")
    table.at("stock", "red")
    assert table.state.decade == 2
    assert table.allows("buy libby common from bank")


def test_a_banned_company_can_still_be_sold() -> None:
    """C-STOCK-13: the ban is on buying."""
    table = banned().play("pass", "pass", "pass")
    assert table.allows("sell libby common")
