"""Raising Chicago as the terminal draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rich.console import RenderableType

from bigshoulders.cli.draw.layout import Cell
from bigshoulders.cli.draw.sentence import Sentence
from bigshoulders.cli.raising.answers import about_answer, about_row, mark
from bigshoulders.cli.raising.board import LEGEND, choices, section
from bigshoulders.cli.raising.changes import gist
from bigshoulders.cli.raising.components import Pieces
from bigshoulders.cli.raising.narration import tell
from bigshoulders.cli.raising.paths import place, value_words
from bigshoulders.cli.raising.score import score_now
from bigshoulders.games.raising.events import REPUTATION_CHANGED, SCORED
from bigshoulders.games.raising.game import RaisingRules
from bigshoulders.games.raising.views.view_shapes import RaisingView
from bigshoulders.games.raising.views.words import CATEGORY_WORDS
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.event import EventKind
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.preview import Change
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.rules import Line, Rules

NARROW: Final = 110  # columns below which the rows of a grid do not tell what the board shows


class RaisingDrawing:
    """The board, the words and the previews of one game of Raising Chicago."""

    def __init__(self, rules: Rules, width: int) -> None:
        self.pieces = Pieces(cast("RaisingRules", rules).box)
        self.language = rules.language
        self.width = width
        self._is_scored = False  # whether the story told so far has come to the final scoring

    def layouts(self, view: dict[str, Json], asked: str) -> list[tuple[str, ...]]:
        return choices(raising_view(view), asked)

    def section(self, name: str, view: dict[str, Json], seat: str | None) -> RenderableType | None:
        return section(name, self.pieces, raising_view(view), seat, self.width)

    def legend(self) -> str:
        return LEGEND

    def score(self, view: dict[str, Json]) -> RenderableType:
        return score_now(self.pieces, raising_view(view))

    def details(self, action: Action, _about: str, view: dict[str, Json]) -> list[str]:
        return about_answer(self.pieces, self.language, action, raising_view(view))

    def row(self, action: Action, view: dict[str, Json]) -> str:
        narrow = self.width < NARROW
        return about_row(self.pieces, self.language, action, raising_view(view), narrow=narrow)

    def mark(self, action: Action, view: dict[str, Json], changes: Sequence[Change]) -> str:
        return mark(self.language, action, raising_view(view), changes)

    def gist(
        self, changes: Sequence[Change], action: Action, _about: str, view: dict[str, Json]
    ) -> list[Cell]:
        return gist(changes, self.language.key("seat", action.seat), view)

    def place(self, path: str) -> str:
        return place(self.pieces, path)

    def value(self, value: Json) -> str:
        return value_words(value)

    def line(self, line: Line) -> str:
        return CATEGORY_WORDS[line.key]

    def amount(self, amount: int) -> str:
        return str(amount)

    def tell(self, kind: EventKind, facts: Facts) -> Sentence | None:
        self._is_scored = self._is_scored or kind is SCORED
        if self._is_scored and kind is REPUTATION_CHANGED:
            return None  # the line of the score before it says as much
        return tell(self.pieces, kind, facts)


def raising_view(view: dict[str, Json]) -> RaisingView:
    """Return a view of Raising Chicago with its types."""
    return cast("RaisingView", view)


DRAWING = RaisingDrawing
