"""The secrets that sign cookies: the newest signs, older ones are still known for a while.

They are kept in the database, where all workers agree on them, and a new one is made by itself
every month. It signs a minute later, when every worker knows it. One that was replaced vouches for
nothing that says it was signed afterwards: a secret found in an old backup opens no door.
"""

from __future__ import annotations

import contextlib
import logging
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import inf
from typing import Final

from itsdangerous import BadSignature, Signer
from sqlalchemy import Executable, delete, insert

from bigshoulders.server.store import schema
from bigshoulders.server.store.journal import Conflict, Journal
from bigshoulders.server.store.reader import Reader
from bigshoulders.server.store.rows import KeptSecret, Write

DAY: Final = 24 * 3600.0
LIFE: Final = 180 * DAY  # of a cookie, which is renewed whenever its guest comes back
ROTATED_AFTER: Final = 30 * DAY
SETTLING: Final = 60.0  # seconds in which every worker hears of a new secret
SLACK: Final = DAY  # for a worker that could not hear of it
SECRET_BYTES: Final = 32
DATED_SINCE: Final = "cookies_dated_since"  # the setting: older cookies do not tell their time
BETWEEN: Final = re.compile(r"[\s,]+")

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Secret:
    """One secret, and until when cookies may have been signed with it."""

    value: str
    until: float = inf

    def sign(self, text: str, salt: str) -> str:
        return self._signer(salt).sign(text).decode()

    def unsigned(self, text: str, salt: str) -> str | None:
        """Return what was signed, or None if it was not with this secret."""
        try:
            return self._signer(salt).unsign(text).decode()
        except (BadSignature, UnicodeError):
            return None

    def _signer(self, salt: str) -> Signer:
        return Signer(self.value, salt=salt, digest_method=blake2b)


class Secrets:
    """All secrets that are known to this worker, the one that signs first."""

    def __init__(
        self, given: str, reader: Reader, journal: Journal, now: Callable[[], float]
    ) -> None:
        self._reader = reader
        self._journal = journal
        self._now = now
        self._is_given = bool(given)
        self._kept: list[KeptSecret] = []
        self.known = [Secret(one) for one in BETWEEN.split(given) if one]
        self.dated_since = 0.0
        self.when_dropped: list[Callable[[], None]] = []

    async def begin(self) -> None:
        """Learn the secrets; the first worker makes the first one."""
        self.dated_since = float(await self._reader.setting(DATED_SINCE) or 0.0)
        await self.keep()

    async def keep(self) -> None:
        """Learn of new secrets and of dropped ones, and make a new one if it is time."""
        if self._is_given:
            return
        found = await self._reader.secrets()
        changes = _changes(found, self._now())
        if changes:
            with contextlib.suppress(Conflict):  # another worker has done the same at this moment
                await self._journal.append(Write(changes))
            found = await self._reader.secrets()
        self._learn(found)

    def _learn(self, found: list[KeptSecret]) -> None:
        now, before = self._now(), self._kept
        self._kept = found
        self.known = _in_order(found, now)
        still = {one.number for one in found}
        if any(one.number not in still and now < end for one, end in _ends(before)):
            log.warning("a secret was dropped")
            for hear in self.when_dropped:
                hear()


def made_anew(number: int, now: float) -> Executable:
    """Return the statement that adds a secret."""
    row = {"number": number, "secret": secrets.token_hex(SECRET_BYTES), "made_at": now}
    return insert(schema.secrets).values(row)


def _changes(found: Sequence[KeptSecret], now: float) -> list[Executable]:
    """Return what is to be written: a new secret, and none any more that nobody needs."""
    newest = found[0] if found else None
    changes: list[Executable] = [
        delete(schema.secrets).where(schema.secrets.c.number == one.number)
        for one, end in _ends(found)
        if end <= now
    ]
    if newest is None or now - newest.made_at > ROTATED_AFTER:
        changes.append(made_anew(newest.number + 1 if newest else 1, now))
    return changes


def _ends(found: Sequence[KeptSecret]) -> list[tuple[KeptSecret, float]]:
    """Return when the last cookie of each secret has expired; the newest one has no end."""
    replaced = [inf, *(one.made_at + SLACK + LIFE for one in found)]
    return list(zip(found, replaced, strict=False))


def _in_order(found: Sequence[KeptSecret], now: float) -> list[Secret]:
    """Return the secrets, first the newest that every worker has heard of."""
    ends = [Secret(one.secret, end - LIFE) for one, end in _ends(found)]
    is_settled = [now - one.made_at >= SETTLING for one in found]
    place = is_settled.index(True) if True in is_settled else len(ends) - 1
    return [ends[place], *ends[:place], *ends[place + 1 :]] if ends else []
