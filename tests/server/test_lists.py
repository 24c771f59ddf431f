"""Lists of tables: read by indexes however many there are, and page after page without a gap."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

import pytest
from sqlalchemy import Connection, Select, insert, select, text

from bigshoulders.server.store import lists, schema
from bigshoulders.server.store.engine import open_database
from bigshoulders.server.store.lists import ListPosition
from bigshoulders.server.store.rows import OVER, PLAYING
from tests.server.conftest import KINDS, new_database
from tests.server.test_hostile import guest, run

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.client import Object
    from tests.server.within import Within

TABLES = 6000
GUESTS = 200
AT = 1_800_000_000.0
ANN = "guest-0"


def table(number: int, **given: object) -> dict[str, object]:
    """Return a row of a table; three at a time moved at the same moment."""
    row: dict[str, object] = {
        "id": f"table-{number * 7919 % 100_003}",
        "game": "city",
        "seats": 2,
        "options": "{}",
        "title": "a table",
        "visibility": "link" if number % 3 else "open",
        "clock": "{}",
        "host": f"guest-{number % GUESTS}",
        "seed": "seed",
        "commitment": "commitment",
        "made_at": AT,
        "status": PLAYING if number % 5 else OVER,
        "number": 1,
        "asked": "0",
        "moved_at": AT + number // 3 + 0.1234567,
    }
    return row | given


def fill(connection: Connection, count: int) -> None:
    people = [{"id": f"guest-{n}", "name": "somebody", "made_at": AT} for n in range(GUESTS)]
    connection.execute(insert(schema.guests), people)
    connection.execute(insert(schema.tables), [table(number) for number in range(count)])
    seats = [
        {
            "table_id": table(number)["id"],
            "seat": seat,
            "guest": f"guest-{(number + seat) % GUESTS}",
            "name": "somebody",
            "kept_for": f"guest-{(number + 2) % GUESTS}" if seat else None,
        }
        for number in range(count)
        for seat in range(2)
    ]
    connection.execute(insert(schema.seats), seats)
    members = [
        {"table_id": table(number)["id"], "guest": f"guest-{(number + 3) % GUESTS}"}
        for number in range(count)
    ]
    connection.execute(insert(schema.members), members)


@pytest.fixture(scope="module", params=KINDS)
def filled(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Connection]:
    """Return a connection to a database with many tables, which nobody changes."""
    folder = tmp_path_factory.mktemp("lists")
    address = new_database(request.param, folder, lambda: request.getfixturevalue("postgres"))
    engine = open_database(address)
    with engine.begin() as connection:
        fill(connection, TABLES)
    with engine.begin() as connection:
        connection.execute(text("ANALYZE"))
        yield connection
    engine.dispose()


GIVEN = {
    "guest": ANN,
    "page": 50,
    "moved_at": AT + 500,
    "id": "table-5",
    "floor_at": AT + 100,
    "floor": "table-6",
    "many": lists.MANY,
    "last": lists.LAST,
}


def plan_of(connection: Connection, question: Select[*tuple[Any, ...]]) -> str:
    """Return how the database will find the answer."""
    needed = {name: GIVEN[name] for name in question.compile().params if name in GIVEN}
    filled_in = question.params(needed)
    words = str(filled_in.compile(connection, compile_kwargs={"literal_binds": True}))
    explain = "EXPLAIN QUERY PLAN" if connection.dialect.name == "sqlite" else "EXPLAIN"
    rows = connection.exec_driver_sql(f"{explain} {words}".replace("%", "%%")).all()
    return "\n".join(str(row[-1]) for row in rows)


def test_no_list_looks_at_every_table(filled: Connection) -> None:
    tables = schema.tables.c
    due = select(tables.id).where(tables.due_at <= AT).order_by(tables.due_at).limit(200)
    questions: dict[str, Select[*tuple[Any, ...]]] = {"due": due, "how many": lists.how_many()}
    for later in (False, True):
        questions[f"lobby {later}"] = lists.lobby(later=later)
        questions[f"mine {later}"] = lists.all_in_order(later=later)
        questions[f"the last {later}"] = lists.end_of_the_last(later=later)
        questions[f"mine among the last {later}"] = lists.among_the_last(later=later)
    for name, question in questions.items():
        plan = plan_of(filled, question)
        assert "Seq Scan" not in plan, f"{name}\n{plan}"
        for line in plan.splitlines():
            scans = line.strip().startswith("SCAN ") and "INDEX" not in line
            assert not scans or line.strip() in ("SCAN known", "SCAN some"), f"{name}\n{plan}"
    last = plan_of(filled, select(tables.moved_at).order_by(tables.moved_at.desc()).limit(1))
    assert "ix_tables_moved_at" in last


@pytest.mark.parametrize("many", [lists.MANY, 10])
@pytest.mark.parametrize("last", [lists.LAST, 20])
def test_pages_have_every_table_once_also_those_that_moved_at_the_same_time(
    filled: Connection, monkeypatch: pytest.MonkeyPatch, many: int, last: int
) -> None:
    """For those who have few tables and those who have very many."""
    monkeypatch.setattr(lists, "MANY", many)
    monkeypatch.setattr(lists, "LAST", last)
    rows = [table(number) for number in range(TABLES)]
    rows.sort(key=lambda row: (cast("float", row["moved_at"]), str(row["id"])), reverse=True)
    numbers = {str(table(number)["id"]): number for number in range(TABLES)}
    mine = {name for name, number in numbers.items() if -number % GUESTS in (0, 1, 2, 3)}
    wanted = [str(row["id"]) for row in rows if row["id"] in mine]
    found: list[str] = []
    before: ListPosition | None = None
    while page := lists.of_guest(filled, ANN, 7, before):
        found += [row.id for row in page]
        before = ListPosition(page[-1].moved_at, page[-1].id)
    assert found == wanted


def test_pages_of_the_lobby_have_every_open_table_once(filled: Connection) -> None:
    rows = [table(number) for number in range(TABLES)]
    rows.sort(key=lambda row: (cast("float", row["moved_at"]), str(row["id"])), reverse=True)
    wanted = [row["id"] for row in rows if row["visibility"] == "open" and row["status"] != OVER]
    found: list[str] = []
    before: ListPosition | None = None
    while page := lists.in_lobby(filled, 50, before):
        found += [row.id for row in page]
        before = ListPosition(page[-1].moved_at, page[-1].id)
    assert found == wanted


def test_a_client_goes_from_page_to_page(tmp_path: Path) -> None:
    """Over HTTP, with tables that all moved in one millisecond."""

    async def story(server: Within) -> None:
        ann = await guest(server, "Ann")
        made = []
        server.services.tables.now = lambda: AT + random.random() / 1000
        for _table in range(7):
            body: Object = {"seats": ["me", "open"], "visibility": "open"}
            answered = await server.http("POST", "/api/tables", body, guest=ann)
            made.append(answered.json()["table"])
        for path in ("/api/tables?limit=2", "/api/tables?mine=true&limit=2"):
            found: list[object] = []
            place = ""
            for _page in range(4):
                told = (await server.http("GET", path + place, guest=ann)).json()
                found += [one["id"] for one in cast("list[Object]", told["tables"])]
                place = f"&before={told['next']}"
            assert told["next"] is None
            assert sorted(map(str, found)) == sorted(map(str, made))
        bad = await server.http("GET", "/api/tables?before=yesterday", guest=ann)
        assert (bad.status, bad.error()["key"]) == (422, "malformed")
        seconds = await server.http("GET", f"/api/tables?before={AT}", guest=ann)
        assert seconds.json()["tables"] == []

    run(tmp_path, story)


def test_rooms_of_tables_that_nobody_visits_are_let_go(tmp_path: Path) -> None:
    async def story(server: Within) -> None:
        ann = await guest(server, "Ann")
        tables = server.services.tables
        for number in range(50):
            answered = await server.http("GET", f"/api/tables/nothing-{number}", guest=ann)
            assert answered.status == 404
        made = await server.http("POST", "/api/tables", {"seats": ["me", "me"]}, guest=ann)
        path = f"/api/tables/{made.json()['table']}/socket"
        async with await server.open(path, guest=ann) as wire:
            await wire.hear()
            assert len(tables._rooms) == 1
        tables._idle = -1
        await tables.make_rounds()
        assert not tables._rooms
        await asyncio.sleep(0)

    run(tmp_path, story)
