"""The printed components of a table of any game."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from pydantic import Field, TypeAdapter

from bigshoulders.server.schemas.boxes.city import CityBox
from bigshoulders.server.schemas.boxes.raising import RaisingBox

AnyBox: TypeAlias = Annotated[CityBox | RaisingBox, Field(discriminator="game")]
BOX: Final[TypeAdapter[AnyBox]] = TypeAdapter(AnyBox)
