"""Rates: token buckets, one for everybody who is counted."""

from __future__ import annotations

from time import monotonic
from typing import Final

MOST_BUCKETS: Final = 50_000  # of those who took something lately, each on their own
SHARED: Final = 1_024  # buckets for whoever comes when these are all in use
SWEEP: Final = 1.0  # seconds between looks for buckets that are full again


class Bucket:
    """A token bucket: so many at once, so many a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = monotonic()

    def take(self, count: int = 1) -> bool:
        """Take some; False if none is left. Of the last ones more may be taken than there are."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= count
        return True

    def wait(self) -> float:
        """Return how many seconds it takes until one can be taken."""
        self._fill()
        return max(0.0, (1 - self._left) / self._rate)

    def is_full(self) -> bool:
        """Tell whether it is as good as new."""
        self._fill()
        return self._left >= self._burst

    def _fill(self) -> None:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket for each name, in bounded memory.

    Only a bucket that is full again is forgotten, because nobody can tell. So nobody gets a new one
    by letting thousands of others push the old one out; whoever comes when all are in use shares
    one of a few, and which one cannot be foreseen: Python salts the hashes of text.
    """

    def __init__(self, rate: float, burst: int, most: int = MOST_BUCKETS) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._own: dict[str, Bucket] = {}
        self._shared: dict[int, Bucket] = {}
        self._swept_at = monotonic()

    def of(self, name: str) -> Bucket:
        """Return the bucket of a name."""
        found = self._own.get(name)
        if found is not None:
            return found
        if len(self._own) >= self._most:
            self._sweep()
        new = Bucket(self._rate, self._burst)
        if len(self._own) >= self._most:
            return self._shared.setdefault(hash(name) % SHARED, new)
        return self._own.setdefault(name, new)

    def _sweep(self) -> None:
        """Forget who has taken nothing for so long that it makes no difference."""
        now = monotonic()
        if now - self._swept_at >= SWEEP:
            self._swept_at = now
            self._own = {name: one for name, one in self._own.items() if not one.is_full()}
