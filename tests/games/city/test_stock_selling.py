"""Selling in a stock turn: one batch at the old prices, then the drops."""

import pytest

from bigshoulders.games.city.ids import BANK
from bigshoulders.scenarios.city import CityScenario, city


def holders(table: CityScenario | None = None) -> CityScenario:
    """Red directs Swift, yellow Libby and green Elgin; red holds papers of all three."""
    table = table or city()
    table.found("swift", "red", price=100).found("libby", "yellow", price=80)
    table.found("elgin", "green", price=60)
    table.holds("red", "swift", commons=2)
    table.holds("red", "libby", commons=3, preferred=True)
    table.holds("red", "elgin", commons=1)
    return table.cash("red", 0).at("stock", "red")


def protected(table: CityScenario | None = None) -> CityScenario:
    """Libby, directed by yellow, keeps Price Protection while red holds its papers."""
    return holders(table).asset("libby", "price_protection").at("stock", "red")


def sales(table: CityScenario) -> list[str]:
    return [text for text in table.offers() if text.startswith("sell ")]


def exhausted(table: CityScenario, key: str) -> bool:
    return table.company(key).exhausted != 0


# The batch


def test_a_batch_of_several_companies_is_paid_at_the_prices_before_it() -> None:
    """C-STOCK-10, C-RUL-04: two shares at 100, five at 80 and one at 60, all from the bank."""
    table = holders()
    bank = table.state.bank
    table.play("sell elgin common", *["sell libby common"] * 3, "sell libby preferred")
    table.play("sell swift common", "sell swift common")
    assert table.seat("red").cash == 660
    assert table.state.bank == bank - 660


def test_a_share_is_paid_the_same_however_many_follow() -> None:
    """C-STOCK-10, C-RUL-04: three shares at 80 bring 240, not 80 + 60 + 50."""
    table = holders().play("sell libby common", "sell libby common", "sell libby common", "confirm")
    assert table.seat("red").cash == 240


def test_nothing_is_paid_or_moved_before_the_batch_is_confirmed() -> None:
    """C-DP-11, C-RUL-04: the question tells what the batch will bring."""
    table = holders().play("sell libby common", "sell libby preferred")
    assert table.seat("red").cash == 0
    assert table.price_of("libby") == 80
    question = table.game.question(0)
    assert question.kind == "batch"
    assert (question.data["count"], question.data["amount"]) == (2, 240)


@pytest.mark.parametrize(
    ("papers", "shares", "price"),
    [
        (["common"], 1, 60),
        (["preferred"], 2, 50),
        (["common", "common"], 2, 50),
        (["common", "preferred"], 3, 40),
        (["common", "common", "common", "preferred"], 5, 25),
    ],
)
def test_selling_drops_the_price_once_per_share(papers: list[str], shares: int, price: int) -> None:
    """C-STOCK-11: from 80, one step for a Common and two for the Preferred."""
    table = holders().play(*[f"sell libby {paper}" for paper in papers], "confirm")
    assert table.seat("red").cash == 80 * shares
    assert table.price_of("libby") == price


def test_each_company_drops_by_its_own_shares() -> None:
    """C-STOCK-11: one share of Elgin and two of Swift leave Libby alone."""
    table = holders().play("sell elgin common", "sell swift common", "sell swift common")
    assert [table.price_of(key) for key in ("elgin", "swift", "libby")] == [50, 60, 80]


def test_a_price_does_not_fall_below_the_lowest_space() -> None:
    """C-STOCK-11, C-PRICE-03: five shares at 15 end at 10."""
    table = holders().price("libby", 15)
    table.play(*["sell libby common"] * 3, "sell libby preferred", "confirm")
    assert table.price_of("libby") == 10
    assert table.seat("red").cash == 75


def test_sold_papers_lie_in_the_bank_pool() -> None:
    """C-STOCK-10: both Commons and the Preferred, and the seller has fewer papers."""
    table = holders()
    before = table.seat("red").certificates
    table.play("sell libby common", "sell libby common", "sell libby preferred", "confirm")
    libby = table.company("libby")
    assert (libby.bank_commons, libby.preferred, libby.bank_shares()) == (2, BANK, 4)
    assert libby.held[0] == 1
    assert table.seat("red").certificates == before - 3


