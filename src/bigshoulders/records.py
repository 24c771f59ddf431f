"""Reading and replaying records of every registered game."""

from __future__ import annotations

from bigshoulders.games import rules_of
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.packs.pack import FindPack
from bigshoulders.kernel.record import read_record, replay


def replay_text(text: str, find_pack: FindPack | None = None) -> Game:
    """Play a record again, checking every move; a pack it needs is looked for by its digest."""
    return replay(read_record(text), rules_of, find_pack)
