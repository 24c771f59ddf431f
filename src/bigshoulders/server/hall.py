"""Everything that a running server is made of, put together and taken apart in order."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from contextlib import AsyncExitStack, ExitStack
from typing import Final

from sqlalchemy import Engine, insert
from starlette.requests import HTTPConnection

from bigshoulders.server.clock import ServerClock
from bigshoulders.server.errors import Refused
from bigshoulders.server.guests import Guests
from bigshoulders.server.health import Health
from bigshoulders.server.limiting import Limiter
from bigshoulders.server.settings import Settings
from bigshoulders.server.store import schema
from bigshoulders.server.store.claim import Claim
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

    def __init__(
        self, settings: Settings, engine: Engine, secret: str, journal: Journal, claim: Claim
    ) -> None:
        self._claim = claim
        self.settings = settings
        self.engine = engine
        self.journal = journal
        self.reader = Reader(engine)
        self.guests = Guests(secret, https=settings.https)
        self.clock = ServerClock(settings.now, settings.steady)
        self.tables = Tables(journal, self.reader, settings.idle_seconds, self.clock)
        self.health = Health(engine, journal, self.clock)
        self.annals = Annals(self.reader)
        self.limiter = Limiter(settings.limits, self.reader)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.players = Players(self.tables, self.thinkers)
        self.timekeeper = Timekeeper(self.tables, self.clock)
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
            raise Refused("no_guest", "say your name first: POST /api/guest")
        return Guest(guest, name)

    async def close(self) -> None:
        """Let what waits be written, then end."""
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        async with AsyncExitStack() as last:  # from its end: each is done whatever another does
            last.callback(self._claim.release)
            last.callback(self.engine.dispose)
            last.callback(self.reader.close)
            last.callback(self.journal.close)
            last.callback(self.thinkers.close)
            last.push_async_callback(self.tables.close)
            last.callback(self._notices.close)
            last.push_async_callback(self.timekeeper.end)


async def open_hall(settings: Settings) -> Hall:
    """Open the database and start everything; if that fails, nothing of it is left."""
    with ExitStack() as started:
        claim = started.enter_context(Claim(settings.database))
        engine = await asyncio.to_thread(open_database, settings.database)
        started.callback(engine.dispose)
        journal = Journal(engine)
        started.callback(journal.close)
        secret = settings.secret or await _kept_secret(engine, journal)
        started.pop_all()
    hall = Hall(settings, engine, secret, journal, claim)
    try:
        await hall.timekeeper.begin()
    except BaseException:
        await hall.close()
        raise
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
