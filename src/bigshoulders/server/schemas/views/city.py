"""What a seat may know of a game of City of the Big Shoulders."""

from __future__ import annotations

from pydantic import Field

from bigshoulders.server.schemas.base import SeatKey, ServerModel
from bigshoulders.server.schemas.boxes.city_terms import CertificateKind, CityPhase, Industry, Money


class Cubes(ServerModel):
    """Cubes of each type."""

    livestock: int
    steel: int
    wood: int
    coal: int


class SoldPaper(ServerModel):
    """A certificate in the batch that is being sold."""

    company: str
    certificate: CertificateKind


class DemandCell(ServerModel):
    """A space of the demand area."""

    tile: str | None
    goods: int = Field(description="that were sold to it")
    spaces: int | None = Field(description="goods that the tile takes")


class OwnedAsset(ServerModel):
    """A capital asset of a company."""

    asset: str
    ready: bool


class WorksView(ServerModel):
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


class CompanyView(ServerModel):
    """A company in play."""

    director: SeatKey
    industry: Industry
    treasury: Money
    price: Money = Field(description="of a share")
    sold_out_price: Money | None = Field(
        description="to which it rises after the stock phase, as players hold all its shares"
    )
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


class OperatingTurn(ServerModel):
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
    withholds: list[str] = Field(description="reasons why no dividend could be paid now")


class CitySeat(ServerModel):
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
    pick: list[str] = Field(
        default=[],
        description="the secret choice: the building to keep or place, then the one to remove",
    )


class PlacedPartner(ServerModel):
    """A partner on a space; a game that began at a position knows those placed since."""

    space: str
    seat: SeatKey
    company: str = Field(description="that the partner was placed for")


class GoalLeaders(ServerModel):
    """Who is highest in a goal at present."""

    count: int
    seats: list[SeatKey]


class CityView(ServerModel):
    """What a seat or a spectator may know of a game of City."""

    decade: int
    year: int
    phase: CityPhase
    priority: SeatKey
    track: list[SeatKey] = Field(description="turn order of the action phase")
    round: list[SeatKey] = Field(description="who still has a turn in this round")
    round_number: int = Field(description="of the action phase, from 1; 0 in other phases")
    passes: int
    bank: Money
    batch: list[SoldPaper]
    used: list[str] = Field(description="spaces that take no more partners this decade")
    placed: list[PlacedPartner] = Field(description="partners on spaces, in the order placed")
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
