"""News between workers: PostgreSQL tells them at which tables others wrote, and who signed out."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections.abc import Callable, Coroutine, Sequence
from typing import Final, TypeAlias

from sqlalchemy import Engine

from bigshoulders.server.store.away import cause_of, is_trouble
from bigshoulders.server.store.engine import listening_address

NOTICE: Final = re.compile(r"(?:^|(?<= ))([\w-]{1,32}):([0-9]{1,10})(?= |$)", re.ASCII)
PATIENCE: Final = 1.0  # seconds until the listener looks whether it should end

Hear: TypeAlias = Callable[[str, int], Coroutine[object, object, None]]
HearAll: TypeAlias = Callable[[], Coroutine[object, object, None]]
Spawn: TypeAlias = Callable[[Coroutine[object, object, None]], None]

log = logging.getLogger(__name__)


class Notices:
    """Listens in a thread; with SQLite there is one process and nothing to listen to."""

    def __init__(
        self, engine: Engine, hear: dict[str, Hear], hear_all: Sequence[HearAll], spawn: Spawn
    ) -> None:
        self._engine = engine
        self._hear = hear  # by channel
        self._hear_all = hear_all
        self._spawn = spawn
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        if engine.dialect.name == "postgresql":
            self._thread = threading.Thread(target=self._run, name="notices", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join(3 * PATIENCE)  # a database that does not answer is not waited for

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except BaseException as error:  # or nobody would listen any more
                trace = None if is_trouble(error) else error
                facts = {"why": cause_of(error)}
                log.warning("listening again", exc_info=trace, extra={"facts": facts})
                self._stop.wait(PATIENCE)

    def _listen(self) -> None:
        import psycopg  # noqa: PLC0415 - only a server on PostgreSQL needs it

        with psycopg.connect(listening_address(self._engine), autocommit=True) as connection:
            for channel in self._hear:
                connection.execute(f"LISTEN {channel}".encode())
            self._loop.call_soon_threadsafe(self._spawn_all)
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=PATIENCE):
                    self._pass_on(notice.channel, notice.payload)

    def _pass_on(self, channel: str, payload: str) -> None:
        for about, number in NOTICE.findall(payload):  # others may say anything on the channel
            self._loop.call_soon_threadsafe(self._tell, channel, about, int(number))

    def _spawn_all(self) -> None:
        for hear in self._hear_all:  # what was told before anybody listened
            self._spawn(hear())

    def _tell(self, channel: str, about: str, number: int) -> None:
        self._spawn(self._hear[channel](about, number))
