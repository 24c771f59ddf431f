"""Playing stored entries again, and what is said if this engine does not play them as they were."""

from __future__ import annotations

from collections.abc import Sequence

from bigshoulders import __version__
from bigshoulders.kernel.errors import Broken
from bigshoulders.server.store.away import Away, cause_of
from bigshoulders.server.store.rows import Chair, Entry, Head
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.time.outages import Outages


class Unplayable(Exception):
    """Entries that do not replay: a sentence for players, and why, which may tell a secret."""

    def __init__(self, engine: str | None, why: str) -> None:
        by = "an earlier version" if engine is None else f"version {engine}"
        super().__init__(
            f"this table was played with {by} and does not replay with version {__version__}; "
            "all of it is kept"
        )
        self.why = why


def replayed(
    head: Head, chairs: list[Chair], entries: Sequence[Entry], outages: Outages | None = None
) -> Table:
    """Return what the entries of a table amount to."""
    try:
        _check_chairs(head, chairs)
        table = Table(head, chairs, outages)
    except OSError as error:  # the components of the game could not be read now
        raise Away(cause_of(error)) from error
    except Exception as error:
        raise Unplayable(_engine_of(entries), _words(error)) from error
    follow(table, entries)
    return table


def _check_chairs(head: Head, chairs: list[Chair]) -> None:
    if [chair.seat for chair in chairs] != list(range(head.seats)):
        raise Broken(["its seats are missing"])


def follow(table: Table, entries: Sequence[Entry]) -> None:
    """Fold further entries into a table: each must be there, and give what it gave."""
    try:
        for entry in entries:
            table.fold(entry)
    except Exception as error:
        raise Unplayable(_engine_of(entries) or table.engine, _words(error)) from error


def _engine_of(entries: Sequence[Entry]) -> str | None:
    """Return the version that played last, as far as entries tell."""
    named = [entry.data["engine"] for entry in entries if "engine" in entry.data]
    return str(named[-1]) if named else None


def _words(error: Exception) -> str:
    return str(error) or type(error).__name__
