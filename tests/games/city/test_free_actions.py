"""Free actions: when and for whom, trading at Haymarket Square, discarding an asset."""

import pytest

from bigshoulders.games.city import ids
from bigshoulders.scenarios.city import CityScenario, city


def libby(**options: str) -> CityScenario:
    """Red directs Libby and is the only one with partners."""
    table = city(4, 1, **options).track("red", "yellow", "green", "blue").only("red")
    return table.found("libby", "red", treasury=500)


# When, and for whom


def test_free_actions_come_before_and_after_the_placement() -> None:
    """C-FREE-01, C-DP-30, C-DP-41: any number of them, and the turn goes on."""
    table = libby().asset("libby", "foundry").cubes("libby", wood=4).at("action", "red")
    for text in ("trade libby wood for coal", "exhaust foundry", "discard foundry"):
        assert text in table.offers()
    table.play("trade libby wood for coal", "exhaust foundry", "place libby fund40")
    assert "trade libby wood for steel" in table.offers()
    table.play("trade libby wood for steel", "discard foundry", "end")
    assert table.question() == "action_turn"
    assert table.company("libby").cubes == [0, 2, 1, 1]


def test_any_own_company_may_take_free_actions_on_an_action_turn() -> None:
    """C-FREE-01, C-RUL-55: also one for which no partner is placed."""
    table = libby().found("swift", "red").asset("libby", "foundry").asset("swift", "workshop")
    table.cubes("swift", wood=2).at("action", "red")
    table.play("exhaust workshop", "act libby", "place libby fund40", "exhaust foundry")
    table.play("trade swift wood for livestock")
    assert table.company("swift").cubes == [1, 1, 0, 1]
    assert table.company("libby").cubes == [0, 1, 1, 0]


def test_free_actions_do_not_interrupt_a_placement() -> None:
    """C-FREE-01, C-RUL-41: neither its choices nor its bonuses."""
    table = libby().found("swift", "red").asset("libby", "foundry").appeal("libby", 2)
    table.at("action", "red").play("act libby")
    assert table.refusal("exhaust foundry").key == "not_now"
    table.play("place libby advertising")
    assert table.question() == "appeal_bonus"
    assert table.refusal("exhaust foundry").key == "not_now"
    table.play("bonus")
    assert table.refusal("exhaust foundry").key == "not_now"
    table.play("worker 1")
    assert table.allows("exhaust foundry")


def test_free_actions_of_other_players_companies_are_refused() -> None:
    """C-FREE-01: red directs Libby only."""
    table = libby().found("swift", "yellow").asset("swift", "foundry").cubes("swift", wood=2)
    table.at("action", "red")
    for text in ("exhaust foundry", "discard foundry", "trade swift wood for coal"):
        assert table.refusal(text).rule == "C-FREE-01"
        assert text not in table.offers()


def test_free_actions_wait_for_the_own_turn() -> None:
    """C-FREE-03, C-RUL-68: not on somebody else's, whether action or operating turn."""
    table = libby().found("swift", "yellow").asset("libby", "foundry").cubes("libby", wood=2)
    table.partners("yellow", ready=1).appeal("swift", 9).appeal("libby", 2)
    table.at("action", "yellow")
    assert table.refusal("exhaust foundry", "red").key == "not_your_turn"
    table.at("operating")
    assert table.asker() == "yellow"
    assert table.refusal("trade libby wood for coal", "red").key == "not_your_turn"


def test_in_an_operating_turn_only_the_operating_company_acts() -> None:
    """C-FREE-02, C-RUL-55, C-CHR-21: the Director's other company waits."""
    table = libby().found("swift", "red").asset("swift", "workshop").asset("libby", "foundry")
    table.cubes("swift", wood=2).appeal("libby", 9).at("operating")
    assert table.refusal("exhaust workshop").rule == "C-FREE-02"
    assert table.refusal("discard workshop").rule == "C-FREE-02"
    assert table.refusal("trade swift wood for coal").rule == "C-FREE-02"
    assert table.allows("exhaust foundry")


