"""The page that tells how to add a game is followed, line by line, in a copy of the source."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
COPIED = ("src/bigshoulders", "tests/games/nim", "tests/conformance")
REGISTRATION = Path("src/bigshoulders/games/__init__.py")


def copied(folder: Path) -> None:
    """Copy what the page works on, without what a build or a run left behind."""
    leftovers = shutil.ignore_patterns("__pycache__", "page", "*.so")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=leftovers)
    shutil.copy(ROOT / "pyproject.toml", folder)
    programs = folder / ".venv" / "bin"
    programs.mkdir(parents=True)
    programs.joinpath("python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    programs.joinpath("python").chmod(0o755)


def differing(folder: Path) -> set[Path]:
    """Return the source files of a copy that the original has not, or has otherwise."""
    found = (path.relative_to(folder) for path in (folder / "src").rglob("*.py"))
    return {
        path
        for path in found
        if not (ROOT / path).exists() or (ROOT / path).read_text() != (folder / path).read_text()
    }


@pytest.mark.once  # the copy is interpreted whatever else is not
def test_a_game_is_added_as_the_page_says_by_its_folder_and_one_registration(
    tmp_path: Path,
) -> None:
    copied(tmp_path)
    script = "set -e\n" + "".join(BLOCK.findall(PAGE.read_text()))
    home = {"HOME": str(tmp_path), "PATH": os.environ["PATH"], "COLUMNS": "80"}
    done = subprocess.run(  # noqa: S603 - the commands of our own page
        ["bash", "-c", script],  # noqa: S607 - whichever bash there is
        cwd=tmp_path,
        env=home,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the referee found 0 violations" in done.stdout
    assert "All players guess at once" in done.stdout
    assert re.search(r"^\d+ passed", done.stdout, re.MULTILINE), done.stdout
    nim = {path.relative_to(ROOT / "tests") for path in (ROOT / "tests/games/nim").glob("*.py")}
    assert differing(tmp_path) == {Path("src/bigshoulders") / path for path in nim} | {REGISTRATION}
    before, after = ((place / REGISTRATION).read_text() for place in (ROOT, tmp_path))
    added = set(after.splitlines()) - set(before.splitlines())
    assert added == {"from bigshoulders.games import city, nim, raising", '    "nim": nim.GAME,'}
