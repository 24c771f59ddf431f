"""The printed components of a table of any game."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, TypeAlias

import orjson
from pydantic import Field, TypeAdapter

from bigshoulders.games import rules_of
from bigshoulders.games.city.game import CityRules
from bigshoulders.games.city.views.box_view import boxed as city_boxed
from bigshoulders.games.raising.game import RaisingRules
from bigshoulders.games.raising.views.box_view import boxed as raising_boxed
from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.schemas.boxes.city import CityBox
from bigshoulders.server.schemas.boxes.raising import RaisingBox

AnyBox: TypeAlias = Annotated[CityBox | RaisingBox, Field(discriminator="game")]
BOX: Final[TypeAdapter[AnyBox]] = TypeAdapter(AnyBox)


@lru_cache(maxsize=64)
def box_of(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> bytes:
    """Return the components of a table with these options as JSON; bad ones are malformed."""
    rules = rules_of(game, seats, dict(options))
    if isinstance(rules, CityRules):
        return orjson.dumps(city_boxed(rules))
    if isinstance(rules, RaisingRules):
        return orjson.dumps(raising_boxed(rules))
    raise Malformed(f"there is no box of {game!r}")
