"""What everybody may know of a game of Raising Chicago."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bigshoulders.server.schemas.base import SeatKey, ServerModel
from bigshoulders.server.schemas.boxes.raising import Material, Reward

RaisingPhase: TypeAlias = Literal[
    "setup",
    "announcement",
    "bidding",
    "bidding_resolution",
    "project_resolution",
    "company",
    "scoring",
    "finished",
]
OwnerColor: TypeAlias = str  # of a seat, or the non-player color


class Materials(ServerModel):
    """Resources of each type."""

    lumber: int
    jackscrew: int
    masonry: int


class Symbols(ServerModel):
    """Tokens of each symbol."""

    train: int
    lion: int
    book: int
    seal: int
    y: int
    asterisk: int


class LetterCounts(ServerModel):
    """Cards of each letter."""

    a: int
    b: int
    c: int
    d: int


class Square(ServerModel):
    """A square of a resource card."""

    shows: Material | None
    marker: OwnerColor | None


class CardOnSpace(ServerModel):
    """A resource card on a project space."""

    card: str
    squares: list[Square]


class Auction(ServerModel):
    """A project space with its card and who leads."""

    space: str
    project: str | None
    card: CardOnSpace | None
    markers: dict[OwnerColor, int]
    leader: OwnerColor | None
    tie_broken: bool
    won_by: OwnerColor | None
    net_cost: dict[SeatKey, list[int]]


class Deck(ServerModel):
    """The deck of resource cards."""

    top: str | None
    cards: int


class Ward(ServerModel):
    """A ward with its token and the levels that compete for it."""

    ward: int
    token: str | None
    levels: dict[OwnerColor, int]


class FreePlot(ServerModel):
    """An empty plot, with what a building there would bring."""

    plot: str
    reward: Reward
    arrows_value: int
    closes: list[str]


class PrestigePlot(ServerModel):
    """A plot with a prestige building."""

    plot: str
    prestige: str
    arrows: list[str]
    reputation: int


class BuiltPlot(ServerModel):
    """A plot with a raised building."""

    plot: str
    project: str
    color: OwnerColor | None
    levels: int
    arrows_value: int


class NeighborhoodSpace(ServerModel):
    """A neighborhood space."""

    space: str
    tile: str | None
    levels: dict[OwnerColor, int]
    missing: int
    leader: OwnerColor | None


class FreeOutskirts(ServerModel):
    """A place of the outskirts with its tile."""

    tile: str


class BuiltOutskirts(ServerModel):
    """A place of the outskirts with a building that was moved there."""

    project: str
    color: OwnerColor | None
    levels: int


class SeatedMember(ServerModel):
    """A council member on its space."""

    letter: str
    member: str


class Poverty(ServerModel):
    """A place on the poverty track."""

    steps: int
    costs: int


class Markers(ServerModel):
    """The bidding markers of a player."""

    board: int
    supply: int


class RaisingSeat(ServerModel):
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
    unlimited: list[Material]
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


class RaisingView(ServerModel):
    """What everybody may know of a game of Raising Chicago."""

    round: int
    phase: RaisingPhase
    ranking: list[SeatKey]
    rows: list[SeatKey]
    auctions: list[Auction]
    stacks: list[str]
    finals: list[str]
    deck: Deck
    display: list[str | None]
    prestige_left: int
    banners: dict[str, Material]
    wards: list[Ward]
    plots: list[FreePlot | PrestigePlot | BuiltPlot]
    neighborhoods: list[NeighborhoodSpace]
    outskirts: list[FreeOutskirts | BuiltOutskirts]
    expansions: int
    council: list[SeatedMember]
    seats: list[RaisingSeat]
