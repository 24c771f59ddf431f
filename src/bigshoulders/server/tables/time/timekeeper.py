"""What the server does about time by itself: remind people, and act when their time is up.

Any worker may act and only one can: what it does is an entry, and two workers cannot both write
the next one. It needs nobody to be connected; tables at which something is due are found by their
row. Signs of life of the servers are kept in the database, so that the time in which none ran is
not taken from anybody.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from sqlalchemy import Executable, insert, update

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.clock import ServerClock
from bigshoulders.server.store import schema
from bigshoulders.server.store.away import Away
from bigshoulders.server.store.journal import Conflict
from bigshoulders.server.store.rows import Chair, Write
from bigshoulders.server.tables import presenter
from bigshoulders.server.tables.room import Room
from bigshoulders.server.tables.seats.owners import TIME
from bigshoulders.server.tables.seats.seating import SeatChange, reseated, seat_statement
from bigshoulders.server.tables.service import PendingEntry, Tables
from bigshoulders.server.tables.table import REMINDER, TIMEOUT, Table
from bigshoulders.server.tables.time.clocks import Clock, SeatClock
from bigshoulders.server.tables.time.outages import GRACE, Outage
from bigshoulders.server.tables.time.terms import BOT, NOTHING

ALIVE: Final = "alive"  # the setting that keeps the last sign of life
BEAT: Final = 5.0  # seconds between signs of life
UNKNOWN: Final = -1.0  # no sign of life is younger: nobody knows how long no server ran
SILENCE: Final = 3 * BEAT  # without a sign of life for so long, no server can have been running

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TimeNotice:
    """Something that a person should know even if they look elsewhere."""

    kind: str  # reminder or timeout
    table: str
    title: str
    seat: str
    guest: str
    until: float | None


Hook: TypeAlias = Callable[[TimeNotice], None]


class Timekeeper:
    """Looks after the clocks of all tables; `hooks` are told of reminders and of time that is up.

    To send mail or call another service, append a function to `hooks`; it must not block.
    """

    def __init__(self, tables: Tables, clock: ServerClock) -> None:
        self._tables = tables
        self._clock = clock
        self._beat_at = 0.0
        self.hooks: list[Hook] = [_noted, self._told_elsewhere]
        tables.when_due.append(_due)
        tables.after_entry.append(self._wake)
        tables.before_rounds.append(self.beat)

    # Reminders and time that is up

    def _wake(self, _room: Room, table: Table) -> None:
        due = _due(table)
        if due is not None and due <= self._tables.now():
            self._tables.spawn(self.act(table.head.id))

    async def act(self, table_id: str) -> None:
        """Do what is due at a table, if nobody else has done it meanwhile."""
        if self._clock() - self._beat_at > SILENCE:
            await self.beat()  # it may be due only because this process slept
        async with self._tables.enter(table_id) as (room, table):
            if table.clock is None:
                return
            now = self._tables.now()
            due = [hand for hand in table.clock.hands() if _is_due(table.clock, hand, now)]
            if not due:
                return
            notices = [notice for hand in due if (notice := _notice(table, hand))]
            entries: list[PendingEntry] = []
            statements: list[Executable] = []
            for hand in due:
                _do(table, table.clock, hand, entries, statements)
            try:
                await self._tables.store(room, table, entries, statements)
            except Conflict:
                return  # another worker did it, or the person was faster
        for notice in notices:
            self._pass_on(notice)

    def _pass_on(self, notice: TimeNotice) -> None:
        for hook in self.hooks:
            try:
                hook(notice)
            except Exception:
                log.exception("a hook failed", extra={"facts": {"table": notice.table}})

    def _told_elsewhere(self, notice: TimeNotice) -> None:
        """Tell the person's sockets at other tables; those at this one have heard the news."""
        message: dict[str, Json] = {
            "type": "notice",
            "kind": notice.kind,
            "table": notice.table,
            "title": notice.title,
            "seat": notice.seat,
            "until": notice.until,
        }
        text = presenter.encode(message)
        for connection in self._tables.connections_of(notice.guest, notice.table):
            connection.push(text)

    # Signs of life

    async def begin(self) -> None:
        """Find out how long no server ran. With SQLite there is no other that could have."""
        last = await self._tables.reader.setting(ALIVE)
        seen = max(float(last or 0.0), await self._tables.reader.last_entry_at() or 0.0)
        self._clock.advance_to(seen)
        silence = 0.0 if self._tables.journal.is_alone else SILENCE
        if self._clock.is_ahead():
            log.warning("the clock was set back; tables go on from the time they had")
            silence = UNKNOWN
        await self._learn()
        await self._sign(silence)

    async def beat(self) -> None:
        """Give a sign of life if it is time for one, and notice if all servers were asleep."""
        is_due = self._clock() - self._beat_at >= BEAT
        if is_due or self._clock.jumped_to() is not None:
            await self._sign(SILENCE)

    async def end(self) -> None:
        """Give a last sign of life, if the database still takes it."""
        with contextlib.suppress(Away):
            await self._sign(SILENCE)

    async def _sign(self, silence: float) -> None:
        """Tell that this server lives; what it slept or jumped over is noted as an outage."""
        last = await self._tables.reader.setting(ALIVE)
        self._clock.advance_to(float(last or 0.0))  # another worker may have noticed a jump first
        was, now = self._clock(), self._clock.jumped_to()
        outage = None if last is None else await self._slept(float(last), was, silence)
        if now is not None:
            outage = Outage(was if outage is None else outage.start, now + GRACE)
        signs = [_sign_of_life(last, now or was)]
        if outage is not None:
            signs.append(_noted_outage(outage))
        with contextlib.suppress(Conflict):  # another worker has done the same at this moment
            await self._tables.journal.append(Write(signs))
        await self._learn()
        self._clock.advance_to(now or was)  # not before every clock knows what to leave out
        self._beat_at = self._clock()

    async def _slept(self, last: float, now: float, silence: float) -> Outage | None:
        """Return the time since the last sign of life, if no server can have been running.

        What was written since counts as one; but not what was written later than another sign was
        due: that was after waking up.
        """
        if now - last <= silence:
            return None
        written = await self._tables.reader.last_entry_at() or 0.0
        since = written if last < written <= last + BEAT else last
        return Outage(since, now + GRACE) if now - since > silence else None

    async def _learn(self) -> None:
        found = [Outage(*times) for times in await self._tables.reader.outages()]
        if self._tables.outages.learn(found):
            await self._tables.forget_all()


