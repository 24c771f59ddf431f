"""Backups that were made to break a reader: refused in one sentence, and nothing is changed."""

from __future__ import annotations

import gzip
import json
import tracemalloc
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, TypeAlias

import pytest

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.backup_check import back_up, restore
from bigshoulders.server.store import backup, backup_file
from bigshoulders.server.store.backup import is_used, version_of
from bigshoulders.server.store.engine import connect
from tests.server.old_tables import fill

if TYPE_CHECKING:
    from pathlib import Path

Rows: TypeAlias = dict[str, list[dict[str, Json]]]
Edit: TypeAlias = Callable[[Rows], None]


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """Return the lines of a backup without the last one."""
    folder = tmp_path_factory.mktemp("backup")
    fill(f"sqlite:///{folder}/old.db")
    back_up(f"sqlite:///{folder}/old.db", folder / "all.backup", force=False)
    with gzip.open(folder / "all.backup", "rt") as file:
        return tuple(file.read().splitlines()[:-1])


def sealed(lines: bytes) -> bytes:
    """Return a file of these lines with the digest that they need."""
    return gzip.compress(lines + json.dumps({"digest": sha256(lines).hexdigest()}).encode() + b"\n")


def refused(folder: Path, content: bytes) -> str:
    """Restore a file that must be refused; returns the sentence."""
    file, address = folder / "a.backup", f"sqlite:///{folder}/new.db"
    file.write_bytes(content)
    with pytest.raises(Malformed) as error:
        restore(address, file, force=False)
    engine = connect(address)
    with engine.connect() as connection:
        assert version_of(connection) is None or not is_used(connection)
    engine.dispose()
    assert len(str(error.value)) < 400
    return str(error.value)


def put(table: str, column: str, value: Json) -> Edit:
    """Return an edit that puts a value into the first row of a table."""

    def edit(rows: Rows) -> None:
        rows[table][0][column] = value

    return edit


def add(table: str, row: Json) -> Edit:
    """Return an edit that adds a row, whatever it is."""

    def edit(rows: Rows) -> None:
        rows[table].append(row)  # type: ignore[arg-type]

    return edit


