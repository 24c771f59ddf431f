"""The rules of each game as a book to read, in the order of play; `rulebook` has the exact rules.

A guide is the file `data/guide.md` of a game, and `data/guide.<language>.md` with the same form.
A heading of one to three signs is a page, one of four a section of it. Every paragraph ends with
the ids of the rules that it tells, in brackets. What holds only at some tables begins with a
condition: `{half_price=row_full}`, `{mode=advanced, edition=2020|2025}` or `{players=2}`. Which
switches are modules, about which a reader without a table has decided nothing, is said once, at
the beginning.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from bigshoulders import rulebook
from bigshoulders.games import entry
from bigshoulders.kernel.errors import Malformed

ENGLISH: Final = "en"
BOOK: Final = "guide.md"
PLAYERS: Final = "players"  # a condition may ask for their number beside the switches

PAGE: Final = re.compile(
    r"(?P<depth>#{1,4}) (?P<title>[^|{]+?)(?: \| (?P<short>[^{]+?))?(?: \{(?P<facts>[^}]*)\})?$"
)
CONDITION: Final = re.compile(r"(?P<quote>> )?\{(?P<facts>[^}]*)\}\s*")
CITATION: Final = re.compile(r"\s*\[(?P<ids>[A-Z]+-[^\]]*)\]$")
FIGURE: Final = re.compile(r"!figure (?P<name>[\w-]+)(?P<facts>[^\n]*)")
COMMENT: Final = "<!--"
MODULES: Final = "!modules "
LEFT_OUT: Final = ("off",)  # the value of a module that is not played
SECTION: Final = 4  # signs before the heading of a section

Condition = tuple[tuple[str, tuple[str, ...]], ...]  # a switch, and the values with which it holds
Row = tuple[str, ...]


@dataclass(frozen=True)
class Part:
    """A column of an example: a title, sums, and sentences."""

    title: str
    rows: tuple[Row, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Block:
    """A piece of a page: a heading, a text, an item of a list, a table, a figure or an example."""

    kind: str
    text: str
    rules: tuple[str, ...] = ()
    when: Condition = ()
    figure: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    rows: tuple[Row, ...] = ()
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A page of the book; one of the appendix names which sections of the exact rules it holds."""

    key: str
    title: str
    short: str
    depth: int
    icon: str
    has_steps: bool  # the pages below it come one after another in play
    when: Condition
    sections: tuple[str, ...]
    blocks: tuple[Block, ...]


class Terms:
    """What is played, as far as one knows: a table knows all of it, a reader the edition."""

    def __init__(self, game: str, given: dict[str, str], players: int | None = None) -> None:
        menu, modules = entry(game).menu, modules_of(game)
        self.menu = menu
        self._modules = {*modules, PLAYERS}
        self.values = menu.resolve(given)
        self._known = {key for key in self.values if key in given or key not in modules}
        if players is not None:
            self.values[PLAYERS] = str(players)
            self._known.add(PLAYERS)

    def hold(self, when: Condition) -> bool:
        """Tell whether something holds here, or may: what is not known rules nothing out."""
        return all(self.values[key] in wanted for key, wanted in when if key in self._known)

    def editions(self, when: Condition) -> tuple[str, ...]:
        """Return the editions with which something would hold, everything else being the same."""
        mine = [one for one in when if not self._differs(one[0])]
        if not self.hold(tuple(mine)):
            return ()
        asked = [one for one in when if self._differs(one[0])]
        return tuple(
            name
            for name, preset in self.menu.presets.items()
            if all({**preset, self.menu.preset_key: name}[key] in wanted for key, wanted in asked)
        )

    def modules(self, when: Condition) -> Condition:
        """Return which modules a table has to play for it, whatever its edition."""
        return tuple(one for one in when if one[0] in self._modules and one[1] != LEFT_OUT)

    def _differs(self, key: str) -> bool:
        """Tell whether editions differ in a switch."""
        if key == self.menu.preset_key:
            return True
        return len({preset.get(key) for preset in self.menu.presets.values()}) > 1


@cache
def chapters(game: str, language: str = ENGLISH) -> tuple[Chapter, ...]:
    """Return the pages of a game's book, in order; in English if nobody has translated it."""
    own = "" if language == ENGLISH else _text(game, f"guide.{language}.md")
    return tuple(parse(own or _text(game, BOOK)))


@cache
def modules_of(game: str) -> frozenset[str]:
    """Return the switches that a table plays with or without, and the number of players."""
    lines = _text(game, BOOK).splitlines()
    named = [line.removeprefix(MODULES).split() for line in lines if line.startswith(MODULES)]
    return frozenset(key for keys in named for key in keys)


def _text(game: str, name: str) -> str:
    package = entry(game).rulebook
    page = None if package is None else files(package).joinpath("data").joinpath(name)
    return page.read_text(encoding="utf-8") if page is not None and page.is_file() else ""


def appendix_rules(game: str, chapter: Chapter) -> tuple[str, ...]:
    """Return the ids of the exact rules that a page of the appendix holds."""
    return tuple(
        rule.id for rule in rulebook.rules_of(game) if section_of(rule) in chapter.sections
    )


