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
INTERPRETED = ("subclassing", "arena")  # their first lines, or setup.py, say why
EXPECTED = os.environ.get("BIGSHOULDERS_EXPECT")


@pytest.mark.skipif(EXPECTED is None, reason="run by make test, which says what it expects")
def test_the_expected_engine_is_the_one_imported() -> None:
    assert engine() == EXPECTED


def test_every_module_of_the_engine_is_compiled_or_none() -> None:
    """A half compiled engine would be slow and prove nothing."""
    source = ROOT / "src" / "bigshoulders"
    package = Path(bigshoulders.__file__).parent
    for folder in ("kernel", "games", "bots"):
        for path in (source / folder).rglob("*.py"):
            relative = path.relative_to(source).with_suffix("")
            libraries = list((package / relative.parent).glob(f"{relative.name}.*.so"))
            stays = relative.name in INTERPRETED or relative.name.endswith("shapes")
            assert bool(libraries) == (is_compiled() and not stays), relative


def simulate(*, pure: bool, game: str, seats: int, games: int, bot: str) -> dict[str, object]:
    """Play games in a process of its own, with the interpreted or the installed engine."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    words = (
        f"simulate --game {game} --seats {seats} --games {games} --bot {bot} --seed agree --json"
    )
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
    ("game", "seats", "games", "bot"),
    [
        ("city", 2, 320, "random"),
        ("city", 3, 320, "random"),
        ("city", 4, 330, "random"),
        ("city", 4, 10, "heuristic"),
        ("city", 3, 10, "sharp"),
        ("raising", 2, 5, "heuristic"),
        ("raising", 4, 5, "heuristic"),
    ],
)
def test_a_thousand_games_hash_alike_pure_and_compiled(
    game: str, seats: int, games: int, bot: str
) -> None:
    pure = simulate(pure=True, game=game, seats=seats, games=games, bot=bot)
    compiled = simulate(pure=False, game=game, seats=seats, games=games, bot=bot)
    assert (pure["compiled"], compiled["compiled"]) == (False, True)
    assert pure["games"] == compiled["games"] == games
    assert pure["digest"] == compiled["digest"]
