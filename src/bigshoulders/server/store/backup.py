"""Copying a database out and in, row by row, with the columns that it has at its own version."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from sqlalchemy import Connection, Engine, MetaData, Table, func, inspect, select, text

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.store import schema
from bigshoulders.server.store.backup_file import Rows
from bigshoulders.server.store.backup_rows import checked_rows
from bigshoulders.server.store.engine import migrate_on

VERSION_TABLE: Final = "alembic_version"
OWNER: Final = "table_id"  # the column that says to which game table a row belongs
BATCH: Final = 500


def version_of(connection: Connection) -> str | None:
    """Return the version of the schema, or None if there is nothing of ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}"))  # noqa: S608 - a constant
    return cast("str | None", found.scalar())


def is_used(connection: Connection) -> bool:
    """Tell whether anybody has been here; the settings of a server alone do not count."""
    return any(
        connection.execute(select(func.count()).select_from(table)).scalar()
        for table in _reflected(connection)
        if table.name in ("guests", "tables")
    )


def others_on(engine: Engine) -> bool:
    """Tell whether another program has this database open."""
    if engine.dialect.name == "sqlite":
        return _others_on_file(engine)
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    with engine.connect() as connection:
        return bool(connection.execute(others).scalar())


def copied(connection: Connection) -> Iterator[Rows]:
    """Return all rows as of one moment, in an order in which they can be put back."""
    tables = _reflected(connection)
    owned = [table for table in tables if OWNER in table.c]
    games = next(table for table in tables if table.name == schema.tables.name)
    for table in tables:
        if table is not games and table not in owned:
            yield from _batches(connection, table)
    for game in connection.execute(select(games.c.id).order_by(games.c.made_at)).scalars().all():
        found = {games.name: _rows(connection, games, games.c.id == game)}
        others: list[Rows] = []  # no line gets too long to be read
        for table in owned:
            rows = _rows(connection, table, table.c[OWNER] == game)
            found[table.name] = rows[:BATCH]
            for start in range(BATCH, len(rows), BATCH):
                others.append({table.name: rows[start : start + BATCH]})
        yield found
        yield from others


def fill(connection: Connection, version: str, batches: Iterable[Rows]) -> None:
    """Replace all that is there by rows of a version of the schema, then bring it up to date."""
    _clear(connection)
    migrate_on(connection, version)
    tables = {table.name: table for table in _reflected(connection)}
    for batch in batches:
        for name, rows in batch.items():
            if rows:
                fitting = checked_rows(tables[name], cast("list[Json]", rows))
                connection.execute(tables[name].insert(), fitting)
    migrate_on(connection)


def _clear(connection: Connection) -> None:
    for table in reversed(_reflected(connection)):
        table.drop(connection)
    connection.execute(text(f"DROP TABLE IF EXISTS {VERSION_TABLE}"))


def _reflected(connection: Connection) -> list[Table]:
    """Return our tables as they are in this database, those that others refer to first."""
    found = MetaData()
    ours = set(schema.metadata.tables) & set(inspect(connection).get_table_names())
    found.reflect(connection, only=sorted(ours))
    return found.sorted_tables


def _rows(connection: Connection, table: Table, of: object = None) -> list[dict[str, Json]]:
    found = select(table).order_by(*table.primary_key.columns)
    if of is not None:
        found = found.where(of)  # type: ignore[arg-type]
    return [cast("dict[str, Json]", dict(row)) for row in connection.execute(found).mappings()]


def _batches(connection: Connection, table: Table) -> Iterator[Rows]:
    rows = _rows(connection, table)
    for start in range(0, len(rows), BATCH):
        yield {table.name: rows[start : start + BATCH]}


def _others_on_file(engine: Engine) -> bool:
    """Tell whether a SQLite file is open elsewhere: only who is alone may leave WAL mode."""
    raw = engine.raw_connection()
    try:
        cursor = raw.cursor()
        cursor.execute("PRAGMA busy_timeout=0")
        cursor.execute("PRAGMA journal_mode=DELETE")
        return cast("Sequence[str]", cursor.fetchone())[0] != "delete"
    except Exception as error:
        if isinstance(error, engine.dialect.loaded_dbapi.OperationalError):
            return True
        raise
    finally:
        raw.invalidate()  # the next connection goes back to WAL mode
