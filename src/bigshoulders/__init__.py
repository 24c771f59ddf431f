"""Big Shoulders: two heavy economic board games about Chicago, as one exact engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigshoulders.kernel.event import Event
    from bigshoulders.kernel.game import Game
    from bigshoulders.kernel.packs.pack import Pack
    from bigshoulders.packs import PackPath

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
    # Imported here, so that importing a part of the package does not load every game.
    from bigshoulders.games import rules_of  # noqa: PLC0415 - as above
    from bigshoulders.kernel.game import begin  # noqa: PLC0415 - as above
    from bigshoulders.kernel.packs.pack import Pack  # noqa: PLC0415 - as above
    from bigshoulders.kernel.stream import Stream  # noqa: PLC0415 - as above
    from bigshoulders.packs import read_pack  # noqa: PLC0415 - as above

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
