"""Read a position back: every wrong value is refused with one sentence that names its place."""

from __future__ import annotations

from bigshoulders.games.city.box.components import Box
from bigshoulders.games.city.options import CityOptions
from bigshoulders.games.city.positions import referee
from bigshoulders.games.city.positions.checks import flaws
from bigshoulders.games.city.positions.fields import TABLE, derive
from bigshoulders.games.city.positions.frames import CityFrames
from bigshoulders.games.city.setup import starting_state
from bigshoulders.games.city.state import City
from bigshoulders.kernel.action import Language
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.positions.fields import read_fields
from bigshoulders.kernel.positions.keys import Reader
from bigshoulders.kernel.step import Step


def restore(
    node: Node,
    box: Box,
    options: CityOptions,
    seats: int,
    language: Language,
    steps: tuple[Step[City], ...],
) -> City:
    """Return the state that a position describes; an impossible one is malformed."""
    state = starting_state(box, options, seats)
    reader = Reader(language)
    read_fields(TABLE, reader, node, state, state, beside=("stack",))
    state.stack = CityFrames(steps).read(node.at("stack"), state)
    derive(reader, node, state)
    found = referee.violations(state) or flaws(state, steps)
    if found:
        raise node.malformed(f"this position is impossible: {'; '.join(found)}")
    return state
