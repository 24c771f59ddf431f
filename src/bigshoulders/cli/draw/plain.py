"""Any game as the terminal draws it: the fields of its view as lines and plain tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.draw.layout import HEAD, STRONG, Cell, columns, head, labelled
from bigshoulders.cli.draw.sentence import Sentence
from bigshoulders.games import entry
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.event import EventKind, sentence
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.marks import SEATS, weightiest_first
from bigshoulders.kernel.preview import Change
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.rules import Line, Rules

NOTHING = "-"


class PlainDrawing:
    """The board, the words and the previews of a game that brings none of its own."""

    def __init__(self, rules: Rules, _width: int) -> None:
        self.language = rules.language
        game = entry(rules.game)
        self.shape = game.view_shape
        self.things = game.things(rules.options[game.menu.preset_key])

    def layouts(self, view: dict[str, Json], _asked: str) -> list[tuple[str, ...]]:
        return [tuple(view)]

    def section(self, name: str, view: dict[str, Json], seat: str | None) -> RenderableType | None:
        value = view[name]
        rows = _rows(value)
        if rows:
            return Group(Text(spoken(name), style=HEAD), _table(rows, seat))
        return labelled(spoken(name), [self.value(value)])

    def legend(self) -> str:
        return f"{NOTHING} means nothing"

    def score(self, view: dict[str, Json]) -> RenderableType:
        shown = self.section(SEATS, view, None) if SEATS in view else None
        return shown or Text("the score is counted at the end")

    def details(self, action: Action, _about: str, _view: dict[str, Json]) -> list[str]:
        found = [self._thing(*one) for one in self.language.arguments(action.code)]
        return [words for words in found if words]

    def _thing(self, domain: str, key: str) -> str:
        """Return the name and the text of a thing, if the game has words for it."""
        things = cast("dict[str, dict[str, dict[str, str]]]", self.things)
        thing = things.get(domain, {}).get(key, {})
        return ": ".join([thing[field] for field in ("name", "text") if thing.get(field)])

    def row(self, action: Action, view: dict[str, Json]) -> str:
        return "; ".join(self.details(action, "", view))

    def mark(self, _action: Action, _view: dict[str, Json], _changes: Sequence[Change]) -> str:
        return ""

    def gist(
        self, changes: Sequence[Change], action: Action, _about: str, _view: dict[str, Json]
    ) -> list[Cell]:
        told = weightiest_first(changes, self.shape, self.language.name(action.seat))
        return [
            f"{self.place(one.path)} {self.value(one.before)} → {self.value(one.after)}"
            for one in told
        ]

    def place(self, path: str) -> str:
        return spoken(path.replace(".", " "))

    def value(self, value: Json) -> str:
        return written(value)

    def tell(self, kind: EventKind, facts: Facts) -> Sentence | None:
        return Sentence(sentence(kind, facts))

    def line(self, line: Line) -> str:
        return spoken(line.key)

    def amount(self, amount: int) -> str:
        return str(amount)


def spoken(key: str) -> str:
    """Return a key as words."""
    return key.replace("_", " ")


def written(value: Json) -> str:
    """Return a value on one line."""
    if value is None or value in ([], {}, ""):
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join([written(one) for one in value])
    if isinstance(value, dict):
        return ", ".join([f"{spoken(key)} {written(one)}" for key, one in value.items()])
    return str(value)


def _rows(value: Json) -> list[tuple[str, Mapping[str, Json]]]:
    """Return what can be shown as a table, each row with its key; nothing if there is no table."""
    items: list[tuple[str, Json]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = [("", one) for one in value]
    rows: list[tuple[str, Mapping[str, Json]]] = [
        (key, one) for key, one in items if isinstance(one, dict)
    ]
    return rows if len(rows) == len(items) else []


def _table(rows: Sequence[tuple[str, Mapping[str, Json]]], seat: str | None) -> RenderableType:
    names = list(dict.fromkeys(name for _key, row in rows for name in row))
    drawn: list[list[Cell]] = [["", *head(["", *map(spoken, names)])]]
    for key, row in rows:
        style = STRONG if seat is not None and seat in (key, row.get("seat")) else ""
        cells = [Text(written(row.get(name)), style=style) for name in names]
        drawn.append(["", Text(spoken(key), style=style or HEAD), *cells])
    return columns(drawn)
