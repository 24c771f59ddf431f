"""What a seat may know of each game, as models: for OpenAPI, for the JSON Schema, and for tests.

The games write their views; nobody checks them again while a game is played.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from pydantic import Field

from bigshoulders.server.boxes import (
    CertificateKind,
    CityPhase,
    Industry,
    Material,
    Money,
    Reward,
)
from bigshoulders.server.said import Said, SeatKey

# City


class Cubes(Said):
    """Cubes of each type."""

    livestock: int
    steel: int
    wood: int
    coal: int


class SoldPaper(Said):
    """A certificate in the batch that is being sold."""

    company: str
    certificate: CertificateKind


class DemandCell(Said):
    """A space of the demand area."""

    tile: str | None
    goods: int = Field(description="that were sold to it")
    spaces: int | None = Field(description="goods that the tile takes")


class OwnedAsset(Said):
    """A capital asset of a company."""

    asset: str
    ready: bool


class WorksView(Said):
    """What a factory has and lacks for its next run.

    Cubes are counted from the first factory to the last; one that lacks something leaves its cubes
    to the next. A company that can run in several ways is told by the one that makes most goods.
    """

    goods: int = Field(description="of a run, its manager's bonus included")
    gaps: int = Field(description="jobs that must still be filled")
    short: Cubes = Field(description="that are missing")
    fully_automated: bool = Field(description="so that it makes a good more")
    managed: bool = Field(description="so that it gives its manager's bonus")
    ran: bool = Field(description="in the operating turn under way")
    ready: bool = Field(description="it lacks nothing, nor does any that must run before it")


class CompanyView(Said):
    """A company in play."""

    director: SeatKey
    industry: Industry
    treasury: Money
    price: Money = Field(description="of a share")
    appeal: int
    salespeople: int
    goods: int
    goods_price: Money
    bonus_goods: int
    commons: int = Field(description="unsold, in the treasury")
    bank_commons: int = Field(description="in the bank pool")
    preferred: str = Field(description="a seat, bank or company")
    held: dict[SeatKey, int] = Field(description="common certificates by seat")
    operated: bool
    workers: list[int] = Field(description="by factory")
    managers: list[int] = Field(description="by factory")
    automated: list[int] = Field(description="by factory")
    works: list[WorksView] = Field(description="by factory")
    cubes: Cubes
    assets: list[OwnedAsset]
    exchanged: bool


class OperatingTurn(Said):
    """The operating turn under way."""

    company: str
    revenue: Money
    shipped: int
    runs: int
    produced: bool
    decided: bool
    unpaid: bool
    way: int
    price_bonus: Money


class CitySeat(Said):
    """A player; `hand` and what follows are in one's own seat only."""

    seat: SeatKey
    cash: Money
    certificates: int
    limit: int
    ready: int = Field(description="partners that can still be placed")
    partners: int
    appeal_partner: bool = Field(description="one waits on the appeal track")
    building_partner: bool = Field(description="one waits on the building row")
    reserved: str | None = Field(description="the company that carries a partner, or bank")
    sold: list[str] = Field(description="companies whose shares were sold this decade")
    row: list[str] = Field(description="buildings, by decade")
    hand_size: int
    removed_count: int
    has_picked: bool
    worth: Money = Field(description="cash and shares at present prices")
    hand: list[str] = Field(default_factory=list)
    kept: list[str] = Field(default_factory=list)
    removed: list[str] = Field(default_factory=list)
    passed: list[str] = Field(default_factory=list)
    pick: int = Field(default=-1, description="a number for the secret choice; -1 if none")


class GoalLeaders(Said):
    """Who is highest in a goal at present."""

    count: int
    seats: list[SeatKey]


class CityView(Said):
    """What a seat or a spectator may know of a game of City."""

    decade: int
    year: int
    phase: CityPhase
    priority: SeatKey
    track: list[SeatKey] = Field(description="turn order of the action phase")
    round: list[SeatKey]
    passes: int
    bank: Money
    batch: list[SoldPaper]
    used: list[str] = Field(description="spaces that take no more partners this decade")
    market: int = Field(description="workers in the job market")
    hire_price: Money
    demand: list[list[DemandCell]] = Field(description="row by row, inner column first")
    demand_deck: int
    assets: list[str | None] = Field(description="the row, dear to cheap")
    asset_deck: int
    building_deck: int
    goals: list[str]
    goal_leaders: list[GoalLeaders] = Field(description="in the order of the goals")
    supply: list[Cubes] = Field(description="by space, dear to cheap")
    chain: Cubes | None = Field(description="the advanced supply chain")
    haymarket: Cubes
    bag: Cubes
    appeal_order: list[str]
    companies: dict[str, CompanyView]
    unfounded: list[str]
    closed: list[str]
    operating: OperatingTurn | None
    seats: list[CitySeat]


# Raising Chicago

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


class Materials(Said):
    """Resources of each type."""

    lumber: int
    jackscrew: int
    masonry: int


class Symbols(Said):
    """Tokens of each symbol."""

    train: int
    lion: int
    book: int
    seal: int
    y: int
    asterisk: int


class LetterCounts(Said):
    """Cards of each letter."""

    a: int
    b: int
    c: int
    d: int


class Square(Said):
    """A square of a resource card."""

    shows: Material | None
    marker: OwnerColor | None


class CardOnSpace(Said):
    """A resource card on a project space."""

    card: str
    squares: list[Square]


class Auction(Said):
    """A project space with its card and who leads."""

    space: str
    project: str | None
    card: CardOnSpace | None
    markers: dict[OwnerColor, int]
    leader: OwnerColor | None
    tie_broken: bool
    won_by: OwnerColor | None
    net_cost: dict[SeatKey, list[int]]


class Deck(Said):
    """The deck of resource cards."""

    top: str | None
    cards: int


class Ward(Said):
    """A ward with its token and the levels that compete for it."""

    ward: int
    token: str | None
    levels: dict[OwnerColor, int]


class FreePlot(Said):
    """An empty plot, with what a building there would bring."""

    plot: str
    reward: Reward
    arrows_value: int
    closes: list[str]


class PrestigePlot(Said):
    """A plot with a prestige building."""

    plot: str
    prestige: str
    arrows: list[str]
    reputation: int


class BuiltPlot(Said):
    """A plot with a raised building."""

    plot: str
    project: str
    color: OwnerColor | None
    levels: int
    arrows_value: int


class NeighborhoodSpace(Said):
    """A neighborhood space."""

    space: str
    tile: str | None
    levels: dict[OwnerColor, int]
    missing: int
    leader: OwnerColor | None


class FreeOutskirts(Said):
    """A place of the outskirts with its tile."""

    tile: str


class BuiltOutskirts(Said):
    """A place of the outskirts with a building that was moved there."""

    project: str
    color: OwnerColor | None
    levels: int


class SeatedMember(Said):
    """A council member on its space."""

    letter: str
    member: str


class Poverty(Said):
    """A place on the poverty track."""

    steps: int
    costs: int


class Markers(Said):
    """The bidding markers of a player."""

    board: int
    supply: int


class RaisingSeat(Said):
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


class RaisingView(Said):
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


AnyView: TypeAlias = CityView | RaisingView
VIEWS: Final[dict[str, type[CityView | RaisingView]]] = {
    "city": CityView,
    "raising": RaisingView,
}
