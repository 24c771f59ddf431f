"""All tables of one process: loading, storing, telling, and letting idle ones go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import time
from typing import Final, TypeVar

from sqlalchemy import Executable, update

from bigshoulders import __version__
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.errors import Refused, not_found, not_stored
from bigshoulders.server.garbage import Garbage
from bigshoulders.server.metrics import LOADED, LOADS
from bigshoulders.server.store import schema
from bigshoulders.server.store.away import cause_of, is_trouble
from bigshoulders.server.store.journal import Conflict, Journal, Unwritten
from bigshoulders.server.store.reader import Reader
from bigshoulders.server.store.rows import Entry, TableStatus, Write
from bigshoulders.server.tables import presenter
from bigshoulders.server.tables.bots.catalogue import BotCatalogue
from bigshoulders.server.tables.replay import Unplayable, follow, replayed
from bigshoulders.server.tables.room import Connection, Room
from bigshoulders.server.tables.table import MOVE, START, UNDO, PlayedDecision, StoredEntry, Table
from bigshoulders.server.tables.time.outages import Outages

T = TypeVar("T")

ATTEMPTS: Final = 4  # to write after other workers, who may be faster every time
BOT_GRACE: Final = 5.0  # seconds until a table whose bot has not answered is looked at again
SWEEP: Final = 2.0
DUE_AT_ONCE: Final = 200
UNPLAYABLE: Final = "unplayable"
PUT_OFF: Final = 3600.0  # seconds until a table that does not replay is tried again by itself

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PendingEntry:
    """An entry that is not numbered yet, with what it brought about."""

    kind: str
    seat: int | None = None
    guest: str | None = None
    request: str | None = None
    lines: str = ""
    digest: str = ""
    data: dict[str, Json] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)


def played(
    kind: str, one: PlayedDecision, guest: str | None = None, request: str | None = None
) -> PendingEntry:
    """Return the draft of a decision."""
    data: dict[str, Json] = {"given": one.given} if one.given else {}
    return PendingEntry(kind, one.seat, guest, request, one.lines, one.digest, data, one.events)


class Tables:
    """Rooms by the id of their table."""

    def __init__(
        self,
        journal: Journal,
        reader: Reader,
        idle_seconds: float,
        now: Callable[[], float] = time,
        bots: BotCatalogue | None = None,
    ) -> None:
        self.journal = journal
        self.reader = reader
        self.now = now
        self.bots = bots or BotCatalogue()
        self.outages = Outages()
        self.after_entry: list[Callable[[Room, Table], None]] = []
        self.before_rounds: list[Callable[[], Awaitable[None]]] = []
        self.when_due: list[Callable[[Table], float | None]] = [self._bots_due]
        self.looking_ahead = asyncio.Lock()  # previews take long, so they go one by one
        self._idle = idle_seconds
        self._rooms: dict[str, Room] = {}
        self._behind: set[str] = set()  # tables at which others wrote what could not be read yet
        self._tasks: set[asyncio.Task[None]] = set()

    # Rooms

    @asynccontextmanager
    async def enter(
        self, table_id: str, *, fresh: bool = True
    ) -> AsyncIterator[tuple[Room, Table]]:
        """Have a table to oneself; what is seen there is durable.

        It knows all that was acknowledged before, by whichever worker, unless it need not be fresh:
        whoever writes finds out anyway whether somebody else was faster.
        """
        room = self._rooms.setdefault(table_id, Room(table_id))
        room.users += 1
        try:
            async with room.lock:
                try:
                    if room.table is None:
                        room.table = await self._load(room)
                    elif fresh and not self.journal.is_alone:
                        await self._keep_up(room, room.table)
                    room.used_at = self.now()
                    yield room, room.table
                except Refused:
                    raise  # it changed nothing, or was taken care of
                except BaseException:
                    self.forget(room)  # the table may have gone on further than its entries
                    raise
        finally:
            room.users -= 1
            if room.table is None and not room.users and not room.connections:
                self._rooms.pop(table_id, None)

    async def has_gone_on(self, table_id: str, number: int) -> bool:
        """Tell whether other workers wrote more than somebody has seen, which is known from now."""
        if self.journal.is_alone:
            return False
        async with self.enter(table_id) as (_room, table):
            return table.number > number

    async def _load(self, room: Room) -> Table:
        await self.journal.settled(room.id)
        found = await self.reader.table(room.id)
        if found is None:
            raise not_found("table")
        head, chairs, entries = found
        LOADS.add()
        try:
            table = replayed(head, chairs, entries, self.outages)
        except Unplayable as error:
            raise _refused(room, error) from error
        LOADED.value += 1
        self._tell_missed(room, table)
        if self.journal.is_alone:
            self._follow_up(room, table)  # nobody else lets its bots think
        return table

    def _tell_missed(self, room: Room, table: Table) -> None:
        """Tell the sockets what other workers stored while the table was not in memory."""
        if room.connections and room.announced < table.number:
            missed = [one for one in table.tail if one.entry.number > room.announced]
            room.tell(table, room.messages(table, missed), table.number)
        room.announced = table.number

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
        entries: Sequence[PendingEntry],
        statements: Sequence[Executable] = (),
    ) -> int:
        """Make entries durable, then tell everybody; returns the number of the last one."""
        now = self.now()
        try:
            stored = [
                StoredEntry(assign_number(table, pending, now), pending.events)
                for pending in entries
            ]
            write = Write(statements, [one.entry for one in stored], self.table_status(table, now))
            messages = room.messages(table, stored)
            await self.journal.append(write)
        except Unwritten as error:
            self.forget(room)  # only the database knows now whether it was written
            raise not_stored() from error
        except BaseException:
            self.forget(room)
            raise
        room.tell(table, messages, table.number)
        self._follow_up(room, table)
        return table.number

    def _follow_up(self, room: Room, table: Table) -> None:
        for wake in self.after_entry:
            wake(room, table)

    def table_status(self, table: Table, now: float) -> TableStatus:
        """Return what a table's row repeats of its entries."""
        due = [at for at in (ask(table) for ask in self.when_due) if at is not None]
        return TableStatus(
            table.head.id,
            table.status,
            table.number,
            " ".join(str(seat) for seat in table.asked()),
            now,
            min(due, default=None),
            presenter.timing(table),
        )

    def _bots_due(self, table: Table) -> float | None:
        """Return when to look again whether the bots that are asked have answered."""
        asked = set(table.asked())
        bots = any(chair.bot and chair.seat in asked for chair in table.chairs)
        return self.now() + BOT_GRACE if bots else None

    # Keeping house

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Do something later that nobody waits for."""
        self._tasks.add(task := asyncio.create_task(_guarded(work)))
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _task: work.close())  # it may be ended before it has begun

    async def heard(self, table_id: str, number: int) -> None:
        """Catch up with an entry that another worker has stored."""
        room = self._rooms.get(table_id)
        if room is None or room.announced >= number:
            return
        self._behind.add(table_id)
        async with self.enter(table_id, fresh=False) as (inside, table):
            if table.number < number:
                await self._catch_up(inside, table)
        self._behind.discard(table_id)

    async def heard_all(self) -> None:
        """Catch up at every table that somebody in this process looks at."""
        self._behind |= set(self._rooms)
        await self._catch_up_all()

    async def _catch_up_all(self) -> None:
        """Catch up where others wrote; what cannot be read now is for the next round."""
        for table_id in list(self._behind):
            with contextlib.suppress(Refused):  # one that does not replay holds up no other
                if table_id in self._rooms:
                    async with self.enter(table_id):
                        pass
            self._behind.discard(table_id)

    async def _keep_up(self, room: Room, table: Table) -> None:
        """Take in what other workers have stored since; mostly that is nothing."""
        number = await self.reader.last_number(room.id)
        if number is not None and number > table.number:
            await self._catch_up(room, table)

    async def _catch_up(self, room: Room, table: Table) -> None:
        entries, table.chairs = await self.reader.news(table.head.id, table.number)
        try:
            follow(table, entries)
        except Unplayable as error:
            self.forget(room)
            raise _refused(room, error) from error
        stored = [one for one in table.tail if one.entry.number > room.announced]
        room.tell(table, room.messages(table, stored), table.number)

    async def keep_house(self) -> None:
        """Look after due tables and idle ones, for ever, whatever happens."""
        garbage = Garbage()
        while True:
            try:
                await self.make_rounds()
                garbage.tidy()
            except BaseException as error:  # or nobody would ever make rounds again
                if _is_ended(error):
                    raise
                _note("no rounds made", error)
            await asyncio.sleep(SWEEP)

    async def make_rounds(self) -> None:
        """Look after every table that is due, and let idle ones go."""
        self._sweep()
        for prepare in self.before_rounds:
            await prepare()
        for table_id in await self.reader.due(self.now(), DUE_AT_ONCE):
            self.spawn(self.look_after(table_id))
        await self._catch_up_all()

    async def look_after(self, table_id: str) -> None:
        """Do what is due at a table; one that does not replay is left alone for a while."""
        try:
            await self._do_due(table_id)
        except Refused as refused:
            if refused.key == UNPLAYABLE:
                later = update(schema.tables).where(schema.tables.c.id == table_id)
                write = Write([later.values(due_at=self.now() + PUT_OFF)])
                await self.journal.append(write)
            raise

    async def _do_due(self, table_id: str) -> None:
        """Do what is due at a table, and note when something will be due next."""
        async with self.enter(table_id) as (room, table):
            self._follow_up(room, table)
            table_status = self.table_status(table, table.moved_at)
            if table_status.due_at is None or table_status.due_at > self.now():
                rows = schema.tables
                this = rows.c.id == table_id, rows.c.number == table.number
                later = {"due_at": table_status.due_at, "timing": table_status.timing}
                await self.journal.append(Write([update(rows).where(*this).values(later)]))

    async def forget_all(self) -> None:
        """Drop every table from memory, because all of them must be read anew."""
        for room in list(self._rooms.values()):
            async with room.lock:
                self.forget(room)

    def connections_of(self, guest: str, but: str) -> list[Connection]:
        """Return the sockets of a guest at the tables of this process, but for one."""
        return [
            connection
            for room in self._rooms.values()
            for connection in room.connections
            if connection.guest == guest and room.id != but
        ]

    def connections(self) -> list[Connection]:
        """Return all sockets at the tables of this process."""
        return [one for room in self._rooms.values() for one in room.connections]

    def _sweep(self) -> None:
        long_ago = self.now() - self._idle
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


async def despite_others(work: Callable[[], Awaitable[T]]) -> T:
    """Do something again that came second to another worker, with what happened meanwhile."""
    for _attempt in range(ATTEMPTS - 1):
        try:
            return await work()
        except Conflict:
            continue
        except Refused as refused:
            if not isinstance(refused.__cause__, Conflict):
                raise
    return await work()


async def _guarded(work: Coroutine[object, object, None]) -> None:
    """Do work that nobody waits for; a failure is logged, not lost."""
    try:
        await work
    except Refused as refused:
        log.info("left undone", extra={"facts": {"why": refused.key}})
    except BaseException as error:  # it must not end the server
        if _is_ended(error):
            raise
        _note("a task failed", error)


def _is_ended(error: BaseException) -> bool:
    """Tell whether this task is asked to end, and does not just meet somebody else's error."""
    task = asyncio.current_task()
    return isinstance(error, asyncio.CancelledError) and task is not None and task.cancelling() > 0


def _note(text: str, error: BaseException) -> None:
    """Log why something was not done; that the database is away needs no trace."""
    trace = None if is_trouble(error) else error
    log.warning(text, exc_info=trace, extra={"facts": {"why": cause_of(error)}})


def _refused(room: Room, error: Unplayable) -> Refused:
    log.error("does not replay", extra={"facts": {"table": room.id, "why": error.why}})
    return Refused(UNPLAYABLE, str(error))


def assign_number(table: Table, pending: PendingEntry, now: float) -> Entry:
    """Make the next entry of a table out of a draft, and let the table remember it."""
    data = pending.data
    if pending.kind in (START, MOVE, UNDO) and table.engine != __version__:
        data = {**data, "engine": __version__}
    entry = Entry(
        table.head.id,
        table.number + 1,
        pending.kind,
        pending.seat,
        pending.guest,
        pending.request,
        pending.lines,
        pending.digest,
        data,
        now,
    )
    table.note(entry, pending.events)
    return entry
