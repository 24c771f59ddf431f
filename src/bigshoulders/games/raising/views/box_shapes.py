"""The shape of what is printed in Raising Chicago."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from bigshoulders.games.raising.box.components import CardSide, Resource
from bigshoulders.games.raising.box.rule_references import PrintedKind
from bigshoulders.games.raising.ids import Moment, Phase, ProjectKind, ProjectStep
from bigshoulders.games.raising.views.component_shapes import Reward
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


class Majority(TypedDict):
    """What the first and the second of a comparison get."""

    first: int
    second: int


class PersonalProject(TypedDict):
    """What a personal project needs and pays."""

    need: Annotated[int, "tokens for a section"]
    section: Annotated[int, "reputation for each"]
    all: Annotated[int, "more reputation for all of them"]


class CouncilCards(TypedDict):
    """How many cards of its letter make a council member score."""

    once: int
    twice: int


class TileWindow(TypedDict):
    """A moment at which an empty plot tile can be used."""

    window: Moment
    phase: Phase


class RaisingBoard(TypedDict):
    """The boards."""

    rounds: int
    phases: Annotated[list[Phase], "of a round, in order"]
    project_steps: Annotated[
        dict[ProjectKind, list[ProjectStep]], "in which a project is resolved, by what is done"
    ]
    windows: Annotated[list[TileWindow], "in order"]
    categories: Annotated[list[str], "of the final scoring, in order"]
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
    markers_added: Annotated[int, "each round, up to the most"]
    markers_most: int
    nonplayer: Annotated[str | None, "the non-player color, with two players"]
    nonplayer_markers: Annotated[int, "that each player places in a round"]
    card_side: Annotated[CardSide, "of the resource cards, by the number of players"]
    card_columns: Annotated[int, "squares in the upper row of a resource card"]
    slots: int
    trade_give: int
    level_reputation: int
    consolation: Annotated[int, "for those who do not win a neighborhood that they build at"]
    bidding_board: Annotated[Majority, "at the end, by markers"]
    final_match: Annotated[int, "for each symbol token that a final project shows"]
    symbol_set: int
    personal_project: PersonalProject
    council: CouncilCards


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
    rules: Annotated[
        dict[PrintedKind, dict[str, str]],
        "which rule explains a thing on the table, by kind and key",
    ]
    reconstructed: list[str]
