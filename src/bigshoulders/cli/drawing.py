"""What the terminal needs to know of a game to draw it; one class per game, registered here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.city_drawing import CityDrawing
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.plain import Json
from bigshoulders.kernel.preview import Change
from bigshoulders.kernel.rules import Line

View = dict[str, Json]


class Drawing(Protocol):
    """How one game looks; it sees views and legal answers, never a state."""

    def layouts(self, view: View) -> list[tuple[str, ...]]:
        """Return sections of the board: all of them first, then ever fewer for low windows."""
        ...

    def section(self, name: str, view: View, seat: str | None) -> RenderableType | None:
        """Return a section, or None if there is nothing in it."""
        ...

    def legend(self) -> str:
        """Explain the signs on the board."""
        ...

    def score(self, view: View) -> RenderableType:
        """Return what everybody is worth at this moment."""
        ...

    def details(self, action: Action, about: str) -> list[str]:
        """Say what the things named in an answer are or do; `about` is the company asked."""
        ...

    def gist(self, changes: Sequence[Change], action: Action, about: str) -> list[str]:
        """Pick the changes that matter, in short words, the weightiest first."""
        ...

    def line(self, line: Line) -> str:
        """Say what a line of the final score is for."""
        ...

    def name(self, domain: str, key: str) -> str:
        """Return the printed name of a thing, or its key."""
        ...


class Board:
    """The board of one moment as one pair of eyes sees it; each section is drawn once."""

    def __init__(self, drawing: Drawing, view: View, seat: str | None) -> None:
        self.layouts = drawing.layouts(view)
        self._drawing = drawing
        self._view = view
        self._seat = seat
        self._drawn: dict[str, RenderableType | None] = {}

    def parts(self, layout: Sequence[str]) -> list[RenderableType]:
        """Return the sections that have something in them."""
        found = [self._section(name) for name in layout]
        return [part for part in found if part is not None]

    def _section(self, name: str) -> RenderableType | None:
        if name not in self._drawn:
            self._drawn[name] = self._drawing.section(name, self._view, self._seat)
        return self._drawn[name]


def spaced(parts: Sequence[RenderableType]) -> Group:
    """Return sections with an empty line between them."""
    lines: list[RenderableType] = []
    for part in parts:
        lines.extend([Text(), part] if lines else [part])
    return Group(*lines)


DRAWINGS: dict[str, type[CityDrawing]] = {"city": CityDrawing}


def drawing_of(game: Game, width: int) -> Drawing:
    """Return how this game is drawn in a window of this width."""
    return DRAWINGS[game.rules.game](game.rules, width)
