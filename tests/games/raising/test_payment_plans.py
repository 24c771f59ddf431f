"""Complete ways to pay: the default first, each with its own outcome, and none beaten by another.

Blue has won project 17, which costs three lumber, three jackscrews and four masonry.
"""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.games.raising.rules.payment_plans import MOST_PLANS
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios.raising import RaisingScenario, raising

PAYING = ("pay", "give", "take")


def paying(purse: str, free_poverty: str = "no") -> RaisingScenario:
    table = raising(free_poverty=free_poverty).won("blue", "17")
    return table.tokens("blue", purse).at("projects")


def after(game: Game, line: list[str]) -> Game:
    """Return a twin after the answers of a plan, all of which must be legal and asked for."""
    seat = game.deciders()[0]
    twin = game.copy()
    for notation in line:
        assert twin.question(seat).kind in PAYING
        twin.apply(twin.read(notation, seat))
    return twin


def lines(game: Game, seat: int = 0) -> list[list[str]]:
    return [plan.answers for plan in game.plans(seat)]


def purse_after(table: RaisingScenario, line: list[str]) -> tuple[object, ...]:
    shown = after(table.game, line).view(0)["seats"]
    assert isinstance(shown, list)
    blue = shown[0]
    assert isinstance(blue, dict)
    tokens, poverty = blue["tokens"], blue["poverty"]
    assert isinstance(tokens, dict)
    assert isinstance(poverty, dict)
    return (*tokens.values(), blue["wild"], blue["favor"], poverty["steps"])


def test_what_is_at_hand_is_one_way() -> None:
    """R-PAY-03: wilds, favors and trades would only cost more."""
    assert lines(paying("L3 J3 M4 W2").game) == [["pay lumber", "pay jackscrew", "pay masonry"]]


def test_the_default_comes_first() -> None:
    """D-06: a favor where most is missing, one wild, and nothing is short."""
    plans = lines(paying("L5 J1 M3 W2 F1").game)
    assert plans[0] == ["pay lumber", "favor jackscrew", "pay masonry wild 1"]


def test_ways_with_favor_and_with_poverty_are_offered_beside_it() -> None:
    """R-PAY-05, R-PAY-06: a favor for masonry, one type short, both."""
    table = paying("L5 J1 M3 W2 F1")
    outcomes = [purse_after(table, line) for line in lines(table.game)]
    assert outcomes[0] == (2, 1, 0, 1, 0, 0)
    assert (2, 0, 3, 0, 0, 0) in outcomes
    assert (2, 1, 0, 1, 1, 1) in outcomes
    assert (2, 1, 3, 2, 1, 2) in outcomes


def test_a_trade_is_offered_where_it_saves_a_favor() -> None:
    """R-PAY-04: three spare lumber for a jackscrew keep the favor."""
    plans = lines(paying("L6 J2 M4 F1").game)
    traded = ["trade", "give lumber", "give lumber", "give lumber", "take jackscrew"]
    assert [*traded, "pay lumber", "pay jackscrew", "pay masonry"] in plans


def test_a_plan_skips_answers_that_are_forced() -> None:
    """D-06: after the favor for lumber the other two have one answer each."""
    plans = paying("J2 M4 F1").game.plans(0)
    found = [plan.whole for plan in plans if plan.answers == ["favor lumber"]]
    assert found == [["favor lumber", "short jackscrew", "pay masonry"]]


def test_a_payment_that_has_begun_is_planned_to_its_end() -> None:
    """R-PAY-04: without trades, which come before the first resource."""
    table = paying("L9 J2 M4 W1 F1").play("pay lumber")
    plans = lines(table.game)
    assert plans[0] == ["pay jackscrew wild 1", "pay masonry"]
    assert not [line for line in plans if "trade" in line]


def test_the_upper_left_square_is_paid_with_tokens_wilds_or_after_a_trade() -> None:
    """R-BID-06: card 8 shows J, M and L; a wild for lumber, or three jackscrews for it."""
    table = raising().card("i", "8").tokens("blue", "J4 M1 W1 F2").at("bidding", "blue")
    table.play("bid i ul")
    plans = lines(table.game)
    assert plans[0] == ["pay lumber wild 1", "pay jackscrew", "pay masonry"][: len(plans[0])]
    assert [line[-1] for line in plans if line[0] == "trade"]
    assert not [line for line in plans for word in line if word.startswith(("favor", "short"))]


def test_being_short_by_choice_is_a_way_if_the_option_allows_it() -> None:
    """Q-32: option `free_poverty`; all three types may be short."""
    shorts = [
        [word for word in line if word.startswith("short")]
        for line in lines(paying("L3 J3 M4", free_poverty="yes").game)
    ]
    assert ["short lumber", "short jackscrew", "short masonry"] in shorts


def test_other_questions_have_no_plans() -> None:
    """D-07: a plot says it all."""
    table = raising().won("blue", "17").tokens("blue", "L9 J9 M9").at("placing")
    assert lines(table.game) == []


@pytest.mark.parametrize("seed", range(6))
def test_plans_of_random_games_are_legal_and_differ(seed: int) -> None:
    """D-03, D-06, D-15: every line can be played, and leads to its own outcome."""
    game = new_game("raising", seats=2 + seed % 3, seed=seed, council="on", end_choices="players")
    stream = Stream(f"plans/{seed}")
    while not game.is_over():
        seat = game.deciders()[0]
        if game.question(seat).kind == "pay":
            plans = lines(game, seat)
            outcomes = [after(game, line).hash() for line in plans]
            assert 1 <= len(set(outcomes)) == len(plans) <= MOST_PLANS
        answers = game.answers(seat)
        game.play(seat, answers[stream.below(len(answers))])
