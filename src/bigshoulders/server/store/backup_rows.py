"""Rows of a backup, checked before they go into a database.

SQLite would take a text for a number, and the server would find out days later. So every row must
have the columns of its table, each with a value of its kind, and JSON where JSON is kept.
"""

from __future__ import annotations

import re
from typing import Final, cast

from sqlalchemy import Column, Table

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, read_json

OBJECTS: Final = frozenset({"tables.options", "tables.clock", "entries.data"})
LISTS: Final = frozenset({"tables.timing"})
ASKED: Final = "tables.asked"
TIMES: Final = frozenset({"cookies_dated_since"})  # settings that are kept as numbers of seconds
TIME: Final = re.compile(r"[0-9]{1,12}(\.[0-9]{1,12})?")
SEATS: Final = re.compile(r"([0-9]{1,3}( [0-9]{1,3})*)?")


def checked_rows(table: Table, rows: list[Json]) -> list[dict[str, Json]]:
    """Return the rows of a table; one that does not fit is malformed."""
    for row in rows:
        if not isinstance(row, dict) or set(row) != set(table.c.keys()):
            raise Malformed(f"{table.name}: a row does not have the columns of its table")
        for column in table.c:
            if not _fits(column, row[column.name]):
                raise Malformed(f"{column}: there is a value that does not belong there")
        if row.get("key") in TIMES and not TIME.fullmatch(str(row.get("value"))):
            raise Malformed(f"{table.name}: {row['key']} is no time")
    return cast("list[dict[str, Json]]", rows)


def _fits(column: Column[object], value: Json) -> bool:
    if value is None:
        return bool(column.nullable)
    kind = column.type.python_type
    if kind is str:
        return isinstance(value, str) and "\0" not in value and _reads(str(column), value)
    if kind is int:
        return type(value) is int  # and no longer than a database takes: it came as JSON
    if kind is float:
        return type(value) in (int, float)
    return kind is bool and isinstance(value, bool)


def _reads(column: str, text: str) -> bool:
    """Tell whether a text can be read as what is kept in its column."""
    if column == ASKED:
        return SEATS.fullmatch(text) is not None
    if column not in OBJECTS | LISTS:
        return True
    try:
        value = read_json(text, column).value
    except Malformed:
        return False
    return isinstance(value, dict if column in OBJECTS else list)
