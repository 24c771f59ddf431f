"""Who is connected: so many at once from one address, and so many in all.

When there are too many, the one that has kept the server waiting longest makes room: requests that
never come keep nobody out.
"""

from __future__ import annotations

from typing import Protocol


class Connected(Protocol):
    """One connection, as it is counted."""

    address: str
    is_proxy: bool  # which speaks for many addresses

    def drop(self) -> None:
        """End the connection at once."""


class Connections:
    """All connections of a server, and for whose clients it waits, the oldest first."""

    def __init__(self, each: int, most: int) -> None:
        self._each = each
        self._most = most
        self._open: dict[str, dict[Connected, None]] = {}
        self._waiting: dict[str, dict[Connected, None]] = {}
        self._all_waiting: dict[Connected, None] = {}
        self._count = 0

    def enter(self, one: Connected) -> bool:
        """Count a connection, if there is room for it or can be made."""
        own = self._open.get(one.address, {})
        if len(own) >= self._each and not one.is_proxy:
            return self._replace(self._waiting.get(one.address, {}), one)
        if self._count >= self._most:
            return self._replace(self._all_waiting, one)
        self._add(one)
        return True

    def leave(self, one: Connected) -> None:
        """Count a connection no longer, however often this is said."""
        own = self._open.get(one.address, {})
        if one not in own:
            return
        self.serve(one)
        self._count -= 1
        del own[one]
        if not own:
            del self._open[one.address]

    def wait(self, one: Connected) -> None:
        """Note that the client of a connection has to send something next."""
        if one in self._open.get(one.address, {}):
            self._waiting.setdefault(one.address, {})[one] = None
            self._all_waiting[one] = None

    def serve(self, one: Connected) -> None:
        """Note that the server has to do something next."""
        if one not in self._all_waiting:
            return
        del self._all_waiting[one]
        own = self._waiting[one.address]
        del own[one]
        if not own:
            del self._waiting[one.address]

    def _add(self, one: Connected) -> None:
        self._open.setdefault(one.address, {})[one] = None
        self._count += 1

    def _replace(self, waiting: dict[Connected, None], one: Connected) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.drop()
        self._add(one)
        return True