def test_papers_in_the_bank_pool_move_no_price() -> None:
    """C-RUL-20, C-DIF-53: a pool of four shares leaves the price where it is."""
    table = city().found("swift", "red", price=50).pool("swift", commons=2, preferred=True)
    table.at("stock", "red").play("pass", "pass", "pass")
    assert table.question() == "choose_buildings"
    assert table.price_of("swift") == 50


# What can be sold


def test_every_own_common_and_preferred_starts_a_batch() -> None:
    """C-DP-10, C-STOCK-03: companies and kinds that the seat holds, and no Director's."""
    assert sales(holders()) == [
        "sell elgin common",
        "sell libby common",
        "sell libby preferred",
        "sell swift common",
    ]


def test_a_batch_is_put_together_in_one_order() -> None:
    """C-DP-11: after Libby's Preferred only what comes later is left to add, or confirming."""
    table = holders().play("sell libby preferred")
    assert table.offers() == ["sell swift common", "confirm"]
    refusal = table.refusal("sell libby common")
    assert (refusal.key, refusal.rule) == ("batch_order", "C-STOCK-10")


def test_no_more_papers_are_sold_than_held() -> None:
    """C-STOCK-03: two Commons of Swift and no third."""
    table = holders()
    assert table.refusal("sell swift preferred").key == "not_held"
    table.play("sell swift common")
    assert table.offers() == ["sell swift common", "confirm"]
    table.play("sell swift common")  # nothing is left to add, so the batch is sold
    assert table.company("swift").held[0] == 0
    assert table.company("swift").bank_commons == 2


def test_an_unfounded_company_has_nothing_to_sell() -> None:
    """C-STOCK-03: its charter is in the box."""
    assert holders().refusal("sell anglo common").key == "not_founded"


def test_the_directors_certificate_is_never_sold() -> None:
    """C-STOCK-12, C-DIR-01: the founder stays Director, also with nothing else to sell."""
    table = holders()
    refusal = table.refusal("sell swift director")
    assert (refusal.key, refusal.rule) == ("director_stays", "C-STOCK-12")
    assert "sell swift director" not in table.offers()
    table.play("sell libby common")
    assert table.refusal("sell swift director").rule == "C-STOCK-12"


def test_a_turn_has_one_batch() -> None:
    """C-RUL-05, C-STOCK-03: after confirming, the purchase is all that is left."""
    table = holders().play("sell libby common", "confirm")
    assert (table.asker(), table.question()) == ("red", "stock_turn")
    assert sales(table) == []
    assert table.refusal("sell swift common").rule == "C-RUL-05"
    assert "buy elgin common from company" in table.offers()


# Friendly sales


def test_a_stranger_costs_a_friendly_company_one_step() -> None:
    """C-STOCK-14, C-OPT-10: the whole batch of five shares, and the seller is paid for each."""
    table = holders(city(friendly_sales=True))
    table.play(*["sell libby common"] * 3, "sell libby preferred", "confirm")
    assert table.price_of("libby") == 60
    assert table.seat("red").cash == 400


def test_the_directors_own_sale_is_never_friendly() -> None:
    """C-RUL-18, C-STOCK-14: two shares sold by the Director drop two steps."""
    table = holders(city(friendly_sales=True)).play("sell swift common", "sell swift common")
    assert table.price_of("swift") == 60


def test_each_company_of_a_friendly_batch_falls_one_step() -> None:
    """C-STOCK-14: Elgin and Libby one each, the seller's own Swift one for its one share."""
    table = holders(city(friendly_sales=True))
    table.play("sell elgin common", "sell libby preferred", "sell swift common", "confirm")
    assert [table.price_of(key) for key in ("elgin", "libby", "swift")] == [50, 60, 80]


