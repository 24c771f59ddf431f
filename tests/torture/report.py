"""The table of what was tried and what was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.torture.trials import Result

TITLE = (
    *("trial", "database", "times", "acknowledged", "lost", "doubled", "do not replay"),
    *("sockets that lived on", "seconds", "promises not kept"),
)
NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


def markdown(results: Sequence[Result]) -> str:
    """Return the whole table, with its sums."""
    rows = [TITLE, tuple("---" for _column in TITLE), *map(_row, results)]
    if len(results) > 1:
        rows.append(_sum(results))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def complaints(results: Sequence[Result]) -> str:
    """Return every promise that was not kept, with the seed that shows it again."""
    lines: list[str] = []
    for one in results:
        if one.broken:
            lines.append(f"{one.kind}, {one.name} (--seed {one.seed}):")
            lines += [f"  - {words}" for words in one.broken]
    return "\n".join(lines)


def _row(one: Result) -> tuple[str, ...]:
    lived = f"{one.lived} of {one.exposed}" if one.exposed else "-"
    return (
        one.name,
        NAMES[one.kind],
        f"{one.struck:,}",
        f"{one.acknowledged:,}",
        str(one.lost),
        str(one.doubled),
        f"{one.unplayed} of {one.tables:,}",
        lived,
        f"{one.seconds:,.0f}",
        str(len(one.broken)),
    )


def _sum(results: Sequence[Result]) -> tuple[str, ...]:
    return (
        "**together**",
        "",
        f"{sum(one.struck for one in results):,}",
        f"{sum(one.acknowledged for one in results):,}",
        str(sum(one.lost for one in results)),
        str(sum(one.doubled for one in results)),
        f"{sum(one.unplayed for one in results)} of {sum(one.tables for one in results):,}",
        f"{sum(one.lived for one in results)} of {sum(one.exposed for one in results)}",
        f"{sum(one.seconds for one in results):,.0f}",
        str(sum(len(one.broken) for one in results)),
    )
