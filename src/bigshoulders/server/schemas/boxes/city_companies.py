"""What a company of City of the Big Shoulders has: charter, certificates and capital assets."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bigshoulders.server.schemas.base import ServerModel
from bigshoulders.server.schemas.boxes.city_terms import (
    CertificateKind,
    CityEffect,
    Industry,
    Money,
    SomeCubes,
)


class ManagerBonus(ServerModel):
    """What a manager gives each time the factory produces."""

    appeal: int
    cubes: int = Field(description="of choice, from Haymarket Square")
    goods: int
    automate: int


class Factory(ServerModel):
    """A factory of a charter."""

    workers: int = Field(description="spaces for workers")
    inputs: SomeCubes
    goods: int
    automation: int = Field(description="tokens")
    hidden_goods: int = Field(description="more goods once all tokens are placed")
    manager_slots: int
    manager_bonus: ManagerBonus


class Way(ServerModel):
    """One of the ways in which a company can run its only factory."""

    workers: int
    inputs: SomeCubes
    goods: int
    price: Money


class ExchangeOffer(ServerModel):
    """A company's own exchange in place of a manager."""

    cubes: SomeCubes
    goods: int
    appeal: int


class SpecialRules(ServerModel):
    """What is special about a special company; 0, false or empty: it is as with any other."""

    goods_per_worker: int
    both_managers_price: Money
    both_managers_appeal: int
    catalogs: dict[str, Money] = Field(description="revenue by asset")
    takes_cubes: bool
    takes_salespeople: bool
    wage: Money
    hired_to_automate: int
    replaced_leave: bool
    ways: list[Way]
    pair_bonus: Money
    exchange: ExchangeOffer | None


class Charter(ServerModel):
    """A company's charter."""

    company: str
    name: str
    abbr: str = Field(description="two letters, no two companies alike")
    color: str
    industry: Industry
    start_appeal: int
    prices: list[Money] = Field(description="of one good, by the number of salespeople")
    salesperson_slots: int | None = Field(description="null: any number")
    asset_slots: int
    factories: list[Factory]
    special: SpecialRules | None


class Certificate(ServerModel):
    """A kind of certificate."""

    certificate: CertificateKind
    shares: int
    count: int = Field(description="of each company")


class Certificates(ServerModel):
    """The certificates and their limits."""

    kinds: list[Certificate]
    shares: int = Field(description="of a company, all together")
    limit: int = Field(description="certificates of a player")
    most_shares: int = Field(description="of one company for one player")
    directors_change: bool = Field(description="with the shares that are bought and sold")


class Asset(ServerModel):
    """A capital asset that is in play."""

    asset: str
    name: str = Field(description="as the edition prints it")
    immediate: CityEffect
    ability: CityEffect
    cost: Money = Field(description="of the ability, paid to the bank")
    use: Literal["once", "passive"] = Field(description="once a decade, or always")
    chief: bool
    starting: bool = Field(description="it lies in the opening row")


class Assets(ServerModel):
    """The capital assets."""

    row: list[Money] = Field(description="prices of the row, dear to cheap")
    assets: list[Asset]


class Closure(ServerModel):
    """What is paid for a company that closes."""

    director: Money
    per_share: Money
