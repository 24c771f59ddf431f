"""The Operating Phase: who operates when, the steps of a turn, free actions (section 17)."""

from __future__ import annotations

from typing import cast

import pytest

from bigshoulders.scenarios.city import CityScenario, city


def operators(table: CityScenario) -> list[str]:
    """Return the companies that had an operating turn, in order."""
    turns = [event for event in table.events if event.kind.key == "operated"]
    return [str(table.game.data(event)["company"]) for event in turns]


def cracker(**options: str) -> CityScenario:
    """Return a table on which Cracker Jack can buy, run one factory, sell and pay.

    Six wood feed the factory and leave pairs to trade at every step.
    """
    table = city(2, 1, **options).found("cracker", "red", treasury=10).haymarket(coal=6)
    table.staff("cracker", workers=[1, 0]).cubes("cracker", wood=6)
    table.supply(0, coal=1).supply(30, coal=1).supply(20, coal=1).supply(10, steel=1)
    return table.demand(0, ("d2_3a", 0), ("d2_3b", 0), ("d2_5", 0))


# Order of the companies


def test_higher_appeal_operates_first() -> None:
    """C-OP-01, C-APP-01: by appeal, whoever directs and whatever the turn order says."""
    table = city(seats=3).track("green", "yellow", "red")
    table.found("libby", "green").found("swift", "red").found("anglo", "yellow").appeal("anglo", 2)
    table.at("operating")
    assert (table.asker(), operators(table)) == ("red", ["swift"])
    table.go_on_to("buy_cubes", "done").play("done")
    assert (table.asker(), operators(table)) == ("yellow", ["swift", "anglo"])
    table.play("done")
    assert (table.asker(), operators(table)) == ("green", ["swift", "anglo", "libby"])


def test_on_one_space_the_upper_token_operates_first() -> None:
    """C-OP-01, C-APP-01: the company that came later to an appeal space lies on top."""
    table = city(seats=2).found("swift", "red").found("anglo", "yellow").appeal("anglo", 3)
    assert operators(table.at("operating")) == ["anglo"]


def test_every_company_operates_once_a_decade() -> None:
    """C-OP-01: three companies of one Director have three turns, then the phase ends."""
    table = city(seats=2)
    for key in ("swift", "libby", "anglo"):
        table.found(key, "red", treasury=0)
    table.decade(5).at("operating")
    assert operators(table) == ["swift", "anglo", "libby"]
    assert table.game.is_over()


def test_companies_operate_again_in_the_next_decade() -> None:
    """C-OP-01: once in each decade."""
    table = city(seats=2).found("swift", "red", treasury=0).at("operating")
    assert table.company("swift").operated == 1
    table.decade(5).at("operating")
    assert operators(table) == ["swift"]


def test_appeal_gained_in_a_turn_gives_no_second_turn_and_no_earlier_one() -> None:
    """C-OP-01, C-RUL-65: Anglo passes Swift in its turn, and Libby is still next."""
    table = city(seats=2).found("swift", "red", treasury=0).found("anglo", "red", treasury=0)
    table.found("libby", "yellow", treasury=0).appeal("libby", 2).appeal("anglo", 3)
    table.appeal("swift", 4).asset("anglo", "brand_recognition").decade(5).at("operating")
    assert operators(table) == ["swift", "anglo"]
    table.play("exhaust brand_recognition")
    assert table.company("anglo").appeal == 5
    table.play("cash", "done", "done", "withhold", "end")
    assert operators(table) == ["swift", "anglo", "libby"]
    assert table.game.is_over()


def test_a_company_operates_in_the_decade_of_its_founding_even_empty() -> None:
    """C-RUL-115, C-DIV-05: it sells nothing, withholds 0 and falls one step."""
    table = city(seats=2).found("libby", "red", price=50, treasury=0).at("operating")
    assert operators(table) == ["libby"]
    assert table.company("libby").treasury == 0
    assert table.price_of("libby") == 40


def test_a_misprinted_appeal_building_costs_50_and_changes_the_order() -> None:
    """C-RUL-93, C-APP-01: II16 takes $50 for three steps of appeal."""
    table = city(seats=2).found("libby", "red", treasury=50).found("swift", "yellow")
    table.building("yellow", "ii-16").at("action", "red").play("place libby ii-16", "cash")
    assert table.company("libby").treasury == 25
    assert table.company("libby").appeal == 4
    assert table.state.appeal_order[0] == table.company("libby").index


# Steps of a turn


def test_a_turn_buys_produces_sells_pays_and_ends() -> None:
    """C-OP-02: the steps in order, all answered by the Director."""
    table = cracker().decade(5).at("operating")
    asked = []
    for answer in ("order steel 10", "done", "run 1", "done", "ship inner", "done", "dividend"):
        asked.append((table.asker(), table.question()))
        table.play(answer)
    steps = ["buy_cubes", "buy_cubes", "produce", "produce", "sell_goods", "sell_goods", "pay_out"]
    assert asked == [("red", step) for step in steps]
    assert (table.asker(), table.question()) == ("red", "end_operating")
    assert table.cubes_in("10") == {}
    table.play("end")
    assert table.cubes_in("10") == {"coal": 1}


