"""Notation is read and written both ways, and what cannot be read is explained."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.action import (
    CHANCE,
    Action,
    Language,
    Verb,
    answer,
    code_of,
    move_of,
    mover,
    split_line,
)
from bigshoulders.kernel.errors import Malformed

VERBS = (
    Verb(0, "buy <company> from <source>", "buy"),
    Verb(1, "pass", "pass"),
    Verb(2, "give <company>", "give"),
    Verb(3, "give up", "give up"),
)
LANGUAGE = Language(VERBS, {"company": ("swift", "libby"), "source": ("bank", "company")})


def test_a_code_is_written_with_the_words_of_its_domains() -> None:
    assert LANGUAGE.write(answer(0, 1, 0)) == "buy libby from bank"


@pytest.mark.parametrize("text", ["buy libby from bank", "pass", "give swift", "give up"])
def test_notation_reads_back_to_itself(text: str) -> None:
    assert LANGUAGE.write(LANGUAGE.read(text)) == text


def test_case_and_spaces_do_not_matter() -> None:
    assert LANGUAGE.read("  Buy  SWIFT from Bank ") == answer(0, 0, 0)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "there is nothing to read: type a choice, e.g. one of those offered"),
        ("bye swift", "cannot read \"bye swift\": no choice begins with 'bye'; did you mean buy?"),
        ("buy", 'cannot read "buy": expected "buy <company> from <source>"'),
        ("buy swft from bank", "there is no company 'swft'; did you mean swift?"),
        ("give", 'cannot read "give": expected "give up" or "give <company>"'),
    ],
)
def test_what_cannot_be_read_is_explained(text: str, sentence: str) -> None:
    with pytest.raises(Malformed) as error:
        LANGUAGE.read(text)
    assert str(error.value) == sentence


def test_a_line_that_joins_answers_is_cut_into_them() -> None:
    joined = Language(VERBS, LANGUAGE.domains, ("give <company> pass",))
    assert joined.answers_in("Give swift pass") == ["give swift", "pass"]
    assert joined.answers_in("buy libby from bank") == ["buy libby from bank"]
    assert LANGUAGE.answers_in("give swift pass") == ["give swift pass"]


SEATED = Language(VERBS, {**LANGUAGE.domains, "seat": ("red", "blue")}, ("give <company> pass",))


@pytest.mark.parametrize("seat", [CHANCE, 0, 1])
def test_a_move_keeps_who_answered_and_what(seat: int) -> None:
    move = move_of(seat, answer(0, 1, 1))
    assert (mover(move), code_of(move)) == (seat, answer(0, 1, 1))


@pytest.mark.parametrize("line", ["red pass", "blue buy libby from bank", "chance give swift"])
def test_a_line_reads_back_to_the_move_it_was_written_from(line: str) -> None:
    seat, codes = SEATED.read_line(line)
    assert [SEATED.write_line(move_of(seat, code)) for code in codes] == [line]


def test_a_line_of_an_older_record_may_be_several_answers_of_one_seat() -> None:
    assert SEATED.read_line("blue give libby pass") == (1, [answer(2, 1), answer(1)])


def test_a_line_is_split_after_who_answered() -> None:
    assert split_line("red  give up") == ("red", "give up")
    assert split_line("red") == ("red", "")


def test_nobody_but_a_seat_or_chance_answers() -> None:
    with pytest.raises(Malformed, match="there is no seat 'green'"):
        SEATED.read_line("green pass")


def test_the_arguments_of_an_answer_are_named_by_their_domains() -> None:
    assert SEATED.arguments(answer(0, 1, 0)) == [("company", "libby"), ("source", "bank")]
    assert SEATED.arguments(answer(1)) == []


def test_every_code_of_a_verb_is_listed_once() -> None:
    codes = LANGUAGE.every(0)
    assert sorted(LANGUAGE.write(code) for code in codes) == [
        "buy libby from bank",
        "buy libby from company",
        "buy swift from bank",
        "buy swift from company",
    ]


def test_actions_are_equal_by_seat_and_code() -> None:
    assert Action(1, 5, "a") == Action(1, 5, "b")
    assert Action(1, 5, "a") != Action(2, 5, "a")
    assert len({Action(1, 5, "a"), Action(1, 5, "b")}) == 1
    assert Action(1, 5, "a") != "a"
