"""Imports point one way: server, cli, envs to bots to games to kernel."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "bigshoulders"
LAYERS = ["kernel", "games", "bots", "outside"]
MODULES = sorted(SOURCE.rglob("*.py"))


def layer_of(module: str) -> int:
    """Return how far out a module lies; what is in no named folder is outside."""
    parts = module.split(".")
    folder = parts[1] if len(parts) > 1 else ""
    return LAYERS.index(folder) if folder in LAYERS else len(LAYERS) - 1


def imported(path: Path) -> list[str]:
    """Return the modules of this package that a file imports, wherever in the file."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
            found.extend(f"{node.module}.{alias.name}" for alias in node.names)
    return [name for name in found if name.split(".")[0] == "bigshoulders"]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_inward(path: Path) -> None:
    own = ".".join(["bigshoulders", *path.relative_to(SOURCE).with_suffix("").parts])
    for name in imported(path):
        if name != "bigshoulders":
            assert layer_of(name) <= layer_of(own), f"{own} imports {name}"


def test_the_kernel_names_no_game() -> None:
    for path in (SOURCE / "kernel").rglob("*.py"):
        assert not any(name.startswith("bigshoulders.games") for name in imported(path)), path


def test_games_do_not_know_each_other() -> None:
    for path in (SOURCE / "games").glob("*/**/*.py"):
        game = path.relative_to(SOURCE / "games").parts[0]
        for name in imported(path):
            parts = name.split(".")
            assert parts[1] != "games" or len(parts) == 2 or parts[2] == game, path


def test_nothing_in_the_engine_draws_from_a_global_generator() -> None:
    """The same answers give the same game: no clock, no global random in kernel and games."""
    for folder in ("kernel", "games"):
        for path in (SOURCE / folder).rglob("*.py"):
            tree = ast.parse(path.read_text())
            names = {
                alias.name
                for node in ast.walk(tree)
                if isinstance(node, ast.Import)
                for alias in node.names
            } | {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
            assert not names & {"random", "time", "datetime", "os", "secrets", "uuid"}, path