@pytest.mark.parametrize(
    "edit",
    [
        put("tables", "seats", "two"),
        put("tables", "seats", True),
        put("tables", "seats", 1.5),
        put("tables", "number", None),
        put("tables", "options", "{"),
        put("tables", "options", "[]"),
        put("tables", "clock", "[" * 5000),
        put("tables", "asked", "²"),
        put("tables", "asked", "9" * 5000),
        put("tables", "title", ["a"]),
        put("tables", "title", {"a": 1}),
        put("tables", "title", "a\0b"),
        put("tables", "moved_at", "soon"),
        put("tables", "colour", 1),
        put("entries", "data", "null"),
        put("entries", "number", "1"),
        put("seats", "seat", [0]),
        put("links", "once", 3),
        add("entries", "a text"),
        add("entries", []),
        add("entries", {}),
        add("entries", None),
    ],
)
def test_a_row_that_does_not_fit_is_refused(
    edit: Edit, lines: tuple[str, ...], tmp_path: Path
) -> None:
    """SQLite takes a text for a number; the server would fail on it whenever it is read."""
    place = next(at for at, line in enumerate(lines) if '"links":[{' in line)
    changed = json.loads(lines[place])
    edit(changed["rows"])
    text = "\n".join([*lines[:place], json.dumps(changed), *lines[place + 1 :]]) + "\n"
    assert refused(tmp_path, sealed(text.encode())).endswith("nothing was changed")


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 100_000,
        b'{"rows":' * 50_000,
        b'{"rows":{"tables":' + b"[" * 100 + b"]" * 100 + b"}}",
        b'{"rows":{"guests":[{"id":"\\ud800","name":"a","made_at":1.0}]}}',
        b'{"rows":{"guests":[{"id":"a","name":"a","made_at":NaN}]}}',
        b'{"rows":{"guests":[{"id":"a","name":"a","made_at":1e999}]}}',
        b'{"rows":{"guests":[{"id":"a","name":"a","made_at":' + b"9" * 5000 + b"}]}}",
        b'{"rows":{"guests":[{"id":"a","id":"b","name":"a","made_at":1.0}]}}',
        b'{"rows":{"nothing":[{"id":"a"}]}}',
        b'{"rows":{"guests":{}}}',
        b'{"rows":{}}',
        b'{"rows":{"guests":[]}}',
        b"\xff\xfe",
        b"\xef\xbb\xbf",
        b"null",
        b"9" * 5000,
        b"",
    ],
    ids=lambda line: repr(line[:60]),
)
def test_a_line_that_is_no_line_of_a_backup_is_refused(
    line: bytes, lines: tuple[str, ...], tmp_path: Path
) -> None:
    whole = "\n".join(lines).encode() + b"\n" + line + b"\n"
    assert refused(tmp_path, sealed(whole)).endswith("nothing was changed")


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ({"kind": "bigshoulders backup", "format": 2, "version": "9" * 5000}, "restore it with"),
        ({"kind": "bigshoulders backup", "format": 1, "schema": 1}, "damaged"),
        ({"kind": ["bigshoulders backup"]}, "this isn't a backup"),
        ({}, "this isn't a backup"),
    ],
)
def test_a_first_line_of_any_shape_is_refused(head: Json, sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(tmp_path, sealed(json.dumps(head).encode() + b"\n"))


@cache
def bomb(line: bytes, size: int) -> bytes:
    """Return a small file that unpacks to something large."""
    return gzip.compress(line * (size // len(line)))


@pytest.mark.parametrize("line", [b"\0", b"[", b" ", b'{"rows":{"guests":[]}}\n'])
def test_a_file_that_unpacks_to_something_huge_is_refused_without_unpacking_it(
    line: bytes, lines: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """100 MB would come out of a file of 100 kB; no more than a line of it is ever held."""
    monkeypatch.setattr(backup_file, "LONGEST_LINE", 1024 * 1024)
    file = gzip.compress(lines[0].encode() + b"\n") + bomb(line, 100 * 1024 * 1024)
    tracemalloc.start()
    try:
        assert refused(tmp_path, file).endswith("nothing was changed")
        assert tracemalloc.get_traced_memory()[1] < 30 * 1024 * 1024
    finally:
        tracemalloc.stop()


def test_rows_without_end_are_refused(
    lines: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines that are good each by itself come out of next to nothing."""
    monkeypatch.setattr(backup_file, "LONGEST_LINE", 64 * 1024)
    rows = [
        json.dumps({"rows": {"settings": [{"key": f"{at}", "value": "a" * 10_000}]}})
        for at in range(300)
    ]
    assert refused(tmp_path, sealed("\n".join([lines[0], *rows, ""]).encode())).endswith("changed")


def test_a_table_with_very_many_entries_has_several_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that no line of ours is too long to be read back."""
    monkeypatch.setattr(backup, "BATCH", 20)
    fill(f"sqlite:///{tmp_path}/old.db")
    kept = back_up(f"sqlite:///{tmp_path}/old.db", tmp_path / "all.backup", force=False)
    assert (kept.tables, kept.entries, kept.faults) == (4, 305, ())
    with gzip.open(tmp_path / "all.backup", "rt") as file:
        sizes = [len(json.loads(line).get("rows", {}).get("entries", [])) for line in file]
    assert max(sizes) == 20
    assert sum(sizes) == 305


def test_a_table_without_seats_is_kept_and_named(lines: tuple[str, ...], tmp_path: Path) -> None:
    place = next(at for at, line in enumerate(lines) if '"seats":[{' in line)
    changed = json.loads(lines[place])
    changed["rows"]["seats"] = []
    text = "\n".join([*lines[:place], json.dumps(changed), *lines[place + 1 :]]) + "\n"
    (tmp_path / "a.backup").write_bytes(sealed(text.encode()))
    kept = restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "a.backup", force=False)
    assert [fault.why for fault in kept.faults] == ["its seats are missing"]
