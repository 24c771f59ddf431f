"""Who sits where in a row of games. Everybody has every seat equally often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from bigshoulders.kernel.stream import Stream
from bigshoulders.outside.finding import Entrant


@dataclass(frozen=True)
class Against:
    """One bot against others, who keep their order round the table."""

    bot: Entrant
    others: tuple[Entrant, ...]

    @property
    def name(self) -> str:
        names = [one.name for one in self.others]
        kinds = sorted(set(names), key=names.index)
        return f"{self.bot.name} against " + ", ".join(
            f"{names.count(kind)} {kind}" for kind in kinds
        )

    @property
    def measured(self) -> tuple[str, ...]:
        """The bots that this is about."""
        return (self.bot.name,)

    def seated(self, number: int, _seed: str) -> tuple[Entrant, ...]:
        """Return who sits where in the game of this number."""
        seat = number % (len(self.others) + 1)
        return (*self.others[:seat], self.bot, *self.others[seat:])


@dataclass(frozen=True)
class Mixed:
    """All bots among each other: every company of them in turn, each a whole round of seats."""

    bots: tuple[Entrant, ...]
    seats: int

    @property
    def name(self) -> str:
        return "mixed tables"

    @property
    def measured(self) -> tuple[str, ...]:
        """The bots that this is about."""
        return tuple(one.name for one in self.bots)

    def seated(self, number: int, seed: str) -> tuple[Entrant, ...]:
        """Return who sits where in the game of this number.

        Which company comes when, and their order round the table, is drawn by lot.
        """
        parties = companies(len(self.bots), self.seats)
        turn, rotation = divmod(number, self.seats)
        circle, place = divmod(turn, len(parties))
        turns = list(range(len(parties)))
        Stream(f"{seed}/companies/{circle}").shuffle(turns)
        order = list(parties[turns[place]])
        Stream(f"{seed}/order/{turn}").shuffle(order)
        order = order[rotation:] + order[:rotation]
        return tuple(self.bots[place] for place in order)


Lineup = Against | Mixed


def companies(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Return who plays together: every choice of so many, or all in turn if they are too few."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    return [tuple((first + seat) % bots for seat in range(seats)) for first in range(bots)]


def rungs(levels: Sequence[Entrant], seats: int) -> list[Lineup]:
    """Return a ladder: each level against the one below in all other seats, and mixed tables."""
    pairs = zip(levels[1:], levels, strict=False)
    climbing = [Against(upper, (lower,) * (seats - 1)) for upper, lower in pairs]
    return [*climbing, Mixed(tuple(levels), seats)]
