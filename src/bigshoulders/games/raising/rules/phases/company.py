"""Phase 5, run your company: the cards in the slots pay (rules, section 15)."""

from __future__ import annotations

from bigshoulders.games.raising.events import PHASE_BEGAN
from bigshoulders.games.raising.ids import COMPANY, FROM_CARD, PRODUCE
from bigshoulders.games.raising.rules.rewards import give
from bigshoulders.games.raising.rules.tile_windows import open_window
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.kernel.state import arg1
from bigshoulders.kernel.step import AUTO, Step


class RunCompanies(Step[Raising]):
    """R-RUN-07: the lowest rank first, each player's windows and production together."""

    def __init__(self) -> None:
        super().__init__("run_companies", AUTO, "R-RUN-07")

    def run(self, state: Raising) -> None:
        state.stack.pop()
        state.phase = COMPANY
        state.emit(PHASE_BEGAN, COMPANY)
        for seat in state.ranking:  # the lowest ends on top
            open_window(state, seat)
            state.push(PRODUCE, seat)
            open_window(state, seat)


class Produce(Step[Raising]):
    """R-RUN-01: take the round spot of every card in the slots, leftmost first (R-RUN-02)."""

    def __init__(self) -> None:
        super().__init__("produce", AUTO, "R-RUN-01", arguments=("seat",))

    def run(self, state: Raising) -> None:
        seat = arg1(state.stack.pop())
        player = state.seats[seat]
        for index in cards_paying(state, player):
            give(state, seat, state.box.cards[index].spot, FROM_CARD)
        player.fresh = 0


def cards_paying(state: Raising, player: Seat) -> list[int]:
    """R-RUN-03, R-RUN-04: the cards in the slots that pay every round, and those of this round."""
    cards = state.box.cards
    return [
        index
        for place, index in enumerate(player.slots)
        if cards[index].every_round or place < player.fresh
    ]
