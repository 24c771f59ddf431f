"""Measures our engine, compiled and interpreted, beside other engines: make bench.

Every engine runs in a process of its own, so none has to carry another's memory, and all of them
take turns in each round, so a busy moment of the machine does not fall on one engine alone.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # run as a script, Python looks beside it and not here
    sys.path.insert(0, str(ROOT))

from bench import report  # noqa: E402 - needs the path above
from bench.measure import MEASURED, NOT_INSTALLED, STATUS, Row, calibrate  # noqa: E402 - as above
from bench.ours import is_compiled  # noqa: E402 - as above
from bigshoulders import __version__  # noqa: E402 - as above

RESULTS = ROOT / "bench" / "results" / "latest.json"
PEERS = ("catanatron", "open_spiel")
OURS = ("bench.ours",)


class TableRequest:
    """How much is measured."""

    def __init__(self, *, quick: bool, rounds: int | None, seconds: float | None) -> None:
        self.rounds = rounds or (2 if quick else 3)
        self.seconds = seconds or (0.4 if quick else 2.0)
        self.records = 5 if quick else 20
        self.slowest = {
            report.COMPILED: 300 if quick else 10_000,
            report.PURE: 100 if quick else 1_000,
        }


class Worker:
    """A process that measures one round of some engines."""

    def __init__(self, name: str, arguments: tuple[str, ...], path: Path | None = None) -> None:
        self.name = name
        self.arguments = arguments
        self.path = path  # where Python looks for our package first

    def run(self, *more: str) -> dict[str, Row]:
        """Return the rows it prints; if it fails, one row that says so."""
        environment = dict(os.environ)
        if self.path is not None:
            environment["PYTHONPATH"] = str(self.path)
        done = subprocess.run(  # noqa: S603 - our own modules, with arguments made here
            [sys.executable, "-m", *self.arguments, *more],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        if done.returncode:
            return {self.name: {STATUS: f"failed: exit code {done.returncode}"}}
        rows: dict[str, Row] = json.loads(done.stdout.splitlines()[-1])
        return rows


def our_workers() -> list[Worker]:
    """Return the compiled and the interpreted engine, or only the latter if that is all we have."""
    pure = Worker(report.PURE, OURS, ROOT / "src")
    return [Worker(report.COMPILED, OURS), pure] if is_compiled() else [pure]


def peer_workers() -> list[Worker]:
    """Return the engines to compare with."""
    return [Worker(name, ("bench.peers", name)) for name in PEERS]


class Run:
    """One run: what was measured so far."""

    def __init__(self, plan: TableRequest) -> None:
        self.plan = plan
        self.tables: dict[str, report.Rounds] = {}
        self.slowest: dict[str, Row] = {}
        self.calibration: list[float] = []

    def measure(self) -> None:
        """Run all rounds, then look for the slowest decisions."""
        for number in range(1, self.plan.rounds + 1):
            for worker in [*our_workers(), *peer_workers()]:
                tell(f"round {number} of {self.plan.rounds}: {worker.name}")
                self.calibration.append(calibrate(self.plan.seconds / 20))
                self._take(worker)
        for worker in our_workers():
            for game in MEASURED:
                self._watch(worker, game)

    def _watch(self, worker: Worker, game: str) -> None:
        games = self.plan.slowest[worker.name]
        name = report.column(worker.name, game)
        tell(f"slowest decisions in {games:,} games: {name}")
        [self.slowest[name]] = worker.run("--slowest", str(games), "--game", game).values()

    def _take(self, worker: Worker) -> None:
        arguments = ["--seconds", str(self.plan.seconds)]
        if worker.arguments == OURS:
            arguments += ["--records", str(self.plan.records)]
        rounds = self.tables.setdefault(worker.name, {})
        for key, row in worker.run(*arguments).items():
            rounds.setdefault(key, []).append(row)

    def failed(self) -> bool:
        """Tell whether a measurement of our own engine is missing."""
        ours = [self.tables[worker.name] for worker in our_workers()]
        rows = [row for rounds in ours for rows in rounds.values() for row in rows]
        return any(STATUS in row for row in [*rows, *self.slowest.values()])

    def data(self) -> dict[str, object]:
        """Return everything as plain data."""
        return {
            "machine": machine(),
            "rounds": self.plan.rounds,
            "seconds": self.plan.seconds,
            "calibration": self.calibration,
            "engines": self.tables,
            "slowest": self.slowest,
        }


def machine() -> dict[str, object]:
    """Return what matters about this machine, and nothing that tells which one it is."""
    return {
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiled": is_compiled(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "versions": versions(),
    }


def versions() -> dict[str, str]:
    """Return the versions of all that is measured."""
    found = {"bigshoulders": __version__}
    for name in PEERS:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = NOT_INSTALLED
    return found


def heading() -> str:
    """Return the machine in two lines."""
    facts = machine()
    packages = ", ".join(f"{name} {number}" for name, number in versions().items())
    engine = "compiled" if facts["compiled"] else "not compiled: only the interpreted one is here"
    return (
        f"{facts['python']}, {facts['cores']} cores, {facts['system']}, load {facts['load']}\n"
        f"{packages}; our installed engine is {engine}"
    )


def tell(progress: str) -> None:
    """Say what is going on, beside the report."""
    print(progress, file=sys.stderr, flush=True)


def main() -> None:
    """Measure, print the tables, write the numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="half a minute, rough numbers")
    parser.add_argument("--rounds", type=int, help="rounds (3; quick: 2)")
    parser.add_argument("--seconds", type=float, help="time for each measurement (2; quick: 0.4)")
    parser.add_argument("--json", type=Path, default=RESULTS, help="where the numbers go")
    given = parser.parse_args()
    top = heading()  # before the run loads the machine itself
    run = Run(TableRequest(quick=given.quick, rounds=given.rounds, seconds=given.seconds))
    run.measure()
    print(top, report.text_of(run.tables, run.slowest, run.calibration), sep="\n\n")
    given.json.parent.mkdir(parents=True, exist_ok=True)
    given.json.write_text(json.dumps(run.data(), indent=1) + "\n", encoding="utf-8")
    sys.exit(1 if run.failed() else 0)


if __name__ == "__main__":
    main()
