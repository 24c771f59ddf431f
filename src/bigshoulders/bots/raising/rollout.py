"""The rest of a bidding phase in a few strokes: everybody places where it seems to do most."""

from __future__ import annotations

from typing import Final

from bigshoulders.bots.raising.auction import NO_SQUARE, CardAuction
from bigshoulders.bots.raising.weights import Weights
from bigshoulders.games.raising.ids import NOBODY, NONPLAYER, UL

MOST_MISSING: Final = 16  # markers that are told apart; a seat has fewer


class Rollout:
    """Plays auctions to their end for seats that value the projects as given."""

    def __init__(
        self, rows: list[int], values: list[list[float]], pays: list[list[bool]], weights: Weights
    ) -> None:
        self.rows = rows
        self.values = values  # by seat and project space
        self.pays = pays  # by seat and project space: whether UL can be paid now
        self.weights = weights
        self.fading = [weights.far**missing for missing in range(MOST_MISSING)]

    def play(self, auctions: list[CardAuction], markers: list[int], companions: int) -> None:
        """Place all markers; the last ones of each seat bring so many non-player companions."""
        while True:
            seat, most = NOBODY, 0
            for each in self.rows:
                if markers[each] > most:
                    seat, most = each, markers[each]
            if seat == NOBODY:
                return
            self.place(auctions, seat, most)
            markers[seat] -= 1
            if most <= companions:
                self.place_nonplayer(auctions, seat)

    def place(self, auctions: list[CardAuction], seat: int, markers: int) -> None:
        """Place a seat's next marker; it has so many left."""
        best, chosen, place = 0.0, auctions[0], NO_SQUARE
        for space, auction in enumerate(auctions):
            if auction.free:
                square = self._square(space, auction, seat)
                value = self._pull(space, auction, seat, markers, wins_ties=square >= 0)
                if square < 0:
                    square = auction.plain_square()
                if square == UL:
                    value -= self.weights.upper_left
                if value > best or place == NO_SQUARE:
                    best, chosen, place = value, auction, square
        if place != NO_SQUARE:
            chosen.put(place, seat)

    def _square(self, space: int, auction: CardAuction, seat: int) -> int:
        """Return where a marker would win a tie, if somebody else leads."""
        if auction.ahead in (seat, NOBODY):
            return NO_SQUARE
        return auction.tie_square(seat, pays=self.pays[seat][space])

    def _pull(
        self, space: int, auction: CardAuction, seat: int, markers: int, *, wins_ties: bool
    ) -> float:
        """Return how much a card asks for the seat's next marker."""
        value = self.values[seat][space]
        if auction.ahead == NOBODY:
            return value
        if auction.ahead == seat:
            is_narrow = auction.free > 1 and auction.lead() <= 1
            return value * self.weights.hold if is_narrow else 0.0
        needed = auction.most - auction.counts[seat]
        if not wins_ties or not needed:
            needed += 1
        if needed > markers or needed > auction.free:
            return 0.0
        return value * self.fading[min(needed, MOST_MISSING) - 1]

    def place_nonplayer(self, auctions: list[CardAuction], seat: int) -> None:
        """Place a non-player marker where it hurts the other player most, and the seat least."""
        best, chosen, place = 0.0, auctions[0], NO_SQUARE
        for space, auction in enumerate(auctions):
            if auction.free:
                square = auction.plain_square()
                value = self._harm(space, auction, square, seat)
                if value > best or place == NO_SQUARE:
                    best, chosen, place = value, auction, square
        if place != NO_SQUARE:
            chosen.put(place, NONPLAYER)

    def _harm(self, space: int, auction: CardAuction, square: int, seat: int) -> float:
        """Return what a non-player marker takes from the other player, less what from the seat."""
        own, other = self.values[seat][space], self.values[1 - seat][space]
        if auction.ahead == NOBODY:
            return self.weights.spoil * (other - own)
        after = auction.copy()
        after.put(square, NONPLAYER)
        if auction.ahead in (after.ahead, NONPLAYER):
            return 0.0
        return other if auction.ahead != seat else -own
