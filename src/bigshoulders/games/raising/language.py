"""Notation of Raising Chicago: its verbs, and the words that stand for tiles and places."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import (
    ASTERISK,
    LETTERS,
    RESOURCES,
    SYMBOLS,
    Board,
    Box,
)
from bigshoulders.games.raising.ids import (
    CATEGORIES,
    GAINS,
    LEAD_RULES,
    MAJORITY_RULES,
    NONPLAYER,
    PHASES,
    QUARTER_TURNS,
)
from bigshoulders.kernel.action import ENDS, Language, Verb, numbered
from bigshoulders.kernel.action import unnumbered as _verb

VERBS: Final[tuple[Verb, ...]] = numbered(
    (
        _verb("stack <project>", "this project is on top of its stack"),
        _verb("final <project>", "a final project is drawn"),
        _verb("deck <card>", "this card is the next of the deck"),
        _verb("outskirts <tile>", "an empty plot tile is drawn"),
        _verb("display <prestige>", "a prestige building is revealed"),
        _verb("ward <token>", "a ward control token is drawn"),
        _verb("banner <resource>", "an expertise banner is drawn"),
        _verb("tile <neighborhood>", "a neighborhood tile is drawn"),
        _verb("rank <seat>", "this disc is the next of the starting stack"),
        _verb("member <member>", "a council member is drawn"),
        _verb("project <project>", "the next project of the stack"),
        _verb("bid <space> <square>", "put your marker on this square", about="space"),
        _verb(
            "nonplayer <space> <square>", "put the non-player marker on this square", about="space"
        ),
        _verb("use <tile>", "use this empty plot tile"),
        _verb("pass", "use no tile now", ENDS),
        _verb("pay <resource>", "pay with tokens of this resource"),
        _verb(
            "pay <resource> wild <wilds>",
            "pay with this many wilds, the rest in tokens",
            about="resource",
        ),
        _verb("favor <resource>", "return a favor instead of paying this resource"),
        _verb("short <resource>", "pay nothing and take a poverty step"),
        _verb("trade", "trade three tokens for one before paying"),
        _verb("give <token_kind>", "give this token for the trade"),
        _verb("take <resource>", "take this resource"),
        _verb("raise <plot>", "raise the building on this plot"),
        _verb(
            "move <tile>",
            "move the building to the outskirts, where this tile is, and take the tile",
        ),
        _verb("prestige <prestige>", "place this prestige building"),
        _verb("plot <plot>", "place it on this plot"),
        _verb("turn <degrees>", "turn it clockwise by this angle"),
        _verb("resolve <enclosure>", "resolve this neighborhood next"),
        _verb("card <space>", "take the uncovered resources of this card"),
        _verb("level <plot>", "add the marker to this building"),
        _verb("study <resource>", "advance on this expertise track"),
        _verb("swap <column>", "exchange this banner"),
        _verb("keep", "leave the banners as they are"),
        _verb("copy <enclosure>", "take the reward of this neighborhood tile"),
        _verb("name <symbol>", "the asterisk counts as this symbol"),
        _verb("leave <resource>", "leave this section unfinished"),
        _verb("letter <letter>", "the next card with all letters counts as this one"),
    )
)


def language(box: Box) -> Language:
    """Return the words of a game played with this box."""
    board = box.board
    squares = len(box.cards[0].squares)
    return Language(
        VERBS,
        {
            "seat": board.colors[: box.players],
            "color": owners(board, box.players),  # told, never typed, as are the phases
            "space": tuple([space.lower() for space in board.spaces]),
            "square": ("ul", *_numbers(1, squares - 1)),
            "resource": RESOURCES,
            "token_kind": (*RESOURCES, "wild"),
            "wilds": _numbers(1, most_wilds(box)),
            "project": tuple([project.key for project in box.projects]),
            "prestige": tuple([building.key for building in box.prestige]),
            "tile": tuple([tile.key for tile in box.empty_plots]),
            "neighborhood": tuple([tile.key for tile in box.neighborhoods]),
            "enclosure": tuple([f"n{number}" for number in _numbers(1, len(board.neighborhoods))]),
            "plot": tuple([plot.key for plot in board.plots]),
            "degrees": tuple([str(90 * turns) for turns in range(QUARTER_TURNS)]),
            "card": tuple([card.key for card in box.cards]),
            "token": tuple([token.key for token in box.ward_tokens]),
            "column": columns(board),
            "member": tuple([member.key for member in box.members]),
            "symbol": SYMBOLS[:ASTERISK],
            "sign": SYMBOLS,
            "letter": LETTERS,
            "phase": PHASES,
            "category": CATEGORIES,
            "gain": GAINS,
            "lead": LEAD_RULES,
            "majority": MAJORITY_RULES,
        },
    )


def owners(board: Board, players: int) -> tuple[str, ...]:
    """Return who can own markers: the seats by number, then the non-player color (Q-71)."""
    return (*board.colors, board.colors[players % len(board.colors)])


def nonplayer_color(board: Board, players: int) -> str | None:
    """Return the non-player color, which only the fewest players need (R-SET-13)."""
    return owners(board, players)[NONPLAYER] if players == board.least_players else None


def columns(board: Board) -> tuple[str, ...]:
    """Return the words for the banner spaces."""
    return (*[f"c{number}" for number in _numbers(1, board.columns)], "prestige")


def most_wilds(box: Box) -> int:
    """Return how many wilds a payment of one resource can take at most."""
    largest = max([max(project.cost) for project in box.projects])
    return max(largest, box.board.section_need, len(box.cards[0].squares))


def _numbers(low: int, high: int) -> tuple[str, ...]:
    return tuple([str(number) for number in range(low, high + 1)])
