"""A game in numbers, as models: what charts, ledgers and the look back at a game are made of."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from bigshoulders.server.schemas.base import SeatKey, ServerModel
from bigshoulders.server.schemas.boxes.city_terms import CityPhase, Money
from bigshoulders.server.schemas.views.raising import RaisingPhase

Number: TypeAlias = Annotated[int, Field(description="of an entry")]


class CityPoint(ServerModel):
    """A moment at which something changed."""

    number: Number
    decade: int
    phase: CityPhase


class PaidDividend(ServerModel):
    """A dividend of a company."""

    number: Number
    decade: int
    company: str
    kind: Literal["operating", "extra"] = Field(description="extra: of an action space")
    amount: Money
    per_share: Money


class Stake(ServerModel):
    """What a player put into a company and got out of it."""

    company: str
    dividends: Money
    start: Money = Field(description="worth of the shares held when the table began")
    paid: Money = Field(description="for shares")
    proceeds: Money = Field(description="of shares that were sold")
    value: Money = Field(description="of shares still held")
    growth: Money = Field(description="proceeds + value - paid - start")


class Ledger(ServerModel):
    """Where a player's money came from; the parts before `total` add up to it."""

    seat: SeatKey
    start: Money
    dividends: Money
    owner: Money = Field(description="from those who used one's buildings")
    pool: Money = Field(description="for partners without a company")
    compensation: Money = Field(description="for companies that were closed")
    growth: Money = Field(description="of shares")
    goals: Money
    total: Money = Field(description="at the end, the score")
    stakes: list[Stake]


class Directed(ServerModel):
    """From which entry on a seat directed a company."""

    number: Number
    seat: SeatKey


class CompanyLife(ServerModel):
    """What became of a company; what is null is not known, or gone with the company."""

    company: str
    founded: Number | None
    decade: int | None
    founder: SeatKey | None
    directors: list[Directed]
    par: Money | None
    goods_sold: int
    revenue: Money
    paid_per_share: Money
    withheld: Money
    closed: Number | None
    appeal: int | None
    treasury: Money | None
    price: Money | None


class CitySeries(ServerModel):
    """A game of City in numbers; the lists of prices and worth go with `points`."""

    game: Literal["city"]
    number: Number = Field(description="the last entry that is told; 0 before the first")
    points: list[CityPoint]
    prices: dict[str, list[Money | None]] = Field(description="by company; null: not in play")
    worth: dict[SeatKey, list[Money]]
    dividends: list[PaidDividend]
    ledgers: list[Ledger]
    companies: list[CompanyLife]


class RaisingPoint(ServerModel):
    """A moment at which something changed."""

    number: Number
    round: int
    phase: RaisingPhase


class RaisingSeries(ServerModel):
    """A game of Raising Chicago in numbers; the lists of reputation go with `points`."""

    game: Literal["raising"]
    number: Number
    points: list[RaisingPoint]
    reputation: dict[SeatKey, list[int]]


AnySeries: TypeAlias = Annotated[CitySeries | RaisingSeries, Field(discriminator="game")]
SERIES: Final[TypeAdapter[AnySeries]] = TypeAdapter(AnySeries)
