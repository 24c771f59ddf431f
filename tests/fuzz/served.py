"""A server in the fuzzer's own process, and what it must never say."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Self

from bigshoulders.server.errors import STATUSES
from bigshoulders.server.net.limits import NO_LIMITS
from bigshoulders.server.settings import Settings
from tests.fuzz import seeds
from tests.fuzz.target import Target, Wrong, expect, expect_sentence
from tests.server.within import Within, within

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from bigshoulders.client import Object

FAST: Final = 1e9  # requests a second: rates are tested elsewhere
FRESH: Final = 400  # changes after which a server is made anew, so that it does not grow
NO_FAILURE: Final = ("unplayable", "not_built")  # though their status is one


class Trouble(logging.Handler):
    """Keeps the error that a server noted last, which a client is not told."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.last: BaseException | None = None
        self._log = logging.getLogger("bigshoulders")

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.last = record.exc_info[1]

    def __enter__(self) -> Self:
        self._log.addHandler(self)
        return self

    def __exit__(self, *_error: object) -> None:
        self._log.removeHandler(self)


class Served(Target):
    """A target with a server in the same process, a host and a table in the middle of a game."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._opened: AbstractAsyncContextManager[Within] | None = None
        self._changes = 0
        self._made = 0

    def run(self, text: str) -> bool:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
        if self._changes >= FRESH or self._opened is None:
            self._loop.run_until_complete(self._renew())
        with Trouble() as trouble:
            try:
                return self._loop.run_until_complete(self.talk(text))
            except Wrong as wrong:
                raise wrong from trouble.last

    async def talk(self, text: str) -> bool:
        raise NotImplementedError

    async def _renew(self) -> None:
        """Open a server on an empty database."""
        if self._opened is not None:
            await self._opened.__aexit__(None, None, None)
        self._made += 1
        self._changes = 0
        database = f"sqlite:///{self.folder}/{self._made}.db"
        settings = Settings(
            database, requests_a_second=FAST, messages_a_second=FAST, limits=NO_LIMITS
        )
        self._opened = within(settings)
        self.server = await self._opened.__aenter__()
        self.guests = {name: await self._guest(name) for name in ("ann", "bob")}
        self.table = await self._table()

    async def _guest(self, name: str) -> str:
        answered = await self.server.http("POST", "/api/guest", {"name": name})
        cookie = answered.headers["set-cookie"].partition("=")[2].partition(";")[0]
        shown = self.server.services.guests.read(cookie)
        assert shown is not None
        return shown.guest

    async def _table(self) -> str:
        """Make a table out of a record, at which all seats are Ann's."""
        record = seeds.records()[self._made % len(seeds.moments())]
        body: Object = {"record": record, "title": "fuzz", "undo": "free"}
        made = await self.server.http("POST", "/api/records", body, guest=self.guests["ann"])
        expect(made.status == 201, "a table cannot be made", str(made.body))
        return str(made.json()["table"])

    async def state(self) -> tuple[int, str]:
        """Return what must not change when something is refused."""
        async with self.server.services.tables.enter(self.table) as (_room, table):
            return table.number, table.playing().hash()

    async def changed(self) -> None:
        """Go on with a new table, because the one that there was has changed."""
        self._changes += 1
        self.table = await self._table()

    def close(self) -> None:
        if self._loop is not None and self._opened is not None:
            self._loop.run_until_complete(self._opened.__aexit__(None, None, None))
            self._loop.close()


def check_problem(problem: Object, status: int | None = None) -> None:
    """Complain about a refusal that is not documented, or whose words are no sentence."""
    key = str(problem["key"])
    expect(key in STATUSES, "a refusal that is not documented", key)
    expect(STATUSES[key] < 500 or key in NO_FAILURE, "the server failed", str(problem))
    expect(status in (None, STATUSES[key]), "a refusal with another status", f"{key} {status}")
    expect_sentence(str(problem["text"]))
