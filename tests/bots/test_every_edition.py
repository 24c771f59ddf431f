"""The heuristic in every edition, mode and module: whole games, and the plans they need."""

from __future__ import annotations

from typing import cast

import pytest

from bigshoulders import new_game
from bigshoulders.bots import make_bot
from bigshoulders.bots.arena import play_game, simulate
from bigshoulders.bots.bot import Observation
from bigshoulders.bots.city.forecast import Evaluation, Weights
from bigshoulders.bots.city.levels import gentle, sharp
from bigshoulders.bots.city.policy import ADVISERS, asking_step
from bigshoulders.games.city.game import STEPS
from bigshoulders.games.city.state import City
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.step import PLAYER, TOGETHER
from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios.city import CityScenario, city
from tests.games.city.packs import EXAMPLES

Options = dict[str, str]

MODULES: list[Options] = [
    {},
    {"mode": "advanced"},
    {"advanced_supply": "on"},
    {"chiefs": "on"},
    {"special_companies": "on"},
    {"closed_space": "yes", "simplified_closure": "on"},
    {"mode": "advanced", "advanced_supply": "on", "chiefs": "on", "special_companies": "on"},
]
MEAT = 2


def advice(table: CityScenario) -> str:
    """Return what the heuristic answers to the question that waits."""
    game = table.game
    code = sharp("adviser").choose(Observation(game, game.deciders()[0], Stream("eyes")))
    return game.rules.language.write(code)


def followed(table: CityScenario, kind: str) -> list[str]:
    """Follow the heuristic as long as this kind of question is asked; return its answers."""
    answers: list[str] = []
    while table.question() == kind:
        answers.append(advice(table))
        table.play(answers[-1])
    return answers


def special(seats: int) -> CityScenario:
    """Return a table with the special companies."""
    return city(seats, edition="2025", special_companies="on")


def is_legal(game: Game, seat: int, code: int) -> None:
    assert code in game.answers(seat), game.rules.language.write(code)


# Whole games


def test_every_question_has_an_adviser() -> None:
    """C-DP: nothing that players are asked is left to chance."""
    asked = {number for number, step in enumerate(STEPS) if step.kind in (PLAYER, TOGETHER)}
    assert asked == set(ADVISERS)


@pytest.mark.once
@pytest.mark.parametrize("module", [MODULES[0], MODULES[-1]], ids=["plain", "everything"])
def test_advice_is_always_one_of_the_answers(module: Options) -> None:
    """C-DP: no answer is a way out because the adviser had none."""
    game = new_game("city", seats=3, seed="advice", events=False, edition="2025", **module)
    state = cast("City", game.state)
    while not game.is_over():
        for seat in game.deciders():
            answers = game.answers(seat)
            outlook = Evaluation(state, seat, Weights())
            code = ADVISERS[asking_step(state, seat)](outlook, answers)
            assert code in answers, game.question(seat).kind
            game.play(seat, code)


@pytest.mark.parametrize("name", ["heuristic", "sharp"])
@pytest.mark.parametrize("edition", ["2018", "2020", "2025"])
@pytest.mark.parametrize("module", MODULES, ids=lambda module: "+".join(module) or "plain")
def test_every_edition_and_module_is_played_to_the_end(
    name: str, edition: str, module: Options
) -> None:
    """C-OPT-01 to C-OPT-09: whole games under the referee, legal answers only."""
    game = new_game(
        "city",
        seats=3,
        seed=f"{edition}/{name}",
        events=False,
        pack=None,
        edition=edition,
        **module,
    )
    bots = [make_bot("city", name, f"all/{seat}") for seat in range(3)]
    assert play_game(game, bots, referee=True, on_decision=is_legal).is_over()


def test_a_pack_with_a_new_company_is_played_to_the_end() -> None:
    """C-CON-01: charters are data, so the heuristic reads what it finds."""
    game = new_game("city", seats=4, seed="pack", pack=EXAMPLES / "pack-calumet")
    bots = [make_bot("city", "sharp", f"pack/{seat}") for seat in range(4)]
    assert play_game(game, bots, referee=True, on_decision=is_legal).is_over()


@pytest.mark.once
@pytest.mark.parametrize("module", MODULES[1:], ids="+".join)
def test_modules_do_not_make_the_city_poor(module: Options) -> None:
    """Mean winner about 7,000 with any module, with a deviation of 500 in one game."""
    options = {"edition": "2025", **module}
    done = simulate("city", seats=4, games=3, bots=["sharp"], seed="rich", options=options)
    assert 5_800 < done.mean_winner < 8_800


# Oscar Mayer


