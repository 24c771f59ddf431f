"""A typed line is a number, an answer, the beginning of one, or a command."""

from __future__ import annotations

import pytest

from bigshoulders.cli.play.prompts import (
    COMMANDS,
    Answer,
    Attempt,
    Command,
    Input,
    Unclear,
    numbers,
    understand,
)
from bigshoulders.kernel.action import Action

WORDS = ("buy swift common from bank", "buy swift common from company", "pass", "pool")
LEGAL = [Action(0, code, words) for code, words in enumerate(WORDS)]


def answered(line: str) -> str:
    meant = understand(line, LEGAL)
    assert isinstance(meant, Answer), meant
    return meant.action.notation


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("3", "pass"),
        (" pass ", "pass"),
        ("PASS", "pass"),
        ("pa", "pass"),
        ("buy swift common from bank", WORDS[0]),
        ("b s c f b", WORDS[0]),
        ("buy sw com from co", WORDS[1]),
    ],
)
def test_a_line_that_fits_one_answer_gives_it(line: str, words: str) -> None:
    assert answered(line) == words


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "type a number"),
        ("0", "from 1 to 4"),
        ("5", "from 1 to 4"),
        ("p", '"p" could be pass, pool'),
        ("buy swift", "could be buy swift common from bank, buy swift common from company"),
    ],
)
def test_a_line_that_fits_none_or_several_is_unclear(line: str, sentence: str) -> None:
    meant = understand(line, LEGAL)
    assert isinstance(meant, Unclear)
    assert sentence in meant.sentence


def test_other_words_are_an_attempt_that_the_game_can_refuse() -> None:
    assert understand("sell swift common", LEGAL) == Attempt("sell swift common")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_known_by_its_name(name: str) -> None:
    meant: Input = understand(f"{name.upper()} Some File.txt", LEGAL)
    assert meant == Command(name, "Some File.txt")


def test_the_start_of_a_command_will_do_where_no_answer_begins_so() -> None:
    assert understand("q", LEGAL) == Command("quit", "")
    assert understand("b", LEGAL) != Command("board", "")


# Numbers


def numbered(*words: str) -> list[int]:
    return numbers([Action(0, code, one) for code, one in enumerate(words)])


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (WORDS, [1, 2, 3, 4]),
        (("raise 3", "raise 17"), [3, 17]),
        (("turn 0", "turn 90"), [0, 90]),
        (("use 8", "use 3", "pass"), [8, 3, 9]),
        (("hire 1", "hire 2", "done"), [1, 2, 3]),
        (("use 8", "bid i 1"), [1, 2]),
        (("pay lumber", "pay lumber wild 2", "trade"), [1, 2, 3]),
        (("manager 2", "hire 2"), [1, 2]),
        (("take lumber", "take masonry"), [1, 2]),
        (("dividend", "withhold"), [1, 2]),
    ],
)
def test_an_answer_that_is_a_number_goes_by_it(words: tuple[str, ...], expected: list[int]) -> None:
    """Who reads plot 17 on the map and types 17 means that plot."""
    assert numbered(*words) == expected


def test_a_number_that_names_nothing_is_told_the_numbers() -> None:
    legal = [Action(0, code, words) for code, words in enumerate(("raise 3", "raise 17"))]
    assert understand("17", legal) == Answer(legal[1])
    meant = understand("2", legal)
    assert isinstance(meant, Unclear)
    assert meant.sentence == "there is no choice 2; the numbers are 3, 17"


# Enter


def test_an_empty_line_gives_the_usual_answer_of_any_game() -> None:
    assert understand("", LEGAL, LEGAL[2]) == Answer(LEGAL[2])
    assert understand(" \t", LEGAL, LEGAL[2]) == Answer(LEGAL[2])
    assert isinstance(understand("", LEGAL, None), Unclear)
    assert understand("1", LEGAL, LEGAL[2]) == Answer(LEGAL[0])


def test_a_whole_notation_is_not_the_beginning_of_another() -> None:
    """Who types `raise 1` where plot 1 is taken must not build on plot 12."""
    legal = [Action(0, code, words) for code, words in enumerate(("raise 12", "raise 20"))]
    whole = {"raise 1", "raise 12"}
    assert understand("raise 1", legal, None, whole.__contains__) == Attempt("raise 1")
    assert understand("raise 12", legal, None, whole.__contains__) == Answer(legal[0])
    assert understand("ra 12", legal, None, whole.__contains__) == Answer(legal[0])
