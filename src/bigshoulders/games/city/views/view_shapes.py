"""The shape of what a seat may know of a game of City of the Big Shoulders."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from bigshoulders.games.city.box.components import CertificateKind, Industry
from bigshoulders.games.city.ids import Phase
from bigshoulders.kernel.shapes import SeatKey

Money: TypeAlias = Annotated[int, "dollars"]


class Cubes(TypedDict):
    """Cubes of each type."""

    livestock: int
    steel: int
    wood: int
    coal: int


class SoldPaper(TypedDict):
    """A certificate in the batch that is being sold."""

    company: str
    certificate: CertificateKind


class DemandCell(TypedDict):
    """A space of the demand area."""

    tile: str | None
    goods: Annotated[int, "that were sold to it"]
    spaces: Annotated[int | None, "goods that the tile takes"]


class OwnedAsset(TypedDict):
    """A capital asset of a company."""

    asset: str
    ready: bool


class WorksView(TypedDict):
    """What a factory has and lacks for its next run.

    Cubes are counted from the first factory to the last; one that lacks something leaves its cubes
    to the next. A company that can run in several ways is told by the one that makes most goods.
    """

    goods: Annotated[int, "of a run, its manager's bonus included"]
    gaps: Annotated[int, "jobs that must still be filled"]
    short: Annotated[Cubes, "that are missing"]
    fully_automated: Annotated[bool, "so that it makes a good more"]
    managed: Annotated[bool, "so that it gives its manager's bonus"]
    ran: Annotated[bool, "in the operating turn under way"]
    ready: Annotated[bool, "it lacks nothing, nor does any that must run before it"]


class CompanyView(TypedDict):
    """A company in play."""

    director: SeatKey
    industry: Industry
    treasury: Money
    price: Annotated[Money, "of a share"]
    sold_out_price: Annotated[
        Money | None, "to which it rises after the stock phase, as players hold all its shares"
    ]
    appeal: int
    salespeople: int
    goods: int
    goods_price: Money
    bonus_goods: int
    commons: Annotated[int, "unsold, in the treasury"]
    bank_commons: Annotated[int, "in the bank pool"]
    preferred: Annotated[str, "a seat, bank or company"]
    held: Annotated[dict[SeatKey, int], "common certificates by seat"]
    operated: bool
    workers: Annotated[list[int], "by factory"]
    managers: Annotated[list[int], "by factory"]
    automated: Annotated[list[int], "by factory"]
    works: Annotated[list[WorksView], "by factory"]
    cubes: Cubes
    assets: list[OwnedAsset]
    exchanged: bool


class OperatingTurn(TypedDict):
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
    withholds: Annotated[list[str], "reasons why no dividend could be paid now"]


class CitySeat(TypedDict):
    """A player; `hand` and what follows are in one's own seat only."""

    seat: SeatKey
    cash: Money
    certificates: int
    limit: int
    ready: Annotated[int, "partners that can still be placed"]
    partners: int
    appeal_partner: Annotated[bool, "one waits on the appeal track"]
    building_partner: Annotated[bool, "one waits on the building row"]
    reserved: Annotated[str | None, "the company that carries a partner, or bank"]
    sold: Annotated[list[str], "companies whose shares were sold this decade"]
    row: Annotated[list[str], "buildings, by decade"]
    hand_size: int
    removed_count: int
    has_picked: bool
    worth: Annotated[Money, "cash and shares at present prices"]
    hand: NotRequired[list[str]]
    kept: NotRequired[list[str]]
    removed: NotRequired[list[str]]
    passed: NotRequired[list[str]]
    pick: NotRequired[
        Annotated[
            list[str],
            "the secret choice: the building to keep or place, then the one to remove",
        ]
    ]


class PlacedPartner(TypedDict):
    """A partner on a space; a game that began at a position knows those placed since."""

    space: str
    seat: SeatKey
    company: Annotated[str, "that the partner was placed for"]


class GoalLeaders(TypedDict):
    """Who is highest in a goal at present."""

    count: int
    seats: list[SeatKey]


class CityView(TypedDict):
    """What a seat or a spectator may know of a game of City."""

    decade: int
    year: int
    phase: Phase
    priority: SeatKey
    track: Annotated[list[SeatKey], "turn order of the action phase"]
    round: Annotated[list[SeatKey], "who still has a turn in this round"]
    round_number: Annotated[int, "of the action phase, from 1; 0 in other phases"]
    passes: int
    bank: Money
    batch: list[SoldPaper]
    used: Annotated[list[str], "spaces that take no more partners this decade"]
    placed: Annotated[list[PlacedPartner], "partners on spaces, in the order placed"]
    market: Annotated[int, "workers in the job market"]
    hire_price: Money
    demand: Annotated[list[list[DemandCell]], "row by row, inner column first"]
    demand_deck: int
    assets: Annotated[list[str | None], "the row, dear to cheap"]
    asset_deck: int
    building_deck: int
    goals: list[str]
    goal_leaders: Annotated[list[GoalLeaders], "in the order of the goals"]
    supply: Annotated[list[Cubes], "by space, dear to cheap"]
    chain: Annotated[Cubes | None, "the advanced supply chain"]
    haymarket: Cubes
    bag: Cubes
    appeal_order: list[str]
    companies: dict[str, CompanyView]
    unfounded: list[str]
    closed: list[str]
    operating: OperatingTurn | None
    seats: list[CitySeat]
