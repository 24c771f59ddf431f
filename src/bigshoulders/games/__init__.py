"""The games, and the one place where they are registered."""

from __future__ import annotations

from typing import Final

from bigshoulders.games import city, raising
from bigshoulders.kernel.entry import GameEntry
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.rules import Rules
from bigshoulders.kernel.sentences import quoted

GAMES: dict[str, GameEntry] = {
    "city": city.GAME,
    "raising": raising.GAME,
}
DEFAULT_GAME: Final[str] = next(iter(GAMES))  # where none is named


def entry(game: str) -> GameEntry:
    """Return a registered game."""
    if game not in GAMES:
        raise Malformed(f"there is no game {quoted(game)}; choose one of {', '.join(GAMES)}")
    return GAMES[game]


def rules_of(game: str, seats: int, options: dict[str, str], pack: Pack | None = None) -> Rules:
    """Return the rules of a game with these options, and with the components of a pack."""
    return entry(game).rules(seats, options, pack)
