"""Packs: components from outside the box. The kernel knows what one is called, not what it holds.

A game gives the pages of a pack their meaning; a record names the pack it was played with and the
digest of what that pack held, so that nobody replays it with another one by mistake.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, TypeAlias

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.pickling import Reduced

DIGEST_BYTES: Final = 8


class Pack:
    """A named set of pages, each as plain data with the place it was read from."""

    def __init__(
        self, name: str, version: str, pages: dict[str, Json], sources: dict[str, str]
    ) -> None:
        self.name = name
        self.version = version
        self.pages = pages
        self.sources = sources
        self.digest = _digest(name, version, pages)

    def __reduce__(self) -> Reduced:
        return Pack, (self.name, self.version, self.pages, self.sources)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


FindPack: TypeAlias = Callable[[str], Pack | None]


def _digest(name: str, version: str, pages: dict[str, Json]) -> str:
    """Hash what a pack holds; the order of its fields and the white space do not count."""
    content: Json = {"name": name, "version": version, "pages": pages}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=DIGEST_BYTES).hexdigest()
