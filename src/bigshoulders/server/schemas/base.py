"""The base of everything that the server says."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

SeatKey: TypeAlias = Annotated[str, Field(description="what a seat is called")]


def without_defaults(schema: dict[str, Any]) -> None:
    """Let a schema call a field that may be left out optional, rather than filled in."""
    for field in schema.get("properties", {}).values():
        field.pop("default", None)


class ServerModel(BaseModel):
    """Base of all that is said: nothing but the fields that are named."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=without_defaults)
