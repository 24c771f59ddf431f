"""A table with a clock at which nobody answers: what its owner is charged."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

from tests.torture.moments import insist

if TYPE_CHECKING:
    from bigshoulders.client import Client, Object
    from tests.torture.site import Site

T = TypeVar("T")

BANK = 1800  # seconds, more than a trial takes and less than a clock jumps
SLACK = 5.0  # seconds: a sign of life, and what passes between two looks


class IdleClock:
    """Compares what a clock shows with the time in which somebody could have answered."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._guest = site.party.insist_on("Idle")
        clock: Object = {"kind": "live", "bank": BANK, "increment": 0, "out": "offer"}
        self._table = self._insist(
            lambda client: client.new_table(["me", "me"], clock=clock)[0], "making a table"
        )
        site.party.made.append(self._table)
        self._began = time.monotonic()
        self.forgiven = 0.0  # seconds of outages that were long enough to be noticed

    def check(self) -> None:
        """Complain if the clock has run for longer than people could play."""
        could = time.monotonic() - self._began - self._site.down - self.forgiven
        found = self._insist(_clock_of(self._table), "looking at a clock")
        hands = [one for one in found if one["since"] is not None]
        if not hands:
            return self._site.moments.complain("a clock stands still, as if its time were up")
        now = time.time() + self._site.is_wrong_by
        left = min(_left(one, now) for one in found)
        if BANK - left > could + SLACK:
            self._site.moments.complain(
                f"a clock charged {BANK - left:.0f} s though one could play for {could:.0f} s"
            )
        return None

    def _insist(self, work: Callable[[Client], T], what: str) -> T:
        site = self._site
        return insist(site.moments, site.chosen, self._guest, work, what)


def _clock_of(table: str) -> Callable[[Client], list[Object]]:
    def look(client: Client) -> list[Object]:
        found = cast("Object", client.call("GET", f"/api/tables/{table}")["table"])
        return cast("list[Object]", found["clock"])

    return look


def _left(hand: Object, now: float) -> float:
    left, since = cast("float", hand["left"]), cast("float | None", hand["since"])
    return left if since is None else left - max(0.0, now - since)
