"""What a server says of itself while something is wrong."""

from __future__ import annotations

import re
import threading
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bigshoulders.server.store import away
from tests.torture.moments import LOST

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.torture.workers import Worker

WELL = 200
BETWEEN = 0.3  # seconds
LONGEST = 30.0  # seconds until there is no answer
CAUSES = (
    *(away.DISK_FULL, away.DISK_ERROR, away.READ_ONLY, away.LOCKED, away.UNREACHABLE),
    *(away.NO_CONNECTION, away.NO_FILES, away.NO_ANSWER),
)
NAMED = re.compile(rf'"why": "({"|".join(map(re.escape, CAUSES))})"')


@dataclass
class Health:
    """Asks servers again and again whether they are well."""

    workers: Sequence[Worker]
    said: list[tuple[float, float, int]] = field(default_factory=list)  # asked, answered, status
    _over: threading.Event = field(default_factory=threading.Event)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Ask until the block ends."""
        threads = [
            threading.Thread(target=self._ask, args=(worker,), daemon=True)
            for worker in self.workers
        ]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._over.set()
            for thread in threads:
                thread.join(LONGEST)

    def _ask(self, worker: Worker) -> None:
        while not self._over.wait(BETWEEN):
            asked = time.monotonic()
            status = health_of(worker)
            self.said.append((asked, time.monotonic(), status))

    def was_ill(self, since: float, until: float) -> bool:
        """Tell whether any answer within a time said so, or did not come before its end."""
        asked = [one for one in self.said if since <= one[0] <= until]
        return any(status != WELL or answered > until for _asked, answered, status in asked)


def health_of(worker: Worker) -> int:
    """Return the status of /healthz, or 0 if there is no answer."""
    try:
        with urllib.request.urlopen(f"{worker.address}/healthz", timeout=LONGEST) as answer:  # noqa: S310 - our own server
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code
    except LOST:
        return 0


def names_the_cause(workers: Sequence[Worker]) -> bool:
    """Tell whether a log says why something was not stored."""
    return any(NAMED.search(line) for worker in workers for line in list(worker.log))
