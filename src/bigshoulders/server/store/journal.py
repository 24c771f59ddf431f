"""The one writer of a process: it gathers what waits and commits it in one transaction.

While one commit is on its way to the disk the next writes gather, so a busy server pays for few
commits and a quiet one for no delay. A write is answered when it is durable, never before.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import threading
from collections.abc import Sequence
from queue import SimpleQueue
from time import monotonic, perf_counter
from typing import Final

from sqlalchemy import Connection, Engine, bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from bigshoulders.server.metrics import COMMIT_SECONDS, COMMITS, DURABLE
from bigshoulders.server.store import schema
from bigshoulders.server.store.away import NO_ANSWER, Away, cause_of, is_trouble
from bigshoulders.server.store.engine import PATIENCE
from bigshoulders.server.store.rows import Entry, TableStatus, Write

LARGEST_BATCH: Final = 500
CHANNEL: Final = "bigshoulders"
GUESTS_CHANNEL: Final = "bigshoulders_guests"
NOTICES_A_MESSAGE: Final = 100  # PostgreSQL allows 8,000 bytes

_ADD_ENTRY = insert(schema.entries)
_SET_STATUS = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("status", "number", "asked", "moved_at", "due_at", "timing")
        }
    )
)
_NOTIFY = text("SELECT pg_notify(:channel, :notice)")

log = logging.getLogger(__name__)


class Conflict(Exception):
    """Another worker has written the same number, or the same request, before."""


class Unwritten(Away):
    """The database did not take the write, or did not say so: then it may yet be found there."""


class Journal:
    """Writes in a thread of its own, which outlives every error."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._busy_since: float | None = None
        self._taking = threading.Lock()
        self._unsettled: dict[str, set[asyncio.Future[None]]] = {}
        self.trouble: str | None = None  # why the last batch was not written, if it was not
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    @property
    def is_alone(self) -> bool:
        """Whether no other process can write to the same database."""
        return self._engine.dialect.name == "sqlite"

    async def append(self, write: Write) -> None:
        """Return when the write is durable; what has not begun in time is never written."""
        if self._is_stuck():
            raise Unwritten(self.trouble or NO_ANSWER)
        waiting = _Waiting(write, self._loop.create_future())
        self._queue.put(waiting)
        try:
            await asyncio.wait({waiting.future}, timeout=PATIENCE)
        except asyncio.CancelledError:
            self._give_up(waiting)
            raise
        if not waiting.future.done():
            self._give_up(waiting)
            log.error("not written in time", extra={"facts": {"why": self.trouble or NO_ANSWER}})
            raise Unwritten(self.trouble or NO_ANSWER)
        if waiting.error is not None:
            raise waiting.error

    async def settled(self, table: str) -> None:
        """Return when the outcome is known of all that was to be written about a table.

        Whoever gave up on a write does not know whether it is still on its way. Until then what the
        database tells of that table may be out of date in a moment.
        """
        unsettled = self._unsettled.get(table)
        if unsettled:
            if self._is_stuck():
                raise Unwritten(self.trouble or NO_ANSWER)
            _done, waiting = await asyncio.wait(set(unsettled), timeout=PATIENCE)
            if waiting:
                raise Unwritten(self.trouble or NO_ANSWER)

    def close(self) -> None:
        """Write what still waits, then end; a database that does not answer is not waited for."""
        self._queue.put(None)
        self._thread.join(PATIENCE)

    def _is_stuck(self) -> bool:
        """Tell whether the database has not answered for so long that waiting is of no use."""
        since = self._busy_since
        return since is not None and monotonic() - since > PATIENCE

    def _give_up(self, waiting: _Waiting) -> None:
        """Take a write back, or remember that it may become durable without anybody waiting."""
        with self._taking:
            waiting.is_given_up = True
            is_begun = waiting.is_begun
        if not is_begun:
            waiting.future.cancel()
        elif waiting.write.table_status is not None and not waiting.future.done():
            table = waiting.write.table_status.table
            self._unsettled.setdefault(table, set()).add(waiting.future)
            waiting.future.add_done_callback(lambda future: self._settle(table, future))

    def _settle(self, table: str, future: asyncio.Future[None]) -> None:
        unsettled = self._unsettled.get(table, set())
        unsettled.discard(future)
        if not unsettled:
            self._unsettled.pop(table, None)

    # In the thread

    def _run(self) -> None:
        while not self._closed:
            batch: list[_Waiting] = []
            try:
                self._gather(batch)
                self._busy_since = monotonic()
                self._commit(self._begun(batch))
            except BaseException as error:  # noqa: BLE001 - the next write must find a writer
                self._fail(batch, error)
            self._busy_since = None
            with contextlib.suppress(RuntimeError):  # the server is gone, and who waited with it
                self._loop.call_soon_threadsafe(_resolve, batch)

    def _gather(self, batch: list[_Waiting]) -> None:
        """Fill the batch with all that waits; the end of the journal is the end of the queue."""
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if self._queue.empty() or len(batch) == LARGEST_BATCH:
                return
            item = self._queue.get()
        self._closed = True

    def _begun(self, batch: list[_Waiting]) -> list[_Waiting]:
        """Return what is still wanted; from now on it cannot be taken back."""
        with self._taking:
            for waiting in batch:
                waiting.is_begun = not waiting.is_given_up
        return [waiting for waiting in batch if waiting.is_begun]

    def _commit(self, batch: list[_Waiting]) -> None:
        if not batch:
            return
        started = perf_counter()
        try:
            self._write([waiting.write for waiting in batch])
            self.trouble = None
        except IntegrityError:
            self._commit_apart(batch)
        except OperationalError as error:
            if not _is_deadlock(error):
                raise
            self._commit_apart(batch)
        COMMITS.add()
        COMMIT_SECONDS.observe(perf_counter() - started)
        DURABLE.add(sum(len(waiting.write.entries) for waiting in batch if not waiting.error))

    def _commit_apart(self, batch: list[_Waiting]) -> None:
        """Write one by one, so that only those fail that were too late."""
        for waiting in batch:
            try:
                self._write([waiting.write])
                self.trouble = None
            except IntegrityError:
                waiting.error = Conflict()
            except BaseException as error:  # noqa: BLE001 - the others must have their turn
                self._fail([waiting], error)

    def _fail(self, batch: Sequence[_Waiting], error: BaseException) -> None:
        """Note that nobody knows of these writes that they are durable."""
        self.trouble = cause_of(error)
        facts = {"writes": len(batch), "why": self.trouble}
        log.error("not written", exc_info=_unexpected(error), extra={"facts": facts})
        for waiting in batch:
            waiting.error = waiting.error or Unwritten(self.trouble)

    def _write(self, writes: Sequence[Write]) -> None:
        with self._engine.begin() as connection:
            for write in writes:
                for statement in write.statements:
                    connection.execute(statement)
            entries = [_entry_row(entry) for write in writes for entry in write.entries]
            if entries:
                connection.execute(_ADD_ENTRY, entries)
            statuses = [write.table_status for write in writes if write.table_status is not None]
            if statuses:
                connection.execute(_SET_STATUS, [_status_row(status) for status in statuses])
            if self._engine.dialect.name == "postgresql":
                _notify(connection, statuses)


