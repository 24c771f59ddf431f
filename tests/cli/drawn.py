"""Boards and lists as a terminal without colors would show them."""

from __future__ import annotations

import io
from typing import cast

from rich.console import Console

from bigshoulders.cli.draw.answers import answers
from bigshoulders.cli.draw.drawing import Board, drawing_of, spaced
from bigshoulders.kernel.game import Game


def text_of(drawing: object, width: int) -> str:
    """Render as a terminal without colors would."""
    screen = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    screen.print(drawing)
    return cast("io.StringIO", screen.file).getvalue()


def board_of(game: Game, seat: int | None, width: int = 100) -> str:
    name = None if seat is None else game.name(seat)
    board = Board(drawing_of(game, width), game.view(seat), name)
    return text_of(spaced(board.parts(board.layouts[0])), width)


def section_of(game: Game, name: str, width: int = 120, seat: int | None = 0) -> str:
    """Return one section of the board."""
    whose = None if seat is None else game.name(seat)
    board = Board(drawing_of(game, width), game.view(seat), whose)
    return text_of(spaced(board.parts((name,))), width)


def answers_of(game: Game, width: int = 120) -> str:
    """Return the list of answers to the question that waits."""
    return text_of(answers(game, game.deciders()[0], drawing_of(game, width)), width)


def line_with(text: str, words: str) -> str:
    """Return the first line with these words in it."""
    return next(line for line in text.splitlines() if words in line)


def below(text: str, words: str, count: int = 1) -> str:
    """Return a line that follows the one with these words."""
    lines = text.splitlines()
    place = next(index for index, line in enumerate(lines) if words in line)
    return lines[place + count]
