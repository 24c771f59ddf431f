"""Everything that a running server is made of, put together and taken apart in order."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Final

from sqlalchemy import Engine, insert
from starlette.requests import HTTPConnection

from bigshoulders.server.errors import Refused
from bigshoulders.server.guests import Guests
from bigshoulders.server.settings import Settings
from bigshoulders.server.store import schema
from bigshoulders.server.store.engine import open_database
from bigshoulders.server.store.journal import Conflict, Journal
from bigshoulders.server.store.notices import Notices
from bigshoulders.server.store.reader import Reader
from bigshoulders.server.store.rows import Write
from bigshoulders.server.tables.bots import Thinkers
from bigshoulders.server.tables.players import Players
from bigshoulders.server.tables.seating import Guest
from bigshoulders.server.tables.series import Annals
from bigshoulders.server.tables.service import Tables
from bigshoulders.server.tables.timekeeping import Timekeeper

SECRET: Final = "secret"  # noqa: S105 - the name of a setting, not its value


class Hall:
    """The parts of one process."""

    def __init__(self, settings: Settings, engine: Engine, secret: str, journal: Journal) -> None:
        self.settings = settings
        self.engine = engine
        self.journal = journal
        self.reader = Reader(engine)
        self.guests = Guests(secret, https=settings.https)
        self.tables = Tables(journal, self.reader, settings.idle_seconds, settings.now)
        self.annals = Annals(self.reader)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.players = Players(self.tables, self.thinkers)
        self.timekeeper = Timekeeper(self.tables)
        self._notices = Notices(engine, self.tables.heard, self.tables.heard_all, self.tables.spawn)
        self._keeper: asyncio.Task[None] | None = None

    def keep(self) -> None:
        """Begin to look after tables by itself."""
        self._keeper = asyncio.create_task(self.tables.keep_house())

    async def guest(self, request: HTTPConnection) -> Guest:
        """Return who sends a request; one that we do not know must say its name."""
        guest = self.guests.required(request)
        name = await self.reader.guest_name(guest)
        if name is None:
            raise Refused("no_guest", "say your name first: POST /api/guest", 401)
        return Guest(guest, name)

    async def close(self) -> None:
        """Let what waits be written, then end."""
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        await self.timekeeper.end()
        self._notices.close()
        await self.tables.close()
        self.thinkers.close()
        self.journal.close()
        self.reader.close()
        self.engine.dispose()


async def open_hall(settings: Settings) -> Hall:
    """Open the database and start everything."""
    engine = await asyncio.to_thread(open_database, settings.database)
    journal = Journal(engine)
    secret = settings.secret or await _kept_secret(engine, journal)
    hall = Hall(settings, engine, secret, journal)
    await hall.timekeeper.begin()
    return hall


async def _kept_secret(engine: Engine, journal: Journal) -> str:
    """Return the secret that signs cookies; the first worker makes it."""
    reader = Reader(engine)
    try:
        found = await reader.setting(SECRET)
        if found is None:
            row = {"key": SECRET, "value": secrets.token_hex(32)}
            with contextlib.suppress(Conflict):
                await journal.append(Write([insert(schema.settings).values(row)]))
            found = await reader.setting(SECRET)
    finally:
        reader.close()
    return found or ""