@pytest.mark.parametrize(
    ("answers", "question"),
    [
        ([], "buy_cubes"),
        (["done"], "produce"),
        (["done", "run 1"], "produce"),
        (["done", "run 1", "done"], "sell_goods"),
        (["done", "run 1", "done", "ship inner", "done"], "pay_out"),
        (["done", "run 1", "done", "ship inner", "done", "dividend"], "end_operating"),
    ],
)
def test_free_actions_fit_between_all_steps(answers: list[str], question: str) -> None:
    """C-OP-03, C-FREE-02, C-DP-61, C-DP-62, C-DP-64, C-DP-65, C-DP-67: trading at every step."""
    table = cracker().at("operating").play(*answers)
    assert table.question() == question
    table.play("trade cracker wood for coal")
    assert table.question() == question
    assert table.cubes_in("cracker")["coal"] == 1


def test_the_end_window_offers_free_actions_and_the_end() -> None:
    """C-DP-67: trades, assets to use or discard, and the end of the turn."""
    table = city(seats=2).found("swift", "red", treasury=0).asset("swift", "brilliant_marketing")
    table.found("libby", "yellow").haymarket().at("operating")
    table.play("done", "done", "withhold")
    assert table.question() == "end_operating"
    assert table.offers() == ["exhaust brilliant_marketing", "discard brilliant_marketing", "end"]
    table.play("exhaust brilliant_marketing", "discard brilliant_marketing")
    assert table.company("swift").appeal == 4
    assert (table.asker(), table.question()) == ("yellow", "buy_cubes")


def test_only_the_directors_answers_count() -> None:
    """C-OP-02: another shareholder decides nothing in the turn."""
    table = cracker().holds("yellow", "cracker", commons=3).at("operating")
    assert table.refusal("done", "yellow").key == "not_your_turn"


# Money and what everybody knows


def test_a_rich_director_cannot_pay_for_the_company() -> None:
    """C-FLOW-03, C-RUL-104: cash buys certificates, in the Stock Phase and nothing else."""
    table = cracker().treasury("cracker", 5).cash("red", 1000).at("operating")
    assert table.refusal("order steel 10").key == "cube_too_dear"
    table.play("done")
    assert table.refusal("buy cracker common from company").key == "not_now"


def test_cash_and_treasuries_are_open() -> None:
    """C-RUL-105, C-HID-03: every seat and every spectator sees all money."""
    table = cracker().cash("red", 321).treasury("cracker", 123).at("operating")
    for seat in (0, 1, None):
        view = table.game.view(seat)
        seats = cast("list[dict[str, int]]", view["seats"])
        companies = cast("dict[str, dict[str, int]]", view["companies"])
        assert seats[0]["cash"] == 321
        assert companies["cracker"]["treasury"] == 123


@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 12), (4, 14)])
def test_garbled_tables_of_the_books_are_ignored(seats: int, limit: int) -> None:
    """C-RUL-106: the certificate limits are 10, 12 and 14, not 18 or 34."""
    assert city(seats=seats).state.limit() == limit


# Assets in the operating turn


def price_asset(**options: str) -> CityScenario:
    """Return a table on which Anglo has Backroom Deals and can run its first factory."""
    table = city(2, 1, **options).found("anglo", "red", price=50, treasury=0)
    table.staff("anglo", workers=[1, 0]).cubes("anglo", livestock=1, coal=1)
    table.demand(2, ("d2_3a", 0)).asset("anglo", "backroom_deals")
    return table.at("operating")


def test_price_assets_wait_for_the_end_of_production() -> None:
    """C-AST-06, C-DIF-16: not while cubes are bought or factories may still run."""
    table = price_asset()
    for question in ("buy_cubes", "produce"):
        assert table.question() == question
        refusal = table.refusal("exhaust backroom_deals")
        assert (refusal.key, refusal.rule) == ("asset_window", "C-AST-06")
        table.play("done")


@pytest.mark.parametrize(
    "answers",
    [
        ["done", "run 1", "done"],
        ["done", "run 1", "done", "ship inner", "done"],
        ["done", "run 1", "done", "ship inner", "done", "dividend"],
    ],
)
def test_price_assets_work_before_and_after_the_dividend(answers: list[str]) -> None:
    """C-RUL-80, C-AST-06, C-DIF-16: any time after Production, as the Director likes."""
    table = price_asset().play(*answers)
    before = table.company("anglo").price
    table.play("exhaust backroom_deals")
    assert table.company("anglo").price == before + 1
    assert table.refusal("exhaust backroom_deals").key == "asset_exhausted"


@pytest.mark.parametrize(
    ("answers", "price"),
    [(["exhaust backroom_deals", "dividend"], 80), (["dividend", "exhaust backroom_deals"], 100)],
)
def test_a_price_asset_used_first_can_cost_the_dividends_step(
    answers: list[str], price: int
) -> None:
    """C-RUL-80, C-PRICE-10: revenue 60 lifts a price of 60, but no price of 80."""
    table = price_asset().price("anglo", 60).play("done", "run 1", "done")
    table.play("ship inner", "ship inner", *answers)
    assert table.price_of("anglo") == price


def test_price_assets_may_be_kept_for_the_end_of_the_turn_by_option() -> None:
    """C-AST-06, C-DIF-16 [`stock_asset_timing`=turn_end]: only after the price was adjusted."""
    table = price_asset(stock_asset_timing="turn_end")
    table.play("done", "run 1", "done", "ship inner", "done")
    assert table.refusal("exhaust backroom_deals").key == "asset_window"
    table.play("withhold")
    assert table.price_of("anglo") == 40
    table.play("exhaust backroom_deals")
    assert table.price_of("anglo") == 50
