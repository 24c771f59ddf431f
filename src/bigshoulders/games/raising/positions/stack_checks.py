"""Whether the stack of a position can come about: the rest of a round, and what interrupts it.

Setup and every round lay out their steps at once, so the stack ends like that, from some step on.
On top of it lies what the last step done has led to.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.ids import (
    ANNOUNCEMENT,
    BID,
    BID_NEXT,
    BIDDING,
    CARD_CHOICE,
    COMPANY,
    COPY,
    DISPLAY,
    ENCLOSED,
    FINISHED,
    GIVE,
    KEEP_CARD,
    LETTER,
    LEVEL,
    MARKERS,
    MOVE,
    MOVED,
    NAME_ASTERISK,
    NAME_LETTERS,
    NEW_CARD,
    NEW_PROJECTS,
    NOBODY,
    NONPLAYER,
    OPEN_WINDOW,
    OPEN_WINDOWS,
    PAY,
    PERSONAL,
    PHASES,
    PICK_TOKENS,
    PRESTIGE_CHOICE,
    PRESTIGE_PLOT,
    PRESTIGE_TURN,
    PRODUCE,
    PROJECT,
    PROJECT_DRAW,
    PROJECT_PAYMENT,
    PROJECT_RESOLUTION,
    RAISE,
    RESOLVE,
    ROUND,
    RUN_COMPANIES,
    SCORE,
    SCORING,
    SETUP,
    STUDY,
    SWAP,
    TAKE,
    TILE_REWARD,
    TOP_CARD,
    USE_TILE,
    WINNERS,
)
from bigshoulders.games.raising.setup import starting_state
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.positions.frames import NO_STEP, misplaced
from bigshoulders.kernel.state import frame_of, step_of
from bigshoulders.kernel.step import Step

CHOICES: Final[tuple[int, ...]] = (CARD_CHOICE, LEVEL, STUDY, PICK_TOKENS, SWAP, COPY)
WINDOWS: Final[tuple[int, ...]] = (OPEN_WINDOW, USE_TILE)


PROJECT_WINDOWS: Final[tuple[int, ...]] = (
    PROJECT,
    RUN_COMPANIES,
    PROJECT_PAYMENT,
    MOVED,
    ENCLOSED,
)
PLACING: Final[tuple[int, ...]] = (RAISE, MOVE, PRESTIGE_CHOICE, PRESTIGE_PLOT, PRESTIGE_TURN)
# By the last step of the round that is done: what may lie on top of the rest, and on which steps.
# Nothing lies there after steps that are not listed.
STANDS_ON: Final[dict[int, dict[int, tuple[int, ...]]]] = {
    NEW_PROJECTS: {PROJECT_DRAW: (NEW_CARD, PROJECT_DRAW)},
    NEW_CARD: {TOP_CARD: (NEW_CARD, OPEN_WINDOWS)},
    OPEN_WINDOWS: dict.fromkeys((*WINDOWS, *CHOICES), (MARKERS, OPEN_WINDOW)),
    MARKERS: {
        **dict.fromkeys(WINDOWS, (BID_NEXT,)),
        BID: (OPEN_WINDOW,),
        PAY: (BID, OPEN_WINDOW),
        **dict.fromkeys((GIVE, TAKE), (PAY,)),
        **dict.fromkeys(CHOICES, (BID_NEXT, BID, OPEN_WINDOW)),
    },
    PROJECT: {
        **dict.fromkeys(WINDOWS, PROJECT_WINDOWS),
        **dict.fromkeys(CHOICES, (*PROJECT_WINDOWS, OPEN_WINDOW)),
        KEEP_CARD: (OPEN_WINDOW,),
        **dict.fromkeys(PLACING, (KEEP_CARD,)),
        TILE_REWARD: (RAISE, MOVE),
        **dict.fromkeys((PROJECT_PAYMENT, PAY), (TILE_REWARD,)),
        **dict.fromkeys((GIVE, TAKE), (PAY,)),
        MOVED: (PRESTIGE_CHOICE,),
        ENCLOSED: (KEEP_CARD, PROJECT, RUN_COMPANIES),
        RESOLVE: (ENCLOSED,),
        DISPLAY: (OPEN_WINDOW, ENCLOSED),
    },
    RUN_COMPANIES: {
        **dict.fromkeys((*WINDOWS, *CHOICES), (ROUND, PRODUCE, OPEN_WINDOW)),
        PRODUCE: (OPEN_WINDOW,),
    },
}
SCORING_STANDS_ON: Final[dict[int, tuple[int, ...]]] = {
    SCORE: (NO_STEP,),
    NAME_ASTERISK: (SCORE, NAME_ASTERISK),
    PERSONAL: (SCORE, PERSONAL),
    PAY: (SCORE, PERSONAL),
    **dict.fromkeys((GIVE, TAKE), (PAY,)),
    NAME_LETTERS: (SCORE, NAME_LETTERS),
    LETTER: (SCORE, NAME_LETTERS, LETTER),
}
PHASE_AFTER: Final[dict[int, int]] = {
    NEW_PROJECTS: ANNOUNCEMENT,
    NEW_CARD: ANNOUNCEMENT,
    OPEN_WINDOWS: ANNOUNCEMENT,
    MARKERS: BIDDING,
    BID_NEXT: BIDDING,
    WINNERS: PROJECT_RESOLUTION,
    PROJECT: PROJECT_RESOLUTION,
    RUN_COMPANIES: COMPANY,
}


class Moment:
    """How far the game is, as the stack tells."""

    def __init__(self, state: Raising, steps: tuple[Step[Raising], ...]) -> None:
        self.state = state
        self.steps = steps
        course = _course(state, steps)
        rest = 0
        while rest < min(len(course), len(state.stack)) and course[rest] == state.stack[rest]:
            rest += 1
        self.done = NO_STEP  # the last step of setup or of the round that is done
        self.space = NOBODY  # its project space: that of the project under way
        if rest < len(course):
            self.done = step_of(course[rest])
            self.space = self.argument(course[rest], "space")
        self.base = rest  # how many frames of the stack are the rest of the round
        self.above = state.stack[rest:]

    def argument(self, frame: int, kind: str) -> int:
        """Return the argument of this kind in a frame, or NOBODY if it has none."""
        return self.steps[step_of(frame)].argument(frame, kind)

    def waits(self, step: int, kind: str = "", value: int = NOBODY) -> bool:
        """Tell whether a step, or a step with this argument, is still to come."""
        for frame in self.state.stack:
            if step_of(frame) == step and (not kind or self.argument(frame, kind) == value):
                return True
        return False

    def actor(self) -> int:
        """Return whose turn the frames above the rest of the round are, or NOBODY."""
        return self.argument(self.above[0], "seat") if self.above else NOBODY


def _course(state: Raising, steps: tuple[Step[Raising], ...]) -> list[int]:
    """Return the stack as setup or a round lays it out; the final scoring goes on by itself."""
    if state.phase >= SCORING:
        return []
    twin = starting_state(state.box, state.options, len(state.seats))
    if state.phase != SETUP:
        twin.stack = [ROUND]
        steps[ROUND].run(twin)
    return twin.stack


def stack_flaws(moment: Moment) -> list[str]:
    """Return what is wrong with the stack: its order first, then whose turn it is."""
    found: list[str] = []
    _check_end(moment.state, found)
    if not found:
        _check_order(moment, found)
    if not found:
        _check_phase(moment, found)
        _check_actors(moment, found)
    return found


def _check_end(state: Raising, found: list[str]) -> None:
    if state.stack and state.phase == FINISHED:
        found.append("the game is finished, yet the stack is not empty")
    if not state.stack and state.phase != FINISHED:
        found.append(f"the stack is empty, yet the phase is {PHASES[state.phase]}")


def _check_order(moment: Moment, found: list[str]) -> None:
    """Find the first step that does not stand where it does in play."""
    state, steps = moment.state, moment.steps
    table = SCORING_STANDS_ON if state.phase == SCORING else STANDS_ON.get(moment.done, {})
    below = step_of(state.stack[moment.base - 1]) if moment.base else NO_STEP
    for frame in moment.above:
        step = step_of(frame)
        if below not in table.get(step, ()):
            found.append(misplaced(steps[step], below, steps))
            return
        below = step


def _check_phase(moment: Moment, found: list[str]) -> None:
    state = moment.state
    if state.phase in (SETUP, SCORING, FINISHED):
        expected = 0 if state.phase == SETUP else state.board.rounds
        if state.round != expected:
            found.append(f"round {state.round} is not that of the {PHASES[state.phase]}")
        return
    phase = PHASE_AFTER.get(moment.done, SETUP)
    if phase == SETUP:  # nothing of the round is done, and the referee counts its projects
        found.append("a round begins with its projects announced")
    elif phase != state.phase:
        found.append(
            f"the phase is {PHASES[state.phase]}, yet the stack is that of the {PHASES[phase]}"
        )
    if not state.round:
        found.append("the first round is number 1")


# Whose turn it is


def _check_actors(moment: Moment, found: list[str]) -> None:
    if moment.done == NEW_PROJECTS:
        _check_draws(moment, found)
    elif moment.done == OPEN_WINDOWS:
        _check_windows(moment, found)
    elif moment.done == MARKERS:
        _check_alone(moment, moment.actor(), found)
    elif moment.done == PROJECT:
        _check_project(moment, found)
    elif moment.done == RUN_COMPANIES:
        _check_companies(moment, found)
    elif moment.state.phase == SCORING:
        _check_once_each(moment, found)
    _check_choice(moment, found)


def _check_draws(moment: Moment, found: list[str]) -> None:
    """See that projects are drawn for the last spaces, the first of these next."""
    spaces = [moment.argument(frame, "space") for frame in moment.above]
    last = len(moment.state.board.spaces) - 1
    if spaces != list(range(last, last - len(spaces), -1)):
        found.append("the projects are not drawn space by space")


def _windows(moment: Moment) -> list[int]:
    """Return the frames above the rest, a tile's choice as the window in which it is made."""
    if not moment.above or step_of(moment.above[-1]) not in CHOICES:
        return moment.above
    below = moment.above[:-1]
    if not moment.state.options.one_tile_a_round:
        return below  # the window is still there
    return [*below, frame_of(USE_TILE, moment.argument(moment.above[-1], "seat"))]


