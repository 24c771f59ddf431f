"""The box of Raising Chicago."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from bigshoulders.server.schemas.base import SeatKey, ServerModel

Material: TypeAlias = Literal["lumber", "jackscrew", "masonry"]


class Reward(ServerModel):
    """What a player receives at once; what is left out it does not give."""

    lumber: int = 0
    lumber_steps: int = 0
    jackscrew: int = 0
    jackscrew_steps: int = 0
    masonry: int = 0
    masonry_steps: int = 0
    wild: int = 0
    favor: int = 0
    reputation: int = 0
    expansions: int = 0


class SomeMaterials(ServerModel):
    """Resources by type; a type that is left out has none."""

    lumber: int = 0
    jackscrew: int = 0
    masonry: int = 0


class Enclosure(ServerModel):
    """A neighborhood space, and the plots around it."""

    space: str
    plots: list[str]


class ExpertiseTrack(ServerModel):
    """An expertise track."""

    start: int
    permanent: list[int]
    end: int
    rewards: list[Reward] = Field(description="by column")


class RaisingBoard(ServerModel):
    """The boards."""

    rounds: int
    spaces: list[str] = Field(description="for projects")
    columns: int
    rows: int
    wards: int
    outskirts: int
    resources: list[Material]
    symbols: list[str]
    letters: list[str]
    companies: dict[str, str] = Field(description="by color")
    banner_spaces: list[str]
    neighborhoods: list[Enclosure]
    track: ExpertiseTrack
    poverty: list[int] = Field(description="reputation lost by step")
    poverty_overflow: int
    markers: int
    markers_most: int
    slots: int
    trade_give: int


class Plot(ServerModel):
    """A building place of the map."""

    plot: str
    ward: int
    column: int
    row: int
    interior: bool
    reward: Reward
    neighbors: list[str | None] = Field(description="to the north, east, south and west")
    spaces: list[str] = Field(description="neighborhood spaces that it touches")


class Project(ServerModel):
    """A project tile."""

    project: str
    name: str
    round: int | None
    is_move: bool
    is_final: bool
    cost: SomeMaterials
    symbols: list[str]
    reward: Reward


class PrestigeBuilding(ServerModel):
    """A prestige building."""

    prestige: str
    name: str
    arrows: list[str]
    reputation: int = Field(description="for each arrow")


class NeighborhoodTile(ServerModel):
    """A neighborhood tile."""

    neighborhood: str
    reward: Reward


class EmptyPlotTile(ServerModel):
    """An empty plot tile."""

    tile: str
    deed: str
    count: int
    reward: Reward


class ResourceCard(ServerModel):
    """A resource card."""

    card: str
    letters: list[str]
    squares: list[Material | None]
    every_round: bool
    spot: Reward


class WardToken(ServerModel):
    """A ward control token."""

    token: str
    first: int
    second: int


class CouncilMember(ServerModel):
    """A council member."""

    member: str
    counts: str
    each: int
    ward: int | None


class RaisingBox(ServerModel):
    """Everything printed that a table of Raising Chicago plays with."""

    game: Literal["raising"]
    seats: list[SeatKey]
    options: dict[str, str]
    board: RaisingBoard
    plots: list[Plot]
    projects: list[Project]
    prestige: list[PrestigeBuilding]
    neighborhoods: list[NeighborhoodTile]
    tiles: list[EmptyPlotTile]
    cards: list[ResourceCard]
    tokens: list[WardToken]
    members: list[CouncilMember]
    reconstructed: list[str]
