"""Big Shoulders: two heavy economic board games about Chicago, as one exact engine."""

from __future__ import annotations

from bigshoulders.games import rules_of
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.pack import Pack
from bigshoulders.kernel.stream import Stream
from bigshoulders.packs import PackPath, read_pack

__version__ = "0.1.0"
__all__ = ["__version__", "new_game"]


def new_game(
    game: str,
    *,
    seats: int,
    seed: int | str | None = None,
    events: bool = True,
    pack: Pack | PackPath | None = None,
    **options: str | int | bool,
) -> Game:
    """Start a game; with a seed chance is dealt from it, without one chance is yours to decide.

    A pack, or the path to one, changes the components that are played with.
    """
    given = {key: _word(value) for key, value in options.items()}
    opened = pack if pack is None or isinstance(pack, Pack) else read_pack(pack)
    rules = rules_of(game, seats, given, opened)
    dealer = None if seed is None else Stream(str(seed))
    log: list[Event] | None = [] if events else None
    return begin(rules, rules.start(), dealer, log)


def _word(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
