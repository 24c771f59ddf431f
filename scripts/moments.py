"""Games of bots that break off at a moment worth looking at, as records to go on with."""

from __future__ import annotations

from dataclasses import dataclass, field

from bigshoulders.bots import make_bot
from bigshoulders.bots.bot import Observation
from bigshoulders.games import rules_of
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.record import record_of
from bigshoulders.kernel.stream import Stream

ME = 0  # the seat that somebody looks from


@dataclass(frozen=True)
class Moment:
    """When a game breaks off: the first seat is asked this, not before this decade or round."""

    name: str
    kind: str = ""  # of the question; a game without one is played to its end
    since: int = 1
    game: str = "city"
    seats: int = 4
    options: dict[str, str] = field(default_factory=dict)
    bot: str = "sharp"
    seed: str = "1875"


def record_at(moment: Moment) -> str:
    """Return the record of a game that bots have played until the moment."""
    rules = rules_of(moment.game, moment.seats, moment.options)
    game = begin(rules, rules.start(), Stream(moment.seed))
    bots = [
        make_bot(moment.game, moment.bot, f"{moment.seed}/{seat}") for seat in range(moment.seats)
    ]
    while not game.is_over() and not _has_come(game, moment):
        seat = game.deciders()[0]
        game.play(seat, bots[seat].choose(Observation(game, seat, bots[seat].stream)))
    if moment.kind and game.is_over():
        raise LookupError(f"{moment.name}: nobody asked {moment.kind} before the game was over")
    return record_of(game).text()


def _has_come(game: Game, moment: Moment) -> bool:
    if not moment.kind or ME not in game.deciders():
        return False
    view = game.view(ME)
    time = view.get("decade", view.get("round"))
    is_late = isinstance(time, int) and time >= moment.since
    return is_late and game.question(ME).kind == moment.kind
