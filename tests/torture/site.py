"""One site under torture: a database, its servers, and those who play."""

from __future__ import annotations

import math
import random
import signal
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from tests.torture import processes
from tests.torture.checks import Kept, check
from tests.torture.clocks import IdleClock
from tests.torture.databases import Cluster, File, a_database
from tests.torture.jumping import set_clock
from tests.torture.moments import Moments, wait_until
from tests.torture.party import Party
from tests.torture.workers import Worker

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

RECOVERY = 120.0  # seconds after which everybody must be able to play again
NOTICED = 20.0  # seconds: a time without servers as long as that costs nobody anything (ADR 0016)
LAST_GAMES = 300.0  # seconds for the games that are being played at the end
WARMING = 5  # answers after which a site counts as busy
MOST_FILES, MOST_THREADS = 20, 8  # that one server may have more after many strikes
UNPLAYABLE = '"does not replay"'
TRACES = ("Traceback (most recent call last)", '"trace": ')


class Site:
    """What a trial strikes at."""

    def __init__(self, database: File | Cluster, workers: int, seed: str, clock: Path) -> None:
        self.database = database
        self.chosen = random.Random(seed)
        self.moments = Moments()
        self.party = Party(self.moments, random.Random(f"{seed} party"))
        self._clock = clock
        set_clock(clock, 0.0)
        self.workers = [Worker(database.address, clock) for _number in range(workers)]
        self.strikes = 0
        self.until = math.inf  # when to strike no more
        self.down = 0.0  # seconds in which no server ran
        self.is_wrong_by = 0.0  # seconds, the clock of the servers
        self.lived = 0  # sockets that outlived a strike they were to outlive,
        self.exposed = 0  # of so many
        self._samples: dict[int, list[tuple[int, int]]] = {}  # files and threads, by process
        self.idle: IdleClock | None = None

    def begin(self, groups: int) -> None:
        """Start the servers and let everybody sit down."""
        self.start(self.workers)
        self.idle = IdleClock(self)
        self.party.begin(groups)
        if not self.moments.wait_for_more("acknowledged", WARMING, RECOVERY):
            self.moments.complain("nobody could play, before anything was done")

    def struck(self, times: int) -> bool:
        """Tell whether it was struck often enough, or for long enough."""
        return self.strikes >= times or time.monotonic() > self.until

    # Servers

    def start(self, workers: list[Worker]) -> None:
        """Start servers and tell everybody where they are."""
        for worker in workers:
            worker.begin()
        for worker in workers:
            worker.wait()
        self.tell()

    def tell(self) -> None:
        """Tell everybody which servers run."""
        self.moments.set_addresses([one.address for one in self.workers if one.is_running()])

    @contextmanager
    def killed(self, workers: list[Worker]) -> Iterator[None]:
        """Have servers killed; afterwards they run again."""
        gone_at = time.monotonic()
        away = [one.address for one in workers]
        self.moments.set_addresses([one.address for one in self.workers if one.address not in away])
        for worker in workers:
            worker.kill()
        yield
        self.start(workers)
        if len(workers) == len(self.workers):
            self._was_down(time.monotonic() - gone_at)

    def _was_down(self, seconds: float) -> None:
        """Note time without servers; on PostgreSQL a short one may be a slow worker."""
        if self.database.kind == File.kind or seconds >= NOTICED:
            self.down += seconds

    def pids(self) -> list[int]:
        return [worker.pid for worker in self.workers]

    def set_clock(self, seconds: float) -> None:
        """Let the clock of every server be wrong by so much."""
        set_clock(self._clock, seconds)
        self.is_wrong_by = seconds

    def revive(self) -> None:
        """Start servers again that have ended by themselves, which they must not."""
        gone = [worker for worker in self.workers if not worker.is_running()]
        for worker in gone:
            code = None if worker.process is None else worker.process.poll()
            self.moments.complain(f"a server ended by itself with {code}: {list(worker.log)[-3:]}")
        if gone:
            self.start(gone)

    def sample(self) -> None:
        """Note how many files and threads each server has now, in the middle of play."""
        self.revive()
        for worker in self.workers:
            found = processes.open_files(worker.pid), processes.threads(worker.pid)
            self._samples.setdefault(worker.pid, []).append(found)

    # The end

    def finish(self, folder: Path) -> Kept:
        """Let every game end, kill the servers, and compare what is stored with what was told."""
        self.party.end(LAST_GAMES)
        if self.idle is not None:
            self.idle.check()
        self.moments.end()
        for worker in self.workers:
            worker.kill()
        self._check_processes()
        self._check_leaks()
        self._check_logs()
        return check(self.database, self.party, folder)

    def _check_processes(self) -> None:
        """Nothing that a server has started may be left of it."""
        left = {pid for worker in self.workers for pid in worker.bot_pool}
        if not wait_until(lambda: not any(map(_is_ours, left)), 10.0):
            self.moments.complain("processes of bots were left over by servers that were killed")

    def _check_leaks(self) -> None:
        """Check that files and threads do not become more with every strike."""
        for found in self._samples.values():
            files, threads = (
                later - first for first, later in zip(found[0], found[-1], strict=True)
            )
            if files > MOST_FILES or threads > MOST_THREADS:
                self.moments.complain(
                    f"after {len(found)} strikes {files} files and {threads} threads more are open"
                )

    def _check_logs(self) -> None:
        for worker in self.workers:
            for line in worker.log:
                if any(trace in line for trace in TRACES):
                    self.moments.complain(f"a traceback in the log: …{line[-300:]}")
                if UNPLAYABLE in line:
                    self.moments.complain(f"in the log: {line}")

    def end(self) -> None:
        """End everything that was started."""
        self.moments.end()
        for player in self.party.players:
            player.seat.close()
        for worker in self.workers:
            if worker.is_running():
                with suppress(ProcessLookupError):
                    worker.process.send_signal(signal.SIGCONT)  # type: ignore[union-attr]
            worker.kill()


@contextmanager
def a_site(
    kind: str, folder: Path, seed: str, *, workers: int | None = None, is_small: bool = False
) -> Iterator[Site]:
    """Have a site in a folder of its own; nothing of it stays."""
    count = workers or (1 if kind == File.kind else 2)
    with a_database(kind, folder / "store", is_small=is_small) as database:
        site = Site(database, count, seed, folder / "clock")
        try:
            yield site
        finally:
            site.end()


def _is_ours(pid: int) -> bool:
    return processes.is_running(pid) and "multiprocessing" in processes.command(pid)
