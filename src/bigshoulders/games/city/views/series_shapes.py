"""The shape of a game of City of the Big Shoulders in numbers, for charts and ledgers."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from bigshoulders.games.city.ids import Phase
from bigshoulders.games.city.views.view_shapes import Money
from bigshoulders.kernel.shapes import EntryNumber, SeatKey


class CityPoint(TypedDict):
    """A moment at which something changed."""

    number: EntryNumber
    decade: int
    phase: Phase


class PaidDividend(TypedDict):
    """A dividend of a company."""

    number: EntryNumber
    decade: int
    company: str
    kind: Annotated[Literal["operating", "extra"], "extra: of an action space"]
    amount: Money
    per_share: Money


class Stake(TypedDict):
    """What a player put into a company and got out of it."""

    company: str
    dividends: Money
    start: Annotated[Money, "worth of the shares held when the table began"]
    paid: Annotated[Money, "for shares"]
    proceeds: Annotated[Money, "of shares that were sold"]
    value: Annotated[Money, "of shares still held"]
    growth: Annotated[Money, "proceeds + value - paid - start"]


class Ledger(TypedDict):
    """Where a player's money came from; the parts before `total` add up to it."""

    seat: SeatKey
    start: Money
    dividends: Money
    owner: Annotated[Money, "from those who used one's buildings"]
    pool: Annotated[Money, "for partners without a company"]
    compensation: Annotated[Money, "for companies that were closed"]
    growth: Annotated[Money, "of shares"]
    goals: Money
    total: Annotated[Money, "at the end, the score"]
    stakes: list[Stake]


class Directed(TypedDict):
    """From which entry on a seat directed a company."""

    number: EntryNumber
    seat: SeatKey


class CompanyLife(TypedDict):
    """What became of a company; what is null is not known, or gone with the company."""

    company: str
    founded: EntryNumber | None
    decade: int | None
    founder: SeatKey | None
    directors: list[Directed]
    par: Money | None
    goods_sold: int
    revenue: Money
    paid_per_share: Money
    withheld: Money
    closed: EntryNumber | None
    appeal: int | None
    treasury: Money | None
    price: Money | None


class CitySeries(TypedDict):
    """A game of City in numbers; the lists of prices and worth go with `points`."""

    game: Literal["city"]
    number: Annotated[EntryNumber, "the last entry that is shown; 0 before the first"]
    points: list[CityPoint]
    prices: Annotated[dict[str, list[Money | None]], "by company; null: not in play"]
    worth: dict[SeatKey, list[Money]]
    dividends: list[PaidDividend]
    ledgers: list[Ledger]
    companies: list[CompanyLife]
