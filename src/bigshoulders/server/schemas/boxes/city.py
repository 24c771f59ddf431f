"""The box of City of the Big Shoulders."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bigshoulders.server.schemas.base import SeatKey, ServerModel
from bigshoulders.server.schemas.boxes.city_board import (
    ActionSpace,
    AppealTrack,
    Decade,
    Demand,
    JobMarket,
    Layout,
    StockTrack,
    Supply,
)
from bigshoulders.server.schemas.boxes.city_companies import Assets, Certificates, Charter, Closure
from bigshoulders.server.schemas.boxes.city_terms import CityPhase, Money


class Goal(ServerModel):
    """A public goal."""

    goal: str
    name: str
    measure: str
    scope: Literal["player_total", "best_company", "player"]


class Goals(ServerModel):
    """The public goals."""

    used: int
    prize: Money
    goals: list[Goal]


class Partners(ServerModel):
    """The partners of a player."""

    start: int
    most: int
    building_decade: int = Field(description="whose building brings a partner")
    no_company_cash: Money = Field(description="for a partner of a player without a company")


class Pieces(ServerModel):
    """Pieces of the general supply, where they are a limit."""

    workers: int
    managers: int
    salespeople: int
    goods: int
    automation: int
    bonus_goods: int


class CityBox(ServerModel):
    """Everything printed that a table of City of the Big Shoulders plays with."""

    game: Literal["city"]
    seats: list[SeatKey]
    options: dict[str, str] = Field(description="every switch with its value")
    layout: Layout
    decades: list[Decade]
    phases: list[CityPhase] = Field(description="of a decade, in order")
    stock_track: StockTrack
    appeal_track: AppealTrack
    charters: list[Charter]
    spaces: list[ActionSpace]
    demand: Demand
    supply: Supply
    assets: Assets
    job_market: JobMarket
    goals: Goals | None
    certificates: Certificates
    partners: Partners
    start_cash: Money
    closure: Closure | None
    pieces: Pieces | None
    rules: dict[Literal["space", "asset", "company", "goal", "phase", "area"], dict[str, str]] = (
        Field(description="which rule tells about a printed thing, by kind and key")
    )
    reconstructed: list[str] = Field(description="what no source prints, as component: field")
