"""Reads the component files into a box, refusing whatever does not fit with a sentence.

The files are described by their own `field_guide`; where values come from is in `provenance`.
"""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from bigshoulders.games.raising.box.board_loading import (
    MOST,
    count_at,
    for_players,
    players_of,
    read_board,
    read_reward,
    read_types,
    reward_at,
)
from bigshoulders.games.raising.box.checks import check_box
from bigshoulders.games.raising.box.components import (
    COUNTS,
    DIRECTIONS,
    LETTERS,
    NO_RESOURCE,
    NO_WARD,
    NOTHING,
    RESOURCES,
    SIDES,
    SYMBOLS,
    Board,
    Box,
    Card,
    CardSide,
    EmptyPlot,
    Member,
    Neighborhood,
    Prestige,
    Project,
    WardToken,
)
from bigshoulders.games.raising.box.deeds import DEED_KEYS, PLAIN
from bigshoulders.games.raising.box.packs import merge
from bigshoulders.games.raising.box.provenance_loading import read_reconstructed
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.packs.box_files import published_files, read_id, read_pages
from bigshoulders.kernel.packs.pack import Pack

PACKAGE: Final = "bigshoulders.games.raising"
FILES: Final[tuple[str, ...]] = (
    "board.json",
    "plots.json",
    "neighborhood_spaces.json",
    "projects.json",
    "finals.json",
    "prestige.json",
    "neighborhoods.json",
    "empty_plots.json",
    "ward_control.json",
    "cards.json",
    "council.json",
)

EVERY_ROUND: Final = "every_round"
RAISE: Final = "raise"
MOVE: Final = "move"

REMARKS: Final[tuple[str, ...]] = ("provenance", "notes")
PROJECT_FIELDS: Final[tuple[str, ...]] = (
    *("id", "name", "round", "kind", "symbol", "cost", "reward", *REMARKS),
)
FINAL_FIELDS: Final[tuple[str, ...]] = ("id", "name", "symbols", "cost", "reward", *REMARKS)
PRESTIGE_FIELDS: Final[tuple[str, ...]] = ("id", "name", "arrows", "reputation", *REMARKS)
NEIGHBORHOOD_FIELDS: Final[tuple[str, ...]] = ("id", "reward", *REMARKS)
EMPTY_PLOT_FIELDS: Final[tuple[str, ...]] = ("id", "deed", "count", "reward", *REMARKS)
WARD_TOKEN_FIELDS: Final[tuple[str, ...]] = ("id", "first", "second", *REMARKS)
CARD_FIELDS: Final[tuple[str, ...]] = ("id", "letters", *SIDES, "pays", "spot", *REMARKS)
MEMBER_FIELDS: Final[tuple[str, ...]] = ("id", "counts", "each", "ward", *REMARKS)


@lru_cache(maxsize=8)  # one for each number of players
def standard_box(players: int) -> Box:
    """Return the box as published, read once for each number of players."""
    return read_box(standard_files(), players)


def box_with(pack: Pack | None, players: int) -> Box:
    """Return the box as published, or as a pack changes it."""
    return standard_box(players) if pack is None else _packed_box(pack, players)


@lru_cache(maxsize=8)  # a server may see many packs
def _packed_box(pack: Pack, players: int) -> Box:
    merged = merge(standard_files(), pack)
    box = read_box(merged.texts, players, merged.sources, merged.values())
    return replace(box, pack=pack)


def standard_files() -> dict[str, str]:
    """Return the text of every component file by its name; a pack replaces some of them."""
    return published_files(PACKAGE, FILES)


def read_box(
    texts: dict[str, str],
    players: int,
    sources: dict[str, str] | None = None,
    from_pack: tuple[str, ...] = (),
) -> Box:
    """Read component files, given by name, into a box and check that they agree.

    Messages call a file by its source, if it has one, and by its name otherwise.
    """
    pages = read_pages(FILES, texts, sources)
    least, most = players_of(pages["board.json"])
    if not least <= players <= most:
        raise pages["board.json"].malformed(f"expected {least} to {most} players, got {players}")
    boxes: dict[int, Box] = {}  # what is wrong for one number of players is wrong for all
    for number in range(least, most + 1):
        boxes[number] = _read_for(pages, number, from_pack)
        check_box(boxes[number], pages)
    return boxes[players]


def _read_for(pages: dict[str, Node], players: int, from_pack: tuple[str, ...]) -> Box:
    board = read_board(pages, players)
    projects = _read_projects(pages["projects.json"], board)
    first_final = len(projects)
    side = _side(for_players(pages["cards.json"].at("sides"), pages["board.json"], players))
    return Box(
        players=players,
        projects=projects + _read_finals(pages["finals.json"], first_final),
        first_final=first_final,
        prestige=_read_prestige(pages["prestige.json"]),
        neighborhoods=_read_neighborhoods(pages["neighborhoods.json"]),
        empty_plots=_read_empty_plots(pages["empty_plots.json"]),
        ward_tokens=_read_ward_tokens(pages["ward_control.json"]),
        cards=_read_cards(pages["cards.json"], side),
        card_side=side,
        members=_read_members(pages["council.json"], board),
        board=board,
        reconstructed=read_reconstructed(pages),
        from_pack=from_pack,
    )


