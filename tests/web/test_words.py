"""Every word of the games and the server is there in every language, and uses names that exist."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from scripts.write_word_keys import arguments, catalogs, verb_ids

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
LANGUAGES = ("en", "es", "de", "fr")
AREAS = sorted(path.name for path in (WORDS / "en").glob("*.json"))
NEEDED = catalogs()
FREE = re.compile(r"things\.\w+\.[^.]+\..+")  # numbers, short effects, names of other editions

QUOTED = re.compile(r"'[{}|#][^']*'|''")
ARGUMENT = re.compile(r"\s*(\w+)\s*")
CHOICE = re.compile(r"\s*(?:offset:\d+)?\s*(=?\w+)\s*\{")


@cache
def words(language: str, area: str) -> dict[str, str]:
    page = WORDS / language / area
    found = json.loads(page.read_text("utf-8")) if page.is_file() else {}
    assert isinstance(found, dict)
    return found


class Unreadable(Exception):
    """A message that is no ICU message."""


def placeholders(message: str) -> set[str]:
    """Return the names that a message uses, also within its plurals and choices."""
    names: set[str] = set()
    end = _read(QUOTED.sub("", message), 0, names)
    if end != len(QUOTED.sub("", message)):
        raise Unreadable(message)
    return names


def _read(text: str, at: int, names: set[str]) -> int:
    """Read a message until it ends or the brace that holds it closes; returns where."""
    while at < len(text) and text[at] != "}":
        at = _read_argument(text, at + 1, names) if text[at] == "{" else at + 1
    return at


def _read_argument(text: str, at: int, names: set[str]) -> int:
    name = ARGUMENT.match(text, at)
    if name is None:
        raise Unreadable(text)
    names.add(name[1])
    at = name.end()
    if text.startswith(",", at):
        at = _read_format(text, at + 1, names)
    if not text.startswith("}", at):
        raise Unreadable(text)
    return at + 1


def _read_format(text: str, at: int, names: set[str]) -> int:
    kind = ARGUMENT.match(text, at)
    if kind is None:
        raise Unreadable(text)
    if kind[1] not in ("plural", "select", "selectordinal"):
        return text.index("}", at)
    at = kind.end() + 1
    keys: list[str] = []
    while choice := CHOICE.match(text, at):
        keys.append(choice[1])
        at = _read(text, choice.end(), names) + 1
    if "other" not in keys:
        raise Unreadable(text)
    while text.startswith((" ", "\n"), at):
        at += 1
    return at


def test_the_reader_of_messages_finds_every_name() -> None:
    nested = "{n, plural, =0 {none} one {# of {a}} other {{b, number, money} and # more}} {c}"
    assert placeholders(nested) == {"n", "a", "b", "c"}
    assert placeholders("{how, select, fork {a} other {}}") == {"how"}
    assert placeholders("nobody's '{name}' but {seat}") == {"seat"}
    for wrong in ("{seat", "seat}", "{n, plural, one {x}}", "{}"):
        with pytest.raises((Unreadable, ValueError)):
            placeholders(wrong)


@pytest.mark.parametrize("area", sorted(NEEDED))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_games_and_the_server_has_words(language: str, area: str) -> None:
    assert [key for key in NEEDED[area] if not words(language, area).get(key, "").strip()] == []


OF_THE_PAGE = {"errors.http"}  # said where an answer has no key


@pytest.mark.parametrize("area", sorted(NEEDED))
def test_no_words_are_left_over_from_what_is_gone(area: str) -> None:
    extra = [key for key in words("en", area) if key not in NEEDED[area]]
    assert [key for key in extra if not FREE.fullmatch(key) and key not in OF_THE_PAGE] == []


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys(language: str, area: str) -> None:
    assert words(language, area).keys() == words("en", area).keys()


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_uses_the_same_names(language: str, area: str) -> None:
    english = words("en", area)
    differing = {
        key: (placeholders(english[key]), placeholders(message))
        for key, message in words(language, area).items()
        if key in english and placeholders(english[key]) != placeholders(message)
    }
    assert differing == {}


@pytest.mark.parametrize("area", sorted(NEEDED))
def test_only_names_that_come_with_the_data_are_used(area: str) -> None:
    unknown = {
        key: placeholders(message) - set(NEEDED[area][key])
        for key, message in words("en", area).items()
        if key in NEEDED[area] and placeholders(message) - set(NEEDED[area][key])
    }
    assert unknown == {}


def test_the_kinds_of_answers_are_called_as_agreed() -> None:
    city, raising = verb_ids("city"), verb_ids("raising")
    assert city["buy_from"].pattern == "buy <company> <certificate> from <source>"
    assert city["order"].pattern == "order <resource> <price>"
    assert city["order_row"].pattern == "order <resource>"
    assert city["send_away"].pattern == "send away"
    assert raising["pay_wild"].pattern == "pay <resource> wild <wilds>"
    assert arguments(city["trade_for"]) == ["company", "resource", "resource2"]
    assert arguments(city["remove"]) == ["space"]
