"""Turns the rounds of a run into tables: aligned for a terminal, and Markdown for the docs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bench.measure import MEASURED, STATUS, Row, Spread

Rounds: TypeAlias = dict[str, list[Row]]  # by row, one entry for each round

COMPILED = "compiled"
PURE = "pure Python"
BASELINE = "catanatron"
NONE = "-"

WORK = (
    ("game_copy", "copy of a half-played game", "µs"),
    ("state_copy", "copy of its state alone", "µs"),
    ("copy_weight", "memory of one kept copy of the game", "kB"),
    ("legal", "legal answers with their notation", "µs"),
    ("view", "view of one seat as plain data", "µs"),
    ("view_text", "the same as JSON text", "µs"),
    ("hash", "hash of the whole state", "µs"),
    ("position", "whole position as JSON text", "µs"),
    ("restore", "position read and checked", "µs"),
    ("position_size", "size of that text", "B"),
    ("position_packed", "the same, zlib level 6", "B"),
    ("replay", "finished game replayed from its record", "ms"),
    ("replay_checked", "the same with check digits", "ms"),
    ("record_size", "record, for each move", "B"),
    ("record_size_checked", "the same with check digits", "B"),
    ("perft", "perft of depth 3, nodes", "/s"),
)

SLOWEST = (
    ("games", "random games", ""),
    ("choices", "choices timed", ""),
    ("wall_p50", "clock: median decision", "ms"),
    ("wall_p99", "clock: 99 % took at most", "ms"),
    ("wall_p99.9", "clock: 99.9 % took at most", "ms"),
    ("wall_slowest", "clock: slowest", "ms"),
    ("wall_at", "… its question", ""),
    ("wall_collected", "… the collector ran meanwhile", ""),
    ("work_p50", "processor: median decision", "ms"),
    ("work_p99", "processor: 99 % took at most", "ms"),
    ("work_p99.9", "processor: 99.9 % took at most", "ms"),
    ("work_slowest", "processor: slowest", "ms"),
    ("work_at", "… its question", ""),
    ("repeated", "slowest when repeated", "ms"),
    ("repeated_at", "… its question", ""),
    ("collections", "garbage collections", ""),
    ("longest_pause", "longest of them", "ms"),
    ("share_of_pauses", "share of the time", ""),
    ("full_collection", "one full collection at the end", "ms"),
)

PLAY_NOTE = """\
A decision is a state in which a player must act, whether there is one answer or several; draws cost
time and are not counted. The other engines ask even if there is one answer, ours gives it by
itself; either way it is a decision and it is forced. Choices are decisions with two answers or
more: an engine with many forced decisions looks faster than it is by the first figure."""

SHAPE_NOTE = """\
Every engine plays its own game; this is how they differ in random play. Answers is the mean length
of the list, one for a forced decision. Copies are of half-played games; their memory is what Python
hands out, so nothing is known about C++."""

SLOWEST_NOTE = """\
Timed from question to question, forced decisions between them included, with the garbage collector
on. By the clock, the slowest of so many is mostly one that the
machine interrupted; the processor's own time leaves most of that out. The slowest 40 by that are
repeated in the same position, median of 9: the slowest of those is the engine's own. Inside a
larger program a collection takes as long as looking through all of that program's objects; in this
process it is the last line."""


def text_of(tables: dict[str, Rounds], slowest: dict[str, Row], calibration: list[float]) -> str:
    """Return the whole report."""
    parts = [
        "Random legal play, one thread, median [lowest-highest] of the rounds",
        table(play_table(tables)),
        PLAY_NOTE,
        "The games, and copies of them",
        table(shape_table(tables)),
        SHAPE_NOTE,
        "Our engine's other work, 4 seats",
        table(work_table(tables)),
        "Our slowest decisions",
        table(slowest_table(slowest)),
        SLOWEST_NOTE,
        f"Calibration, a fixed loop of plain Python: {spread(calibration)} turns/s",
    ]
    return "\n\n".join(parts)


# Random play


def play_table(tables: dict[str, Rounds]) -> list[list[str]]:
    """Return how fast each engine plays, ours first."""
    ratio_title = f"to {BASELINE}"
    rates = ["games/s", "decisions/s", ratio_title, "forced", "choices/s", ratio_title]
    lines = [["engine", COMPILED, *rates]]
    for key, rows in engines(tables):
        if STATUS in rows[0]:
            lines.append([key, str(rows[0][STATUS]), *[NONE] * len(rates)])
        else:
            lines.append(_play_line(rows, baseline(tables)))
    return lines


def _play_line(rows: list[Row], theirs: list[Row]) -> list[str]:
    return [
        str(rows[0]["title"]),
        str(rows[0]["compiled"]),
        short(mid(rows, "games")),
        spread(numbers(rows, "decisions")),
        ratio(rows, theirs, "decisions"),
        str(rows[0]["forced"]),
        spread(numbers(rows, "choices")),
        ratio(rows, theirs, "choices"),
    ]


def shape_table(tables: dict[str, Rounds]) -> list[list[str]]:
    """Return what the games are like in random play, and their copies."""
    lines = [["engine", COMPILED, "decisions/game", "answers", "µs/copy", "kB/copy"]]
    for _key, rows in engines(tables):
        if STATUS not in rows[0]:
            lines.append(_shape_line(rows))
    return lines


def _shape_line(rows: list[Row]) -> list[str]:
    return [
        str(rows[0]["title"]),
        str(rows[0]["compiled"]),
        short(mid(rows, "length")),
        short(mid(rows, "branching")),
        spread(numbers(rows, "copy")),
        short(mid(rows, "kilobytes")) if "kilobytes" in rows[0] else NONE,
    ]


def engines(tables: dict[str, Rounds]) -> list[tuple[str, list[Row]]]:
    """Return the rounds of everything that plays, by row."""
    work = {f"{game} {key}" for game in MEASURED for key, _title, _unit in WORK}
    return [
        (key, rows) for rounds in tables.values() for key, rows in rounds.items() if key not in work
    ]


def baseline(tables: dict[str, Rounds]) -> list[Row]:
    """Return the rounds of the engine that the others are compared with."""
    return tables.get(BASELINE, {}).get(BASELINE, [])


def ratio(rows: list[Row], theirs: list[Row], key: str) -> str:
    """Return the median of the ratios to other rows, each within its own round."""
    pairs = zip(numbers(rows, key), numbers(theirs, key), strict=False)
    ratios = [mine / other for mine, other in pairs]
    return f"{Spread(ratios).median:.2f}" if ratios else NONE


# Other work and slowest decisions


def work_table(tables: dict[str, Rounds]) -> list[list[str]]:
    """Return one line for each quantity, our engines and games side by side."""
    columns = [(key, game) for key in (COMPILED, PURE) if key in tables for game in MEASURED]
    lines = [["what", "unit", *[column(engine, game) for engine, game in columns]]]
    for key, title, unit in WORK:
        cells = [_cell(tables[engine].get(f"{game} {key}", [])) for engine, game in columns]
        lines.append([title, unit, *cells])
    return lines


def column(engine: str, game: str) -> str:
    """Return the heading of one engine with one game."""
    return f"{game.capitalize()}, {engine}"


def _cell(rows: list[Row]) -> str:
    values = numbers(rows, "value")
    if values:
        return spread(values)
    return str(rows[0].get(STATUS, NONE)) if rows else NONE


def slowest_table(slowest: dict[str, Row]) -> list[list[str]]:
    """Return one line for each figure, our engines side by side."""
    lines = [["what", "unit", *slowest]]
    if any(STATUS in row for row in slowest.values()):
        lines.append([STATUS, "", *[str(row.get(STATUS, "")) for row in slowest.values()]])
    for key, title, unit in SLOWEST:
        cells = [row.get(key, NONE) for row in slowest.values()]
        lines.append([title, unit, *[_plain(key, cell) for cell in cells]])
    return lines


def _plain(key: str, cell: float | str) -> str:
    if isinstance(cell, str):
        return cell
    if key == "share_of_pauses":
        return f"{cell:.2%}"
    return f"{cell:,}" if isinstance(cell, int) else f"{cell:.4f}"


# Numbers


def numbers(rows: list[Row], key: str) -> list[float]:
    """Return a figure of every round that has it."""
    return [value for row in rows if isinstance(value := row.get(key), int | float)]


def mid(rows: list[Row], key: str) -> float:
    """Return the median of a figure."""
    return Spread(numbers(rows, key)).median


def spread(values: Sequence[float]) -> str:
    """Return the median, with lowest and highest if they would be written differently."""
    found = Spread(values)
    middle, low, high = short(found.median), short(found.low), short(found.high)
    return middle if low == high else f"{middle} [{low}-{high}]"


def short(value: float) -> str:
    """Return the three digits that matter, thousands and millions with a letter."""
    if value >= 1_000_000:
        return f"{_three(value / 1_000_000)}M"
    if value >= 10_000:
        return f"{_three(value / 1000)}k"
    return _three(value)


def _three(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(lines: list[list[str]]) -> str:
    """Return an aligned Markdown table; all but the first column is set to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    rule = ["-" * widths[0], *["-" * (width - 1) + ":" for width in widths[1:]]]
    return "\n".join(_line(cells, widths) for cells in [lines[0], rule, *lines[1:]])


def _line(cells: list[str], widths: list[int]) -> str:
    first = cells[0].ljust(widths[0])
    rest = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return f"| {' | '.join([first, *rest])} |"
