"""All tables of one process: loading, storing, telling, and letting idle ones go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import time
from typing import Final

from sqlalchemy import Executable

from bigshoulders.kernel.errors import Broken, Malformed
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.plain import Json
from bigshoulders.server.errors import Refused, not_found
from bigshoulders.server.garbage import Garbage
from bigshoulders.server.metrics import LOADED, LOADS
from bigshoulders.server.store.journal import Conflict, Journal, Unwritten
from bigshoulders.server.store.reader import Reader
from bigshoulders.server.store.rows import Entry, Pulse, Write
from bigshoulders.server.tables.room import Room
from bigshoulders.server.tables.table import Played, Table, Told

BOT_GRACE: Final = 5.0  # seconds until a table whose bot has not answered is looked at again
SWEEP: Final = 2.0
DUE_AT_ONCE: Final = 200

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is not numbered yet, with what it brought about."""

    kind: str
    seat: int | None = None
    guest: str | None = None
    request: str | None = None
    lines: str = ""
    digest: str = ""
    data: dict[str, Json] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)


def played(kind: str, one: Played, guest: str | None = None, request: str | None = None) -> Draft:
    """Return the draft of a decision."""
    data: dict[str, Json] = {"given": one.given} if one.given else {}
    return Draft(kind, one.seat, guest, request, one.lines, one.digest, data, one.events)


