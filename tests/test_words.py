"""Every word of the games and the server is there in every language, and uses names that exist."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from bigshoulders.games import GAMES
from bigshoulders.kernel.entry import GameEntry
from bigshoulders.kernel.options import Menu, Switch
from scripts.check_words import (
    ENGLISH,
    WORDS,
    Unreadable,
    areas,
    complaints,
    differences,
    differing_rules,
    left_over,
    missing,
    placeholders,
    silent_switches,
    unknown_names,
    words,
)
from scripts.write_word_keys import arguments, catalogs, verb_ids

# An id of words as the page writes it: parts of it may come from elsewhere.
PART = re.compile(r"\$\{[^{}]*\}")
WRITTEN = re.compile(rf"[a-z]\w*(?:\.(?:[\w-]|{PART.pattern})+|{PART.pattern})+")
SAID_OF = re.compile(r"\.(?:you|seat)$")  # there are words for the reader and for anybody else


def test_nothing_is_left_to_be_written_or_translated() -> None:
    assert complaints() == [], "run make words"


def test_a_key_without_words_is_told_with_its_file() -> None:
    keys = ("bots.city.miser", "bots.city.miser.about", "bots.city.sharp")
    needed: dict[str, list[str]] = {key: [] for key in keys}
    assert list(missing("en", "options.json", needed, {"bots.city.sharp": "Sharp"})) == [
        "web/src/words/en/options.json: add words for bots.city.miser, bots.city.miser.about"
    ]


def test_a_switch_in_which_editions_differ_and_of_which_nothing_is_said_is_told() -> None:
    new = Switch("new", ("no", "yes"), "C-1", "something new")
    menu = Menu("edition", (new,), {"a": {"new": "no"}, "b": {"new": "yes"}}, "a")
    assert list(silent_switches("city", GameEntry("Title", GAMES["city"].rules, menu))) == [
        "src/bigshoulders/games/city/views/editions.py: say what new=no, new=yes plays"
    ]


def test_words_that_nothing_uses_are_told() -> None:
    own = {"events.city.gone": "Gone", "things.city.space.new": "free", "errors.http": "x"}
    [sentence] = left_over("events.json", {}, own)
    assert sentence.startswith("web/src/words/en/events.json: nothing uses events.city.gone;")


def test_the_page_uses_all_of_its_own_words() -> None:
    pages = chain(WORDS.parent.rglob("*.svelte"), WORDS.parent.rglob("*.ts"))
    texts = (page.read_text("utf-8") for page in pages if not page.name.endswith(".test.ts"))
    written = {one for text in texts for one in WRITTEN.findall(text)}
    made = [
        re.compile(r"[\w.-]*".join(re.escape(part) for part in PART.split(one)))
        for one in written
        if "." in PART.sub("", one) and PART.search(one)
    ]
    own = set(areas()) - {*catalogs()}
    unused = [
        key
        for key in chain.from_iterable(words(ENGLISH, area) for area in sorted(own))
        if key not in written and SAID_OF.sub("", key) not in written
        if not any(one.fullmatch(key) for one in made)
    ]
    assert unused == [], "remove them in every language"


def test_a_name_that_does_not_come_with_the_data_is_told_with_those_that_do() -> None:
    needed = {"events.city.sold": ["seat", "company"]}
    [sentence] = unknown_names("events.json", needed, {"events.city.sold": "{seat} sold {share}"})
    assert "uses {share}" in sentence
    assert sentence.endswith("are: seat, company")


def test_a_translation_has_the_keys_and_names_of_the_english() -> None:
    english = {"a": "{seat} passes", "b": "b"}
    assert list(differences("de", "x.json", english, {"a": "{wer} passt", "c": "c"})) == [
        "web/src/words/de/x.json: translate b",
        "web/src/words/de/x.json: remove c, which the English has not",
        "web/src/words/de/x.json: a uses {wer} where the English uses {seat}",
    ]


def test_a_rule_that_gained_a_case_in_english_only_is_told() -> None:
    english = {"C-1": "One.\n- [2018] a.\n- [2020] b.", "C-2": "It costs 20.", "C-3": "New."}
    own = {"C-1": "Eins.\n- [2018] a.", "C-2": "Es kostet 30."}
    assert list(differing_rules("rules.de.md", english, own)) == [
        "rules.de.md: translate C-3",
        "rules.de.md: C-1 has 1 cases, the English has 2",
        "rules.de.md: C-2 has other numbers than the English",
    ]


def test_the_reader_of_messages_finds_every_name() -> None:
    nested = "{n, plural, =0 {none} one {# of {a}} other {{b, number, money} and # more}} {c}"
    assert placeholders(nested) == {"n", "a", "b", "c"}
    assert placeholders("{how, select, fork {a} other {}}") == {"how"}
    assert placeholders("nobody's '{name}' but {seat}") == {"seat"}
    for wrong in ("{seat", "seat}", "{n, plural, one {x}}", "{}"):
        with pytest.raises((Unreadable, ValueError)):
            placeholders(wrong)


def test_the_kinds_of_answers_are_called_as_agreed() -> None:
    city, raising = verb_ids("city"), verb_ids("raising")
    assert city["buy_from"].pattern == "buy <company> <certificate> from <source>"
    assert city["order"].pattern == "order <resource> <price>"
    assert city["order_row"].pattern == "order <resource>"
    assert city["send_away"].pattern == "send away"
    assert raising["pay_wild"].pattern == "pay <resource> wild <wilds>"
    assert arguments(city["trade_for"]) == ["company", "resource", "resource2"]
    assert arguments(city["remove"]) == ["space"]