def mayer(workers: int, treasury: int = 100, **cubes: int) -> CityScenario:
    """Return a table at which Oscar Mayer of red buys its cubes; nine goods have room."""
    table = special(2).found("mayer", "red", treasury=treasury)
    table.staff("mayer", workers=[workers]).cubes("mayer", **cubes)
    table.supply(30, coal=1).supply(20, coal=1).supply(10, coal=1)
    return table.demand(MEAT, ("d1_x", 0), None, ("d4_6a", 0))


def test_the_way_that_brings_most_is_chosen() -> None:
    """C-SPEC-03: with room for all, nine goods at 30 bring more than five at 40 or three at 50."""
    table = mayer(6, livestock=3, steel=1).demand(MEAT, ("d3_5a", 0), ("d2_5", 0), ("d4_6a", 0))
    assert advice(table.at("operating").play("done")) == "way 3"


def test_a_full_row_makes_few_dear_goods_the_better_way() -> None:
    """C-SPEC-03, C-DEM-08: at half price three goods bring 75, five 100, nine 135, less cubes."""
    table = mayer(6, treasury=100, livestock=1)
    table.demand(MEAT, ("d1_1a", 1), ("d2_2", 2), ("d1_2a", 2)).supply(30, livestock=2, steel=1)
    table.haymarket(wood=1).at("operating")
    assert followed(table, "buy_cubes") == ["done"]
    assert advice(table) == "way 1"


def test_cubes_are_bought_for_the_chosen_way() -> None:
    """C-SPEC-03, C-OP-20: two livestock and a steel are worth three goods at 30 more."""
    table = mayer(6, livestock=1).demand(MEAT, ("d3_5a", 0), ("d2_5", 0), ("d4_6a", 0))
    table.supply(10, livestock=2, steel=1).at("operating")
    orders = ["order livestock 10", "order livestock 10", "order steel 10", "done"]
    assert followed(table, "buy_cubes") == orders
    assert advice(table) == "way 3"


# Other special companies


def test_american_flyer_runs_with_a_few_workers() -> None:
    """C-SPEC-01: its factory need not be full."""
    table = special(2).found("flyer", "red", treasury=100)
    table.staff("flyer", workers=[3]).supply(10, steel=2, wood=1).at("operating")
    orders = ["order steel 10", "order steel 10", "order wood 10", "done"]
    assert followed(table, "buy_cubes") == orders
    assert advice(table) == "run 1"


def test_american_flyer_hires_more_than_it_needs_to_run() -> None:
    """C-SPEC-01: every worker is a good more."""
    table = special(2).found("flyer", "red", treasury=250).only("red")
    table.staff("flyer", workers=[1]).cubes("flyer", steel=2, wood=1).at("action", "red")
    assert advice(table) == "place flyer hire"
    table.play("place flyer hire")
    assert len(followed(table, "hire")) >= 2


def test_schwinn_makes_its_exchange() -> None:
    """C-SPEC-04, C-RUL-108: two steel that wait for nothing are two goods."""
    table = special(4).found("schwinn", "red", treasury=200).only("red")
    table.cubes("schwinn", steel=2).building("yellow", "iii-15").partners("red", ready=2)
    table.at("action", "red").play("place schwinn iii-15", "worker 1")
    assert table.question() == "exchange"
    assert advice(table) == "exchange"


# The advanced supply chain


def swift(treasury: int = 200, **options: str) -> CityScenario:
    """Return a table at which Swift's first factory is staffed: steel and livestock, two goods."""
    table = city(2, 1, edition="2025", **options)
    return table.found("swift", "red", price=40, treasury=treasury).staff("swift", workers=[2, 0])


def test_cubes_are_bought_from_the_rows_of_the_chain() -> None:
    """C-ADV-03: a factory that lacks livestock and steel orders one of each, by its row."""
    table = swift(advanced_supply="on").at("operating")
    assert followed(table, "buy_cubes") == ["order livestock", "order steel", "done"]


def test_a_dear_cube_of_the_chain_is_traded_for() -> None:
    """C-ADV-03, C-HAY-01: the last steel costs 60, two livestock 20."""
    table = swift(advanced_supply="on").chain(livestock=12, steel=1).haymarket(steel=1)
    steps = followed(table.at("operating"), "buy_cubes")
    assert "order steel" not in steps
    assert "trade swift livestock for steel" in steps


def test_a_cube_that_only_the_chain_has_is_taken() -> None:
    """C-ADV-08: it is free."""
    table = city(3, 1, edition="2025", advanced_supply="on").found("swift", "red", treasury=200)
    table.building("red", "iii-08").only("red").haymarket(livestock=1, steel=1)
    table.at("action", "red").play("place swift iii-08")
    assert table.question() == "chain_cube"
    assert advice(table) == "take livestock"


# Chiefs


