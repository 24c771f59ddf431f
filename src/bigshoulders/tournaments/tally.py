"""What many games say about bots: how often each won, and between which bounds that may lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from bigshoulders.tournaments.matches import Effort, Outcome

Z: Final = 1.96  # for 95 of 100


@dataclass
class Tally:
    """A bot in a row of games. Each seat that it has counts for itself."""

    bot: str
    seats: int
    games: int = 0
    wins: float = 0.0  # a shared victory counts in part
    score: int = 0
    best_other: int = 0
    decisions: int = 0
    seconds: float = 0.0  # thinking
    forfeits: dict[str, int] = field(default_factory=dict)

    def add(self, outcome: Outcome, effort: Effort, seat: int) -> None:
        """Count a game for one seat."""
        self.games += 1
        if outcome.places[seat] == 1:
            self.wins += 1 / outcome.places.count(1)
        self.score += outcome.scores[seat]
        others = [*outcome.scores[:seat], *outcome.scores[seat + 1 :]]
        self.best_other += max(others, default=0)
        self.decisions += outcome.decisions[seat]
        self.seconds += effort.thinking[seat] if effort.thinking else 0.0
        for kind, count in outcome.forfeits[seat].items():
            self.forfeits[kind] = self.forfeits.get(kind, 0) + count

    @property
    def share(self) -> float:
        """How many of its games it won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def fair(self) -> float:
        """How many it would win if all were alike."""
        return 1 / self.seats

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games) if self.games else (0.0, 1.0)

    @property
    def is_above_fair(self) -> bool:
        """Tell whether it surely wins more than its share."""
        return self.interval[0] > self.fair

    @property
    def forfeited(self) -> int:
        return sum(self.forfeits.values())

    def per_game(self, total: float) -> float:
        return total / self.games if self.games else 0.0

    @property
    def milliseconds(self) -> float:
        """What a decision took on average."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


def tallies(
    bots: Sequence[str], seats: int, played: Sequence[tuple[Outcome, Effort]]
) -> list[Tally]:
    """Sum up some games for these bots, in their order."""
    found = {bot: Tally(bot, seats) for bot in bots}
    for outcome, effort in played:
        for seat, bot in enumerate(outcome.bots):
            if bot in found:
                found[bot].add(outcome, effort, seat)
    return list(found.values())


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the interval in which the true share lies 95 times of 100 (Wilson's score)."""
    share, weight = wins / games, Z * Z / games
    middle = share + weight / 2
    spread = Z * sqrt(share * (1 - share) / games + weight / (4 * games))
    return (middle - spread) / (1 + weight), (middle + spread) / (1 + weight)
