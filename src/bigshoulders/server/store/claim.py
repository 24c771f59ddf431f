"""One server for one SQLite file: whoever serves it holds a lock that ends with its process.

The lock is that of a SQLite file of its own beside the database: it holds nothing, works on every
system, is let go by the system when the process is killed, and is in nobody's way who only reads.
PostgreSQL may be shared, so there is nothing to claim.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from bigshoulders.kernel.errors import Malformed, Unavailable
from bigshoulders.server.store.engine import shown_url, sqlite_file
from bigshoulders.server.store.private import make_file

ENDING: Final = ".lock"


@dataclass
class _Held:
    """A lock of this process, and how often it is claimed here."""

    connection: sqlite3.Connection
    claims: int = 0


_held: dict[str, _Held] = {}
_changing = threading.Lock()


class DatabaseLock:
    """The right of this process to serve a database, until it is released or the process ends."""

    def __init__(self, address: str) -> None:
        file = sqlite_file(address)
        self._path = None if file is None else os.path.realpath(file) + ENDING
        if self._path is not None:
            with _changing:
                if self._path not in _held:
                    _held[self._path] = _Held(_locked(address, self._path))
                _held[self._path].claims += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.release()

    def release(self) -> None:
        """Let another process have it; done twice, it is done once."""
        path, self._path = self._path, None
        if path is None:
            return
        with _changing:
            held = _held[path]
            held.claims -= 1
            if not held.claims:
                del _held[path]
                held.connection.close()


def _locked(address: str, path: str) -> sqlite3.Connection:
    """Take the lock; the file stays, because removing it could take it from under another."""
    make_file(Path(path))  # nobody else is to lock us out
    os.close(os.open(path, os.O_RDWR))  # or a folder that is read-only would be noticed too late
    connection: sqlite3.Connection | None = None
    try:
        connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise Unavailable(
                f"{shown_url(address)}: another server uses this database; stop it first, or give "
                "another one with --database"
            ) from error
        raise Malformed(f"{path}: the database cannot be locked, {error}") from error
    return connection
