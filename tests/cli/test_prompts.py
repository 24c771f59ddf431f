"""A typed line is a number, an answer, the beginning of one, or a command."""

from __future__ import annotations

import pytest

from bigshoulders.cli.prompts import COMMANDS, Answer, Attempt, Command, Input, Unclear, understand
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
