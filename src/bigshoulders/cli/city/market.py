"""The market part of City's board: demand, supply chain, Haymarket, assets and goals."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.draw.layout import (
    HEAD,
    QUIET,
    STRONG,
    Cell,
    aligned,
    beside,
    columns,
    head,
    joined,
    labelled,
)
from bigshoulders.games.city.box.components import INDUSTRIES, RESOURCES, Box
from bigshoulders.games.city.ids import INNER, MIDDLE
from bigshoulders.games.city.views.view_shapes import CityView, Cubes, DemandCell
from bigshoulders.games.city.views.words import asset_words, industry_name

SOLD = "●"
OPEN = "○"
CLOSED = "✕"
NONE = "·"


def market(box: Box, view: CityView, *, narrow: bool) -> RenderableType:
    """Return demand and supply side by side."""
    return beside([demand(box, view, narrow=narrow), supply(box, view)], gap=2 if narrow else 5)


def demand(box: Box, view: CityView, *, narrow: bool) -> RenderableType:
    """Return the demand area: a row per industry, a column per bonus, goods sold and wanted."""
    bonuses = [f"+${bonus}" for bonus in box.board.demand_bonus]
    rows: list[list[Cell]] = [list(head(["demand", *bonuses]))]
    for industry, cells in zip(INDUSTRIES, view["demand"], strict=True):
        drawn = [_cell(box, cell, column) for column, cell in enumerate(cells)]
        rows.append([industry_name(industry), *drawn])
        if not narrow:
            rows[-1].append(_sellers(view, industry))
    return Group(*aligned(rows))


def _cell(box: Box, cell: DemandCell, column: int) -> Cell:
    if cell["tile"] is not None:
        spaces = cell["spaces"] or 0
        return _pips(cell["goods"], spaces) if spaces else Text(CLOSED, style=QUIET)
    if column == INNER:
        return Text(CLOSED, style=QUIET)
    if column == MIDDLE:
        return _pips(cell["goods"], box.board.printed_middle)
    return Text("half price", style=QUIET)


def _pips(sold: int, spaces: int) -> Cell:
    if sold >= spaces:
        return Text(SOLD * spaces, style=QUIET)
    return Text.assemble((SOLD * sold, QUIET), OPEN * (spaces - sold))


def _sellers(view: CityView, industry: str) -> Text:
    sellers = [
        key for key in view["appeal_order"] if view["companies"][key]["industry"] == industry
    ]
    return Text(", ".join(sellers), style=QUIET)


def supply(box: Box, view: CityView) -> RenderableType:
    """Return the cubes: supply chain from high to low, Haymarket Square, bag."""
    if view["chain"] is not None:
        return chain(box, view, view["chain"])
    prices = ["X", *(f"${price}" for price in box.board.supply_prices[1:])]
    rows: list[list[Cell]] = [list(head(["supply", *prices, "hay", "bag"]))]
    for kind in RESOURCES:
        counts = [space[kind] for space in view["supply"]]
        counts += [view["haymarket"][kind], view["bag"][kind]]
        rows.append([_initialed(kind), *(_count(count) for count in counts)])
    return Group(*aligned(rows, right=(1, 2, 3, 4, 5, 6), gap=2))


def chain(box: Box, view: CityView, rows: Cubes) -> RenderableType:
    """Return the chain with a board of its own: a row per type, and what its next cube costs."""
    prices = box.board.advanced_supply.prices
    lines: list[list[Cell]] = [list(head(["supply", "high to low", "next", "hay", "bag"]))]
    for kind in RESOURCES:
        count = rows[kind]
        lines.append(
            [
                _initialed(kind),
                Text.assemble(SOLD * count, (NONE * (len(prices) - count), QUIET)),
                f"${prices[count - 1]}" if count else Text("-", style=QUIET),
                _count(view["haymarket"][kind]),
                _count(view["bag"][kind]),
            ]
        )
    return Group(*aligned(lines, right=(2, 3, 4), gap=2))


def _initialed(kind: str) -> Text:
    return Text.assemble((kind[0].upper(), STRONG), kind[1:])


def _count(count: int) -> Cell:
    return str(count) if count else Text(NONE, style=QUIET)


def assets(box: Box, view: CityView) -> RenderableType:
    """Return the row of capital assets with prices and what they do."""
    by_key = {asset.key: asset for asset in box.assets}
    rows: list[list[Cell]] = []
    for price, key in zip(box.board.asset_prices, view["assets"], strict=True):
        if key is not None:
            rows.append([f"${price}", key, asset_words(by_key[key])])
    label = f"capital assets ({view['asset_deck']} more in the deck)"
    return Group(Text(label, style=HEAD), columns(rows, right=(0,)))


def goals(box: Box, view: CityView) -> RenderableType | None:
    """Return the public goals and their prize, or None if they are not played."""
    if not view["goals"]:
        return None
    names = {goal.key: goal.name for goal in box.goals}
    words = joined([names[key] for key in view["goals"]], ", ")
    prize = f" (${box.board.goal_prize} each)"
    return labelled("goals", [words.append(prize, style=QUIET)])
