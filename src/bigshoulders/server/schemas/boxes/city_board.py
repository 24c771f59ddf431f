"""The boards of City of the Big Shoulders: tracks, spaces, demand, supply and job market."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bigshoulders.server.schemas.base import ServerModel
from bigshoulders.server.schemas.boxes.city_terms import (
    AppealBonus,
    CityEffect,
    Column,
    Industry,
    Money,
    Resource,
    SomeCubes,
)


class Layout(ServerModel):
    """How the board is laid out."""

    mirrored: bool = Field(description="the inner demand column lies on the left, not the right")
    rows: list[Industry] = Field(description="of the demand area, from the top")
    resources: list[Resource] = Field(description="the order in which cubes are shown")


class Decade(ServerModel):
    """A decade of the game."""

    decade: int
    year: int
    cubes_drawn: int = Field(description="for the first space of the supply chain")
    buildings_dealt: int = Field(description="to each player")
    era: int = Field(description="of the buildings that are dealt")


class StockSpace(ServerModel):
    """A space of the stock track."""

    price: Money
    par: bool = Field(description="a company may be founded at it")
    closed: bool = Field(description="a company left on it is closed")


class StockTrack(ServerModel):
    """The stock track as this table plays it, from the lowest space on."""

    spaces: list[StockSpace]
    triple_from: Money = Field(description="from this price on a dividend of three times moves 3")
    emergency_steps: int = Field(description="steps that emergency fundraising costs besides")


class AppealSpace(ServerModel):
    """A space of the appeal track."""

    appeal: int
    bonus: AppealBonus | None


class AppealTrack(ServerModel):
    """The appeal track."""

    spaces: list[AppealSpace]
    cash_instead: Money = Field(description="for the treasury, in place of a bonus")
    repeat_partner_cash: Money = Field(description="in place of a partner who is there already")


class Payment(ServerModel):
    """Who pays whom for the use of a space."""

    amount: Money
    payer: Literal["company", "bank"]
    payee: Literal["bank", "owner"]


class ActionSpace(ServerModel):
    """A space for partners: of the bank, or of a building once it is placed."""

    space: str
    kind: Literal["bank", "building"]
    name: str
    payment: Payment | None
    effect: CityEffect
    once: bool = Field(description="one partner a decade; otherwise any number")
    opens_in_decade: int
    era: int | None = Field(description="of a building")
    workers_added: int = Field(description="to the job market when the building is placed")


class DemandColumn(ServerModel):
    """A column of the demand area."""

    column: Column
    bonus: Money = Field(description="for filling a space")
    printed_goods: int = Field(description="full-price goods where no tile lies")
    half_price: bool = Field(description="any number of goods at half price where no tile lies")


class DemandTile(ServerModel):
    """A demand tile that is in play."""

    tile: str
    level: int
    goods: int
    blocked: bool


class Demand(ServerModel):
    """The demand area."""

    columns: list[DemandColumn] = Field(description="inner to outer")
    tiles: list[DemandTile]


class SupplySpace(ServerModel):
    """A space of the supply chain."""

    price: Money | None = Field(description="null: not for sale")
    start: int = Field(description="cubes at the start")


class ChainColumn(ServerModel):
    """A column of the advanced supply chain."""

    price: Money
    draws: int = Field(description="cubes drawn if it is the leftmost empty one")


class Chain(ServerModel):
    """The board of the advanced supply chain, columns from dear to cheap."""

    start: SomeCubes
    columns: list[ChainColumn]


class Supply(ServerModel):
    """The supply chain, Haymarket Square and the bag."""

    spaces: list[SupplySpace] = Field(description="dear to cheap; none with the advanced chain")
    chain: Chain | None
    haymarket_start: SomeCubes
    cubes: SomeCubes = Field(description="all that there are")


class JobMarket(ServerModel):
    """The job market."""

    spaces: int
    start: int
    prices: list[Money] = Field(description="of the next worker, by how many stand there")
