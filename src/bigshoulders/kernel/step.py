"""A step: one kind of moment in a game. Steps hold no state; all that changes is in `State`."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.state import State, arg1, argument
from bigshoulders.kernel.subclassing import mypyc_attr

S = TypeVar("S", bound=State)

AUTO: Final = 0
PLAYER: Final = 1
TOGETHER: Final = 2
CHANCE_STEP: Final = 3

NO_ANSWER: Final = -1
NO_ARGUMENT: Final = -1

UNKNOWN_ANSWER: Final = Reason(
    "unknown_answer", "-", "that isn't one of your choices", standing=IDLE
)


class Question:
    """What is asked: a message id with its data, and the sentence in English."""

    def __init__(self, kind: str, seat: int, rule: str, text: str, data: Facts) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.text = text
        self.data = data


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Base of every step; `kind` tells the flow which of the methods it uses.

    AUTO runs by itself. PLAYER asks one seat, TOGETHER several at once and in secret, CHANCE_STEP
    the dealer. A step that `reveals` something hidden is a line that undo does not cross. Its
    `arguments` say what its frame holds, in order, each by the name of its kind. One that `goes_on`
    only continues what an answer began: whoever weighs that answer need not be told of it.
    """

    def __init__(
        self,
        key: str,
        kind: int,
        rule: str,
        text: str = "",
        verbs: tuple[int, ...] = (),
        reveals: bool = False,
        arguments: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.kind = kind
        self.rule = rule
        self.text = text
        self.verbs = verbs
        self.reveals = reveals
        self.arguments = arguments
        self.goes_on = False

    def argument(self, frame: int, kind: str) -> int:
        """Return the argument of this kind in a frame of this step, or NO_ARGUMENT."""
        if kind not in self.arguments:
            return NO_ARGUMENT
        return argument(frame, self.arguments.index(kind) + 1)

    def run(self, state: S) -> None:
        """Do what needs no decision (AUTO)."""
        raise Broken(["this step does not define run"])

    def decider(self, state: S) -> int:
        """Return the seat that must answer (PLAYER)."""
        raise Broken(["this step does not define decider"])

    def waiting(self, state: S) -> list[int]:
        """Return the seats that have not answered yet (TOGETHER)."""
        raise Broken(["this step does not define waiting"])

    def part(self, state: S, seat: int) -> Step[S]:
        """Return the step whose question this seat is asked: this one, or the next of its parts.

        Seats that answer together may owe several answers each, and not be equally far.
        """
        return self

    def legal(self, state: S, seat: int) -> list[int]:
        """Return every legal answer of a seat, or every outcome of chance."""
        raise Broken(["this step does not define legal"])

    def weights(self, state: S) -> list[int]:
        """Return the weight of each outcome, in the order of `legal` (CHANCE_STEP)."""
        raise Broken(["this step does not define weights"])

    def why_not(self, state: S, seat: int, code: int) -> Reason | None:
        """Return why this answer is not legal here, or None if it is."""
        return None if code in self.legal(state, seat) else UNKNOWN_ANSWER

    def default_answer(self, state: S, seat: int) -> int:
        """Return the legal answer that is offered as the default, or NO_ANSWER."""
        return NO_ANSWER

    def plans(self, state: S, seat: int) -> list[list[int]]:
        """Return ways to give this answer and those that follow from it, the default one first.

        For a decision that is asked in small steps but weighed as a whole: each plan is all of
        its answers in a row, and no two lead to the same outcome.
        """
        return []

    def apply(self, state: S, seat: int, code: int) -> None:
        """Carry out a legal answer."""
        raise Broken(["this step does not define apply"])

    def ask(self, state: S, seat: int) -> Facts:
        """Return the data of the question, for its sentence and for the client."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A question to the seat that stands first in the frame."""

    def __init__(
        self,
        key: str,
        rule: str,
        text: str,
        verbs: tuple[int, ...],
        arguments: tuple[str, ...] = ("seat",),
    ) -> None:
        super().__init__(key, PLAYER, rule, text, verbs, arguments=arguments)

    def decider(self, state: S) -> int:
        return arg1(state.stack[-1])
