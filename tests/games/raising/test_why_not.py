"""Refusals: every one has a message, a rule and a sentence (rules, sections 22 and 23)."""

import csv
from importlib.resources import files

import pytest

from bigshoulders import new_game, rulebook
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.errors import Illegal, Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.refusal import Refusal
from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios.raising import raising


def messages() -> set[str]:
    """Return the refusals that the glossary translates."""
    data = files("bigshoulders.games.raising").joinpath("data/glossary.csv")
    rows = csv.reader(data.read_text(encoding="utf-8").splitlines())
    return {row[0].removeprefix("refuse.") for row in rows if row[0].startswith("refuse.")}


def refusals(game: Game) -> list[Refusal]:
    """Return a refusal for every word of the question's verbs that is not legal."""
    seat = game.deciders()[0]
    step = game.step()
    language, legal = game.rules.language, set(game.answers(seat))
    found = []
    for verb in step.verbs:
        for code in language.every(verb):
            refusal = game.why_not(Action(seat, code, language.write(code)))
            assert (refusal is None) == (code in legal)
            if refusal is not None:
                found.append(refusal)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_refusal_has_a_message_a_rule_and_a_sentence(seats: int) -> None:
    """R-BID-02, R-PAY-02, R-RAI-02, R-EPT-04: whatever can be said is legal or refused, and why."""
    game = new_game("raising", seats=seats, seed=seats, council="on", end_choices="players")
    stream, known, rules = Stream(f"why/{seats}"), messages(), set(rulebook.all_ids("raising"))
    keys: set[str] = set()
    while not game.is_over():
        if len(game.moves) % 5 == 0:
            for refusal in refusals(game):
                assert refusal.key in known
                assert refusal.rule in rules
                assert "{" not in refusal.sentence()
                keys.add(refusal.key)
        seat = game.deciders()[0]
        answers = game.answers(seat)
        game.play(seat, answers[stream.below(len(answers))])
    assert keys >= {"square_taken", "plot_taken", "payment_mismatch", "no_favor", "not_now"}


def test_the_usual_answer_is_always_legal() -> None:
    """D-03, D-06, D-15, D-16: what is offered as the default can be given."""
    game = new_game("raising", seats=3, seed=4, council="on", end_choices="players")
    stream, offered = Stream("usual"), set()
    while not game.is_over():
        seat = game.deciders()[0]
        usual = game.default_answer(seat)
        if usual is not None:
            assert usual.code in game.answers(seat)
            offered.add(game.question(seat).kind)
        answers = game.answers(seat)
        game.play(seat, answers[stream.below(len(answers))])
    assert {"pay", "give", "take", "use_tile"} <= offered


def test_a_refused_answer_changes_nothing() -> None:
    """R-BID-02: the sentence says what is wrong, and the question stays."""
    table = raising().squares("i", "- purple - -")
    before = table.game.hash()
    refusal = r"bid i 1: that square of i already has a marker \(R-BID-02\)"
    with pytest.raises(Illegal, match=refusal):
        table.play("bid i 1")
    assert table.game.hash() == before
    assert (table.asker(), table.question()) == ("blue", "bid")


def test_a_refusal_says_the_numbers_and_what_would_be_right() -> None:
    """R-BID-06: the cost and the purse stand in the sentence."""
    table = raising().card("iii", "8").tokens("blue", "L0 J2 M0").squares("iii", "- purple - -")
    refusal = table.refusal("bid iii ul")
    assert (refusal.key, refusal.rule) == ("cannot_pay_upper_left", "R-BID-06")
    assert refusal.sentence() == (
        "bid iii ul: the upper-left square of iii costs 1 lumber and 1 masonry, "
        "and you have 2 jackscrew (R-BID-06); choose another square"
    )


def test_another_kind_of_answer_gets_the_question_back() -> None:
    """R-BID-02: passing is no answer to a bid."""
    refusal = raising().refusal("pass")
    assert (refusal.key, refusal.rule) == ("not_now", "R-BID-02")
    assert refusal.text == "the question now is: blue places a marker"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bid vi 1", "there is no space 'vi'"),
        ("bid i 4", "there is no square '4'; there are ul, 1, 2, 3"),
        ("bid i", 'cannot read "bid i": expected "bid <space> <square>"'),
        ("raise 41", "there is no plot '41'"),
        ("use 13", "there is no tile '13'"),
        ("pay wood", "there is no resource 'wood'"),
        ("bit i 1", "no choice begins with 'bit'; did you mean bid"),
        ("", "there is nothing to read"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence(text: str, sentence: str) -> None:
    """R-BID-02: unknown cards, squares, plots and words."""
    with pytest.raises(Malformed) as error:
        raising().game.read(text)
    assert sentence in str(error.value)


def test_four_players_have_a_fifth_square() -> None:
    """R-CMP-07, Q-62: a word of the yellow side that the red one does not know."""
    assert "bid i 4" in raising(4).offers()


# Lists of one answer


def test_a_single_answer_is_given_by_the_engine() -> None:
    """D-06, section 22: with nothing to choose the payment is made, and the event tells it."""
    table = raising().won("blue", "17", levels=2).tokens("blue", "L0 J0 M0")
    moves = len(table.game.moves)
    table.at("projects")
    assert table.question() == "raise"
    assert table.seat("blue").poverty == 3
    assert table.happened().count("forced") == 3
    assert len(table.game.moves) == moves


def test_nothing_else_is_asked() -> None:
    """D-01, D-05, D-12, D-13: without an empty plot tile no window opens in a whole round."""
    table = raising()
    kinds = set()
    while table.state.round == 1 and not any(seat.tiles for seat in table.state.seats):
        kinds.add(table.question())
        table.play(table.offers()[0])
    assert kinds <= {"bid", "pay", "give", "take", "raise", "move", "resolve"}
