"""One card in the auction: whose markers lie on it, who leads, and what others need to overtake.

Rules: sections 11 and 12.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import NO_RESOURCE
from bigshoulders.games.raising.ids import NOBODY, NONPLAYER, UL

COLORS: Final = NONPLAYER + 1
NO_SQUARE: Final = -1


class CardAuction:
    """A card with its markers, now or in a future that is only imagined."""

    def __init__(self, squares: list[int], resources: tuple[int, ...], counts: list[int]) -> None:
        self.squares = squares
        self.resources = resources
        self.counts = counts  # markers by color
        self.free = 0
        self.ahead = NOBODY  # who would win now
        self.most = 0  # markers of that color

    def count_markers(self) -> None:
        """Find out who leads; the first of the tied colors comes up first (R-WIN-01)."""
        self.free = self.squares.count(NOBODY)
        for color in self.squares:
            if color != NOBODY and not self.counts[color]:
                self.counts[color] = self.squares.count(color)
                if self.counts[color] > self.most:
                    self.ahead, self.most = color, self.counts[color]

    def copy(self) -> CardAuction:
        """Return an independent twin."""
        twin = CardAuction(self.squares[:], self.resources, self.counts[:])
        twin.free = self.free
        twin.ahead = self.ahead
        twin.most = self.most
        return twin

    def put(self, square: int, color: int) -> None:
        """Place a marker."""
        self.squares[square] = color
        self.free -= 1
        self.counts[color] += 1
        count = self.counts[color]
        if count > self.most:
            self.ahead, self.most = color, count
        elif count == self.most and color != self.ahead:
            self.ahead = self._earlier(color, self.ahead)

    def _earlier(self, one: int, other: int) -> int:
        """Return which of two colors has the first marker in tie-break order."""
        for color in self.squares:
            if color in (one, other):
                return color
        return one

    def uncovered(self) -> int:
        """Return how many resources the winner would take."""
        count = 0
        for square, resource in enumerate(self.resources):
            if resource != NO_RESOURCE and self.squares[square] == NOBODY:
                count += 1
        return count

    def lead(self) -> int:
        """Return by how many markers the leader is ahead of the next color."""
        second = 0
        for color, count in enumerate(self.counts):
            if count > second and color != self.ahead:
                second = count
        return self.most - second

    # What a color could do

    def needed(self, color: int, *, pays: bool) -> int:
        """Return how many markers a color needs to lead; `pays` if it can afford UL."""
        if self.ahead == NOBODY:
            return 1
        missing = self.most - self.counts[color]
        if self.tie_square(color, pays=pays) == NO_SQUARE:
            missing += 1
        return max(1, missing)

    def tie_square(self, color: int, *, pays: bool) -> int:
        """Return where a marker would win a tie with the leader, rather not on UL."""
        choice = NO_SQUARE
        for square, marker in enumerate(self.squares):
            if marker == color:
                return self.plain_square() if choice == NO_SQUARE else choice
            if marker == self.ahead:
                return choice
            if marker == NOBODY:
                if square != UL:
                    return square
                if pays:
                    choice = UL
        return choice

    def plain_square(self) -> int:
        """Return the first free square with a resource, or any other one but UL, or UL."""
        empty = NO_SQUARE
        for square in range(UL + 1, len(self.squares)):
            if self.squares[square] == NOBODY:
                if self.resources[square] != NO_RESOURCE:
                    return square
                empty = square
        return UL if empty == NO_SQUARE and self.squares[UL] == NOBODY else empty


def auction_of(squares: list[int], resources: tuple[int, ...]) -> CardAuction:
    """Return a card with the markers that lie on these squares."""
    auction = CardAuction(squares, resources, [0] * COLORS)
    auction.count_markers()
    return auction