class Tables:
    """Rooms by the id of their table."""

    def __init__(self, journal: Journal, reader: Reader, idle_seconds: float) -> None:
        self.journal = journal
        self.reader = reader
        self.after_entry: list[Callable[[Room, Table], None]] = []
        self.when_due: list[Callable[[Table], float | None]] = [_bots_due]
        self._idle = idle_seconds
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Rooms

    @asynccontextmanager
    async def enter(self, table_id: str) -> AsyncIterator[tuple[Room, Table]]:
        """Have a table to oneself; what is seen there is durable."""
        room = self._rooms.setdefault(table_id, Room(table_id))
        room.users += 1
        try:
            async with room.lock:
                if room.table is None:
                    room.table = await self._load(room)
                room.used_at = time()
                yield room, room.table
        finally:
            room.users -= 1
            if room.table is None and not room.users and not room.connections:
                self._rooms.pop(table_id, None)

    async def _load(self, room: Room) -> Table:
        found = await self.reader.table(room.id)
        if found is None:
            raise not_found("table")
        head, chairs, entries = found
        LOADS.add()
        try:
            table = Table(head, chairs)
            for entry in entries:
                table.fold(entry)
        except (Broken, Malformed) as error:
            log.exception("a stored table does not replay", extra={"facts": {"table": room.id}})
            raise Refused(
                "unplayable", "this table was stored by another version and does not replay", 500
            ) from error
        LOADED.value += 1
        self._tell_missed(room, table)
        return table

    def _tell_missed(self, room: Room, table: Table) -> None:
        """Tell the sockets what other workers stored while the table was not in memory."""
        if room.connections and room.told < table.number:
            missed = [told for told in table.tail if told.entry.number > room.told]
            room.tell(room.messages(table, missed), table.number)
        room.told = table.number

    def forget(self, room: Room) -> None:
        """Drop a table from memory; its entries are the truth."""
        if room.table is not None:
            room.table = None
            LOADED.value -= 1

    # Storing

    async def store(
        self,
        room: Room,
        table: Table,
        drafts: Sequence[Draft],
        statements: Sequence[Executable] = (),
    ) -> int:
        """Make entries durable, then tell everybody; returns the number of the last one."""
        now = time()
        story: list[Told] = []
        for draft in drafts:
            story.append(Told(numbered(table, draft, now), draft.events))
        write = Write(statements, [told.entry for told in story], self.pulse(table, now))
        messages = room.messages(table, story)
        try:
            await self.journal.append(write)
        except Conflict:
            self.forget(room)
            raise
        except Unwritten as error:
            self.forget(room)
            raise Refused(
                "not_stored", "the database did not answer; nothing was lost, try again", 503
            ) from error
        except BaseException:
            self.forget(room)
            raise
        room.tell(messages, table.number)
        for follow in self.after_entry:
            follow(room, table)
        return table.number

    def pulse(self, table: Table, now: float) -> Pulse:
        """Return what a table's row repeats of its entries."""
        due = [at for at in (ask(table) for ask in self.when_due) if at is not None]
        return Pulse(
            table.head.id,
            table.status,
            table.number,
            " ".join(str(seat) for seat in table.asked()),
            now,
            min(due, default=None),
        )

    # Keeping house

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Do something later that nobody waits for."""
        self._tasks.add(task := asyncio.create_task(_guarded(work)))
        task.add_done_callback(self._tasks.discard)

    async def heard(self, table_id: str, number: int) -> None:
        """Catch up with an entry that another worker has stored."""
        room = self._rooms.get(table_id)
        if room is None or room.told >= number:
            return
        async with self.enter(table_id) as (inside, table):
            if table.number < number:
                await self._catch_up(inside, table)

    async def heard_all(self) -> None:
        """Catch up at every table that somebody in this process looks at."""
        for table_id in list(self._rooms):
            async with self.enter(table_id) as (room, table):
                await self._catch_up(room, table)

    async def _catch_up(self, room: Room, table: Table) -> None:
        entries = await self.reader.entries(table.head.id, table.number)
        table.chairs = await self.reader.chairs(table.head.id)
        try:
            for entry in entries:
                table.fold(entry)
        except (Broken, Malformed):
            self.forget(room)
            raise
        story = [told for told in table.tail if told.entry.number > room.told]
        room.tell(room.messages(table, story), table.number)
        for chair in table.chairs:
            room.let_go(chair.seat, chair.guest)

    async def keep_house(self) -> None:
        """Look after due tables and idle ones, for ever."""
        garbage = Garbage()
        while True:
            for table_id in await self.reader.due(time(), DUE_AT_ONCE):
                self.spawn(self.look_after(table_id))
            self._sweep()
            garbage.tidy()
            await asyncio.sleep(SWEEP)

    async def look_after(self, table_id: str) -> None:
        """Do what is due at a table, and note if nothing is."""
        async with self.enter(table_id) as (room, table):
            for follow in self.after_entry:
                follow(room, table)
            pulse = self.pulse(table, table.moved_at)
            if pulse.due_at is None:
                await self.journal.append(Write(pulse=pulse))

    def _sweep(self) -> None:
        long_ago = time() - self._idle
        for room in list(self._rooms.values()):
            if room.users or room.lock.locked() or room.used_at > long_ago:
                continue
            self.forget(room)
            if not room.connections:
                del self._rooms[room.id]

    async def close(self) -> None:
        """Stop what goes on by itself."""
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def _guarded(work: Coroutine[object, object, None]) -> None:
    """Do work that nobody waits for; a failure is logged, not lost."""
    try:
        await work
    except Refused as refused:
        log.info("left undone", extra={"facts": {"why": refused.key}})
    except Exception:
        log.exception("a task failed")


def numbered(table: Table, draft: Draft, now: float) -> Entry:
    """Make the next entry of a table out of a draft, and let the table remember it."""
    entry = Entry(
        table.head.id,
        table.number + 1,
        draft.kind,
        draft.seat,
        draft.guest,
        draft.request,
        draft.lines,
        draft.digest,
        draft.data,
        now,
    )
    table.note(entry, draft.events)
    return entry


def _bots_due(table: Table) -> float | None:
    """Return when to look again whether the bots that are asked have answered."""
    asked = set(table.asked())
    bots = any(chair.bot and chair.seat in asked for chair in table.chairs)
    return time() + BOT_GRACE if bots else None
