"""A position: the whole state as plain data, by keys, hidden parts included; `read` reads it."""

from __future__ import annotations

from bigshoulders.games.raising.positions.fields import TABLE
from bigshoulders.games.raising.positions.frames import RaisingFrames
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import Language
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.positions.fields import write_fields
from bigshoulders.kernel.positions.keys import PositionWriter
from bigshoulders.kernel.step import Step


def position(
    state: Raising, language: Language, steps: tuple[Step[Raising], ...]
) -> dict[str, Json]:
    """Return the whole state as plain data."""
    written = write_fields(TABLE, PositionWriter(language), state, state)
    written["stack"] = RaisingFrames(steps, language).write(state)
    return written
