"""Plain data from outside (JSON, digits), read with errors a person can act on.

Every JSON and every number in a text that somebody else wrote is read here. What JSON allows and
nothing of ours needs is refused: numbers beyond any count, infinity, half a sign, a field that
is there twice, and lists in lists without end, on which compiled code would run out of stack.
"""

from __future__ import annotations

import json
from typing import Final, TypeAlias, cast

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import quoted, short

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

DEEPEST: Final = 32  # lists and objects within each other
MOST_DIGITS: Final = 18  # fits a machine word, in here and in a database
INFINITY: Final = float("inf")
TOO_DEEP: Final = f"it nests too deep; at most {DEEPEST} lists and objects within each other"
BYTE_ORDER_MARK: Final = "\ufeff"  # with which some editors begin a file


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
                raise self.malformed(
                    f'the field "{short(key)}" is unknown; known are {_listed(known)}'
                )

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
        return Malformed(
            ": ".join([*self.path[:1], *[short(step) for step in self.path[1:]], sentence])
        )

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
        value = cast(
            "Json",
            json.loads(
                text.removeprefix(BYTE_ORDER_MARK),
                parse_int=_integer,
                parse_float=_fraction,
                parse_constant=_no_constant,
                object_pairs_hook=_object,
            ),
        )
        _check(value)
    except json.JSONDecodeError as error:
        reason = error.msg[:1].lower() + error.msg[1:]
        sentence = f"{source}: line {error.lineno}: not valid JSON, {reason}"
        raise Malformed(sentence) from error
    except Malformed as error:
        raise Malformed(f"{source}: {error}") from error
    except RecursionError as error:
        raise Malformed(f"{source}: {TOO_DEEP}") from error
    return Node(value, (source,))


def read_whole(text: str, most: int) -> int | None:
    """Return the whole number that a text is, or None if it is no number or above the most."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        return None
    number = int(text)
    return number if number <= most else None


def _integer(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise Malformed(f"the number {quoted(text)} is too long; at most {MOST_DIGITS} digits")
    return int(text)


def _fraction(text: str) -> float:
    number = float(text)
    if number in (INFINITY, -INFINITY):
        raise Malformed(f"the number {quoted(text)} is too large")
    return number


def _no_constant(text: str) -> float:
    raise Malformed(f"{text} is no number; leave it out, or write one in digits")


def _object(fields: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for key, value in fields:
        if key in found:
            raise Malformed(f'the field "{short(key)}" is there twice; leave one of them out')
        found[key] = value
    return found


def _check(value: Json) -> None:
    """Refuse what nests too deep and what is no text, without recursion."""
    level: list[Json] = [value]
    depth = 0
    while level:
        inner: list[Json] = []
        for one in level:
            if isinstance(one, str):
                _check_text(one)
            elif isinstance(one, (list, dict)):
                if depth == DEEPEST:
                    raise Malformed(TOO_DEEP)
                inner.extend(one)  # the keys of an object, too
                if isinstance(one, dict):
                    inner.extend(one.values())
        level = inner
        depth += 1


def _check_text(text: str) -> None:
    if not is_text(text):
        raise Malformed(f"the text {quoted(text)} has half a sign (a lone surrogate) in it")


def is_text(text: str) -> bool:
    """Tell whether a text can be written down: half a sign of two cannot."""
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _within(value: int, low: int, high: int | None) -> bool:
    return value >= low and (high is None or value <= high)


def _listed(choices: tuple[str, ...]) -> str:
    return ", ".join(choices)


def _quoted(value: Json) -> str:
    return short(json.dumps(value, ensure_ascii=False))
