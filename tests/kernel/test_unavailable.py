"""What is not possible now: which refusals are told, in which order, and how many."""

from __future__ import annotations

import pickle

from bigshoulders import new_game
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.refusal import LATER, NO_MONEY, Facts, Reason, Refusal
from bigshoulders.kernel.stream import Stream
from bigshoulders.kernel.unavailable import MOST_ALIKE, MOST_NEAR, unavailable
from bigshoulders.scenarios.raising import RaisingScenario, raising
from scripts.write_word_keys import constants, refusals


def near(game: Game, seat: int = 0) -> dict[str, str]:
    """Return the answers that are told unasked, with the keys of their reasons."""
    found = [one for one in unavailable(game, seat) if one.is_near]
    return {one.action.notation: one.refusal.key for one in found}


def everything(game: Game, seat: int = 0) -> dict[str, str]:
    return {one.action.notation: one.refusal.key for one in unavailable(game, seat)}


def lacking(facts: Facts) -> int:
    reason = Reason("dear", "X-1", "too dear", lacks=("cost", "cash"))
    return Refusal(reason, "", facts).missing


def test_money_that_is_missing_is_the_cost_less_what_there_is() -> None:
    assert lacking({"cost": 180, "cash": 175, "treasury": 0}) == 5
    assert lacking({"cost": 100, "cash": 175}) == 0
    assert lacking({"cost": 100}) == 0
    assert Refusal(Reason("used", "X-1", "used"), "", {"cost": 5, "cash": 0}).missing == 0


def test_a_reason_keeps_what_it_says_of_itself() -> None:
    reason = Reason("dear", "X-1", "too dear", standing=LATER, lacks=("cost", "cash"))
    again = pickle.loads(pickle.dumps(reason))  # noqa: S301 - our own
    assert [again.standing, again.lacks] == [LATER, ("cost", "cash")]


def test_a_lack_of_money_comes_with_the_cost_and_what_there_is_to_pay_it_from() -> None:
    facts = refusals()
    dear = [(game, one) for game, one in constants(Reason) if one.lacks != NO_MONEY]
    assert dear
    for game, reason in dear:
        assert {*reason.lacks} <= {*facts[f"refusals.{game}.{reason.key}"]}, reason.key


# City


def stock_turn(seed: int) -> Game:
    """Return a game of City at the first stock turn."""
    game = new_game("city", seats=3, seed=seed)
    stream = Stream(f"stock/{seed}")
    while game.question(game.deciders()[0]).kind != "stock_turn":
        seat = game.deciders()[0]
        answers = game.answers(seat)
        game.play(seat, answers[stream.below(len(answers))])
    return game


def test_what_little_money_would_allow_is_told_first() -> None:
    """C-STOCK-16, C-FND-02: of certificates and foundings that are too dear the nearest is told."""
    seen = 0
    for seed in range(8):
        game = stock_turn(seed)
        found = unavailable(game, game.deciders()[0])
        missing = [one.refusal.missing for one in found if one.refusal.missing]
        assert missing == sorted(missing)
        assert [one.refusal.missing for one in found[: len(missing)]] == missing
        seen += len(missing)
    assert seen


def test_few_are_told_and_few_alike() -> None:
    for seed in range(8):
        game = stock_turn(seed)
        told = list(near(game, game.deciders()[0]).items())
        assert len(told) <= MOST_NEAR
        ways = [(notation.split()[0], reason) for notation, reason in told]
        assert max([ways.count(way) for way in ways], default=0) <= MOST_ALIKE


def test_what_was_never_in_question_is_not_told() -> None:
    """C-STOCK-03, C-STOCK-19: papers one does not hold, a Director's certificate to buy."""
    game = stock_turn(1)
    seat = game.deciders()[0]
    found = everything(game, seat)
    assert not {"not_held", "not_founded", "director_by_founding", "in_play"} & {*found.values()}
    for notation in ("sell swift common", "buy swift director from bank"):
        assert game.why_not(game.read(notation, seat)) is not None
        assert notation not in found


def test_what_may_be_done_besides_is_not_told() -> None:
    """C-FREE-01: trades are free actions, and nobody is told of each that is not possible."""
    game = new_game("city", seats=2, seed=3)
    stream = Stream("besides")
    kinds = set()
    while not game.is_over():
        seat = game.deciders()[0]
        kinds.add(game.question(seat).kind)
        assert not [one for one in everything(game, seat) if one.split()[0] in ("trade", "done")]
        answers = game.answers(seat)
        game.play(seat, answers[stream.below(len(answers))])
    assert {"action_turn", "buy_cubes", "pay_out"} <= kinds


def test_a_seat_that_is_not_asked_is_told_nothing() -> None:
    game = stock_turn(1)
    others = [seat for seat in range(3) if seat not in game.deciders()]
    assert [unavailable(game, seat) for seat in others] == [[], []]


# Raising


def paying(purse: str) -> RaisingScenario:
    return raising().won("blue", "17").tokens("blue", purse).at("projects")


def test_a_payment_says_what_is_lacking() -> None:
    """R-PAY-02, R-PAY-05: lumber is due, and there is neither enough of it nor a favor."""
    table = paying("L1 J3 M4")
    assert near(table.game) == {
        "pay lumber": "payment_mismatch",
        "pay lumber wild 1": "payment_mismatch",
        "favor lumber": "no_favor",
    }


def test_what_can_be_paid_need_not_be_left() -> None:
    """R-PAY-07: with enough lumber nobody goes short of it."""
    assert near(paying("L3 J3 M4 W2").game)["short lumber"] == "must_pay"


def test_squares_with_markers_are_told_to_who_asks_for_them() -> None:
    """R-BID-02: everybody sees a marker; R-BID-06: that upper-left squares are too dear is told."""
    table = raising().tokens("blue", "").squares("i", "- purple - -").at("bidding")
    found = everything(table.game)
    assert found["bid i 1"] == "square_taken"
    assert [*near(table.game)] == ["bid i ul", "bid ii ul"]
    assert found["bid iii ul"] == "cannot_pay_upper_left"  # two that are alike will do
