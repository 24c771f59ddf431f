"""Reading packs: a folder of JSON files, or one JSON file that holds the same under keys.

In a folder `pack.json` holds the name and the version, and every other JSON file is a page of the
pack, called by its name. What a page means, the game knows that the pack is for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

from bigshoulders.files import read_text
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, Node, read_json
from bigshoulders.kernel.packs.pack import FindPack, Pack

ABOUT = "pack.json"
HEAD = ("name", "version", "about")
NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")

PackPath: TypeAlias = str | Path


def read_pack(path: PackPath) -> Pack:
    """Read a pack; whatever is wrong with it is said in one sentence that names the file."""
    place = Path(path)
    try:
        return _read_folder(place) if place.is_dir() else _read_file(place)
    except OSError as error:
        reason = (error.strerror or "it cannot be read").lower()
        raise Malformed(
            f"{error.filename or place}: no pack can be read there, {reason}"
        ) from error


def any_of(packs: Iterable[Pack]) -> FindPack:
    """Return a function that finds one of these packs by its digest."""
    known = {pack.digest: pack for pack in packs}
    return known.get


def _read_folder(folder: Path) -> Pack:
    if not (folder / ABOUT).is_file():
        raise Malformed(f'{folder}: a pack has a file {ABOUT} with its "name" and "version"')
    head = _read(folder / ABOUT)
    head.only(HEAD)
    pages: dict[str, Json] = {}
    sources: dict[str, str] = {}
    for file in sorted(folder.glob("*.json")):
        if file.name != ABOUT:
            pages[file.stem] = _read(file).value
            sources[file.stem] = str(file)
    return _pack(head, pages, sources)


def _read_file(file: Path) -> Pack:
    node = _read(file)
    pages = {key: value.value for key, value in node.fields() if key not in HEAD}
    return _pack(node, pages, {key: f"{file}: {key}" for key in pages})


def _read(file: Path) -> Node:
    return read_json(read_text(file, "a file of a pack"), str(file))


def _pack(head: Node, pages: dict[str, Json], sources: dict[str, str]) -> Pack:
    name = head.at("name")
    if not NAME.fullmatch(name.text()):
        raise name.expected("lower-case letters, digits, dots, - and _")
    about = head.maybe("about")
    if about is not None:
        about.text()
    if not pages:
        raise head.malformed("the pack changes nothing: it has no pages")
    return Pack(name.text(), head.at("version").text(), pages, sources)
