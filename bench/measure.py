"""What all measurements share: random games that are counted, calls that are timed, medians."""

from __future__ import annotations

import traceback
import tracemalloc
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import TypeAlias

Row: TypeAlias = dict[str, float | str]
Copier: TypeAlias = Callable[[], object]

STATUS = "status"  # the key of a row that has a word to say instead of numbers
NOT_INSTALLED = "not installed"

MEASURED = ("city", "raising")  # of our games, those that the tables compare
MIDDLE_GAMES = 8  # games whose middles are copied
KEPT_COPIES = 25  # copies of each that are kept to weigh them
BATCH = 5  # calls between two looks at the list of things to call


class Tally:
    """What was played: games, decisions, how many had a choice, and all answers together."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.choices = 0
        self.answers = 0

    def add(self, decisions: int, choices: int, answers: int) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += decisions
        self.choices += choices
        self.answers += answers


class Engine:
    """A game that can be played at random and copied in the middle."""

    def __init__(self, key: str, title: str, *, compiled: bool) -> None:
        self.key = key
        self.title = title
        self.compiled = compiled
        self.weighable = True  # whether its copies live in memory that Python hands out

    def play(self, number: int, tally: Tally) -> None:
        """Play one random game from its beginning to its end."""
        raise NotImplementedError

    def middle(self, number: int) -> Copier:
        """Return what copies a random game that is half played."""
        raise NotImplementedError


def random_play(engine: Engine, seconds: float) -> Row:
    """Play random games for that long, then time copies from the middle of some."""
    engine.play(0, Tally())  # whatever loads or fills on first use is not the engine's speed
    tally = Tally()
    start = perf_counter()
    while tally.games == 0 or perf_counter() - start < seconds:
        engine.play(tally.games, tally)
    passed = perf_counter() - start
    copiers = [engine.middle(number) for number in range(MIDDLE_GAMES)]
    row: Row = {
        "title": engine.title,
        "compiled": "yes" if engine.compiled else "no",
        "games": tally.games / passed,
        "decisions": tally.decisions / passed,
        "choices": tally.choices / passed,
        "length": tally.decisions / tally.games,
        "branching": tally.answers / tally.decisions,
        "forced": f"{1 - tally.choices / tally.decisions:.0%}",
        "copy": microseconds(copiers, seconds / 10),
    }
    if engine.weighable:
        row["kilobytes"] = kilobytes(copiers)
    return row


def microseconds(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Call each again and again for that long; return the mean time of one call."""
    count = 0
    start = perf_counter()
    while count == 0 or perf_counter() - start < seconds:
        for call in calls:
            for _ in range(BATCH):
                call()
        count += BATCH * len(calls)
    return (perf_counter() - start) / count * 1e6


def kilobytes(copiers: Sequence[Copier]) -> float:
    """Return what one kept copy weighs; only memory that Python hands out is seen."""
    tracemalloc.start()
    before, _peak = tracemalloc.get_traced_memory()
    kept = [copier() for copier in copiers for _ in range(KEPT_COPIES)]
    after, _peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept) / 1000


def calibrate(seconds: float) -> float:
    """Return how often a second a fixed loop of plain Python turns here."""
    turns = 0
    start = perf_counter()
    while turns == 0 or perf_counter() - start < seconds:
        _turn(10_000)
        turns += 10_000
    return turns / (perf_counter() - start)


def _turn(count: int) -> None:
    numbers = [0] * 64
    total = 0
    for index in range(count):
        total = (total * 5 + index) & 1023
        numbers[index & 63] += total


def attempt(measure: Callable[[], Row]) -> Row:
    """Return the row, or one that says what went wrong: the other rows are still wanted."""
    try:
        return measure()
    except Exception as error:  # noqa: BLE001 - whatever fails here, it is one row of many
        traceback.print_exc()
        return {STATUS: f"failed: {type(error).__name__}"}


class Spread:
    """The median of some rounds, with the lowest and the highest."""

    def __init__(self, values: Sequence[float]) -> None:
        self.median = median(values)
        self.low = min(values)
        self.high = max(values)