class _Waiting:
    """A write and whoever waits for it."""

    def __init__(self, write: Write, future: asyncio.Future[None]) -> None:
        self.write = write
        self.future = future
        self.error: Exception | None = None
        self.is_begun = False
        self.is_given_up = False


def _resolve(batch: Sequence[_Waiting]) -> None:
    """Let those go on who wait; what became of their writes they see for themselves."""
    for waiting in batch:
        if not waiting.future.done():
            waiting.future.set_result(None)


def _unexpected(error: BaseException) -> BaseException | None:
    """Return an error whose trace should be seen; that a database is away is no mistake of ours."""
    return None if is_trouble(error) else error


def _is_deadlock(error: OperationalError) -> bool:
    """Tell whether another worker wrote to the same tables in another order."""
    return getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


def _notify(connection: Connection, statuses: Sequence[TableStatus]) -> None:
    """Wake the other workers, who then read what is new."""
    notices = [f"{status.table}:{status.number}" for status in statuses]
    for start in range(0, len(notices), NOTICES_A_MESSAGE):
        notice = " ".join(notices[start : start + NOTICES_A_MESSAGE])
        connection.execute(_NOTIFY, {"channel": CHANNEL, "notice": notice})


def _entry_row(entry: Entry) -> dict[str, object]:
    return {
        "table_id": entry.table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "guest": entry.guest,
        "request": entry.request,
        "lines": entry.lines,
        "digest": entry.digest,
        "data": json.dumps(entry.data, separators=(",", ":")),
        "at": entry.at,
    }


def _status_row(table_status: TableStatus) -> dict[str, object]:
    return {
        "of": table_status.table,
        "new_status": table_status.status,
        "new_number": table_status.number,
        "new_asked": table_status.asked,
        "new_moved_at": table_status.moved_at,
        "new_due_at": table_status.due_at,
        "new_timing": table_status.timing,
    }
