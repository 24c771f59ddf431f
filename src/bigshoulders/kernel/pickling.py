"""What `copy` and `pickle` need to treat compiled and interpreted objects alike.

A compiled class has no `__dict__`, an object of it cannot be made without the arguments of its
`__init__`, and the state that `__reduce__` may return as its third item is lost on it. So a class
that is to be pickled says how its objects are made anew, and their attributes go by name.
"""

from __future__ import annotations

from typing import TypeAlias

Attributes: TypeAlias = dict[str, object]
Reduced: TypeAlias = tuple[object, ...]  # what `__reduce__` returns: a maker, its arguments, …


def attributes(thing: object, leave_out: tuple[str, ...] = ()) -> Attributes:
    """Return the attributes of an object by name, wherever its class keeps them."""
    names: list[str] = [
        *getattr(type(thing), "__mypyc_attrs__", ()),  # mypyc lists those of the bases too
        *getattr(thing, "__dict__", ()),
    ]
    return {name: getattr(thing, name) for name in names if name not in leave_out}


def set_attributes(thing: object, values: Attributes) -> None:
    """Give an object the attributes that another one had."""
    for name, value in values.items():
        setattr(thing, name, value)


def made_of(thing: object, *arguments: object) -> Reduced:
    """Return how to make a twin: the arguments of `__init__`, then all attributes by name."""
    return _made, (type(thing), arguments, attributes(thing))


def _made(kind: type[object], arguments: tuple[object, ...], values: Attributes) -> object:
    thing = kind(*arguments)
    set_attributes(thing, values)
    return thing


class Component:
    """Base of what is printed: frozen dataclasses, which a copy shares with its original."""

    def __copy__(self) -> Component:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Component:
        return self

    def __reduce__(self) -> Reduced:
        return _component, (type(self), attributes(self))


def _component(kind: type[Component], values: Attributes) -> Component:
    return kind(**values)
