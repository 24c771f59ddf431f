"""Words of City of the Big Shoulders that boxes, views and charts have in common."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from bigshoulders.server.schemas.base import ServerModel

Money: TypeAlias = Annotated[int, Field(description="dollars")]
Resource: TypeAlias = Literal["livestock", "steel", "wood", "coal"]
Industry: TypeAlias = Literal["food_and_dairy", "dry_goods", "meat_packing", "shoes"]
Column: TypeAlias = Literal["inner", "middle", "outer"]
CertificateKind: TypeAlias = Literal["common", "preferred", "director"]
AppealBonus: TypeAlias = Literal[
    "worker", "salesperson", "automation", "partner", "bonus_good", "price_step"
]
CityPhase: TypeAlias = Literal[
    "setup", "stock", "building", "action", "operating", "cleanup", "finished"
]


class SomeCubes(ServerModel):
    """Cubes by type; a type that is left out has none."""

    livestock: int = 0
    steel: int = 0
    wood: int = 0
    coal: int = 0


class CityEffect(ServerModel):
    """What a space or an asset gives; what is left out it does not."""

    appeal: int = Field(default=0, description="steps on the appeal track")
    workers: int = 0
    managers: int = 0
    salespeople: int = 0
    cubes: SomeCubes = Field(default=SomeCubes(), description="these, from Haymarket Square")
    like_cubes: int = Field(default=0, description="of one type, from Haymarket Square")
    unlike_cubes: int = Field(default=0, description="of different types, from Haymarket Square")
    any_cubes: int = Field(default=0, description="of any types, from Haymarket Square")
    goods: int = 0
    automate: int = Field(default=0, description="workers replaced by machines")
    dividend: Money = Field(default=0, description="paid out of the treasury, which must hold it")
    fund: Money = Field(default=0, description="the bank pays the treasury")
    revenue: Money = Field(default=0, description="added to the revenue of the decade")
    price_steps: int = Field(default=0, description="steps of the share price")
    price_per_good: Money = Field(default=0, description="more for every good sold this turn")
    discount: Money = Field(default=0, description="on the asset that is bought")
    hires: bool = Field(default=False, description="workers of the job market may be hired")
    buys_asset: bool = False
    first_in_order: bool = Field(default=False, description="one may go first in the turn order")
    protects: bool = Field(default=False, description="the share price from one drop")
    one_staff: bool = Field(default=False, description="one of the staff named, not all")
