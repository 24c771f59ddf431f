"""Backing up and restoring everything, checked by playing every table again."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import TypeAlias

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from bigshoulders import __version__
from bigshoulders.kernel.errors import Malformed, Unavailable
from bigshoulders.server.store import backup, backup_file, schema
from bigshoulders.server.store.away import Away
from bigshoulders.server.store.backup_file import Preface
from bigshoulders.server.store.claim import DatabaseLock
from bigshoulders.server.store.engine import check_exists, connect, revisions, shown_url, unusable
from bigshoulders.server.store.reader import whole_table
from bigshoulders.server.tables.replay import Unplayable, replayed

Progress: TypeAlias = Callable[[int, int], None]  # how many tables were played, of how many


@dataclass(frozen=True, slots=True)
class Fault:
    """A table that this version does not play as it was played; it is kept all the same."""

    table: str
    why: str


@dataclass(frozen=True, slots=True)
class Kept:
    """What a backup holds, or what was restored."""

    guests: int
    tables: int
    entries: int
    faults: tuple[Fault, ...]


def back_up(address: str, path: Path, *, force: bool, progress: Progress | None = None) -> Kept:
    """Write everything to a file, as of one moment; a server may run meanwhile.

    The file takes its place only after it has been restored once, into a database that is thrown
    away, and every table has been played again.
    """
    if path.exists() and not force:
        raise Malformed(f"{path}: there is such a file already; give another name, or --force")
    check_exists(address)
    with TemporaryDirectory(prefix=".backup-", dir=path.absolute().parent) as folder:
        part = Path(folder) / path.name
        with _used(address) as engine:
            _write(engine, address, part)
        kept = restore(f"sqlite:///{folder}/check.db", part, force=False, progress=progress)
        os.replace(part, path)  # noqa: PTH105 - as atomic as it gets
    return kept


def restore(address: str, path: Path, *, force: bool, progress: Progress | None = None) -> Kept:
    """Fill a database from a file, all or nothing, and play every table again."""
    with (
        backup_file.opened(path) as (preface, batches),
        _claimed(address),
        _used(address) as engine,
    ):
        if preface.schema not in revisions():
            raise backup_file.newer(path, preface.version)
        if backup.others_on(engine):
            raise _in_use(address)
        with engine.begin() as connection:
            _check_replaceable(connection, address, force=force)
            try:
                backup.fill(connection, preface.schema, batches)
            except OperationalError:
                raise  # it is the database that fails
            except (SQLAlchemyError, LookupError, Malformed) as error:
                raise backup_file.damaged(path) from error
            return _checked(connection, progress)


def _write(engine: Engine, address: str, path: Path) -> None:
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.connect() as connection:
        version = backup.version_of(connection)
        if version is None:
            raise Malformed(f"{shown_url(address)}: there is nothing of bigshoulders in it")
        preface = Preface(version, __version__, time())
        backup_file.write(path, preface, backup.copied(connection))


def _check_replaceable(connection: Connection, address: str, *, force: bool) -> None:
    version = backup.version_of(connection)
    if version is not None and version not in revisions():
        raise Malformed(f"{shown_url(address)}: a newer version of bigshoulders made this database")
    if backup.is_used(connection) and not force:
        raise Malformed(
            f"{shown_url(address)}: there are tables in this database already; "
            "give another one, or --force to replace all that is in it"
        )


def _claimed(address: str) -> DatabaseLock:
    """Keep servers away while a database is filled; one that runs already keeps us away."""
    try:
        return DatabaseLock(address)
    except Unavailable as error:
        raise _in_use(address) from error


def _in_use(address: str) -> Malformed:
    return Malformed(
        f"{shown_url(address)}: the database is in use; stop the server before restoring"
    )


@contextmanager
def _used(address: str) -> Iterator[Engine]:
    engine = connect(address)
    try:
        yield engine
    except SQLAlchemyError as error:
        raise unusable(address, error) from error
    finally:
        engine.dispose()


def _checked(connection: Connection, progress: Progress | None) -> Kept:
    """Play every table of a database again."""
    tables = connection.execute(select(schema.tables.c.id, schema.tables.c.number)).all()
    faults: list[Fault] = []
    for done, (table, number) in enumerate(tables):
        if progress is not None:
            progress(done, len(tables))
        why = _why_not(connection, table, number)
        if why is not None:
            faults.append(Fault(table, why))
    guests, entries = (_count(connection, name) for name in ("guests", "entries"))
    return Kept(guests, len(tables), entries, tuple(faults))


def _why_not(connection: Connection, table: str, number: int) -> str | None:
    """Return why a table is not what it was, or None."""
    found = whole_table(connection, table)
    if found is None or not found[1]:
        return "its seats are missing"
    try:
        reached = replayed(*found).number
    except (Away, Unplayable) as error:
        return error.why
    return None if reached == number else f"it ends at entry {reached}, not at {number}"


def _count(connection: Connection, name: str) -> int:
    found = select(func.count()).select_from(schema.metadata.tables[name])
    return connection.execute(found).scalar_one()
