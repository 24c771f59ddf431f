"""Checks of tiles and cards against each other: what a game needs, and what the rules can do."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import (
    ASTERISK,
    COUNTS,
    NO_RESOURCE,
    NO_WARD,
    NOTHING,
    WARD_BUILDINGS,
    Box,
    EmptyPlot,
)
from bigshoulders.games.raising.box.deeds import (
    ANY_COUNT,
    DEEDS,
    NO_COUNT,
    PLAIN,
)
from bigshoulders.kernel.json_nodes import Node, read_whole

SYMBOLS_OF_A_FINAL: Final = 2  # R-CMP-06
HIGHEST: Final = 999_999  # number of a tile


# Projects


def check_projects(box: Box, pages: dict[str, Node]) -> None:
    """Expect a project for every space of every round, and room for all their buildings."""
    _check_rounds(box, pages)
    _check_symbols(box, pages)
    _check_room(box, pages["projects.json"])


def _check_rounds(box: Box, pages: dict[str, Node]) -> None:
    """R-SET-01, R-SET-02, R-ANN-01: final projects fill the spaces of the last round."""
    board = box.board
    rounds = [project.round for project in box.projects]
    spaces = len(board.spaces)
    for number in range(1, board.rounds + 1):
        need = spaces if number < board.rounds else spaces - board.finals
        if rounds.count(number) != need:
            raise pages["projects.json"].malformed(
                f"projects of round {number}: expected {need}, got {rounds.count(number)}"
            )
    finals = len(box.projects) - box.first_final
    if finals < board.finals:
        raise pages["finals.json"].malformed(
            f"{board.finals} final projects are in play, {finals} are there"
        )


def _check_symbols(box: Box, pages: dict[str, Node]) -> None:
    """R-CMP-05, R-CMP-06: one asterisk at most, and two symbols on a final project."""
    numbered, finals = box.projects[: box.first_final], box.projects[box.first_final :]
    if [project.symbols[0] for project in numbered].count(ASTERISK) > 1:
        raise pages["projects.json"].malformed("expected one asterisk at most")
    for project in finals:
        if ASTERISK in project.symbols or len(set(project.symbols)) != SYMBOLS_OF_A_FINAL:
            raise pages["finals.json"].malformed(
                f"{project.key}: symbols: expected two different ones, not the asterisk"
            )


def _check_room(box: Box, page: Node) -> None:
    """R-MAP-08, R-MOV-04: a move needs an outskirts plot and a prestige building on a plot."""
    board = box.board
    moves = len([project for project in box.projects if project.is_move])
    if moves > board.outskirts:
        raise page.malformed(f"{moves} move projects are more than {board.outskirts} outskirts")
    if moves > len(box.prestige):
        raise page.malformed(f"{moves} move projects need as many prestige buildings")
    buildings = board.rounds * len(board.spaces)  # each raises one, or places a prestige building
    if buildings > len(board.plots):
        raise page.malformed(f"{buildings} buildings do not fit {len(board.plots)} plots")


# Tiles


def check_prestige(box: Box, page: Node) -> None:
    """Expect enough for the display, in the order of their numbers (R-TWO-07)."""
    if len(box.prestige) < box.board.display:
        raise page.malformed(
            f"on_display: expected at most {len(box.prestige)}, the buildings there are"
        )
    _check_ascending([building.key for building in box.prestige], page)


def check_empty_plots(box: Box, page: Node) -> None:
    """Expect a tile for each outskirts plot, in the order of their numbers (R-TWO-07)."""
    board = box.board
    if board.empty_plots != board.outskirts:
        raise page.malformed(f"in_play: expected {board.outskirts}, one for each outskirts plot")
    if len(box.empty_plots) < board.outskirts:
        raise page.malformed(
            f"{len(box.empty_plots)} tiles are too few for {board.outskirts} outskirts plots"
        )
    _check_ascending([tile.key for tile in box.empty_plots], page)
    for tile in box.empty_plots:
        _check_deed(tile, page)


def _check_deed(tile: EmptyPlot, page: Node) -> None:
    """Expect a deed with its number, or a reward (R-EPT-04)."""
    deed = DEEDS[tile.deed]
    if tile.deed == PLAIN and tile.reward == NOTHING:
        raise page.malformed(f"{tile.key}: expected a deed or a reward")
    if deed.count == NO_COUNT and tile.count:
        raise page.malformed(f"{tile.key}: count: {deed.key} has none")
    if deed.count != NO_COUNT and not tile.count:
        raise page.malformed(f"{tile.key}: count: {deed.key} needs one")
    if deed.count not in (ANY_COUNT, tile.count):
        raise page.malformed(f"{tile.key}: count: expected {deed.count}, as {deed.key} needs")


def _check_ascending(keys: list[str], page: Node) -> None:
    before = 0
    for key in keys:
        number = read_whole(key, HIGHEST) or 0
        if number <= before:
            raise page.malformed(f"{key}: id: expected a number above {before}")
        before = number


# Cards and members


def check_cards(box: Box, page: Node) -> None:
    """Expect a deck that lasts the game, and a square for every marker (Q-29)."""
    board = box.board
    spaces = len(board.spaces)
    if len(box.cards) < board.rounds * spaces:
        raise page.malformed(
            f"{len(box.cards)} cards are too few for {board.rounds} rounds of {spaces}"
        )
    squares = len(box.cards[0].squares)
    for card in box.cards:
        if len(card.squares) != squares:
            raise page.malformed(f"{card.key}: expected {squares} squares, as on the other cards")
        if not card.squares or card.squares[0] != NO_RESOURCE:
            raise page.malformed(f"{card.key}: the first square, the upper-left one, shows none")
    markers = _markers_of_a_round(box)
    if spaces * squares < markers:
        raise page.malformed(
            f"{box.players} players place up to {markers} markers on {spaces * squares} squares"
        )


def _markers_of_a_round(box: Box) -> int:
    board = box.board
    own = board.markers_most
    if box.players == board.least_players:  # the non-player color takes part
        own += board.nonplayer_markers
    return box.players * own


def check_members(box: Box, page: Node) -> None:
    """Expect a member for each letter, and a ward where one is counted in (R-COU-04)."""
    if len(box.members) < box.board.members:
        raise page.malformed(
            f"{len(box.members)} members are too few for the {box.board.members} in play"
        )
    for member in box.members:
        if (member.counts == WARD_BUILDINGS) != (member.ward != NO_WARD):
            raise page.malformed(
                f"{member.key}: ward: expected one with {COUNTS[WARD_BUILDINGS]} only"
            )