def section_of(rule: rulebook.Rule) -> str:
    """Return the number of the section that a rule is in: 22 of "22.1 Draft"."""
    found = re.match(r"\d+", rule.section)
    return found[0] if found else ""


def questions_on(game: str, cited: set[str]) -> list[str]:
    """Return the ids of the rulings that settle what the cited rules leave open."""
    return [
        ruling
        for ruling, settled in _settled(game).items()
        if any(rule == one or rule.startswith(f"{one}-") for one in settled for rule in cited)
    ]


@cache
def _settled(game: str) -> dict[str, tuple[str, ...]]:
    """Return what every ruling of a game settles."""
    found = {one.id: rulebook.settled_by(one) for one in rulebook.rules_of(game)}
    return {ruling: settled for ruling, settled in found.items() if settled}


def parse(text: str) -> Iterator[Chapter]:
    """Read a book."""
    head: Chapter | None = None
    blocks: list[Block] = []
    inherited: Condition = ()
    for chunk in re.split(r"\n\s*\n", text.strip()):
        if chunk.startswith((COMMENT, MODULES)):
            continue
        found = PAGE.match(chunk)
        if found is None:
            blocks += _with_condition(chunk, inherited)
        elif len(found["depth"]) == SECTION:
            inherited = _condition(found["facts"] or "")
            blocks.append(Block("heading", found["title"], when=inherited))
        else:
            if head is not None:
                yield _finished(head, blocks)
            head, blocks, inherited = _chapter(found), [], ()
    if head is not None:
        yield _finished(head, blocks)


def _finished(head: Chapter, blocks: list[Block]) -> Chapter:
    return Chapter(**{**vars(head), "blocks": tuple(blocks)})


def _chapter(found: re.Match[str]) -> Chapter:
    key, *facts = (found["facts"] or "").split(", ")
    known = dict(one.split("=", 1) for one in facts)
    sections = known.pop("appendix", "").split()
    icon, has_steps = known.pop("icon", ""), "steps" in known
    known.pop("steps", None)
    when = _condition(", ".join(f"{name}={value}" for name, value in known.items()))
    title, short = found["title"], found["short"] or found["title"]
    depth = len(found["depth"])
    return Chapter(key, title, short, depth, icon, has_steps, when, tuple(sections), ())


def _condition(facts: str) -> Condition:
    wanted = [one.strip().partition("=") for one in facts.split(",") if one.strip()]
    for name, sign, _values in wanted:
        if not sign:
            raise Malformed(f"{name!r} is no condition; write switch=value")
    return tuple((name, tuple(values.split("|"))) for name, _sign, values in wanted)


def _with_condition(chunk: str, inherited: Condition) -> Iterator[Block]:
    """Read a chunk that may begin with a condition; every item of a list may have its own."""
    if chunk.startswith("- "):
        for item in re.split(r"\n(?=- )", chunk):
            yield from _read("item", item[2:], inherited)
    else:
        yield from _read("", chunk, inherited)


def _read(kind: str, chunk: str, inherited: Condition) -> Iterator[Block]:
    own = CONDITION.match(chunk)
    when = inherited + (_condition(own["facts"]) if own else ())
    rest = (own["quote"] or "") + chunk[own.end() :] if own else chunk
    figure = FIGURE.match(rest)
    if figure:
        facts = tuple(_fact(one) for one in figure["facts"].split())
        text, rules = _cited(rest[figure.end() :])
        yield Block("figure", text, rules, when, figure["name"], facts)
    elif rest.startswith(">"):
        yield _example(rest, when)
    elif rest.startswith("|"):
        *lines, last = rest.splitlines()
        cited = CITATION.match(last)
        rules = _ids(cited["ids"]) if cited else ()
        rows = tuple(_row(one) for one in (lines if cited else [*lines, last]))
        yield Block("table", "", rules, when, rows=rows)
    else:
        text, rules = _cited(rest)
        yield Block(kind or "text", text, rules, when)


def _fact(text: str) -> tuple[str, str]:
    name, _sign, value = text.partition("=")
    return name, value


def _cited(text: str) -> tuple[str, tuple[str, ...]]:
    joined = " ".join(text.split("\n")).strip()
    found = CITATION.search(joined)
    if found is None:
        return joined, ()
    return joined[: found.start()].strip(), _ids(found["ids"])


def _ids(text: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in text.split(","))


def _row(line: str) -> Row:
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def _example(chunk: str, when: Condition) -> Block:
    """Read an example: its title, then columns that begin with a heading."""
    title, *lines = [line.removeprefix(">").strip() for line in chunk.splitlines()]
    text, rules = _cited(title)
    parts: list[Part] = []
    for line in filter(None, lines):
        if line.startswith("#"):
            parts.append(Part(line.lstrip("# "), (), ()))
            continue
        last = parts.pop() if parts else Part("", (), ())
        row = line.startswith("|")
        rows = (*last.rows, _row(line)) if row else last.rows
        parts.append(Part(last.title, rows, last.texts if row else (*last.texts, line)))
    return Block("example", text, rules, when, parts=tuple(parts))
