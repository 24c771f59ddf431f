"""Every field of a position of Raising Chicago: how it is written and read, and what follows.

What is not drawn yet has no order, and is listed as in the box.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import DIRECTIONS, TYPES
from bigshoulders.games.raising.ids import CATEGORIES, NO_TILE, NOBODY, PHASES, PRESTIGE
from bigshoulders.games.raising.positions.derived import (
    expansions_of,
    lost_of,
    perms_of,
    prestige_of,
    supply_of,
)
from bigshoulders.games.raising.positions.frames import color_name, read_color
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.positions.fields import (
    BitsField,
    KeysField,
    OptionalKeyField,
    PositionField,
    WholeField,
    WordField,
    check_fields,
    derive_fields,
    read_fields,
    write_fields,
)
from bigshoulders.kernel.positions.keys import MOST, PositionWriter, Reader, counts, sized

AUCTION: Final[tuple[str, ...]] = ("project", "card", "markers", "winner")
BUILDING: Final[tuple[str, ...]] = ("project", "color", "levels")
PRESTIGE_BUILDING: Final[tuple[str, ...]] = ("prestige", "arrows")
LOST: Final[tuple[str, ...]] = ("projects", "cards", "neighborhoods")

# The table


class Round(PositionField[Raising, Raising]):
    """The round, 0 in the setup."""

    def write(self, pen: PositionWriter, state: Raising, owner: Raising) -> Json:
        return state.round

    def read(self, reader: Reader, node: Node, state: Raising, owner: Raising) -> None:
        state.round = node.whole(0, state.board.rounds)


class Expansions(WholeField[Raising, Raising]):
    """The company expansions in the supply."""

    def derive(self, state: Raising, owner: Raising) -> None:
        state.expansions = expansions_of(state)


class Pile(KeysField[Raising, Raising]):
    """What is not drawn yet: kept in the order of the box."""

    def read(self, reader: Reader, node: Node, state: Raising, owner: Raising) -> None:
        self.put(owner, sorted(reader.keys(node, self.domain)))


class PrestigePile(Pile):
    """The prestige buildings below the display."""

    def derive(self, state: Raising, owner: Raising) -> None:
        state.prestige = prestige_of(state)


class Display(PositionField[Raising, Raising]):
    """The prestige buildings on display."""

    def write(self, pen: PositionWriter, state: Raising, owner: Raising) -> Json:
        return pen.keys("prestige", state.display)

    def read(self, reader: Reader, node: Node, state: Raising, owner: Raising) -> None:
        items = sized(node, state.board.display)
        state.display = [reader.maybe(item, "prestige") for item in items]


class PlacedField(PositionField[Raising, Raising]):
    """What lies on each place, from the first place to the last that has something."""

    def __init__(self, key: str, places: str, domain: str, name: str = "") -> None:
        super().__init__(key, name)
        self.places = places
        self.domain = domain

    def write(self, pen: PositionWriter, state: Raising, owner: Raising) -> Json:
        return pen.placed(self.places, self.domain, self.pile(owner))

    def read(self, reader: Reader, node: Node, state: Raising, owner: Raising) -> None:
        self.put(owner, reader.placed(node, self.places, self.domain))


class Wards(PositionField[Raising, Raising]):
    """The ward control token of each ward."""

    def write(self, pen: PositionWriter, state: Raising, owner: Raising) -> Json:
        return pen.keys("token", state.ward_tokens)

    def read(self, reader: Reader, node: Node, state: Raising, owner: Raising) -> None:
        state.ward_tokens = [reader.maybe(item, "token") for item in node.items()]


class Lost(PositionField[Raising, Raising]):
    """How many tiles and cards are out of the game."""

    def write(self, pen: PositionWriter, state: Raising, owner: Raising) -> Json:
        lost = (state.lost_projects, state.lost_cards, state.lost_neighborhoods)
        return dict(zip(LOST, lost, strict=True))

    def read(self, reader: Reader, node: Node, state: Raising, owner: Raising) -> None:
        self._set(state, counts(node, LOST, 0))

    def derive(self, state: Raising, owner: Raising) -> None:
        self._set(state, lost_of(state))

    def _set(self, state: Raising, lost: list[int]) -> None:
        state.lost_projects, state.lost_cards, state.lost_neighborhoods = lost


class Auctions(PositionField[Raising, Raising]):
    """The project spaces, each with its card, the markers on it and who has won."""

    def write(self, pen: PositionWriter, state: Raising, owner: Raising) -> Json:
        written: dict[str, Json] = {}
        for space, key in enumerate(pen.domains["space"]):
            start = space * state.width
            markers = state.squares[start : start + state.width]
            written[key] = {
                "project": pen.key("project", state.projects[space]),
                "card": pen.key("card", state.cards[space]),
                "markers": [color_name(state, color) for color in markers],
                "winner": color_name(state, state.winners[space]),
            }
        return written

    def read(self, reader: Reader, node: Node, state: Raising, owner: Raising) -> None:
        spaces = reader.language.domains["space"]
        node.only(spaces)
        state.squares = []
        for space, key in enumerate(spaces):
            one = node.at(key)
            one.only(AUCTION)
            state.projects[space] = reader.maybe(one.at("project"), "project")
            state.cards[space] = reader.maybe(one.at("card"), "card")
            markers = sized(one.at("markers"), state.width)
            state.squares += [_maybe_color(item, state) for item in markers]
            state.winners[space] = _maybe_color(one.at("winner"), state)


def _maybe_color(node: Node, state: Raising) -> int:
    return NOBODY if node.is_null() else read_color(node, state)


# The map


class Plots(PositionField[Raising, Raising]):
    """The plots that are built on."""

    def write(self, pen: PositionWriter, state: Raising, owner: Raising) -> Json:
        written: dict[str, Json] = {}
        for plot, color in enumerate(state.owner):
            if color != NOBODY:
                written[pen.domains["plot"][plot]] = _building(pen, state, plot)
        return written

    def read(self, reader: Reader, node: Node, state: Raising, owner: Raising) -> None:
        for key, one in node.fields():
            plot = reader.key(Node(key, node.path), "plot")
            if one.maybe("prestige") is None:
                _read_building(reader, one, state, plot)
            else:
                _read_prestige(reader, one, state, plot)


def _building(pen: PositionWriter, state: Raising, plot: int) -> dict[str, Json]:
    levels = state.levels[plot]
    if state.owner[plot] == PRESTIGE:
        return {
            "prestige": pen.key("prestige", state.built[plot]),
            "arrows": [name for bit, name in enumerate(DIRECTIONS) if levels & (1 << bit)],
        }
    return {
        "project": pen.key("project", state.built[plot]),
        "color": color_name(state, state.owner[plot]),
        "levels": levels,
    }


def _read_building(reader: Reader, node: Node, state: Raising, plot: int) -> None:
    node.only(BUILDING)
    state.built[plot] = reader.key(node.at("project"), "project")
    state.owner[plot] = read_color(node.at("color"), state)
    state.levels[plot] = node.at("levels").whole(1, MOST)


def _read_prestige(reader: Reader, node: Node, state: Raising, plot: int) -> None:
    node.only(PRESTIGE_BUILDING)
    state.built[plot] = reader.key(node.at("prestige"), "prestige")
    state.owner[plot] = PRESTIGE
    for item in node.at("arrows").items():
        state.levels[plot] |= 1 << item.index_in(DIRECTIONS)


class Outskirts(PositionField[Raising, Raising]):
    """On each plot of the outskirts its tile, or the building that took its place."""

    def write(self, pen: PositionWriter, state: Raising, owner: Raising) -> Json:
        return [_outskirts(pen, state, place) for place in range(len(state.outskirts))]

    def read(self, reader: Reader, node: Node, state: Raising, owner: Raising) -> None:
        items = node.items()
        if len(items) > state.board.outskirts:
            raise node.malformed(
                f"the outskirts have {state.board.outskirts} plots, and {len(items)} are listed"
            )
        state.outskirts = [NO_TILE] * len(items)
        for place, item in enumerate(items):
            if not isinstance(item.value, dict):
                state.outskirts[place] = reader.key(item, "tile")
                continue
            item.only(BUILDING)
            state.moved[place] = reader.key(item.at("project"), "project")
            state.moved_owner[place] = read_color(item.at("color"), state)
            state.moved_levels[place] = item.at("levels").whole(1, MOST)


def _outskirts(pen: PositionWriter, state: Raising, place: int) -> Json:
    if state.outskirts[place] != NO_TILE:
        return pen.key("tile", state.outskirts[place])
    return {
        "project": pen.key("project", state.moved[place]),
        "color": color_name(state, state.moved_owner[place]),
        "levels": state.moved_levels[place],
    }


# Players


class Reputation(WholeField[Raising, Seat]):
    """Reputation, which poverty can make less than nothing at the end."""

    def read(self, reader: Reader, node: Node, state: Raising, owner: Seat) -> None:
        owner.reputation = node.whole(-MOST, MOST)


class Poverty(WholeField[Raising, Seat]):
    """Poverty: nobody can be short of more resources than all projects cost."""

    def read(self, reader: Reader, node: Node, state: Raising, owner: Seat) -> None:
        owner.poverty = node.whole(0, state.board.rounds * len(state.board.spaces) * TYPES)


class CountedField(PositionField[Raising, Seat]):
    """A number for each key of a domain."""

    def __init__(self, key: str, domain: str, *, derived: bool = False) -> None:
        super().__init__(key, derived=derived)
        self.domain = domain

    def write(self, pen: PositionWriter, state: Raising, owner: Seat) -> Json:
        return pen.counted(self.domain, self.pile(owner))

    def read(self, reader: Reader, node: Node, state: Raising, owner: Seat) -> None:
        self.put(owner, reader.counted(node, self.domain))


class Tracks(CountedField):
    """The column of each expertise marker (R-EXP-01)."""

    def read(self, reader: Reader, node: Node, state: Raising, owner: Seat) -> None:
        super().read(reader, node, state, owner)
        for _track, column in node.fields():
            column.whole(state.board.start_column, state.board.end_column)


class Perms(CountedField):
    """The permanent resources that work."""

    def derive(self, state: Raising, owner: Seat) -> None:
        owner.perms = perms_of(state, owner)


class Supply(WholeField[Raising, Seat]):
    """The markers that are not in play."""

    def derive(self, state: Raising, owner: Seat) -> None:
        owner.supply = supply_of(state, owner)


class Letters(CountedField):
    """How many cards with all letters count as each letter; null before they are named."""

    def write(self, pen: PositionWriter, state: Raising, owner: Seat) -> Json:
        return super().write(pen, state, owner) if owner.letters else None

    def read(self, reader: Reader, node: Node, state: Raising, owner: Seat) -> None:
        if not node.is_null():
            super().read(reader, node, state, owner)


class Scores(CountedField):
    """The score of each category, which may be below 0; null before the final scoring."""

    def write(self, pen: PositionWriter, state: Raising, owner: Seat) -> Json:
        return super().write(pen, state, owner) if owner.scores else None

    def read(self, reader: Reader, node: Node, state: Raising, owner: Seat) -> None:
        if not node.is_null():
            owner.scores = counts(node, CATEGORIES, -MOST)


SEAT: Final[tuple[PositionField[Raising, Seat], ...]] = (
    Reputation("reputation"),
    Poverty("poverty"),
    CountedField("tokens", "resource"),
    WholeField("wild"),
    WholeField("favor"),
    Tracks("tracks", "resource"),
    Perms("perms", "resource", derived=True),
    Supply("supply", derived=True),
    WholeField("board", "on_board"),
    WholeField("expansions"),
    KeysField("tiles", "tile"),
    WholeField("used"),
    KeysField("slots", "card"),
    WholeField("fresh"),
    KeysField("pile", "card"),
    CountedField("symbols", "sign"),
    OptionalKeyField("asterisk", "symbol", "named"),
    KeysField("neighborhoods", "neighborhood"),
    KeysField("finals", "project"),
    KeysField("ward_tokens", "token"),
    BitsField("sections", "resource"),
    Letters("letters", "letter"),
    Scores("scores", "category"),
)


class Seats(PositionField[Raising, Raising]):
    """The players by their colors."""

    def write(self, pen: PositionWriter, state: Raising, owner: Raising) -> Json:
        colors = state.board.colors
        return {colors[one.index]: write_fields(SEAT, pen, state, one) for one in state.seats}

    def read(self, reader: Reader, node: Node, state: Raising, owner: Raising) -> None:
        colors = state.board.colors[: len(state.seats)]
        node.only(colors)
        for player in state.seats:
            read_fields(SEAT, reader, node.at(colors[player.index]), state, player)


# All but the stack, which needs the steps
TABLE: Final[tuple[PositionField[Raising, Raising], ...]] = (
    Round("round"),
    WordField("phase", PHASES),
    KeysField("ranking", "seat"),
    KeysField("rows", "seat"),
    Expansions("expansions", derived=True),
    Auctions("auctions"),
    KeysField("tops", "project"),
    Pile("hidden", "project"),
    KeysField("finals", "project"),
    OptionalKeyField("top_card", "card", "top"),
    Pile("deck", "card"),
    Display("display"),
    PrestigePile("prestige", "prestige", derived=True),
    Plots("plots"),
    PlacedField("neighborhoods", "enclosure", "neighborhood"),
    PlacedField("banners", "column", "resource"),
    Wards("wards"),
    Outskirts("outskirts"),
    PlacedField("council", "letter", "member", "members"),
    Lost("lost", derived=True),
    Seats("seats"),
)


def derive(reader: Reader, node: Node, state: Raising) -> None:
    """Set what a position leaves out because it follows from the rest."""
    for player in state.seats:
        one = node.at("seats").at(state.board.colors[player.index])
        derive_fields(SEAT, reader, one, state, player)
    derive_fields(TABLE, reader, node, state, state)


def check_derived(reader: Reader, node: Node, state: Raising) -> None:
    """Refuse what a position gives although something else follows from the rest."""
    for player in state.seats:
        one = node.at("seats").at(state.board.colors[player.index])
        check_fields(SEAT, reader, one, state, player)
    check_fields(TABLE, reader, node, state, state)