def _check_windows(moment: Moment, found: list[str]) -> None:
    """See that nobody is asked twice (R-ANN-03)."""
    seats = [moment.argument(frame, "seat") for frame in _windows(moment)]
    if len(seats) != len(set(seats)):
        found.append("a player has two windows in the announcement")


def _check_alone(moment: Moment, seat: int, found: list[str]) -> None:
    """See that all that is under way is the turn of one player."""
    for frame in moment.above:
        if moment.argument(frame, "seat") not in (seat, NOBODY):
            found.append(f"{moment.steps[step_of(frame)].key} is in another player's turn")
            return


def _check_project(moment: Moment, found: list[str]) -> None:
    """See that the winner of the project under way does its steps, and each of them once."""
    winner = moment.state.winners[moment.space]
    _check_alone(moment, winner, found)
    for depth, frame in enumerate(moment.above):
        step, key = step_of(frame), moment.steps[step_of(frame)].key
        if moment.argument(frame, "space") not in (moment.space, NOBODY):
            found.append(f"{key} is of another project than the one under way")
        if step == KEEP_CARD and depth != 1:
            found.append(f"{key} comes up twice")
        if step == ENCLOSED:
            is_nonplayer = winner == NONPLAYER
            if moment.argument(frame, "color") != winner or (depth == 0) != is_nonplayer:
                found.append(f"{key} is not of the winner of the project")
        if step == DISPLAY and not moment.waits(ENCLOSED):
            found.append(f"{key} comes up without a prestige building")


