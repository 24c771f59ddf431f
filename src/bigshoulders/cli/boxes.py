"""The boxes of the games as a pack changes them, found by the name of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bigshoulders.games.city.box import loading as city
from bigshoulders.games.city.box import packs as city_merging
from bigshoulders.games.raising.box import loading as raising
from bigshoulders.games.raising.box import packs as raising_merging
from bigshoulders.games.raising.game import ANY_TABLE
from bigshoulders.kernel.merging import Change
from bigshoulders.kernel.pack import Pack


@dataclass(frozen=True)
class Opened:
    """A box with a pack in it: what the pack does, which values are its own, which are invented."""

    changes: Sequence[Change]
    from_pack: Sequence[str]
    reconstructed: Sequence[str]


def _city(pack: Pack) -> Opened:
    box = city.box_with(pack)
    changes = city_merging.merge(city.standard_files(), pack).changes
    return Opened(changes, box.from_pack, box.reconstructed())


def _raising(pack: Pack) -> Opened:
    box = raising.box_with(pack, ANY_TABLE)
    changes = raising_merging.merge(raising.standard_files(), pack).changes
    return Opened(changes, box.from_pack, box.reconstructed)


BOXES: Final[dict[str, Callable[[Pack], Opened]]] = {"city": _city, "raising": _raising}
PAGES: Final[dict[str, tuple[str, ...]]] = {
    "city": city_merging.TABLES.pages,
    "raising": raising_merging.TABLES.pages,
}


def game_of(pack: Pack) -> str:
    """Return the first game that has every page of a pack, or else the first game."""
    fitting = [game for game, pages in PAGES.items() if set(pack.pages) <= set(pages)]
    return fitting[0] if fitting else next(iter(PAGES))
