"""Looking back: what happened since an entry, and a table as it stood at any entry.

The entries are those of a table that is loaded, so each was checked then.
"""

from __future__ import annotations

from bigshoulders.server.errors import malformed
from bigshoulders.server.tables.service import Tables
from bigshoulders.server.tables.table import StoredEntry, Table


async def entries_since(tables: Tables, table: Table, since: int | None) -> list[StoredEntry]:
    """Return what happened after an entry; without one, the last few things."""
    if since is None:
        return list(table.tail)
    if since > table.number:
        raise malformed(f"since: this table has entries up to {table.number}, not {since}")
    if not table.tail or since >= table.tail[0].entry.number - 1:
        return [one for one in table.tail if one.entry.number > since]
    return await _replayed(tables, table, since)


async def table_at(tables: Tables, table: Table, number: int) -> Table:
    """Return a table as it stood after one of its entries."""
    if not 0 < number <= table.number:
        raise malformed(f"at: this table has entries 1 to {table.number}, not {number}")
    then = Table(table.head, table.chairs, table.outages)
    for entry in await tables.reader.entries(table.head.id, 0, number):
        then.fold(entry, checked=True)
    return then


async def _replayed(tables: Tables, table: Table, since: int) -> list[StoredEntry]:
    """Play the table again to hear its story from an entry on."""
    again = Table(table.head, table.chairs, table.outages)
    stored: list[StoredEntry] = []
    for entry in await tables.reader.entries(table.head.id, 0, table.number):
        again.fold(entry, checked=True)
        if entry.number > since:
            stored.append(again.tail[-1])
    return stored
