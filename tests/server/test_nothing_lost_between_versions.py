"""A table says which engine played it; one that replays otherwise is refused, and it alone."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable

import pytest
from sqlalchemy import select, update

from bigshoulders import __version__
from bigshoulders.client import Client, ServerRefused
from bigshoulders.server.store import schema
from bigshoulders.server.store.engine import connect
from bigshoulders.server.tables.service import PUT_OFF
from tests.server.conftest import PATIENCE, Server

OLDER = "0.0.9"
ENTRIES = schema.entries.c


def played(guest: Client, *seats: str) -> str:
    """Make a table and give a few answers; returns its id."""
    table, _link = guest.new_table(seats)
    go_on(guest, table, 5)
    return table


def go_on(guest: Client, table: str, moves: int) -> None:
    for _move in range(moves):
        with guest.open(table) as spectator:
            while not (own := set(spectator.asked) & set(guest.seats_of(table))):
                spectator.hear()
            name = min(own)
        with guest.open(table, name) as seat:
            seat.answer(seat.answers[0])


def engines_of(database: str, table: str) -> dict[int, str]:
    """Return which version the log names at which entry."""
    engine = connect(database)
    found = select(ENTRIES.number, ENTRIES.data).where(ENTRIES.table_id == table)
    found = found.order_by(ENTRIES.number)
    with engine.connect() as connection:
        rows = [(row.number, json.loads(row.data)) for row in connection.execute(found)]
    engine.dispose()
    return {number: data["engine"] for number, data in rows if "engine" in data}


def written_by_another(database: str, table: str, **values: str) -> int:
    """Let a log look as if an older engine had played; returns the entry that says so."""
    (number,) = engines_of(database, table)
    engine = connect(database)
    of = ENTRIES.table_id == table, ENTRIES.number == number
    data = json.dumps({"engine": OLDER})
    with engine.begin() as connection:
        connection.execute(update(schema.entries).where(*of).values(data=data, **values))
    engine.dispose()
    return number


def test_the_log_names_the_engine_once_and_again_when_it_changes(
    database: str, start: Callable[..., Server]
) -> None:
    server = start()
    guest = server.guest("Ann")
    table = played(guest, "me", "me")
    server.end(signal.SIGTERM)
    assert list(engines_of(database, table).values()) == [__version__]
    first = written_by_another(database, table)
    server.start()
    go_on(guest, table, 3)
    found = engines_of(database, table)
    assert list(found.values()) == [OLDER, __version__]
    assert sorted(found) == [first, first + 6]  # the first of the three new moves


def test_a_table_that_replays_otherwise_is_refused_and_no_other(
    database: str, start: Callable[..., Server]
) -> None:
    server = start("--log-level", "error")
    guest = server.guest("Ann")
    broken, sound = played(guest, "me", "random"), played(guest, "me", "random")
    server.end(signal.SIGKILL)
    written_by_another(database, broken, digest="0" * 16)
    make_due(database)
    server.start()
    for open_it in (guest.open, lambda table: guest.call("GET", f"/api/tables/{table}")):
        with pytest.raises(ServerRefused) as refused:
            open_it(broken)
        assert refused.value.key == "unplayable"
        assert str(refused.value) == (
            f"this table was played with version {OLDER} and does not replay with version "
            f"{__version__}; all of it is kept"
        )
    go_on(guest, sound, 5)
    listed = json.dumps(guest.call("GET", "/api/tables?mine=true"))
    assert broken in listed
    assert sound in listed
    wait_until_put_off(database, broken)


def make_due(database: str) -> None:
    """Let every table wait for the server since long ago."""
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(update(schema.tables).values(due_at=1.0))
    engine.dispose()


def wait_until_put_off(database: str, table: str) -> None:
    """Return when the server has noted to leave a table alone for a while."""
    engine = connect(database)
    found = select(schema.tables.c.due_at).where(schema.tables.c.id == table)
    due_at, until = 0.0, time.monotonic() + PATIENCE
    while due_at < PUT_OFF and time.monotonic() < until:
        time.sleep(0.05)
        with engine.connect() as connection:
            due_at = connection.execute(found).scalar_one()
    engine.dispose()
    assert due_at > PUT_OFF
