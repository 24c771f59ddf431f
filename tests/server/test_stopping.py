"""How a server ends and what it writes down: SIGTERM, SIGKILL, and logs without secrets."""

from __future__ import annotations

import asyncio
import inspect
import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

from bigshoulders.client import Client, Object
from bigshoulders.server.store import schema
from bigshoulders.server.store.engine import connect
from tests.server.conftest import Server
from tests.server.running import Hours, opened
from tests.server.test_playing import asked
from tests.server.test_tables import put

if TYPE_CHECKING:
    from pathlib import Path

CLOCK: Object = {"kind": "live", "bank": 600, "increment": 10}
MOST = 600 + 6 * 10  # seconds that a clock can show after six turns


class Noted(Server):
    """A server whose log is kept."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder}/tables.db", "--log-level", "debug")
        self.file = folder / "tables.db"
        self.log = folder / "log"

    def launch(self, words: list[str]) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen([sys.executable, "-m", "bigshoulders", *words], stderr=log)  # noqa: S603 - our own command


@pytest.fixture
def noted(tmp_path: Path) -> Iterator[Noted]:
    server = Noted(tmp_path)
    server.start()
    yield server
    if server.process is not None:
        server.end(signal.SIGKILL)


def clocks(client: Client, table: str) -> list[Object]:
    table_state = cast("Object", client.call("GET", f"/api/tables/{table}")["table"])
    return cast("list[Object]", table_state["clock"])


def test_a_stopped_server_says_goodbye_to_its_sockets_and_keeps_everything(noted: Noted) -> None:
    ann = noted.guest("Ann")
    table, _link = ann.new_table(["me", "random"])
    seat = ann.open(table, "red")
    assert seat.wait()
    number = seat.answer(seat.answers[0])
    assert noted.end(signal.SIGTERM) in (0, -signal.SIGTERM)
    with pytest.raises(ConnectionClosed) as closed:
        seat.wait_for(sys.maxsize)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    with sqlite3.connect(noted.file) as database:
        (kept,) = database.execute("SELECT max(number) FROM entries").fetchone()
        (alive,) = database.execute("SELECT count(*) FROM settings WHERE key='alive'").fetchone()
    assert kept >= number
    assert alive == 1
    assert "trace" not in noted.log.read_text()


def test_clocks_survive_a_kill(noted: Noted) -> None:
    ann = noted.guest("Ann")
    table, _link = ann.new_table(["me", "me"], clock=CLOCK)
    seats = [ann.open(table, name) for name in ann.seats_of(table)]
    for _turn in range(6):
        seat = asked(seats)
        seat.answer(seat.answers[0])
    before = clocks(ann, table)
    noted.end(signal.SIGKILL)
    noted.start()
    after = clocks(ann, table)
    for old, new in zip(before, after, strict=True):
        assert until(new) >= until(old)  # what passed since the last sign of life is given back
        assert cast("float", new["left"]) <= MOST
        assert {**new, "left": 0, "since": 0} == {**old, "left": 0, "since": 0}
        assert (new["since"] is None) == (old["since"] is None)


def until(clock: Object) -> float:
    """Return when time is up, or how much is left on a clock that stands."""
    return cast("float", clock["left"]) + cast("float", clock["since"] or 0.0)


def test_no_line_of_the_log_tells_a_secret(noted: Noted) -> None:
    ann, bob = noted.guest("Annabella"), noted.guest("Bartholomew")
    table, link = ann.new_table(["me", "open"], clock=CLOCK)
    seat_link = str(ann.call("POST", f"/api/tables/{table}/seats/yellow/link")["link"])
    bob.join(link)
    bob.join(seat_link)
    seats = [ann.open(table, "red"), bob.open(table, "yellow")]
    seats[0].wait_for(seats[1].number)
    seat = asked(seats)
    seat.answer(seat.answers[0])
    put(ann, table, "yellow", "bot")
    noted.end(signal.SIGKILL)
    noted.start()
    ann.open(table, "red").send({"type": "chat", "text": "a word in confidence"})
    noted.end(signal.SIGTERM)
    with sqlite3.connect(noted.file) as database:
        seeds = [row[0] for row in database.execute("SELECT seed FROM tables")]
        guests = [row[0] for row in database.execute("SELECT id FROM guests")]
        keys = [row[0] for row in database.execute("SELECT value FROM settings WHERE key='secret'")]
    cookies = [client.cookie.partition("=")[2] for client in (ann, bob)]
    tokens = [one.rpartition("#")[2] for one in (link, seat_link)]
    names = ["Annabella", "Bartholomew", "a word in confidence"]
    log = noted.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert "clocks stood still" in [line["text"] for line in lines]
    for secret in (*seeds, *guests, *keys, *cookies, *tokens, *names):
        assert len(secret) > 8
        assert secret not in log


def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/empty.db")
    statement = insert(schema.guests).values(id="a guest's id", name="Annabella", made_at=0.0)
    with pytest.raises(SQLAlchemyError) as error, engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()
    assert "guests" in str(error.value)
    assert "Annabella" not in str(error.value)


def test_what_has_not_begun_when_the_server_ends_is_dropped(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite, Hours()) as services:
            work = services.tables.heard_all()
            services.tables.spawn(work)
            await services.tables.close()
            assert inspect.getcoroutinestate(work) == inspect.CORO_CLOSED

    asyncio.run(story())
