"""The rules of a game as a book to read: its pages, for the edition and the modules of a table."""

from __future__ import annotations

import re
from typing import Final, Literal

from pydantic import Field

from bigshoulders import guide, rulebook
from bigshoulders.games import entry
from bigshoulders.guide import Block, Chapter, Condition, Terms
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.rulebook import Rule
from bigshoulders.server.http.rule_texts import Language, editions_of, holds, in_language
from bigshoulders.server.schemas.base import ServerModel

NAME_OF_CELL: Final = re.compile(r"^[^:\n]{1,24}?\N{NARROW NO-BREAK SPACE}?: ")  # a row of a table
END_OF_QUESTION: Final = " \N{EM DASH} "
QUESTION: Final = "?"  # a ruling without one is about words, and is found in the appendix


class Choice(ServerModel):
    """What a table has to choose for something to hold there."""

    option: str = Field(description="a switch, or players")
    values: list[str]


class ExamplePart(ServerModel):
    """A column of an example."""

    title: str
    rows: list[list[str]]
    texts: list[str]


class GuideBlock(ServerModel):
    """A piece of a page."""

    kind: Literal["heading", "text", "item", "table", "figure", "example"]
    text: str
    rules: list[str] = Field(description="the exact rules that it tells")
    holds: bool = Field(description="false: only in the other editions that are named")
    editions: list[str] = Field(description="in which it holds")
    modules: list[Choice]
    figure: str = Field(description="which drawing it is")
    facts: dict[str, str] = Field(description="the numbers in the drawing")
    rows: list[list[str]]
    parts: list[ExamplePart]


class Asked(ServerModel):
    """A question that the books leave open, and the ruling that answers it."""

    rule: str
    question: str


class GuideChapter(ServerModel):
    """A page of the book."""

    key: str
    title: str
    short: str = Field(description="its title where there is little room")
    depth: int = Field(description="1 for a chapter, 2 and 3 for the pages below it")
    icon: str
    has_steps: bool = Field(description="the pages below it come one after another in play")
    holds: bool
    modules: list[Choice]
    blocks: list[GuideBlock]
    asked: list[Asked]
    appendix: list[str] = Field(description="the exact rules of a page of the appendix")


class Guide(ServerModel):
    """The rules of a game as a book to read."""

    game: str
    edition: str
    chapters: list[GuideChapter]


def guide_data(game: str, terms: Terms, language: Language) -> dict[str, Json]:
    """Return the book of a game, for what is played."""
    edition = terms.values[entry(game).menu.preset_key]
    return {
        "game": game,
        "edition": edition,
        "chapters": [
            _chapter(game, one, terms, language) for one in guide.chapters(game, language)
        ],
    }


def _chapter(game: str, chapter: Chapter, terms: Terms, language: Language) -> dict[str, Json]:
    edition = terms.values[entry(game).menu.preset_key]
    here = terms.hold(chapter.when)
    blocks = [one for one in chapter.blocks if not here or _is_told(one, terms)]
    cited = {rule for one in blocks for rule in one.rules}
    return {
        "key": chapter.key,
        "title": chapter.title,
        "short": chapter.short,
        "depth": chapter.depth,
        "icon": chapter.icon,
        "has_steps": chapter.has_steps,
        "holds": here,
        "modules": _choices(terms.modules(chapter.when)),
        "blocks": [_block(one, terms) for one in blocks],
        "asked": [
            {"rule": one.id, "question": question}
            for one in map(rulebook.find, guide.questions_on(game, cited))
            if holds(one, edition)
            and QUESTION in (question := _question(in_language(one, language)))
        ],
        "appendix": [
            one.id
            for one in map(rulebook.find, guide.appendix_rules(game, chapter))
            if holds(one, edition) or not editions_of(one)
        ],
    }


def _is_told(block: Block, terms: Terms) -> bool:
    """Tell whether something holds here, or would in another edition with the same modules."""
    return terms.hold(block.when) or bool(terms.editions(block.when))


def _block(block: Block, terms: Terms) -> dict[str, Json]:
    return {
        "kind": block.kind,
        "text": block.text,
        "rules": list(block.rules),
        "holds": terms.hold(block.when),
        "editions": list(terms.editions(block.when)),
        "modules": _choices(terms.modules(block.when)),
        "figure": block.figure,
        "facts": dict(block.facts),
        "rows": [list(row) for row in block.rows],
        "parts": [
            {
                "title": part.title,
                "rows": [list(row) for row in part.rows],
                "texts": list(part.texts),
            }
            for part in block.parts
        ],
    }


def _choices(when: Condition) -> list[Json]:
    return [{"option": key, "values": list(values)} for key, values in when]


def _question(ruling: Rule) -> str:
    """Return what a ruling answers: the first cell of its row, or what is before its dash."""
    first, *others = ruling.text.split("\n")
    return NAME_OF_CELL.sub("", first) if others else first.split(END_OF_QUESTION)[0]
