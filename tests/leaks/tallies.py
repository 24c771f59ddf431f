"""What was compared and what differed, counted, and the table of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

KINDS = ("game", "surface", "guest", "secrets")
TITLES = {
    "game": ("games", "entries", "seats that changed hands", "undos", "looks"),
    "surface": ("looks",),
    "guest": ("looks",),
    "secrets": ("looks",),
}


@dataclass
class Tally:
    """Numbers of one kind of games, surfaces or guests."""

    games: int = 0
    entries: int = 0
    changes: int = 0
    undos: int = 0
    looks: int = 0
    answers: int = 0
    size: int = 0
    differences: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.entries += other.entries
        self.changes += other.changes
        self.undos += other.undos
        self.looks += other.looks
        self.answers += other.answers
        self.size += other.size
        self.differences += other.differences

    def heard(self, other: Tally) -> None:
        """Add what was heard, as part of a look that is counted elsewhere."""
        self.answers += other.answers
        self.size += other.size
        self.differences += other.differences


@dataclass
class Report:
    """All tallies: by kind of game, by surface, by who listened and by what differed."""

    tallies: dict[tuple[str, str], Tally] = field(default_factory=dict)

    def of(self, kind: str, name: str) -> Tally:
        return self.tallies.setdefault((kind, name), Tally())

    def add(self, other: Report) -> None:
        for (kind, name), tally in other.tallies.items():
            self.of(kind, name).add(tally)

    def named(self, kind: str) -> dict[str, Tally]:
        return {name: one for (of, name), one in sorted(self.tallies.items()) if of == kind}

    def differences(self) -> list[str]:
        return [words for one in self.named("game").values() for words in one.differences]

    def markdown(self) -> str:
        """Return one table for each kind, with its sums."""
        return "\n\n".join(_table(kind, self.named(kind)) for kind in KINDS)


def _table(kind: str, tallies: dict[str, Tally]) -> str:
    total = Tally()
    for one in tallies.values():
        total.add(one)
    rows = [
        (kind, *TITLES[kind], "answers compared", "MB", "differences"),
        ("---", *["---:"] * (len(TITLES[kind]) + 3)),
        *(_row(kind, name, one) for name, one in tallies.items()),
        _row(kind, "**together**", total),
    ]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _row(kind: str, name: str, one: Tally) -> tuple[str, ...]:
    numbers: Iterable[int] = (one.looks,)
    if kind == "game":
        numbers = (one.games, one.entries, one.changes, one.undos, one.looks)
    counted = [f"{number:,}" for number in (*numbers, one.answers)]
    return (name, *counted, f"{one.size / 1e6:,.1f}", str(len(one.differences)))
