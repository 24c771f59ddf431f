"""Changing a text somewhere: its lines, words, numbers and signs."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from tests.fuzz import strange

if TYPE_CHECKING:
    from random import Random

Change: TypeAlias = Callable[["Random", str, str], str]  # takes another text to steal from, too

WORD: Final = re.compile(r"[^\s=;:#,\[\]{}\"]+")
NUMBER: Final = re.compile(r"[0-9]+")
VALUE: Final = re.compile(r'"[^"]*"|[0-9]+|null|true|false|\[\]|\{\}')
LONGEST: Final = 400_000  # signs of an input


def changed(random: Random, text: str, other: str) -> str:
    """Return a text with one change, or with a few."""
    for _i in range(random.choice((1, 1, 1, 2, 3))):
        text = random.choice(CHANGES)(random, text, other)
    return text[:LONGEST]


def _drop_lines(random: Random, text: str, _other: str) -> str:
    lines = text.split("\n")
    start = random.randrange(len(lines))
    del lines[start : start + random.choice((1, 1, 2, 10, 1000))]
    return "\n".join(lines)


def _repeat_line(random: Random, text: str, _other: str) -> str:
    lines = text.split("\n")
    start = random.randrange(len(lines))
    return "\n".join(
        [*lines[:start], *[lines[start]] * random.choice((2, 2, 3, 50)), *lines[start:]]
    )


def _exchange_lines(random: Random, text: str, _other: str) -> str:
    lines = text.split("\n")
    one, two = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def _steal_line(random: Random, text: str, other: str) -> str:
    lines = text.split("\n")
    start = random.randrange(len(lines))
    end = start + random.randint(0, 1)
    lines[start:end] = [random.choice(other.split("\n"))]
    return "\n".join(lines)


def _splice(random: Random, text: str, other: str) -> str:
    lines, theirs = text.split("\n"), other.split("\n")
    start = random.randrange(len(lines))
    same = min(start, len(theirs) - 1)
    return "\n".join(lines[:start] + theirs[random.choice((same, random.randrange(len(theirs)))) :])


def _swap_word(random: Random, text: str, other: str) -> str:
    found = _one(random, WORD, text)
    if found is None:
        return strange.word(random)
    stolen = _one(random, WORD, random.choice((text, other)))
    word = strange.word(random) if stolen is None or random.random() < 0.5 else stolen.group()
    return text[: found.start()] + word + text[found.end() :]


def _drop_word(random: Random, text: str, _other: str) -> str:
    found = _one(random, WORD, text)
    return "" if found is None else text[: found.start()] + text[found.end() :]


def _repeat_word(random: Random, text: str, _other: str) -> str:
    found = _one(random, WORD, text)
    if found is None:
        return text
    times, between = random.choice((1, 2, 500)), random.choice((" ", "", "="))
    return text[: found.end()] + f"{between}{found.group()}" * times + text[found.end() :]


def _swap_number(random: Random, text: str, _other: str) -> str:
    found = _one(random, NUMBER, text)
    if found is None:
        return text
    number = strange.number(random)
    if random.random() < 0.4 and len(found.group()) < 10:
        number = str(int(found.group()) + random.choice((-1, 1, 10)))
    return text[: found.start()] + number + text[found.end() :]


def _swap_value(random: Random, text: str, _other: str) -> str:
    found = _one(random, VALUE, text)
    if found is None:
        return text + random.choice(strange.RAW)
    return text[: found.start()] + random.choice(strange.RAW) + text[found.end() :]


def _put_sign(random: Random, text: str, _other: str) -> str:
    start = random.randint(0, len(text))
    return text[:start] + random.choice(strange.SIGNS) + text[start + random.randint(0, 1) :]


def _drop_signs(random: Random, text: str, _other: str) -> str:
    start = random.randint(0, len(text))
    return text[:start] + text[start + random.choice((1, 1, 3, 20)) :]


def _cut_off(random: Random, text: str, _other: str) -> str:
    return text[: random.randint(0, len(text))]


def _enclose(random: Random, text: str, _other: str) -> str:
    before, after = random.choice(
        (("\ufeff", ""), ("\n\n", "\n"), ("", "\0"), (" ", " "), ("[", "]"))
    )
    return before + text + after


def _end_lines(random: Random, text: str, _other: str) -> str:
    return text.replace("\n", random.choice(("\r\n", "\r", "\u2028", "\x85", " ", "\n\n")))


def _one(random: Random, pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    """Return what a pattern finds from a random place on."""
    return pattern.search(text, random.randint(0, len(text))) or pattern.search(text)


CHANGES: Final[tuple[Change, ...]] = (
    *(_drop_lines, _repeat_line, _exchange_lines, _steal_line, _splice),
    *(_swap_word, _swap_word, _swap_word, _drop_word, _repeat_word, _swap_number, _swap_number),
    *(_swap_value, _put_sign, _put_sign, _drop_signs, _cut_off, _enclose, _end_lines),
)