def _check_companies(moment: Moment, found: list[str]) -> None:
    """See that each company has its windows and its production (R-RUN-07)."""
    seats: list[int] = []
    for depth, frame in enumerate(_windows(moment)):
        seat, place = moment.argument(frame, "seat"), depth % 3
        if place == 0:
            if seat in seats:
                found.append("a company is run twice")
            seats.append(seat)
        if (step_of(frame) == PRODUCE) != (place == 1) or seat != seats[-1]:
            found.append("a company is not run in order: window, production, window")
            return


def _check_once_each(moment: Moment, found: list[str]) -> None:
    """See that a category asks each player once; letters are named card by card."""
    questions = [frame for frame in moment.above[1:] if step_of(frame) not in (GIVE, TAKE, LETTER)]
    seats = [moment.argument(frame, "seat") for frame in questions]
    namers = {moment.argument(frame, "seat") for frame in moment.above if step_of(frame) == LETTER}
    if len(seats) != len(set(seats)) or len(namers) > 1 or namers & set(seats):
        found.append("a player is asked twice in the scoring")


def _check_choice(moment: Moment, found: list[str]) -> None:
    """See that a window stays open behind a tile if more than one may be used (R-EPT-02)."""
    top = moment.above[-1] if moment.above else 0
    if step_of(top) not in CHOICES:
        return
    below = moment.state.stack[-2]
    is_same = moment.argument(below, "seat") == moment.argument(top, "seat")
    is_open = step_of(below) == OPEN_WINDOW and is_same
    if step_of(below) != BID and is_open == moment.state.options.one_tile_a_round:
        found.append("after a tile the window is open if, and only if, another one may be used")
