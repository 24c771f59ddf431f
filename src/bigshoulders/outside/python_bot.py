"""A bot that is a Python class of another package, in our own process.

It is trusted as far as any package that one installs. Errors, illegal answers and, where the system
can interrupt it, hanging forfeit a decision; one that ends the process ends the game with it. Bots
of strangers should be programs.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Protocol

from bigshoulders.bots.bot import Bot, Observation
from bigshoulders.kernel.game import Game
from bigshoulders.outside.forfeits import LATE, RAISED, Failed, OutsideBot


class Chooser(Protocol):
    """All that a class must have."""

    def choose(self, observation: Observation) -> int:
        """Return one of the answers."""
        ...


class _TimeIsUp(BaseException):
    """Passes through whatever a bot catches."""


class PythonBot(OutsideBot):
    """Asks an object that is made from a seed."""

    def __init__(self, seed: str, make: Callable[[str], Chooser], seconds: float) -> None:
        super().__init__(seed)
        self._seed = seed
        self._make = make
        self._seconds = seconds
        self._made: Chooser | None = None

    def ask(self, game: Game, seat: int) -> int:
        try:
            with _alarm(self._seconds):
                return self._choose(game, seat)
        except _TimeIsUp:
            raise Failed(LATE, f"it did not answer within {self._seconds:g} s") from None
        except (Exception, SystemExit) as error:
            raise Failed(RAISED, f"it raised {type(error).__name__}: {error}") from error

    def _choose(self, game: Game, seat: int) -> int:
        if self._made is None:
            self._made = self._make(self._seed)
        stream = self._made.stream if isinstance(self._made, Bot) else self.stream
        return self._made.choose(Observation(game.copy(), seat, stream))


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where a system has an alarm and this is the main thread."""
    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(_signal: int, _frame: object) -> None:
    raise _TimeIsUp
