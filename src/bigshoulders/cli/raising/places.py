"""The rest of Raising Chicago's board: outskirts, prestige buildings, stacks, finals, council."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.draw.layout import HEAD, QUIET, Cell, columns, flowing, ink
from bigshoulders.cli.raising.components import Pieces
from bigshoulders.games.raising.views.view_shapes import RaisingView
from bigshoulders.games.raising.views.words import (
    empty_plot_words,
    letters_of,
    member_words,
    prestige_words,
    project_words,
    some,
    spot_words,
    squares_words,
)


def outskirts(pieces: Pieces, view: RaisingView) -> RenderableType:
    """Return the empty plot tiles with what they do, the moved buildings, prestige buildings."""
    rows: list[list[Cell]] = []
    moved: list[Cell] = []
    for place in view["outskirts"]:
        if "tile" in place:
            rows.append(
                ["", f"tile {place['tile']}", empty_plot_words(pieces.tiles[place["tile"]])]
            )
        else:
            color = place["color"]
            levels = some(place["levels"], "level")
            moved.append(Text.assemble((color, ink(color)), f" {place['project']}: {levels}"))
    rows.sort(key=lambda row: int(str(row[1]).removeprefix("tile ")))
    if moved:
        rows.append(["", "moved", flowing(moved, 1000)])
    return Group(Text("outskirts: what a move project takes from there", style=HEAD), columns(rows))


def prestige(pieces: Pieces, view: RaisingView, width: int) -> RenderableType:
    """Return the prestige buildings on display, unturned, and the banner of their area."""
    shown: list[Cell] = []
    for key in view["display"]:
        if key is not None:
            shown.append(f"{key} {prestige_words(pieces.prestige[key])}")
    shown.append(Text(f"{view['prestige_left']} more in the stack", style=QUIET))
    banner = view["banners"].get("prestige")  # none yet while the set-up is drawn
    if banner is not None:
        shown.append(f"banner {banner}")
    return _labelled("prestige", shown, width)


def finals(pieces: Pieces, view: RaisingView) -> RenderableType:
    """Return the final projects of the last round and what they pay for."""
    rows: list[list[Cell]] = [
        ["", key, project_words(pieces.projects[key])] for key in view["finals"]
    ]
    each = pieces.board.match_reputation
    title = f"final projects: at the end {each} for each of your tokens of their two symbols"
    return Group(Text(title, style=HEAD), columns(rows))


def stacks(pieces: Pieces, view: RaisingView) -> RenderableType:
    """Return what lies on top of the stacks of later rounds and of the deck."""
    rows: list[list[Cell]] = []
    for number, key in enumerate(view["stacks"], start=view["round"] + 1):
        rows.append(["", f"round {number}", f"{key} {project_words(pieces.projects[key])}"])
    top, count = view["deck"]["top"], view["deck"]["cards"]
    if top is not None:
        card = pieces.cards[top]
        words = f"{squares_words(card)}, {spot_words(card)} · {letters_of(card)}"
        rows.append(["", "deck", f"{words} ({some(count, 'more card')})"])
    supply = some(view["expansions"], "company expansion")
    rows.append(["", "supply", f"{supply} left"])
    return Group(Text("next: the tops of the stacks", style=HEAD), columns(rows))


def council(pieces: Pieces, view: RaisingView) -> RenderableType | None:
    """Return the council members with what they pay for, or None without the module."""
    if not view["council"]:
        return None
    rows: list[list[Cell]] = []
    for member in view["council"]:
        words = member_words(pieces.members[member["member"]])
        rows.append(["", member["letter"].upper(), words])
    board = pieces.board
    title = f"council: {board.qualify} cards of its letter score a member, {board.double} twice"
    return Group(Text(title, style=HEAD), columns(rows))


def _labelled(label: str, parts: list[Cell], width: int) -> RenderableType:
    room = width - len(label) - 2
    return columns([[Text(label, style=HEAD), flowing(parts, room, " · ")]])
