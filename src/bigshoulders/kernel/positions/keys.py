"""Positions by keys: indexes are written as the words they stand for, and read back.

What a game adds, a thing that has no key of its own, it writes and reads beside these.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.action import Language
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, Node

ABSENT: Final = -1  # the index that null stands for
MOST: Final = 1_000_000  # of anything that is counted; keeps numbers within a machine word


class PositionWriter:
    """Writes indexes as the keys they stand for."""

    def __init__(self, language: Language) -> None:
        self.domains = language.domains

    def key(self, domain: str, index: int) -> Json:
        """Return a key, or null for nothing."""
        return None if index < 0 else self.domains[domain][index]

    def keys(self, domain: str, indexes: list[int]) -> list[Json]:
        return [self.key(domain, index) for index in indexes]

    def bits(self, domain: str, mask: int) -> list[Json]:
        """Return the keys of all bits that are set."""
        keys = self.domains[domain]
        return [key for index, key in enumerate(keys) if mask & (1 << index)]

    def counted(self, domain: str, counts: list[int]) -> dict[str, Json]:
        """Return a number for each key of a domain."""
        return dict(zip(self.domains[domain], counts, strict=True))

    def placed(self, places: str, domain: str, indexes: list[int]) -> dict[str, Json]:
        """Return what lies on each place, from the first place to the last that has something."""
        return dict(zip(self.domains[places], self.keys(domain, indexes), strict=False))


class Reader:
    """Reads keys as the indexes they stand for."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def key(self, node: Node, domain: str) -> int:
        """Return the index of a key."""
        text = node.text()
        try:
            return self.language.index(domain, text)
        except Malformed as error:
            raise node.malformed(str(error)) from error

    def maybe(self, node: Node, domain: str) -> int:
        """Return the index of a key, or -1 for null."""
        return ABSENT if node.is_null() else self.key(node, domain)

    def keys(self, node: Node, domain: str) -> list[int]:
        """Return the indexes of keys that are all different."""
        found: list[int] = []
        for item in node.items():
            index = self.key(item, domain)
            if index in found:
                raise item.malformed(f"{item.text()} is there twice")
            found.append(index)
        return found

    def bits(self, node: Node, domain: str) -> int:
        """Return the keys as a mask."""
        mask = 0
        for index in self.keys(node, domain):
            mask |= 1 << index
        return mask

    def counted(self, node: Node, domain: str) -> list[int]:
        """Return the number that stands at each key of a domain."""
        return counts(node, self.language.domains[domain], 0)

    def placed(self, node: Node, places: str, domain: str) -> list[int]:
        """Return what lies on each place; places are filled from the first one on."""
        known = self.language.domains[places]
        node.only(known)
        found: list[int] = []
        for place in known[: len(node.fields())]:
            found.append(self.maybe(node.at(place), domain))
        return found


def counts(node: Node, names: tuple[str, ...], low: int) -> list[int]:
    """Return one number for each name."""
    node.only(names)
    return [node.at(name).whole(low, MOST) for name in names]


def sized(node: Node, size: int) -> list[Node]:
    """Return the entries of a list of known length."""
    items = node.items()
    if len(items) != size:
        raise node.malformed(f"expected a list of {size}, got {len(items)}")
    return items


def wholes(node: Node, size: int) -> list[int]:
    """Return that many whole numbers."""
    return [item.whole(0, MOST) for item in sized(node, size)]
