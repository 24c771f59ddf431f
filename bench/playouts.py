"""Playouts per second with interpreted and with compiled bots, on the same compiled engine.

    python -m bench.playouts

Both take turns, each time in a process of its own. What is printed are medians of all rounds.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from statistics import median
from typing import Final

ROUNDS: Final = 3
WAYS: Final = ("interpreted", "compiled")


class SourceOfBots:
    """Finds the modules of bots as source, although compiled ones lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, _target: object = None
    ) -> ModuleSpec | None:
        """Return where a module of bots is; of others nothing is known."""
        found = PathFinder.find_spec(name, path) if name.startswith("bigshoulders.bots") else None
        if found is None or found.origin is None:
            return None
        places = found.submodule_search_locations
        stem = "__init__" if places else name.rpartition(".")[2]
        source = Path(found.origin).with_name(f"{stem}.py")
        return spec_from_file_location(name, source, submodule_search_locations=places)


def work(way: str, seconds: float) -> None:
    """Measure in this process, and print what was found."""
    if way == "interpreted":
        sys.meta_path.insert(0, SourceOfBots())
    rates = import_module("bench.playout_rates").rates  # once it is settled which bots are found
    print(json.dumps(rates(seconds)))


def round_of(way: str, seconds: float) -> dict[str, float]:
    """Measure in a process of its own."""
    words = [sys.executable, "-m", "bench.playouts", "--way", way, "--seconds", str(seconds)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)  # noqa: S603 - ours
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(seconds: float) -> None:
    """Let both take turns, and print the medians beside each other."""
    rounds: dict[str, list[dict[str, float]]] = {way: [] for way in WAYS}
    for _round in range(ROUNDS):
        for way in WAYS:
            rounds[way].append(round_of(way, seconds))
    print(f"{'playouts per second':36}{'interpreted':>12}{'compiled':>12}{'times':>8}")
    for name in rounds[WAYS[0]][0]:
        slow, fast = [median([found[name] for found in rounds[way]]) for way in WAYS]
        print(f"{name:36}{slow:12.1f}{fast:12.1f}{fast / slow:8.1f}")


def main() -> None:
    """Compare, or measure one way."""
    parser = argparse.ArgumentParser(description="playouts per second, interpreted and compiled")
    parser.add_argument("--way", choices=WAYS, help="measure one way in this process")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    told = parser.parse_args()
    if told.way:
        work(told.way, told.seconds)
    else:
        compare(told.seconds)


if __name__ == "__main__":
    main()
