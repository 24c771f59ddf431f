"""What the editions of each game have to say to people, found by the name of the game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from bigshoulders.kernel.options import Shown

MODULES: Final[dict[str, str]] = {
    "city": "bigshoulders.games.city.views.editions",
    "raising": "bigshoulders.games.raising.views.editions",
}


class Editions(Protocol):
    """What a module about the editions of a game offers."""

    def plays(self, switch: str, value: str) -> str:
        """Say what a table plays if a switch has this value."""
        ...

    def shown(self, before: str, after: str) -> list[Shown]:
        """Return what only looks different."""
        ...

    def reconstructed(self) -> dict[str, list[str]]:
        """Return what no source prints, by what brings it into play."""
        ...


def editions_of(game: str) -> Editions:
    """Return the words of a game about its editions."""
    return cast("Editions", import_module(MODULES[game]))


def by_component(words: Sequence[str]) -> dict[str, str]:
    """Gather "component: field" into the fields of each component, one list for each."""
    fields: dict[str, list[str]] = {}
    for one in words:
        component, _colon, field = one.partition(": ")
        fields.setdefault(component, []).append(field)
    return {component: ", ".join(found) for component, found in fields.items()}
