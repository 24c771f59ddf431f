"""Small pieces of layout: aligned columns, blocks side by side, hanging indents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from rich.color import ANSI_COLOR_NAMES
from rich.console import JustifyMethod, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

Cell: TypeAlias = Text | str

HEAD = "dim italic"
QUIET = "dim"
STRONG = "bold"
LIGHT_ENOUGH = 128_000  # of 255,000: the brightness from which black ink reads better than white

# Colors of seats that read badly as they are, on a dark or on a light background.
SEAT_INK: dict[str, str] = {"blue": "bright_blue", "purple": "magenta", "white": "bold"}


def aligned(rows: Sequence[Sequence[Cell]], right: Sequence[int] = (), gap: int = 2) -> list[Text]:
    """Return each row as one line, its cells in columns; those in `right` end flush."""
    texts = [[as_text(cell) for cell in row] for row in rows]
    columns = max((len(row) for row in texts), default=0)
    widths = [max(_width(row, index) for row in texts) for index in range(columns)]
    return [_line(row, widths, right, gap) for row in texts]


def as_text(cell: Cell) -> Text:
    """Return a cell as text of its own."""
    return cell.copy() if isinstance(cell, Text) else Text(cell)


def _width(row: Sequence[Text], index: int) -> int:
    return row[index].cell_len if index < len(row) else 0


def _line(row: Sequence[Text], widths: Sequence[int], right: Sequence[int], gap: int) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis")
    for index, cell in enumerate(row):
        room = widths[index] - cell.cell_len
        line.append(" " * room if index in right else "")
        line.append_text(cell)
        if index < len(row) - 1:
            line.append(" " * ((0 if index in right else room) + gap))
    return line


def head(words: Sequence[str]) -> list[Text]:
    """Return the headings of columns."""
    return [Text(word, style=HEAD) for word in words]


def joined(parts: Sequence[Cell], between: str = " · ") -> Text:
    """Join the parts that say something."""
    return Text(between).join([text for text in map(as_text, parts) if text.plain])


def flowing(parts: Sequence[Cell], width: int, between: str = ", ") -> Text:
    """Join parts into as many lines as they need, breaking between parts only."""
    lines: list[Text] = []
    for part in [text for text in map(as_text, parts) if text.plain]:
        if lines and lines[-1].cell_len + len(between) + part.cell_len <= width:
            lines[-1].append(between).append_text(part)
        else:
            if lines:
                lines[-1].append(between.rstrip())
            lines.append(part)
    return Text("\n").join(lines)


def hanging(text: Cell, indent: int) -> RenderableType:
    """Return a text that wraps under its own first word, not under the margin."""
    return Padding(as_text(text), (0, 0, 0, indent), expand=False)


def labelled(label: str, lines: Sequence[Cell]) -> RenderableType:
    """Return lines with a quiet label in front, wrapped beside the label."""
    return columns([[Text(label, style=HEAD), Text("\n").join([as_text(line) for line in lines])]])


def columns(rows: Sequence[Sequence[Cell]], right: Sequence[int] = (), gap: int = 2) -> Table:
    """Return rows of cells of which the last one wraps in the room that is left."""
    table = Table.grid(padding=(0, gap, 0, 0))
    last = max((len(row) for row in rows), default=1) - 1
    for index in range(last + 1):
        justify: JustifyMethod = "right" if index in right else "left"
        table.add_column(justify=justify, no_wrap=index < last, min_width=1)
    for row in rows:
        table.add_row(*[as_text(cell) for cell in row])
    return table


def beside(blocks: Sequence[RenderableType], gap: int = 4) -> RenderableType:
    """Place blocks side by side."""
    table = Table.grid(padding=(0, gap))
    for _block in blocks:
        table.add_column()
    table.add_row(*blocks)
    return table


def ink(seat: str) -> str:
    """Return the style of whatever belongs to a seat: its color, if it is called by one."""
    return SEAT_INK.get(seat, seat if seat in ANSI_COLOR_NAMES else "")


def chip(word: str, color: str) -> Text:
    """Return a word on a patch of color, in the ink that reads better on it."""
    return Text(f" {word} ", style=f"{_ink(color)} on {color}")


def _ink(color: str) -> str:
    red, green, blue = (int(color[start : start + 2], 16) for start in (1, 3, 5))
    brightness = 299 * red + 587 * green + 114 * blue
    return "black" if brightness > LIGHT_ENOUGH else "white"


def ever_fewer(
    everything: tuple[str, ...], left_out: Sequence[str], kept: Sequence[str]
) -> list[tuple[str, ...]]:
    """Return sets of sections, each with one fewer that may be left out and is not kept."""
    found = [everything]
    for name in left_out:
        if name not in kept:
            found.append(tuple(one for one in found[-1] if one != name))
    return found
