"""Read a position back: every wrong value is refused with one sentence that names its place."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import Box
from bigshoulders.games.raising.options import RaisingOptions
from bigshoulders.games.raising.positions.checks import flaws, misplaced_flaws
from bigshoulders.games.raising.positions.fields import TABLE, check_derived, derive
from bigshoulders.games.raising.positions.frames import RaisingFrames
from bigshoulders.games.raising.positions.stack_checks import Moment
from bigshoulders.games.raising.setup import starting_state
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import Language
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.positions.fields import read_fields
from bigshoulders.kernel.positions.keys import Reader
from bigshoulders.kernel.step import Step


def restore(
    node: Node,
    box: Box,
    options: RaisingOptions,
    seats: int,
    language: Language,
    steps: tuple[Step[Raising], ...],
) -> Raising:
    """Return the state that a position describes; an impossible one is malformed."""
    state = starting_state(box, options, seats)
    reader = Reader(language)
    read_fields(TABLE, reader, node, state, state, beside=("stack",))
    state.stack = RaisingFrames(steps, language).read(node.at("stack"), state)
    derive(reader, node, state)
    moment = Moment(state, steps)
    _refuse(node, misplaced_flaws(moment))
    check_derived(reader, node, state)
    _refuse(node, flaws(moment))
    return state


def _refuse(node: Node, found: list[str]) -> None:
    if found:
        raise node.malformed(f"this position is impossible: {'; '.join(found)}")
