"""Raising Chicago as everybody else finds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from bigshoulders.games.raising.box import packs
from bigshoulders.games.raising.box.loading import box_with, standard_files
from bigshoulders.games.raising.game import ANY_TABLE, RaisingRules, raising_rules
from bigshoulders.games.raising.options import MENU
from bigshoulders.games.raising.state import Raising
from bigshoulders.games.raising.views import editions
from bigshoulders.games.raising.views.box_shapes import RaisingBox
from bigshoulders.games.raising.views.box_view import box_view
from bigshoulders.games.raising.views.series import RaisingSeriesBuilder
from bigshoulders.games.raising.views.series_shapes import RaisingSeries
from bigshoulders.games.raising.views.things import things
from bigshoulders.games.raising.views.view_shapes import RaisingView
from bigshoulders.kernel.entry import GameEntry, PackReport
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.rules import Rules
from bigshoulders.kernel.state import State


class RaisingEntry(GameEntry):
    """Raising Chicago with its box, its charts and its words."""

    def __init__(self) -> None:
        super().__init__(
            "Raising Chicago",
            raising_rules,
            MENU,
            bots="bigshoulders.bots.raising",
            default_bot="heuristic",
            drawing="bigshoulders.cli.raising.drawing",
            rulebook="bigshoulders.games.raising",
            view_shape=RaisingView,
            box_shape=RaisingBox,
            series_shape=RaisingSeries,
        )

    def score_words(self, score: int) -> str:
        return f"{score} reputation"

    def box_view(self, rules: Rules) -> Mapping[str, object]:
        return box_view(cast("RaisingRules", rules))

    def pack_pages(self) -> tuple[str, ...]:
        return packs.TABLES.pages

    def check_pack(self, pack: Pack) -> PackReport:
        box = box_with(pack, ANY_TABLE)
        changes = packs.merge(standard_files(), pack).changes
        return PackReport(changes, box.from_pack, box.reconstructed)

    def reconstructed(self) -> dict[str, list[str]]:
        return editions.reconstructed()

    def series_builder(self, state: State) -> RaisingSeriesBuilder:
        return RaisingSeriesBuilder(cast("Raising", state))

    def things(self, edition: str) -> dict[str, Json]:
        return things()

    def switch_words(self, switch: str, value: str) -> str:
        return editions.plays(switch, value)


GAME: Final[GameEntry] = RaisingEntry()
