"""Plain data from outside (JSON), read field by field with errors a person can act on."""

from __future__ import annotations

import json
from typing import TypeAlias, cast

from bigshoulders.kernel.errors import Malformed

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

LONGEST_QUOTE = 40


class Node:
    """A value and the way to it, so that whoever refuses it can say where it stands."""

    def __init__(self, value: Json, path: tuple[str, ...]) -> None:
        self.value: Json = value
        self.path = path

    def at(self, key: str) -> Node:
        """Return a field that must be there."""
        found = self.maybe(key)
        if found is None:
            raise self.malformed(f'the field "{key}" is missing')
        return found

    def maybe(self, key: str) -> Node | None:
        """Return a field, or None if it is absent."""
        fields = self._fields()
        if key not in fields:
            return None
        return Node(fields[key], (*self.path, key))

    def fields(self) -> list[tuple[str, Node]]:
        """Return every field of an object with its name, in the order written."""
        found: list[tuple[str, Node]] = []
        for key, value in self._fields().items():
            found.append((key, Node(value, (*self.path, key))))
        return found

    def only(self, known: tuple[str, ...]) -> None:
        """Refuse fields nobody reads: most likely a slip of the pen."""
        for key in self._fields():
            if key not in known:
                raise self.malformed(f'the field "{key}" is unknown; known are {_listed(known)}')

    def items(self) -> list[Node]:
        """Return the entries of a list; an entry with an id is called by it, others by number."""
        if not isinstance(self.value, list):
            raise self.expected("a list")
        found: list[Node] = []
        for index, value in enumerate(self.value):
            found.append(Node(value, self._path_of_item(index, value)))
        return found

    def whole(self, low: int = 0, high: int | None = None) -> int:
        """Return a whole number within bounds."""
        value = self.value
        if isinstance(value, int) and not isinstance(value, bool) and _within(value, low, high):
            return value
        if high is None:
            raise self.expected(f"a whole number of at least {low}")
        raise self.expected(f"a whole number from {low} to {high}")

    def wholes(self, low: int = 0, high: int | None = None) -> tuple[int, ...]:
        """Return a list of whole numbers within bounds."""
        return tuple([item.whole(low, high) for item in self.items()])

    def text(self) -> str:
        """Return a text that is not empty."""
        if isinstance(self.value, str) and self.value:
            return self.value
        raise self.expected("a text")

    def texts(self) -> tuple[str, ...]:
        """Return a list of texts."""
        return tuple([item.text() for item in self.items()])

    def flag(self) -> bool:
        """Return true or false."""
        if isinstance(self.value, bool):
            return self.value
        raise self.expected("true or false")

    def one_of(self, *choices: str) -> str:
        """Return a text that is one of the choices."""
        return choices[self.index_in(choices)]

    def index_in(self, choices: tuple[str, ...]) -> int:
        """Return the place of a text among the choices."""
        value = self.value
        if isinstance(value, str) and value in choices:
            return choices.index(value)
        raise self.expected(f"one of {_listed(choices)}")

    def is_null(self) -> bool:
        """Say whether nothing is written here on purpose."""
        return self.value is None

    def whole_at(self, key: str, default: int = 0) -> int:
        """Return a whole number, or the default if the field is absent."""
        found = self.maybe(key)
        return default if found is None else found.whole()

    def flag_at(self, key: str) -> bool:
        """Return true or false; an absent field is false."""
        found = self.maybe(key)
        return False if found is None else found.flag()

    def malformed(self, sentence: str) -> Malformed:
        """Return the error that says this sentence of the value, for the caller to raise."""
        return Malformed(": ".join([*self.path, sentence]))

    def expected(self, what: str) -> Malformed:
        """Return the error that says what should stand here instead."""
        return self.malformed(f"expected {what}, got {_quoted(self.value)}")

    def _fields(self) -> dict[str, Json]:
        if not isinstance(self.value, dict):
            raise self.expected("an object")
        return self.value

    def _path_of_item(self, index: int, value: Json) -> tuple[str, ...]:
        name: Json = value.get("id") if isinstance(value, dict) else None
        if isinstance(name, str) and name:
            return (*self.path[:1], *self.path[1:-1], name)
        return (*self.path, f"entry {index + 1}")


def read_json(text: str, source: str) -> Node:
    """Read a JSON text; the source, usually a file name, opens every message about it."""
    try:
        value = cast("Json", json.loads(text))
    except json.JSONDecodeError as error:
        reason = error.msg[:1].lower() + error.msg[1:]
        sentence = f"{source}: line {error.lineno}: not valid JSON, {reason}"
        raise Malformed(sentence) from error
    except (ValueError, RecursionError) as error:
        raise Malformed(
            f"{source}: not readable, a number is too long or it nests too deep"
        ) from error
    return Node(value, (source,))


def _within(value: int, low: int, high: int | None) -> bool:
    return value >= low and (high is None or value <= high)


def _listed(choices: tuple[str, ...]) -> str:
    return ", ".join(choices)


def _quoted(value: Json) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"
