"""Printed components of Raising Chicago: one class per kind, and the box that holds them all.

Rules: sections 2, 3 and 25. The values are data, read by `loading`; none stands in code.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.pickling import Component

LUMBER: Final = 0
JACKSCREW: Final = 1
MASONRY: Final = 2
Resource: TypeAlias = Literal["lumber", "jackscrew", "masonry"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
CardSide: TypeAlias = Literal["red", "yellow"]
SIDES: Final[tuple[CardSide, ...]] = get_args(CardSide)
TYPES: Final = 3

# The five symbols, and the asterisk, which its owner names at the end (R-CMP-05).
Symbol: TypeAlias = Literal["train", "lion", "book", "seal", "y", "asterisk"]
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
ASTERISK: Final = 5

Letter: TypeAlias = Literal["a", "b", "c", "d"]
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)

# Arrows of a prestige building, one bit each, clockwise.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
DIRECTIONS: Final[tuple[str, ...]] = ("N", "E", "S", "W")

NO_RESOURCE: Final = -1  # a square that shows none
NO_PLOT: Final = -1  # beyond the rim of the map

# What a council member counts (R-COU-04).
WARD_BUILDINGS: Final = 0
OUTSKIRTS_BUILDINGS: Final = 1
SYMBOL_SETS: Final = 2
PERMANENT_TOKENS: Final = 3
MARKERS_ON_BOARD: Final = 4
NEIGHBORHOOD_TILES: Final = 5
FAVOR_TOKENS: Final = 6
COMPANY_EXPANSIONS: Final = 7
WARD_CONTROL_TOKENS: Final = 8
COUNTS: Final[tuple[str, ...]] = (
    "ward_buildings",
    "outskirts_buildings",
    "symbol_sets",
    "permanent_tokens",
    "markers_on_bidding_board",
    "neighborhood_tiles",
    "favor_tokens",
    "company_expansions",
    "ward_control_tokens",
)


@dataclass(frozen=True)
class Reward(Component):
    """What a player receives at once; equal rewards compare equal."""

    wild: int = 0
    favor: int = 0
    reputation: int = 0
    expansions: int = 0
    tokens: tuple[int, ...] = (0, 0, 0)  # by resource
    steps: tuple[int, ...] = (0, 0, 0)  # on the expertise tracks


NOTHING: Final = Reward()


@dataclass(frozen=True)
class Project(Component):
    """A project tile, numbered or final."""

    index: int
    key: str
    name: str
    round: int  # 0 for a final project
    is_move: bool
    is_final: bool
    cost: tuple[int, ...]  # by resource
    symbols: tuple[int, ...]
    reward: Reward


@dataclass(frozen=True)
class Prestige(Component):
    """A prestige building; the lower the index, the lower its number."""

    index: int
    key: str
    name: str
    arrows: int  # one bit each, as printed
    reputation: int  # for each arrow


@dataclass(frozen=True)
class Neighborhood(Component):
    """A neighborhood tile."""

    index: int
    key: str
    reward: Reward


@dataclass(frozen=True)
class EmptyPlot(Component):
    """An empty plot tile; the lower the index, the lower its number."""

    index: int
    key: str
    deed: int  # what it does besides its reward
    count: int  # how many of what the deed is about
    reward: Reward


@dataclass(frozen=True)
class WardToken(Component):
    """A ward control token."""

    index: int
    key: str
    first: int
    second: int


@dataclass(frozen=True)
class Card(Component):
    """A resource card as its side in use shows it."""

    index: int
    key: str
    letters: int  # one bit each
    squares: tuple[int, ...]  # resource of each square, in tie-break order; the first is UL
    every_round: bool
    spot: Reward


def card_columns(squares: int) -> int:
    """Return how many squares the upper row of a card has; all cards have two rows (R-CMP-07)."""
    return (squares + 1) // 2


@dataclass(frozen=True)
class Member(Component):
    """A council member."""

    index: int
    key: str
    counts: int
    each: int  # reputation for each one counted
    ward: int  # whose buildings count, from 0; NO_WARD if none


NO_WARD: Final = -1


@dataclass(frozen=True)
class Plot(Component):
    """A building place of a ward; the lower the index, the lower its number."""

    index: int
    key: str
    ward: int  # from 0
    column: int  # from 0
    row: int  # from 0
    interior: bool
    reward: Reward
    neighbors: tuple[int, ...]  # plot to the north, east, south and west, or NO_PLOT
    spaces: tuple[int, ...]  # neighborhood spaces that it touches


@dataclass(frozen=True)
class Board(Component):
    """Everything printed on the boards, and the numbers of the setup."""

    colors: tuple[str, ...]
    companies: tuple[str, ...]  # name of each color's company
    least_players: int
    most_players: int
    rounds: int
    spaces: tuple[str, ...]  # project spaces
    columns: int
    rows: int
    wards: int
    plots: tuple[Plot, ...]
    neighborhoods: tuple[tuple[int, ...], ...]  # the plots around each space
    outskirts: int
    display: int  # prestige buildings on display
    finals: int  # final projects in play
    empty_plots: int  # empty plot tiles in play
    members: int  # council members in play
    markers: int  # of each color
    markers_added: int
    markers_most: int
    nonplayer_markers: int  # for each player and round
    start_tokens: tuple[int, ...]
    start_column: int
    perm_columns: tuple[int, ...]
    end_column: int
    column_rewards: tuple[Reward, ...]  # by column
    banners: tuple[int, ...]  # how many of each track
    trade_give: int
    expansions: int
    slots: int
    level_reputation: int
    consolation: int
    board_first: int  # bidding board at the end
    board_second: int
    match_reputation: int
    set_reputation: int
    section_need: int
    section_reputation: int
    sections_bonus: int
    poverty: tuple[int, ...]  # reputation lost by step
    poverty_overflow: int
    qualify: int  # cards of a letter that score its council member
    double: int


@dataclass(frozen=True)
class Box(Component):
    """Everything printed, for one number of players; a game holds one."""

    players: int
    projects: tuple[Project, ...]  # numbered ones first
    first_final: int
    prestige: tuple[Prestige, ...]
    neighborhoods: tuple[Neighborhood, ...]
    empty_plots: tuple[EmptyPlot, ...]
    ward_tokens: tuple[WardToken, ...]
    cards: tuple[Card, ...]
    card_side: CardSide
    members: tuple[Member, ...]
    board: Board
    reconstructed: tuple[str, ...]  # what no source prints, as "component: field"
    from_pack: tuple[str, ...] = ()  # what a pack changed, as "component: field"
    pack: Pack | None = None
