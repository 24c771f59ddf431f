"""The map of Raising Chicago: wards as columns of plots, with the neighborhoods between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.draw.layout import HEAD, QUIET, STRONG, ink, joined
from bigshoulders.cli.raising.components import Pieces
from bigshoulders.games.raising.box.components import Plot
from bigshoulders.games.raising.views.map_shapes import AnyPlot, NeighborhoodSpace, Ward
from bigshoulders.games.raising.views.view_shapes import RaisingView
from bigshoulders.games.raising.views.words import ARROWS, letter, reward_short, ward_token_words

WIDEST_CELL: Final = 14
SPELLED: Final = 12  # width of a cell from which colors and resources are spelled out
BORDER: Final = "│"
LEVEL: Final = "■"
EMPTY: Final = "□"
PURPLE: Final = "◇"
PRESTIGE: Final = "★"
POINTED: Final = "»"
CLOSES: Final = "!"
LOST: Final = "✗"
ARROW_INK: Final = "yellow"
TILE_INK: Final = "cyan"
KEY: Final = (
    f"{LEVEL} level · {EMPTY} empty, {PURPLE} purple · {POINTED} arrows, at the end · "
    f"{CLOSES} would close · {PRESTIGE} prestige"
)


def the_map(pieces: Pieces, view: RaisingView, width: int) -> RenderableType:
    """Return the wards with their tokens and banners, every plot, and the tiles between them."""
    grid = _Grid(pieces, view, width)
    lines = [*grid.wards(), grid.banners()]
    for row in range(pieces.board.rows):
        lines += grid.plots(row)
        lines += grid.gap(row)
    return Group(*lines, Text(KEY, style=QUIET))


class _Grid:
    """Plots in cells of one width, with a border between wards."""

    def __init__(self, pieces: Pieces, view: RaisingView, width: int) -> None:
        board = pieces.board
        self.pieces = pieces
        self.view = view
        room = (width - board.wards + 1) // board.columns
        self.cell = min(WIDEST_CELL, room)
        self.spelled = self.cell >= SPELLED
        self.ward_of = [0] * board.columns
        for plot in board.plots:
            self.ward_of[plot.column] = plot.ward

    # The head

    def wards(self) -> list[Text]:
        """Return what each ward is worth, and who has how many levels there."""
        titles = [self._ward_title(ward) for ward in self.view["wards"]]
        levels = [self._levels(ward) for ward in self.view["wards"]]
        return [self._by_ward(titles), self._by_ward(levels)]

    def _ward_title(self, ward: Ward) -> Text:
        title = Text(f"ward {ward['ward']}", style=STRONG)
        if ward["token"] is not None:
            values = ward_token_words(self.pieces.ward_tokens[ward["token"]])
            title.append(f" {values}", style=HEAD)
        return title

    def _levels(self, ward: Ward) -> Text:
        """Return the levels by color, the most first."""
        pairs = sorted(ward["levels"].items(), key=lambda pair: -pair[1])
        held = [(color, count) for color, count in pairs if count]
        if not held:
            return Text("no levels", style=QUIET)
        forms = [
            joined([_count(color, count, spelled=spelled) for color, count in held], " ")
            for spelled in (self.spelled, False)
        ]
        room = self.ward_of.count(ward["ward"] - 1) * self.cell
        return forms[0] if forms[0].cell_len < room else forms[1]

    def banners(self) -> Text:
        """Return the banner over each column: a building there is a step on its track."""
        cells: list[Text] = []
        for place, track in self.view["banners"].items():
            words = track if self.spelled else letter(track)
            cells.append(Text(f"{place} {words}", style=HEAD))
        return self._by_column(cells[: self.pieces.board.columns])

    # Plots

    def plots(self, row: int) -> list[Text]:
        """Return the two lines of a row."""
        cells: list[tuple[Text, Text]] = [(Text(), Text())] * self.pieces.board.columns
        for plot, shown in zip(self.pieces.board.plots, self.view["plots"], strict=True):
            if plot.row == row:
                cells[plot.column] = self._plot(plot, shown)
        return [self._by_column([cell[line] for cell in cells]) for line in (0, 1)]

    def _plot(self, plot: Plot, shown: AnyPlot) -> tuple[Text, Text]:
        """Return a plot's number with what stands there, and what that is worth."""
        number = Text(f"{plot.key:>2} ")
        if "prestige" in shown:
            arrows = "".join(ARROWS[arrow] for arrow in shown["arrows"])
            number.append(PRESTIGE, style=ARROW_INK)
            return number, self._below(Text(f"{arrows} {shown['reputation']}", style=ARROW_INK))
        pointed = shown["arrows_value"]
        value = Text(f"{POINTED}{pointed}" if pointed else "", style=ARROW_INK)
        if "color" in shown:
            levels = Text(LEVEL * shown["levels"], style=ink(shown["color"]))
            number.append_text(_owner(shown["color"], spelled=self.spelled))
            return number, self._below(joined([levels, value], " "))
        number.append(PURPLE if plot.interior else EMPTY, style=QUIET)
        number.append(self._closes(shown["closes"]), style="green")
        return number, self._below(joined([self._reward(plot), value], " "))

    def _reward(self, plot: Plot) -> str:
        """Return what a plot pays, reputation as a bare number where there is little room."""
        if self.spelled or not plot.reward.reputation:
            return reward_short(plot.reward)
        others = reward_short(replace(plot.reward, reputation=0))
        return f"+{plot.reward.reputation} {others}".strip()

    def _below(self, words: Text) -> Text:
        """Place the second line of a cell under the first, as far in as there is room."""
        indent = max(0, min(3, self.cell - 1 - words.cell_len))
        return Text(" " * indent).append_text(words)

    def _closes(self, spaces: Sequence[str]) -> str:
        """Name the neighborhoods that a building would close, as far as there is room."""
        if not spaces:
            return ""
        forms = [
            "".join(f" {CLOSES}{space}" for space in spaces),
            "".join(f"{CLOSES}{space.removeprefix('N')}" for space in spaces),
        ]
        room = self.cell - len("12 ?") - 1
        fitting = [form for form in forms if len(form) <= room]
        return fitting[0] if fitting else f" {CLOSES}x{len(spaces)}"

    # Neighborhoods

    def gap(self, row: int) -> list[Text]:
        """Return the two lines below a row: neighborhoods with who leads, and their rewards."""
        leaders: list[tuple[int, Text]] = []
        rewards: list[tuple[int, Text]] = []
        plots = self.pieces.board.plots
        for around, space in zip(  # while the set-up is drawn, some spaces have no tile yet
            self.pieces.board.neighborhoods, self.view["neighborhoods"], strict=False
        ):
            rows = [plots[index].row for index in around]
            if sum(rows) // len(rows) == row and space["tile"] is not None:
                middle = self._middle([plots[index].column for index in around])
                reward = self.pieces.neighborhoods[space["tile"]].reward
                leaders.append((middle, self._leader(space)))
                rewards.append((middle, Text(reward_short(reward), style=TILE_INK)))
        if row == self.pieces.board.rows - 1:
            return []
        return [self._overlaid(labels) for labels in (leaders, rewards)]

    def _leader(self, space: NeighborhoodSpace) -> Text:
        leader = space["leader"]
        who = Text(LOST if space["levels"] else "", style="red")
        if leader is not None:
            who = _count(leader, space["levels"][leader], spelled=self.spelled)
        return joined([Text(space["space"], style=TILE_INK), who], " ")

    # Lines

    def _left(self, column: int) -> int:
        """Return where a column begins."""
        return column * self.cell + self.ward_of[column]

    def _middle(self, columns: Sequence[int]) -> int:
        """Return the middle of the plots around a neighborhood."""
        return (self._left(min(columns)) + self._left(max(columns)) + self.cell) // 2

    def _by_column(self, cells: Sequence[Text]) -> Text:
        placed = [(self._left(index), cell) for index, cell in enumerate(cells)]
        return _line([*placed, *self._borders()])

    def _by_ward(self, cells: Sequence[Text]) -> Text:
        firsts = [self.ward_of.index(ward) for ward in range(len(cells))]
        placed = [(self._left(first), cell) for first, cell in zip(firsts, cells, strict=True)]
        return _line([*placed, *self._borders()])

    def _overlaid(self, labels: Sequence[tuple[int, Text]]) -> Text:
        """Place labels around their middles; a border gives way to a label."""
        placed = [(middle - label.cell_len // 2, label) for middle, label in labels]
        taken = {spot for start, label in placed for spot in range(start - 1, start + len(label))}
        free = [(start, border) for start, border in self._borders() if start not in taken]
        return _line([*placed, *free])

    def _borders(self) -> list[tuple[int, Text]]:
        return [
            (self._left(column) - 1, Text(BORDER, style=QUIET))
            for column in range(1, len(self.ward_of))
            if self.ward_of[column] != self.ward_of[column - 1]
        ]


def _count(color: str, count: int, *, spelled: bool) -> Text:
    return _owner(color, spelled=spelled).append(f" {count}" if spelled else str(count))


def _owner(color: str, *, spelled: bool) -> Text:
    words = color if spelled else color[0].upper()
    return Text(words, style=f"{STRONG} {ink(color)}")


def _line(placed: Sequence[tuple[int, Text]]) -> Text:
    """Return a line with texts where they belong; what would overlap moves to the right."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for start, text in sorted(placed, key=lambda pair: pair[0]):
        line.append(" " * (start - len(line)))
        line.append_text(text)
    return line
