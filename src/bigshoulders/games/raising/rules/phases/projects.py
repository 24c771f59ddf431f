"""Phase 4, project resolution: pay, place, keep the card (rules, section 13)."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import Project as Tile
from bigshoulders.games.raising.events import CARD_KEPT, PROJECT_BEGUN, SYMBOL_GAINED
from bigshoulders.games.raising.ids import (
    FOR_PROJECT,
    FROM_PROJECT,
    KEEP_CARD,
    MOVE,
    NO_TILE,
    NOBODY,
    NONPLAYER,
    PROJECT_PAYMENT,
    RAISE,
    TILE_REWARD,
)
from bigshoulders.games.raising.rules.nonplayer import complete_for_nonplayer
from bigshoulders.games.raising.rules.payment import push_payment
from bigshoulders.games.raising.rules.rewards import add_card, give
from bigshoulders.games.raising.rules.tile_windows import open_window
from bigshoulders.games.raising.state import Raising, replaced
from bigshoulders.kernel.state import arg1, arg2
from bigshoulders.kernel.step import AUTO, Step


class Project(Step[Raising]):
    """The winner of a project does its steps; a failed one is skipped."""

    def __init__(self) -> None:
        super().__init__("project", AUTO, "R-RND-02", arguments=("space",))

    def run(self, state: Raising) -> None:
        space = arg1(state.stack.pop())
        winner = state.winners[space]
        if winner != NOBODY:
            markers = state.markers_on(space, winner)
            state.emit(PROJECT_BEGUN, winner, space, state.projects[space], markers)
        if winner == NONPLAYER:
            complete_for_nonplayer(state, space)
        elif winner != NOBODY:
            _push_steps(state, winner, space)


def _push_steps(state: Raising, seat: int, space: int) -> None:
    """Lay out the steps of one project, last one first, with their windows (R-EPT-03)."""
    open_window(state, seat)
    state.push(KEEP_CARD, seat, space)
    if tile_at(state, space).is_move:
        state.push(MOVE, seat, space)
    else:
        state.push(RAISE, seat, space)
    state.push(TILE_REWARD, seat, space)
    state.push(PROJECT_PAYMENT, seat, space)
    open_window(state, seat)


def tile_at(state: Raising, space: int) -> Tile:
    """Return the project on a project space."""
    return state.box.projects[state.projects[space]]


class ProjectPayment(Step[Raising]):
    """Step 1: the net cost is due, as permanent resources stand now (R-PAY-01)."""

    def __init__(self) -> None:
        super().__init__("project_payment", AUTO, "R-PAY-01", arguments=("seat", "space"))

    def run(self, state: Raising) -> None:
        frame = state.stack.pop()
        push_payment(state, FOR_PROJECT, arg1(frame), arg2(frame))


class TileReward(Step[Raising]):
    """R-RAI-01, R-MOV-01: the symbol token of a numbered tile, then its reward."""

    def __init__(self) -> None:
        super().__init__("tile_reward", AUTO, "R-RAI-01", arguments=("seat", "space"))

    def run(self, state: Raising) -> None:
        frame = state.stack.pop()
        seat, tile = arg1(frame), tile_at(state, arg2(frame))
        player = state.seats[seat]
        if tile.is_final:
            player.finals = [*player.finals, tile.index]
        else:
            symbol = tile.symbols[0]
            player.symbols = replaced(player.symbols, symbol, player.symbols[symbol] + 1)
            state.emit(SYMBOL_GAINED, seat, symbol)
        give(state, seat, tile.reward, FROM_PROJECT)


class KeepCard(Step[Raising]):
    """Step 3: the card of the project joins the company (R-CRD-01)."""

    def __init__(self) -> None:
        super().__init__("keep_card", AUTO, "R-CRD-01", arguments=("seat", "space"))

    def run(self, state: Raising) -> None:
        frame = state.stack.pop()
        seat, space = arg1(frame), arg2(frame)
        card = state.cards[space]
        state.cards = replaced(state.cards, space, NO_TILE)
        state.emit(CARD_KEPT, seat, card)
        add_card(state, seat, card)
