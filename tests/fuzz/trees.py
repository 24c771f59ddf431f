"""Changing a value of JSON somewhere: its fields, entries, numbers and kinds."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from tests.fuzz import strange, texts

if TYPE_CHECKING:
    from random import Random

    from bigshoulders.kernel.json_nodes import Json

Slot: TypeAlias = "tuple[dict[str, Json], str]"  # where a value stands; a list is taken for one
Change: TypeAlias = Callable[["Random", Slot, list[Slot], "Json"], None]


def changed(random: Random, text: str, other: str) -> str:
    """Return a JSON text with one value changed, or a few; sometimes it is no JSON any more."""
    if random.random() < 0.15:
        return texts.changed(random, text, other)
    tree: Json = [json.loads(text)]
    theirs: Json = [json.loads(other)]
    for _i in range(random.choice((1, 1, 1, 2, 3))):
        change(random, tree, theirs)
    inner = cast("list[Json]", tree)
    return written(inner[0] if inner else None)


def written(value: Json) -> str:
    """Return a value as text, half signs and all."""
    return json.dumps(value, separators=(",", ":"))


def change(random: Random, tree: Json, other: Json) -> None:
    """Change one value somewhere below the top."""
    slots = slots_of(tree)
    if slots:
        random.choice(CHANGES)(random, random.choice(slots), slots, other)


def slots_of(tree: Json) -> list[Slot]:
    """Return every place below the top at which a value stands."""
    found: list[Slot] = []
    level = [tree]
    while level:
        inner: list[Json] = []
        for node in level:
            if isinstance(node, dict | list):
                keys = list(node) if isinstance(node, dict) else range(len(node))
                found.extend((cast("dict[str, Json]", node), cast("str", key)) for key in keys)
                inner.extend(node.values() if isinstance(node, dict) else node)
        level = inner
    return found


def _drop(_random: Random, slot: Slot, _slots: list[Slot], _other: Json) -> None:
    node, key = slot
    del node[key]


def _repeat(random: Random, slot: Slot, _slots: list[Slot], _other: Json) -> None:
    node, key = slot
    if isinstance(node, list):
        node[key:key] = [_copied(node[key]) for _i in range(random.choice((1, 1, 2, 40)))]
    else:
        node[f"{key}{random.choice(('', '2', ' '))}"] = _copied(node[key])


def _count(random: Random, slot: Slot, slots: list[Slot], _other: Json) -> None:
    """Change a number, this one or any."""
    node, key = slot
    if not _is_number(node[key]):
        numbers = [(one, at) for one, at in slots if _is_number(one[at])]
        if not numbers:
            return
        node, key = random.choice(numbers)
    node[key] = cast("int", node[key]) + random.choice((-1, -1, 1, 1, 2, 10, 256, -300, 2**40))


def _put(random: Random, slot: Slot, _slots: list[Slot], _other: Json) -> None:
    node, key = slot
    node[key] = _copied(strange.value(random))  # or a later change would change ours, too


def _exchange(random: Random, slot: Slot, slots: list[Slot], _other: Json) -> None:
    """Exchange two values that need not be alike; one may be within the other, and is then lost."""
    node, key = slot
    there, at = random.choice(slots)
    node[key], there[at] = _copied(there[at]), _copied(node[key])


def _steal(random: Random, slot: Slot, _slots: list[Slot], other: Json) -> None:
    """Take a value of the same name from another tree, or any."""
    node, key = slot
    theirs = slots_of(other)
    alike = [(one, at) for one, at in theirs if at == key]
    if theirs:
        there, at = random.choice(alike or theirs)
        node[key] = _copied(there[at])


def _wrap(random: Random, slot: Slot, _slots: list[Slot], _other: Json) -> None:
    """Make another kind of it."""
    node, key = slot
    value = node[key]
    choices: list[Json] = [[value], {"id": value}, str(value), {"0": value}]
    with suppress(TypeError, IndexError, KeyError):
        choices.append(cast("list[Json]", value)[0])
    node[key] = random.choice(choices)


def _rename(random: Random, slot: Slot, slots: list[Slot], _other: Json) -> None:
    node, key = slot
    names = [str(at) for _one, at in slots]
    if isinstance(node, dict):
        name = random.choice(names) if random.random() < 0.6 else strange.word(random)
        node[name] = node.pop(key)


def _order(random: Random, slot: Slot, _slots: list[Slot], _other: Json) -> None:
    node, key = slot
    value = node[key]
    if isinstance(value, list):
        random.shuffle(value)
    elif isinstance(value, dict):
        node[key] = dict(reversed(value.items()))


def _is_number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _copied(value: Json) -> Json:
    return cast("Json", json.loads(json.dumps(value)))


CHANGES: Final[tuple[Change, ...]] = (
    *(_drop, _repeat, _count, _count, _count, _put, _put, _exchange, _steal, _steal),
    *(_wrap, _rename, _order),
)
