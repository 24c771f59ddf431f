"""The shape of the map: plots, neighborhoods, wards and outskirts."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict, final

from bigshoulders.games.raising.ids import MajorityRule
from bigshoulders.games.raising.views.component_shapes import OwnerColor, Reward
from bigshoulders.kernel.marks import DERIVED
from bigshoulders.kernel.shapes import SeatKey


class WardPlace(TypedDict):
    """A color among those that compete for a ward."""

    color: OwnerColor
    levels: int
    place: Annotated[int | None, "null: neither first nor second"]
    is_tied: bool
    reputation: Annotated[int | None, "null once the token is gone"]


class Ward(TypedDict):
    """A ward with its token and the levels that compete for it."""

    ward: int
    token: str | None
    levels: dict[OwnerColor, int]
    places: Annotated[list[WardPlace], DERIVED, "as of now, most levels first"]


@final
class FreePlot(TypedDict):
    """An empty plot, with what a building there would bring."""

    plot: str
    reward: Reward
    arrows_value: int
    closes: list[str]


@final
class PrestigePlot(TypedDict):
    """A plot with a prestige building."""

    plot: str
    prestige: str
    arrows: list[str]
    points_at: Annotated[list[str | None], DERIVED, "the plot at which each arrow points"]
    reputation: int


@final
class BuiltPlot(TypedDict):
    """A plot with a raised building."""

    plot: str
    project: str
    color: OwnerColor
    levels: int
    arrows_value: int


AnyPlot: TypeAlias = FreePlot | PrestigePlot | BuiltPlot


class NeighborhoodSpace(TypedDict):
    """A neighborhood space; who wins its tile is told as of now, or who has won it."""

    space: str
    tile: str | None
    levels: dict[OwnerColor, int]
    missing: int
    leader: OwnerColor | None
    won_by: Annotated[SeatKey | None, "who has taken its tile, if that is known"]
    lead_by: Annotated[
        MajorityRule | None, DERIVED, "why the leader leads or has won, or why nobody does"
    ]
    tied: Annotated[list[OwnerColor], DERIVED, "others with as many levels as the leader"]
    consoled: Annotated[list[SeatKey], DERIVED, "who else gains something there"]


@final
class FreeOutskirts(TypedDict):
    """A place of the outskirts with its tile."""

    tile: str


@final
class BuiltOutskirts(TypedDict):
    """A place of the outskirts with a building that was moved there."""

    project: str
    color: OwnerColor
    levels: int
