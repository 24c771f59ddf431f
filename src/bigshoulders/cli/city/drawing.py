"""City as the terminal draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import RenderableType

from bigshoulders.cli.city.board import LEGEND, NARROW, Window, choices, section
from bigshoulders.cli.city.changes import gist
from bigshoulders.cli.city.players import score_now
from bigshoulders.cli.draw.layout import Cell
from bigshoulders.cli.draw.sentence import Sentence
from bigshoulders.games.city.game import CityRules
from bigshoulders.games.city.views.view_shapes import CityView
from bigshoulders.games.city.views.words import (
    asset_words,
    charter_words,
    issue_words,
    money,
    names_of,
    space_words,
    way_words,
)
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.event import EventKind, sentence
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.preview import Change
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.rules import Line, Rules


class CityDrawing:
    """The board, the words and the previews of one game of City."""

    def __init__(self, rules: Rules, width: int) -> None:
        self.box = cast("CityRules", rules).box
        self.edition = rules.options["edition"]
        self.language = rules.language
        self.names = names_of(self.box, self.edition)
        self.width = width

    def layouts(self, view: dict[str, Json], _asked: str) -> list[tuple[str, ...]]:
        return choices(city_view(view))

    def section(self, name: str, view: dict[str, Json], seat: str | None) -> RenderableType | None:
        return section(name, self.box, self.edition, city_view(view), Window(self.width, seat))

    def legend(self) -> str:
        return LEGEND

    def score(self, view: dict[str, Json]) -> RenderableType:
        return score_now(self.box, city_view(view))

    def details(self, action: Action, about: str, _view: dict[str, Json]) -> list[str]:
        found: list[str] = []
        narrow = self.width < NARROW
        named = self.language.arguments(action.code)
        for domain, key in named:
            if domain == "space":
                space = self.box.spaces[self.language.index(domain, key)]
                found.append(space_words(space, narrow=narrow))
            elif domain == "asset":
                asset = self.box.assets[self.language.index(domain, key)]
                found.append(f"{asset.name_in(self.edition)}: {asset_words(asset)}")
            elif domain == "company" and "par" in dict(named):
                charter = self.box.charters[self.language.index(domain, key)]
                found.append(charter_words(charter, narrow=narrow))
            elif domain == "way":
                found.extend(self._way(about, self.language.index(domain, key)))
            elif domain == "issue":
                found.append(issue_words(key))
        return found

    def _way(self, company: str, number: int) -> list[str]:
        charters = [charter for charter in self.box.charters if charter.key == company]
        return [way_words(charter.rules.ways[number]) for charter in charters]

    def row(self, action: Action, view: dict[str, Json]) -> str:
        return next(iter(self.details(action, "", view)), "")

    def mark(self, _action: Action, _view: dict[str, Json], _changes: Sequence[Change]) -> str:
        return ""

    def gist(
        self, changes: Sequence[Change], action: Action, about: str, _view: dict[str, Json]
    ) -> list[Cell]:
        return list(gist(changes, self.language.key("seat", action.seat), about))

    def place(self, path: str) -> str:
        return path

    def value(self, value: Json) -> str:
        return str(value)

    def line(self, line: Line) -> str:
        data = line.data
        if line.key == "goal":
            return f"goal: {self.name('goal', str(data['goal']))}"
        if line.key == "shares":
            noun = "share" if data["shares"] == 1 else "shares"
            return f"{data['shares']} {noun} of {data['company']} at {data['price']}"
        return line.key

    def amount(self, amount: int) -> str:
        return money(amount)

    def name(self, domain: str, key: str) -> str:
        """Return the printed name of a thing, or its key."""
        return self.names.get(domain, {}).get(key, key)

    def tell(self, kind: EventKind, facts: Facts) -> Sentence | None:
        named = {name: self.name(name, str(value)) for name, value in facts.items()}
        return Sentence(sentence(kind, {**facts, **named}))


def city_view(view: dict[str, Json]) -> CityView:
    """Return a view of City with its types."""
    return cast("CityView", view)


DRAWING = CityDrawing
