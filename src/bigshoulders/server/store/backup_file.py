"""The file of a backup: compressed JSON, one object a line, whichever database it came from.

The first line says what the file is. Each further line holds rows by the name of their table: the
people first, then each game table with all that belongs to it. The last line has a digest of all
others, so that a file that is cut off or changed is noticed. Whoever makes a file can make its
digest as well, so nothing in it is trusted: not its size once it is unpacked, nor that it is JSON.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias, cast

from bigshoulders.files import check_file
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, read_json
from bigshoulders.kernel.sentences import short

KIND: Final = "bigshoulders backup"
FORMAT: Final = 1
LONGEST_LINE: Final = 32 * 1024 * 1024
MOST_GROWTH: Final = 300  # how much larger than the file its lines may be; a tenth is usual

Rows: TypeAlias = dict[str, list[dict[str, Json]]]


@dataclass(frozen=True, slots=True)
class Preface:
    """What the first line says: which schema the rows have, which program wrote them, and when."""

    schema: str
    version: str
    made_at: float


def write(path: Path, preface: Preface, batches: Iterable[Rows]) -> None:
    """Write a file that only its owner may read: it holds hands, seeds and the cookies' secret."""
    digest = sha256()
    opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(opened, "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", filename="") as file:
            for line in _lines(preface, batches):
                digest.update(line)
                file.write(line)
            file.write(_line({"digest": digest.hexdigest()}))
        raw.flush()
        os.fsync(raw.fileno())


@contextmanager
def opened(path: Path) -> Iterator[tuple[Preface, Iterator[Rows]]]:
    """Read a file; its rows are to be trusted only when the last of them has been read."""
    check_file(path, "a backup")
    with path.open("rb") as raw, gzip.GzipFile(fileobj=raw) as file:
        lines = _Lines(path, file)
        yield _preface(path, lines.next() or {}), _batches(path, lines)


class _Lines:
    """The lines of a file, and the digest of all before the last one read."""

    def __init__(self, path: Path, file: gzip.GzipFile) -> None:
        self._path = path
        self._file = file
        self._hash = sha256()
        self._left = LONGEST_LINE + MOST_GROWTH * path.stat().st_size
        self.digest_before = ""

    def next(self) -> dict[str, Json] | None:
        """Return the next line, or None at the end."""
        line = self._read()
        if not line:
            return None
        self.digest_before = self._hash.hexdigest()
        self._hash.update(line)
        try:
            value = read_json(line.decode(), "line").value
        except ValueError as error:  # malformed, or no text
            raise damaged(self._path) from error
        if not isinstance(value, dict):
            raise damaged(self._path)
        return value

    def _read(self) -> bytes:
        try:
            line = self._file.readline(LONGEST_LINE + 1)
        except gzip.BadGzipFile as error:
            raise Malformed(f"{self._path}: this isn't a backup, or it is damaged") from error
        except (EOFError, zlib.error) as error:
            raise damaged(self._path) from error
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self._path)) from error  # with its name
        self._left -= len(line)
        if len(line) > LONGEST_LINE or self._left < 0:
            raise damaged(self._path)
        return line


def _lines(preface: Preface, batches: Iterable[Rows]) -> Iterator[bytes]:
    yield _line({"kind": KIND, "format": FORMAT, **asdict(preface)})
    for rows in batches:
        yield _line({"rows": cast("Json", rows)})


def _line(value: dict[str, Json]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _preface(path: Path, head: dict[str, Json]) -> Preface:
    if head.get("kind") != KIND:
        raise Malformed(f"{path}: this isn't a backup of bigshoulders")
    schema, version, made_at = head.get("schema"), head.get("version"), head.get("made_at")
    if head.get("format") != FORMAT:
        raise newer(path, short(str(version)))
    if not (isinstance(schema, str) and isinstance(version, str) and isinstance(made_at, float)):
        raise damaged(path)
    return Preface(schema, version, made_at)


def _batches(path: Path, lines: _Lines) -> Iterator[Rows]:
    while (line := lines.next()) and "digest" not in line:
        rows = line.get("rows")
        if not isinstance(rows, dict) or not all(isinstance(one, list) for one in rows.values()):
            raise damaged(path)
        if not any(rows.values()):  # a line for nothing: there could be any number of them
            raise damaged(path)
        yield cast("Rows", rows)
    if not line or line["digest"] != lines.digest_before or lines.next() is not None:
        raise damaged(path)


def damaged(path: Path) -> Malformed:
    """Return what to say of a file that is not as it was written."""
    return Malformed(f"{path}: the backup is damaged; use another one, nothing was changed")


def newer(path: Path, version: str) -> Malformed:
    """Return what to say of a file that this version cannot know."""
    return Malformed(
        f"{path}: version {version} wrote this backup, and its tables are newer than this version "
        "knows; restore it with that version"
    )
