"""What a seat may know of any game."""

from __future__ import annotations

from typing import Final, TypeAlias

from bigshoulders.server.schemas.views.city import CityView
from bigshoulders.server.schemas.views.raising import RaisingView

AnyView: TypeAlias = CityView | RaisingView
VIEWS: Final[dict[str, type[CityView | RaisingView]]] = {
    "city": CityView,
    "raising": RaisingView,
}
