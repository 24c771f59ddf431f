"""Which project is resolved, and which of its steps it is at (rules, section 13)."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.ids import (
    ENCLOSED,
    MOVE,
    MOVED,
    NO_TILE,
    NOBODY,
    PAY,
    PRESTIGE,
    PRESTIGE_CHOICE,
    PRESTIGE_PLOT,
    PRESTIGE_TURN,
    PROJECT,
    PROJECT_PAYMENT,
    PROJECT_RESOLUTION,
    RAISE,
    TILE_REWARD,
    ProjectKind,
    ProjectStep,
)
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.state import arg1, arg2, step_of

STEPS: Final[dict[ProjectKind, tuple[ProjectStep, ...]]] = {
    "raise": ("pay", "reward", "raise", "neighborhoods", "card"),
    "move": ("pay", "reward", "move", "prestige", "neighborhoods", "card"),
}
# What a frame of the stack is a part of; the card is left when there is none of them
PARTS: Final[dict[int, ProjectStep]] = {
    PROJECT_PAYMENT: "pay",
    PAY: "pay",
    TILE_REWARD: "reward",
    RAISE: "raise",
    MOVE: "move",
    MOVED: "prestige",
    PRESTIGE_CHOICE: "prestige",
    PRESTIGE_PLOT: "prestige",
    PRESTIGE_TURN: "prestige",
    ENCLOSED: "neighborhoods",
}


def resolved_space(state: Raising) -> int:
    """Return the space whose project is resolved now, or NOBODY."""
    if state.phase != PROJECT_RESOLUTION:
        return NOBODY
    waiting = [arg1(frame) for frame in state.stack if step_of(frame) == PROJECT]
    return (waiting[-1] if waiting else len(state.projects)) - 1


def step_now(state: Raising) -> ProjectStep:
    """Return the step that the project is at, which a window before it belongs to."""
    for frame in reversed(state.stack):
        if step_of(frame) in PARTS:
            return PARTS[step_of(frame)]
        if step_of(frame) == PROJECT:
            break
    return "card"


def kind_now(state: Raising, space: int) -> ProjectKind | None:
    """Return what is done with the project; None once it stands and its neighborhoods are done."""
    project = state.projects[space]
    if project != NO_TILE:
        return "move" if state.box.projects[project].is_move else "raise"
    for frame in reversed(state.stack):
        if step_of(frame) == ENCLOSED:
            return "move" if state.owner[arg2(frame)] == PRESTIGE else "raise"
        if PARTS.get(step_of(frame)) == "prestige":
            return "move"
    return None
