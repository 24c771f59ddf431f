"""The slowest single decisions of many random games, with the garbage collector at work.

On a busy machine the slowest decision of millions is one that was interrupted. So every decision is
timed twice, by the clock on the wall and by the time the processor spent on it. The slowest few by
the latter are looked up again, the same answer in the same position, and timed on copies: what
stays slow is slow in the engine.
"""

from __future__ import annotations

import gc
from heapq import heappush, heapreplace
from statistics import median
from time import perf_counter_ns, thread_time_ns

from bench.measure import Row
from bigshoulders import new_game
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.stream import Stream

SEATS = (4, 4, 4, 4, 4, 4, 4, 4, 3, 2)  # of every ten games
SUSPECTS = 40  # slowest decisions that are timed again
REPEATS = 9
WARM_UP = 3  # games
FINENESS = 100  # ns in one bucket of the histogram
BUCKETS = 100_000  # up to 10 ms; the last one takes all that was slower

Suspect = tuple[int, int, int, int]  # ns, game, decision, 1 if the collector ran meanwhile


class Pauses:
    """How often and how long the garbage collector stopped everything."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.longest = 0
        self.ended = 0
        self._began = 0

    def __call__(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._began = perf_counter_ns()
            return
        self.ended = perf_counter_ns()
        took = self.ended - self._began
        self.count += 1
        self.total += took
        self.longest = max(self.longest, took)


class Histogram:
    """How many decisions took how long."""

    def __init__(self) -> None:
        self.buckets = [0] * BUCKETS

    def add(self, took: int) -> None:
        """Count one more, in ns."""
        self.buckets[min(took // FINENESS, BUCKETS - 1)] += 1

    def percentile(self, share: float) -> float:
        """Return the time in ms that this share of all decisions did not exceed."""
        left = sum(self.buckets) * share
        for index, count in enumerate(self.buckets):
            left -= count
            if left <= 0:
                return (index + 1) * FINENESS / 1e6
        return BUCKETS * FINENESS / 1e6


class Watch:
    """Times every decision of random games."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.pauses = Pauses()
        self.wall = Histogram()
        self.work = Histogram()
        self.longest: Suspect = (0, 0, 0, 0)  # by the clock on the wall
        self.suspects: list[Suspect] = []  # by the processor's time: a heap, the quickest on top
        self.began = perf_counter_ns()

    def play(self, number: int) -> None:
        """Play one random game."""
        game, stream = start(self.kind, number)
        decision = 0
        while deciders := game.deciders():
            seat = deciders[0]
            work = thread_time_ns()
            wall = perf_counter_ns()
            answers = game.answers(seat)
            game.play(seat, answers[stream.below(len(answers))])
            waited = perf_counter_ns() - wall
            worked = thread_time_ns() - work
            self._note(waited, worked, number, decision)
            decision += 1

    def _note(self, waited: int, worked: int, number: int, decision: int) -> None:
        self.wall.add(waited)
        self.work.add(worked)
        if waited > self.longest[0]:
            collected = self.pauses.ended > perf_counter_ns() - waited
            self.longest = (waited, number, decision, int(collected))
        if len(self.suspects) < SUSPECTS:
            heappush(self.suspects, (worked, number, decision, 0))
        elif worked > self.suspects[0][0]:
            heapreplace(self.suspects, (worked, number, decision, 0))


def start(kind: str, number: int) -> tuple[Game, Stream]:
    """Return a game at its beginning and the stream that will answer."""
    seats = SEATS[number % len(SEATS)]
    return new_game(kind, seats=seats, seed=number, events=False), Stream(f"answers {number}")


def again(kind: str, number: int, decision: int) -> tuple[int, str, int]:
    """Return how long a decision takes when it is repeated, in ns, its question and its seats."""
    game, stream = start(kind, number)
    wander(game, decision, stream)
    seat = game.deciders()[0]
    answers = game.answers(seat)
    code = answers[stream.below(len(answers))]
    times = []
    for _ in range(REPEATS):
        twin = game.copy()
        before = perf_counter_ns()
        twin.answers(seat)
        twin.play(seat, code)
        times.append(perf_counter_ns() - before)
    return int(median(times)), game.question(seat).kind, game.rules.seats


def slowest(kind: str, games: int) -> Row:
    """Play that many random games and return the slowest decisions, times in ms."""
    for number in range(WARM_UP):
        Watch(kind).play(number)
    watch = Watch(kind)
    gc.callbacks.append(watch.pauses)
    for number in range(games):
        watch.play(number)
    gc.callbacks.remove(watch.pauses)
    passed = perf_counter_ns() - watch.began
    row: Row = {"games": games, "choices": sum(watch.wall.buckets)}
    for share in (50, 99, 99.9):
        row[f"wall_p{share:g}"] = watch.wall.percentile(share / 100)
        row[f"work_p{share:g}"] = watch.work.percentile(share / 100)
    row |= _longest(kind, watch.longest)
    row |= _suspects(kind, watch.suspects)
    row |= {
        "collections": watch.pauses.count,
        "longest_pause": watch.pauses.longest / 1e6,
        "share_of_pauses": watch.pauses.total / passed,
        "full_collection": full_collection() / 1e6,
    }
    return row


def full_collection() -> int:
    """Return how long the longest pause possible here would be, in ns: a look at every object."""
    before = perf_counter_ns()
    gc.collect()
    return perf_counter_ns() - before


def _longest(kind: str, longest: Suspect) -> Row:
    took, number, decision, collected = longest
    _again, question, seats = again(kind, number, decision)
    return {
        "wall_slowest": took / 1e6,
        "wall_at": f"{question}, {seats} seats",
        "wall_collected": "yes" if collected else "no",
    }


def _suspects(kind: str, suspects: list[Suspect]) -> Row:
    took, number, decision, _collected = max(suspects)
    _again, question, seats = again(kind, number, decision)
    repeated = max(again(kind, suspect[1], suspect[2]) for suspect in suspects)
    return {
        "work_slowest": took / 1e6,
        "work_at": f"{question}, {seats} seats",
        "repeated": repeated[0] / 1e6,
        "repeated_at": f"{repeated[1]}, {repeated[2]} seats",
    }