def test_sales_are_not_friendly_unless_the_table_says_so() -> None:
    """C-OPT-10, C-STOCK-14: the option is off by default."""
    assert holders().play("sell libby preferred", "confirm").price_of("libby") == 50


# Price Protection


def test_the_director_is_asked_before_the_price_moves() -> None:
    """C-STOCK-15, C-RUL-17, C-DP-12, C-AST-13: use or decline, when the seller has been paid."""
    table = protected().play("sell libby common", "sell libby common", "confirm")
    assert (table.asker(), table.question()) == ("yellow", "protect_sale")
    assert table.offers() == ["protect", "decline"]
    assert (table.seat("red").cash, table.price_of("libby")) == (160, 80)


def test_price_protection_cancels_the_whole_drop_of_its_company_only() -> None:
    """C-STOCK-15, C-RUL-17, C-AST-13: Libby stays, Swift falls, the seller goes on to buy."""
    table = protected().play("sell libby common", "sell libby preferred", "sell swift common")
    table.play("confirm", "protect")
    assert (table.price_of("libby"), table.price_of("swift")) == (80, 80)
    assert exhausted(table, "libby")
    assert (table.asker(), table.question()) == ("red", "stock_turn")


def test_declining_lets_the_price_fall_and_keeps_the_asset_ready() -> None:
    """C-RUL-17, C-DP-12: the Director may save it for later."""
    table = protected().play("sell libby common", "sell libby common", "confirm", "decline")
    assert table.price_of("libby") == 50
    assert not exhausted(table, "libby")


def test_price_protection_helps_once_a_decade() -> None:
    """C-RUL-17, C-AST-13: the next sale is not asked about."""
    table = protected().play("sell libby common", "confirm", "protect", "pass")
    table.at("stock", "red").play("sell libby common", "confirm")
    assert table.asker() == "red"
    assert table.price_of("libby") == 60


def test_a_price_protected_against_a_sale_falls_when_withholding() -> None:
    """C-RUL-17: the tile stays exhausted, so it is not asked about again."""
    table = protected().play("sell libby common", "confirm", "protect")
    table.appeal("libby", 16).at("operating")
    table.play("done", "done", "withhold")
    assert table.question() == "end_operating"
    assert table.price_of("libby") == 60


def test_cleanup_makes_price_protection_ready_again() -> None:
    """C-RUL-17, C-AST-03: it is exhausted until the decade ends, not longer."""
    table = protected().play("sell libby common", "confirm", "protect")
    table.at("cleanup")
    assert not exhausted(table, "libby")


def test_the_directors_own_sale_is_not_protected() -> None:
    """C-STOCK-15, C-AST-13: nobody is asked when yellow sells a share of Libby."""
    table = protected().holds("yellow", "libby", commons=1).at("stock", "yellow")
    table.play("sell libby common")
    assert table.price_of("libby") == 60
    assert "price_protected" not in table.happened()


def test_nobody_is_asked_when_the_price_cannot_fall() -> None:
    """C-DP-12: Libby on 10 keeps its Price Protection."""
    table = protected().price("libby", 10).cash("red", 100).at("stock", "red")
    table.play("sell libby common", "confirm")
    assert (table.asker(), table.question()) == ("red", "stock_turn")
    assert not exhausted(table, "libby")


def test_passive_protection_needs_no_question_and_never_tires() -> None:
    """C-AST-07, C-DP-12, C-STOCK-15: with `price_protection`=passive every such drop is off."""
    table = protected(city(price_protection="passive"))
    for _ in range(2):
        table.at("stock", "red").play("sell libby common", "confirm")
        assert (table.asker(), table.price_of("libby")) == ("red", 80)
        assert not exhausted(table, "libby")
    assert table.happened()[:2] == ["sold", "price_protected"]


def test_passive_protection_does_not_cover_the_directors_own_sale() -> None:
    """C-AST-07, C-STOCK-15: a sale by its Director drops the price."""
    table = protected(city(price_protection="passive")).holds("yellow", "libby", commons=1)
    assert table.at("stock", "yellow").play("sell libby common").price_of("libby") == 60
