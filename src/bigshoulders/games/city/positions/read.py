"""Read a position back: every wrong value is refused with one sentence that names its place."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import KINDS, RESOURCES, Box
from bigshoulders.games.city.ids import (
    BANK,
    CLOSED,
    COLUMNS,
    PHASES,
    PICKS,
    STORES,
    SUPPLY_SPACES,
    TREASURY,
)
from bigshoulders.games.city.options import CityOptions
from bigshoulders.games.city.positions import referee
from bigshoulders.games.city.positions.checks import flaws
from bigshoulders.games.city.positions.frames import CityFrames
from bigshoulders.games.city.setup import starting_state
from bigshoulders.games.city.state import City, Company, Seat
from bigshoulders.kernel.action import Language
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.position_keys import MOST, Reader, counts, flag, sized, whole, wholes
from bigshoulders.kernel.step import Step

TABLE: Final[tuple[str, ...]] = (
    "decade",
    "phase",
    "bank",
    "priority",
    "active",
    "passes",
    "last_actor",
    "batch",
    "protected",
    "track",
    "round",
    "used",
    "market",
    "stores",
    "demand",
    "demand_deck",
    "asset_row",
    "asset_deck",
    "building_deck",
    "goals",
    "supply",
    "chain",
    "aside",
    "haymarket",
    "bag",
    "operating",
    "appeal_order",
    "seats",
    "companies",
    "closed",
    "stack",
)
SEAT: Final[tuple[str, ...]] = (
    "cash",
    "certificates",
    "ready",
    "partners",
    "appeal_partner",
    "building_partner",
    "reserved",
    "sold",
    "hand",
    "row",
    "removed",
    "kept",
    "passed",
    "pick",
)
COMPANY: Final[tuple[str, ...]] = (
    "director",
    "treasury",
    "price",
    "appeal",
    "salespeople",
    "goods",
    "bonus_goods",
    "commons",
    "bank_commons",
    "preferred",
    "held",
    "operated",
    "workers",
    "managers",
    "automated",
    "cubes",
    "assets",
    "exhausted",
    "exchanged",
)
OPERATING: Final[tuple[str, ...]] = (
    "company",
    "revenue",
    "shipped",
    "runs",
    "produced",
    "decided",
    "unpaid",
    "way",
    "half_shipped",
    "price_bonus",
)


def restore(
    node: Node,
    box: Box,
    options: CityOptions,
    seats: int,
    language: Language,
    steps: tuple[Step[City], ...],
) -> City:
    """Return the state that a position describes; an impossible one is malformed."""
    state = starting_state(box, options, seats)
    node.only(TABLE)
    reader = Reader(language)
    _read_seats(reader, node.at("seats"), state)
    _read_companies(reader, node.at("companies"), state)
    _read_closed(reader, node.at("closed"), state)
    _read_table(reader, node, state)
    _read_tiles(reader, node, state)
    _read_operating(reader, node.at("operating"), state)
    state.stack = CityFrames(steps).read(node.at("stack"), state)
    found = referee.violations(state) or flaws(state, steps)
    if found:
        raise node.malformed(f"this position is impossible: {'; '.join(found)}")
    return state


def _cubes(node: Node) -> list[int]:
    """Return cubes in the order of their types."""
    return counts(node, RESOURCES, 0)


# Players


def _read_seats(reader: Reader, node: Node, state: City) -> None:
    colors = state.board.colors[: len(state.seats)]
    node.only(colors)
    for player in state.seats:
        one = node.at(colors[player.index])
        one.only(SEAT)
        _read_seat(reader, one, player)
        state.picks[player.index] = _read_pick(reader, one.at("pick"))
        for space in player.row:
            state.owners[space] = player.index


def _read_seat(reader: Reader, node: Node, player: Seat) -> None:
    player.cash = whole(node, "cash")
    player.certificates = whole(node, "certificates")
    player.ready = whole(node, "ready")
    player.partners = whole(node, "partners")
    player.appeal_partner = flag(node, "appeal_partner")
    player.building_partner = flag(node, "building_partner")
    player.reserved = _read_reserved(reader, node.at("reserved"))
    player.sold = reader.bits(node.at("sold"), "company")
    player.hand = reader.keys(node.at("hand"), "space")
    player.row = reader.keys(node.at("row"), "space")
    player.removed = reader.keys(node.at("removed"), "space")
    player.kept = reader.keys(node.at("kept"), "space")
    passed: list[int] = []
    for item in node.at("passed").items():
        decade, building = sized(item, 2)
        passed.append(decade.whole(1, PICKS) * PICKS + reader.key(building, "space"))
    player.passed = tuple(passed)


def _read_reserved(reader: Reader, node: Node) -> int:
    """Return the company that carries the reserved partner, the bank pool, or nobody."""
    return BANK if node.value == "bank" else reader.maybe(node, "company")


def _read_pick(reader: Reader, node: Node) -> int:
    if not isinstance(node.value, list):
        return reader.maybe(node, "space")
    placed, removed = sized(node, 2)
    return reader.key(placed, "space") * PICKS + reader.key(removed, "space")


# Companies


def _read_companies(reader: Reader, node: Node, state: City) -> None:
    for key, one in node.fields():
        company = state.companies[reader.key(Node(key, node.path), "company")]
        one.only(COMPANY)
        _read_company(reader, one, company)
        _read_papers(reader, one, state, company)
        company.price = _read_price(one.at("price"), state)
        company.appeal = one.at("appeal").whole(0, state.board.appeal_last)


def _read_closed(reader: Reader, node: Node, state: City) -> None:
    for index, item in zip(reader.keys(node, "company"), node.items(), strict=True):
        if state.companies[index].is_in_play():
            raise item.malformed("a company that is in play cannot be closed")
        state.companies[index].director = CLOSED


def _read_company(reader: Reader, node: Node, company: Company) -> None:
    factories = len(company.charter.factories)
    company.treasury = whole(node, "treasury")
    company.salespeople = whole(node, "salespeople")
    company.goods = whole(node, "goods")
    company.bonus_goods = whole(node, "bonus_goods")
    company.operated = flag(node, "operated")
    company.workers = wholes(node.at("workers"), factories)
    company.managers = wholes(node.at("managers"), factories)
    company.automated = wholes(node.at("automated"), factories)
    company.cubes = _cubes(node.at("cubes"))
    company.assets = reader.keys(node.at("assets"), "asset")
    company.exhausted = reader.bits(node.at("exhausted"), "asset")
    company.exchanged = flag(node, "exchanged")


def _read_papers(reader: Reader, node: Node, state: City, company: Company) -> None:
    colors = state.board.colors[: len(state.seats)]
    company.director = reader.key(node.at("director"), "seat")
    company.commons = whole(node, "commons")
    company.bank_commons = whole(node, "bank_commons")
    company.held = counts(node.at("held"), colors, 0)
    holder = node.at("preferred").index_in(("bank", "company", *colors))
    company.preferred = (BANK, TREASURY)[holder] if holder < 2 else holder - 2


def _read_price(node: Node, state: City) -> int:
    price = node.whole()
    if price not in state.board.stock_track:
        raise node.expected("a price of the stock track")
    return state.board.stock_track.index(price)


# The table


def _read_table(reader: Reader, node: Node, state: City) -> None:
    state.decade = node.at("decade").whole(1, state.board.decades)
    state.phase = node.at("phase").index_in(PHASES)
    state.bank = node.at("bank").whole(-MOST, MOST)
    state.priority = reader.key(node.at("priority"), "seat")
    state.active = reader.key(node.at("active"), "seat")
    state.passes = whole(node, "passes")
    state.last_actor = reader.maybe(node.at("last_actor"), "seat")
    state.batch = [_read_paper(reader, item) for item in node.at("batch").items()]
    state.protected = reader.bits(node.at("protected"), "company")
    state.track = reader.keys(node.at("track"), "seat")
    state.round = reader.keys(node.at("round"), "seat")
    state.used = reader.keys(node.at("used"), "space")
    state.appeal_order = reader.keys(node.at("appeal_order"), "company")
    state.market = whole(node, "market")
    state.stores = counts(node.at("stores"), STORES, -MOST)


def _read_paper(reader: Reader, node: Node) -> int:
    company, kind = sized(node, 2)
    return reader.key(company, "company") * 4 + kind.index_in(KINDS)


def _read_tiles(reader: Reader, node: Node, state: City) -> None:
    tiles: list[int] = []
    goods: list[int] = []
    for row in sized(node.at("demand"), len(state.demand) // COLUMNS):
        for cell in sized(row, COLUMNS):
            tile, count = sized(cell, 2)
            tiles.append(reader.maybe(tile, "tile"))
            goods.append(count.whole(0, MOST))
    state.demand, state.demand_goods = tiles, goods
    state.demand_deck = reader.keys(node.at("demand_deck"), "tile")
    assets = sized(node.at("asset_row"), len(state.asset_row))
    state.asset_row = [reader.maybe(item, "asset") for item in assets]
    state.asset_deck = reader.keys(node.at("asset_deck"), "asset")
    state.building_deck = reader.keys(node.at("building_deck"), "space")
    state.goals = reader.keys(node.at("goals"), "goal")
    state.supply = []
    for space in sized(node.at("supply"), SUPPLY_SPACES):
        state.supply += _cubes(space)
    if state.options.advanced_supply:
        state.chain = _cubes(node.at("chain"))
        state.aside = _cubes(node.at("aside"))
    state.haymarket = _cubes(node.at("haymarket"))
    state.bag = _cubes(node.at("bag"))


def _read_operating(reader: Reader, node: Node, state: City) -> None:
    node.only(OPERATING)
    state.operating = reader.maybe(node.at("company"), "company")
    state.revenue = whole(node, "revenue")
    state.shipped = whole(node, "shipped")
    state.runs = whole(node, "runs")
    state.produced = flag(node, "produced")
    state.decided = flag(node, "decided")
    state.unpaid = flag(node, "unpaid")
    state.way = whole(node, "way")
    state.half_shipped = whole(node, "half_shipped")
    state.price_bonus = whole(node, "price_bonus")
