"""What the terminal needs to know of a game to draw it: one class per game, or the plain one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.draw.layout import Cell
from bigshoulders.cli.draw.sentence import Sentence
from bigshoulders.games import entry
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.event import EventKind
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.preview import Change
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.rules import Line, Rules

View = dict[str, Json]


class Drawing(Protocol):
    """How one game looks; it sees views and legal answers, never a state."""

    # The board

    def layouts(self, view: View, asked: str) -> list[tuple[str, ...]]:
        """Return sections of the board: all of them first, then ever fewer for low windows.

        What is asked, a kind of question, tells what the last of them must show.
        """
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

    # Answers

    def details(self, action: Action, about: str, view: View) -> list[str]:
        """Say what the things named in an answer are or do; `about` is the company asked."""
        ...

    def row(self, action: Action, view: View) -> str:
        """Say what a row of answers is about that is shown as a grid of numbers."""
        ...

    def mark(self, action: Action, view: View, changes: Sequence[Change]) -> str:
        """Say in a few letters, beside a number of a grid, what that answer does."""
        ...

    def gist(self, changes: Sequence[Change], action: Action, about: str, view: View) -> list[Cell]:
        """Pick the changes that matter, in short words, the weightiest first."""
        ...

    def place(self, path: str) -> str:
        """Write a path of the view for people."""
        ...

    def value(self, value: Json) -> str:
        """Write a value of the view for people."""
        ...

    # The story and the result

    def tell(self, kind: EventKind, facts: Facts) -> Sentence | None:
        """Say an event with printed names in place of keys; None if the board shows it anyway."""
        ...

    def line(self, line: Line) -> str:
        """Say what a line of the final score is for."""
        ...

    def amount(self, amount: int) -> str:
        """Write a part of a score."""
        ...


class Board:
    """The board of one moment as one pair of eyes sees it; each section is drawn once."""

    def __init__(self, drawing: Drawing, view: View, seat: str | None, asked: str = "") -> None:
        self.layouts = drawing.layouts(view, asked)
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


class DrawingOfGame(Protocol):
    """A module with how a game is drawn, given its rules and the width of the window."""

    DRAWING: Callable[[Rules, int], Drawing]


def drawing_of(game: Game, width: int) -> Drawing:
    """Return how this game is drawn in a window of this width."""
    module = entry(game.rules.game).drawing
    if module is None:
        from bigshoulders.cli.draw.plain import PlainDrawing  # noqa: PLC0415 - only such a game

        return PlainDrawing(game.rules, width)
    return cast("DrawingOfGame", import_module(module)).DRAWING(game.rules, width)
