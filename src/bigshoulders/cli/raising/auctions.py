"""The auctions' part of Raising Chicago's board: projects, their cards, and who wins them now."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.draw.layout import QUIET, STRONG, Cell, aligned, hanging, head, ink, joined
from bigshoulders.cli.raising.components import Pieces
from bigshoulders.games.raising.box.components import RESOURCES
from bigshoulders.games.raising.views.auction_shapes import Auction, SeatCost, Square
from bigshoulders.games.raising.views.component_shapes import Materials
from bigshoulders.games.raising.views.view_shapes import RaisingSeat, RaisingView
from bigshoulders.games.raising.views.words import (
    amounts_short,
    cost_short,
    letter,
    letters_of,
    project_gain,
    project_kind,
    some,
    spot_words,
)

WIDE: Final = 100  # columns from which names are spelled out
INDENT: Final = 5
YES: Final = "✓"
NO: Final = "✗"
RESOLVING: Final = ("bidding_resolution", "project_resolution")  # phases that have winners


def auctions(
    pieces: Pieces, view: RaisingView, seat: str | None, width: int
) -> RenderableType | None:
    """Return two or three lines for each project that is not completed, or None without any."""
    open_ones = [one for one in view["auctions"] if one["project"] is not None]
    if not open_ones:
        return None
    player = seat_of(view, seat)
    rows = [_heading(player)]
    rows += [_project(pieces, auction, player, width) for auction in open_ones]
    first, *lines = aligned(rows)
    parts: list[RenderableType] = [first]
    for auction, line in zip(open_ones, lines, strict=True):
        parts.append(line)
        parts.extend(_below(pieces, auction, view, width))
    return Group(*parts)


def _heading(player: RaisingSeat | None) -> list[Cell]:
    words = ["", "project", "cost", "you pay" if player else "", "gives"]
    return list(head(words))


def _project(
    pieces: Pieces, auction: Auction, player: RaisingSeat | None, width: int
) -> list[Cell]:
    project = pieces.projects[auction["project"] or ""]
    title = f"{project.key} {project_kind(project)}"
    if width >= WIDE + INDENT * 4:
        title = f"{project.key} {project.name}: {project_kind(project)}"
    return [
        Text(auction["space"].upper(), style=STRONG),
        title,
        cost_short(project.cost),
        "" if player is None else afford(auction["costs"][player["seat"]]),
        project_gain(project),
    ]


def afford(cost: SeatCost) -> Text:
    """Say what a project costs a player beside the permanent resources, and if it is there."""
    words = Text(amounts(cost["net"]) or "nothing")
    if cost["payable"] is None:
        return words.append(f" {NO} {amounts(cost['lacking'])}", style="red")
    if cost["payable"] == "tokens":
        return words.append(f" {YES}", style="green")
    wilds = f"{sum(cost['lacking'][kind] for kind in RESOURCES)} " * (cost["payable"] == "wild")
    return words.append(f" {YES} {wilds}{cost['payable']}", style="yellow")


def amounts(some_of_each: Materials) -> str:
    """Write amounts of resources in short."""
    return amounts_short(some_of_each[kind] for kind in RESOURCES)


# The card


def _below(pieces: Pieces, auction: Auction, view: RaisingView, width: int) -> list[RenderableType]:
    """Place the card and the winner on one line if they fit, else on two."""
    shown = _card(pieces, auction, wide=width >= WIDE)
    won = winner_words(auction, view)
    together = joined([shown, won])
    if together.cell_len <= width - INDENT:
        return [hanging(together, INDENT)]
    return [hanging(part, INDENT) for part in (shown, won)]


def _card(pieces: Pieces, auction: Auction, *, wide: bool) -> Text:
    """Draw the squares of a card, and say what it pays in a company."""
    card, free = auction["card"], auction["upper_left"]
    if card is None:
        return Text()
    price = "" if free is None else f": {amounts(free['cost']) or 'free'}"
    squares = [_square(index, one, price, wide=wide) for index, one in enumerate(card["squares"])]
    printed = pieces.cards[card["card"]]
    about = f"  {spot_words(printed)} · {letters_of(printed)}"
    return Text(" ").join(squares).append(about, style=QUIET)


def _square(index: int, square: Square, price: str, *, wide: bool) -> Text:
    """Draw a square: "[2 J]" is free and shows a jackscrew, "[2 J blue]" is taken."""
    shows = letter(square["shows"]) if square["shows"] else "-"
    words = f"{index} {shows}" if index else "UL"
    marker = square["marker"]
    if marker is None:
        return Text(f"[{words}]" if index else f"[UL{price}]")
    owner = marker if wide else marker[0].upper()
    return Text.assemble("[", words, " ", (owner, f"{STRONG} {ink(marker)}"), "]")


# Who wins


def winner_words(auction: Auction, view: RaisingView) -> Text:
    """Say who wins a project as things stand, and why."""
    if view["phase"] in RESOLVING and auction["won_by"] is not None:
        return Text.assemble(name(auction["won_by"], view), " has won it")
    leader, poorer = auction["leader"], auction["poorer"]
    if poorer is not None:
        failing = "no bid yet: it would fail, a poverty step for "
        return Text.assemble(failing, name(poorer, view))
    if leader is None:
        return Text()
    return Text.assemble(name(leader, view), f" wins now {_why(auction, leader)}")


def _why(auction: Auction, leader: str) -> str:
    """R-WIN-01: by most markers, or by the first one in a tie."""
    most = auction["markers"][leader]
    others = {color: count for color, count in auction["markers"].items() if color != leader}
    if auction["tied"]:
        tied = ", ".join(auction["tied"])
        return f"by the first marker in a tie at {most} with {tied}"
    return f"with {some(most, 'marker')} to {max(others.values(), default=0)}"


def name(color: str, view: RaisingView) -> Text:
    """Write a color, and say so if it is nobody's."""
    text = Text(color, style=f"{STRONG} {ink(color)}")
    return text if is_player(view, color) else text.append(" (non-player)", style=QUIET)


def seat_of(view: RaisingView, name: str | None) -> RaisingSeat | None:
    """Return the player of this color, or None for a spectator."""
    return next((player for player in view["seats"] if player["seat"] == name), None)


def is_player(view: RaisingView, color: str) -> bool:
    """Tell whether a color is a player's; the other one is the non-player color."""
    return any(player["seat"] == color for player in view["seats"])
