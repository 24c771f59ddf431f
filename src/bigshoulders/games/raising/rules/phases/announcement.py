"""Phase 1, announcement: new projects, new cards, new markers (rules, section 10)."""

from __future__ import annotations

from bigshoulders.games.raising.events import (
    CARD_DEALT,
    MARKERS_ADDED,
    PHASE_BEGAN,
    PROJECT_ANNOUNCED,
    ROUND_BEGAN,
)
from bigshoulders.games.raising.ids import (
    ANNOUNCEMENT,
    BID_NEXT,
    BIDDING,
    MARKERS,
    NEW_CARD,
    NEW_PROJECTS,
    NO_TILE,
    NOBODY,
    OPEN_WINDOWS,
    PROJECT,
    PROJECT_DRAW,
    RUN_COMPANIES,
    TOP_CARD,
    V_PROJECT,
    WINNERS,
)
from bigshoulders.games.raising.rules.phases.final import begin_scoring
from bigshoulders.games.raising.rules.tile_windows import open_window
from bigshoulders.games.raising.setup import Draw, hidden_projects
from bigshoulders.games.raising.state import Raising, Seat, replaced, without
from bigshoulders.kernel.action import first
from bigshoulders.kernel.state import arg1
from bigshoulders.kernel.step import AUTO, Step


class Round(Step[Raising]):
    """R-RND-01: the phases of a round, or the final scoring after the last one (R-RND-03)."""

    def __init__(self) -> None:
        super().__init__("round", AUTO, "R-RND-01")

    def run(self, state: Raising) -> None:
        if state.round == state.board.rounds:
            state.stack.pop()
            begin_scoring(state)
            return
        state.round += 1
        state.phase = ANNOUNCEMENT
        state.emit(ROUND_BEGAN, state.round)
        state.winners = [NOBODY] * len(state.winners)
        for player in state.seats:
            player.used = 0
        _push_round(state)


def _push_round(state: Raising) -> None:
    """Lay out the steps of a round, last one first."""
    spaces = len(state.board.spaces)
    state.push(RUN_COMPANIES)
    for space in range(spaces - 1, -1, -1):
        state.push(PROJECT, space)
    state.push(WINNERS)
    state.push(BID_NEXT)
    state.push(MARKERS)
    state.push(OPEN_WINDOWS)
    for space in range(spaces - 1, -1, -1):
        state.push(NEW_CARD, space)
    state.push(NEW_PROJECTS)


class NewProjects(Step[Raising]):
    """R-ANN-01: the stack of the round from the top, or in the last round the final projects."""

    def __init__(self) -> None:
        super().__init__("new_projects", AUTO, "R-ANN-01")

    def run(self, state: Raising) -> None:
        state.stack.pop()
        if state.round < state.board.rounds:
            announce(state, 0, state.tops[state.round - 1])
            for space in range(len(state.projects) - 1, 0, -1):
                state.push(PROJECT_DRAW, space)
            return
        last = hidden_projects(state, state.round)
        for space, project in enumerate(last + state.finals):
            announce(state, space, project)
            state.hidden = without(state.hidden, project)


def announce(state: Raising, space: int, project: int) -> None:
    """Put a project on its space."""
    state.projects = replaced(state.projects, space, project)
    state.emit(PROJECT_ANNOUNCED, project, space)


class ProjectDraw(Draw):
    """R-ANN-01: the next tile of the stack, which was hidden by those above it."""

    def __init__(self) -> None:
        super().__init__(
            "project_draw",
            "R-ANN-01",
            "the next project is announced",
            V_PROJECT,
            arguments=("space",),
        )

    def outcomes(self, state: Raising) -> list[int]:
        return hidden_projects(state, state.round)

    def apply(self, state: Raising, seat: int, code: int) -> None:
        space = arg1(state.stack.pop())
        state.hidden = without(state.hidden, first(code))
        announce(state, space, first(code))


class NewCard(Step[Raising]):
    """R-ANN-02: the top card of the deck goes to the space, and the next one is shown."""

    def __init__(self) -> None:
        super().__init__("new_card", AUTO, "R-ANN-02", arguments=("space",))

    def run(self, state: Raising) -> None:
        space = arg1(state.stack.pop())
        state.cards = replaced(state.cards, space, state.top)
        state.emit(CARD_DEALT, state.top, space)
        state.top = NO_TILE
        if state.deck:
            state.push(TOP_CARD)


class OpenWindows(Step[Raising]):
    """R-ANN-03: everybody may use an empty plot tile, the lowest rank first."""

    def __init__(self) -> None:
        super().__init__("open_windows", AUTO, "R-ANN-03")

    def run(self, state: Raising) -> None:
        state.stack.pop()
        for seat in state.ranking:  # the lowest ends on top
            open_window(state, seat)


class Markers(Step[Raising]):
    """R-ANN-04, R-ANN-05: new markers, and the rows of the bidding board by rank."""

    def __init__(self) -> None:
        super().__init__("markers", AUTO, "R-ANN-04")

    def run(self, state: Raising) -> None:
        state.stack.pop()
        for player in state.seats:
            count = new_markers(state, player.on_board)
            player.supply -= count
            player.on_board += count
            state.emit(MARKERS_ADDED, player.index, count, player.on_board)
        state.rows = state.ranking
        state.phase = BIDDING
        state.emit(PHASE_BEGAN, BIDDING)


def new_markers(state: Raising, on_board: int) -> int:
    """Return how many markers join those that came back."""
    board = state.board
    return max(0, min(board.markers_added, board.markers_most - on_board))


def markers_joining(state: Raising, player: Seat) -> int:
    """Return how many markers join a player's on the bidding board when some are added next."""
    is_last = state.round == state.board.rounds and state.phase != ANNOUNCEMENT
    return 0 if is_last else new_markers(state, player.on_board)
