"""Turns what clients and server counted into the tables of `make load`."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from bench import report
from bench.load_crowd import Round
from bench.load_server import Kept, Reading
from bench.ours import is_compiled

FASTEST = 0.100  # seconds: the highest rate is the last whose p99 stays under this
STEADY = 0.050  # seconds: p99 at the first rate
LIGHT = 50.0  # kB for an idle table
KEEPS_UP = 0.95  # share of the moves that were due which must be durable
SHOWN_ERRORS = 5

NOTE = """\
Moves are due at random instants; an answer's time runs from that instant to its ack, which the
server sends when the move is durable. Figures are medians of the rounds, p99 and load with
[lowest-highest]. Server and clients: share of one core."""


@dataclass(frozen=True)
class Measured:
    """One round at one rate."""

    rate: float
    durable: float  # moves a second
    p50: float
    p99: float
    slowest: float
    commits: float  # a second
    server: float  # share of one core
    clients: float
    due: int
    answered: int
    unanswered: int
    over: int
    load: float
    errors: list[str]


@dataclass(frozen=True)
class Idle:
    """The server's memory in kB at some moments."""

    half: int  # of the tables
    bare: float | None
    first: float | None  # one half was loaded and dropped to rows again, without sockets
    second: float | None  # and so was the other half
    loaded: float | None  # one half is in memory, with four sockets at each table
    listening: float | None  # it was dropped to rows, the sockets are open

    def closed_each(self) -> float | None:
        """Return what one more idle table adds if nobody is connected."""
        return _share(self.first, self.second, self.half)

    def open_each(self) -> float | None:
        """Return what an idle table weighs with its four sockets."""
        return _share(self.second, self.listening, self.half)


def _share(before: float | None, after: float | None, count: int) -> float | None:
    return None if before is None or after is None or not count else (after - before) / count


@dataclass(frozen=True)
class Result:
    """All of a run; the first rate is the steady one."""

    climb: list[list[Measured]]
    kept: Kept
    idle: Idle | None


def measured(
    rate: float,
    seconds: float,
    load: float,
    seen: Sequence[Round],
    before: Reading,
    after: Reading,
) -> Measured:
    """Put together what several processes saw of one round."""
    times = sorted(time for one in seen for time in one.answer_seconds)
    passed = max(seconds, after.at - before.at)
    return Measured(
        rate,
        len(times) / passed,
        quantile(times, 0.5),
        quantile(times, 0.99),
        quantile(times, 1.0),
        (after.commits - before.commits) / passed,
        (after.processor - before.processor) / passed,
        sum(one.processor_seconds for one in seen) / passed,
        sum(one.due for one in seen),
        len(times),
        sum(one.unanswered for one in seen),
        sum(len(one.over) for one in seen),
        load,
        [error for one in seen for error in one.errors],
    )


def quantile(times: Sequence[float], part: float) -> float:
    """Return the time that so large a part of the sorted times does not exceed."""
    if not times:
        return float("inf")
    return times[min(len(times) - 1, int(len(times) * part))]


def holds(rounds: Sequence[Measured]) -> bool:
    """Tell whether the server keeps up with a rate: fast enough in the median, and complete."""
    complete = all(one.answered >= KEEPS_UP * one.due for one in rounds)
    return complete and median(one.p99 for one in rounds) <= FASTEST


def went_wrong(result: Result) -> bool:
    """Tell whether a move was lost, doubled, left unanswered or refused."""
    rounds = [one for rounds in result.climb for one in rounds]
    errors = any(one.errors or one.unanswered for one in rounds)
    return errors or result.kept.lost > 0 or result.kept.doubled > 0


def text_of(result: Result) -> str:
    """Return the whole report."""
    errors = [error for rounds in result.climb for one in rounds for error in one.errors]
    parts = [
        "Durable moves, each told to four sockets",
        report.table(rate_table(result.climb)),
        NOTE,
        _verdicts(result),
        *errors[:SHOWN_ERRORS],
    ]
    if result.idle is not None:
        parts += ["Memory of the server", report.table(idle_table(result.idle))]
    return "\n\n".join(parts)


