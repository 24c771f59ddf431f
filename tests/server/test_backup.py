"""Backups: all of it, from one kind of database to the other, or not at all."""

from __future__ import annotations

import gzip
import json
import random
import signal
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import pytest
from sqlalchemy import delete, insert, select, update

from bigshoulders import __version__
from bigshoulders.cli.app import run
from bigshoulders.client import Client
from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.backup_check import Kept, back_up, restore
from bigshoulders.server.store import schema
from bigshoulders.server.store.backup import version_of
from bigshoulders.server.store.engine import connect, open_database, revisions
from tests.server.conftest import KINDS, Server, new_database
from tests.server.old_tables import back_again, fill, table_called

if TYPE_CHECKING:
    from pathlib import Path

TABLES, ENTRIES = 4, 305  # in the old database

Make: TypeAlias = Callable[[str], str]


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Return a function that makes an empty database of a kind."""
    return lambda kind: new_database(kind, tmp_path, lambda: request.getfixturevalue("postgres"))


@pytest.fixture
def filled(empty: Make) -> Make:
    """Return a function that makes a database with tables, and a row in each of its tables."""

    def make(kind: str) -> str:
        database = empty(kind)
        fill(database)
        engine = open_database(database)
        with engine.begin() as connection:
            outage = {"began_at": 1794790000.123456789, "ended_at": 1794790030.5}
            connection.execute(insert(schema.outages).values(outage))
        engine.dispose()
        return database

    return make


def contents(database: str) -> dict[str, list[tuple[object, ...]]]:
    """Return every row of every table."""
    engine = connect(database)
    with engine.connect() as connection:
        found = {
            name: [
                tuple(row)
                for row in connection.execute(select(table).order_by(*table.primary_key.columns))
            ]
            for name, table in schema.metadata.tables.items()
        }
    engine.dispose()
    return found


def change(database: str, statement: object) -> None:
    """Change something in a database."""
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(statement)  # type: ignore[call-overload]
    engine.dispose()


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_everything_goes_from_one_database_to_the_other(
    source: str, target: str, filled: Make, empty: Make, tmp_path: Path
) -> None:
    old, new, file = filled(source), empty(target), tmp_path / "all.backup"
    before = contents(old)
    assert all(before.values()), "a table without a row proves nothing"
    assert back_up(old, file, force=False) == Kept(2, TABLES, ENTRIES, ())
    assert restore(new, file, force=False) == Kept(2, TABLES, ENTRIES, ())
    assert contents(new) == before == contents(old)


def test_games_go_on_in_the_other_database(filled: Make, empty: Make, tmp_path: Path) -> None:
    """The same people come with the same cookies."""
    back_up(filled("sqlite"), tmp_path / "all.backup", force=False)
    target = empty("postgresql")
    restore(target, tmp_path / "all.backup", force=False)
    server = Server(target)
    server.start()
    engine = connect(target)
    with back_again(server, "Ann").open(table_called(engine, "against bots"), "red") as seat:
        assert seat.wait()
        seat.answer(seat.answers[0])
    engine.dispose()
    server.end(signal.SIGTERM)


@pytest.mark.long
def test_a_backup_is_consistent_while_people_play(
    database: str, start: Callable[..., Server], tmp_path: Path
) -> None:
    server = start()
    guest = server.guest("Ann")
    table, _link = guest.new_table(["me", "random"])
    chosen, seen = random.Random(6), []
    with guest.open(table, "red") as seat:
        for place in range(3):
            play_on(seat_moves=4, guest=guest, table=table, chosen=chosen)
            kept = back_up(database, tmp_path / f"{place}.backup", force=False)
            assert kept.faults == ()
            seen.append(kept.entries)
        seat.reconnect()
        assert seen == sorted(set(seen))
        assert seen[-1] <= seat.number
    with pytest.raises(Malformed, match="the database is in use; stop the server"):
        restore(database, tmp_path / "0.backup", force=True)


def play_on(seat_moves: int, guest: Client, table: str, chosen: random.Random) -> None:
    """Answer a few questions; a bot that is asked next goes on by itself."""
    with guest.open(table, "red") as seat:
        for _move in range(seat_moves):
            if seat.wait():
                seat.answer(chosen.choice(seat.answers))


def test_a_database_with_tables_is_replaced_only_by_force(
    database: str, filled: Make, tmp_path: Path
) -> None:
    file = tmp_path / "all.backup"
    back_up(filled("sqlite"), file, force=False)
    restore(database, file, force=False)
    change(database, update(schema.guests).values(name="Eve"))
    before = contents(database)
    with pytest.raises(Malformed, match="there are tables in this database already"):
        restore(database, file, force=False)
    assert contents(database) == before
    restore(database, file, force=True)
    assert [name for _id, name, *_more in contents(database)["guests"]] == ["Ann", "Bob"]


def test_a_database_that_only_a_server_has_opened_counts_as_empty(
    database: str, start: Callable[..., Server], filled: Make, tmp_path: Path
) -> None:
    back_up(filled("sqlite"), tmp_path / "all.backup", force=False)
    start().end(signal.SIGTERM)
    assert restore(database, tmp_path / "all.backup", force=False).tables == TABLES


def test_a_damaged_backup_is_refused_and_changes_nothing(filled: Make, tmp_path: Path) -> None:
    """Whatever byte is changed and wherever it is cut off."""
    database, file = filled("sqlite"), tmp_path / "all.backup"
    back_up(database, file, force=False)
    whole, before, chosen = file.read_bytes(), contents(database), random.Random(7)
    for _try in range(12):
        place = chosen.randrange(10, len(whole))  # the first ten bytes say nothing of the rows
        flipped = bytes([whole[place] ^ 1 << chosen.randrange(8)])
        for broken in (whole[:place], whole[:place] + flipped + whole[place + 1 :]):
            file.write_bytes(broken)
            with pytest.raises(Malformed, match=r"all\.backup: .*damaged"):
                restore(database, file, force=True)
    assert contents(database) == before


def test_a_backup_that_somebody_edited_is_refused(
    filled: Make, empty: Make, tmp_path: Path
) -> None:
    file = tmp_path / "all.backup"
    back_up(filled("sqlite"), file, force=False)
    rewrite(file, lambda text: text.replace("Ann", "Eve"))
    with pytest.raises(Malformed, match="the backup is damaged"):
        restore(empty("sqlite"), file, force=False)


def rewrite(file: Path, edit: Callable[[str], str]) -> None:
    """Change the text of a backup."""
    file.write_bytes(gzip.compress(edit(gzip.decompress(file.read_bytes()).decode()).encode()))


@pytest.mark.parametrize(
    "change_text",
    [
        lambda text: text.replace(f'"schema":"{revisions()[0]}"', '"schema":"9999"'),
        lambda text: text.replace('"format":1', '"format":2'),
    ],
    ids=["schema", "format"],
)
def test_a_backup_of_a_newer_version_is_refused_in_one_sentence(
    change_text: Callable[[str], str], filled: Make, empty: Make, tmp_path: Path
) -> None:
    file = tmp_path / "all.backup"
    back_up(filled("sqlite"), file, force=False)
    rewrite(file, change_text)
    with pytest.raises(Malformed, match="its tables are newer than this version knows"):
        restore(empty("sqlite"), file, force=False)


def test_an_old_database_is_backed_up_as_it_is_and_restored_up_to_date(
    database: str, empty: Make, tmp_path: Path
) -> None:
    fill(database)
    assert back_up(database, tmp_path / "old.backup", force=False).faults == ()
    engine = connect(database)
    with engine.connect() as connection:
        assert version_of(connection) == revisions()[-1]
    engine.dispose()
    new = empty("sqlite")
    assert restore(new, tmp_path / "old.backup", force=False).entries == ENTRIES
    engine = connect(new)
    with engine.connect() as connection:
        assert version_of(connection) == revisions()[0]
    engine.dispose()


def test_only_its_owner_may_read_a_backup(filled: Make, tmp_path: Path) -> None:
    back_up(filled("sqlite"), tmp_path / "all.backup", force=False)
    assert (tmp_path / "all.backup").stat().st_mode & 0o777 == 0o600


def test_a_table_that_does_not_replay_is_kept_and_named(
    filled: Make, empty: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = filled("sqlite"), tmp_path / "all.backup"
    engine = connect(database)
    table = table_called(engine, "over")
    engine.dispose()
    of = schema.entries.c.table_id == table, schema.entries.c.number == 50
    change(database, update(schema.entries).where(*of).values(digest="0" * 16))
    assert run(["backup", str(file), "--database", database, "--json"]) == 1
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert [fault["table"] for fault in found["faults"]] == [table]
    assert (
        told.err == f"error: table {table} is kept but does not replay: "
        f"table {table}: after entry 50 the game differs\n"
    )
    kept = restore(empty("sqlite"), file, force=False)
    assert (kept.tables, kept.entries, len(kept.faults)) == (TABLES, ENTRIES, 1)


@pytest.mark.parametrize(
    ("number", "why"), [(30, "entry 30 is missing"), (202, "it ends at entry 201, not at 202")]
)
def test_an_entry_that_is_missing_is_noticed(
    number: int, why: str, filled: Make, tmp_path: Path
) -> None:
    database = filled("sqlite")
    engine = connect(database)
    table = table_called(engine, "over")
    engine.dispose()
    of = schema.entries.c.table_id == table, schema.entries.c.number == number
    change(database, delete(schema.entries).where(*of))
    (fault,) = back_up(database, tmp_path / "all.backup", force=False).faults
    assert fault.table == table
    assert why in fault.why


def test_the_commands_say_what_they_did(
    filled: Make, empty: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "all.backup")
    assert run(["backup", file, "--database", filled("sqlite")]) == 0
    words = " ".join(capsys.readouterr().out.split())
    assert words.endswith("4 tables with 305 entries; every one played again without a difference")
    assert run(["restore", file, "--database", empty("sqlite"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    expected = {"file": file, "guests": 2, "tables": TABLES, "entries": ENTRIES, "faults": []}
    assert told == expected


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["backup", "taken"], "there is such a file already; give another name, or --force"),
        (["backup", "new", "--database", "sqlite:///none.db"], "there is no such database"),
        (["backup", "new", "--database", "sqlite:///bare.db"], "there is nothing of bigshoulders"),
        (
            ["backup", "new", "--database", "mysql://host/name"],
            "this kind of database isn't supported",
        ),
        (["restore", "none"], "no such file"),
        (["restore", "taken"], "this isn't a backup"),
        (["restore", "other.gz"], "this isn't a backup of bigshoulders"),
    ],
)
def test_a_mistake_gets_one_sentence(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "taken").write_text("something else")
    (tmp_path / "other.gz").write_bytes(gzip.compress(b'{"kind":"something else"}\n'))
    (tmp_path / "bare.db").touch()
    assert run(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir() if path.name != "data") == [
        "bare.db",
        "other.gz",
        "taken",
    ]


def test_a_backup_names_the_version_that_wrote_it(filled: Make, tmp_path: Path) -> None:
    back_up(filled("sqlite"), tmp_path / "all.backup", force=False)
    with gzip.open(tmp_path / "all.backup") as file:
        head = json.loads(file.readline())
    assert (head["version"], head["schema"]) == (__version__, revisions()[0])
