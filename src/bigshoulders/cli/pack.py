"""`bigshoulders pack`: look at a pack of components before playing with it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bigshoulders.cli.output import console, show_json
from bigshoulders.cli.shared import JsonOption
from bigshoulders.games.city.loading import box_with, standard_files
from bigshoulders.games.city.pack_merging import ADDS, REMOVES, Change, merge
from bigshoulders.kernel.pack import Pack
from bigshoulders.kernel.plain import Json
from bigshoulders.packs import read_pack

if TYPE_CHECKING:
    from bigshoulders.games.city.components import Box

EXAMPLE = "bigshoulders pack check docs/examples/pack-calumet"

app = typer.Typer(help="Look at packs, which change the components of a game.")


@app.callback(epilog=f"Example: {EXAMPLE}")
def about() -> None:
    """Look at packs, which change the components of a game."""


@app.command(epilog=f"Example: {EXAMPLE}")
def check(
    *,
    path: Annotated[Path, typer.Argument(metavar="PATH", help="a folder or a JSON file")],
    json: JsonOption = False,
) -> None:
    """Check a pack: what it changes, its digest, and what remains reconstructed."""
    pack = read_pack(path)
    box = box_with(pack)
    changes = merge(standard_files(), pack).changes
    if json:
        show_json(_plain(pack, changes, box))
    else:
        console().print("\n".join(_lines(pack, changes, box)))


def _plain(pack: Pack, changes: list[Change], box: Box) -> dict[str, Json]:
    return {
        "name": pack.name,
        "version": pack.version,
        "digest": pack.digest,
        "changes": [_plain_change(change) for change in changes],
        "from_pack": list(box.from_pack),
        "reconstructed": list(box.reconstructed()),
    }


def _plain_change(change: Change) -> dict[str, Json]:
    return {
        "does": change.does,
        "kind": change.kind,
        "id": change.key,
        "name": change.name,
        "fields": list(change.fields),
    }


def _lines(pack: Pack, changes: list[Change], box: Box) -> list[str]:
    lines = [f"{pack.name} {pack.version}, digest {pack.digest}"]
    lines.extend([f"  {_sentence(change)}" for change in changes])
    left = box.reconstructed()
    if not left:
        return [*lines, "nothing remains reconstructed"]
    return [*lines, f"{len(left)} values remain reconstructed", *[f"  {what}" for what in left]]


def _sentence(change: Change) -> str:
    sentence = f"{change.does} {change.kind} {change.key}"
    if change.kind == "number" or change.does == REMOVES:
        return sentence
    if change.does == ADDS:
        return f"{sentence} ({change.name})" if change.name != change.key else sentence
    return f"{sentence}: {', '.join(change.fields)}"
