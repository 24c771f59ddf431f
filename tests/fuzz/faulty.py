"""Targets with mistakes in them, by which the tests see that mistakes are found."""

from __future__ import annotations

import os
import signal
import time
from typing import TYPE_CHECKING, NoReturn

from tests.fuzz.target import Target

if TYPE_CHECKING:
    from random import Random


class Bad(Target):
    """A program with a mistake in it: it cannot take a seven."""

    name = "bad"
    share = 1

    def make(self, random: Random) -> str:
        return f"one two {random.randint(1, 9)} three"

    def check(self, text: str) -> bool:
        if "7" in text:
            self.fail()
        return True

    def fail(self) -> NoReturn:
        raise ZeroDivisionError


class Crashing(Bad):
    def fail(self) -> NoReturn:
        os.kill(os.getpid(), signal.SIGSEGV)
        raise AssertionError


class Hanging(Bad):
    def fail(self) -> NoReturn:
        while True:
            time.sleep(3600)


class Hungry(Bad):
    def fail(self) -> NoReturn:
        bytearray(10**12)
        raise AssertionError
