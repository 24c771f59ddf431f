"""Imports point one way, and only the folder of a game knows that game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bigshoulders.games import GAMES

pytestmark = pytest.mark.once  # the source is read, and not run

SOURCE = Path(__file__).parent.parent / "src" / "bigshoulders"
ROOT = "new_game"  # the package itself, bigshoulders/__init__.py
MODULES = sorted(SOURCE.rglob("*.py"))
REGISTRATION = SOURCE / "games" / "__init__.py"

# Every folder and every module of the package: each may import itself and those before it.
LAYERS = (
    "kernel",
    "games",
    "engine",
    "files",
    "packs",
    ROOT,
    "records",
    "rulebook",
    "guide",
    "fairness",
    "scenarios",
    "bots",
    "outside",
    "tournaments",
    "client",
    "server",
    "cli",
    "__main__",
)


def layer_of(module: str) -> int:
    """Return how far out a module lies."""
    part = module.split(".")[1]
    return LAYERS.index(part if part in LAYERS else ROOT)


def own_name(path: Path) -> str:
    """Return what a module is imported as."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(["bigshoulders", *(ROOT if parts == ("__init__",) else part for part in parts)])


def is_of_a_game(path: Path) -> bool:
    """Tell whether a module lies in a folder of one game."""
    return bool(set(GAMES) & set(path.relative_to(SOURCE).parts))


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


def test_every_part_of_the_package_has_its_place() -> None:
    parts = {path.relative_to(SOURCE).parts[0].removesuffix(".py") for path in MODULES}
    assert parts - {"__init__"} == set(LAYERS) - {ROOT}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_inward(path: Path) -> None:
    own = own_name(path)
    for name in imported(path):
        if name != "bigshoulders":
            assert layer_of(name) <= layer_of(own), f"{own} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_the_folders_of_a_game_import_it(path: Path) -> None:
    own = set(path.relative_to(SOURCE).parts)
    for name in imported(path):
        games = set(name.split(".")) & set(GAMES)
        assert games <= own or path == REGISTRATION, name


def test_only_the_registration_and_a_game_itself_say_its_key() -> None:
    for path in MODULES:
        if not is_of_a_game(path) and path != REGISTRATION:
            tree = ast.parse(path.read_text())
            words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
            assert not words & set(GAMES), path


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
