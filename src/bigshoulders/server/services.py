"""Everything that a running server is made of, put together and taken apart in order."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass

from sqlalchemy import Engine
from starlette.requests import HTTPConnection

from bigshoulders.server.clock import ServerClock
from bigshoulders.server.health import Health
from bigshoulders.server.identity.guests import CookieContent, Guests, no_guest
from bigshoulders.server.identity.sign_out import SignOuts
from bigshoulders.server.identity.signing import Secrets
from bigshoulders.server.net.limiter import Limiter
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.claim import DatabaseLock
from bigshoulders.server.store.engine import open_database
from bigshoulders.server.store.journal import CHANNEL, GUESTS_CHANNEL, Journal
from bigshoulders.server.store.notices import Notices
from bigshoulders.server.store.reader import Reader
from bigshoulders.server.tables.bots.catalogue import BotCatalogue
from bigshoulders.server.tables.bots.pool import BotPool
from bigshoulders.server.tables.bots.seats import BotSeats
from bigshoulders.server.tables.seats.seating import Guest
from bigshoulders.server.tables.series import SeriesCache
from bigshoulders.server.tables.service import Tables
from bigshoulders.server.tables.time.timekeeper import Timekeeper


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody whom we know, and the cookie that says so."""

    guest: Guest
    cookie: CookieContent


class Services:
    """The parts of one process."""

    def __init__(
        self, settings: Settings, engine: Engine, journal: Journal, claim: DatabaseLock
    ) -> None:
        self._claim = claim
        self.settings = settings
        self.engine = engine
        self.journal = journal
        self.reader = Reader(engine)
        self.clock = ServerClock(settings.now, settings.steady)
        bots = BotCatalogue(settings.bots)
        self.tables = Tables(journal, self.reader, settings.idle_seconds, self.clock, bots)
        self.health = Health(engine, journal, self.clock)
        self.series_cache = SeriesCache(self.reader)
        self.limiter = Limiter(settings.limits, self.reader)
        self.bot_pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self.players = BotSeats(self.tables, self.bot_pool)
        self.timekeeper = Timekeeper(self.tables, self.clock)
        self.secrets = Secrets(settings.secret, self.reader, journal, self.clock)
        self.guests = Guests(self.secrets, self.clock, https=settings.https)
        self.sign_outs = SignOuts(self.tables, self.reader, journal)
        self.secrets.when_dropped.append(self.sign_outs.everybody)
        self.tables.before_rounds.append(self.secrets.keep)
        self._notices = Notices(
            engine,
            {CHANNEL: self.tables.heard, GUESTS_CHANNEL: self.sign_outs.heard},
            (self.tables.heard_all, self.sign_outs.heard_all),
            self.tables.spawn,
        )
        self._keeper: asyncio.Task[None] | None = None

    def keep(self) -> None:
        """Begin to look after tables by itself."""
        self._keeper = asyncio.create_task(self.tables.keep_house())

    async def guest(self, request: HTTPConnection) -> Guest:
        """Return who sends a request; one that we do not know must say its name."""
        visitor = await self.visitor(request)
        if visitor is None:
            raise no_guest()
        return visitor.guest

    async def visitor(self, request: HTTPConnection) -> Visitor | None:
        """Return who sends a request, if we know them and they have not signed out since."""
        cookie = self.guests.of(request)
        known = None if cookie is None else await self.reader.guest(cookie.guest)
        if cookie is None or known is None or cookie.sign_outs < known.sign_outs:
            return None
        return Visitor(Guest(cookie.guest, known.name), cookie)

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
            last.callback(self.bot_pool.close)
            last.push_async_callback(self.tables.close)
            last.callback(self._notices.close)
            last.push_async_callback(self.timekeeper.end)


async def open_services(settings: Settings) -> Services:
    """Open the database and start everything; if that fails, nothing of it is left."""
    with ExitStack() as started:
        claim = started.enter_context(DatabaseLock(settings.database))
        engine = await asyncio.to_thread(open_database, settings.database)
        started.callback(engine.dispose)
        journal = Journal(engine)
        started.callback(journal.close)
        started.pop_all()
    services = Services(settings, engine, journal, claim)
    try:
        await services.timekeeper.begin()
        await services.secrets.begin()
    except BaseException:
        await services.close()
        raise
    return services
