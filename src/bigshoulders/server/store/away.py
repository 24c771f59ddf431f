"""A database that does not do as it should: one error for all of it, and its cause in words."""

from __future__ import annotations

import errno
import os
import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

NO_ANSWER: Final = "no answer in time"
DISK_FULL: Final = "disk full"
LOCKED: Final = "locked by another program"
READ_ONLY: Final = "read-only"
DAMAGED: Final = "damaged"
UNREACHABLE: Final = "stopped or out of reach"
NO_FILES: Final = "out of file descriptors"
DISK_ERROR: Final = "disk error"
NO_CONNECTION: Final = "no free connection"

_SQLITE: Final = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_IOERR: DISK_ERROR,
    sqlite3.SQLITE_CANTOPEN: UNREACHABLE,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
_POSTGRESQL: Final = {  # by the beginning of a SQLSTATE, the longest that fits
    "08": UNREACHABLE,
    "25006": READ_ONLY,
    "28": "not let in",
    "3D": "not there",
    "40": LOCKED,
    "42P01": DAMAGED,
    "53": "out of resources",
    "53100": DISK_FULL,
    "53300": NO_CONNECTION,
    "55P03": LOCKED,
    "57": UNREACHABLE,
    "57014": NO_ANSWER,
    "58": DISK_ERROR,
    "XX": DAMAGED,
}
_SYSTEM: Final = {
    errno.ENOSPC: DISK_FULL,
    errno.EDQUOT: DISK_FULL,
    errno.EFBIG: DISK_FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
    errno.EMFILE: NO_FILES,
    errno.ENFILE: NO_FILES,
    errno.EIO: DISK_ERROR,
}


class Away(Exception):
    """The database did not answer, or not with what it should have; `why` is for operators."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def is_trouble(error: BaseException) -> bool:
    """Tell whether an error is that of a database or of the system, and none of the program."""
    known = Away, SQLAlchemyError, sqlite3.Error, OSError
    return isinstance(error, known) or _is_of_psycopg(error)


def cause_of(error: BaseException) -> str:
    """Return why a database does not do as it should, in a few words that tell no secret."""
    if isinstance(error, Away):
        return error.why
    if isinstance(error, PoolTimeoutError):
        return NO_CONNECTION
    inner = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(inner, sqlite3.Error):
        return _of_sqlite(inner)
    if isinstance(inner, OSError):
        return _SYSTEM.get(inner.errno or 0, UNREACHABLE)
    state = _sqlstate(inner)
    if state is not None:
        fitting = [start for start in _POSTGRESQL if state.startswith(start)]
        return _POSTGRESQL[max(fitting, key=len)] if fitting else type(inner).__name__
    if _is_of_psycopg(inner):
        return NO_FILES if _is_out_of_files() else UNREACHABLE  # it could not even ask
    return type(inner).__name__


def _of_sqlite(error: sqlite3.Error) -> str:
    code = getattr(error, "sqlite_errorcode", None)
    primary = code & 0xFF if isinstance(code, int) else sqlite3.SQLITE_ERROR
    if primary in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR) and _is_out_of_files():
        return NO_FILES
    return _SQLITE.get(primary, type(error).__name__)


def _is_of_psycopg(error: BaseException) -> bool:
    """Tell by its name, because psycopg is there only where PostgreSQL is used."""
    return type(error).__module__.partition(".")[0] == "psycopg"


def _sqlstate(error: BaseException) -> str | None:
    state = getattr(error, "sqlstate", None)
    return state if isinstance(state, str) else None


def _is_out_of_files() -> bool:
    """Try it: the database says only that it could not open something."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno in (errno.EMFILE, errno.ENFILE)
    return False
