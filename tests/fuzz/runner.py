"""Keeping workers busy, and watching over them: one that hangs or crashes has found something."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing.connection import wait
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

from tests.fuzz.findings import Finding
from tests.fuzz.target import Target, random_for
from tests.fuzz.worker import Batch, Tally, work

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

MILLION: Final = 1_000_000
BATCHES: Final = 40  # into which the inputs of a target are divided, so that all cores are used
PATIENCE: Final = 120.0  # seconds after which an input hangs; making a finding small is included
EVERY: Final = 20.0  # seconds between two lines that tell how it goes
SPAWN: Final = multiprocessing.get_context("spawn")

Tell: TypeAlias = Callable[[str], None]
Keep: TypeAlias = Callable[[Finding], object]


@dataclass
class Found:
    """All that came of a run."""

    tallies: dict[str, Tally] = field(default_factory=dict)
    findings: dict[tuple[str, str], Finding] = field(default_factory=dict)

    def add(self, told: Finding | Tally) -> None:
        if isinstance(told, Tally):
            self.tallies.setdefault(told.target, Tally(told.target)).add(told)
        else:
            self.findings[told.target, told.kind] = told


def batches_of(targets: Sequence[type[Target]], seed: str, inputs: int) -> deque[Batch]:
    """Divide so many inputs among targets, each by its share, at least one each."""
    whole = sum(target.share for target in targets)
    found: deque[Batch] = deque()
    for target in targets:
        count = max(1, inputs * target.share // whole)
        size = max(1, -(-count // BATCHES))
        for first in range(0, count, size):
            found.append(Batch(target, seed, first, min(first + size, count)))
    return found


def run(
    batches: deque[Batch],
    jobs: int,
    tell: Tell,
    keep: Keep,
    patience: float = PATIENCE,
) -> Found:
    """Try all inputs with so many processes; findings are to be kept as they come."""
    found = Found()
    told_at = monotonic()
    with TemporaryDirectory(prefix="fuzz-") as folder, _workers(jobs, Path(folder)) as workers:
        while batches or any(worker.batch for worker in workers):
            for worker in workers:
                if worker.batch is None and batches:
                    worker.begin(batches.popleft())
            wait([worker.wire for worker in workers if worker.batch], timeout=1.0)
            for worker in workers:
                for told in worker.heard(patience):
                    found.add(told)
                    if isinstance(told, Finding):
                        tell(f"{told.again}: {told.kind}")
                        keep(told)
                batches.extendleft(worker.rest_of_batch())
            if monotonic() - told_at > EVERY:
                told_at = monotonic()
                tell(_progress(found))
        for worker in workers:
            worker.end()
    return found


def _progress(found: Found) -> str:
    tried = sum(one.tried for one in found.tallies.values())
    return f"{tried:,} inputs, {len(found.findings)} findings"


@contextmanager
def _workers(jobs: int, folder: Path) -> Iterator[list[Worker]]:
    workers = [Worker(folder / str(number)) for number in range(jobs)]
    try:
        yield workers
    finally:
        for worker in workers:
            worker.kill()


class Worker:
    """One process, and the batch that it tries."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._starts = 0
        self.batch: Batch | None = None
        self._left: list[Batch] = []
        self._start()

    def _start(self) -> None:
        self._starts += 1
        self._place = self._folder / str(self._starts)
        self._place.mkdir(parents=True)
        self.wire, theirs = SPAWN.Pipe()
        self._at = SPAWN.RawArray("q", 2)
        self._process: SpawnProcess = SPAWN.Process(
            target=work, args=(theirs, self._at, self._place)
        )
        self._process.start()
        theirs.close()
        self._seen = (-1, monotonic())

    def begin(self, batch: Batch) -> None:
        """Let it try a batch."""
        self.batch = batch
        self._at[0] = batch.first - 1
        self._seen = (-1, monotonic())
        self.wire.send(batch)

    def heard(self, patience: float) -> Iterator[Finding | Tally]:
        """Return what it has said since; one that takes longer than that is ended."""
        try:
            while self.wire.poll():
                told = self.wire.recv()
                if isinstance(told, Tally):
                    self.batch = None
                yield told
        except (EOFError, ConnectionError):
            yield from self._crashed("it crashed")
        if self.batch is not None and self._waits() > patience:
            yield from self._crashed("it hangs")

    def _waits(self) -> float:
        """Return for how long it has tried the same input; it may take long to begin."""
        assert self.batch is not None
        if self._at[0] != self._seen[0] or self._at[0] < self.batch.first:
            self._seen = (self._at[0], monotonic())
        return monotonic() - self._seen[1]

    def _crashed(self, words: str) -> Iterator[Finding | Tally]:
        """Return what a process that is gone was trying, and start another one."""
        batch, number, is_found = self.batch, self._at[0], bool(self._at[1])
        self.batch = None
        self.kill()
        trace = (self._place / "errors").read_text(errors="replace")
        self._start()
        if batch is None:
            return
        if number < batch.first:
            raise RuntimeError(f"no input could be tried: {trace}")
        if number + 1 < batch.last:
            self._left = [replace(batch, first=number + 1)]
        if not is_found:
            yield self._finding(batch, number, f"{words} {number}", trace)
        yield Tally(batch.target.name, number - batch.first + 1, failed={words: 1})

    def _finding(self, batch: Batch, number: int, kind: str, trace: str) -> Finding:
        name = batch.target.name
        text = batch.target(self._place).make(random_for(name, batch.seed, number))
        again = f"{name}:{batch.seed}:{number}"
        return Finding(name, again, kind, f"{kind}: {trace[:2000]}", text)

    def rest_of_batch(self) -> list[Batch]:
        """Return what is left of the batch of a process that is gone."""
        left, self._left = self._left, []
        return left

    def end(self) -> None:
        """Let it go in peace."""
        self.wire.send(None)
        self._process.join(PATIENCE)

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self.wire.close()
