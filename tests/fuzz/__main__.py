"""Gives the program a million strange inputs, and tells what it could not take: make fuzz.

Each input can be made again from target:seed:number. What is found is made small and kept in
tests/fuzz/corpus, which the tests try again for ever.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING

from tests.fuzz import report, runner
from tests.fuzz.findings import CORPUS, decoded
from tests.fuzz.target import random_for
from tests.fuzz.targets import TARGETS
from tests.fuzz.worker import attempt

if TYPE_CHECKING:
    from collections.abc import Sequence

JOBS = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; 1 if anything was found."""
    given = _parser().parse_args(arguments)
    if given.again:
        return _again(given.again)
    targets = [TARGETS[name] for name in given.only or TARGETS]
    seed = given.seed or secrets.token_hex(4)
    print(f"seed {seed}", file=sys.stderr, flush=True)
    started = monotonic()
    batches = runner.batches_of(targets, seed, given.inputs)
    corpus = Path(given.corpus)
    found = runner.run(batches, given.jobs, tell, lambda finding: finding.write(corpus))
    print(report.markdown(found, monotonic() - started))
    return 1 if found.findings else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    most = runner.MILLION
    parser.add_argument("--inputs", type=int, default=most, help=f"in all ({most:,})")
    parser.add_argument(
        "--only", action="append", choices=list(TARGETS), help="a target; may be repeated"
    )
    parser.add_argument("--seed", default="", help="for the same inputs once more")
    parser.add_argument("--jobs", type=int, default=JOBS, help=f"processes ({JOBS})")
    parser.add_argument("--corpus", default=CORPUS, help="where findings are kept")
    parser.add_argument(
        "--again", metavar="INPUT", help="try one input: target:seed:number, or a kept file"
    )
    return parser


def tell(words: object) -> None:
    """Say how it goes."""
    print(words, file=sys.stderr, flush=True)


def _again(which: str) -> int:
    """Show an input and try it; an error comes with its trace."""
    path = Path(which)
    with TemporaryDirectory(prefix="fuzz-") as folder:
        if path.is_file():
            target = TARGETS[path.resolve().parent.name](Path(folder))
            text = decoded(path.read_bytes())
        else:
            name, seed, number = which.rsplit(":", 2)
            target = TARGETS[name](Path(folder))
            text = target.make(random_for(name, seed, int(number)))
        print(ascii(text))
        print("accepted" if attempt(target, text) else "refused")
        target.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
