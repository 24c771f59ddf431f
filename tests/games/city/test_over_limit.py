"""Advanced mode: a transfer can lift a player above the certificate limit; then papers are sold.

Two players may hold ten papers each. Red has ten when yellow takes Anglo over: three Commons come
in for one Director's certificate, so red has twelve.
"""

import pytest

from bigshoulders.scenarios.city import CityScenario, city

Options = dict[str, str]

AT_PHASE_START: list[Options] = [
    {"edition": "2018"},
    {"edition": "2020"},
    {"edition": "2025", "over_limit": "phase_start"},
]
ON_OWN_TURN: list[Options] = [
    {"edition": "2025"},
    {"edition": "2020", "over_limit": "own_turn"},
]
phase_start = pytest.mark.parametrize("options", AT_PHASE_START)
own_turn = pytest.mark.parametrize("options", ON_OWN_TURN)


def before(**options: str) -> CityScenario:
    """Red directs Anglo and holds nine Commons of yellow's companies; it is yellow's turn."""
    table = city(2, 1, mode="advanced", **options).found("anglo", "red", price=50)
    for key, price, commons in (
        ("elgin", 60, 3),
        ("libby", 80, 3),
        ("spalding", 100, 2),
        ("swift", 120, 1),
    ):
        table.found(key, "yellow", price=price).holds("red", key, commons=commons)
    table.holds("yellow", "anglo", commons=3).cash("red", 400).cash("yellow", 50)
    assert table.seat("red").certificates == table.state.limit() == 10
    return table.at("stock", "yellow")


def lifted(**options: str) -> CityScenario:
    """Yellow buys a fourth share of Anglo; red has two papers too many and is on turn."""
    table = before(**options).play("buy anglo common from company")
    assert (table.seat("red").certificates, table.asker()) == (12, "red")
    return table


def papers(table: CityScenario, color: str) -> int:
    return table.seat(color).certificates


# Getting there


@pytest.mark.parametrize("edition", ["2018", "2020", "2025"])
def test_a_transfer_may_lift_a_player_above_the_limit(edition: str) -> None:
    """C-DIR-08: red gets three Commons for the certificate, yellow has two papers fewer."""
    table = before(edition=edition)
    assert papers(table, "yellow") == 7
    table.play("buy anglo common from company")
    assert (papers(table, "red"), papers(table, "yellow")) == (12, 6)
    assert table.company("anglo").held == [3, 1]


# At the start of the next Stock Phase


@phase_start
def test_the_phase_goes_on_for_a_player_above_the_limit(options: Options) -> None:
    """C-STOCK-20, C-STOCK-17, C-DIF-05: red cannot buy, but may pass or sell just one paper."""
    table = lifted(**options)
    assert table.allows("pass")
    refusal = table.refusal("buy libby common from company")
    assert (refusal.key, refusal.rule) == ("at_limit", "C-STOCK-17")
    table.play("sell swift common")
    assert (table.seat("red").cash, papers(table, "red")) == (520, 11)


@phase_start
def test_the_next_phase_begins_with_selling_down(options: Options) -> None:
    """C-STOCK-20, C-RUL-15, C-DP-09, C-DIF-05: red first, though yellow has the Priority Deal."""
    table = lifted(**options).priority("yellow").at("stock phase")
    assert (table.asker(), table.question()) == ("red", "batch")
    assert [table.refusal(text).key for text in ("pass", "buy libby common from company")] == [
        "not_now",
        "not_now",
    ]
    refusal = table.refusal("confirm")
    assert (refusal.key, refusal.rule) == ("above_limit", "C-STOCK-20")
    assert refusal.text == "you hold 12 certificates and the limit is 10: sell some first"


@phase_start
def test_a_forced_sale_starts_only_where_the_limit_can_be_reached(options: Options) -> None:
    """C-DP-09: the one share of Swift is the last in the order, and two must go."""
    table = lifted(**options).at("stock phase")
    assert table.offers() == [
        "sell anglo common",
        "sell elgin common",
        "sell libby common",
        "sell spalding common",
    ]
    refusal = table.refusal("sell swift common")
    assert (refusal.key, refusal.rule) == ("cannot_reach_limit", "C-STOCK-20")
    table.play("sell spalding common")
    assert table.offers() == ["sell spalding common", "sell swift common"]


