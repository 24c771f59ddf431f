"""How the fields of a view are told when they change: marks that stand beside their shapes.

    cash: Annotated[int, Reported(0, MONEY, good=True)]
    to_lead: Annotated[dict[str, int], DERIVED, "who can still win"]

A mark holds for all that a field contains, unless something in it has a mark of its own. What has
no mark is part of the board: it is drawn there, and told only to those who ask for every change.
Page and terminal tell what would change by the same marks.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from bigshoulders.kernel.entry import Shape
from bigshoulders.kernel.preview import Change

Kind: TypeAlias = Literal["money", "count", "name", "order"]
MONEY: Final[Kind] = "money"
COUNT: Final[Kind] = "count"  # of a list, what is in it is added up
NAME: Final[Kind] = "name"
ORDER: Final[Kind] = "order"  # of a list of names, the place of whoever acts, from 1

ANY: Final = "*"  # in a path: whatever key stands there
SEATS: Final = "seats"  # the field of a view in which a game tells of each player
OTHERS: Final = 10  # what happens to others comes after what happens to oneself
UNTOLD: Final = 100


class Mark:
    """How a field is told."""

    def __init__(self, is_derived: bool = False) -> None:
        self.is_derived = is_derived


class Reported(Mark):
    """A field that players weigh: the lower its rank, the sooner it is told.

    One that includes another field beside it (`beyond`) is told to its own player alone, and only
    where it changes by something else than that other field does.
    """

    def __init__(
        self, rank: int, kind: Kind = COUNT, good: bool | None = None, beyond: str | None = None
    ) -> None:
        super().__init__()
        self.rank = rank
        self.kind: Kind = kind
        self.good = good  # whether more of it is better; None: that is for the player to judge
        self.beyond = beyond


_FIELDS: Final[dict[Shape, dict[str, object]]] = {}  # read once for each shape

DERIVED: Final = Mark(is_derived=True)  # follows from other fields, and is told by none


def is_derived(shape: Shape | None, path: str) -> bool:
    """Tell whether a change there is told by none, as other changes say it all."""
    mark = mark_at(shape, path)
    return mark is not None and mark.is_derived


def weightiest_first(
    changes: Sequence[Change], shape: Shape | None, seat: str | None
) -> list[Change]:
    """Return changes without those that follow from others, what players weigh first."""
    told = [change for change in changes if not is_derived(shape, change.path)]
    return sorted(told, key=lambda change: _rank(shape, change.path, seat))


def _rank(shape: Shape | None, path: str, seat: str | None) -> int:
    mark = mark_at(shape, path)
    if not isinstance(mark, Reported):
        return UNTOLD
    first, _dot, rest = path.partition(".")
    is_others = first == SEATS and rest.partition(".")[0] != seat
    return mark.rank + (OTHERS if is_others else 0)


def mark_at(shape: Shape | None, path: str) -> Mark | None:
    """Return the mark of a value by its path in a view of this shape."""
    mark: Mark | None = None
    hint: object = shape
    for word in path.split("."):
        hint = _inside(hint, word)
        mark = _mark_of(hint) or mark
    return mark


def reported_fields(shape: Shape | None) -> dict[str, Reported]:
    """Return the marks of what players weigh, by path; a key that may be any is a star."""
    found: dict[str, Reported] = {}
    if shape is not None:
        _gather(shape, "", found)
    return found


def _gather(hint: object, path: str, found: dict[str, Reported]) -> None:
    mark = _mark_of(hint)
    if isinstance(mark, Reported):
        found[path] = mark
    plain = _plain(hint)
    start = f"{path}." if path else ""
    origin, parts = get_origin(plain), get_args(plain)
    if origin in (Union, UnionType):
        for part in parts:
            _gather(part, path, found)
    elif origin in (list, dict):
        _gather(parts[-1], f"{start}{ANY}", found)
    elif isinstance(plain, type) and is_typeddict(plain):
        for name, field in _fields(plain).items():
            _gather(field, f"{start}{name}", found)


def _mark_of(hint: object) -> Mark | None:
    if get_origin(hint) is NotRequired:
        return _mark_of(get_args(hint)[0])
    if get_origin(hint) is not Annotated:
        return None
    return next((one for one in get_args(hint) if isinstance(one, Mark)), None)


def _plain(hint: object) -> object:
    """Return a hint without what is said about it."""
    is_said = get_origin(hint) in (NotRequired, Annotated)
    return _plain(get_args(hint)[0]) if is_said else hint


def _inside(hint: object, word: str) -> object:
    """Return the hint of a part: a field of a shape, or what is in a list or in a dict."""
    plain = _plain(hint)
    origin, parts = get_origin(plain), get_args(plain)
    if origin in (Union, UnionType):
        found = [_inside(part, word) for part in parts]
        return next((one for one in found if one is not None), None)
    if origin in (list, dict):
        return parts[-1]
    return _fields(plain).get(word) if isinstance(plain, type) else None


def _fields(shape: Shape) -> dict[str, object]:
    if shape not in _FIELDS:
        _FIELDS[shape] = dict(get_type_hints(shape, include_extras=True))
    return _FIELDS[shape]
