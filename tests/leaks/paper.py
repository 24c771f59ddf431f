"""A table on paper: what people do there goes through the server's own functions, unstored."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, cast

from bigshoulders.server.tables.actions import Actor
from bigshoulders.server.tables.presenter import occupant
from bigshoulders.server.tables.room import Room
from bigshoulders.server.tables.seats.seating import Guest
from bigshoulders.server.tables.service import PendingEntry, Tables, assign_number
from bigshoulders.server.tables.table import MADE
from bigshoulders.server.tables.time.timekeeper import _do, _is_due
from tests.server.running import HOUR, Hours
from tests.server.worlds import LONG_AGO, TABLE, Loose, World, name_of

if TYPE_CHECKING:
    from random import Random

    from sqlalchemy import Executable

    from bigshoulders.kernel.json_nodes import Json
    from bigshoulders.server.store.journal import Journal
    from bigshoulders.server.store.reader import Reader
    from bigshoulders.server.store.rows import Chair, Entry, Head
    from bigshoulders.server.tables.table import Table


class _Alone:
    """A journal that nothing is written to."""

    is_alone = True


class _Names:
    """A reader of nothing but people's names."""

    async def guest_name(self, guest: str) -> str:
        return name_of(guest)

    async def number_of(self, _table: str, _guest: str | None, _request: str) -> None:
        return None

    async def is_member(self, _table: str, _guest: str) -> bool:
        return True


class Paper(Tables):
    """One table whose entries are written down, with what time it is there."""

    def __init__(self, head: Head, chairs: list[Chair], random: Random, **rules: str) -> None:
        self.hours = Hours()
        self.hours.at = LONG_AGO
        super().__init__(
            cast("Journal", _Alone()), cast("Reader", _Names()), HOUR, lambda: self.hours.at
        )
        self.random = random
        self.chairs = chairs
        self.table = Loose(head, list(chairs))
        self.entries: list[Entry] = []
        self.newcomers = 0
        self.room = Room(TABLE)
        self._note(_made(head, chairs, rules))

    @asynccontextmanager
    async def enter(
        self, table_id: str, *, fresh: bool = True
    ) -> AsyncIterator[tuple[Room, Table]]:
        yield self.room, self.table

    async def store(
        self,
        room: Room,
        table: Table,
        drafts: Sequence[PendingEntry],
        statements: Sequence[Executable] = (),
    ) -> int:
        for pending in drafts:
            self._note(pending)
        return self.table.number

    def _note(self, pending: PendingEntry) -> None:
        self.entries.append(assign_number(self.table, pending, self.hours.at))

    async def wait(self, seconds: float) -> None:
        """Let time pass; whatever is due then is done."""
        self.hours.at += seconds
        clock, now = self.table.clock, self.hours.at
        if clock is not None:
            drafts: list[PendingEntry] = []
            for hand in [one for one in clock.hands() if _is_due(clock, one, now)]:
                _do(self.table, clock, hand, drafts, [])
            await self.store(self.room, self.table, drafts)

    def world(self) -> World:
        return World(self.table.head, self.chairs, self.entries)

    # People

    def newcomer(self) -> Guest:
        """Return somebody who was never here."""
        self.newcomers += 1
        return person(f"newcomer-{self.newcomers}")

    def anybody(self) -> Guest:
        """Return somebody new, or somebody who has been at the table before."""
        known = sorted({entry.guest for entry in self.entries if entry.guest})
        return self.newcomer() if self.random.random() < 0.5 else person(self.random.choice(known))

    def host(self) -> Guest:
        return person(self.table.head.host)

    def actor(self, seat: int) -> Actor:
        """Return who answers for a seat: its person, also one who is away, or its bot."""
        chair = self.table.chairs[seat]
        owner = chair.guest or (None if chair.bot else chair.kept_for)
        return Actor(owner, seat, "" if owner is None else name_of(owner))


def person(guest: str) -> Guest:
    return Guest(guest, name_of(guest))


def _made(head: Head, chairs: list[Chair], rules: dict[str, str]) -> PendingEntry:
    data: dict[str, Json] = {
        **rules,
        "commitment": head.commitment,
        "came_how": head.came_how,
        "who": [occupant(chair) for chair in chairs],
        "kept": [None for _chair in chairs],
    }
    return PendingEntry(MADE, guest=head.host, data=data)
