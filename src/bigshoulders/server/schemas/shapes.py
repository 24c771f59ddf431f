"""Models of the shapes that kernel and games declare: for OpenAPI, for the JSON Schema, for tests.

A game may not know of pydantic, so its shapes are TypedDicts; here they become models. The games
write what is of these shapes; nobody checks it again while a game is played.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import Field, GetCoreSchemaHandler, create_model
from pydantic_core import CoreSchema

from bigshoulders.kernel.entry import Shape
from bigshoulders.server.schemas.base import ServerModel
from bigshoulders.server.schemas.terms import Facts

_MODELS: Final[dict[object, type[ServerModel]]] = {}  # one for each shape


def model_of(shape: Shape) -> type[ServerModel]:
    """Return the model of a shape, which has its name, its words and exactly its fields."""
    if shape not in _MODELS:
        _MODELS[shape] = create_model(
            shape.__name__,
            __base__=ServerModel,
            __doc__=shape.__doc__,
            __module__=shape.__module__,
            **_fields(shape),
        )
    return _MODELS[shape]


def _fields(shape: Shape) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name, hint in get_type_hints(shape, include_extras=True).items():
        model = _modelled(hint)
        fields[name] = (model, None) if _may_be_absent(shape, name, hint) else model
    return fields


def _may_be_absent(shape: Any, name: str, hint: object) -> bool:  # noqa: ANN401 - any TypedDict
    return get_origin(hint) is NotRequired or name in shape.__optional_keys__


def _modelled(hint: Any) -> Any:  # noqa: ANN401 - a hint can be anything
    """Return a hint with models for shapes, and with texts as what describes a field."""
    if is_typeddict(hint):
        return model_of(hint)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        texts = [part for part in parts[1:] if isinstance(part, str)]
        inner = _modelled(parts[0])
        return Annotated[inner, Field(description=texts[-1])] if texts else inner
    if origin is NotRequired:
        return _modelled(parts[0])
    if origin is None or origin is Literal:
        return hint
    inner = [_modelled(part) for part in parts]
    return _either(inner) if origin in (Union, UnionType) else origin[tuple(inner)]


def _either(hints: Iterable[Any]) -> Any:  # noqa: ANN401 - as above
    return reduce(or_, hints)


class Shaped:
    """Marks data of a shape, or of one of several; None stands for any JSON object."""

    def __init__(self, *shapes: Shape | None) -> None:
        self._models = [Facts if shape is None else model_of(shape) for shape in shapes]

    def __get_pydantic_core_schema__(
        self, _source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Let pydantic take the models for the data."""
        return handler.generate_schema(_either(self._models))
