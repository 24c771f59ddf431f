"""How the fields of a view are told when they change: marks that stand beside their shapes.

    cash: Annotated[int, Told(0, MONEY, good=True)]
    to_lead: Annotated[dict[str, int], DERIVED, "who can still win"]

A mark holds for all that a field contains, unless something in it has a mark of its own. What has
no mark is part of the board: it is drawn there, and told only to those who ask for every change.
"""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Final, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from bigshoulders.kernel.entry import Shape

Kind: TypeAlias = Literal["money", "count", "name"]
MONEY: Final[Kind] = "money"
COUNT: Final[Kind] = "count"
NAME: Final[Kind] = "name"


class Mark:
    """How a field is told."""

    def __init__(self, is_derived: bool = False) -> None:
        self.is_derived = is_derived


class Told(Mark):
    """A field that players weigh: the lower its rank, the sooner it is told."""

    def __init__(self, rank: int, kind: Kind = COUNT, good: bool | None = None) -> None:
        super().__init__()
        self.rank = rank
        self.kind: Kind = kind
        self.good = good  # whether more of it is better; None: that is for the player to judge


_FIELDS: Final[dict[Shape, dict[str, object]]] = {}  # read once for each shape

DERIVED: Final = Mark(is_derived=True)  # follows from other fields, and is told by none


def is_derived(shape: Shape | None, path: str) -> bool:
    """Tell whether a change there is told by none, as other changes say it all."""
    mark = mark_at(shape, path)
    return mark is not None and mark.is_derived


def mark_at(shape: Shape | None, path: str) -> Mark | None:
    """Return the mark of a value by its path in a view of this shape."""
    mark: Mark | None = None
    hint: object = shape
    for word in path.split("."):
        hint = _inside(hint, word)
        if get_origin(hint) is Annotated:
            found = [one for one in get_args(hint) if isinstance(one, Mark)]
            mark = found[0] if found else mark
            hint = get_args(hint)[0]
    return mark


def _inside(hint: object, word: str) -> object:
    """Return the hint of a part: a field of a shape, or what is in a list or in a dict."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _inside(parts[0], word)
    if origin in (Union, UnionType):
        found = [_inside(part, word) for part in parts]
        return next((one for one in found if one is not None), None)
    if origin in (list, dict):
        return parts[-1]
    return _fields(hint).get(word) if isinstance(hint, type) else None


def _fields(shape: Shape) -> dict[str, object]:
    if shape not in _FIELDS:
        _FIELDS[shape] = dict(get_type_hints(shape, include_extras=True))
    return _FIELDS[shape]