def test_a_chief_of_sales_is_used_once_the_goods_are_sold() -> None:
    """C-CHF-04: three goods bring 30 more, the Chief is paid 20."""
    table = swift(chiefs="on").asset("swift", "chief_of_sales").goods("swift", 1)
    table.cubes("swift", livestock=1, steel=1).at("operating")
    table.demand(MEAT, ("d1_x", 0), ("d2_2", 2), ("d2_5", 0)).play("done", "run 1")
    followed(table.go_on_to("sell_goods", "done"), "sell_goods")
    assert followed(table, "pay_out") == ["exhaust chief_of_sales", "dividend"]


def test_a_chief_of_research_brings_a_good_to_sell() -> None:
    """C-CHF-02: he is paid once the cubes are bought."""
    table = swift(chiefs="on").asset("swift", "chief_of_rnd").cubes("swift", livestock=1, steel=1)
    assert advice(table.at("operating")) == "exhaust chief_of_rnd"


def test_a_chief_of_operations_brings_whoever_does_more() -> None:
    """C-CHF-03: in the last decade a better price for five goods beats a manager's appeal."""
    table = swift(chiefs="on").asset("swift", "chief_of_operations").only("red").decade(5)
    table.staff("swift", workers=[2, 3]).cubes("swift", livestock=4, steel=4, coal=4, wood=4)
    table.goals().at("action", "red").play("exhaust chief_of_operations")
    assert table.question() == "chief_staff"
    assert advice(table) == "staff salesperson"


# Shares and prices


def test_the_papers_that_lose_least_are_sold_above_the_limit() -> None:
    """C-STOCK-20: Swift earns, the others stand still; what must go is not Swift's."""
    table = city(2, 1, edition="2025", mode="advanced")
    table.found("anglo", "red", price=50, treasury=0)
    for key, price, commons in ("elgin", 60, 3), ("libby", 80, 3), ("spalding", 250, 2):
        table.found(key, "yellow", price=price, treasury=0).holds("red", key, commons=commons)
    table.found("swift", "yellow", price=40, treasury=300).holds("red", "swift", commons=1)
    table.staff("swift", workers=[2, 3], managers=[1, 1], salespeople=2).decade(5)
    table.holds("yellow", "anglo", commons=3).cash("red", 400).cash("yellow", 50)
    table.at("stock", "yellow").play("buy anglo common from company")
    assert table.seat("red").certificates == 12
    sold = []
    while advice(table).startswith("sell"):
        sold.append(advice(table))
        table.play(sold[-1])
    assert len(sold) == 2
    assert not any("swift" in text for text in sold)


@pytest.mark.parametrize(
    ("mode", "expected"), [("advanced", "buy swift common from company"), ("basic", "pass")]
)
def test_a_company_is_not_let_go_for_want_of_one_share(mode: str, expected: str) -> None:
    """C-DIR-01, C-DIR-03: the share is not worth its price, but it keeps Swift from yellow."""
    table = city(2, 1, edition="2025", mode=mode).found("swift", "red", price=40, treasury=0)
    table.holds("yellow", "swift", commons=3).cash("red", 45).decade(4).at("stock", "red")
    assert advice(table) == expected


def test_no_asset_is_thrown_away_on_a_stock_turn() -> None:
    """C-FREE-03: not even by a wandering mind, which is asked far more often there."""
    table = swift(mode="advanced").asset("swift", "foundry").cash("red", 0).at("stock", "red")
    assert table.offers() == ["discard foundry", "pass"]
    for seed in range(40):
        code = gentle(str(seed)).choose(Observation(table.game, 0, Stream("eyes")))
        assert table.game.rules.language.write(code) == "pass"


def test_money_is_not_raised_in_an_emergency() -> None:
    """C-OP-10: three steps down at least are dearer than a share is worth."""
    table = swift(mode="advanced").at("operating")
    assert table.question() == "emergency"
    assert advice(table) == "done"


def test_the_closed_space_is_avoided() -> None:
    """C-CLO-01: a dividend of nothing much keeps a price of 10; withholding would close."""
    table = swift().price("swift", 10).cubes("swift", livestock=1, steel=1)
    table.at("operating").play("done", "run 1")
    followed(table.go_on_to("sell_goods", "done"), "sell_goods")
    assert table.question() == "pay_out"
    assert advice(table) == "dividend"


def test_a_price_is_protected_from_the_closed_space() -> None:
    """C-AST-13, C-CLO-01: Swift cannot pay, and one step down would close it."""
    table = swift().price("swift", 10).asset("swift", "price_protection")
    table.at("operating").play("done", "done", "withhold")
    assert table.question() == "protect_withholding"
    assert advice(table) == "protect"
