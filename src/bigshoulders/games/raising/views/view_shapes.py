"""The shape of what everybody may know of a game of Raising Chicago."""

from __future__ import annotations

from typing import TypeAlias, TypedDict, final

from bigshoulders.games.raising.box.components import Resource
from bigshoulders.games.raising.ids import Phase
from bigshoulders.kernel.shapes import SeatKey

OwnerColor: TypeAlias = str  # of a seat, or the non-player color


class Reward(TypedDict, total=False):
    """What a player receives at once; what is left out it does not give."""

    lumber: int
    lumber_steps: int
    jackscrew: int
    jackscrew_steps: int
    masonry: int
    masonry_steps: int
    wild: int
    favor: int
    reputation: int
    expansions: int


class Materials(TypedDict):
    """Resources of each type."""

    lumber: int
    jackscrew: int
    masonry: int


class Symbols(TypedDict):
    """Tokens of each symbol."""

    train: int
    lion: int
    book: int
    seal: int
    y: int
    asterisk: int


class LetterCounts(TypedDict):
    """Cards of each letter."""

    a: int
    b: int
    c: int
    d: int


class Square(TypedDict):
    """A square of a resource card."""

    shows: Resource | None
    marker: OwnerColor | None


class CardOnSpace(TypedDict):
    """A resource card on a project space."""

    card: str
    squares: list[Square]


class Auction(TypedDict):
    """A project space with its card and who leads."""

    space: str
    project: str | None
    card: CardOnSpace | None
    markers: dict[OwnerColor, int]
    leader: OwnerColor | None
    tie_broken: bool
    won_by: OwnerColor | None
    net_cost: dict[SeatKey, list[int]]


class Deck(TypedDict):
    """The deck of resource cards."""

    top: str | None
    cards: int


class Ward(TypedDict):
    """A ward with its token and the levels that compete for it."""

    ward: int
    token: str | None
    levels: dict[OwnerColor, int]


@final
class FreePlot(TypedDict):
    """An empty plot, with what a building there would bring."""

    plot: str
    reward: Reward
    arrows_value: int
    closes: list[str]


@final
class PrestigePlot(TypedDict):
    """A plot with a prestige building."""

    plot: str
    prestige: str
    arrows: list[str]
    reputation: int


@final
class BuiltPlot(TypedDict):
    """A plot with a raised building."""

    plot: str
    project: str
    color: OwnerColor
    levels: int
    arrows_value: int


AnyPlot: TypeAlias = FreePlot | PrestigePlot | BuiltPlot


class NeighborhoodSpace(TypedDict):
    """A neighborhood space."""

    space: str
    tile: str | None
    levels: dict[OwnerColor, int]
    missing: int
    leader: OwnerColor | None


@final
class FreeOutskirts(TypedDict):
    """A place of the outskirts with its tile."""

    tile: str


@final
class BuiltOutskirts(TypedDict):
    """A place of the outskirts with a building that was moved there."""

    project: str
    color: OwnerColor
    levels: int


class SeatedMember(TypedDict):
    """A council member on its space."""

    letter: str
    member: str


class Poverty(TypedDict):
    """A place on the poverty track."""

    steps: int
    costs: int


class Markers(TypedDict):
    """The bidding markers of a player."""

    board: int
    supply: int


class RaisingSeat(TypedDict):
    """A player."""

    seat: SeatKey
    reputation: int
    poverty: Poverty
    tokens: Materials
    wild: int
    favor: int
    markers: Markers
    tracks: Materials
    perms: Materials
    unlimited: list[Resource]
    symbols: Symbols
    asterisk: str | None
    tiles: list[str]
    tiles_used: int
    slots: list[str]
    fresh: int
    capacity: int
    pile: list[str]
    expansions: int
    neighborhoods: list[str]
    finals: list[str]
    ward_tokens: list[str]
    letters: LetterCounts
    open_letters: int
    levels: int
    scores: list[int]


class RaisingView(TypedDict):
    """What everybody may know of a game of Raising Chicago."""

    round: int
    phase: Phase
    ranking: list[SeatKey]
    rows: list[SeatKey]
    auctions: list[Auction]
    stacks: list[str]
    finals: list[str]
    deck: Deck
    display: list[str | None]
    prestige_left: int
    banners: dict[str, Resource]
    wards: list[Ward]
    plots: list[AnyPlot]
    neighborhoods: list[NeighborhoodSpace]
    outskirts: list[FreeOutskirts | BuiltOutskirts]
    expansions: int
    council: list[SeatedMember]
    seats: list[RaisingSeat]
