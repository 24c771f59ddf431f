"""`bigshoulders pack`: look at a pack of components before playing with it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bigshoulders.cli.commands.shared import JsonOption, counted
from bigshoulders.cli.output import console, show_json
from bigshoulders.games import DEFAULT_GAME, GAMES, entry
from bigshoulders.kernel.entry import PackReport
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.packs.merging import ADDS, REMOVES, Change
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.packs import read_pack

EXAMPLE = "bigshoulders pack check docs/examples/pack-calumet"


def add_to(app: typer.Typer) -> None:
    """Add the group with its command."""
    group = typer.Typer()
    group.callback(epilog=f"Example: {EXAMPLE}")(about)
    group.command(epilog=f"Example: {EXAMPLE}")(check)
    app.add_typer(group, name="pack")


def about() -> None:
    """Inspect packs, which change the components of a game."""


def check(
    *,
    path: Annotated[Path, typer.Argument(metavar="PATH", help="a folder or a JSON file")],
    game: Annotated[
        str | None,
        typer.Option("--game", help="for which game; by default the one that has such pages"),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Check a pack: what it changes, its digest, and what remains reconstructed."""
    pack = read_pack(path)
    name = game_of(pack) if game is None else game
    report = entry(name).check_pack(pack)
    if json:
        show_json(_plain(name, pack, report))
    else:
        console().print("\n".join(_lines(name, pack, report)))


def game_of(pack: Pack) -> str:
    """Return the first game that has every page of a pack, or else the first game."""
    fitting = [game for game, one in GAMES.items() if set(pack.pages) <= set(one.pack_pages())]
    return fitting[0] if fitting else DEFAULT_GAME


def _plain(game: str, pack: Pack, report: PackReport) -> dict[str, Json]:
    return {
        "game": game,
        "name": pack.name,
        "version": pack.version,
        "digest": pack.digest,
        "changes": [_plain_change(change) for change in report.changes],
        "from_pack": list(report.from_pack),
        "reconstructed": list(report.reconstructed),
    }


def _plain_change(change: Change) -> dict[str, Json]:
    return {
        "does": change.does,
        "kind": change.kind,
        "id": change.key,
        "name": change.name,
        "fields": list(change.fields),
    }


def _lines(game: str, pack: Pack, report: PackReport) -> list[str]:
    lines = [f"{pack.name} {pack.version} for {entry(game).title}, digest {pack.digest}"]
    lines.extend([f"  {_sentence(change)}" for change in report.changes])
    left = report.reconstructed
    if not left:
        return [*lines, "nothing remains reconstructed"]
    verb = "remains" if len(left) == 1 else "remain"
    return [
        *lines,
        f"{counted(left, 'value')} {verb} reconstructed",
        *[f"  {what}" for what in left],
    ]


def _sentence(change: Change) -> str:
    sentence = f"{change.does} {change.kind} {change.key}"
    if change.kind == "number" or change.does == REMOVES:
        return sentence
    if change.does == ADDS:
        return f"{sentence} ({change.name})" if change.name != change.key else sentence
    return f"{sentence}: {', '.join(change.fields)}"
