"""Positions by tables: one row for each field of a state says how it is written and read.

A field that follows from all others may be left out of a position; if it is given, it must be what
follows, and the message names it. Writing and reading need no speed, so rows reach attributes by
their names; what has no plain form is a row of its own class.
"""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.positions.keys import MOST, PositionWriter, Reader, counts, wholes
from bigshoulders.kernel.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")  # whose field it is: the state itself, or a part of it


class PositionField(Generic[S, T]):
    """One field of a position: by default of the attribute that is called like it."""

    def __init__(self, key: str, name: str = "", *, derived: bool = False) -> None:
        self.key = key
        self.name = name or key
        self.derived = derived

    def write(self, pen: PositionWriter, state: S, owner: T) -> Json:
        """Return what stands in the position."""
        raise Broken([f"the field {self.key} does not define write"])

    def read(self, reader: Reader, node: Node, state: S, owner: T) -> None:
        """Take over what stands in the position."""
        raise Broken([f"the field {self.key} does not define read"])

    def is_needed(self, state: S) -> bool:
        """Tell whether this table plays with it; where it does not, it may be left out."""
        return True

    def derive(self, state: S, owner: T) -> None:
        """Set what follows from all other fields."""
        raise Broken([f"the field {self.key} does not define derive"])

    def check(self, pen: PositionWriter, node: Node, state: S, owner: T) -> None:
        """Refuse what was given if something else follows from all other fields."""
        given = self.write(pen, state, owner)
        self.derive(state, owner)
        _compare(node, given, self.write(pen, state, owner))

    def number(self, owner: T) -> int:
        """Return an attribute that is a number."""
        return cast("int", getattr(owner, self.name))

    def pile(self, owner: T) -> list[int]:
        """Return an attribute that is a list of numbers."""
        return cast("list[int]", getattr(owner, self.name))

    def put(self, owner: T, value: int | list[int]) -> None:
        """Set the attribute."""
        setattr(owner, self.name, value)


class WholeField(PositionField[S, T]):
    """A number of things."""

    def write(self, pen: PositionWriter, state: S, owner: T) -> Json:
        return self.number(owner)

    def read(self, reader: Reader, node: Node, state: S, owner: T) -> None:
        self.put(owner, node.whole(0, MOST))


class FlagField(PositionField[S, T]):
    """True or false, kept as 1 or 0."""

    def write(self, pen: PositionWriter, state: S, owner: T) -> Json:
        return bool(self.number(owner))

    def read(self, reader: Reader, node: Node, state: S, owner: T) -> None:
        self.put(owner, int(node.flag()))


class WordField(PositionField[S, T]):
    """One of some words, kept as its place among them."""

    def __init__(self, key: str, words: tuple[str, ...], name: str = "") -> None:
        super().__init__(key, name)
        self.words = words

    def write(self, pen: PositionWriter, state: S, owner: T) -> Json:
        return self.words[self.number(owner)]

    def read(self, reader: Reader, node: Node, state: S, owner: T) -> None:
        self.put(owner, node.index_in(self.words))


class KeyField(PositionField[S, T]):
    """A key of a domain."""

    def __init__(self, key: str, domain: str, name: str = "") -> None:
        super().__init__(key, name)
        self.domain = domain

    def write(self, pen: PositionWriter, state: S, owner: T) -> Json:
        return pen.key(self.domain, self.number(owner))

    def read(self, reader: Reader, node: Node, state: S, owner: T) -> None:
        self.put(owner, reader.key(node, self.domain))


class OptionalKeyField(KeyField[S, T]):
    """A key of a domain, or null for none."""

    def read(self, reader: Reader, node: Node, state: S, owner: T) -> None:
        self.put(owner, reader.maybe(node, self.domain))


