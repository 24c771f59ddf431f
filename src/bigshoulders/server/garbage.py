"""Short pauses: garbage is looked for among young objects, and everywhere only when it is quiet.

With thousands of sockets open, one full collection stops the server for half a second. So what has
lived for a few seconds is frozen, which collections skip; once in a while, in a quiet moment if
there is one, everything is looked at.
"""

from __future__ import annotations

import gc
from time import monotonic
from typing import Final

from bigshoulders.server.metrics import DURABLE

QUIET_AFTER: Final = 60.0  # seconds since the last full collection, if nothing goes on
ANYWAY_AFTER: Final = 600.0


class Garbage:
    """Decides when to look at everything."""

    def __init__(self) -> None:
        self._full_at = monotonic()
        self._entries = DURABLE.value
        gc.freeze()

    def tidy(self) -> None:
        """Freeze what has lived for a while; collect everything if it is time for that."""
        quiet = self._entries == DURABLE.value
        self._entries = DURABLE.value
        passed = monotonic() - self._full_at
        if passed > ANYWAY_AFTER or (quiet and passed > QUIET_AFTER):
            gc.unfreeze()
            gc.collect()
            self._full_at = monotonic()
        gc.freeze()
