"""The rest of a bidding phase in a few strokes: everybody places where it seems to do most."""

from __future__ import annotations

from bigshoulders.bots.raising.auction import NO_SQUARE, Lot
from bigshoulders.bots.raising.weights import Taste
from bigshoulders.games.raising.ids import NOBODY, NONPLAYER, UL


class Rollout:
    """Plays auctions to their end for seats that value the projects as given."""

    def __init__(
        self, rows: list[int], values: list[list[float]], pays: list[list[bool]], taste: Taste
    ) -> None:
        self.rows = rows
        self.values = values  # by seat and project space
        self.pays = pays  # by seat and project space: whether UL can be paid now
        self.taste = taste

    def play(self, lots: list[Lot], markers: list[int], companions: int) -> None:
        """Place all markers; the last ones of each seat bring so many non-player companions."""
        while True:
            seat, most = NOBODY, 0
            for each in self.rows:
                if markers[each] > most:
                    seat, most = each, markers[each]
            if seat == NOBODY:
                return
            self.place(lots, seat, most)
            markers[seat] -= 1
            if most <= companions:
                self.place_nonplayer(lots, seat)

    def place(self, lots: list[Lot], seat: int, markers: int) -> None:
        """Place a seat's next marker; it has so many left."""
        best, chosen, place = 0.0, lots[0], NO_SQUARE
        for space, lot in enumerate(lots):
            if lot.free:
                square = self._square(space, lot, seat)
                value = self._pull(space, lot, seat, markers, wins_ties=square >= 0)
                if square < 0:
                    square = lot.plain_square()
                if square == UL:
                    value -= self.taste.upper_left
                if value > best or place == NO_SQUARE:
                    best, chosen, place = value, lot, square
        if place != NO_SQUARE:
            chosen.put(place, seat)

    def _square(self, space: int, lot: Lot, seat: int) -> int:
        """Return where a marker would win a tie, if somebody else leads."""
        if lot.ahead in (seat, NOBODY):
            return NO_SQUARE
        return lot.tie_square(seat, pays=self.pays[seat][space])

    def _pull(self, space: int, lot: Lot, seat: int, markers: int, *, wins_ties: bool) -> float:
        """Return how much a card asks for the seat's next marker."""
        value = self.values[seat][space]
        if lot.ahead == NOBODY:
            return value
        if lot.ahead == seat:
            is_narrow = lot.free > 1 and lot.lead() <= 1
            return value * self.taste.hold if is_narrow else 0.0
        needed = lot.most - lot.counts[seat]
        if not wins_ties or not needed:
            needed += 1
        if needed > markers or needed > lot.free:
            return 0.0
        return value * self.taste.far ** (needed - 1)

    def place_nonplayer(self, lots: list[Lot], seat: int) -> None:
        """Place a non-player marker where it hurts the other player most, and the seat least."""
        best, chosen, place = 0.0, lots[0], NO_SQUARE
        for space, lot in enumerate(lots):
            if lot.free:
                square = lot.plain_square()
                value = self._harm(space, lot, square, seat)
                if value > best or place == NO_SQUARE:
                    best, chosen, place = value, lot, square
        if place != NO_SQUARE:
            chosen.put(place, NONPLAYER)

    def _harm(self, space: int, lot: Lot, square: int, seat: int) -> float:
        """Return what a non-player marker takes from the other player, less what from the seat."""
        own, other = self.values[seat][space], self.values[1 - seat][space]
        if lot.ahead == NOBODY:
            return self.taste.spoil * (other - own)
        after = lot.copy()
        after.put(square, NONPLAYER)
        if lot.ahead in (after.ahead, NONPLAYER):
            return 0.0
        return other if lot.ahead != seat else -own
