"""Reading, in threads of its own, so that the event loop never waits for the database."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic
from typing import Final, TypeVar, cast

from sqlalchemy import Connection, Engine, func, select

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.store import lists, schema
from bigshoulders.server.store.away import DAMAGED, NO_ANSWER, Away, cause_of, is_trouble
from bigshoulders.server.store.engine import PATIENCE, READERS
from bigshoulders.server.store.lists import AnyRow, ListPosition
from bigshoulders.server.store.rows import Chair, Entry, Head, KeptSecret, KnownGuest

T = TypeVar("T")

QUIET: Final = 5.0  # seconds in which the same trouble is logged once
UNREADABLE: Final = (ValueError, LookupError, TypeError)  # rows that are not what was written

log = logging.getLogger(__name__)

_TABLES = schema.tables.c
_SEATS = schema.seats.c
_ENTRIES = schema.entries.c
_MEMBERS = schema.members.c
_LINKS = schema.links.c


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as lists show it."""

    head: Head
    status: str
    number: int
    asked: tuple[int, ...]
    moved_at: float
    chairs: tuple[Chair, ...]
    timing: list[Json]


@dataclass(frozen=True, slots=True)
class Link:
    """What a token opens: a table, or one seat of it, or a table to look at only."""

    table: str
    seat: int | None
    once: bool
    made_by: str | None
    watches: bool


class Reader:
    """Every question that the server asks the database."""

    def __init__(self, engine: Engine) -> None:
        self._at_once = engine
        if engine.dialect.name == "postgresql":
            # one statement is as of one moment by itself, and needs no transaction around it
            self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        self._engine = engine  # as of one moment, as in SQLite
        self._pool = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._asking: dict[int, float] = {}  # since when each thread waits for an answer
        self._noted = ("", 0.0)

    def close(self) -> None:
        self._pool.shutdown(wait=not self._is_stuck(), cancel_futures=True)

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Answer a question in a thread, as of one moment."""
        return await self._answer(self._engine, question)

    async def _read_one(self, question: Callable[[Connection], T]) -> T:
        """Answer a question of a single statement."""
        return await self._answer(self._at_once, question)

    async def _answer(self, engine: Engine, question: Callable[[Connection], T]) -> T:
        if self._is_stuck():
            raise Away(NO_ANSWER)
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._pool, self._ask, engine, question)
        try:
            async with asyncio.timeout(PATIENCE):  # wait_for can lose a cancellation before 3.12
                return await asked
        except TimeoutError as error:
            self._note(NO_ANSWER, None)
            raise Away(NO_ANSWER) from error

    def _ask(self, engine: Engine, question: Callable[[Connection], T]) -> T:
        me = threading.get_ident()
        self._asking[me] = monotonic()
        try:
            with engine.connect() as connection:
                return question(connection)
        except BaseException as error:
            why = DAMAGED if isinstance(error, UNREADABLE) else cause_of(error)
            self._note(why, None if is_trouble(error) else error)
            raise Away(why) from error
        finally:
            del self._asking[me]

    def _is_stuck(self) -> bool:
        """Tell whether every thread has waited so long that to wait for one is of no use."""
        long_ago = monotonic() - PATIENCE
        since = list(self._asking.values())
        return len(since) == READERS and all(one < long_ago for one in since)

    def _note(self, why: str, trace: BaseException | None) -> None:
        """Log why nothing was read, but not for every question that waits."""
        before, at = self._noted
        if why != before or trace is not None or monotonic() - at > QUIET:
            self._noted = why, monotonic()
            log.error("not read", exc_info=trace, extra={"facts": {"why": why}})

    async def table(self, table: str) -> tuple[Head, list[Chair], list[Entry]] | None:
        """Return a table with everything that happened at it, as of one moment."""
        return await self.read(lambda connection: whole_table(connection, table))

    async def entries(self, table: str, after: int, until: int | None = None) -> list[Entry]:
        """Return what happened at a table after an entry."""
        return await self.read(lambda connection: entries_of(connection, table, after, until))

    async def news(self, table: str, after: int) -> tuple[list[Entry], list[Chair]]:
        """Return what happened at a table after an entry, and who sits there at that moment."""
        return await self.read(
            lambda connection: (
                entries_of(connection, table, after, None),
                chairs_of(connection, [table]).get(table, []),
            )
        )

    async def last_number(self, table: str) -> int | None:
        """Return the number of the last entry of a table."""
        found = select(_TABLES.number).where(_TABLES.id == table)
        return await self._read_one(lambda connection: connection.execute(found).scalar())

    async def number_of(self, table: str, guest: str | None, request: str) -> int | None:
        """Return the entry that a client's request became, if it became one."""
        found = select(_ENTRIES.number).where(
            _ENTRIES.table_id == table, _ENTRIES.guest == guest, _ENTRIES.request == request
        )
        return await self._read_one(lambda connection: connection.execute(found).scalar())

    async def guest_name(self, guest: str) -> str | None:
        found = select(schema.guests.c.name).where(schema.guests.c.id == guest)
        return await self._read_one(lambda connection: connection.execute(found).scalar())

    async def guest(self, guest: str) -> KnownGuest | None:
        """Return what is known of a guest."""
        columns = schema.guests.c
        found = select(columns.name, columns.sign_outs).where(columns.id == guest)
        row = await self._read_one(lambda connection: connection.execute(found).first())
        return None if row is None else KnownGuest(row.name, row.sign_outs)

    async def secrets(self) -> list[KeptSecret]:
        """Return the secrets that sign cookies, the newest first."""
        found = select(schema.secrets).order_by(schema.secrets.c.number.desc())
        rows = await self._read_one(lambda connection: connection.execute(found).all())
        return [KeptSecret(row.number, row.secret, row.made_at) for row in rows]

    async def setting(self, key: str) -> str | None:
        found = select(schema.settings.c.value).where(schema.settings.c.key == key)
        return await self._read_one(lambda connection: connection.execute(found).scalar())

    async def is_member(self, table: str, guest: str) -> bool:
        found = select(_MEMBERS.guest).where(_MEMBERS.table_id == table, _MEMBERS.guest == guest)
        known = await self._read_one(lambda connection: connection.execute(found).scalar())
        return known is not None

    async def link(self, digest: str) -> Link | None:
        found = select(schema.links).where(_LINKS.digest == digest)
        row = await self._read_one(lambda connection: connection.execute(found).first())
        if row is None:
            return None
        return Link(row.table_id, row.seat, row.once, row.made_by, row.watches)

    async def lobby(self, limit: int, before: ListPosition | None) -> list[Listed]:
        """Return open tables that are not over, the liveliest first."""
        return await self.read(
            lambda connection: _listed(connection, lists.in_lobby(connection, limit, before))
        )

    async def tables_of(self, guest: str, limit: int, before: ListPosition | None) -> list[Listed]:
        """Return the tables that a guest hosts, sits at or was let into."""
        return await self.read(
            lambda connection: _listed(connection, lists.of_guest(connection, guest, limit, before))
        )

    async def running_tables(self, guest: str, since: float) -> tuple[int, int]:
        """Return how many tables a guest hosts that are not over, and how many are the bots'."""
        given = {"guest": guest, "since": since}
        row = await self._read_one(
            lambda connection: connection.execute(lists.how_many_run(), given).one()
        )
        return row.running, row.bots_only

    async def due(self, now: float, limit: int) -> list[str]:
        """Return tables at which the server itself has something to do."""
        found = (
            select(_TABLES.id).where(_TABLES.due_at <= now).order_by(_TABLES.due_at).limit(limit)
        )
        return list(
            await self._read_one(lambda connection: connection.execute(found).scalars().all())
        )

    async def last_entry_at(self) -> float | None:
        """Return when something was last written at any table."""
        found = select(func.max(_TABLES.moved_at))
        return await self._read_one(lambda connection: connection.execute(found).scalar())

    async def outages(self) -> list[tuple[float, float]]:
        """Return the times at which no server ran, in order."""
        found = select(schema.outages).order_by(schema.outages.c.began_at)
        rows = await self._read_one(lambda connection: connection.execute(found).all())
        return [(row.began_at, row.ended_at) for row in rows]


