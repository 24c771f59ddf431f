"""The test run uses the engine it says it uses, and both engines play alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bigshoulders
from bigshoulders.engine import engine, is_compiled

ROOT = Path(__file__).parent.parent
EXPECTED = os.environ.get("BIGSHOULDERS_EXPECT")


@pytest.mark.skipif(EXPECTED is None, reason="run by make test, which says what it expects")
def test_the_expected_engine_is_the_one_imported() -> None:
    assert engine() == EXPECTED


def test_every_module_of_the_engine_is_compiled_or_none() -> None:
    """A half compiled engine would be slow and prove nothing."""
    source = ROOT / "src" / "bigshoulders"
    package = Path(bigshoulders.__file__).parent
    for folder in ("kernel", "games"):
        for path in (source / folder).rglob("*.py"):
            relative = path.relative_to(source).with_suffix("")
            libraries = list((package / relative.parent).glob(f"{relative.name}.*.so"))
            is_for_types = relative.name == "subclassing" or relative.name.endswith("shapes")
            assert bool(libraries) == (is_compiled() and not is_for_types), relative


def simulate(*, pure: bool, seats: int, games: int, bot: str) -> dict[str, object]:
    """Play games in a process of its own, with the interpreted or the installed engine."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    words = f"simulate --game city --seats {seats} --games {games} --bot {bot} --seed agree --json"
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "bigshoulders", *words.split()],
        env=environment,
        cwd=ROOT / "tests",  # where no folder is called like the package
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.long
@pytest.mark.skipif(EXPECTED != "compiled", reason="needs both engines, and once is enough")
@pytest.mark.parametrize(
    ("seats", "games", "bot"),
    [(2, 320, "random"), (3, 320, "random"), (4, 330, "random"), (4, 15, "heuristic")],
)
def test_a_thousand_games_hash_alike_pure_and_compiled(seats: int, games: int, bot: str) -> None:
    pure = simulate(pure=True, seats=seats, games=games, bot=bot)
    compiled = simulate(pure=False, seats=seats, games=games, bot=bot)
    assert (pure["compiled"], compiled["compiled"]) == (False, True)
    assert pure["games"] == compiled["games"] == games
    assert pure["digest"] == compiled["digest"]
