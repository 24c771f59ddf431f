"""The component files of a box: their texts, their pages, and the ids that stand in them."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Node, read_json

KEY: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


def published_files(package: str, names: tuple[str, ...]) -> dict[str, str]:
    """Return the text of every component file of a game by its name."""
    folder = files(package).joinpath("data")
    return {name: folder.joinpath(name).read_text(encoding="utf-8") for name in names}


def read_pages(
    names: tuple[str, ...], texts: dict[str, str], sources: dict[str, str] | None
) -> dict[str, Node]:
    """Read the files of a box; messages call one by its source, if it has one, or by its name."""
    pages: dict[str, Node] = {}
    for name in names:
        if name not in texts:
            raise Malformed(f"{name}: this file of the box is missing")
        pages[name] = read_json(texts[name], name if sources is None else sources[name])
    return pages


def read_id(node: Node) -> str:
    """Read the id of a component, which is a word of the notation."""
    found = node.at("id")
    if not KEY.fullmatch(found.text()):
        raise found.expected("lower-case letters, digits, - and _")
    return found.text()