def _side(node: Node) -> CardSide:
    return next(side for side in SIDES if side == node.one_of(*SIDES))


def _bits(node: Node, names: tuple[str, ...]) -> int:
    """Read a set of names as one bit each; a name that stands there twice is refused."""
    bits = 0
    for item in node.items():
        bit = 1 << item.index_in(names)
        if bits & bit:
            raise item.malformed(f"{item.text()} is named twice")
        bits |= bit
    if not bits:
        raise node.expected(f"one or more of {', '.join(names)}")
    return bits


# Tiles


def _read_projects(page: Node, board: Board) -> tuple[Project, ...]:
    projects: list[Project] = []
    for index, node in enumerate(page.at("projects").items()):
        node.only(PROJECT_FIELDS)
        is_move = node.at("kind").one_of(RAISE, MOVE) == MOVE
        reward = reward_at(node, "reward")
        if is_move and reward != NOTHING:
            raise node.at("reward").malformed("a move project has no reward")
        if not is_move and reward == NOTHING:
            raise node.malformed("a raise project has a reward")
        projects.append(
            Project(
                index=index,
                key=read_id(node),
                name=node.at("name").text(),
                round=node.at("round").whole(1, board.rounds),
                is_move=is_move,
                is_final=False,
                cost=read_types(node.at("cost")),
                symbols=(node.at("symbol").index_in(SYMBOLS),),
                reward=reward,
            )
        )
    return tuple(projects)


def _read_finals(page: Node, first: int) -> tuple[Project, ...]:
    finals: list[Project] = []
    for place, node in enumerate(page.at("finals").items()):
        node.only(FINAL_FIELDS)
        finals.append(
            Project(
                index=first + place,
                key=read_id(node),
                name=node.at("name").text(),
                round=0,
                is_move=False,
                is_final=True,
                cost=read_types(node.at("cost")),
                symbols=tuple([item.index_in(SYMBOLS) for item in node.at("symbols").items()]),
                reward=read_reward(node.at("reward")),
            )
        )
    return tuple(finals)


def _read_prestige(page: Node) -> tuple[Prestige, ...]:
    buildings: list[Prestige] = []
    for index, node in enumerate(page.at("prestige").items()):
        node.only(PRESTIGE_FIELDS)
        buildings.append(
            Prestige(
                index=index,
                key=read_id(node),
                name=node.at("name").text(),
                arrows=_bits(node.at("arrows"), DIRECTIONS),
                reputation=node.at("reputation").whole(0, MOST),
            )
        )
    return tuple(buildings)


def _read_neighborhoods(page: Node) -> tuple[Neighborhood, ...]:
    tiles: list[Neighborhood] = []
    for index, node in enumerate(page.at("neighborhoods").items()):
        node.only(NEIGHBORHOOD_FIELDS)
        tiles.append(Neighborhood(index, read_id(node), read_reward(node.at("reward"))))
    return tuple(tiles)


def _read_empty_plots(page: Node) -> tuple[EmptyPlot, ...]:
    tiles: list[EmptyPlot] = []
    for index, node in enumerate(page.at("empty_plots").items()):
        node.only(EMPTY_PLOT_FIELDS)
        deed = node.maybe("deed")
        tiles.append(
            EmptyPlot(
                index=index,
                key=read_id(node),
                deed=PLAIN if deed is None else deed.index_in(DEED_KEYS),
                count=count_at(node, "count"),
                reward=reward_at(node, "reward"),
            )
        )
    return tuple(tiles)


def _read_ward_tokens(page: Node) -> tuple[WardToken, ...]:
    tokens: list[WardToken] = []
    for index, node in enumerate(page.at("ward_control").items()):
        node.only(WARD_TOKEN_FIELDS)
        first, second = node.at("first").whole(0, MOST), node.at("second").whole(0, MOST)
        tokens.append(WardToken(index, read_id(node), first, second))
    return tuple(tokens)


# Cards and members


def _read_cards(page: Node, side: CardSide) -> tuple[Card, ...]:
    cards: list[Card] = []
    for index, node in enumerate(page.at("cards").items()):
        node.only(CARD_FIELDS)
        for other in SIDES:
            _read_squares(node.at(other))  # the side that is not in use has to be right as well
        cards.append(
            Card(
                index=index,
                key=read_id(node),
                letters=_bits(node.at("letters"), LETTERS),
                squares=_read_squares(node.at(side)),
                every_round=node.at("pays").one_of(EVERY_ROUND, "once") == EVERY_ROUND,
                spot=read_reward(node.at("spot")),
            )
        )
    return tuple(cards)


def _read_squares(node: Node) -> tuple[int, ...]:
    squares: list[int] = []
    for square in node.items():
        squares.append(NO_RESOURCE if square.is_null() else square.index_in(RESOURCES))
    return tuple(squares)


def _read_members(page: Node, board: Board) -> tuple[Member, ...]:
    members: list[Member] = []
    for index, node in enumerate(page.at("council").items()):
        node.only(MEMBER_FIELDS)
        ward = node.maybe("ward")
        members.append(
            Member(
                index=index,
                key=read_id(node),
                counts=node.at("counts").index_in(COUNTS),
                each=node.at("each").whole(0, MOST),
                ward=NO_WARD if ward is None else ward.whole(1, board.wards) - 1,
            )
        )
    return tuple(members)
