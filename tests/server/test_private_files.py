"""What a server keeps on disk is its owner's alone, from the moment it is there."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bigshoulders.server.backup_check import back_up
from bigshoulders.server.store.claim import DatabaseLock
from bigshoulders.server.store.engine import connect, open_database
from bigshoulders.server.store.private import BESIDE

pytestmark = pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")


@pytest.fixture(autouse=True)
def _everybody_may_read_by_default() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@contextmanager
def used(file: Path) -> Iterator[None]:
    """Have a database open in which something was written, as a server has."""
    with DatabaseLock(f"sqlite:///{file}"):
        engine = open_database(f"sqlite:///{file}")
        with engine.begin() as connection:
            connection.exec_driver_sql("INSERT OR REPLACE INTO settings VALUES ('a', 'b')")
        yield
        engine.dispose()


def modes(folder: Path) -> dict[str, int]:
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()}


def test_a_database_and_all_that_is_beside_it_is_its_owners_only(tmp_path: Path) -> None:
    with used(tmp_path / "tables.db"):
        found = modes(tmp_path)
        assert found.keys() >= {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"}
        assert set(found.values()) == {0o600}


def test_it_is_so_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is given its permissions afterwards, when somebody could have opened it."""
    monkeypatch.setattr(Path, "chmod", lambda *_given: pytest.fail("too late"))
    connect(f"sqlite:///{tmp_path}/tables.db")
    assert modes(tmp_path) == {"tables.db": 0o600}


def test_folders_that_are_made_are_the_owners_and_others_stay(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with used(tmp_path / "data" / "here" / "tables.db"):
        pass
    found = [stat.S_IMODE(one.stat().st_mode) for one in (tmp_path, *tmp_path.glob("data/**/"))]
    assert found == [0o755, 0o700, 0o700]


def test_a_database_that_was_open_to_others_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with used(file):
        for one in tmp_path.iterdir():
            one.chmod(0o664)
        open_database(f"sqlite:///{file}").dispose()
        found = modes(tmp_path)
        assert {found[f"tables.db{ending}"] for ending in BESIDE if ending != "-journal"} == {0o600}
    with used(file):
        assert set(modes(tmp_path).values()) == {0o600}


def test_a_link_to_a_database_that_is_not_there_yet_is_followed(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    with used(tmp_path / "link.db"):
        assert modes(tmp_path)["tables.db"] == 0o600


def test_a_backup_is_its_owners_only_also_where_another_file_was(tmp_path: Path) -> None:
    (tmp_path / "all.backup").write_text("old")
    (tmp_path / "all.backup").chmod(0o644)
    with used(tmp_path / "tables.db"):
        back_up(f"sqlite:///{tmp_path}/tables.db", tmp_path / "all.backup", force=True)
    assert modes(tmp_path)["all.backup"] == 0o600
