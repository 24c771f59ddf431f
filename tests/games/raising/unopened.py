"""Tables before the first draw of the setup."""

from __future__ import annotations

from bigshoulders import new_game
from bigshoulders.scenarios.raising import RaisingScenario


def unopened(seats: int = 3, **options: str | int | bool) -> RaisingScenario:
    """Return a table before the first draw; the test answers for chance."""
    return RaisingScenario(new_game("raising", seats=seats, events=True, pack=None, **options))
