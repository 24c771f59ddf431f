"""The one writer of a process: it gathers what waits and commits it in one transaction.

While one commit is on its way to the disk the next writes gather, so a busy server pays for few
commits and a quiet one for no delay. A write is answered when it is durable, never before.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Sequence
from queue import SimpleQueue
from time import perf_counter
from typing import Final

from sqlalchemy import Connection, Engine, bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bigshoulders.server.metrics import COMMIT_SECONDS, COMMITS, DURABLE
from bigshoulders.server.store import schema
from bigshoulders.server.store.rows import Entry, Pulse, Write

LARGEST_BATCH: Final = 500
CHANNEL: Final = "bigshoulders"
NOTICES_A_MESSAGE: Final = 100  # PostgreSQL allows 8,000 bytes

_ADD_ENTRY = insert(schema.entries)
_SET_PULSE = (
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


class Unwritten(Exception):
    """The database did not take the write, or did not say so."""


class Journal:
    """Writes in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal")
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    @property
    def is_alone(self) -> bool:
        """Whether no other process can write to the same database."""
        return self._engine.dialect.name == "sqlite"

    async def append(self, write: Write) -> None:
        """Return when the write is durable."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(_Waiting(write, future))
        await asyncio.shield(future)

    def close(self) -> None:
        """Write what still waits, then end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_still = True
        while open_still:
            batch: list[_Waiting] = []
            open_still = self._gather(batch)
            if batch:
                self._commit(batch)
                self._loop.call_soon_threadsafe(_resolve, batch)

    def _gather(self, batch: list[_Waiting]) -> bool:
        """Fill the batch with all that waits; False once the journal is closed."""
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if self._queue.empty() or len(batch) == LARGEST_BATCH:
                return True
            item = self._queue.get()
        return False

    def _commit(self, batch: list[_Waiting]) -> None:
        started = perf_counter()
        try:
            self._write([waiting.write for waiting in batch])
        except IntegrityError:
            self._commit_apart(batch)
        except SQLAlchemyError as error:
            _fail(batch, error)
        COMMITS.add()
        COMMIT_SECONDS.observe(perf_counter() - started)
        DURABLE.add(sum(len(waiting.write.entries) for waiting in batch if not waiting.error))

    def _commit_apart(self, batch: list[_Waiting]) -> None:
        """Write one by one, so that only those fail that were too late."""
        for waiting in batch:
            try:
                self._write([waiting.write])
            except IntegrityError:
                waiting.error = Conflict()
            except SQLAlchemyError as error:
                _fail([waiting], error)

    def _write(self, writes: Sequence[Write]) -> None:
        with self._engine.begin() as connection:
            for write in writes:
                for statement in write.statements:
                    connection.execute(statement)
            entries = [_entry_row(entry) for write in writes for entry in write.entries]
            if entries:
                connection.execute(_ADD_ENTRY, entries)
            pulses = [write.pulse for write in writes if write.pulse is not None]
            if pulses:
                connection.execute(_SET_PULSE, [_pulse_row(pulse) for pulse in pulses])
            if self._engine.dialect.name == "postgresql":
                _notify(connection, pulses)


class _Waiting:
    """A write and whoever waits for it."""

    def __init__(self, write: Write, future: asyncio.Future[None]) -> None:
        self.write = write
        self.future = future
        self.error: Exception | None = None


def _fail(batch: Sequence[_Waiting], error: SQLAlchemyError) -> None:
    log.error("not written", extra={"facts": {"writes": len(batch), "why": type(error).__name__}})
    for waiting in batch:
        waiting.error = Unwritten()


def _resolve(batch: Sequence[_Waiting]) -> None:
    for waiting in batch:
        if waiting.future.done():
            continue
        if waiting.error is None:
            waiting.future.set_result(None)
        else:
            waiting.future.set_exception(waiting.error)


def _notify(connection: Connection, pulses: Sequence[Pulse]) -> None:
    """Wake the other workers, who then read what is new."""
    notices = [f"{pulse.table}:{pulse.number}" for pulse in pulses]
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


def _pulse_row(pulse: Pulse) -> dict[str, object]:
    return {
        "of": pulse.table,
        "new_status": pulse.status,
        "new_number": pulse.number,
        "new_asked": pulse.asked,
        "new_moved_at": pulse.moved_at,
        "new_due_at": pulse.due_at,
        "new_timing": pulse.timing,
    }
