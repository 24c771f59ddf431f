"""The players' part of Raising Chicago's board: what they hold, their tracks and companies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.draw.layout import (
    HEAD,
    QUIET,
    STRONG,
    Cell,
    aligned,
    flowing,
    hanging,
    head,
    ink,
    joined,
)
from bigshoulders.cli.raising.components import Pieces
from bigshoulders.games.raising.box.components import NOTHING, RESOURCES, Resource
from bigshoulders.games.raising.views.view_shapes import RaisingSeat, RaisingView
from bigshoulders.games.raising.views.words import (
    empty_plot_words,
    letter,
    reward_short,
    reward_words,
    some,
)

INDENT: Final = 4
MARKER: Final = "●"
NEXT: Final = "▸"
END: Final = "∞"
HEADINGS: Final = ("player", "rep", "poverty", "L", "J", "M", "wild", "favor", "tracks", "markers")
RIGHT: Final = (1, 3, 4, 5, 6, 7)


def players(pieces: Pieces, view: RaisingView, seat: str | None, width: int) -> RenderableType:
    """Return the players by rank: a line of figures, then what they own and their cards."""
    by_name = {player["seat"]: player for player in view["seats"]}
    ranked = [by_name[color] for color in view["ranking"]] or view["seats"]
    rows: list[list[Cell]] = [list(head(HEADINGS))]
    rows += [_figures(pieces, player, seat) for player in ranked]
    first, *lines = aligned(rows, right=RIGHT)
    parts: list[RenderableType] = [first]
    for player, line in zip(ranked, lines, strict=True):
        parts.append(line)
        things = owned(pieces, player, view, is_own=player["seat"] == seat)
        parts.extend(_below(things, company(pieces, player), width - INDENT))
    return Group(*parts)


def _below(things: Sequence[Cell], slots: Sequence[Cell], room: int) -> list[RenderableType]:
    """Place what is owned and the company on one line if they fit, else on two or more."""
    together = joined([*things, joined(slots, " ")])
    if together.cell_len <= room:
        return [hanging(together, INDENT)]
    return [
        hanging(flowing(things, room, " · "), INDENT),
        hanging(flowing(slots, room, " "), INDENT),
    ]


def _figures(pieces: Pieces, player: RaisingSeat, seat: str | None) -> list[Cell]:
    name = Text(player["seat"], style=f"{STRONG} {ink(player['seat'])}")
    poverty = player["poverty"]
    down = f"{poverty['steps']} (-{poverty['costs']})" if poverty["steps"] else "0"
    markers = player["markers"]
    return [
        name.append(" (you)", style=QUIET) if player["seat"] == seat else name,
        Text(str(player["reputation"]), style=STRONG),
        Text(down, style="red" if poverty["costs"] else ""),
        *[str(player["tokens"][kind]) for kind in RESOURCES],
        str(player["wild"]),
        str(player["favor"]),
        tracks(pieces, player),
        Text.assemble(MARKER * markers["board"], (f" +{markers['supply']}", QUIET)),
    ]


# Expertise


def tracks(pieces: Pieces, player: RaisingSeat) -> Text:
    """Write the tracks: column, permanent resources, and the column of the next one."""
    return joined([_track(pieces, player, kind) for kind in RESOURCES], " ")


def _track(pieces: Pieces, player: RaisingSeat, kind: Resource) -> Text:
    column = player["tracks"][kind]
    perms = player["perms"][kind]
    text = Text(f"{letter(kind)}{column}")
    text.append(f"+{perms}" if perms else "", style="green")
    if kind in player["unlimited"]:
        return text.append(END, style="green")
    return text.append(f"{NEXT}{_next_column(pieces, column)}", style=QUIET)


def _next_column(pieces: Pieces, column: int) -> int:
    """Return where the next permanent resource lies, or the end of the track."""
    board = pieces.board
    return min([one for one in (*board.perm_columns, board.end_column) if one > column])


def next_column_reward(pieces: Pieces, player: RaisingSeat) -> str:
    """Say which column pays next once all three markers have reached it (R-EXP-05)."""
    reached = min([player["tracks"][kind] for kind in RESOURCES])
    for column, reward in enumerate(pieces.board.column_rewards):
        if column > reached and reward != NOTHING:
            return f"all three at {column}: {reward_words(reward)}"
    return ""


# What a player owns


def owned(pieces: Pieces, player: RaisingSeat, view: RaisingView, *, is_own: bool) -> list[Cell]:
    """Say what a player has collected, and which column of the tracks pays next."""
    expansions = player["expansions"]
    taken = len(player["neighborhoods"])
    return [
        next_column_reward(pieces, player),
        _labelled("symbols", _symbols(player)),
        _labelled("tiles", _tiles(pieces, player, is_own=is_own)),
        "used a tile this round" if player["tiles_used"] else "",
        _labelled("finals", ", ".join(player["finals"])),
        _labelled("wards", ", ".join(player["ward_tokens"])),
        some(expansions, "expansion") if expansions else "",
        some(taken, "neighborhood tile") if taken else "",
        some(player["levels"], "level") if player["levels"] else "",
        _labelled("letters", _letters(player)) if view["council"] else "",
    ]


def _symbols(player: RaisingSeat) -> str:
    counts = {symbol: count for symbol, count in player["symbols"].items() if count}
    words = [symbol if count == 1 else f"{symbol} {count}" for symbol, count in counts.items()]
    if player["asterisk"] is not None:
        words.append(f"asterisk is {player['asterisk']}")
    return ", ".join(words)


def _tiles(pieces: Pieces, player: RaisingSeat, *, is_own: bool) -> str:
    """Name the empty plot tiles not used yet; one's own with what they do."""
    return ", ".join(
        f"{key} ({empty_plot_words(pieces.tiles[key])})" if is_own else key
        for key in player["tiles"]
    )


def company(pieces: Pieces, player: RaisingSeat) -> list[Cell]:
    """Draw the slots from left to right, each with what its card pays, and how often."""
    slots: list[Cell] = [Text("company", style=HEAD)]
    for place, key in enumerate(player["slots"]):
        card = pieces.cards[key]
        once = " once" if place < player["fresh"] else " spent"
        words = f"[{reward_short(card.spot)}{'' if card.every_round else once}]"
        slots.append(Text(words, style="" if card.every_round or once == " once" else QUIET))
    free = player["capacity"] - len(player["slots"])
    return [*slots, *[Text("[ ]", style=QUIET)] * free]


def _letters(player: RaisingSeat) -> str:
    """Write the letters of all cards, those in the pile included."""
    words = [f"{one.upper()}{count}" for one, count in player["letters"].items() if count]
    if player["open_letters"]:
        words.append(f"any {player['open_letters']}")
    return " ".join(words)


def _labelled(label: str, words: Cell) -> Text:
    return Text.assemble((f"{label} ", HEAD), words) if words else Text()
