"""Notation is read and written both ways, and what cannot be read is explained."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.action import Action, Language, Verb, answer
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
        ("", "there is nothing to read: type an answer, e.g. one of those offered"),
        ("bye swift", "cannot read \"bye swift\": no answer begins with 'bye'; did you mean buy?"),
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