def rate_table(climb: Sequence[Sequence[Measured]]) -> list[list[str]]:
    """Return one line for each rate."""
    title = ["moves/s asked", "durable", "p50 ms", "p99 ms", "slowest ms"]
    lines = [[*title, "commits/s", "server", "clients", "errors", "load"]]
    for rounds in climb:
        lines.append(
            [
                f"{rounds[0].rate:,.0f}",
                f"{median(one.durable for one in rounds):,.0f}",
                f"{median(one.p50 for one in rounds) * 1000:.1f}",
                _range([one.p99 * 1000 for one in rounds]),
                f"{max(one.slowest for one in rounds) * 1000:.0f}",
                f"{median(one.commits for one in rounds):,.0f}",
                f"{median(one.server for one in rounds):.0%}",
                f"{median(one.clients for one in rounds):.0%}",
                str(sum(len(one.errors) + one.unanswered for one in rounds)),
                _range([one.load for one in rounds]),
            ]
        )
    return lines


def idle_table(idle: Idle) -> list[list[str]]:
    """Return what tables weigh."""
    half = idle.half
    states = (
        ("no tables", idle.bare),
        (f"{half} tables loaded and dropped again", idle.first),
        (f"{2 * half} tables loaded and dropped again", idle.second),
        (f"{half} tables in memory, four sockets each", idle.loaded),
        (f"{half} idle tables, sockets open", idle.listening),
    )
    return [
        ["state", "memory"],
        *[[title, _whole(weight, 1000, "MB")] for title, weight in states],
        ["each idle table, no sockets", _whole(idle.closed_each(), 1, "kB")],
        ["each idle table, four sockets open", _whole(idle.open_each(), 1, "kB")],
    ]


def _whole(value: float | None, size: float, unit: str) -> str:
    return report.NONE if value is None else f"{value / size:.0f} {unit}"


def _range(values: Sequence[float]) -> str:
    middle = f"{median(values):.1f}"
    return f"{middle} [{min(values):.1f}-{max(values):.1f}]" if len(values) > 1 else middle


def _verdicts(result: Result) -> str:
    steady, kept = result.climb[0], result.kept
    p99 = median(one.p99 for one in steady)
    best = [rounds[0].rate for rounds in result.climb if holds(rounds)]
    highest = f"{max(best):,.0f} moves/s" if best else "none of these"
    over = sum(one.over for rounds in result.climb for one in rounds)
    lines = [
        f"p99 at {steady[0].rate:,.0f} moves/s: {p99 * 1000:.1f} ms, {_goal(p99, STEADY)}",
        f"highest rate with p99 under {FASTEST * 1000:.0f} ms: {highest}",
        f"acknowledged moves: {kept.acknowledged:,}; {kept.lost} lost and {kept.doubled} doubled",
        f"games that ended meanwhile: {over}",
    ]
    if result.idle is not None:
        lines += [
            f"idle table without sockets: {_light(result.idle.closed_each())}",
            f"idle table with four sockets: {_light(result.idle.open_each())}",
        ]
    return "\n".join(lines)


def _light(weight: float | None) -> str:
    if weight is None:
        return "not known on this system"
    return f"{weight:.0f} kB, {'within' if weight <= LIGHT else 'above'} the goal of {LIGHT:.0f} kB"


def _goal(seconds: float, goal: float) -> str:
    return f"{'within' if seconds <= goal else 'above'} the goal of {goal * 1000:.0f} ms"


def machine() -> dict[str, object]:
    """Return what matters about this machine, and nothing that tells which one it is."""
    return {
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiled": is_compiled(),
        "load": round(os.getloadavg()[0], 2),
    }


def heading(tables: int, clients: int) -> str:
    """Return what is measured where, in two lines."""
    facts = machine()
    engine = "compiled" if facts["compiled"] else "interpreted, not compiled"
    return (
        f"{facts['python']}, {facts['cores']} cores, {facts['system']}, load {facts['load']}\n"
        f"{tables} tables of City for four, {4 * tables:,} sockets, {clients} client processes, "
        f"one server process, SQLite with synchronous=FULL, rate limits off; engine {engine}"
    )