def _sign_of_life(last: str | None, now: float) -> Executable:
    settings = schema.settings
    if last is None:
        return insert(settings).values(key=ALIVE, value=repr(now))
    return update(settings).where(settings.c.key == ALIVE).values(value=repr(now))


def _noted_outage(outage: Outage) -> Executable:
    seconds = round(outage.end - GRACE - outage.start, 1)
    log.info("clocks stood still", extra={"facts": {"seconds": seconds}})
    return insert(schema.outages).values(began_at=outage.start, ended_at=outage.end)


def _due(table: Table) -> float | None:
    return None if table.clock is None else table.clock.due()


def _is_due(clock: Clock, hand: SeatClock, now: float) -> bool:
    due = clock.due_of(hand)
    return due is not None and due <= now


def _notice(table: Table, hand: SeatClock) -> TimeNotice | None:
    guest = table.chairs[hand.seat].guest
    if guest is None:
        return None
    kind = REMINDER if _reminds(table, hand) else TIMEOUT
    head = table.head
    return TimeNotice(kind, head.id, head.title, table.name(hand.seat), guest, hand.until)


def _reminds(table: Table, hand: SeatClock) -> bool:
    return table.clock is not None and hand.reminders < len(table.clock.terms.remind)


def _do(
    table: Table,
    clock: Clock,
    hand: SeatClock,
    entries: list[PendingEntry],
    statements: list[Executable],
) -> None:
    """Draft what is due at one seat."""
    terms, seat = clock.terms, hand.seat
    if _reminds(table, hand):
        until = None if hand.until is None else round(hand.until, 3)
        data: dict[str, Json] = {"left": terms.remind[hand.reminders], "until": until}
        entries.append(PendingEntry(REMINDER, seat, data=data))
        return
    entries.append(PendingEntry(TIMEOUT, seat, data={"then": terms.out}))
    if terms.out == NOTHING:
        return
    owner = table.chairs[seat].guest
    bot = terms.bot if terms.out == BOT else None
    chair = Chair(seat, None, bot, bot or "", owner)
    entries.append(reseated(table, SeatChange(chair, TIME)))
    statements.append(seat_statement(table.head.id, chair))


def _noted(notice: TimeNotice) -> None:
    facts = {"table": notice.table, "seat": notice.seat, "until": notice.until}
    log.info(notice.kind, extra={"facts": facts})
