"""Signing out elsewhere: older cookies of a guest end on every worker, and so do their sockets."""

from __future__ import annotations

import contextlib

from sqlalchemy import Executable, func, select, update

from bigshoulders.server.errors import Close
from bigshoulders.server.store import schema
from bigshoulders.server.store.away import Away
from bigshoulders.server.store.journal import GUESTS_CHANNEL, Journal
from bigshoulders.server.store.reader import Reader
from bigshoulders.server.store.rows import Write
from bigshoulders.server.tables.room import Connection
from bigshoulders.server.tables.service import Tables

REASON = "signed out; enter your name again"


class SignOuts:
    """Ends what was opened with cookies that are worth nothing any more."""

    def __init__(self, tables: Tables, reader: Reader, journal: Journal) -> None:
        self._tables = tables
        self._reader = reader
        self._journal = journal

    async def elsewhere(self, guest: str) -> int:
        """Let all cookies of a guest end; returns what the next one has to say."""
        columns = schema.guests.c
        one_more = update(schema.guests).where(columns.id == guest)
        statements: list[Executable] = [one_more.values(sign_outs=columns.sign_outs + 1)]
        if not self._journal.is_alone:
            notice = columns.id.concat(":").concat(columns.sign_outs)
            notify = select(func.pg_notify(GUESTS_CHANNEL, notice)).where(columns.id == guest)
            statements.append(notify)
        await self._journal.append(Write(statements))
        known = await self._reader.guest(guest)
        sign_outs = 0 if known is None else known.sign_outs
        await self.heard(guest, sign_outs)
        return sign_outs

    async def heard(self, guest: str, sign_outs: int) -> None:
        """Close the sockets that were opened with older cookies of a guest."""
        for connection in self._tables.connections():
            if connection.guest == guest and connection.sign_outs < sign_outs:
                connection.close(Close.SIGNED_OUT, REASON)

    async def heard_all(self) -> None:
        """Look at everybody who has a socket here: words of other workers may have been missed."""
        for guest in {one.guest for one in self._tables.connections() if one.guest is not None}:
            await self._look_at(guest)

    async def check(self, connection: Connection) -> None:
        """Look once more at a socket that has just come in, while others could not see it yet."""
        if connection.guest is not None:
            with contextlib.suppress(Away):  # everybody is looked at when the database is back
                await self._look_at(connection.guest)

    async def _look_at(self, guest: str) -> None:
        known = await self._reader.guest(guest)
        await self.heard(guest, 0 if known is None else known.sign_outs)

    def everybody(self) -> None:
        """Close every socket of a guest, because nobody knows who signed their cookies."""
        for connection in self._tables.connections():
            if connection.guest is not None:
                connection.close(Close.SIGNED_OUT, REASON)
