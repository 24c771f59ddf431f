"""Checks that the components of a box agree with each other; each file alone is already read.

A published box declares its counts; a box that a pack has changed declares none, and has to hold
what the rules need.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.board_loading import MOST
from bigshoulders.games.raising.box.components import LETTERS, Box
from bigshoulders.games.raising.box.tile_checks import (
    check_cards,
    check_empty_plots,
    check_members,
    check_prestige,
    check_projects,
)
from bigshoulders.games.raising.ids import NONPLAYER
from bigshoulders.kernel.json_nodes import Node

PRESTIGE_AREA: Final = 1  # banner spaces besides those of the columns (R-MAP-03)


def check_box(box: Box, pages: dict[str, Node]) -> None:
    """Raise Malformed at the first contradiction; the pages say where each file comes from."""
    _check_names(box, pages)
    counts = pages["board.json"].maybe("counts")
    if counts is not None:
        _check_counts(box, counts)
    _check_players(box, pages["board.json"])
    _check_markers(box, pages["board.json"])
    _check_tracks(box, pages["board.json"])
    _check_scores(box, pages)
    _check_map(box, pages)
    check_projects(box, pages)
    check_prestige(box, pages["prestige.json"])
    check_empty_plots(box, pages["empty_plots.json"])
    check_cards(box, pages["cards.json"])
    check_members(box, pages["council.json"])


def _check_names(box: Box, pages: dict[str, Node]) -> None:
    """Expect no id twice, and no more components than fit into the byte that stands for them."""
    board = box.board
    projects = [project.key for project in box.projects]
    _check_ids(projects[: box.first_final], "projects", pages["projects.json"])
    _check_ids(projects, "projects", pages["finals.json"])
    _check_ids([one.key for one in box.prestige], "prestige buildings", pages["prestige.json"])
    tiles = [tile.key for tile in box.neighborhoods]
    _check_ids(tiles, "neighborhood tiles", pages["neighborhoods.json"])
    _check_ids([tile.key for tile in box.empty_plots], "tiles", pages["empty_plots.json"])
    _check_ids([token.key for token in box.ward_tokens], "tokens", pages["ward_control.json"])
    _check_ids([card.key for card in box.cards], "cards", pages["cards.json"])
    _check_ids([member.key for member in box.members], "members", pages["council.json"])
    _check_ids(list(board.colors), "companies", pages["board.json"])
    _check_ids(list(board.spaces), "project spaces", pages["board.json"])


def _check_ids(ids: list[str], what: str, page: Node) -> None:
    if len(ids) > MOST:
        raise page.malformed(f"a box holds at most {MOST} {what}, this one has {len(ids)}")
    for key in ids:
        if ids.count(key) > 1:
            raise page.malformed(f'the id "{key}" is used more than once')


def _check_counts(box: Box, counts: Node) -> None:
    """Compare what is there with what the board file declares (R-CMP-01)."""
    found = {
        "projects": box.first_final,
        "finals": len(box.projects) - box.first_final,
        "prestige": len(box.prestige),
        "neighborhoods": len(box.neighborhoods),
        "empty_plots": len(box.empty_plots),
        "ward_control": len(box.ward_tokens),
        "cards": len(box.cards),
        "council": len(box.members),
        "plots": len(box.board.plots),
        "neighborhood_spaces": len(box.board.neighborhoods),
        "banners": sum(box.board.banners),
        "companies": len(box.board.colors),
    }
    counts.only(tuple(found))
    for name, number in found.items():
        declared = counts.at(name).whole()
        if declared != number:
            raise counts.malformed(f"{declared} {name} are declared, {number} are there")


def _check_players(box: Box, page: Node) -> None:
    """Expect a color for everybody, and one for the non-player color of the fewest players."""
    board = box.board
    if board.most_players > NONPLAYER:
        raise page.malformed(f"players: most: expected at most {NONPLAYER}")
    if len(board.colors) < max(board.most_players, board.least_players + 1):
        raise page.malformed(f"companies: {len(board.colors)} colors are too few")


def _check_markers(box: Box, page: Node) -> None:
    """Expect markers for every round (Q-72), and no more than a row of the board holds."""
    board = box.board
    node = page.at("markers")
    needed = board.rounds * board.markers_added
    if board.markers < needed:
        raise node.malformed(f"each_color: expected at least {needed}, for every round")
    if board.markers_added > board.markers_most:
        raise node.malformed(f"added: expected at most {board.markers_most}, as most_on_board")
    if board.nonplayer_markers > board.markers_added:
        raise node.malformed(f"nonplayer: expected at most {board.markers_added}, as added")


def _check_tracks(box: Box, page: Node) -> None:
    """Expect permanent tokens between the start and the end of a track (R-SET-08, R-SET-09)."""
    board = box.board
    tracks = page.at("expertise")
    columns = (board.start_column, *board.perm_columns)
    if not _ascends(columns) or board.start_column >= board.end_column:
        raise tracks.malformed(
            f"token_columns: {box.players} players: expected columns behind the start "
            f"{board.start_column}, each further than the one before"
        )
    spaces = board.columns + PRESTIGE_AREA
    if sum(board.banners) != spaces:
        raise tracks.malformed(
            f"banners: expected {spaces}, one for each space, got {sum(board.banners)}"
        )


def _check_scores(box: Box, pages: dict[str, Node]) -> None:
    """Expect a first place worth no less than the second, and losses that never shrink."""
    board, page = box.board, pages["board.json"]
    if board.board_first < board.board_second:
        raise page.malformed("bidding_board: expected first to be no less than second")
    for token in box.ward_tokens:
        if token.first < token.second:
            raise pages["ward_control.json"].malformed(
                f"{token.key}: expected first to be no less than second"
            )
    if not board.poverty or board.poverty[0] != 0 or not _ascends(board.poverty, strictly=False):
        raise page.malformed("poverty: lost: expected 0, then no step cheaper than the one before")
    if board.qualify >= board.double:
        raise pages["council.json"].malformed(
            f"thresholds: {box.players}: expected double to be more than qualify"
        )


def _check_map(box: Box, pages: dict[str, Node]) -> None:
    """Expect numbers in order, which the non-player color follows, and tiles for every space."""
    board = box.board
    plots = [plot.key for plot in board.plots]
    _check_numbers(plots, "", "plots", pages["plots.json"])
    spaces = pages["neighborhood_spaces.json"]
    keys = [node.at("id").text() for node in spaces.at("neighborhood_spaces").items()]
    _check_numbers(keys, "n", "neighborhood spaces", spaces)
    if len(box.neighborhoods) < len(keys):
        raise pages["neighborhoods.json"].malformed(
            f"{len(box.neighborhoods)} tiles are too few for {len(keys)} neighborhood spaces"
        )
    if len(box.ward_tokens) < board.wards:
        raise pages["ward_control.json"].malformed(
            f"{len(box.ward_tokens)} tokens are too few for {board.wards} wards"
        )
    if board.members != len(LETTERS):
        raise pages["council.json"].malformed(
            f"in_play: expected {len(LETTERS)}, one for each letter"
        )


def _check_numbers(keys: list[str], opening: str, what: str, page: Node) -> None:
    """Expect the ids 1, 2, 3 and so on, in this order."""
    if len(keys) > MOST:
        raise page.malformed(f"a box holds at most {MOST} {what}, this one has {len(keys)}")
    for number, key in enumerate(keys, start=1):
        if key != f"{opening}{number}":
            raise page.malformed(
                f"{key}: the {what} are {opening}1 to {opening}{len(keys)}, "
                f"in this order; expected {opening}{number} here"
            )


def _ascends(values: tuple[int, ...], *, strictly: bool = True) -> bool:
    least = 1 if strictly else 0
    return all(values[i] - values[i - 1] >= least for i in range(1, len(values)))
