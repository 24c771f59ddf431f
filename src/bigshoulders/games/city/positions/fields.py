"""Every field of a position of City: how it is written and read, and what follows from the rest.

Who owns a building is not written: it follows from the rows.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import KINDS, RESOURCES
from bigshoulders.games.city.ids import (
    BANK,
    CLOSED,
    COLUMNS,
    PHASES,
    PICKS,
    STORES,
    SUPPLY_SPACES,
    TREASURY,
    TYPES,
)
from bigshoulders.games.city.positions.derived import (
    bag_of,
    bank_of,
    building_deck_of,
    certificates_of,
    commons_of,
    stores_of,
)
from bigshoulders.games.city.state import City, Company, Seat
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.positions.fields import (
    BitsField,
    CountsField,
    FlagField,
    KeyField,
    KeysField,
    OptionalKeyField,
    PositionField,
    WholeField,
    WholesField,
    WordField,
    check_fields,
    derive_fields,
    read_fields,
    write_fields,
)
from bigshoulders.kernel.positions.keys import MOST, PositionWriter, Reader, counts, sized

# The table


class Decade(PositionField[City, City]):
    """The decade, from 1 on."""

    def write(self, pen: PositionWriter, state: City, owner: City) -> Json:
        return state.decade

    def read(self, reader: Reader, node: Node, state: City, owner: City) -> None:
        state.decade = node.whole(1, state.board.decades)


class Bank(PositionField[City, City]):
    """What the bank received less what it paid."""

    def write(self, pen: PositionWriter, state: City, owner: City) -> Json:
        return state.bank

    def read(self, reader: Reader, node: Node, state: City, owner: City) -> None:
        state.bank = node.whole(-MOST, MOST)

    def derive(self, state: City, owner: City) -> None:
        state.bank = bank_of(state)


class Batch(PositionField[City, City]):
    """The certificates that are being sold, each as its company and its kind."""

    def write(self, pen: PositionWriter, state: City, owner: City) -> Json:
        return [[pen.key("company", item // 4), KINDS[item % 4]] for item in state.batch]

    def read(self, reader: Reader, node: Node, state: City, owner: City) -> None:
        state.batch = []
        for item in node.items():
            company, kind = sized(item, 2)
            state.batch.append(reader.key(company, "company") * 4 + kind.index_in(KINDS))


class Stores(CountsField[City, City]):
    """The general supply."""

    def derive(self, state: City, owner: City) -> None:
        state.stores = stores_of(state)


class Demand(PositionField[City, City]):
    """The demand area row by row, each space as its tile and the goods on it."""

    def write(self, pen: PositionWriter, state: City, owner: City) -> Json:
        cells: list[Json] = []
        for tile, goods in zip(state.demand, state.demand_goods, strict=True):
            cells.append([pen.key("tile", tile), goods])
        return [cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS)]

    def read(self, reader: Reader, node: Node, state: City, owner: City) -> None:
        tiles: list[int] = []
        goods: list[int] = []
        for row in sized(node, len(state.demand) // COLUMNS):
            for cell in sized(row, COLUMNS):
                tile, count = sized(cell, 2)
                tiles.append(reader.maybe(tile, "tile"))
                goods.append(count.whole(0, MOST))
        state.demand, state.demand_goods = tiles, goods


class AssetRow(PositionField[City, City]):
    """The capital assets that are offered, dear to cheap."""

    def write(self, pen: PositionWriter, state: City, owner: City) -> Json:
        return pen.keys("asset", state.asset_row)

    def read(self, reader: Reader, node: Node, state: City, owner: City) -> None:
        items = sized(node, len(state.asset_row))
        state.asset_row = [reader.maybe(item, "asset") for item in items]


class BuildingDeck(KeysField[City, City]):
    """The buildings that were not dealt yet."""

    def derive(self, state: City, owner: City) -> None:
        state.building_deck = building_deck_of(state)


class Supply(PositionField[City, City]):
    """The cubes on each space of the supply chain."""

    def write(self, pen: PositionWriter, state: City, owner: City) -> Json:
        spaces: list[Json] = []
        for start in range(0, len(state.supply), TYPES):
            spaces.append(dict(zip(RESOURCES, state.supply[start : start + TYPES], strict=True)))
        return spaces

    def read(self, reader: Reader, node: Node, state: City, owner: City) -> None:
        state.supply = []
        for space in sized(node, SUPPLY_SPACES):
            state.supply += counts(space, RESOURCES, 0)


class AdvancedCubes(CountsField[City, City]):
    """Cubes that only the advanced supply chain has; null without it."""

    def write(self, pen: PositionWriter, state: City, owner: City) -> Json:
        return super().write(pen, state, owner) if self.pile(owner) else None

    def is_needed(self, state: City) -> bool:
        return state.options.advanced_supply

    def read(self, reader: Reader, node: Node, state: City, owner: City) -> None:
        if self.is_needed(state):
            super().read(reader, node, state, owner)
        elif not node.is_null():
            raise node.expected("null, as the advanced supply chain is not in play")


class Bag(CountsField[City, City]):
    """The cubes in the bag."""

    def derive(self, state: City, owner: City) -> None:
        state.bag = bag_of(state)


OPERATING: Final[tuple[PositionField[City, City], ...]] = (
    OptionalKeyField("company", "company", "operating"),
    WholeField("revenue"),
    WholeField("shipped"),
    WholeField("runs"),
    FlagField("produced"),
    FlagField("decided"),
    FlagField("unpaid"),
    WholeField("way"),
    WholeField("half_shipped"),
    WholeField("price_bonus"),
)


class Operating(PositionField[City, City]):
    """The operating turn under way."""

    def write(self, pen: PositionWriter, state: City, owner: City) -> Json:
        return write_fields(OPERATING, pen, state, state)

    def read(self, reader: Reader, node: Node, state: City, owner: City) -> None:
        read_fields(OPERATING, reader, node, state, state)


# Players


class Certificates(WholeField[City, Seat]):
    """How many certificates a player has."""

    def derive(self, state: City, owner: Seat) -> None:
        owner.certificates = certificates_of(state, owner)


class Reserved(PositionField[City, Seat]):
    """Where the reserved partner waits: on a company, in the bank pool, or nowhere."""

    def write(self, pen: PositionWriter, state: City, owner: Seat) -> Json:
        return "bank" if owner.reserved == BANK else pen.key("company", owner.reserved)

    def read(self, reader: Reader, node: Node, state: City, owner: Seat) -> None:
        is_pooled = node.value == "bank"
        owner.reserved = BANK if is_pooled else reader.maybe(node, "company")


class Row(KeysField[City, Seat]):
    """The placed buildings, which are their player's."""

    def read(self, reader: Reader, node: Node, state: City, owner: Seat) -> None:
        super().read(reader, node, state, owner)
        for space in owner.row:
            state.owners[space] = owner.index


