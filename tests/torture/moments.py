"""What clients have done so far, where servers are, and what did not go as promised."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from http.client import HTTPException
from typing import TYPE_CHECKING, TypeVar

from websockets.exceptions import WebSocketException

from bigshoulders.client import ServerRefused

if TYPE_CHECKING:
    from random import Random

    from bigshoulders.client import Client

T = TypeVar("T")

LOST = (OSError, EOFError, HTTPException, WebSocketException)  # what is seen of a killed server
NOT_STORED = "not_stored"
AGAIN = 0.3  # seconds until a client asks again
LONGEST = 500  # signs of what is told about one of them
MOST_SHOWN = 40  # promises that were not kept, of one trial


class Gone(Exception):
    """Nobody is to go on: the trial has ended."""


class Moments:
    """Shared by all clients of one site and by whoever strikes at it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._counts: Counter[str] = Counter()
        self._addresses: tuple[str, ...] = ()
        self._ended = False
        self.broken: Counter[str] = Counter()  # promises that were not kept, in words

    def count(self, what: str) -> None:
        with self._changed:
            self._counts[what] += 1
            self._changed.notify_all()

    def counted(self, what: str) -> int:
        with self._changed:
            return self._counts[what]

    def complain(self, what: str) -> None:
        """Note a promise that was not kept; the trial goes on, to find more."""
        short = " ".join(what.split())[:LONGEST]
        with self._changed:
            if short in self.broken or len(self.broken) < MOST_SHOWN:
                self.broken[short] += 1

    def wait_for_more(self, what: str, more: int, patience: float) -> bool:
        """Return when so many more have been counted; False if they were not in time."""
        with self._changed:
            goal = self._counts[what] + more
            return self._changed.wait_for(lambda: self._counts[what] >= goal, patience)

    # Where servers are

    def set_addresses(self, addresses: Sequence[str]) -> None:
        """Note which servers there are to connect to."""
        with self._changed:
            self._addresses = tuple(addresses)
            self._changed.notify_all()

    def is_up(self) -> bool:
        with self._changed:
            return bool(self._addresses)

    def address(self, chosen: Random) -> str:
        """Return the address of some server, as soon as there is one."""
        with self._changed:
            self._changed.wait_for(lambda: self._addresses or self._ended)
            if self._ended:
                raise Gone
            return chosen.choice(self._addresses)

    def end(self) -> None:
        """Let every client give up that waits for a server."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def pause(self, seconds: float) -> None:
        """Wait for a while, but not beyond the end."""
        with self._changed:
            if self._changed.wait_for(lambda: self._ended, seconds):
                raise Gone


def insist(
    moments: Moments, chosen: Random, client: Client, work: Callable[[Client], T], what: str
) -> T:
    """Do something over HTTP until a server has done it, whichever one and however often."""
    while True:
        with suppress(*LOST):
            client.address = moments.address(chosen)
            try:
                return work(client)
            except ServerRefused as refused:
                if refused.key != NOT_STORED:
                    moments.complain(f"{what} was refused: {refused.key}, {refused}")
                moments.count(refused.key)
        moments.pause(AGAIN)


def wait_until(done: Callable[[], bool], patience: float) -> bool:
    """Return when something is done; False if it was not in time."""
    until = time.monotonic() + patience
    while not done():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True
