"""Measures how fast the lobby and everybody's own tables are listed at 100,000 tables: make lists.

The database is SQLite in a folder that is removed afterwards, or one that is given and empty. What
is timed is what the server does for a request: the questions, and writing the answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path

import orjson
from sqlalchemy import Connection, Engine, insert, select, text

from bigshoulders.games import entry
from bigshoulders.server.http.shared import list_of
from bigshoulders.server.store import schema
from bigshoulders.server.store.engine import open_database
from bigshoulders.server.store.lists import ListPosition
from bigshoulders.server.store.reader import Listed, Reader
from bigshoulders.server.store.rows import LINKED, OPEN, OVER, PLAYING, WAITING

TABLES = 100_000
BATCH = 5000
PAGE = 50
ROUNDS = 30
AT = 1_800_000_000.0
OWNERS = {"with 20": 20, "with 1,000": 1000, "with 10,000": 10_000, "with the rest": TABLES}
PEOPLE = 5000


def fill(engine: Engine, tables: int) -> None:
    """Write tables of all kinds, with some guests who have very many of them."""
    chosen = random.Random(1)
    with engine.begin() as connection:
        if connection.execute(select(schema.tables.c.id).limit(1)).scalar() is not None:
            raise SystemExit("error: there are tables in this database already")
        names = [*OWNERS, *(f"guest {number}" for number in range(PEOPLE))]
        people = [{"id": name, "name": name, "made_at": AT} for name in names]
        connection.execute(insert(schema.guests), people)
        hosts = list(_hosts(tables))
        chosen.shuffle(hosts)
        for start in range(0, tables, BATCH):
            _write(connection, hosts[start : start + BATCH], start, chosen)
    with engine.begin() as connection:
        connection.execute(text("ANALYZE"))


def _hosts(tables: int) -> Iterator[str]:
    """Return who has each table; half of those that are left belong to many people."""
    left = tables
    for name, count in OWNERS.items():
        mine = left // 2 if count == TABLES else min(count, left // 4)
        yield from [name] * mine
        left -= mine
    yield from (f"guest {number % PEOPLE}" for number in range(left))


def _write(connection: Connection, hosts: Sequence[str], start: int, chosen: random.Random) -> None:
    options = json.dumps(entry("city").menu.resolve({}))
    rows: list[dict[str, object]] = []
    seats: list[dict[str, object]] = []
    members: list[dict[str, object]] = []
    for number, host in enumerate(hosts, start):
        table = f"table {number}"
        status = chosen.choices([OVER, PLAYING, WAITING], [85, 12, 3])[0]
        rows.append(
            {
                "id": table,
                "game": "city",
                "seats": 3,
                "options": options,
                "title": "a table",
                "visibility": chosen.choice([OPEN, LINKED]),
                "clock": '{"kind":"none"}',
                "host": host,
                "seed": "s" * 64,
                "commitment": "c" * 64,
                "made_at": AT,
                "status": status,
                "number": 100,
                "asked": "0",
                "moved_at": AT + chosen.randrange(TABLES),
                "due_at": AT + chosen.randrange(TABLES) if status == PLAYING else None,
            }
        )
        friend = f"guest {chosen.randrange(PEOPLE)}"
        for seat, sitter in enumerate((host, friend, None)):
            bot = "random" if sitter is None else None
            who = {"guest": sitter, "bot": bot, "name": sitter or "random"}
            seats.append({"table_id": table, "seat": seat, "kept_for": None, **who})
        members.append({"table_id": table, "guest": friend})
    connection.execute(insert(schema.tables), rows)
    connection.execute(insert(schema.seats), seats)
    connection.execute(insert(schema.members), members)


async def measure(engine: Engine) -> None:
    """Print how long each list takes."""
    reader = Reader(engine)
    middle = ListPosition(AT + TABLES / 2)
    print(f"{'':40}{'median':>10}{'slowest':>10}{'processor':>10}")
    await _timed("lobby", lambda: _shown(reader.lobby(PAGE, None), None))
    await _timed("lobby, a later page", lambda: _shown(reader.lobby(PAGE, middle), None))
    for name in (*OWNERS, "guest 7"):
        title = f"tables of a guest {name}".replace("a guest guest", "guest")
        await _timed(title, lambda name=name: _shown(reader.tables_of(name, PAGE, None), name))  # type: ignore[misc]
        await _timed(
            f"{title}, later",
            lambda name=name: _shown(reader.tables_of(name, PAGE, middle), name),  # type: ignore[misc]
        )
    await _timed("due tables", lambda: reader.due(AT + 200, 200))
    await _timed("last entry of all", reader.last_entry_at)
    await _timed("number of one table", lambda: reader.last_number("table 7"))
    reader.close()


async def _shown(asked: Awaitable[list[Listed]], guest: str | None) -> bytes:
    return orjson.dumps(list_of(await asked, guest, mine=guest is not None))


async def _timed(title: str, work: Callable[[], Awaitable[object]]) -> None:
    await work()  # the first one compiles the question
    times: list[float] = []
    busy = time.process_time()
    for _round in range(ROUNDS):
        started = time.perf_counter()
        await work()
        times.append(time.perf_counter() - started)
    busy = (time.process_time() - busy) / ROUNDS
    shown = [f"{1000 * one:8.1f}ms" for one in (statistics.median(times), max(times), busy)]
    print(f"{title:40}{''.join(shown)}", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Fill a database and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES, help="how many there are (100,000)")
    parser.add_argument("--database", help="an empty one, such as postgresql://HOST/NAME")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="bigshoulders-lists-") as folder:
        engine = open_database(given.database or f"sqlite:///{Path(folder) / 'tables.db'}")
        fill(engine, given.tables)
        asyncio.run(measure(engine))
        engine.dispose()
    return 0


if __name__ == "__main__":
    sys.exit(main())
