"""Reads the component files into a box, refusing whatever does not fit with a sentence.

The files are described by their own `field_guide`; where values come from is in `provenance`.
"""

import re
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from bigshoulders.games.city.box.board_loading import (
    MOST,
    MOST_MONEY,
    count_at,
    money_at,
    read_board,
    read_cubes,
    read_reconstructed,
)
from bigshoulders.games.city.box.checks import check_box
from bigshoulders.games.city.box.components import (
    INDUSTRIES,
    MEASURES,
    NO_BUILDING,
    SCOPES,
    UNLIMITED,
    Asset,
    Board,
    Box,
    Charter,
    DemandTile,
    Factory,
    Goal,
    Space,
)
from bigshoulders.games.city.box.effects import read_effect
from bigshoulders.games.city.box.packs import merge
from bigshoulders.games.city.box.special_loading import check_words, read_charter_rules
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.packs.box_files import published_files, read_id, read_pages
from bigshoulders.kernel.packs.pack import Pack

PACKAGE: Final = "bigshoulders.games.city"
FILES: Final[tuple[str, ...]] = (
    "board.json",
    "companies.json",
    "buildings.json",
    "demand.json",
    "assets.json",
    "goals.json",
    "special.json",
)

COLOR: Final = re.compile(r"#[0-9A-F]{6}")
REMARKS: Final[tuple[str, ...]] = ("provenance", "notes", "other_spellings", "disagreements")
FACTORY_FIELDS: Final[tuple[str, ...]] = (
    *("workers", "cubes", "goods", "automation", "manager_slots", "manager_bonus"),
)
CHARTER_FIELDS: Final[tuple[str, ...]] = (
    *("id", "name", "abbr", "kind", "industry", "start_appeal", "prices"),
    *("salesperson_slots", "asset_slots", "color", "factories", "special", "rule", *REMARKS),
)
SPACE_FIELDS: Final[tuple[str, ...]] = (
    *("id", "name", "company_pays", "once", "opens_in_decade", "effect", "rule", *REMARKS),
)
BUILDING_FIELDS: Final[tuple[str, ...]] = (
    *("id", "name", "era", "company_pays_owner", "bank_pays_owner", "effect"),
    *("workers_added", "min_players", "rule", *REMARKS),
)
ASSET_FIELDS: Final[tuple[str, ...]] = (
    *("id", "name", "names", "starting", "start_on_dearest", "immediate", "cost", "ability"),
    *("chief", "rule", *REMARKS),
)
TILE_FIELDS: Final[tuple[str, ...]] = ("id", "level", "goods", "blocked", "min_players", *REMARKS)
GOAL_FIELDS: Final[tuple[str, ...]] = ("id", "name", "measure", "scope", "rule", *REMARKS)


@cache
def standard_box() -> Box:
    """Return the box as published, read once."""
    return read_box(standard_files())


def box_with(pack: Pack | None) -> Box:
    """Return the box as published, or as a pack changes it."""
    return standard_box() if pack is None else _packed_box(pack)


def standard_files() -> dict[str, str]:
    """Return the text of every component file by its name; a pack replaces some of them."""
    return published_files(PACKAGE, FILES)


@lru_cache(maxsize=8)  # a server may see many packs
def _packed_box(pack: Pack) -> Box:
    merged = merge(standard_files(), pack)
    box = read_box(merged.texts, merged.sources, merged.values())
    return replace(box, pack=pack)


def read_box(
    texts: dict[str, str], sources: dict[str, str] | None = None, from_pack: tuple[str, ...] = ()
) -> Box:
    """Read component files, given by name, into a box and check that they agree.

    Messages call a file by its source, if it has one, and by its name otherwise.
    """
    pages = read_pages(FILES, texts, sources)
    editions = tuple([read_id(node) for node in pages["board.json"].at("editions").items()])
    board = read_board(pages, editions)
    spaces = _read_bank_spaces(pages["board.json"], board)
    first_building = len(spaces)
    spaces += _read_buildings(pages["buildings.json"], first_building, board)
    box = Box(
        charters=_read_charters(pages["companies.json"], board),
        spaces=spaces,
        first_building=first_building,
        assets=_read_assets(pages["assets.json"], editions),
        demand=_read_demand(pages["demand.json"], board),
        goals=_read_goals(pages["goals.json"]),
        board=board,
        from_pack=from_pack,
    )
    check_box(box, pages)
    return box


def _rule(node: Node) -> str:
    """Read which rule explains a component; what a pack adds may have none."""
    found = node.maybe("rule")
    return "" if found is None else found.text()


def _color(node: Node) -> str:
    if not COLOR.fullmatch(node.text()):
        raise node.expected('a color such as "#D0650A"')
    return node.text()


def _read_charters(page: Node, board: Board) -> tuple[Charter, ...]:
    """Read the charters, the standard companies first, otherwise in the order written."""
    standard: list[Node] = []
    special: list[Node] = []
    for node in page.at("companies").items():
        kind = node.at("kind").one_of("standard", "special")
        (special if kind == "special" else standard).append(node)
    charters: list[Charter] = []
    for index, node in enumerate(standard + special):
        charters.append(_read_charter(node, index, board))
    return tuple(charters)


