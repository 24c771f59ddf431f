"""Plays whole games in which seats change hands, and seeks what is told too much: make leaks.

Two servers have the same games but for what a guest may not know, and that guest must not be able
to tell them apart. Games and looks come from a seed, which is printed.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from time import perf_counter
from typing import TYPE_CHECKING

from bigshoulders.engine import engine
from tests.leaks.runner import run

if TYPE_CHECKING:
    from collections.abc import Sequence

GAMES = 1000
JOBS = 2
SHOWN = 20


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the command line asks for; 1 if anything differed."""
    given = _parser().parse_args(arguments)
    seed = given.seed or secrets.token_hex(4)
    numbers = given.only or range(1, given.games + 1)
    print(f"seed {seed}, {engine()} engine", file=sys.stderr, flush=True)
    started = perf_counter()
    report = run(numbers, seed, given.jobs)
    print(report.markdown())
    found = report.differences()
    print(f"\nseed {seed}, {perf_counter() - started:,.0f} seconds, {len(found)} differences")
    for words in found[:SHOWN]:
        print(f"- {words}")
    return 1 if found else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make leaks", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many ({GAMES})")
    parser.add_argument("--only", type=int, action="append", help="the game of this number")
    parser.add_argument("--seed", default="", help="for the same games once more")
    parser.add_argument("--jobs", type=int, default=JOBS, help=f"processes ({JOBS})")
    return parser


if __name__ == "__main__":
    sys.exit(main())
