"""The shape of City's view, so that the board is drawn from it with checked types.

The keys are those of the game's `seat_view`; a test compares them with a real view.
"""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict, cast

from bigshoulders.kernel.json_nodes import Json

Cubes: TypeAlias = dict[str, int]


class AssetView(TypedDict):
    """A capital asset that a company owns."""

    asset: str
    ready: bool


class WorksView(TypedDict):
    """What a factory has and lacks for its next run."""

    goods: int
    gaps: int
    short: Cubes
    fully_automated: bool
    managed: bool
    ran: bool
    ready: bool


class GoalView(TypedDict):
    """Who is highest in a goal at present."""

    count: int
    seats: list[str]


class CompanyView(TypedDict):
    """A founded company."""

    director: str
    industry: str
    treasury: int
    price: int
    sold_out_price: int | None
    appeal: int
    salespeople: int
    goods: int
    goods_price: int
    bonus_goods: int
    commons: int
    bank_commons: int
    preferred: str
    held: dict[str, int]
    operated: bool
    workers: list[int]
    managers: list[int]
    automated: list[int]
    works: list[WorksView]
    cubes: Cubes
    assets: list[AssetView]
    exchanged: bool


class SeatView(TypedDict):
    """A player; the last five only in the player's own view."""

    seat: str
    cash: int
    certificates: int
    limit: int
    ready: int
    partners: int
    appeal_partner: bool
    building_partner: bool
    reserved: str | None
    sold: list[str]
    row: list[str]
    hand_size: int
    removed_count: int
    has_picked: bool
    worth: int
    hand: NotRequired[list[str]]
    kept: NotRequired[list[str]]
    removed: NotRequired[list[str]]
    passed: NotRequired[list[str]]
    pick: NotRequired[list[str]]


class CellView(TypedDict):
    """One cell of the demand area."""

    tile: str | None
    goods: int
    spaces: int | None


class PaperView(TypedDict):
    """A certificate in the batch being sold."""

    company: str
    certificate: str


class PartnerView(TypedDict):
    """A partner on a space, and the company that it was placed for."""

    space: str
    seat: str
    company: str


class OperatingView(TypedDict):
    """The operating turn under way."""

    company: str
    revenue: int
    shipped: int
    runs: int
    produced: bool
    decided: bool
    unpaid: bool
    way: int
    price_bonus: int
    withholds: list[str]


class CityView(TypedDict):
    """The whole table."""

    decade: int
    year: int
    phase: str
    priority: str
    track: list[str]
    round: list[str]
    round_number: int
    passes: int
    bank: int
    batch: list[PaperView]
    used: list[str]
    placed: list[PartnerView]
    market: int
    hire_price: int
    demand: list[list[CellView]]
    demand_deck: int
    assets: list[str | None]
    asset_deck: int
    building_deck: int
    goals: list[str]
    goal_leaders: list[GoalView]
    supply: list[Cubes]
    chain: Cubes | None
    haymarket: Cubes
    bag: Cubes
    appeal_order: list[str]
    companies: dict[str, CompanyView]
    unfounded: list[str]
    closed: list[str]
    operating: OperatingView | None
    seats: list[SeatView]


def city_view(view: dict[str, Json]) -> CityView:
    """Return a view of City with its types."""
    return cast("CityView", view)
