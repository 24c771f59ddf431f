"""The rules of each game as text to cite: find a rule by its id, search, list its rulings.

A rulebook is the Markdown file `data/rules.md` of a game; a game may be without one. A rule is a
list item or a table row that opens with an id, or a heading that ends with one in parentheses.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from bigshoulders.games import GAMES, entry
from bigshoulders.kernel.errors import Malformed

ENGLISH = "rules.md"
EDITIONS = "editions"  # the column of a table that says what a heading or a rule says in its tags
COLON = ": "  # after the name of a column or a space
COLONS = {"rules.fr.md": "\N{NARROW NO-BREAK SPACE}: "}

ID = r"[A-Z]+(?:-[A-Z]+)?-(?:[A-Z]*\d+[a-z]?|[A-Z])"
HEADING = re.compile(rf"#+ (?P<title>.*?)(?: \((?P<id>{ID})\))?$")
ITEM = re.compile(rf"(?:-|\d+\.) \*\*(?P<id>{ID})\*\* ?(?P<text>.*)$")
TAG = re.compile(r"\[([^\]]*)\]")
CITATION = re.compile(r"\[([A-Z]+-[^\]]*)\]$")
LEADING_TAG = re.compile(r"^\[[^\]]*\] ")
TAG_AFTER_NAME = re.compile(r"^([^.\[\]\n]+) \[(?![A-Z]+-)[^\]]*\] ")
CLOSING_TAG = re.compile(r" \[[^\]]*\]$")
MARKUP = re.compile(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)")


@dataclass(frozen=True)
class Rule:
    """One rule, in plain text; lines after the first are its cases or the cells of its row."""

    id: str
    game: str
    section: str
    tags: tuple[str, ...]
    text: str


def find(rule_id: str) -> Rule:
    """Return the rule with this id, in whichever game it is."""
    wanted = rule_id.strip().upper()
    for game in GAMES:
        for rule in _rules(game).values():
            if rule.id.upper() == wanted:
                return rule
    known = [one for game in GAMES for one in all_ids(game)]
    close = get_close_matches(wanted, known, n=3)
    hint = f"the closest are {', '.join(close)}" if close else f"an id looks like {known[0]}"
    raise Malformed(f'there is no rule "{rule_id}"; {hint}')


def search(words: str, game: str | None = None) -> list[Rule]:
    """Return the rules in which every one of the words occurs, in rulebook order."""
    wanted = words.lower().split()
    found: list[Rule] = []
    for one in GAMES if game is None else (game,):
        for rule in _rules(one).values():
            text = f"{rule.id} {rule.section} {rule.text}".lower()
            if wanted and all(word in text for word in wanted):
                found.append(rule)
    return found


def all_ids(game: str) -> tuple[str, ...]:
    """Return every rule id of a game in rulebook order."""
    return tuple(_rules(game))


def rulings_for(rule_id: str) -> list[Rule]:
    """Return the rulings that say at their end, in brackets, that they settle this rule."""
    rule = find(rule_id)
    return [one for one in _rules(rule.game).values() if _cites(one, rule.id)]


def rules_of(game: str) -> tuple[Rule, ...]:
    """Return every rule of a game in rulebook order."""
    return tuple(_rules(game).values())


def translated(game: str, language: str) -> dict[str, Rule]:
    """Return the rules of a game that are translated, by id; none if the language has no page."""
    return _rules(game, f"rules.{language}.md")


@cache
def _rules(game: str, name: str = ENGLISH) -> dict[str, Rule]:
    package = entry(game).rulebook
    rules: dict[str, Rule] = {}
    if package is None:
        return rules
    page = files(package).joinpath("data").joinpath(name)
    if name != ENGLISH and not page.is_file():
        return rules
    text = page.read_text(encoding="utf-8")
    for rule in parse(text, game, COLONS.get(name, COLON)):
        if rule.id in rules:
            raise Malformed(f"{game} rules: the id {rule.id} is used more than once")
        rules[rule.id] = rule
    return rules


def parse(text: str, game: str, colon: str = COLON) -> list[Rule]:
    """Read a rulebook in Markdown into rules, in the order written."""
    rules: list[Rule] = []
    for part in re.split(r"^(?=#)", text, flags=re.MULTILINE):
        heading, *lines = part.splitlines() or [""]
        rules.extend(_Section(heading, game, colon).read(_blocks(lines)))
    return rules


class _Section:
    """A heading, and what it lends to the rules below it."""

    def __init__(self, heading: str, game: str, colon: str) -> None:
        found = HEADING.match(heading)
        self.game = game
        self.colon = colon
        title = _plain(found["title"]) if found else ""
        self.title = CLOSING_TAG.sub("", title)
        self.id = found["id"] if found else None
        self.tags = _tags(title)

    def read(self, blocks: list[list[str]]) -> Iterator[Rule]:
        rest: list[str] = []  # lines without an id of their own belong to the heading's id
        for block in _with_tables(blocks):
            item = ITEM.match(block[0])
            if item:
                yield self.rule(item["id"], [item["text"], *block[1:]])
            elif block[0].startswith("|"):
                yield from self.read_table(block, rest)
            else:
                rest.extend(block)
        if self.id is not None:
            yield self.rule(self.id, [line for line in rest if line])

    def read_table(self, lines: list[str], rest: list[str]) -> Iterator[Rule]:
        names = _cells(lines[0])
        for line in lines[2:]:
            cells = _cells(line)
            row = [
                f"{name}{self.colon}{cell}"
                for name, cell in zip(names, cells, strict=True)
                if cell and name != EDITIONS
            ]
            if re.fullmatch(ID, cells[0]):
                tags = _split(dict(zip(names, cells, strict=True)).get(EDITIONS, ""))
                yield Rule(cells[0], self.game, self.title, tags or self.tags, "\n".join(row[1:]))
            else:
                rest.append("; ".join(row))

    def rule(self, rule_id: str, lines: list[str]) -> Rule:
        first, *others = [_plain(line.strip()) for line in lines] or [""]
        text = first
        for line in others:
            text += ("\n" if line.startswith("- ") or self.id == rule_id else " ") + line
        cases = [tag for line in others if line.startswith("- ") for tag in _tags(line)]
        tags = _tags(first) or tuple(dict.fromkeys(cases)) or self.tags
        told = TAG_AFTER_NAME.sub(rf"\1{self.colon}", LEADING_TAG.sub("", text))
        return Rule(rule_id, self.game, self.title, tags, told)


def _blocks(lines: list[str]) -> list[list[str]]:
    """Group lines: a list item with what is indented below it, a table, or a single line."""
    blocks: list[list[str]] = []
    for line in lines:
        in_table = line.startswith("|") and blocks and blocks[-1][-1].startswith("|")
        if in_table or (line.startswith("  ") and blocks):
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return blocks


def _with_tables(blocks: list[list[str]]) -> list[list[str]]:
    """Put a table whose rows have no ids under the rule that announces it with a colon."""
    found: list[list[str]] = []
    for block in blocks:
        before = next((one for one in reversed(found) if one != [""]), [""])
        announced = ITEM.match(before[0]) and before[-1].endswith(":")
        if announced and block[0].startswith("|") and not re.fullmatch(ID, _cells(block[2])[0]):
            before.extend([f"- {' '.join(_cells(line))}" for line in block[2:]])
        else:
            found.append(block)
    return found


def _cells(line: str) -> list[str]:
    return [_plain(cell.strip()) for cell in line.strip().strip("|").split("|")]


def _plain(text: str) -> str:
    return MARKUP.sub("", text).strip()


def _tags(line: str) -> tuple[str, ...]:
    """Return the words of the first bracket, unless it is the citation at the end of a ruling."""
    found = TAG.search(line)
    return () if found is None or CITATION.match(found[0]) else _split(found[1])


def _split(tags: str) -> tuple[str, ...]:
    return tuple(tag.strip() for tag in re.split("[,;]", tags) if tag.strip())


def settled_by(ruling: Rule) -> tuple[str, ...]:
    """Return the rules, or whole areas of rules, that a ruling names at its end, in brackets."""
    found = CITATION.search(ruling.text)
    return () if found is None else tuple(_expanded(found[1]))


def _cites(ruling: Rule, rule_id: str) -> bool:
    return any(rule_id == one or rule_id.startswith(f"{one}-") for one in settled_by(ruling))


def _expanded(citation: str) -> Iterator[str]:
    """Spell out a citation: `C-DEM-01, 03` and `C-OP-10…12`; an area such as `C-DIR` stays."""
    area = ""
    for part in citation.split(","):
        first, _, last = part.strip().partition("…")
        if first[:1].isdigit():
            first = area + first
        area = first.rstrip("0123456789")
        number = first.removeprefix(area)
        yield first
        for one in range(int(number or 0) + 1, int(last or 0) + 1):
            yield f"{area}{one:0{len(number)}}"
