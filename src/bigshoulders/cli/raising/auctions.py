"""The auctions' part of Raising Chicago's board: projects, their cards, and who wins them now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.draw.layout import QUIET, STRONG, Cell, aligned, hanging, head, ink, joined
from bigshoulders.cli.raising.components import Pieces
from bigshoulders.games.raising.box.components import RESOURCES
from bigshoulders.games.raising.rules.project_costs import is_payable
from bigshoulders.games.raising.state import Seat
from bigshoulders.games.raising.views.view_shapes import (
    Auction,
    CardOnSpace,
    RaisingSeat,
    RaisingView,
    Square,
)
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
        "" if player is None else afford(pieces, player, auction["net_cost"][player["seat"]]),
        project_gain(project),
    ]


def afford(pieces: Pieces, player: RaisingSeat, needs: Sequence[int]) -> Text:
    """Say what a project costs a player beside the permanent resources, and if it is there."""
    cost = Text(amounts_short(needs) or "nothing")
    held = [player["tokens"][kind] for kind in RESOURCES]
    missing = [max(0, need - tokens) for need, tokens in zip(needs, held, strict=True)]
    if not any(missing):
        return cost.append(f" {YES}", style="green")
    if sum(missing) <= player["wild"]:
        return cost.append(f" {YES} {sum(missing)} wild", style="yellow")
    if _is_payable(pieces, player, needs):
        return cost.append(f" {YES} trade", style="yellow")
    return cost.append(f" {NO} {amounts_short(missing)}", style="red")


def _is_payable(pieces: Pieces, player: RaisingSeat, needs: Sequence[int]) -> bool:
    """R-RES-06, asked of the engine."""
    purse = Seat(0, [player["tokens"][kind] for kind in RESOURCES], [], [])
    purse.wild = player["wild"]
    return is_payable(purse, list(needs), pieces.board.trade_give)


# The card


def _below(pieces: Pieces, auction: Auction, view: RaisingView, width: int) -> list[RenderableType]:
    """Place the card and the winner on one line if they fit, else on two."""
    is_open = view["phase"] not in RESOLVING
    shown = _card(pieces, auction["card"], wide=width >= WIDE, is_open=is_open)
    won = winner_words(auction, view)
    together = joined([shown, won])
    if together.cell_len <= width - INDENT:
        return [hanging(together, INDENT)]
    return [hanging(part, INDENT) for part in (shown, won)]


def _card(pieces: Pieces, card: CardOnSpace | None, *, wide: bool, is_open: bool) -> Text:
    """Draw the squares of a card, and say what it pays in a company."""
    if card is None:
        return Text()
    price = f": {amounts_short(upper_left_price(card)) or 'free'}" if is_open else ""
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


def upper_left_price(card: CardOnSpace) -> list[int]:
    """R-BID-05: what the upper-left square costs now, a token for each uncovered resource."""
    shown = [square["shows"] for square in card["squares"] if square["marker"] is None]
    return [shown.count(kind) for kind in RESOURCES]


# Who wins


def winner_words(auction: Auction, view: RaisingView) -> Text:
    """Say who wins a project as things stand, and why."""
    if view["phase"] in RESOLVING and auction["won_by"] is not None:
        return Text.assemble(name(auction["won_by"], view), " has won it")
    leader = auction["leader"]
    if leader is None:
        poorer = name(view["ranking"][0], view)
        return Text.assemble("no bid yet: it would fail, a poverty step for ", poorer)
    return Text.assemble(name(leader, view), f" wins now {_why(auction, leader)}")


def _why(auction: Auction, leader: str) -> str:
    """R-WIN-01: by most markers, or by the first one in a tie."""
    most = auction["markers"][leader]
    others = {color: count for color, count in auction["markers"].items() if color != leader}
    if auction["tie_broken"]:
        tied = [color for color, count in others.items() if count == most]
        return f"by the first marker in a tie at {most} with {', '.join(tied)}"
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
