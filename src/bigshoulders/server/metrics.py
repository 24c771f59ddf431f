"""Counters and timings, told in the text format of Prometheus."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final

PREFIX: Final = "bigshoulders_"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    """A number that only grows."""

    def __init__(self, name: str, text: str) -> None:
        self.name = PREFIX + name
        self.text = text
        self.value = 0
        self._lock = threading.Lock()

    def add(self, amount: int = 1) -> None:
        with self._lock:
            self.value += amount

    def lines(self) -> list[str]:
        return [*_head(self.name, self.text, "counter"), f"{self.name} {self.value}"]


class Gauge:
    """A number that goes up and down."""

    def __init__(self, name: str, text: str) -> None:
        self.name = PREFIX + name
        self.text = text
        self.value = 0

    def lines(self) -> list[str]:
        return [*_head(self.name, self.text, "gauge"), f"{self.name} {self.value}"]


class Histogram:
    """How long things took, counted in classes."""

    def __init__(self, name: str, text: str, bounds: Sequence[float] = SECONDS) -> None:
        self.name = PREFIX + name
        self.text = text
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        self._lock = threading.Lock()

    def observe(self, value: float) -> None:
        place = next((i for i, bound in enumerate(self._bounds) if value <= bound), -1)
        with self._lock:
            self._counts[place] += 1
            self._sum += value

    def lines(self) -> list[str]:
        lines = _head(self.name, self.text, "histogram")
        total = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{self.name}_sum {self._sum:.6f}", f"{self.name}_count {total}"]


def _head(name: str, text: str, kind: str) -> list[str]:
    return [f"# HELP {name} {text}", f"# TYPE {name} {kind}"]


COMMITS: Final = Counter("commits_total", "transactions committed")
COMMIT_SECONDS: Final = Histogram("commit_seconds", "time a transaction took")
DURABLE: Final = Counter("entries_total", "entries of tables made durable")
ANSWER_SECONDS: Final = Histogram("answer_seconds", "time from an answer's arrival to its ack")
REFUSED: Final = Counter("refused_total", "requests and messages refused")
UNTOLD: Final = Counter("untold_total", "requests of a proxy not trusted, or that names no client")
SOCKETS: Final = Gauge("sockets", "open WebSockets")
LOADED: Final = Gauge("tables_loaded", "tables whose game is in memory")
LOADS: Final = Counter("table_loads_total", "games replayed from their entries")
BOT_SECONDS: Final = Histogram("bot_seconds", "time a bot thought about an answer")
BOT_TIMEOUTS: Final = Counter("bot_timeouts_total", "bots that took too long and were replaced")
BOT_FORFEITS: Final = Counter("bot_forfeits_total", "decisions that bots from outside forfeited")

ALL: Final[tuple[Counter | Gauge | Histogram, ...]] = (
    COMMITS,
    COMMIT_SECONDS,
    DURABLE,
    ANSWER_SECONDS,
    REFUSED,
    UNTOLD,
    SOCKETS,
    LOADED,
    LOADS,
    BOT_SECONDS,
    BOT_TIMEOUTS,
    BOT_FORFEITS,
)


def exposition() -> str:
    """Return every number as text."""
    return "\n".join(line for metric in ALL for line in metric.lines()) + "\n"