@phase_start
def test_a_forced_sale_stops_as_soon_as_the_limit_is_met(options: Options) -> None:
    """C-DP-09, C-RUL-15, C-STOCK-21: two papers at 100 and 120; then the turns begin."""
    table = lifted(**options).priority("yellow").at("stock phase")
    table.play("sell spalding common", "sell swift common")
    assert (table.seat("red").cash, papers(table, "red")) == (620, 10)
    assert (table.price_of("spalding"), table.price_of("swift")) == (80, 100)
    assert (table.asker(), table.question()) == ("yellow", "stock_turn")


@phase_start
def test_more_can_be_sold_in_the_normal_turn(options: Options) -> None:
    """C-RUL-15: the forced sale is no turn, so red still has a whole one."""
    table = lifted(**options).priority("red").at("stock phase")
    table.play("sell spalding common", "sell swift common")
    assert (table.asker(), table.question()) == ("red", "stock_turn")
    table.play("sell elgin common", "confirm", "buy anglo common from company")
    assert papers(table, "red") == 10


def test_nobody_is_asked_at_the_limit() -> None:
    """C-STOCK-20: ten papers are allowed, so the phase begins with the normal turn."""
    table = before().priority("red").at("stock phase")
    assert (papers(table, "red"), table.question()) == (10, "stock_turn")


def test_players_sell_down_from_the_priority_deal_clockwise() -> None:
    """C-STOCK-20, C-DP-09: three players, limit 12; green first, then red, then green's turn."""
    table = city(3, mode="advanced")
    for key in ("anglo", "cracker", "elgin", "libby"):
        table.found(key, "yellow")
        table.holds("red", key, commons=3, preferred=key == "anglo")
    for key in ("brunswick", "doggett", "fairbank", "henderson"):
        table.found(key, "yellow")
        table.holds("green", key, commons=3, preferred=key == "doggett")
    table.priority("green").at("stock phase")
    assert (papers(table, "red"), papers(table, "green")) == (13, 13)
    assert (table.asker(), table.question()) == ("green", "batch")
    table.play("sell fairbank common")
    assert (table.asker(), table.question()) == ("red", "batch")
    table.play("sell elgin common")
    assert (table.asker(), table.question()) == ("green", "stock_turn")
    assert (papers(table, "red"), papers(table, "green")) == (12, 12)


def with_own_company(**options: str) -> CityScenario:
    """Red has twelve papers, three of them of Swift, directed with five shares against four."""
    table = city(2, 1, mode="advanced", **options).found("swift", "red", price=100)
    table.holds("red", "swift", commons=2)
    table.holds("yellow", "swift", commons=2, preferred=True)
    for key in ("elgin", "libby", "spalding"):
        table.found(key, "yellow", price=50).holds("red", key, commons=3)
    return table.cash("red", 0).cash("yellow", 0).priority("yellow")


@phase_start
def test_a_forced_sale_that_costs_a_directorship_is_followed_by_another(options: Options) -> None:
    """C-STOCK-20, C-DP-09: two Commons of Swift go, Preferred and Common come for the Director's.

    Red has 12 papers, then 10, then 11 by the transfer, so red goes on before yellow's turn.
    """
    table = with_own_company(**options).at("stock phase")
    table.play("sell swift common", "sell swift common")
    assert table.company("swift").director == table.seat("yellow").index
    assert (papers(table, "red"), table.asker(), table.question()) == (11, "red", "batch")
    table.play("sell elgin common")
    assert (papers(table, "red"), table.asker(), table.question()) == (10, "yellow", "stock_turn")
    assert (table.seat("red").cash, table.price_of("swift"), table.price_of("elgin")) == (
        250,
        60,
        40,
    )


@phase_start
def test_the_directors_certificate_may_be_among_the_papers(options: Options) -> None:
    """C-RUL-15, C-DP-09, C-DIR-06: with a Common it makes two; no papers come back for it."""
    table = with_own_company(**options).at("stock phase")
    table.play("sell swift common", "sell swift director")
    assert (papers(table, "red"), table.seat("red").cash) == (10, 400)
    assert table.company("swift").held == [1, 1]
    assert (table.asker(), table.question()) == ("yellow", "stock_turn")


@phase_start
def test_the_directors_certificate_alone_cannot_reach_the_limit(options: Options) -> None:
    """C-DP-09: nothing of Swift or after it could follow, and two papers must go."""
    table = with_own_company(**options).at("stock phase")
    assert "sell swift director" not in table.offers()
    assert table.refusal("sell swift director").key == "cannot_reach_limit"


