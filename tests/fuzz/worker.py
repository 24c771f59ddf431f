"""A process that tries inputs: it may run out of memory, hang or crash without harm to others."""

from __future__ import annotations

import faulthandler
import logging
import os
import resource
from dataclasses import dataclass, field
from time import process_time
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from tests.fuzz.findings import Finding, kind_of, words_of
from tests.fuzz.shrinking import shrunk
from tests.fuzz.target import Target, random_for

if TYPE_CHECKING:
    from collections.abc import MutableSequence
    from multiprocessing.connection import Connection
    from pathlib import Path

MEMORY: Final = 4 * 1024**3  # bytes of addresses that a process may have
SLOWEST: Final = 10.0  # seconds of CPU that one input may take

Report: TypeAlias = "Finding | Tally"  # what a worker says; a tally ends a batch


@dataclass(frozen=True)
class Batch:
    """Inputs to try, by number."""

    target: type[Target]
    seed: str
    first: int
    last: int


@dataclass
class Tally:
    """How many inputs were tried, and what came of them."""

    target: str
    tried: int = 0
    accepted: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    failed: dict[str, int] = field(default_factory=dict)  # by the kind of the failure

    def note(self, took: float, kind: str | None = None) -> None:
        """Count an input, and how it failed if it did."""
        self.tried += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        if kind is not None:
            self.failed[kind] = self.failed.get(kind, 0) + 1

    def add(self, other: Tally) -> None:
        self.tried += other.tried
        self.accepted += other.accepted
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        for kind, count in other.failed.items():
            self.failed[kind] = self.failed.get(kind, 0) + count


class Slow(Exception):
    """An input took very long."""


def work(wire: Connection, at: MutableSequence[int], folder: Path) -> None:
    """Try batches until there are no more.

    `at` tells the parent which input is being tried, and whether it is a finding already, which is
    being made smaller.
    """
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with (folder / "errors").open("wb", buffering=0) as errors:
        os.dup2(errors.fileno(), 2)
    faulthandler.enable()
    logging.lastResort = None
    made: dict[str, Target] = {}
    known: set[tuple[str, str]] = set()
    while (batch := _next(wire)) is not None:
        name = batch.target.name
        if name not in made:
            (folder / name).mkdir()
            made[name] = batch.target(folder / name)
        wire.send(_try_all(made[name], batch, wire, at, known))
    for target in made.values():
        target.close()


def _next(wire: Connection) -> Batch | None:
    """Return what to try next; None if there is nothing more, or nobody who wants to know."""
    try:
        return cast("Batch | None", wire.recv())
    except EOFError:
        return None


def _try_all(
    target: Target,
    batch: Batch,
    wire: Connection,
    at: MutableSequence[int],
    known: set[tuple[str, str]],
) -> Tally:
    tally = Tally(target.name)
    for number in range(batch.first, batch.last):
        at[0] = number
        text = target.make(random_for(target.name, batch.seed, number))
        started = process_time()
        try:
            tally.accepted += attempt(target, text)
        except Exception as error:  # noqa: BLE001 - that is what we look for
            tally.note(process_time() - started, kind := kind_of(error))
            if (target.name, kind) not in known:
                known.add((target.name, kind))
                again = f"{target.name}:{batch.seed}:{number}"
                at[1] = 1
                _tell(wire, target, Finding(target.name, again, kind, words_of(error), text))
                at[1] = 0
        else:
            tally.note(process_time() - started)
    return tally


def attempt(target: Target, text: str) -> bool:
    """Try one input; True if it was accepted."""
    started = process_time()
    accepted = target.check(text)
    took = process_time() - started
    if took > SLOWEST:
        raise Slow(f"it took {took:.1f} s")
    return accepted


def _tell(wire: Connection, target: Target, finding: Finding) -> None:
    """Tell a finding as it is, in case that to make it smaller goes wrong, and then the smaller."""
    wire.send(finding)

    def fails(text: str) -> bool:
        try:
            attempt(target, text)
        except Exception as error:  # noqa: BLE001 - as above
            return kind_of(error) == finding.kind
        return False

    small = shrunk(finding.text, fails)
    wire.send(Finding(finding.target, finding.again, finding.kind, finding.words, small))
