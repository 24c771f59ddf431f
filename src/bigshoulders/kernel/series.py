"""A game in numbers, as its charts tell it: what a game may build, entry by entry."""

from __future__ import annotations

from collections.abc import Mapping

from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.state import State
from bigshoulders.kernel.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class SeriesBuilder:
    """Follows a game from its first entry; all of it is made of what everybody saw."""

    def follow(self, number: int, events: list[Event], state: State) -> None:
        """Take in what an entry brought about, and the state that it led to."""
        raise Broken(["this series does not define follow"])

    def data(self) -> Mapping[str, object]:
        """Return the whole series as plain data."""
        raise Broken(["this series does not define data"])
