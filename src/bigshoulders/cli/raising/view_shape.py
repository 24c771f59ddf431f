"""The shape of Raising Chicago's view, so that the board is drawn from it with checked types.

The keys are those of the game's `seat_view`; a test compares them with a real view.
"""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict, cast

from bigshoulders.kernel.json_nodes import Json

Counts: TypeAlias = dict[str, int]


class SquareView(TypedDict):
    """A square of a card in the project area."""

    shows: str | None
    marker: str | None


class CardView(TypedDict):
    """A card in the project area."""

    card: str
    squares: list[SquareView]


class AuctionView(TypedDict):
    """A project space with its tile, its card and who leads."""

    space: str
    project: str | None
    card: CardView | None
    markers: Counts
    leader: str | None
    tie_broken: bool
    won_by: str | None
    net_cost: dict[str, list[int]]


class PlotView(TypedDict):
    """A plot: empty, with a building of somebody, or with a prestige building."""

    plot: str
    arrows_value: NotRequired[int]
    reward: NotRequired[Counts]
    closes: NotRequired[list[str]]
    project: NotRequired[str]
    color: NotRequired[str]
    levels: NotRequired[int]
    prestige: NotRequired[str]
    arrows: NotRequired[list[str]]
    reputation: NotRequired[int]


class NeighborhoodView(TypedDict):
    """A neighborhood space: its tile, and who has how many levels around it."""

    space: str
    tile: str | None
    levels: Counts
    missing: int
    leader: str | None


class WardView(TypedDict):
    """A ward with its control token and the levels that compete for it."""

    ward: int
    token: str | None
    levels: Counts


class OutskirtsView(TypedDict):
    """A place of the outskirts: an empty plot tile, or a building."""

    tile: NotRequired[str]
    project: NotRequired[str]
    color: NotRequired[str]
    levels: NotRequired[int]


class DeckView(TypedDict):
    """The deck of cards: its visible top, and how many lie below."""

    top: str | None
    cards: int


class MemberView(TypedDict):
    """A council member on its space."""

    letter: str
    member: str


class PovertyView(TypedDict):
    """How far down somebody is, and what that costs at the end."""

    steps: int
    costs: int


class MarkersView(TypedDict):
    """Markers on the bidding board and in the supply."""

    board: int
    supply: int


class SeatView(TypedDict):
    """A player."""

    seat: str
    reputation: int
    poverty: PovertyView
    tokens: Counts
    wild: int
    favor: int
    markers: MarkersView
    tracks: Counts
    perms: Counts
    unlimited: list[str]
    symbols: Counts
    asterisk: str | None
    tiles: list[str]
    tiles_used: int
    slots: list[str]
    fresh: int
    capacity: int
    pile: list[str]
    expansions: int
    neighborhoods: list[str]
    finals: list[str]
    ward_tokens: list[str]
    letters: Counts
    open_letters: int
    levels: int
    scores: list[int]


class RaisingView(TypedDict):
    """The whole table."""

    round: int
    phase: str
    ranking: list[str]
    rows: list[str]
    auctions: list[AuctionView]
    stacks: list[str]
    finals: list[str]
    deck: DeckView
    display: list[str | None]
    prestige_left: int
    banners: dict[str, str]
    wards: list[WardView]
    plots: list[PlotView]
    neighborhoods: list[NeighborhoodView]
    outskirts: list[OutskirtsView]
    expansions: int
    council: list[MemberView]
    seats: list[SeatView]


def raising_view(view: dict[str, Json]) -> RaisingView:
    """Return a view of Raising Chicago with its types."""
    return cast("RaisingView", view)


def seat_of(view: RaisingView, name: str | None) -> SeatView | None:
    """Return the player of this color, or None for a spectator."""
    return next((player for player in view["seats"] if player["seat"] == name), None)


def is_player(view: RaisingView, color: str) -> bool:
    """Tell whether a color is a player's; the other one is the non-player color."""
    return any(player["seat"] == color for player in view["seats"])
