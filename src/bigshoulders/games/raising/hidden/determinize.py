"""Redrawing what a seat cannot know: in Raising Chicago there is nothing to redraw.

All information is open but for the order of the stacks and the deck below their tops (R-RND-04),
and that order is not part of the state: what was not shown yet is kept as a set, from which
chance draws when it comes to light. So a twin differs from its game only in the draws to come.
"""

from __future__ import annotations

from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.stream import Stream


def determinize(state: Raising, seat: int | None, stream: Stream) -> None:
    """Leave the state as it is; the twin's own dealer draws what is still hidden."""
