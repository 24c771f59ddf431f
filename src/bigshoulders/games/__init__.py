"""The games, and the one place where they are registered."""

from __future__ import annotations

from collections.abc import Callable

from bigshoulders.games.city.game import city_rules
from bigshoulders.games.city.options import MENU as CITY_MENU
from bigshoulders.games.raising.game import raising_rules
from bigshoulders.games.raising.options import MENU as RAISING_MENU
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.options import Menu
from bigshoulders.kernel.pack import Pack
from bigshoulders.kernel.rules import Rules
from bigshoulders.kernel.sentences import quoted


class Entry:
    """A game as the outside finds it: how to make its rules, and its options."""

    def __init__(
        self,
        title: str,
        make: Callable[[int, dict[str, str], Pack | None], Rules],
        menu: Menu,
    ) -> None:
        self.title = title
        self.make = make
        self.menu = menu


GAMES: dict[str, Entry] = {
    "city": Entry("City of the Big Shoulders", city_rules, CITY_MENU),
    "raising": Entry("Raising Chicago", raising_rules, RAISING_MENU),
}


def entry(game: str) -> Entry:
    """Return a registered game."""
    if game not in GAMES:
        raise Malformed(f"there is no game {quoted(game)}; choose one of {', '.join(GAMES)}")
    return GAMES[game]


def rules_of(game: str, seats: int, options: dict[str, str], pack: Pack | None = None) -> Rules:
    """Return the rules of a game with these options, and with the components of a pack."""
    return entry(game).make(seats, options, pack)
