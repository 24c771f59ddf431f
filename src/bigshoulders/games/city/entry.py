"""City as everybody else finds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from bigshoulders.games.city.box import packs
from bigshoulders.games.city.box.loading import box_with, standard_files
from bigshoulders.games.city.game import CityRules, city_rules
from bigshoulders.games.city.options import MENU
from bigshoulders.games.city.state import City
from bigshoulders.games.city.views import editions
from bigshoulders.games.city.views.box_shapes import CityBox
from bigshoulders.games.city.views.box_view import box_view
from bigshoulders.games.city.views.series import CitySeriesBuilder
from bigshoulders.games.city.views.series_shapes import CitySeries
from bigshoulders.games.city.views.things import things
from bigshoulders.games.city.views.view_shapes import CityView
from bigshoulders.games.city.views.words import money
from bigshoulders.kernel.entry import GameEntry, PackReport
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.options import Shown
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.rules import Rules
from bigshoulders.kernel.state import State


class CityEntry(GameEntry):
    """City with its box, its charts and its words."""

    def __init__(self) -> None:
        super().__init__(
            "City of the Big Shoulders",
            city_rules,
            MENU,
            bots="bigshoulders.bots.city",
            default_bot="heuristic",
            drawing="bigshoulders.cli.city.drawing",
            rulebook="bigshoulders.games.city",
            view_shape=CityView,
            box_shape=CityBox,
            series_shape=CitySeries,
        )

    def score_words(self, score: int) -> str:
        return money(score)

    def box_view(self, rules: Rules) -> Mapping[str, object]:
        return box_view(cast("CityRules", rules))

    def pack_pages(self) -> tuple[str, ...]:
        return packs.TABLES.pages

    def check_pack(self, pack: Pack) -> PackReport:
        box = box_with(pack)
        changes = packs.merge(standard_files(), pack).changes
        return PackReport(changes, box.from_pack, box.reconstructed())

    def reconstructed(self) -> dict[str, list[str]]:
        return editions.reconstructed()

    def series_builder(self, state: State) -> CitySeriesBuilder:
        return CitySeriesBuilder(cast("City", state))

    def things(self, edition: str) -> dict[str, Json]:
        return things(edition)

    def switch_words(self, switch: str, value: str) -> str:
        return editions.plays(switch, value)

    def shown(self, before: str, after: str) -> list[Shown]:
        return editions.shown(before, after)


GAME: Final[GameEntry] = CityEntry()