class KeysField(PositionField[S, T]):
    """Keys of a domain, all different."""

    def __init__(self, key: str, domain: str, *, derived: bool = False) -> None:
        super().__init__(key, derived=derived)
        self.domain = domain

    def write(self, pen: PositionWriter, state: S, owner: T) -> Json:
        return pen.keys(self.domain, self.pile(owner))

    def read(self, reader: Reader, node: Node, state: S, owner: T) -> None:
        self.put(owner, reader.keys(node, self.domain))

    def check(self, pen: PositionWriter, node: Node, state: S, owner: T) -> None:
        """Leave a pile as it was given: its order is free, and the referee counts it."""


class BitsField(PositionField[S, T]):
    """Keys of a domain, all different, kept as one bit each."""

    def __init__(self, key: str, domain: str, name: str = "") -> None:
        super().__init__(key, name)
        self.domain = domain

    def write(self, pen: PositionWriter, state: S, owner: T) -> Json:
        return pen.bits(self.domain, self.number(owner))

    def read(self, reader: Reader, node: Node, state: S, owner: T) -> None:
        self.put(owner, reader.bits(node, self.domain))


class CountsField(PositionField[S, T]):
    """A number for each of some names."""

    def __init__(
        self, key: str, names: tuple[str, ...], low: int = 0, *, derived: bool = False
    ) -> None:
        super().__init__(key, derived=derived)
        self.names = names
        self.low = low

    def write(self, pen: PositionWriter, state: S, owner: T) -> Json:
        return dict(zip(self.names, self.pile(owner), strict=True))

    def read(self, reader: Reader, node: Node, state: S, owner: T) -> None:
        self.put(owner, counts(node, self.names, self.low))


class WholesField(PositionField[S, T]):
    """As many numbers as the list has in a new state."""

    def write(self, pen: PositionWriter, state: S, owner: T) -> Json:
        return list(self.pile(owner))

    def read(self, reader: Reader, node: Node, state: S, owner: T) -> None:
        self.put(owner, wholes(node, len(self.pile(owner))))


def write_fields(
    fields: tuple[PositionField[S, T], ...], pen: PositionWriter, state: S, owner: T
) -> dict[str, Json]:
    """Return an object with every field."""
    return {field.key: field.write(pen, state, owner) for field in fields}


def read_fields(
    fields: tuple[PositionField[S, T], ...],
    reader: Reader,
    node: Node,
    state: S,
    owner: T,
    beside: tuple[str, ...] = (),
) -> None:
    """Read every field that is given; those that can be derived or are not needed may be left out.

    What stands `beside` them is known too, and read by the caller.
    """
    node.only((*[field.key for field in fields], *beside))
    for field in fields:
        may_lack = field.derived or not field.is_needed(state)
        if not may_lack or node.maybe(field.key) is not None:
            field.read(reader, node.at(field.key), state, owner)


def derive_fields(
    fields: tuple[PositionField[S, T], ...], reader: Reader, node: Node, state: S, owner: T
) -> None:
    """Set what was left out to what follows from all that was read."""
    pen = PositionWriter(reader.language)
    for field in fields:
        if field.derived and node.maybe(field.key) is None:
            field.derive(state, owner)  # and see that it could have been given
            value = Node(field.write(pen, state, owner), (*node.path, field.key))
            field.read(reader, value, state, owner)


def check_fields(
    fields: tuple[PositionField[S, T], ...], reader: Reader, node: Node, state: S, owner: T
) -> None:
    """Refuse a field that was given and is not what follows from all others."""
    pen = PositionWriter(reader.language)
    for field in fields:
        found = node.maybe(field.key)
        if field.derived and found is not None:
            field.check(pen, found, state, owner)


def _compare(node: Node, given: Json, derived: Json) -> None:
    """Name the one number that is wrong, if it is one of several."""
    if isinstance(given, dict) and isinstance(derived, dict):
        for key, value in derived.items():
            _compare(node.at(key), given[key], value)
    elif given != derived:
        raise node.malformed(f"expected {derived}, as all the rest says, got {given}")
