"""A position of City that reads like a table: arrange, play by notation, look.

    table = city(seats=3).found("swift", "red", price=60).cash("blue", 45).at("stock", "blue")
    table.play("buy swift common from company")

Everything it arranges keeps the referee content, so `check()` may be called at any time. How to
arrange companies stands in `companies`, and the rest of the table in `boards`.
"""

from __future__ import annotations

from typing import Final, Self

from bigshoulders import new_game
from bigshoulders.games.city import ids
from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.city.boards import CityBoards

_AFTER_BUILDING: Final = (ids.CLEANUP, ids.OPERATING_PHASE, ids.ACTION_PHASE)

# What is still to be done at each moment, last things first.
PHASES: Final[dict[str, tuple[int, ...]]] = {
    "cleanup": (ids.CLEANUP,),
    "operating": (ids.CLEANUP, ids.OPERATING_PHASE),
    "action": (ids.CLEANUP, ids.OPERATING_PHASE, ids.ACTION_NEXT),
    "building": (*_AFTER_BUILDING, ids.BUILDING_PHASE),
    "stock": (*_AFTER_BUILDING, ids.BUILDING_PHASE, ids.STOCK_NEXT),
    "stock phase": (*_AFTER_BUILDING, ids.BUILDING_PHASE, ids.STOCK_PHASE),
}


class CityScenario(CityBoards):
    """A game of City that is arranged and played."""

    def choose_buildings(self, place: int = 0) -> Self:
        """Let everybody place and remove the first buildings offered, or the last ones (-1)."""
        while self.question() in ("choose_buildings", "remove_building"):
            self.play(self.offers()[place])
        return self

    def partners(self, color: str, *, ready: int, usable: int = 2) -> Self:
        player = self.seat(color)
        player.ready, player.partners = ready, usable
        return self

    def only(self, color: str) -> Self:
        """Leave partners ready with one player alone, so that nobody acts in between."""
        for player in self.state.seats:
            if player is not self.seat(color):
                player.ready = 0
        return self

    def decade(self, number: int) -> Self:
        self.state.decade = number
        return self

    def track(self, *colors: str) -> Self:
        """Set the turn-order track."""
        self.state.track = [self._index("seat", color) for color in colors]
        return self

    def priority(self, color: str) -> Self:
        self.state.priority = self._index("seat", color)
        return self

    def at(self, phase: str, color: str | None = None) -> Self:
        """Go to a moment of the decade and let the game run to its first question.

        - "stock", "action": the turn of this color, or of the first seat
        - "stock phase": what precedes its turns, then the first turn
        - "building", "operating", "cleanup": the beginning of the phase
        """
        if phase not in PHASES:
            raise Malformed(f'there is no moment "{phase}"; choose one of {", ".join(PHASES)}')
        state, seat = self.state, 0 if color is None else self._index("seat", color)
        state.stack = []
        for step in PHASES[phase]:
            state.push(step)
        if phase == "stock":
            state.phase, state.active, state.passes = ids.STOCK, seat, 0
        elif phase == "action":
            state.phase = ids.ACTION
            state.round = state.track[state.track.index(seat) :]
        return self._settle()


def city(seats: int = 3, seed: int | str = 1, **options: str | int | bool) -> CityScenario:
    """Return a table after setup, before any company is founded; `at` says where it stands."""
    table = CityScenario(
        new_game("city", seats=seats, seed=seed, events=True, pack=None, **options)
    )
    table.events = []
    for player in table.state.seats:
        player.reserved = ids.NOBODY
    return table
