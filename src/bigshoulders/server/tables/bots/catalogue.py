"""Which bots a server offers: those of each game, and others that whoever runs it has named."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bigshoulders.bots import bots_of
from bigshoulders.outside.finding import Entrant


@dataclass(frozen=True, slots=True)
class OfferedBot:
    """A bot from outside, and the games that it plays."""

    entrant: Entrant
    games: tuple[str, ...]


class BotCatalogue:
    """The bots by name."""

    def __init__(self, offered: Iterable[OfferedBot] = ()) -> None:
        self._offered = {one.entrant.name: one for one in offered}

    def names(self, game: str) -> list[str]:
        """Return every bot that can be seated at a table of this game."""
        others = [name for name, one in self._offered.items() if game in one.games]
        return [*bots_of(game), *others]

    def entrant(self, name: str) -> Entrant | None:
        """Return where a bot from outside is found; None for those of the game itself."""
        one = self._offered.get(name)
        return None if one is None else one.entrant
