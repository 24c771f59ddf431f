"""Strikes at real servers in every way we know, and tells what was lost: make torture.

Each trial is a process with a database, servers and players of its own, on loopback. Random moments
come from a seed, which is printed.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tests.torture import report, runner
from tests.torture.trials import KILLS, TRIALS, Trial

if TYPE_CHECKING:
    from collections.abc import Sequence

SECONDS = 3600.0  # in which one trial may strike; a busy machine needs most of it
JOBS = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the command line asks for; 1 if anything was lost or a promise not kept."""
    given = _parser().parse_args(arguments)
    if given.child:
        folder = Path(given.folder)
        return runner.child(int(given.child), given.kills, folder, given.seed, given.seconds)
    chosen = [trial for trial in TRIALS if _is_wanted(trial, given.only)]
    if given.list or not chosen:
        _list(chosen or TRIALS, given.kills)
        return 0 if given.list else 1
    seed = given.seed or secrets.token_hex(4)
    print(f"seed {seed}", file=sys.stderr, flush=True)
    results = runner.run(chosen, given.kills, seed, given.jobs, given.seconds)
    print(report.markdown(results))
    print(report.complaints(results))
    return 0 if len(results) == len(chosen) and all(one.is_fine() for one in results) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make torture", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help=f"in all ({KILLS})")
    parser.add_argument("--only", action="append", help="trials whose line of --list has this")
    parser.add_argument("--seed", default="", help="for the same moments once more")
    parser.add_argument("--jobs", type=int, default=JOBS, help=f"trials side by side ({JOBS})")
    parser.add_argument(
        "--seconds",
        type=float,
        default=SECONDS,
        help=f"for a trial to strike ({SECONDS:.0f})",
    )
    parser.add_argument("--list", action="store_true", help="tell the trials, and end")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    parser.add_argument("--folder", help=argparse.SUPPRESS)
    return parser


def _is_wanted(trial: Trial, only: list[str] | None) -> bool:
    line = f"{trial.kind}, {trial.name}"
    return not only or any(word in line for word in only)


def _list(trials: Sequence[Trial], kills: int) -> None:
    for trial in trials:
        print(f"{trial.kind}, {trial.name}: {trial.count(kills)} times")


if __name__ == "__main__":
    sys.exit(main())
