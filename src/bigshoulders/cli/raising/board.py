"""Raising Chicago's board for a terminal, drawn from a view."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.draw.layout import HEAD, QUIET, STRONG, ever_fewer, ink, joined
from bigshoulders.cli.raising import auctions, places, players
from bigshoulders.cli.raising.components import Pieces
from bigshoulders.cli.raising.map import the_map
from bigshoulders.games.raising.ids import PHASES
from bigshoulders.games.raising.views.view_shapes import RaisingView
from bigshoulders.games.raising.views.words import phase_words

# Sections in the order in which they stand on the screen.
EVERYTHING: Final[tuple[str, ...]] = (
    "time",
    "auctions",
    "map",
    "players",
    "outskirts",
    "prestige",
    "finals",
    "stacks",
    "council",
)
# What a low window leaves out first, unless it is what the question or the phase is about.
LEFT_OUT: Final = (
    *("stacks", "finals", "council", "outskirts", "prestige", "map", "players", "auctions"),
)
BIDDING: Final = ("time", "auctions", "players")
PLACING: Final = ("time", "map")
MOVING: Final = ("time", "outskirts", "prestige")
PLAYERS: Final = ("time", "players")
FOCUS_OF_QUESTION: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("bid", "pay", "give", "take", "card_choice"), BIDDING),
    **dict.fromkeys(("raise", "prestige_plot", "prestige_turn", "resolve"), PLACING),
    **dict.fromkeys(("level", "swap", "copy"), PLACING),
    **dict.fromkeys(("move", "prestige_choice"), MOVING),
}
FOCUS_OF_PHASE: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("announcement", "bidding", "bidding_resolution"), BIDDING),
    **dict.fromkeys(("project_resolution", "company", "scoring"), PLAYERS),
}
PLAYED: Final = PHASES[1:-2]  # without setup and scoring

LEGEND: Final = (
    "L lumber, J jackscrew, M masonry. "
    "Auctions: [2 J] is a free square that gives a jackscrew, [2 J blue] is taken, [UL: L1 J1] is "
    "the upper-left square with its price now. You pay: what your permanent resources leave of the "
    "cost; ✓ your tokens suffice, with so many wilds, or after a trade; ✗ what is missing. In the "
    "grid of bids 7 J+ is answer 7: it gives a jackscrew, and you would win the project as things "
    "stand. "
    "Map: c1 lumber is the banner of a column, a building there is a step in lumber. 12 blue ■■ is "
    "a building of two levels on plot 12, □ an empty plot, ◇ an empty purple one. !N7: a building "
    "there would close neighborhood N7. »3: what the arrows of prestige buildings (★) pay at the "
    "end for a building there. N7 blue 3: blue leads that neighborhood with 3 levels, ✗: nobody "
    "would get it; its reward stands below. Ward 1 9/5: reputation for the most and for the second "
    "most levels there at the end. "
    "Tracks: L4+1▸6 is lumber in column 4 with one permanent resource, the next in column 6; "
    "∞: free for good. Company: [1 J] pays each round, [1 J once] this round only, [ ] is a free "
    "slot."
)


def choices(view: RaisingView, asked: str) -> list[tuple[str, ...]]:
    """Return sets of sections, from everything down to what the question is about."""
    kept = FOCUS_OF_QUESTION.get(asked) or FOCUS_OF_PHASE.get(view["phase"], EVERYTHING)
    return ever_fewer(EVERYTHING, LEFT_OUT, kept)


def section(
    name: str, pieces: Pieces, view: RaisingView, seat: str | None, width: int
) -> RenderableType | None:
    """Return one section of the board, or None if there is nothing in it."""
    match name:
        case "time":
            return Group(when(pieces, view), order(view))
        case "auctions":
            return auctions.auctions(pieces, view, seat, width)
        case "map":
            return the_map(pieces, view, width)
        case "players":
            return players.players(pieces, view, seat, width)
        case "outskirts":
            return places.outskirts(pieces, view)
        case "prestige":
            return places.prestige(pieces, view, width)
        case "finals":
            return places.finals(pieces, view)
        case "stacks":
            return places.stacks(pieces, view)
        case _:
            return places.council(pieces, view)


def when(pieces: Pieces, view: RaisingView) -> Text:
    """Return the rounds and the phases with the present ones marked."""
    rounds = [str(number) for number in range(1, pieces.board.rounds + 1)]
    phases = list(PLAYED) if view["phase"] in PLAYED else [view["phase"]]
    words = [phase_words(phase) for phase in phases]
    return Text.assemble(
        ("round ", HEAD),
        _marked(rounds, str(view["round"]), " "),
        "  ",
        _marked(words, phase_words(view["phase"]), " · "),
    )


def _marked(words: list[str], present: str, between: str) -> Text:
    texts = [
        Text(f"[{word}]", style=STRONG) if word == present else Text(word, style=QUIET)
        for word in words
    ]
    return Text(between).join(texts)


def order(view: RaisingView) -> Text:
    """Return the ranks, and the rows of the bidding board where they differ (R-REP-05)."""
    parts = [_colors("rank ", view["ranking"])]
    if view["phase"] == "bidding" and view["rows"] != view["ranking"]:
        parts.append(_colors("rows of the bidding board ", view["rows"]))
    return joined(list(parts))


def _colors(label: str, colors: list[str]) -> Text:
    names = [Text(color, style=ink(color)) for color in colors]
    return Text.assemble((label, HEAD), Text(" > ").join(names))
