"""An old database is brought up to date, and its games go on."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from alembic import command
from sqlalchemy import text

from bigshoulders.fairness import verify
from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.store import engine as opening
from bigshoulders.server.store.backup import version_of
from bigshoulders.server.store.engine import connect, open_database, revisions
from tests.server.conftest import Server, new_database
from tests.server.old_tables import back_again, fill, table_called
from tests.server.test_playing import asked

if TYPE_CHECKING:
    from pathlib import Path


def test_an_old_database_is_migrated_and_its_games_go_on(
    database: str, start: Callable[..., Server]
) -> None:
    fill(database)
    server = start()
    ann, bob = back_again(server, "Ann"), back_again(server, "Bob")
    engine = connect(database)
    chosen = random.Random(5)

    middle = table_called(engine, "in the middle")
    seats = [ann.open(middle, "red"), bob.open(middle, "yellow")]
    assert seats[0].number == 70
    while not seats[0].is_over():
        seat = asked(seats)
        number = seat.answer(chosen.choice(seat.answers))
        for one in seats:
            one.wait_for(number)

    with ann.open(table_called(engine, "against bots"), "red") as seat:
        before = seat.number
        while seat.number < before + 20 and seat.wait():
            seat.answer(chosen.choice(seat.answers))

    waiting = table_called(engine, "waiting")
    assert ann.open(waiting).table["status"] == "waiting"

    for title in ("over", "in the middle"):
        guest = bob if title == "over" else ann
        record = guest.text("GET", f"/api/tables/{table_called(engine, title)}/record")
        assert verify(record, None).derived > 20
    engine.dispose()


def test_the_tables_of_an_old_database_become_those_of_a_new_one(database: str) -> None:
    fill(database)
    engine = open_database(database)
    with engine.connect() as connection:
        assert version_of(connection) == revisions()[0]
    check_models(database)
    engine.dispose()


def test_models_and_migrations_agree(database: str) -> None:
    open_database(database).dispose()
    check_models(database)


def check_models(database: str) -> None:
    """Let Alembic compare the tables that are there with those that the program expects."""
    engine = connect(database)
    with engine.begin() as connection, opening._migrations() as config:
        config.attributes["connection"] = connection
        command.check(config)
    engine.dispose()


def test_every_version_follows_the_one_before(database: str) -> None:
    """Each step works on what the step before has left, with rows in it."""
    fill(database)
    engine = connect(database)
    for version in reversed(revisions()):
        opening.migrate(engine, version)
        with engine.connect() as connection:
            assert version_of(connection) == version
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(database: str) -> None:
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Malformed, match="a newer version of bigshoulders made this database"):
        open_database(database)


def test_a_file_that_is_no_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("this is no database, whatever its name says\n" * 100)
    with pytest.raises(Malformed, match="the database cannot be used, file is not a database"):
        open_database(f"sqlite:///{tmp_path / 'tables.db'}")


def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    fill(database)
    with sqlite3.connect(tmp_path / "tables.db") as file:
        file.execute("CREATE TABLE outages (mine TEXT)")  # in the way of the second version
        before = list(file.iterdump())
    with pytest.raises(Malformed, match="outages already exists"):
        open_database(database)
    assert list(file.iterdump()) == before
    file.close()


def test_workers_that_start_together_migrate_once(postgres: str, tmp_path: Path) -> None:
    database = new_database("postgresql", tmp_path, lambda: postgres)
    fill(database)
    with ThreadPoolExecutor(4) as pool:
        for engine in pool.map(open_database, [database] * 4):
            engine.dispose()
    check_models(database)
