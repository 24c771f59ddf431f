"""The shape of what is printed in Raising Chicago."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from bigshoulders.games.raising.box.components import Resource
from bigshoulders.games.raising.views.view_shapes import Reward
from bigshoulders.kernel.shapes import SeatKey


class SomeMaterials(TypedDict, total=False):
    """Resources by type; a type that is left out has none."""

    lumber: int
    jackscrew: int
    masonry: int


class Enclosure(TypedDict):
    """A neighborhood space, and the plots around it."""

    space: str
    plots: list[str]


class ExpertiseTrack(TypedDict):
    """An expertise track."""

    start: int
    permanent: list[int]
    end: int
    rewards: Annotated[list[Reward], "by column"]


class RaisingBoard(TypedDict):
    """The boards."""

    rounds: int
    spaces: Annotated[list[str], "for projects"]
    columns: int
    rows: int
    wards: int
    outskirts: int
    resources: list[Resource]
    symbols: list[str]
    letters: list[str]
    companies: Annotated[dict[str, str], "by color"]
    banner_spaces: list[str]
    neighborhoods: list[Enclosure]
    track: ExpertiseTrack
    poverty: Annotated[list[int], "reputation lost by step"]
    poverty_overflow: int
    markers: int
    markers_most: int
    slots: int
    trade_give: int


class Plot(TypedDict):
    """A building place of the map."""

    plot: str
    ward: int
    column: int
    row: int
    interior: bool
    reward: Reward
    neighbors: Annotated[list[str | None], "to the north, east, south and west"]
    spaces: Annotated[list[str], "neighborhood spaces that it touches"]


class Project(TypedDict):
    """A project tile."""

    project: str
    name: str
    round: int | None
    is_move: bool
    is_final: bool
    cost: SomeMaterials
    symbols: list[str]
    reward: Reward


class PrestigeBuilding(TypedDict):
    """A prestige building."""

    prestige: str
    name: str
    arrows: list[str]
    reputation: Annotated[int, "for each arrow"]


class NeighborhoodTile(TypedDict):
    """A neighborhood tile."""

    neighborhood: str
    reward: Reward


class EmptyPlotTile(TypedDict):
    """An empty plot tile."""

    tile: str
    deed: str
    count: int
    reward: Reward


class ResourceCard(TypedDict):
    """A resource card."""

    card: str
    letters: list[str]
    squares: list[Resource | None]
    every_round: bool
    spot: Reward


class WardToken(TypedDict):
    """A ward control token."""

    token: str
    first: int
    second: int


class CouncilMember(TypedDict):
    """A council member."""

    member: str
    counts: str
    each: int
    ward: int | None


class RaisingBox(TypedDict):
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
