"""Whose bot thinks next: people who wait come first, and nobody's many tables push others back.

Tables at which somebody plays who is there now come before all others, but of so many turns one is
for those others, so that they go on too. Among tables of one kind the owners take turns, each with
their next table.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T")

EVERY: Final = 8  # the turn that belongs to a table at which nobody is, if one waits


@dataclass(frozen=True, slots=True)
class TableTurn:
    """What decides when a table has its turn."""

    table: str
    owner: str  # who shares a turn with all their other tables
    attended: bool  # whether somebody who plays there is there


class Circle:
    """Owners who take turns, each with tables that take turns."""

    def __init__(self) -> None:
        self._owners: dict[str, dict[str, None]] = {}

    def __bool__(self) -> bool:
        return bool(self._owners)

    def add(self, place: TableTurn) -> None:
        """Add a table behind its owner's others, and an owner who had none behind all others."""
        self._owners.setdefault(place.owner, {})[place.table] = None

    def remove(self, place: TableTurn) -> None:
        tables = self._owners[place.owner]
        del tables[place.table]
        if not tables:
            del self._owners[place.owner]

    def next(self) -> str:
        """Take out the table whose turn it is; its owner goes behind all others."""
        owner, tables = next(iter(self._owners.items()))
        table = next(iter(tables))
        del tables[table]
        del self._owners[owner]
        if tables:
            self._owners[owner] = tables
        return table


class Turns(Generic[T]):
    """All that waits for a turn."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}  # by table
        self._places: dict[str, TableTurn] = {}  # of these tables
        self._attended = Circle()
        self._others = Circle()
        self._taken = 0

    def put(self, place: TableTurn, item: T) -> None:
        """Let something wait, behind what waits at its table already."""
        self._waiting.setdefault(place.table, deque()).append(item)
        self.move(place)

    def move(self, place: TableTurn) -> None:
        """Put a table where it now belongs, because somebody came or went."""
        before = self._places.get(place.table)
        if before == place or place.table not in self._waiting:
            return
        if before is not None:
            self._circle(before).remove(before)
        self._places[place.table] = place
        self._circle(place).add(place)

    def take(self) -> T | None:
        """Take what is next, or None if nothing waits."""
        if not self._waiting:
            return None
        self._taken += 1
        is_for_others = self._others and (not self._attended or self._taken % EVERY == 0)
        table = (self._others if is_for_others else self._attended).next()
        place, items = self._places.pop(table), self._waiting.pop(table)
        item = items.popleft()
        if items:
            self._waiting[table] = items
            self.move(place)
        return item

    def _circle(self, place: TableTurn) -> Circle:
        return self._attended if place.attended else self._others
