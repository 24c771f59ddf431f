"""The shape of what a seat may know of a game of City of the Big Shoulders."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from bigshoulders.games.city.box.components import CertificateKind, Industry
from bigshoulders.games.city.ids import Phase
from bigshoulders.kernel.marks import DERIVED, MONEY, NAME, ORDER, Reported
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

    director: Annotated[SeatKey, Reported(2, NAME)]
    industry: Industry
    treasury: Annotated[Money, Reported(1, MONEY, good=True)]
    price: Annotated[Money, Reported(2, MONEY, good=True), "of a share"]
    sold_out_price: Annotated[
        Money | None, "to which it rises after the stock phase, as players hold all its shares"
    ]
    appeal: Annotated[int, Reported(3, good=True)]
    salespeople: Annotated[int, Reported(6, good=True)]
    goods: Annotated[int, Reported(5, good=True)]
    goods_price: Annotated[Money, Reported(5, MONEY, good=True)]
    bonus_goods: Annotated[int, Reported(6, good=True)]
    commons: Annotated[int, "unsold, in the treasury"]
    bank_commons: Annotated[int, "in the bank pool"]
    preferred: Annotated[str, "a seat, bank or company"]
    held: Annotated[dict[SeatKey, int], "common certificates by seat"]
    operated: bool
    workers: Annotated[list[int], Reported(6, good=True), "by factory"]
    managers: Annotated[list[int], Reported(6, good=True), "by factory"]
    automated: Annotated[list[int], Reported(6, good=True), "by factory"]
    works: Annotated[list[WorksView], DERIVED, "by factory"]
    cubes: Annotated[Cubes, Reported(7, good=True)]
    assets: list[OwnedAsset]
    exchanged: bool


class Trade(TypedDict):
    """A trade at Haymarket Square."""

    given: Annotated[str, "the type of the two cubes"]
    taken: str


class Payout(TypedDict):
    """What follows from paying or withholding."""

    per_share: Money
    treasury: Money
    price: Annotated[Money, "of a share"]
    gain: Annotated[Money, "of the Director, in cash and in the worth of shares"]


class FactoryPlan(TypedDict):
    """The cheapest way to run a factory and those before it, and what that would earn.

    It counts what is on sale, Haymarket Square, and the goods and cubes of managers.
    """

    factory: int
    gaps: Annotated[int, "jobs that nobody does, in it and in those before it"]
    cost: Annotated[Money | None, "null if nothing on offer fills it"]
    bought: Cubes
    trades: list[Trade]
    answers: Annotated[list[str], "by which the company gets what it lacks"]
    goods: Annotated[int, "to sell"]
    earns: Annotated[Money, "all that the turn brings if the goods are sold as well as possible"]
    paid: Annotated[Payout | None, "null if no dividend could be paid"]
    withheld: Payout


class OperatingTurn(TypedDict):
    """The operating turn under way."""

    company: str
    revenue: Annotated[Money, Reported(1, MONEY, good=True)]
    shipped: int
    runs: int
    produced: bool
    decided: bool
    unpaid: bool
    way: int
    price_bonus: Money
    withholds: Annotated[list[str], "reasons why no dividend could be paid now"]
    would_earn: Annotated[Money, "if it runs what it can with what it has, and sells all"]
    idle_earns: Annotated[Money, DERIVED, "if no other factory runs"]
    plans: Annotated[list[FactoryPlan], DERIVED, "by factory that can still run"]
    trades: Annotated[list[Trade] | None, DERIVED, "possible now; null: it is not the time"]


class CitySeat(TypedDict):
    """A player; `hand` and what follows are in one's own seat only."""

    seat: SeatKey
    cash: Annotated[Money, Reported(0, MONEY, good=True)]
    certificates: Annotated[int, Reported(8)]
    limit: int
    ready: Annotated[int, Reported(8), "partners that can still be placed"]
    partners: Annotated[int, Reported(5, good=True)]
    appeal_partner: Annotated[bool, "one waits on the appeal track"]
    building_partner: Annotated[bool, "one waits on the building row"]
    reserved: Annotated[str | None, "the company that carries a partner, or bank"]
    sold: Annotated[list[str], "companies whose shares were sold this decade"]
    row: Annotated[list[str], "buildings, by decade"]
    hand_size: int
    removed_count: int
    has_picked: bool
    worth: Annotated[
        Money, Reported(0, MONEY, good=True, beyond="cash"), "cash and shares at present prices"
    ]
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
    hire_price: Annotated[Money, Reported(9, MONEY)]
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
    appeal_order: Annotated[list[str], Reported(4, ORDER, good=False)]
    companies: dict[str, CompanyView]
    unfounded: list[str]
    closed: list[str]
    operating: OperatingTurn | None
    seats: list[CitySeat]
