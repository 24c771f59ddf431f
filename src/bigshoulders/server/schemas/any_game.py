"""What each game tells in a shape of its own, or as any JSON object if it declares none."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bigshoulders.games import GAMES
from bigshoulders.server.schemas.shapes import OneOf
from bigshoulders.server.schemas.terms import Facts

AnyView: TypeAlias = Annotated[Facts, OneOf([game.view_shape for game in GAMES.values()])]
AnyBox: TypeAlias = Annotated[Facts, OneOf([game.box_shape for game in GAMES.values()])]
AnySeries: TypeAlias = Annotated[Facts, OneOf([game.series_shape for game in GAMES.values()])]
