"""A table's whole game in numbers, for charts and ledgers: played again from its entries.

All of it is made of what everybody saw, so it is the same for every seat and for those who look on.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import orjson

from bigshoulders.games import entry as game_entry
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.json_nodes import read_json
from bigshoulders.kernel.rules import Rules
from bigshoulders.server.errors import Refused, malformed
from bigshoulders.server.store.reader import Reader
from bigshoulders.server.store.rows import Entry, Head
from bigshoulders.server.tables.table import MOVE, START, UNDO, Table, rules_for

MOST_KEPT: Final = 64  # series of a few kilobytes each


@dataclass(frozen=True, slots=True)
class SeriesEntry:
    """An entry of the line that is played, with its lines of the record."""

    number: int
    lines: tuple[str, ...]


class SeriesCache:
    """The series of tables, the last ones asked for kept in memory."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._playing_again = asyncio.Lock()  # one game at a time, or they would slow all others

    async def of(self, head: Head, until: int) -> bytes:
        """Return the series of a table up to an entry."""
        key = head.id, until
        if key not in self._kept:
            async with self._playing_again:
                if key not in self._kept:  # somebody before may have wanted the same
                    self._keep(key, await self._played_again(head, until))
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _played_again(self, head: Head, until: int) -> bytes:
        entries = await self._reader.entries(head.id, 0, until)
        return await asyncio.to_thread(series_json, head, entries)  # others play on meanwhile

    def _keep(self, key: tuple[str, int], found: bytes) -> None:
        self._kept[key] = found
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def last_entry(table: Table, at: int | None) -> int:
    """Return the entry up to which a series is told; words spoken after it change nothing."""
    if table.game is None:
        raise Refused("not_begun", "the game begins when every seat is taken")
    if at is not None and not 0 < at <= table.number:
        raise malformed(f"at: this table has entries 1 to {table.number}, not {at}")
    return table.last if at is None else min(at, table.last)


def series_json(head: Head, entries: Sequence[Entry]) -> bytes:
    """Return the series of some entries as JSON."""
    return orjson.dumps(series(head, line_of(entries)))


def line_of(entries: Sequence[Entry]) -> list[SeriesEntry]:
    """Return the entries that were not taken back."""
    line: list[SeriesEntry] = []
    for entry in entries:
        if entry.kind in (START, MOVE):
            line.append(SeriesEntry(entry.number, tuple(entry.lines.splitlines())))
        elif entry.kind == UNDO:
            line = [one for one in line if one.number <= int(str(entry.data["to"]))]
    return line


def series(head: Head, line: Sequence[SeriesEntry]) -> Mapping[str, object] | None:
    """Play a line again, and return what its charts show; None if the game has no charts."""
    rules = rules_for(head)
    origin = rules.start()
    if head.position is not None:
        origin = rules.restore(read_json(head.position, "position"))
    events: list[Event] = []
    builder = game_entry(head.game).series_builder(origin.copy())
    if builder is None:
        return None
    game = begin(rules, origin, None, events)
    for chapter in line:
        for text in chapter.lines:
            events += _play(game, rules, text)
        builder.follow(chapter.number, events, game.state)
        events = []
    return builder.data()


def _play(game: Game, rules: Rules, text: str) -> list[Event]:
    seat, codes = rules.language.read_line(text)
    events: list[Event] = []
    for code in codes:
        events += game.play(seat, code)
    return events
