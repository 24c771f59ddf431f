"""Which bot a reference means: one of the game's own, an entry point, a class, or a program.

sharp                  a bot of the game, by its name
mine                   an entry point of the group bigshoulders.bots, by its name
mypackage.bots:Mine    a class or function of a module, called with a seed
cmd:./mybot --quick    a program that speaks the line protocol
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, cast

from bigshoulders.bots import bots_of
from bigshoulders.bots.bot import Bot
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import quoted
from bigshoulders.outside.forfeits import Failed
from bigshoulders.outside.player import player_for
from bigshoulders.outside.program_bot import ProgramBot
from bigshoulders.outside.python_bot import Chooser, PythonBot

COMMAND: Final = "cmd:"
GROUP: Final = "bigshoulders.bots"


@dataclass(frozen=True)
class Entrant:
    """A bot as somebody names it: what it is called, and where it is found."""

    name: str
    reference: str
    options: tuple[tuple[str, str], ...] = ()  # of a program
    seconds: float = 1.0  # that a bot from outside may think about a decision


def make_entrant(game: str, entrant: Entrant, seed: str, table: str = "") -> Bot:
    """Return a new bot for a game; its seed decides all that it leaves to chance.

    A program knows games by a word that is made of the table, or of the seed if there is none.
    """
    reference = entrant.reference
    if reference.startswith(COMMAND):
        player = player_for(reference.removeprefix(COMMAND), entrant.options)
        return ProgramBot(seed, player, entrant.seconds, table)
    own = bots_of(game)
    if reference in own:
        return own[reference](seed)
    return PythonBot(seed, _loaded(game, reference), entrant.seconds)


def check_entrant(game: str, entrant: Entrant) -> None:
    """Refuse a bot that is not there, or cannot play this game, before any game begins."""
    reference = entrant.reference
    if reference.startswith(COMMAND):
        _check_program(game, entrant)
        return
    if entrant.options:
        raise Malformed(f"{entrant.name}: only programs (cmd:...) have options")
    if reference not in bots_of(game):
        _loaded(game, reference)


def _check_program(game: str, entrant: Entrant) -> None:
    player = player_for(entrant.reference.removeprefix(COMMAND), entrant.options)
    try:
        games = player.introduction().games
    except Failed as failed:
        raise Malformed(f"{entrant.name}: the program does not play: {failed}") from failed
    if games is not None and game not in games:
        raise Malformed(f"{entrant.name}: it does not play {game}; it plays {', '.join(games)}")


def _loaded(game: str, reference: str) -> Callable[[str], Chooser]:
    module, colon, name = reference.partition(":")
    points = tuple(entry_points(group=GROUP, name=reference))
    if not colon and not points:
        raise _unknown(game, reference)
    try:
        found = getattr(import_module(module), name) if colon else points[0].load()
    except Exception as error:  # whatever goes wrong in somebody's module
        raise Malformed(
            f"{reference}: cannot be loaded, {type(error).__name__}: {error}; expected a module on"
            " the path and the name of a class in it, e.g. mypackage.bots:Mine"
        ) from error
    if not callable(found):
        raise Malformed(f"{reference}: expected a class or function that is called with a seed")
    return cast("Callable[[str], Chooser]", found)


def _unknown(game: str, reference: str) -> Malformed:
    known = [*bots_of(game), *sorted(point.name for point in entry_points(group=GROUP))]
    return Malformed(
        f"there is no bot {quoted(reference)} for {game}; choose one of {', '.join(known)}, or"
        " name a class (module:Class) or a program (cmd:...)"
    )
