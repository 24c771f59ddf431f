"""Whether the server can do its work: something is written to the database, as every move is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from sqlalchemy import Engine, Executable
from sqlalchemy.dialects import postgresql, sqlite

from bigshoulders.server.store import schema
from bigshoulders.server.store.away import NO_ANSWER, cause_of
from bigshoulders.server.store.journal import Conflict, Journal
from bigshoulders.server.store.rows import Write

KEY: Final = "health"  # the setting that is written
PATIENCE: Final = 3.5  # seconds; those who watch a server wait a little longer
AGAIN_AFTER: Final = 1.0  # however often somebody asks, no more is written than this


class Health:
    """What the last look at the database has shown."""

    def __init__(self, engine: Engine, journal: Journal, now: Callable[[], float]) -> None:
        self._engine = engine
        self._journal = journal
        self._now = now
        self._looked_at = -AGAIN_AFTER
        self._look: asyncio.Future[str | None] | None = None

    async def why_not(self) -> str | None:
        """Return why nothing can be written, or None; all who ask at one time share a look."""
        is_old = monotonic() - self._looked_at >= AGAIN_AFTER or self._journal.trouble is not None
        if self._look is None or (is_old and self._look.done()):
            self._looked_at = monotonic()
            self._look = asyncio.ensure_future(self._tried())
        return await asyncio.shield(self._look)

    async def _tried(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._journal.append(Write([self._sign()]))
        except Conflict:
            return None  # another worker did the same at this moment, so the database works
        except TimeoutError:
            return self._journal.trouble or NO_ANSWER
        except Exception as error:  # noqa: BLE001 - whatever it is, it is why
            return cause_of(error)
        return None

    def _sign(self) -> Executable:
        insert = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        row = insert(schema.settings).values(key=KEY, value=repr(self._now()))
        return row.on_conflict_do_update(
            index_elements=[schema.settings.c.key], set_={"value": row.excluded.value}
        )
