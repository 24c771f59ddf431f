"""Words that all answers have in common."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field, JsonValue

Facts: TypeAlias = dict[str, JsonValue]
Seconds: TypeAlias = Annotated[float, Field(description="seconds since 1970")]
