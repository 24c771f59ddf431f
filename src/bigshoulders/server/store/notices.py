"""News between workers: PostgreSQL tells each of them which tables others have written to."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine
from typing import Final, TypeAlias

from sqlalchemy import Engine

from bigshoulders.server.store.journal import CHANNEL

PATIENCE: Final = 1.0  # seconds until the listener looks whether it should end

Hear: TypeAlias = Callable[[str, int], Coroutine[object, object, None]]
HearAll: TypeAlias = Callable[[], Coroutine[object, object, None]]
Spawn: TypeAlias = Callable[[Coroutine[object, object, None]], None]

log = logging.getLogger(__name__)


class Notices:
    """Listens in a thread; with SQLite there is one process and nothing to listen to."""

    def __init__(self, engine: Engine, hear: Hear, hear_all: HearAll, spawn: Spawn) -> None:
        self._engine = engine
        self._hear = hear
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
            self._thread.join()

    def _run(self) -> None:
        import psycopg  # noqa: PLC0415 - only a server on PostgreSQL needs it

        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("listening again", extra={"facts": {"why": type(error).__name__}})
                self._stop.wait(PATIENCE)

    def _listen(self) -> None:
        import psycopg  # noqa: PLC0415 - only a server on PostgreSQL needs it

        url = self._engine.url.set(drivername="postgresql")
        with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as wire:
            wire.execute(f"LISTEN {CHANNEL}".encode())
            self._loop.call_soon_threadsafe(self._spawn_all)
            while not self._stop.is_set():
                for notice in wire.notifies(timeout=PATIENCE):
                    self._pass_on(notice.payload)

    def _pass_on(self, payload: str) -> None:
        for word in payload.split():
            table, _colon, number = word.rpartition(":")
            self._loop.call_soon_threadsafe(self._tell, table, int(number))

    def _spawn_all(self) -> None:
        self._spawn(self._hear_all())  # what was told before anybody listened

    def _tell(self, table: str, number: int) -> None:
        self._spawn(self._hear(table, number))
