"""A model says exactly what the shape says that it is made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

import pytest
from pydantic import TypeAdapter, ValidationError

from bigshoulders.server.schemas.shapes import Shaped, model_of

Money: TypeAlias = Annotated[int, "dollars"]


class Cargo(TypedDict, total=False):
    """What a wagon may carry."""

    coal: int
    wood: Annotated[int, "in cords"]


class Wagon(TypedDict):
    """A wagon."""

    kind: Literal["open", "closed"]
    cargo: Cargo
    price: Money
    resale: Annotated[Money | None, "if there is a buyer"]
    stops: dict[str, list[Money]]
    name: NotRequired[Annotated[str, "that somebody gave it"]]


class Engine(TypedDict):
    """An engine."""

    power: int


WAGON: dict[str, Any] = {
    "kind": "open",
    "cargo": {"coal": 2},
    "price": 40,
    "resale": None,
    "stops": {"elgin": [3, 4]},
}
WRONG = [
    {"color": "red"},
    {"kind": "flat"},
    {"cargo": {"steel": 1}},
    {"price": "40"},
    {"price": True},
    {"stops": {"elgin": [None]}},
    {"name": None},
]


def test_what_is_of_the_shape_is_of_the_model() -> None:
    model_of(Wagon).model_validate(WAGON, strict=True)
    model_of(Wagon).model_validate(WAGON | {"name": "Ann", "cargo": {}}, strict=True)


@pytest.mark.parametrize("change", WRONG, ids=str)
def test_what_is_not_of_the_shape_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        model_of(Wagon).model_validate(WAGON | change, strict=True)


@pytest.mark.parametrize("missing", WAGON)
def test_a_field_that_must_be_there_may_not_be_missing(missing: str) -> None:
    with pytest.raises(ValidationError):
        model_of(Wagon).model_validate({key: WAGON[key] for key in WAGON if key != missing})


def test_the_schema_has_the_words_of_the_shape() -> None:
    schema = model_of(Wagon).model_json_schema()
    fields = schema["properties"]
    assert schema["title"] == "Wagon"
    assert schema["description"] == "A wagon."
    assert schema["required"] == list(WAGON)
    assert fields["kind"]["enum"] == ["open", "closed"]
    assert fields["price"]["description"] == "dollars"
    assert fields["resale"]["description"] == "if there is a buyer"
    assert fields["resale"]["anyOf"][0]["description"] == "dollars"
    assert fields["name"]["description"] == "that somebody gave it"
    assert "default" not in fields["name"]
    assert schema["$defs"]["Cargo"]["properties"]["wood"]["description"] == "in cords"


def test_data_of_several_shapes_is_of_one_of_them() -> None:
    several: TypeAdapter[dict[str, object]] = TypeAdapter(
        Annotated[dict[str, object], Shaped(Wagon, Engine)]
    )
    several.validate_python(WAGON)
    several.validate_python({"power": 3})
    with pytest.raises(ValidationError):
        several.validate_python({"power": 3, "kind": "open"})
    assert several.json_schema()["anyOf"] == [{"$ref": "#/$defs/Wagon"}, {"$ref": "#/$defs/Engine"}]


def test_without_a_shape_any_json_object_will_do() -> None:
    several: TypeAdapter[dict[str, object]] = TypeAdapter(
        Annotated[dict[str, object], Shaped(Engine, None)]
    )
    several.validate_python({"power": 3, "kind": ["open", None]})
    for wrong in (3, {"power": object()}):
        with pytest.raises(ValidationError):
            several.validate_python(wrong)