def test_free_actions_fit_between_the_steps_of_an_operating_turn() -> None:
    """C-FREE-02: before buying, between factories, while selling, before and after paying."""
    table = libby().asset("libby", "foundry").staff("libby", workers=[2, 2])
    table.cubes("libby", livestock=3, steel=2, wood=2)
    table.demand(0, ("d1_2a", 0), ("d1_2b", 0), ("d2_3a", 0)).at("operating")
    seen = []
    for text in ("done", "run 1", "run 2", "ship outer", "done", "withhold", "end"):
        assert table.allows("exhaust foundry")
        assert table.allows("trade libby wood for coal")
        seen.append(table.question())
        table.play(text)
    assert seen == [
        "buy_cubes",
        "produce",
        "produce",
        "sell_goods",
        "sell_goods",
        "pay_out",
        "end_operating",
    ]
    assert table.state.phase != ids.OPERATING


def test_a_trade_between_factories_feeds_the_next_one() -> None:
    """C-FREE-02, C-HAY-02: Libby's second factory needs the livestock that wood bought."""
    table = libby().staff("libby", workers=[2, 2]).cubes("libby", livestock=2, steel=2, wood=2)
    table.at("operating").play("done", "run 1")
    assert not table.allows("run 2")
    table.play("trade libby wood for livestock")
    assert table.allows("run 2")


# Trading


def test_two_cubes_of_one_type_buy_one_of_another() -> None:
    """C-DP-50, C-HAY-01: out of and into Haymarket Square."""
    table = libby().cubes("libby", wood=3).haymarket(coal=1, wood=1).at("action", "red")
    table.play("trade libby wood for coal")
    assert table.company("libby").cubes == [0, 0, 1, 1]
    assert table.state.haymarket == [0, 0, 3, 0]


def test_every_possible_trade_is_offered() -> None:
    """C-DP-50: own pairs times the types in Haymarket, here without the own type."""
    table = libby().cubes("libby", wood=2, steel=1, coal=2).haymarket(livestock=1, coal=1, wood=3)
    offers = [text for text in table.at("action", "red").offers() if text.startswith("trade")]
    assert offers == [
        "trade libby wood for livestock",
        "trade libby wood for coal",
        "trade libby coal for livestock",
        "trade libby coal for wood",
    ]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("trade libby steel for coal", "C-HAY-01"),  # one steel is no pair
        ("trade libby wood for wood", "C-HAY-04"),
        ("trade libby wood for livestock", "C-HAY-01"),  # none in Haymarket
    ],
)
def test_other_trades_are_refused(text: str, rule: str) -> None:
    """C-DP-50, C-HAY-01, C-HAY-04, C-DIF-20: `trade_same_type`=no."""
    table = libby().cubes("libby", wood=2, steel=1).haymarket(coal=2, wood=2).at("action", "red")
    assert table.refusal(text).rule == rule


def test_a_trade_may_take_the_type_that_was_given() -> None:
    """C-HAY-04, C-DIF-20, C-DP-50: `trade_same_type`=yes."""
    table = libby(trade_same_type="yes").cubes("libby", wood=2).haymarket(wood=1)
    table.at("action", "red").play("trade libby wood for wood")
    assert (table.company("libby").cubes, table.state.haymarket) == ([0, 0, 1, 0], [0, 0, 2, 0])


def test_a_trade_takes_a_cube_that_was_there_before() -> None:
    """C-HAY-01: not one of the two just given, even where types may be alike."""
    table = libby(trade_same_type="yes").cubes("libby", wood=2).haymarket(coal=1)
    assert not table.at("action", "red").allows("trade libby wood for wood")


def test_trades_may_be_repeated() -> None:
    """C-HAY-02: cubes just received can be traded again."""
    table = libby().cubes("libby", wood=4).haymarket(coal=2, steel=1).at("action", "red")
    table.play("trade libby wood for coal", "trade libby wood for coal")
    table.play("trade libby coal for steel")
    assert table.company("libby").cubes == [0, 1, 0, 0]


def test_cubes_of_two_companies_make_no_pair() -> None:
    """C-CHR-21, C-RUL-68: one wood each, under one Director."""
    table = libby().found("swift", "red").cubes("libby", wood=1).cubes("swift", wood=1)
    refusal = table.at("action", "red").refusal("trade libby wood for coal")
    assert (refusal.key, refusal.facts["owned"]) == ("no_pair", 1)


# Discarding


def test_any_kept_asset_may_be_discarded() -> None:
    """C-DP-52, C-FREE-01, C-SPC-24: used or not, it leaves the game."""
    table = libby().found("swift", "red").asset("libby", "foundry").asset("swift", "workshop")
    table.at("action", "red").play("exhaust foundry")
    offers = [text for text in table.offers() if text.startswith("discard")]
    assert offers == ["discard foundry", "discard workshop"]
    table.play("discard foundry")
    assert (table.company("libby").assets, table.company("libby").exhausted) == ([], 0)
    assert table.refusal("discard foundry").key == "not_kept"