def whole_table(connection: Connection, table: str) -> tuple[Head, list[Chair], list[Entry]] | None:
    """Return a table, its seats and its entries."""
    row = connection.execute(select(schema.tables).where(_TABLES.id == table)).first()
    if row is None:
        return None
    chairs = chairs_of(connection, [table]).get(table, [])
    return _head(row), chairs, entries_of(connection, table, 0, None)


def entries_of(connection: Connection, table: str, after: int, until: int | None) -> list[Entry]:
    """Return the entries of a table between two numbers."""
    found = select(schema.entries).where(_ENTRIES.table_id == table, _ENTRIES.number > after)
    if until is not None:
        found = found.where(_ENTRIES.number <= until)
    return [_entry(row) for row in connection.execute(found.order_by(_ENTRIES.number))]


def _listed(connection: Connection, rows: Sequence[AnyRow]) -> list[Listed]:
    chairs = chairs_of(connection, [row.id for row in rows])
    return [
        Listed(
            _head(row),
            row.status,
            row.number,
            tuple(int(seat) for seat in row.asked.split()),
            row.moved_at,
            tuple(chairs.get(row.id, [])),
            cast("list[Json]", json.loads(row.timing or "[]")),
        )
        for row in rows
    ]


def chairs_of(connection: Connection, tables: Sequence[str]) -> dict[str, list[Chair]]:
    """Return who sits at some tables."""
    found = select(schema.seats).where(_SEATS.table_id.in_(tables)).order_by(_SEATS.seat)
    chairs: dict[str, list[Chair]] = {}
    for row in connection.execute(found):
        chair = Chair(row.seat, row.guest, row.bot, row.name, row.kept_for)
        chairs.setdefault(row.table_id, []).append(chair)
    return chairs


def _head(row: AnyRow) -> Head:
    return Head(
        row.id,
        row.game,
        row.seats,
        cast("dict[str, str]", json.loads(row.options)),
        row.position,
        row.title,
        row.visibility,
        cast("dict[str, Json]", json.loads(row.clock)),
        row.host,
        row.seed,
        row.commitment,
        row.came_how,
        row.came_from,
        row.came_at,
        row.made_at,
    )


def _entry(row: AnyRow) -> Entry:
    return Entry(
        row.table_id,
        row.number,
        row.kind,
        row.seat,
        row.guest,
        row.request,
        row.lines,
        row.digest,
        cast("dict[str, Json]", json.loads(row.data)),
        row.at,
    )
