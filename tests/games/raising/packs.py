"""Packs for tests: made from plain data, as they would be read from a folder."""

from __future__ import annotations

from pathlib import Path

from bigshoulders.games.raising.box.components import Box
from bigshoulders.games.raising.box.loading import box_with
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.packs.pack import Pack

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "pack-raising-correction.json"

FINAL: dict[str, Json] = {
    "id": "f11",
    "name": "Customs house",
    "symbols": ["train", "y"],
    "cost": {"lumber": 6, "jackscrew": 6, "masonry": 6},
    "reward": {"reputation": 7},
}
PRESTIGE: dict[str, Json] = {"id": "11", "name": "Post office", "arrows": ["S"], "reputation": 6}
NEIGHBORHOOD: dict[str, Json] = {"id": "nt19", "reward": {"favor": 1, "wild": 1}}
EMPTY_PLOT: dict[str, Json] = {"id": "13", "deed": "tokens_of_choice", "count": 3}
WARD_TOKEN: dict[str, Json] = {"id": "wc5", "first": 12, "second": 2}
CARD: dict[str, Json] = {
    "id": "55",
    "letters": ["a", "d"],
    "red": [None, "lumber", "lumber", "masonry"],
    "yellow": [None, "lumber", "lumber", "masonry", None],
    "pays": "once",
    "spot": {"expansions": 1},
}
MEMBER: dict[str, Json] = {"id": "13", "counts": "favor_tokens", "each": 4}


def pack_of(**pages: Json) -> Pack:
    """Return a pack as it would be read from the folder "trial"."""
    return Pack("trial", "1", pages, {page: f"trial/{page}.json" for page in pages})


def box_of(players: int = 3, **pages: Json) -> Box:
    """Return the box as a pack with these pages changes it."""
    return box_with(pack_of(**pages), players)


def everything() -> Pack:
    """Return a pack that adds one of everything that can be added."""
    return pack_of(
        finals=[FINAL],
        prestige=[PRESTIGE],
        neighborhoods=[NEIGHBORHOOD],
        empty_plots=[EMPTY_PLOT],
        ward_control=[WARD_TOKEN],
        cards=[CARD],
        council=[MEMBER],
    )
