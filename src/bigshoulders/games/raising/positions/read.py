"""Read a position back: every wrong value is refused with one sentence that names its place."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import DIRECTIONS, TYPES, Box
from bigshoulders.games.raising.ids import CATEGORIES, NO_TILE, NOBODY, PHASES, PRESTIGE
from bigshoulders.games.raising.options import RaisingOptions
from bigshoulders.games.raising.positions.checks import flaws
from bigshoulders.games.raising.positions.frames import RaisingFrames, read_color
from bigshoulders.games.raising.setup import starting_state
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.kernel.action import Language
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.position_keys import MOST, Reader, counts, sized, whole
from bigshoulders.kernel.step import Step

TABLE: Final[tuple[str, ...]] = (
    "round",
    "phase",
    "ranking",
    "rows",
    "expansions",
    "auctions",
    "tops",
    "hidden",
    "finals",
    "top_card",
    "deck",
    "display",
    "prestige",
    "plots",
    "neighborhoods",
    "banners",
    "wards",
    "outskirts",
    "council",
    "lost",
    "seats",
    "stack",
)
AUCTION: Final[tuple[str, ...]] = ("project", "card", "markers", "winner")
BUILDING: Final[tuple[str, ...]] = ("project", "color", "levels")
PRESTIGE_BUILDING: Final[tuple[str, ...]] = ("prestige", "arrows")
LOST: Final[tuple[str, ...]] = ("projects", "cards", "neighborhoods")
SEAT: Final[tuple[str, ...]] = (
    "reputation",
    "poverty",
    "tokens",
    "wild",
    "favor",
    "tracks",
    "perms",
    "supply",
    "board",
    "expansions",
    "tiles",
    "used",
    "slots",
    "fresh",
    "pile",
    "symbols",
    "asterisk",
    "neighborhoods",
    "finals",
    "ward_tokens",
    "sections",
    "letters",
    "scores",
)


def restore(
    node: Node,
    box: Box,
    options: RaisingOptions,
    seats: int,
    language: Language,
    steps: tuple[Step[Raising], ...],
) -> Raising:
    """Return the state that a position describes; an impossible one is malformed."""
    state = starting_state(box, options, seats)
    node.only(TABLE)
    reader = Reader(language)
    _read_table(reader, node, state)
    _read_stacks(reader, node, state)
    _read_auctions(reader, node.at("auctions"), state)
    _read_map(reader, node, state)
    _read_seats(reader, node.at("seats"), state)
    state.stack = RaisingFrames(steps, language).read(node.at("stack"), state)
    found = flaws(state, steps)
    if found:
        raise node.malformed(f"this position is impossible: {'; '.join(found)}")
    return state


# The table


def _read_table(reader: Reader, node: Node, state: Raising) -> None:
    state.round = node.at("round").whole(0, state.board.rounds)
    state.phase = node.at("phase").index_in(PHASES)
    state.ranking = reader.keys(node.at("ranking"), "seat")
    state.rows = reader.keys(node.at("rows"), "seat")
    state.expansions = whole(node, "expansions")
    lost = counts(node.at("lost"), LOST, 0)
    state.lost_projects, state.lost_cards, state.lost_neighborhoods = lost


def _read_stacks(reader: Reader, node: Node, state: Raising) -> None:
    state.tops = reader.keys(node.at("tops"), "project")
    state.hidden = sorted(reader.keys(node.at("hidden"), "project"))
    state.finals = reader.keys(node.at("finals"), "project")
    state.top = reader.maybe(node.at("top_card"), "card")
    state.deck = sorted(reader.keys(node.at("deck"), "card"))
    display = sized(node.at("display"), state.board.display)
    state.display = [reader.maybe(item, "prestige") for item in display]
    state.prestige = sorted(reader.keys(node.at("prestige"), "prestige"))


def _read_auctions(reader: Reader, node: Node, state: Raising) -> None:
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


def _read_map(reader: Reader, node: Node, state: Raising) -> None:
    plots = node.at("plots")
    for key, one in plots.fields():
        plot = reader.key(Node(key, plots.path), "plot")
        if one.maybe("prestige") is None:
            _read_building(reader, one, state, plot)
        else:
            _read_prestige(reader, one, state, plot)
    state.neighborhoods = reader.placed(node.at("neighborhoods"), "enclosure", "neighborhood")
    state.banners = reader.placed(node.at("banners"), "column", "resource")
    state.ward_tokens = [reader.maybe(item, "token") for item in node.at("wards").items()]
    state.members = reader.placed(node.at("council"), "letter", "member")
    _read_outskirts(reader, node.at("outskirts"), state)


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


def _read_outskirts(reader: Reader, node: Node, state: Raising) -> None:
    items = node.items()
    if len(items) > state.board.outskirts:
        raise node.malformed(
            f"the outskirts have {state.board.outskirts} plots, and {len(items)} are listed"
        )
    for place, item in enumerate(items):
        if not isinstance(item.value, dict):
            state.outskirts.append(reader.key(item, "tile"))
            continue
        item.only(BUILDING)
        state.outskirts.append(NO_TILE)
        state.moved[place] = reader.key(item.at("project"), "project")
        state.moved_owner[place] = read_color(item.at("color"), state)
        state.moved_levels[place] = item.at("levels").whole(1, MOST)


# Players


def _read_seats(reader: Reader, node: Node, state: Raising) -> None:
    colors = state.board.colors[: len(state.seats)]
    node.only(colors)
    for player in state.seats:
        one = node.at(colors[player.index])
        one.only(SEAT)
        _read_counts(reader, one, state, player)
        _read_piles(reader, one, player)


def _read_counts(reader: Reader, node: Node, state: Raising, player: Seat) -> None:
    projects = state.board.rounds * len(state.board.spaces)
    player.reputation = node.at("reputation").whole(-MOST, MOST)
    player.poverty = node.at("poverty").whole(0, projects * TYPES)  # never short of more
    player.tokens = reader.counted(node.at("tokens"), "resource")
    player.wild = whole(node, "wild")
    player.favor = whole(node, "favor")
    player.tracks = reader.counted(node.at("tracks"), "resource")
    player.perms = reader.counted(node.at("perms"), "resource")
    player.supply = whole(node, "supply")
    player.on_board = whole(node, "board")
    player.expansions = whole(node, "expansions")
    player.used = whole(node, "used")
    player.fresh = whole(node, "fresh")
    player.symbols = reader.counted(node.at("symbols"), "sign")
    player.named = reader.maybe(node.at("asterisk"), "symbol")
    player.sections = reader.bits(node.at("sections"), "resource")


def _read_piles(reader: Reader, node: Node, player: Seat) -> None:
    player.tiles = reader.keys(node.at("tiles"), "tile")
    player.slots = reader.keys(node.at("slots"), "card")
    player.pile = reader.keys(node.at("pile"), "card")
    player.neighborhoods = reader.keys(node.at("neighborhoods"), "neighborhood")
    player.finals = reader.keys(node.at("finals"), "project")
    player.ward_tokens = reader.keys(node.at("ward_tokens"), "token")
    letters, scores = node.at("letters"), node.at("scores")
    if not letters.is_null():
        player.letters = reader.counted(letters, "letter")
    if not scores.is_null():
        player.scores = counts(scores, CATEGORIES, -MOST)
