"""Bots from outside that whoever runs a server offers: checked before it begins to serve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bigshoulders.bots import bots_of
from bigshoulders.games import GAMES
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import quoted
from bigshoulders.outside.finding import Entrant, check_entrant
from bigshoulders.outside.player import end_players
from bigshoulders.outside.program_bot import GRACE
from bigshoulders.server.tables.bots.catalogue import OfferedBot

SHARE: Final = 0.75  # of the time that a bot has, for its thinking
SEATED: Final = ("me", "open")  # what a seat says if no bot is meant


def thinking(bot_seconds: float) -> float:
    """Return how long a bot may think, so that its answer is there before its time is up."""
    return max(SHARE * bot_seconds - GRACE, bot_seconds / 10)


def offered(entrants: Sequence[Entrant]) -> tuple[OfferedBot, ...]:
    """Return bots with the games they play; one that is not there is refused."""
    try:
        return tuple(OfferedBot(_named(one), _games_of(one)) for one in entrants)
    finally:
        end_players()


def _named(entrant: Entrant) -> Entrant:
    taken = {*SEATED, *(name for game in GAMES for name in bots_of(game))}
    if entrant.name in taken or entrant.name == entrant.reference:
        raise Malformed(
            f"--bot: expected NAME=BOT with a name of its own, got {quoted(entrant.name)}"
        )
    return entrant


def _games_of(entrant: Entrant) -> tuple[str, ...]:
    found: list[str] = []
    refusal: Malformed | None = None
    for game in GAMES:
        try:
            check_entrant(game, entrant)
            found.append(game)
        except Malformed as error:
            refusal = error
    if refusal is not None and not found:
        raise refusal
    return tuple(found)
