"""What a record tells so that its deal can be checked: the dealer, and all that happened."""

from __future__ import annotations

from collections.abc import Sequence

from bigshoulders.fairness import Deal, LogLine, Source, Step, Undo, with_deal, with_log
from bigshoulders.kernel.action import CHANCE_NAME, split_line
from bigshoulders.kernel.record import record_of
from bigshoulders.server.store.rows import Entry
from bigshoulders.server.tables.table import FREE, MOVE, START, UNDO, Table


def record_with_proof(table: Table, entries: Sequence[Entry]) -> str:
    """Return the record of a game that is over, with what proves its deal."""
    record = record_of(table.playing())
    return with_deal(with_log(record, _steps(table, entries)), _deal(table, entries))


def _deal(table: Table, entries: Sequence[Entry]) -> Deal:
    head = table.head
    came = None if head.came_how not in ("fork", "import") else head.came_how
    source = None if came is None else Source(came, head.came_from, head.came_at)
    start = next(entry.number for entry in entries if entry.kind == START)
    given = sum(split_line(line)[0] == CHANCE_NAME for one in entries for line in _given(one))
    names = [table.name(seat) for seat in range(head.seats)]
    wanted = table.numbers.are_wanted
    round_ = table.numbers.round if wanted else 0
    numbers = tuple(table.numbers.given(names)) if wanted else ()
    return Deal(head.commitment, head.seed, start, source, given, round_, numbers)


def _given(entry: Entry) -> list[str]:
    given = entry.data.get("given")
    return entry.lines.splitlines()[:given] if isinstance(given, int) else []


def _steps(table: Table, entries: Sequence[Entry]) -> list[Step]:
    """Return every move, draw and undo of a table's log, in order."""
    kept = {decision.number for decision in table.decisions}
    steps: list[Step] = []
    for entry in entries:
        if entry.kind in (START, MOVE):
            steps += _lines(table, entry, is_kept=entry.number in kept)
        elif entry.kind == UNDO:
            steps.append(_undo(table, entry))
    return steps


def _lines(table: Table, entry: Entry, *, is_kept: bool) -> list[LogLine]:
    """Return the moves and draws of an entry; its number stands at the last answer of its seat."""
    lines: list[LogLine] = []
    for text in entry.lines.splitlines():
        actor, notation = split_line(text)
        *first, last = table.rules.language.answers_in(notation)
        lines += [LogLine(0, None, actor, one, is_kept) for one in first]
        number = None if actor == CHANCE_NAME else entry.number
        lines.append(LogLine(0, number, actor, last, is_kept))
    return lines


def _undo(table: Table, entry: Entry) -> Undo:
    seats = [int(seat) for seat in str(entry.data.get("agreed", "")).split()]
    to = entry.data.get("to")
    return Undo(
        0,
        entry.number,
        table.name(entry.seat or 0),
        to if isinstance(to, int) else 0,
        tuple(table.name(seat) for seat in seats),
        is_free=table.undo_rule == FREE and not seats,
    )
