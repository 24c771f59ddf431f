"""Runs trials side by side, each in a process of its own, and leaves nothing behind."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from tests.torture import report, trials
from tests.torture.trials import TRIALS, Result, Trial
from tests.torture.workers import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

RESULT = "result.json"
MORE = 900.0  # seconds, beyond which a trial that strikes no more does not end
ENDING = 60.0  # seconds that a trial has to end everything that it has started


class Runner:
    """The trials that run at this moment."""

    def __init__(self, kills: int, seed: str, seconds: float) -> None:
        self._kills = kills
        self._seed = seed
        self._seconds = seconds
        self._running: set[subprocess.Popen[bytes]] = set()
        self._is_over = False

    def trial(self, trial: Trial) -> Result | None:
        """Run one trial to its end; None if everything was broken off before."""
        if self._is_over:
            return None
        tell(f"{trial.kind}, {trial.name}: begins")
        with a_folder() as folder:
            process = self._start(trial, folder)
            try:
                process.wait(self._seconds + MORE)
            except subprocess.TimeoutExpired:
                tell(f"{trial.kind}, {trial.name}: takes too long")
            finally:
                _end(process)
                self._running.discard(process)
            result = self._read(trial, folder)
        tell(f"{trial.kind}, {trial.name}: {'fine' if result.is_fine() else 'NOT FINE'}")
        tell(report.complaints([result]))
        return result

    def break_off(self) -> None:
        """End everything."""
        self._is_over = True
        for process in list(self._running):
            _end(process)

    def _start(self, trial: Trial, folder: Path) -> subprocess.Popen[bytes]:
        words = ["--child", str(TRIALS.index(trial)), "--folder", str(folder)]
        words += ["--kills", str(self._kills), "--seed", self._seed]
        words += ["--seconds", str(self._seconds)]
        process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", "tests.torture", *words],
            cwd=ROOT,
            start_new_session=True,
        )
        self._running.add(process)
        return process

    def _read(self, trial: Trial, folder: Path) -> Result:
        with suppress(OSError, ValueError):
            return Result(**json.loads((folder / RESULT).read_text(encoding="utf-8")))
        broken = ["the trial did not come to its end"]
        return Result(trial.name, trial.kind, seed=self._seed, broken=broken)


def run(chosen: Sequence[Trial], kills: int, seed: str, jobs: int, seconds: float) -> list[Result]:
    """Run trials, several side by side; interrupted, return what there is."""
    runner = Runner(kills, seed, seconds)
    signal.signal(signal.SIGTERM, _interrupted)
    results: list[Result] = []
    with ThreadPoolExecutor(jobs) as pool:
        waiting = [pool.submit(runner.trial, trial) for trial in chosen]
        try:
            for one in waiting:
                result = one.result()
                if result is not None:
                    results.append(result)
        except KeyboardInterrupt:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            tell("broken off")
            runner.break_off()
    return results


def child(number: int, kills: int, folder: Path, seed: str, seconds: float) -> int:
    """Run one trial in this process and write down what it found."""
    signal.signal(signal.SIGTERM, _interrupted)
    trial = TRIALS[number]
    own = f"{seed} {trial.kind} {trial.name}"
    try:
        result = trials.run(trial, trial.count(kills), folder, own, tell, seconds)
    except KeyboardInterrupt:
        return 1
    result.seed = seed
    (folder / RESULT).write_text(json.dumps(asdict(result)), encoding="utf-8")
    return 0


def tell(progress: str) -> None:
    """Say what is going on, beside the report."""
    if progress:
        print(progress, file=sys.stderr, flush=True)


def _interrupted(_signal: int, _frame: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough
    raise KeyboardInterrupt


def _end(process: subprocess.Popen[bytes]) -> None:
    """Let a trial clean up, then end all that is left of it."""
    if process.poll() is None:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(ENDING)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)  # it began a session, so this is it and no other
    process.wait()


@contextmanager
def a_folder() -> Iterator[Path]:
    """Have a folder that everybody may look into, as the database is run by another user."""
    folder = Path(tempfile.mkdtemp(prefix="bigshoulders-torture-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        clean(folder)


def clean(folder: Path) -> None:
    """Remove a folder, whatever a trial that was killed has left in it."""
    for line in reversed(Path("/proc/self/mounts").read_text(encoding="utf-8").splitlines()):
        place = line.split()[1]
        if place.startswith(f"{folder}/"):
            subprocess.run(["umount", "--lazy", place], check=False)  # noqa: S603, S607 - our own
    if shutil.which("chattr"):
        subprocess.run(["chattr", "-R", "-i", str(folder)], check=False, capture_output=True)  # noqa: S603, S607 - our own
    shutil.rmtree(folder, ignore_errors=True)