def test_a_forced_sale_bars_buying_and_asks_price_protection() -> None:
    """C-STOCK-21, C-STOCK-13, C-STOCK-15: like any other sale."""
    table = lifted(edition="2020").asset("spalding", "price_protection").priority("red")
    table.at("stock phase").play("sell spalding common", "sell swift common")
    assert (table.asker(), table.question()) == ("yellow", "protect_sale")
    table.play("protect")
    assert (table.price_of("spalding"), table.price_of("swift")) == (100, 100)
    table.play("sell libby common", "confirm")
    assert table.refusal("buy spalding common from bank").key == "sold_earlier"
    assert table.refusal("buy swift common from bank").key == "sold_earlier"


def test_a_forced_sale_counts_as_acting() -> None:
    """C-RUL-02, C-STOCK-21: all pass afterwards; the Priority Deal goes to red's left."""
    table = lifted(edition="2020").priority("red").at("stock phase")
    table.play("sell spalding common", "sell swift common", "pass", "pass")
    assert table.state.priority == table.seat("yellow").index


# On the next own turn


@own_turn
def test_the_next_own_turn_must_begin_with_a_sale(options: Options) -> None:
    """C-STOCK-20, C-DP-10, C-DIF-05: passing, buying and founding are refused in the same phase."""
    table = lifted(**options)
    for text in ("pass", "buy libby common from company", "found cracker 35"):
        refusal = table.refusal(text)
        assert (refusal.key, refusal.rule) == ("above_limit", "C-STOCK-20")
    assert table.offers() == [
        "sell anglo common",
        "sell elgin common",
        "sell libby common",
        "sell spalding common",
    ]
    assert table.refusal("sell swift common").key == "cannot_reach_limit"


@own_turn
def test_a_player_at_the_limit_need_not_sell(options: Options) -> None:
    """C-STOCK-20: ten papers of ten; red may pass, but not buy."""
    table = before(**options).at("stock", "red")
    assert table.refusal("buy libby common from company").key == "at_limit"
    assert table.play("pass").asker() == "yellow"


@own_turn
def test_the_batch_is_confirmed_once_the_limit_is_met(options: Options) -> None:
    """C-DP-10, C-DP-11, C-STOCK-05: at the limit nothing can be bought, and the turn is no pass."""
    table = lifted(**options).play("sell libby common")
    assert table.offers() == ["sell libby common", "sell spalding common", "sell swift common"]
    assert table.refusal("confirm").key == "above_limit"
    table.play("sell spalding common")
    assert table.offers() == ["sell spalding common", "sell swift common", "confirm"]
    table.play("confirm")
    assert (papers(table, "red"), table.seat("red").cash) == (10, 580)
    assert (table.asker(), table.state.passes) == ("yellow", 0)


@own_turn
def test_whoever_sells_more_may_buy_in_the_same_turn(options: Options) -> None:
    """C-STOCK-20, C-STOCK-03: the third paper makes room for a purchase."""
    table = lifted(**options)
    table.play(*["sell elgin common"] * 3, "confirm", "buy anglo common from company")
    assert (papers(table, "red"), table.asker()) == (10, "yellow")


@own_turn
def test_a_new_phase_begins_with_the_normal_turn(options: Options) -> None:
    """C-STOCK-20, C-DIF-05: yellow has the first turn, and red sells on the own first turn."""
    table = lifted(**options).priority("yellow").at("stock phase")
    assert (table.asker(), table.question()) == ("yellow", "stock_turn")
    table.play("pass")
    assert (table.asker(), table.question()) == ("red", "stock_turn")
    assert table.refusal("pass").key == "above_limit"


@own_turn
def test_a_sale_that_lifts_the_seller_again_is_made_up_for_on_the_next_turn(
    options: Options,
) -> None:
    """C-STOCK-20: red loses Swift by selling; the next own turn begins with a sale."""
    table = with_own_company(**options).at("stock", "red")
    table.play("sell swift common", "sell swift common", "confirm")
    assert (papers(table, "red"), table.asker()) == (10 + 1, "yellow")
    table.play("pass")
    assert (table.asker(), table.refusal("pass").key) == ("red", "above_limit")
    table.play("sell spalding common", "confirm")
    assert papers(table, "red") == 10