class Passed(PositionField[City, Seat]):
    """What was passed on in drafts, each with its decade."""

    def write(self, pen: PositionWriter, state: City, owner: Seat) -> Json:
        return [[noted // PICKS, pen.key("space", noted % PICKS)] for noted in owner.passed]

    def read(self, reader: Reader, node: Node, state: City, owner: Seat) -> None:
        passed: list[int] = []
        for item in node.items():
            decade, building = sized(item, 2)
            passed.append(decade.whole(1, PICKS) * PICKS + reader.key(building, "space"))
        owner.passed = tuple(passed)


class Pick(PositionField[City, Seat]):
    """A secret pick: none, a building to keep or place, or those to place and remove."""

    def write(self, pen: PositionWriter, state: City, owner: Seat) -> Json:
        pick = state.picks[owner.index]
        if pick < PICKS:
            return pen.key("space", pick)
        return pen.keys("space", [pick // PICKS, pick % PICKS])

    def read(self, reader: Reader, node: Node, state: City, owner: Seat) -> None:
        if isinstance(node.value, list):
            placed, removed = sized(node, 2)
            pick = reader.key(placed, "space") * PICKS + reader.key(removed, "space")
        else:
            pick = reader.maybe(node, "space")
        state.picks[owner.index] = pick


SEAT: Final[tuple[PositionField[City, Seat], ...]] = (
    WholeField("cash"),
    Certificates("certificates", derived=True),
    WholeField("ready"),
    WholeField("partners"),
    FlagField("appeal_partner"),
    FlagField("building_partner"),
    Reserved("reserved"),
    BitsField("sold", "company"),
    KeysField("hand", "space"),
    Row("row", "space"),
    KeysField("removed", "space"),
    KeysField("kept", "space"),
    Passed("passed"),
    Pick("pick"),
)


class Seats(PositionField[City, City]):
    """The players by their colors."""

    def write(self, pen: PositionWriter, state: City, owner: City) -> Json:
        colors = state.board.colors
        return {colors[one.index]: write_fields(SEAT, pen, state, one) for one in state.seats}

    def read(self, reader: Reader, node: Node, state: City, owner: City) -> None:
        colors = state.board.colors[: len(state.seats)]
        node.only(colors)
        for player in state.seats:
            read_fields(SEAT, reader, node.at(colors[player.index]), state, player)


# Companies


class Price(PositionField[City, Company]):
    """The price of a share, in dollars."""

    def write(self, pen: PositionWriter, state: City, owner: Company) -> Json:
        return state.price(owner)

    def read(self, reader: Reader, node: Node, state: City, owner: Company) -> None:
        price = node.whole()
        if price not in state.board.stock_track:
            raise node.expected("a price of the stock track")
        owner.price = state.board.stock_track.index(price)


class Appeal(PositionField[City, Company]):
    """The place on the appeal track."""

    def write(self, pen: PositionWriter, state: City, owner: Company) -> Json:
        return owner.appeal

    def read(self, reader: Reader, node: Node, state: City, owner: Company) -> None:
        owner.appeal = node.whole(0, state.board.appeal_last)


class Commons(WholeField[City, Company]):
    """The Commons that are unsold."""

    def derive(self, state: City, owner: Company) -> None:
        owner.commons = commons_of(state, owner)


class Preferred(PositionField[City, Company]):
    """Who has the Preferred certificate."""

    def write(self, pen: PositionWriter, state: City, owner: Company) -> Json:
        if owner.preferred == BANK:
            return "bank"
        return "company" if owner.preferred == TREASURY else pen.key("seat", owner.preferred)

    def read(self, reader: Reader, node: Node, state: City, owner: Company) -> None:
        holder = node.index_in(("bank", "company", *state.board.colors[: len(state.seats)]))
        owner.preferred = (BANK, TREASURY)[holder] if holder < 2 else holder - 2


class Held(PositionField[City, Company]):
    """The Commons of each player."""

    def write(self, pen: PositionWriter, state: City, owner: Company) -> Json:
        return {pen.domains["seat"][seat]: held for seat, held in enumerate(owner.held)}

    def read(self, reader: Reader, node: Node, state: City, owner: Company) -> None:
        owner.held = counts(node, state.board.colors[: len(state.seats)], 0)


COMPANY: Final[tuple[PositionField[City, Company], ...]] = (
    KeyField("director", "seat"),
    WholeField("treasury"),
    Price("price"),
    Appeal("appeal"),
    WholeField("salespeople"),
    WholeField("goods"),
    WholeField("bonus_goods"),
    Commons("commons", derived=True),
    WholeField("bank_commons"),
    Preferred("preferred"),
    Held("held"),
    FlagField("operated"),
    WholesField("workers"),
    WholesField("managers"),
    WholesField("automated"),
    CountsField("cubes", RESOURCES),
    KeysField("assets", "asset"),
    BitsField("exhausted", "asset"),
    FlagField("exchanged"),
)


class Companies(PositionField[City, City]):
    """The companies in play by their keys."""

    def write(self, pen: PositionWriter, state: City, owner: City) -> Json:
        return {
            company.charter.key: write_fields(COMPANY, pen, state, company)
            for company in state.companies
            if company.is_in_play()
        }

    def read(self, reader: Reader, node: Node, state: City, owner: City) -> None:
        for key, one in node.fields():
            company = state.companies[reader.key(Node(key, node.path), "company")]
            read_fields(COMPANY, reader, one, state, company)


class Closed(PositionField[City, City]):
    """The companies that were closed."""

    def write(self, pen: PositionWriter, state: City, owner: City) -> Json:
        return [one.charter.key for one in state.companies if one.director == CLOSED]

    def read(self, reader: Reader, node: Node, state: City, owner: City) -> None:
        for index, item in zip(reader.keys(node, "company"), node.items(), strict=True):
            if state.companies[index].is_in_play():
                raise item.malformed("a company that is in play cannot be closed")
            state.companies[index].director = CLOSED


# All but the stack, which needs the steps. Companies come before what is closed.
TABLE: Final[tuple[PositionField[City, City], ...]] = (
    Decade("decade"),
    WordField("phase", PHASES),
    Bank("bank", derived=True),
    KeyField("priority", "seat"),
    KeyField("active", "seat"),
    WholeField("passes"),
    OptionalKeyField("last_actor", "seat"),
    Batch("batch"),
    BitsField("protected", "company"),
    KeysField("track", "seat"),
    KeysField("round", "seat"),
    KeysField("used", "space"),
    WholeField("market"),
    Stores("stores", STORES, -MOST, derived=True),
    Demand("demand"),
    KeysField("demand_deck", "tile"),
    AssetRow("asset_row"),
    KeysField("asset_deck", "asset"),
    BuildingDeck("building_deck", "space", derived=True),
    KeysField("goals", "goal"),
    Supply("supply"),
    AdvancedCubes("chain", RESOURCES),
    AdvancedCubes("aside", RESOURCES),
    CountsField("haymarket", RESOURCES),
    Bag("bag", RESOURCES, derived=True),
    Operating("operating"),
    KeysField("appeal_order", "company"),
    Seats("seats"),
    Companies("companies"),
    Closed("closed"),
)


def derive(reader: Reader, node: Node, state: City) -> None:
    """Set what a position leaves out because it follows from the rest, and check what it gives."""
    for key, one in node.at("companies").fields():
        company = state.companies[reader.language.index("company", key)]
        derive_fields(COMPANY, reader, one, state, company)
        check_fields(COMPANY, reader, one, state, company)
    for player in state.seats:
        one = node.at("seats").at(state.board.colors[player.index])
        derive_fields(SEAT, reader, one, state, player)
        check_fields(SEAT, reader, one, state, player)
    derive_fields(TABLE, reader, node, state, state)
    check_fields(TABLE, reader, node, state, state)
