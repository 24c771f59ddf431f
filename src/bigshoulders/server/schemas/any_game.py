"""What each game tells in a shape of its own, or as any JSON object if it declares none."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bigshoulders.games import GAMES
from bigshoulders.kernel.shapes import Standing
from bigshoulders.server.schemas.shapes import Shaped
from bigshoulders.server.schemas.terms import Facts

AnyView: TypeAlias = Annotated[Facts, Shaped(*[game.view_shape for game in GAMES.values()])]
AnyBox: TypeAlias = Annotated[Facts, Shaped(*[game.box_shape for game in GAMES.values()])]
AnySeries: TypeAlias = Annotated[Facts, Shaped(*[game.series_shape for game in GAMES.values()])]
AnyStanding: TypeAlias = Annotated[Facts, Shaped(Standing)]
