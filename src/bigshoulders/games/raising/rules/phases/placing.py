"""Phase 4, step 2: raising a building on a plot, or moving it out for a prestige building."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.ids import (
    ENCLOSED,
    FROM_LEVELS,
    FROM_PLOT,
    MOVED,
    NO_TILE,
    NOBODY,
    PRESTIGE_CHOICE,
    PRESTIGE_PLOT,
    PRESTIGE_TURN,
    QUARTER_TURNS,
    V_MOVE,
    V_PLOT,
    V_PRESTIGE,
    V_RAISE,
    V_TURN,
)
from bigshoulders.games.raising.rules.building import (
    empty_plots,
    prestige_plots,
    put_in_outskirts,
    put_on_plot,
    put_prestige,
    take_markers,
    take_project,
    turned,
)
from bigshoulders.games.raising.rules.reputation import gain
from bigshoulders.games.raising.rules.rewards import advance, give
from bigshoulders.games.raising.rules.tile_windows import open_window
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import answer, first
from bigshoulders.kernel.refusal import IDLE, OBVIOUS, Facts, Reason
from bigshoulders.kernel.state import arg1, arg2, arg3
from bigshoulders.kernel.step import AUTO, SeatStep, Step

PLOT_TAKEN: Final = Reason(
    "plot_taken",
    "R-RAI-02",
    "plot {plot} already has a building",
    "choose an empty plot",
    standing=OBVIOUS,
)
NO_TILE_THERE: Final = Reason(
    "no_tile_there",
    "R-MOV-02",
    "empty plot tile {tile} isn't in the outskirts",
    standing=IDLE,
)
NOT_ON_DISPLAY: Final = Reason(
    "not_now",
    "R-MOV-04",
    "prestige building {prestige} isn't on display",
    case="not_on_display",
    standing=IDLE,
)
PRESTIGE_PLOT_TAKEN: Final = Reason(
    "plot_taken", "R-MOV-06", PLOT_TAKEN.text, PLOT_TAKEN.remedy, standing=OBVIOUS
)
INTERIOR_FIRST: Final = Reason(
    "interior_first",
    "R-MOV-06",
    "plot {plot} isn't a purple interior plot",
    "choose one of the {interior} that are empty",
)
SAME_ARROWS: Final = Reason(
    "not_now",
    "R-MOV-05",
    "turned by {degrees} the arrows point the same way as with a smaller turn",
    case="same_arrows",
    standing=IDLE,
)


class Placing(SeatStep[Raising]):
    """A step of the project's winner, who stands first in the frame."""

    def ask(self, state: Raising, seat: int) -> Facts:
        return {"seat": state.board.colors[seat]}


class Raise(Placing):
    """D-07: raise the building on any empty plot."""

    def __init__(self) -> None:
        super().__init__(
            "raise",
            "R-RAI-02",
            "{seat} raises project {project} with {levels} levels",
            (V_RAISE,),
            ("seat", "space"),
        )

    def ask(self, state: Raising, seat: int) -> Facts:
        return project_facts(state, seat)

    def legal(self, state: Raising, seat: int) -> list[int]:
        return [answer(V_RAISE, plot) for plot in empty_plots(state)]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        return None if state.owner[first(code)] == NOBODY else PLOT_TAKEN

    def apply(self, state: Raising, seat: int, code: int) -> None:
        space = arg2(state.stack.pop())
        levels = take_markers(state, space, seat)
        _push_check(state, seat, first(code))
        put_on_plot(state, first(code), take_project(state, space), seat, levels)
        _use_plot(state, seat, first(code))
        gain(state, seat, levels * state.board.level_reputation, FROM_LEVELS)


def project_facts(state: Raising, seat: int) -> Facts:
    """Return what a question about a building says of it."""
    space = arg2(state.stack[-1])
    levels = state.markers_on(space, seat)
    return {
        "seat": state.board.colors[seat],
        "project": state.box.projects[state.projects[space]].key,
        "levels": levels,
        "reputation": levels * state.board.level_reputation,
    }


def _push_check(state: Raising, seat: int, plot: int) -> None:
    """Lay out what follows a placement: a window, then the check of the neighborhoods."""
    state.push(ENCLOSED, seat, plot)
    open_window(state, seat)


def _use_plot(state: Raising, seat: int, plot: int) -> None:
    """R-RAI-03, R-RAI-04: the reward of the plot, and a step by the banner of its column."""
    printed = state.board.plots[plot]
    give(state, seat, printed.reward, FROM_PLOT)
    advance(state, state.seats[seat], state.banners[printed.column], 1)


