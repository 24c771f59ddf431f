"""The shape of the project area: auctions, and the turns of the bidding that are left."""

from __future__ import annotations

from typing import Annotated, TypedDict

from bigshoulders.games.raising.box.components import Resource
from bigshoulders.games.raising.ids import LeadRule
from bigshoulders.games.raising.rules.project_costs import Purse
from bigshoulders.games.raising.views.component_shapes import Materials, OwnerColor
from bigshoulders.kernel.marks import DERIVED
from bigshoulders.kernel.shapes import SeatKey


class Square(TypedDict):
    """A square of a resource card."""

    shows: Resource | None
    marker: OwnerColor | None


class CardOnSpace(TypedDict):
    """A resource card on a project space."""

    card: str
    squares: list[Square]


class UpperLeft(TypedDict):
    """The upper-left square of a card, as long as it is free."""

    cost: Materials
    payable_by: list[SeatKey]


class Stock(Materials):
    """What a seat can pay with."""

    wild: int
    favor: int


class SeatCost(TypedDict):
    """What a project costs a seat."""

    net: Annotated[Materials, "what its permanent resources leave of the printed cost"]
    lacking: Annotated[Materials, "what its own tokens leave of that"]
    payable: Annotated[Purse | None, "what it takes to pay all of it; null: favors, or poverty"]
    favors: Annotated[
        int | None, "the fewest of its favors that it takes in addition; null: poverty"
    ]
    left: Annotated[Stock | None, "the most that can stay if it pays so"]


class AfterBid(TypedDict):
    """How an auction stands after one more marker."""

    markers: dict[OwnerColor, int]
    leader: OwnerColor
    lead_by: Annotated[LeadRule, "the rule by which the leader leads then"]


class Auction(TypedDict):
    """A project space with its card and who leads."""

    space: str
    project: str | None
    card: CardOnSpace | None
    markers: dict[OwnerColor, int]
    leader: OwnerColor | None
    lead_by: Annotated[LeadRule | None, DERIVED, "the rule by which the leader leads"]
    tied: Annotated[list[OwnerColor], DERIVED, "others with as many markers as the leader"]
    deciding: Annotated[int | None, DERIVED, "the square by which the leader wins the tie, from 0"]
    won_by: OwnerColor | None
    to_lead: Annotated[
        dict[OwnerColor, int],
        DERIVED,
        "who can still win it, with the markers that it takes to lead; only while bidding goes on",
    ]
    after_bid: Annotated[
        dict[OwnerColor, AfterBid],
        DERIVED,
        "how it would be if a color places its next marker on the first free square",
    ]
    certain: Annotated[bool, DERIVED, "whether only the leader can still win it"]
    poorer: Annotated[SeatKey | None, DERIVED, "who goes down the poverty track if no marker comes"]
    uncovered: Annotated[Materials, DERIVED, "what its winner takes"]
    upper_left: Annotated[UpperLeft | None, DERIVED]
    costs: Annotated[dict[SeatKey, SeatCost], DERIVED]
    reputation: Annotated[
        dict[SeatKey, int], DERIVED, "what its markers, as levels, bring a seat that wins it"
    ]


class BidTurn(TypedDict):
    """A turn of the bidding."""

    seat: SeatKey
    nonplayer: Annotated[bool, "with a marker of the non-player color"]
