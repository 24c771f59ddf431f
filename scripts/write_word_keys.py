"""Print every key that a translation has to cover, with the names that its message may use.

Usage: write_word_keys.py > keys.json
The answer is {file: {key: [names]}} for the catalogs of the browser client. Everything is taken
from the games and the server themselves, so that a new event or option cannot be forgotten.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar, get_args

import bigshoulders.games
import bigshoulders.kernel
from bigshoulders.bots import bots_of
from bigshoulders.games import GAMES, rules_of
from bigshoulders.games.city.box.components import INDUSTRIES
from bigshoulders.games.raising.ids import CATEGORIES
from bigshoulders.kernel.event import EventKind
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.refusal import Reason
from bigshoulders.kernel.step import PLAYER, TOGETHER
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.schemas.problems import Problem
from bigshoulders.server.schemas.tables import Entry
from bigshoulders.server.tables.presenter import PUBLIC_DATA
from bigshoulders.server.tables.seats.owners import WAYS, WAYS_FROM_SOMEBODY
from bigshoulders.server.tables.seats.permissions import REASONS
from bigshoulders.server.tables.service import UNPLAYABLE

if TYPE_CHECKING:
    from types import ModuleType

    from bigshoulders.kernel.action import Verb
    from bigshoulders.kernel.rules import Rules

Keys = dict[str, list[str]]
Constant = TypeVar("Constant", EventKind, Reason)

NAME: Final = re.compile(r"\{(\w+)\}")
ERROR: Final = re.compile(r'Refused\(\s*"(\w+)"')
KERNEL_REASONS: Final = ("game_over", "not_your_turn", "not_now")  # made while a game runs
ENGLISH: Final = Path(__file__).parents[1] / "web" / "src" / "words" / "en"
SERVER: Final = Path(__file__).parents[1] / "src" / "bigshoulders" / "server"

# Games that are played to see which names questions, refusals and scores come with.
SAMPLES: Final[dict[str, tuple[dict[str, str], ...]]] = {
    "city": (
        {"edition": "2020"},
        {"edition": "2018", "mode": "advanced"},
        {
            "edition": "2025",
            "mode": "advanced",
            "draft": "on",
            "special_companies": "on",
            "chiefs": "on",
            "advanced_supply": "on",
        },
    ),
    "raising": ({}, {"council": "on", "end_choices": "players"}),
}
EVERYTHING: Final[dict[str, dict[str, str]]] = {
    "city": {"special_companies": "on", "chiefs": "on"},
    "raising": {"council": "on"},
}


def catalogs() -> dict[str, Keys]:
    """Return every key that is needed, by file.

    A game is asked for words once it has some; until then the page says what the server tells.
    """
    named = things()
    seats = [key for key in named if key.split(".")[2] == "seat"]  # said before a table is opened
    found = {
        **_by_game("events.json", events()),
        **_by_game("questions.json", questions()),
        **_by_game("refusals.json", refusals()),
        **_by_game("things.json", {key: names for key, names in named.items() if key not in seats}),
        "things.json": _sorted({key: named[key] for key in seats}),
        **_by_game("answers.json", answers()),
        "games.json": _sorted(games()),
        "options.json": _sorted(options()),
        "score.json": _sorted(scores()),
        "server.json": _sorted(server()),
    }
    wordless = [f".{game}." for game in GAMES if not has_words(game)]
    return {
        file: {key: keys[key] for key in keys if not any(part in key for part in wordless)}
        for file, keys in found.items()
    }


def has_words(game: str) -> bool:
    """Tell whether anything of a game has words in English."""
    return (ENGLISH / game / "events.json").is_file()


def _by_game(file: str, keys: Keys) -> dict[str, Keys]:
    """Return keys by file: those of a game, which only its tables load, are in its folder."""
    found: dict[str, Keys] = {}
    for key, names in _sorted(keys).items():
        game = key.split(".")[1]
        found.setdefault(f"{game}/{file}" if game in GAMES else file, {})[key] = names
    return found


def _sorted(keys: Keys) -> Keys:
    return {key: sorted(set(keys[key])) for key in sorted(keys)}


# Where keys come from


def events() -> Keys:
    """Return the kinds of events."""
    found: Keys = {}
    for owner, kind in constants(EventKind):
        found[dotted("events", owner, kind.key)] = list(kind.fields)
    return found


def questions() -> Keys:
    """Return the kinds of questions, as those who decide and those who look on hear them."""
    found: Keys = {}
    for game in GAMES:
        samples = sampled(game)
        for step in everything(game).steps:
            if step.kind in (PLAYER, TOGETHER):
                names = {*NAME.findall(step.text), *samples.asked.get(step.key, ()), "seat"}
                found[f"questions.{game}.{step.key}"] = list(names)
                found[f"questions.{game}.{step.key}.other"] = list(names)
    return found


def refusals() -> Keys:
    """Return the reasons for refusals, and what would help."""
    found: Keys = {f"refusals.{reason}": [] for reason in KERNEL_REASONS}
    for owner, reason in constants(Reason):
        always = sampled(owner).facts if owner in GAMES else set()
        names = [*NAME.findall(reason.text + reason.remedy), *always]
        key = f"{reason.key}.{reason.case}" if reason.case else reason.key
        found.setdefault(dotted("refusals", owner, key), []).extend(names)
        if reason.remedy:
            found.setdefault(dotted("remedies", owner, key), []).extend(names)
    return found


def things() -> Keys:
    """Return what can be named; a number needs no words."""
    found: Keys = {f"things.city.industry.{key}": [] for key in INDUSTRIES}
    for game in GAMES:
        for domain, keys in everything(game).language.domains.items():
            for key in keys:
                if not key.isdigit():
                    found[f"things.{game}.{domain}.{key}"] = []
    return found


def answers() -> Keys:
    """Return the kinds of answers: a sentence, a word for a button, a heading."""
    found: Keys = {}
    for game in GAMES:
        for key, verb in verb_ids(game).items():
            names = arguments(verb)
            found[f"answers.{game}.{key}"] = names
            found[f"answers.{game}.{key}.short"] = names
            found[f"answers.{game}.{key}.group"] = names
    return found


def games() -> Keys:
    """Return the games and their bots, which are named at every table."""
    found: list[str] = []
    for game in GAMES:
        found += [f"games.{game}.title", f"games.{game}.about"]
        for bot in bots_of(game):
            found += [f"bots.{game}.{bot}", f"bots.{game}.{bot}.about"]
    return {key: [] for key in found}


def options() -> Keys:
    """Return options and their values; a number needs no words, an edition does."""
    found: list[str] = []
    for game, one in GAMES.items():
        edition = f"options.{game}.{one.menu.preset_key}"
        found += [edition, f"{edition}.about", *(f"{edition}.{key}" for key in one.menu.presets)]
        for switch in one.menu.switches:
            option = f"options.{game}.{switch.key}"
            words = [value for value in switch.values if not value.isdigit()]
            found += [option, f"{option}.about", *(f"{option}.{value}" for value in words)]
    return {key: [] for key in found}


def scores() -> Keys:
    """Return the lines of a final score."""
    found: Keys = {f"score.raising.{category}": ["amount"] for category in CATEGORIES}
    for game in GAMES:
        for key, names in sampled(game).lines.items():
            found[f"score.{game}.{key}"] = [*names, "amount"]
    return found


def server() -> Keys:
    """Return what the server refuses, and the kinds of entries."""
    source = "\n".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    facts = [*Problem.model_fields]
    found: Keys = {f"errors.{key}": facts for key in {*ERROR.findall(source), *REASONS, UNPLAYABLE}}
    for kind in get_args(Entry.model_fields["kind"].annotation):
        found[f"entries.{kind}"] = [*PUBLIC_DATA.get(kind, ()), "seat"]
    for how in WAYS:
        found[f"entries.seat.{how}"] = [*PUBLIC_DATA["seat"]]
    for how in WAYS_FROM_SOMEBODY:
        found[f"entries.seat.{how}.of"] = [*PUBLIC_DATA["seat"]]
    return found


# Inside the games


def dotted(area: str, owner: str, key: str) -> str:
    """Return a key; what the kernel owns has no game in it."""
    return f"{area}.{owner}.{key}" if owner in GAMES else f"{area}.{key}"


def constants(kind: type[Constant]) -> Iterator[tuple[str, Constant]]:
    """Return all constants of a type with their owners; what a game imports is not its own."""
    seen: set[int] = set()
    for owner, module in _modules():
        for value in vars(module).values():
            for one in value if isinstance(value, tuple | list) else (value,):
                if isinstance(one, kind) and id(one) not in seen:
                    seen.add(id(one))
                    yield owner, one


@cache
def _modules() -> tuple[tuple[str, ModuleType], ...]:
    """Import every module of the kernel and then of the games; returns them with their owners."""
    found: list[tuple[str, ModuleType]] = []
    for package in (bigshoulders.kernel, bigshoulders.games):
        for one in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            owner = one.name.removeprefix("bigshoulders.games.").partition(".")[0]
            found.append((owner, importlib.import_module(one.name)))
    return tuple(found)


@cache
def everything(game: str) -> Rules:
    """Return the rules of a game with all that can be in it."""
    return rules_of(game, GAMES[game].seats()[-1], EVERYTHING.get(game, {}))


def verb_ids(game: str) -> dict[str, Verb]:
    """Return the kinds of answers by what catalogs call them."""
    return {verb.key: verb for verb in everything(game).language.verbs}


def arguments(verb: Verb) -> list[str]:
    """Return the names of a verb's arguments; the second of a kind has a 2."""
    names: list[str] = []
    for domain in verb.domains:
        names.append(f"{domain}{names.count(domain) + 1}" if domain in names else domain)
    return names


