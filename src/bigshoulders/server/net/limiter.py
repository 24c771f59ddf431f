"""Who has used up what: each guest has a share, and each address that of several guests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from math import ceil
from time import time
from typing import Final

from bigshoulders.server.errors import Refused
from bigshoulders.server.net.buckets import Buckets
from bigshoulders.server.net.limits import Limits
from bigshoulders.server.store.reader import Reader
from bigshoulders.server.tables.creation import ANYBODY, ME

MINUTE: Final = 60.0
HOUR: Final = 3600.0
A_MONTH: Final = 30 * 24 * HOUR  # after which a table that is not over does not count


@dataclass(frozen=True, slots=True)
class Client:
    """Whom a request comes from."""

    guest: str | None
    address: str


class Rate:
    """So many within a time for each guest, and a multiple of that for each address."""

    def __init__(self, most: int, seconds: float, people: int, what: str) -> None:
        self._what = what
        self._each = Buckets(most / seconds, most)
        self._together = Buckets(most * people / seconds, most * people)

    def take(self, client: Client, count: int = 1) -> None:
        """Count one or several, or refuse them."""
        if client.guest is not None:
            self._take(self._each, client.guest, "you have", count)
        self._take(self._together, client.address, "people at your address have", count)

    def _take(self, buckets: Buckets, name: str, who: str, count: int) -> None:
        bucket = buckets.of(name)
        if not bucket.take(count):
            wait = ceil(bucket.wait())
            unit = "second" if wait == 1 else "seconds"
            text = f"{who} {self._what} too often; go on in {wait} {unit}"
            raise Refused("too_many", text, wait=wait)


class Limiter:
    """Counts what guests and addresses do in this process, and asks the database for the rest."""

    def __init__(self, limits: Limits, reader: Reader) -> None:
        self._limits = limits
        self._reader = reader
        people = limits.people
        self._guests = Rate(limits.new_guests, HOUR, 1, "come in as someone new")
        self._tables = Rate(limits.new_tables, MINUTE, people, "made tables")
        self._imports = Rate(limits.imports, MINUTE, people, "imported or forked games")
        self._chat = Rate(limits.chat, MINUTE, people, "said something")
        self._previews = Rate(limits.previews, MINUTE, people, "looked ahead")
        self._sockets: Counter[str] = Counter()  # open ones, by guest and by address

    def new_guest(self, address: str) -> None:
        """Count somebody who says a name for the first time."""
        self._guests.take(Client(None, address))

    def rematch(self, client: Client) -> None:
        """Count a table that others may have asked for already."""
        self._tables.take(client)

    async def new_table(self, client: Client, sitters: Sequence[str]) -> None:
        """Count a table, and refuse it if its guest has too many that are not over."""
        self._tables.take(client)
        since = time() - A_MONTH
        running, bots_only = await self._reader.running_tables(client.guest or "", since)
        if running >= self._limits.open_tables:
            raise _too_many_open(f"you host {running} games that are not over", "finish some first")
        if bots_only >= self._limits.bot_tables and not {ME, ANYBODY}.intersection(sitters):
            raise _too_many_open(f"{bots_only} games of bots alone are yours", "let some end first")

    async def copied_table(self, client: Client, sitters: Sequence[str]) -> None:
        """Count a table for which a game is played again."""
        self._imports.take(client)
        await self.new_table(client, sitters or (ME,))

    def chat(self, client: Client) -> None:
        """Count something that is said."""
        self._chat.take(client)

    def preview(self, client: Client, answers: int) -> None:
        """Count answers that are tried out."""
        self._previews.take(client, answers)

    @contextmanager
    def socket(self, client: Client) -> Iterator[None]:
        """Count a socket as long as it is open."""
        most = self._limits.sockets
        with ExitStack() as counted:
            if client.guest is not None:
                counted.enter_context(self._open(client.guest, most, "you have"))
            most *= self._limits.people
            counted.enter_context(self._open(client.address, most, "your address has"))
            yield

    @contextmanager
    def _open(self, name: str, most: int, who: str) -> Iterator[None]:
        if self._sockets[name] >= most:
            raise _too_many_open(f"{who} {most} sockets open", "close some first")
        self._sockets[name] += 1
        try:
            yield
        finally:
            self._sockets[name] -= 1
            if not self._sockets[name]:
                del self._sockets[name]


def _too_many_open(found: str, remedy: str) -> Refused:
    return Refused("too_many_open", f"{found}, and that is the most; {remedy}")