class Move(Placing):
    """D-08: move the building to the outskirts and take the empty plot tile there."""

    def __init__(self) -> None:
        super().__init__(
            "move",
            "R-MOV-02",
            "{seat} moves project {project} out with {levels} levels and takes a tile",
            (V_MOVE,),
            ("seat", "space"),
        )

    def ask(self, state: Raising, seat: int) -> Facts:
        return project_facts(state, seat)

    def legal(self, state: Raising, seat: int) -> list[int]:
        return [answer(V_MOVE, tile) for tile in state.outskirts if tile != NO_TILE]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        return None if first(code) in state.outskirts else NO_TILE_THERE

    def apply(self, state: Raising, seat: int, code: int) -> None:
        space = arg2(state.stack.pop())
        levels = take_markers(state, space, seat)
        put_in_outskirts(state, first(code), take_project(state, space), seat, levels)
        player = state.seats[seat]
        player.tiles = [*player.tiles, first(code)]
        state.push(PRESTIGE_CHOICE, seat)
        state.push(MOVED, seat, levels)
        open_window(state, seat)


class Moved(Step[Raising]):
    """R-MOV-03: reputation for the levels of the moved building."""

    def __init__(self) -> None:
        super().__init__("moved", AUTO, "R-MOV-03", arguments=("seat", "count"))

    def run(self, state: Raising) -> None:
        frame = state.stack.pop()
        gain(state, arg1(frame), arg2(frame) * state.board.level_reputation, FROM_LEVELS)


class PrestigeChoice(Placing):
    """D-09: choose one of the prestige buildings on display."""

    def __init__(self) -> None:
        super().__init__(
            "prestige_choice",
            "R-MOV-04",
            "{seat} chooses a prestige building",
            (V_PRESTIGE,),
        )

    def legal(self, state: Raising, seat: int) -> list[int]:
        return [answer(V_PRESTIGE, index) for index in state.display if index != NO_TILE]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        return None if first(code) in state.display else NOT_ON_DISPLAY

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.stack.pop()
        state.push(PRESTIGE_PLOT, seat, state.display.index(first(code)))


class PrestigePlot(Placing):
    """D-09: choose the plot for it."""

    def __init__(self) -> None:
        super().__init__(
            "prestige_plot",
            "R-MOV-06",
            "{seat} chooses a plot for prestige building {prestige}",
            (V_PLOT,),
            ("seat", "place"),
        )
        self.goes_on = True

    def ask(self, state: Raising, seat: int) -> Facts:
        building = state.display[arg2(state.stack[-1])]
        return {
            "seat": state.board.colors[seat],
            "prestige": state.box.prestige[building].key,
        }

    def legal(self, state: Raising, seat: int) -> list[int]:
        return [answer(V_PLOT, plot) for plot in prestige_plots(state)]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        if state.owner[first(code)] != NOBODY:
            return PRESTIGE_PLOT_TAKEN
        return None if first(code) in prestige_plots(state) else INTERIOR_FIRST

    def apply(self, state: Raising, seat: int, code: int) -> None:
        place = arg2(state.stack.pop())
        state.push(PRESTIGE_TURN, seat, place, first(code))


class PrestigeTurn(Placing):
    """D-09: turn it; turns that leave the arrows alike are listed once."""

    def __init__(self) -> None:
        super().__init__(
            "prestige_turn",
            "R-MOV-05",
            "{seat} turns the prestige building on plot {plot}",
            (V_TURN,),
            ("seat", "place", "plot"),
        )
        self.goes_on = True

    def ask(self, state: Raising, seat: int) -> Facts:
        frame = state.stack[-1]
        building = state.display[arg2(frame)]
        return {
            "seat": state.board.colors[seat],
            "prestige": state.box.prestige[building].key,
            "plot": state.board.plots[arg3(frame)].key,
        }

    def legal(self, state: Raising, seat: int) -> list[int]:
        return [answer(V_TURN, turns) for turns in different_turns(self._arrows(state))]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        return None if first(code) in different_turns(self._arrows(state)) else SAME_ARROWS

    def _arrows(self, state: Raising) -> int:
        return state.box.prestige[state.display[arg2(state.stack[-1])]].arrows

    def apply(self, state: Raising, seat: int, code: int) -> None:
        frame = state.stack.pop()
        plot = arg3(frame)
        _push_check(state, seat, plot)
        put_prestige(state, arg2(frame), plot, first(code))
        _use_plot(state, seat, plot)
        advance(state, state.seats[seat], state.banners[-1], 1)  # that of the prestige area


def different_turns(arrows: int) -> list[int]:
    """Return the quarter turns that give different arrows, the smallest of each."""
    seen: list[int] = []
    turns: list[int] = []
    for turn in range(QUARTER_TURNS):
        if turned(arrows, turn) not in seen:
            seen.append(turned(arrows, turn))
            turns.append(turn)
    return turns