def _read_charter(node: Node, index: int, board: Board) -> Charter:
    node.only(CHARTER_FIELDS)
    prices, slots = node.at("prices"), node.at("salesperson_slots")
    special = node.maybe("special")
    charter = Charter(
        index=index,
        key=read_id(node),
        name=node.at("name").text(),
        abbr=node.at("abbr").text(),
        industry=node.at("industry").index_in(INDUSTRIES),
        start_appeal=node.at("start_appeal").whole(0, board.appeal_last),
        prices=() if prices.is_null() else prices.wholes(1, MOST_MONEY),
        salesperson_slots=UNLIMITED if slots.is_null() else slots.whole(0, MOST),
        asset_slots=node.at("asset_slots").whole(0, MOST),
        color=_color(node.at("color")),
        factories=tuple([_read_factory(factory) for factory in node.at("factories").items()]),
        special=node.at("kind").text() == "special",
        rules=read_charter_rules(special),
        reconstructed=read_reconstructed(node),
        rule=_rule(node),
    )
    if special is not None:
        check_words(special, charter)
    return charter


def _read_factory(node: Node) -> Factory:
    node.only(FACTORY_FIELDS)
    bonus = node.at("manager_bonus")
    bonus.only(("appeal", "cubes", "goods", "automate"))
    workers = node.at("workers").whole(1, MOST)
    return Factory(
        workers=workers,
        inputs=read_cubes(node.at("cubes")),
        goods=node.at("goods").whole(0, MOST),
        automation=node.at("automation").whole(0, workers),
        manager_slots=node.at("manager_slots").whole(0, MOST),
        bonus_cubes=count_at(bonus, "cubes"),
        bonus_goods=count_at(bonus, "goods"),
        bonus_appeal=count_at(bonus, "appeal"),
        bonus_automate=count_at(bonus, "automate"),
    )


def _read_bank_spaces(page: Node, board: Board) -> tuple[Space, ...]:
    spaces: list[Space] = []
    for index, node in enumerate(page.at("spaces").items()):
        node.only(SPACE_FIELDS)
        opens = node.maybe("opens_in_decade")
        spaces.append(
            Space(
                index=index,
                key=read_id(node),
                name=node.at("name").text(),
                company_pays=money_at(node, "company_pays"),
                pays_owner=False,
                bank_pays_owner=0,
                once=node.flag_at("once"),
                opens_in_decade=1 if opens is None else opens.whole(1, board.decades),
                effect=read_effect(node.at("effect")),
                building=NO_BUILDING,
                era=0,
                min_players=board.least_players,
                workers_added=0,
                rule=_rule(node),
            )
        )
    return tuple(spaces)


def _read_buildings(page: Node, first: int, board: Board) -> tuple[Space, ...]:
    spaces: list[Space] = []
    for building, node in enumerate(page.at("buildings").items()):
        node.only(BUILDING_FIELDS)
        spaces.append(
            Space(
                index=first + building,
                key=read_id(node),
                name=node.at("name").text(),
                company_pays=money_at(node, "company_pays_owner"),
                pays_owner=node.maybe("company_pays_owner") is not None,
                bank_pays_owner=money_at(node, "bank_pays_owner"),
                once=True,  # C-ACT-04
                opens_in_decade=1,
                effect=read_effect(node.at("effect")),
                building=building,
                era=node.at("era").whole(1, max(board.era_dealt)),
                min_players=node.at("min_players").whole(board.least_players, board.most_players),
                workers_added=node.at("workers_added").whole(0, board.market_spaces),
                rule=_rule(node),
            )
        )
    return tuple(spaces)


def _read_assets(page: Node, editions: tuple[str, ...]) -> tuple[Asset, ...]:
    assets: list[Asset] = []
    for index, node in enumerate(page.at("assets").items()):
        node.only(ASSET_FIELDS)
        names = node.maybe("names")
        if names is not None:
            names.only(editions)
        assets.append(
            Asset(
                index=index,
                key=read_id(node),
                name=node.at("name").text(),
                names={} if names is None else {e: name.text() for e, name in names.fields()},
                starting=_read_starting(node.at("starting"), editions),
                start_on_dearest=node.flag_at("start_on_dearest"),
                immediate=read_effect(node.at("immediate")),
                ability=read_effect(node.at("ability")),
                cost=node.at("cost").whole(0, MOST_MONEY),
                chief=node.flag_at("chief"),
                reconstructed=read_reconstructed(node),
                rule=_rule(node),
            )
        )
    return tuple(assets)


def _read_starting(node: Node, editions: tuple[str, ...]) -> tuple[str, ...]:
    """Read in which editions an asset lies in the opening row; each is named once."""
    found: list[str] = []
    for item in node.items():
        edition = item.one_of(*editions)
        if edition in found:
            raise item.malformed(f"{edition} is named twice")
        found.append(edition)
    return tuple(found)


def _read_demand(page: Node, board: Board) -> tuple[DemandTile, ...]:
    tiles: list[DemandTile] = []
    for index, node in enumerate(page.at("tiles").items()):
        node.only(TILE_FIELDS)
        blocked = node.flag_at("blocked")
        tiles.append(
            DemandTile(
                index=index,
                key=read_id(node),
                level=node.at("level").whole(1, MOST),
                goods=node.at("goods").whole(0, 0) if blocked else node.at("goods").whole(1, MOST),
                blocked=blocked,
                min_players=node.at("min_players").whole(board.least_players, board.most_players),
            )
        )
    return tuple(tiles)


def _read_goals(page: Node) -> tuple[Goal, ...]:
    goals: list[Goal] = []
    for index, node in enumerate(page.at("goals").items()):
        node.only(GOAL_FIELDS)
        goals.append(
            Goal(
                index=index,
                key=read_id(node),
                name=node.at("name").text(),
                measure=node.at("measure").one_of(*MEASURES),
                scope=SCOPES[node.at("scope").index_in(SCOPES)],
                rule=_rule(node),
            )
        )
    return tuple(goals)
