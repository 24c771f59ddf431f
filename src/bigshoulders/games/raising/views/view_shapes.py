"""The shape of what everybody may know of a game of Raising Chicago."""

from __future__ import annotations

from typing import Annotated, TypedDict

from bigshoulders.games.raising.box.components import Resource
from bigshoulders.games.raising.ids import Moment, Phase, ProjectKind, ProjectStep, Purpose
from bigshoulders.games.raising.rules.personal_project import Means
from bigshoulders.games.raising.views.auction_shapes import Auction, BidTurn
from bigshoulders.games.raising.views.component_shapes import (
    LetterCounts,
    Materials,
    OwnerColor,
    Symbols,
)
from bigshoulders.games.raising.views.map_shapes import (
    AnyPlot,
    BuiltOutskirts,
    FreeOutskirts,
    NeighborhoodSpace,
    Ward,
)
from bigshoulders.kernel.marks import DERIVED, Reported
from bigshoulders.kernel.shapes import SeatKey


class Deck(TypedDict):
    """The deck of resource cards."""

    top: str | None
    cards: int


class Resolving(TypedDict):
    """The project that is resolved, and how far it is."""

    space: str
    winner: OwnerColor | None
    kind: Annotated[ProjectKind | None, "null once it is placed and its neighborhoods are resolved"]
    step: Annotated[ProjectStep, "the box has the steps of each kind in order"]


class BillLine(TypedDict):
    """A resource that a payment asks for."""

    resource: Resource
    printed: Annotated[int, "before permanent resources"]
    permanent: Annotated[int, "what permanent resources cover of that"]
    need: Annotated[int, "tokens that are due"]
    is_settled: Annotated[bool, "it is paid, or something took its place"]


class Payment(TypedDict):
    """What a player pays now."""

    seat: SeatKey
    purpose: Purpose
    space: Annotated[str | None, "of the project, or of the card with the upper-left square"]
    bill: Annotated[list[BillLine], "in the order in which it is asked for"]


class SeatedMember(TypedDict):
    """A council member on its space."""

    letter: str
    member: str


class Poverty(TypedDict):
    """A place on the poverty track."""

    steps: Annotated[int, Reported(5, good=False)]
    costs: int


class Markers(TypedDict):
    """The bidding markers of a player."""

    board: int
    supply: int
    joining: Annotated[int, DERIVED, "that join the bidding board when markers are added next"]
    nonplayer: Annotated[int, DERIVED, "of the non-player color, below the leftmost ones"]


class Section(TypedDict):
    """A section of a personal project."""

    resource: Resource
    is_complete: bool
    by: Annotated[Means | None, DERIVED, "what would complete it if the game ended now"]


class RaisingSeat(TypedDict):
    """A player."""

    seat: SeatKey
    reputation: Annotated[int, Reported(1, good=True)]
    poverty: Poverty
    tokens: Annotated[Materials, Reported(4, good=True)]
    wild: Annotated[int, Reported(4, good=True)]
    favor: Annotated[int, Reported(3, good=True)]
    markers: Markers
    tracks: Materials
    perms: Materials
    unlimited: list[Resource]
    symbols: Symbols
    asterisk: str | None
    tiles: list[str]
    tiles_used: int
    tiles_refused: Annotated[
        dict[str, str], DERIVED, "those of no use now, even in a window, each with the reason"
    ]
    window: Annotated[Moment | None, DERIVED, "in which it may use a tile now"]
    next_window: Annotated[Moment | None, DERIVED, "in which it may use one next, if it holds any"]
    slots: list[str]
    fresh: int
    paying: Annotated[list[str], DERIVED, "cards that pay when companies are run next"]
    coming: Annotated[list[str], DERIVED, "spaces of projects won, their cards yet to be added"]
    leaving: Annotated[list[str], DERIVED, "cards that those push to the pile"]
    capacity: int
    pile: list[str]
    expansions: Annotated[int, Reported(6, good=True)]
    neighborhoods: list[str]
    finals: list[str]
    sections: list[Section]
    ward_tokens: list[str]
    letters: LetterCounts
    open_letters: int
    levels: Annotated[int, Reported(6, good=True)]
    scores: Annotated[list[int], "by category, once they are counted"]


class RaisingView(TypedDict):
    """What everybody may know of a game of Raising Chicago."""

    round: int
    phase: Phase
    resolving: Annotated[Resolving | None, DERIVED]
    payment: Annotated[Payment | None, DERIVED]
    scoring: Annotated[str | None, DERIVED, "the category that is counted next"]
    ranking: list[SeatKey]
    rows: list[SeatKey]
    turns: Annotated[list[BidTurn], DERIVED, "that are left of the bidding, that of now first"]
    auctions: list[Auction]
    stacks: list[str]
    finals: list[str]
    deck: Deck
    display: list[str | None]
    prestige_left: int
    banners: dict[str, Resource]
    wards: list[Ward]
    plots: list[AnyPlot]
    neighborhoods: list[NeighborhoodSpace]
    outskirts: list[FreeOutskirts | BuiltOutskirts]
    expansions: int
    council: list[SeatedMember]
    seats: list[RaisingSeat]
