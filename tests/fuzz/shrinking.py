"""Making a finding small: what can be left out of an input that fails is left out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from tests.fuzz import trees

if TYPE_CHECKING:
    from bigshoulders.kernel.json_nodes import Json

T = TypeVar("T")
Fails: TypeAlias = Callable[[str], bool]  # tells whether an input still fails in the same way

SECONDS: Final = 20.0  # that are spent on one finding


def shrunk(text: str, fails: Fails, seconds: float = SECONDS) -> str:
    """Return a shorter text that fails in the same way, if one is found in time."""
    until = monotonic() + seconds
    found = _smaller(text, fails, until)
    while found is not None:
        text = found
        found = _smaller(text, fails, until)
    return text


def _smaller(text: str, fails: Fails, until: float) -> str | None:
    for shorter in _shorter(text):
        if monotonic() > until:
            return None
        if len(shorter) < len(text) and fails(shorter):
            return shorter
    return None


def _shorter(text: str) -> Iterator[str]:
    """Return texts with something left out, much of it first."""
    lines = text.split("\n")
    for some in _less(lines):
        yield "\n".join(some)
    for place, line in sorted(enumerate(lines), key=lambda one: -len(one[1])):
        with suppress(ValueError, RecursionError):
            for shorter in _without_values(line):
                yield "\n".join([*lines[:place], shorter, *lines[place + 1 :]])
    for separator in (" ", ""):
        for some in _less(text.split(separator) if separator else list(text)):
            yield separator.join(some)


def _without_values(text: str) -> Iterator[str]:
    """Return a JSON text with fields or entries left out of one object or list."""
    tree: Json = json.loads(text)
    inner = [node[key] for node, key in trees.slots_of([tree])]
    for node in sorted((one for one in inner if isinstance(one, dict | list)), key=len)[::-1]:
        kept = [*node.items()] if isinstance(node, dict) else [("", value) for value in node]
        for some in _less(kept):
            _fill(node, some)
            yield trees.written(tree)
        _fill(node, kept)


def _fill(node: dict[str, Json] | list[Json], items: Sequence[tuple[str, Json]]) -> None:
    node.clear()
    if isinstance(node, list):
        node.extend(value for _no_key, value in items)
    else:
        node.update(items)


def _less(parts: Sequence[T]) -> Iterator[list[T]]:
    """Return the parts without half of them, a quarter, and so on down to one."""
    size = max(1, len(parts) // 2)
    while parts and size:
        for start in range(0, len(parts), size):
            yield [*parts[:start], *parts[start + size :]]
        size //= 2