class Sampled:
    """The names that came with questions, refusals and scores in some random games."""

    def __init__(self) -> None:
        self.asked: dict[str, set[str]] = {}
        self.facts: set[str] = set()  # that every refusal comes with
        self.lines: dict[str, set[str]] = {}

    def look(self, game: Game) -> None:
        """Take in one moment."""
        for seat in game.deciders():
            question = game.question(seat)
            self.asked.setdefault(question.kind, set()).update(question.data)
            for code in game.answers(seat)[:2]:
                facts = set(game.rules.facts(game.state, seat, code))
                self.facts = self.facts & facts if self.facts else facts

    def end(self, game: Game) -> None:
        """Take in the score."""
        result = game.result()
        for standing in [] if result is None else result.standings:
            for line in standing.lines:
                self.lines.setdefault(line.key, set()).update(line.data)


@cache
def sampled(game: str) -> Sampled:
    """Play some random games, always the same ones."""
    found = Sampled()
    for place, chosen in enumerate(SAMPLES.get(game, ({},))):
        rules = rules_of(game, GAMES[game].seats()[place % 2], chosen)
        playing = begin(rules, rules.start(), Stream(f"words/{place}"))
        stream = Stream(f"answers/{place}")
        while not playing.is_over():
            found.look(playing)
            wander(playing, 1, stream)
        found.end(playing)
    return found


if __name__ == "__main__":
    json.dump(catalogs(), sys.stdout, indent=2)
    sys.stdout.write("\n")
