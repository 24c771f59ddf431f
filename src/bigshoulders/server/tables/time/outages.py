"""Times at which no server ran, or which a clock jumped over: they cost nobody anything.

An outage begins with the last sign of life of any worker, or the last thing it wrote, and ends a
grace after the next sign of life, so that people can come back first. It is kept in the database,
and every clock leaves it out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

GRACE: Final = 30.0  # seconds after a start in which clocks stand still, for people to come back


@dataclass(frozen=True, slots=True)
class Outage:
    """Clocks stood still from one moment to another."""

    start: float
    end: float


class Outages:
    """All outages that are known, in order."""

    def __init__(self, known: tuple[Outage, ...] = ()) -> None:
        self._known = _merged(known)

    def learn(self, found: list[Outage]) -> bool:
        """Take in what the database knows, in order; tells whether anything was new."""
        before, self._known = self._known, _merged(tuple(found))
        return before != self._known

    def spent(self, start: float, end: float) -> float:
        """Return the seconds between two moments in which a clock could run."""
        lost = 0.0
        for one in reversed(self._known):
            if one.end <= start:
                break
            lost += max(0.0, min(end, one.end) - max(start, one.start))
        return max(0.0, end - start - lost)

    def resumed(self, start: float, left: float) -> tuple[float, float]:
        """Return from when on a clock runs without a break, and what it shows then."""
        for one in self._known:
            if start < one.end and start + left > one.start:
                left -= max(0.0, one.start - start)
                start = one.end
        return start, left


def _merged(found: tuple[Outage, ...]) -> tuple[Outage, ...]:
    """Make one of those that overlap: several workers may note the same one, each in its way."""
    merged: list[Outage] = []
    for one in found:
        if merged and one.start <= merged[-1].end:
            merged[-1] = Outage(merged[-1].start, max(merged[-1].end, one.end))
        else:
            merged.append(one)
    return tuple(merged)
