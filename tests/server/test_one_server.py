"""Two servers never share a SQLite file: the second one says so and ends."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from bigshoulders.cli.app import run
from bigshoulders.kernel.errors import Malformed, Unavailable
from bigshoulders.server.backup_check import back_up, restore
from bigshoulders.server.store.claim import DatabaseLock
from bigshoulders.server.store.engine import connect, sqlite_file
from tests.server.conftest import Server, kept_port

if TYPE_CHECKING:
    from pathlib import Path

MISTAKE = 2


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    """Return a server on a file, which other paths lead to as well."""
    folder = tmp_path / "games"
    folder.mkdir()
    (tmp_path / "folder").symlink_to(folder)
    (tmp_path / "file.db").symlink_to(folder / "tables.db")
    server = Server(f"sqlite:///{folder}/tables.db")
    server.start()
    yield server
    if server.process is not None:
        server.end(signal.SIGKILL)


def serve(database: str, *words: str) -> int:
    return run(["serve", "--port", str(kept_port()), "--no-open", "--database", database, *words])


@pytest.mark.parametrize("path", ["games/tables.db", "folder/tables.db", "file.db"])
@pytest.mark.parametrize("words", [(), ("--check",)])
def test_a_second_server_on_a_file_is_refused_in_one_sentence(
    running: Server,
    tmp_path: Path,
    path: str,
    words: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert serve(f"sqlite:///{tmp_path / path}", *words) == MISTAKE
    (said,) = capsys.readouterr().err.splitlines()
    assert "another server uses this database; stop it first" in said
    assert running.guest("Ann").call("GET", "/api/tables")["tables"] == []


def test_a_file_is_backed_up_while_it_is_served_and_restored_only_afterwards(
    running: Server, tmp_path: Path
) -> None:
    ann = running.guest("Ann")
    ann.new_table(["me", "me"])
    kept = back_up(running.database, tmp_path / "kept.backup", force=False)
    assert kept.tables == 1
    with pytest.raises(Malformed, match="the database is in use; stop the server before restoring"):
        restore(running.database, tmp_path / "kept.backup", force=True)
    running.end(signal.SIGTERM)
    assert restore(running.database, tmp_path / "kept.backup", force=True).tables == 1


def test_a_killed_server_leaves_its_file_to_the_next_one(running: Server) -> None:
    running.guest("Ann").new_table(["random", "random"])  # bots have processes of their own
    running.end(signal.SIGKILL)
    assert serve(running.database, "--check") == 0
    running.start()


def test_no_server_starts_while_a_file_is_restored(running: Server, tmp_path: Path) -> None:
    running.guest("Ann").new_table(["me", "me"])
    back_up(running.database, tmp_path / "kept.backup", force=False)
    running.end(signal.SIGTERM)
    codes: list[int] = []

    def look(_done: int, _all: int) -> None:
        code = f"from bigshoulders.cli.app import run; import sys; sys.exit(run({words!r}))"
        codes.append(subprocess.run([sys.executable, "-c", code], check=False).returncode)  # noqa: S603 - our own command

    words = ["serve", "--check", "--database", running.database]
    restore(running.database, tmp_path / "kept.backup", force=True, progress=look)
    assert codes == [MISTAKE]


def test_a_claim_is_of_the_whole_process_and_ends_with_its_last_holder(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"
    first, second = DatabaseLock(address), DatabaseLock(address)
    first.release()
    first.release()
    assert elsewhere(address) == Unavailable.__name__
    second.release()
    assert elsewhere(address) == ""


def elsewhere(address: str) -> str:
    """Try to claim a database in another process; returns the name of what went wrong."""
    code = (
        "from bigshoulders.server.store.claim import DatabaseLock\n"
        f"try: DatabaseLock({address!r})\n"
        "except Exception as error: print(type(error).__name__)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)  # noqa: S603 - our own command
    return done.stdout.strip()


@pytest.mark.parametrize(
    "address",
    [
        *("sqlite://", "sqlite:///:memory:", "sqlite:///file:some?mode=memory&uri=true"),
        *("sqlite://host/a.db", "sqlite://me@/a.db", "sqlite:////", "sqlite:///."),
        *("sqlite:///a.db?timeout=x", "sqlite:///a.db?uri=perhaps", "sqlite:///a.db?more=1"),
        *("sqlite+aiosqlite:///a.db", "postgresql+asyncpg://host/name"),
    ],
)
def test_what_is_no_file_and_no_postgresql_is_no_database(address: str) -> None:
    with pytest.raises(Malformed, match="expected sqlite:///FILE or postgresql://HOST/NAME"):
        connect(address)


def test_only_files_are_claimed(tmp_path: Path) -> None:
    assert sqlite_file("postgresql://host/name") is None
    assert sqlite_file(f"sqlite:///file:{tmp_path}/a.db?uri=true") == tmp_path / "a.db"


def test_a_place_where_nothing_can_be_locked_is_named_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db.lock").mkdir()
    with pytest.raises((Malformed, OSError)) as error:
        DatabaseLock(f"sqlite:///{tmp_path}/tables.db")
    assert "tables.db.lock" in str(error.value)
