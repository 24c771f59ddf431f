"""Tell which words of the games and the server are missing, in which file and language: make words.

A switch, a bot, an event or a rule that is new needs words in four languages. Everything that is
still to be written is told at once, one line a file, so that a contributor sees it while working.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from bigshoulders import rulebook
from bigshoulders.games import GAMES
from bigshoulders.kernel.entry import GameEntry
from scripts.write_word_keys import catalogs, has_words

ROOT: Final = Path(__file__).parents[1]
WORDS: Final = ROOT / "web" / "src" / "words"
ENGLISH: Final = "en"
TRANSLATIONS: Final = ("es", "de", "fr")
SHOWN: Final = 6  # keys that a line names; the others are counted

# Numbers, short effects, other editions' names; and several events that the log puts together.
FREE: Final = re.compile(r"things\.\w+\.[^.]+\..+|events\.\w+\.\w+\.several")
OF_THE_PAGE: Final = frozenset({"errors.http"})  # said where an answer has no key
CASE: Final = re.compile(r"^- ", re.MULTILINE)
FIGURE: Final = re.compile(r"\d+")

QUOTED: Final = re.compile(r"'[{}|#][^']*'|''")
ARGUMENT: Final = re.compile(r"\s*(\w+)\s*")
CHOICE: Final = re.compile(r"\s*(?:offset:\d+)?\s*(=?\w+)\s*\{")

Keys = Mapping[str, list[str]]  # the names that a message may use, by its key
Messages = Mapping[str, str]


def complaints() -> list[str]:
    """Return all that is missing, left over or different, a sentence each."""
    found: list[str] = []
    for area, needed in catalogs().items():
        found += missing(ENGLISH, area, needed, words(ENGLISH, area))
        found += left_over(area, needed, words(ENGLISH, area))
        found += unknown_names(area, needed, words(ENGLISH, area))
    for language in TRANSLATIONS:
        for area in areas():
            found += differences(language, area, words(ENGLISH, area), words(language, area))
    for game, entry in GAMES.items():
        if has_words(game):
            found += silent_switches(game, entry)
        for language in TRANSLATIONS:
            found += rule_differences(game, language)
    return found


# Catalogs


def areas() -> list[str]:
    """Return every file of English words; those of a game are in its folder."""
    folder = WORDS / ENGLISH
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.json"))


@cache
def words(language: str, area: str) -> dict[str, str]:
    """Return a catalog; one that is not there is empty."""
    page = WORDS / language / area
    found = json.loads(page.read_text("utf-8")) if page.is_file() else {}
    if not isinstance(found, dict):
        raise TypeError(f"{_place(language, area)} holds no object of messages by key")
    return found


def missing(language: str, area: str, needed: Keys, own: Messages) -> Iterator[str]:
    """Complain of keys that the games or the server use, and that have no words."""
    lacking = [key for key in needed if not own.get(key, "").strip()]
    if lacking:
        yield f"{_place(language, area)}: add words for {_named(lacking)}"


def left_over(area: str, needed: Keys, own: Messages) -> Iterator[str]:
    """Complain of keys that nothing uses any more."""
    extra = [key for key in own if key not in needed]
    extra = [key for key in extra if not FREE.fullmatch(key) and key not in OF_THE_PAGE]
    if extra:
        yield f"{_place(ENGLISH, area)}: nothing uses {_named(extra)}; remove it in every language"


def unknown_names(area: str, needed: Keys, own: Messages) -> Iterator[str]:
    """Complain of names in braces that do not come with the data of a message."""
    for key, message in own.items():
        strange = placeholders(message) - set(needed[key]) if key in needed else set()
        if strange:
            known = ", ".join(needed[key]) or "none"
            yield (
                f"{_place(ENGLISH, area)}: {key} uses {{{', '.join(sorted(strange))}}};"
                f" the names that come with it are: {known}"
            )


def differences(language: str, area: str, english: Messages, own: Messages) -> Iterator[str]:
    """Complain of keys and names that a translation lacks or has too many."""
    place = _place(language, area)
    lacking = [key for key in english if not own.get(key, "").strip() and english[key].strip()]
    extra = [key for key in own if key not in english]
    if lacking:
        yield f"{place}: translate {_named(lacking)}"
    if extra:
        yield f"{place}: remove {_named(extra)}, which the English has not"
    for key in english.keys() & own.keys():
        meant, used = placeholders(english[key]), placeholders(own[key])
        if meant != used and own[key].strip():
            yield f"{place}: {key} uses {_braced(used)} where the English uses {_braced(meant)}"


# Switches


def silent_switches(game: str, entry: GameEntry) -> Iterator[str]:
    """Complain of switches in which editions differ, or the only one has a choice, without words.

    The terminal says in English what a table plays at each value.
    """
    menu = entry.menu
    silent: list[str] = []
    for switch in menu.switches:
        used = {preset[switch.key] for preset in menu.presets.values()}
        values = used if len(menu.presets) > 1 else set(switch.values)
        for value in sorted(values) if len(values) > 1 else ():
            if entry.switch_words(switch.key, value) == value.replace("_", " "):
                silent.append(f"{switch.key}={value}")
    if silent:
        yield f"src/bigshoulders/games/{game}/views/editions.py: say what {_named(silent)} plays"


# Rules


def rule_differences(game: str, language: str) -> Iterator[str]:
    """Complain of rules whose cases or numbers are not those of the English page.

    A game whose rules are not translated into a language at all is told in English there.
    """
    own = rulebook.translated(game, language)
    if not own:
        return
    place = files(f"bigshoulders.games.{game}") / "data" / f"rules.{language}.md"
    english = {rule.id: rule.text for rule in rulebook.rules_of(game)}
    translated = {key: rule.text for key, rule in own.items()}
    yield from differing_rules(_relative(Path(str(place))), english, translated)


def differing_rules(place: str, english: Messages, own: Messages) -> Iterator[str]:
    """Complain of rules that lack, or have other cases or figures than the English ones."""
    lacking = [key for key in english if key not in own]
    extra = [key for key in own if key not in english]
    if lacking:
        yield f"{place}: translate {_named(lacking)}"
    if extra:
        yield f"{place}: remove {_named(extra)}, which the English has not"
    for key in english:
        if key not in own:
            continue
        cases = len(CASE.findall(english[key])), len(CASE.findall(own[key]))
        if cases[0] != cases[1]:
            yield f"{place}: {key} has {cases[1]} cases, the English has {cases[0]}"
        elif _figures(english[key]) != _figures(own[key]):
            yield f"{place}: {key} has other numbers than the English"


def _figures(text: str) -> Counter[str]:
    return Counter(FIGURE.findall(text))


# Messages in ICU format


class Unreadable(Exception):
    """A message that is no ICU message."""


def placeholders(message: str) -> set[str]:
    """Return the names that a message uses, also within its plurals and choices."""
    names: set[str] = set()
    plain = QUOTED.sub("", message)
    if _read(plain, 0, names) != len(plain):
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


# Sentences


def _place(language: str, area: str) -> str:
    return _relative(WORDS / language / area)


def _relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name


def _named(keys: list[str]) -> str:
    more = f" and {len(keys) - SHOWN} more" if len(keys) > SHOWN else ""
    return ", ".join(keys[:SHOWN]) + more


def _braced(names: Iterable[str]) -> str:
    return "{" + ", ".join(sorted(names)) + "}"


def main() -> int:
    """Print what is to be done; 1 if anything is."""
    found = complaints()
    for sentence in found:
        sys.stdout.write(f"{sentence}\n")
    sys.stdout.write(
        f"{len(found)} files or messages want words\n" if found else "no words are missing\n"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
