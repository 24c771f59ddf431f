"""What time it is at tables: it never goes back, and never jumps unnoticed.

The clock of a machine is set by hand, corrected over the network, or stands while the machine
sleeps. Tables go by one that advances with a steady clock instead. If the machine's clock turns out
to be ahead, whoever looks after time notes an outage first, and then lets this clock follow; if it
was set back, this clock goes on from where it was.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, time
from typing import Final

DRIFT: Final = 1.0  # seconds by which two good clocks may differ between two looks


class ServerClock:
    """Seconds since the epoch, as tables count them."""

    def __init__(
        self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._at = wall()
        self._looked = steady()

    def __call__(self) -> float:
        """Return what time it is."""
        looked = self._steady()
        self._at += max(0.0, looked - self._looked)
        self._looked = looked
        wall = self._wall()
        if self._at < wall <= self._at + DRIFT:
            self._at = wall
        return self._at

    def jumped_to(self) -> float | None:
        """Return what time the machine says it is, if that is far ahead of ours."""
        ours, wall = self(), self._wall()
        return wall if wall > ours + DRIFT else None

    def is_ahead(self) -> bool:
        """Tell whether the machine says that it is much earlier."""
        return self() > self._wall() + DRIFT

    def advance_to(self, at: float) -> None:
        """Go on from a later time; what happened in between is noted elsewhere."""
        self._at = max(self(), at)
