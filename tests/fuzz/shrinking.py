"""Making a finding small: what can be left out of an input that fails is left out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from tests.fuzz import trees

if TYPE_CHECKING:
    from bigshoulders.kernel.plain import Json

Fails: TypeAlias = Callable[[str], bool]  # tells whether an input still fails in the same way

SECONDS: Final = 20.0  # that are spent on one finding


def shrunk(text: str, fails: Fails) -> str:
    """Return a shorter text that fails in the same way, if one is found in time."""
    until = monotonic() + SECONDS
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
    with suppress(ValueError, RecursionError):
        yield from _without_values(text)
    for separator in ("\n", " ", ""):
        parts = text.split(separator) if separator else list(text)
        size = len(parts) // 2
        while size:
            for start in range(0, len(parts), size):
                yield separator.join(parts[:start] + parts[start + size :])
            size //= 2


def _without_values(text: str) -> Iterator[str]:
    count = len(trees.slots_of([json.loads(text)]))
    for place in range(1, count):
        tree: Json = [json.loads(text)]
        slots = trees.slots_of(tree)
        node, key = slots[place]
        del node[key]
        yield trees.written(cast("list[Json]", tree)[0])
