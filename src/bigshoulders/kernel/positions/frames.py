"""The stack of steps in a position: each frame is written as its step, then its arguments.

What happens next stands first, so a stack reads in the order of play. A step says what the
arguments of its frame are; a game, how each kind of argument is written and what follows what.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from bigshoulders.kernel.action import CHANCE
from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.state import State, argument, frame_of, step_of
from bigshoulders.kernel.step import AUTO, CHANCE_STEP, PLAYER, Step

S = TypeVar("S", bound=State)

BYTE: Final = 255  # the largest argument of a frame
NO_STEP: Final = -1
LONGEST_RUN: Final = 1000


class Frames(Generic[S]):
    """Writes the frames of one game and reads them back."""

    def __init__(self, steps: tuple[Step[S], ...]) -> None:
        self.steps = steps

    def write_argument(self, state: S, kind: str, value: int) -> Json:
        """Return how an argument of this kind is written."""
        raise Broken([f"these frames do not define how to write a {kind}"])

    def read_argument(self, node: Node, state: S, kind: str) -> int:
        """Return the argument of this kind that was written."""
        raise Broken([f"these frames do not define how to read a {kind}"])

    def write(self, state: S) -> list[Json]:
        """Return the stack as lists, what happens next first."""
        return [self._write_frame(state, frame) for frame in reversed(state.stack)]

    def _write_frame(self, state: S, frame: int) -> list[Json]:
        step = self.steps[step_of(frame)]
        written: list[Json] = [step.key]
        for place, kind in enumerate(step.arguments):
            written.append(self.write_argument(state, kind, argument(frame, place + 1)))
        return written

    def read(self, node: Node, state: S) -> list[int]:
        """Return the stack that was written; what its arguments name must be there already."""
        stack = [self._read_frame(item, state) for item in node.items()]
        stack.reverse()
        return stack

    def _read_frame(self, node: Node, state: S) -> int:
        items = node.items()
        if not items:
            raise node.expected("a step and its arguments")
        step = self._read_step(items[0])
        kinds = self.steps[step].arguments
        if len(items) != len(kinds) + 1:
            wanted = ", ".join([f'"{self.steps[step].key}"', *kinds])
            raise node.expected(f"[{wanted}]")
        values = [
            self.read_argument(item, state, kind)
            for item, kind in zip(items[1:], kinds, strict=True)
        ]
        return frame_of(step, *values)

    def _read_step(self, node: Node) -> int:
        key = node.text()
        for index in range(len(self.steps)):
            if self.steps[index].key == key:
                return index
        raise node.malformed(f'there is no step "{key}"')


def misplaced(step: Step[S], below: int, steps: tuple[Step[S], ...]) -> str:
    """Return the sentence about a step that cannot stand on the one below it."""
    return f"{step.key} is followed by {'nothing' if below < 0 else steps[below].key}"


def unanswered(twin: S, steps: tuple[Step[S], ...]) -> list[str]:
    """Let run what needs nobody, in place, then see whether the next question has an answer."""
    for _i in range(LONGEST_RUN):
        if not twin.stack:
            return []
        step = steps[step_of(twin.stack[-1])]
        if step.kind != AUTO:
            return [] if _has_answer(twin, step) else [f"{step.key} has no answer"]
        step.run(twin)
    return ["nobody is ever asked anything"]


def _has_answer(state: S, step: Step[S]) -> bool:
    if step.kind == PLAYER:
        return bool(step.legal(state, step.decider(state)))
    if step.kind == CHANCE_STEP:
        return bool(step.legal(state, CHANCE))
    return all(step.legal(state, seat) for seat in step.waiting(state))
