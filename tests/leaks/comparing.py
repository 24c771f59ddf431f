"""Two servers that nobody could tell apart, each with its world, and what guests hear of them."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from itertools import count
from typing import TYPE_CHECKING
from unittest.mock import patch

from bigshoulders.server.net.limits import NO_LIMITS
from bigshoulders.server.services import Services
from bigshoulders.server.settings import Settings
from bigshoulders.server.tables import creation, records
from bigshoulders.server.tables.seats import links
from tests.leaks.listening import LIVE, Listener
from tests.leaks.tallies import Tally
from tests.server.running import Hours
from tests.server.within import Within, within
from tests.server.worlds import LONG_AGO

if TYPE_CHECKING:
    from pathlib import Path

    from tests.leaks.looks import Look

MANY = 1e9  # requests a second: nobody is made to wait here


class Pair:
    """Two servers, side by side."""

    def __init__(self, one: Within, other: Within, hours: Hours) -> None:
        self.servers = one, other
        self._hours = hours

    async def compare(self, look: Look) -> dict[str, Tally]:
        """Let somebody ask the same of both; returns what was heard, by surface."""
        self._hours.at = look.one.entries[-1].at + 1
        heard: list[list[tuple[str, str]]] = []
        found = {LIVE: Tally()}
        for server, world in zip(self.servers, (look.one, look.other), strict=True):
            listener = Listener(server, world, look.script)
            with known_ids():
                heard.append(await listener.hear_all())
            found[LIVE].differences += [f"{look.name}: {words}" for words in listener.failures]
        for (surface, here), (other, there) in zip(*heard, strict=False):
            tally = found.setdefault(surface, Tally())
            tally.answers += 1
            tally.size += len(here.encode())
            if (surface, here) != (other, there):
                tally.differences.append(f"{look.name}: {surface}: {_apart(here, there)}")
        if len(heard[0]) != len(heard[1]):
            found[LIVE].differences.append(f"{look.name}: more was heard in one world")
        return found


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[Pair]:
    """Run two servers at which nothing happens by itself: no bot thinks and no clock runs out."""
    hours = Hours()
    both = [
        Settings(
            f"sqlite:///{folder / name}.db",
            requests_a_second=MANY,
            messages_a_second=MANY,
            limits=NO_LIMITS,
            now=lambda: LONG_AGO,
            steady=lambda: LONG_AGO,
            secret="the same",  # noqa: S106 - of a test's own server
        )
        for name in ("one", "other")
    ]
    with patch.object(Services, "keep", lambda _self: None):
        async with within(both[0]) as one, within(both[1]) as other:
            for server in (one, other):
                server.services.tables.now = hours
                server.services.tables.after_entry.clear()
            yield Pair(one, other, hours)


@contextmanager
def known_ids() -> Iterator[None]:
    """Let tables, links and seeds that are made have names that depend on nothing."""
    numbers = count(1)
    with ExitStack() as stack:
        for module, name in (
            (creation, "new_id"),
            (creation, "new_token"),
            (links, "new_token"),
            (records, "new_id"),
        ):
            stack.enter_context(patch.object(module, name, lambda: f"made-{next(numbers)}"))
        stack.enter_context(patch.object(secrets, "token_hex", lambda _count: "a-seed"))
        yield


def _apart(here: str, there: str) -> str:
    """Return where two texts differ."""
    same = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
    start = max(0, same - 60)
    return f"{here[start : same + 60]!r} and {there[start : same + 60]!r}"