def test_discarding_frees_the_space_for_a_new_asset() -> None:
    """C-FREE-01, C-DP-52, C-DIF-52: then nothing has to be given up."""
    table = (
        libby().asset("libby", "foundry").asset_row("workshop", None, None, None, "refrigeration")
    )
    table.at("action", "red").play(
        "discard foundry", "place libby asset", "acquire workshop", "cash"
    )
    assert table.question() == "after_placing"
    assert len(table.company("libby").assets) == 1


def on_the_stock_turn(**options: str) -> CityScenario:
    """Red directs Libby and Swift, which keep an asset each; yellow directs Elgin with another."""
    table = libby(**options).found("swift", "red").found("elgin", "yellow")
    table.asset("libby", "foundry").asset("swift", "workshop").asset("elgin", "fuelworks")
    return table.at("stock", "red")


def discards(table: CityScenario) -> list[str]:
    return [text for text in table.offers() if text.startswith("discard")]


@pytest.mark.parametrize("edition", ["2018", "2020", "2025"])
def test_assets_are_discarded_on_the_own_stock_turn_in_advanced_mode(edition: str) -> None:
    """C-FREE-03, C-DP-52: of any own company, any number, and the turn goes on."""
    table = on_the_stock_turn(edition=edition, mode="advanced")
    assert discards(table) == ["discard foundry", "discard workshop"]
    table.play("discard workshop", "discard foundry")
    assert (table.question(), table.asker()) == ("stock_turn", "red")
    assert (table.company("libby").assets, table.company("swift").assets) == ([], [])
    assert table.play("pass").state.passes == 1


def test_an_asset_is_discarded_after_a_sale_as_well() -> None:
    """C-FREE-03: before a company goes to somebody else, but not while a batch is open."""
    table = on_the_stock_turn(mode="advanced").holds("red", "elgin", commons=2).at("stock", "red")
    table.play("sell elgin common")
    assert table.refusal("discard foundry").key == "not_now"
    table.play("confirm")
    assert discards(table) == ["discard foundry", "discard workshop"]


def test_whoever_must_sell_down_may_discard_first() -> None:
    """C-FREE-03, C-STOCK-20: the sale may cost a company; passing stays refused."""
    table = on_the_stock_turn(edition="2025", mode="advanced")
    table.seat("red").certificates = table.state.limit() + 1
    table.holds("red", "elgin", commons=1).at("stock", "red")
    assert discards(table) == ["discard foundry", "discard workshop"]
    assert table.refusal("pass").rule == "C-STOCK-20"


@pytest.mark.parametrize(
    ("mode", "asset", "key"),
    [("basic", "foundry", "no_discard_here"), ("advanced", "fuelworks", "not_yours")],
)
def test_other_discards_in_the_stock_phase_are_refused(mode: str, asset: str, key: str) -> None:
    """C-FREE-03: in the basic game no company is lost there; of one's own companies only."""
    table = on_the_stock_turn(mode=mode)
    refusal = table.refusal(f"discard {asset}")
    assert (refusal.key, refusal.rule) == (key, "C-FREE-03")
    assert f"discard {asset}" not in table.offers()
    assert "{" not in refusal.sentence()


def test_nobody_discards_on_anothers_stock_turn() -> None:
    """C-FREE-03: no question interrupts yellow."""
    table = on_the_stock_turn(mode="advanced").at("stock", "yellow")
    assert table.refusal("discard foundry", "red").key == "not_your_turn"


def test_an_asset_serves_only_the_company_that_keeps_it() -> None:
    """C-CHR-21: Swift's Union Stockyards are paid by Swift and feed Swift."""
    table = libby().found("swift", "red", treasury=9).asset("swift", "union_stockyards")
    table.at("action", "red")
    assert table.refusal("exhaust union_stockyards").rule == "C-AST-02"
    table.treasury("swift", 10).play("exhaust union_stockyards")
    assert (table.company("swift").treasury, table.company("libby").treasury) == (0, 500)
    assert (table.company("swift").cubes, table.company("libby").cubes) == (
        [2, 0, 0, 0],
        [0, 0, 0, 0],
    )
