"""All that changes in a game, and the stack of what is still to be done.

A frame of the stack is one int: the step in the low byte and up to four small arguments above it.
What waits is data, so a game can be copied, hashed and stored in the middle of anything.
"""

from __future__ import annotations

from struct import pack

from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.event import EVERYONE, Event, EventKind
from bigshoulders.kernel.pickling import Attributes, Reduced, attributes, set_attributes
from bigshoulders.kernel.subclassing import mypyc_attr


def frame_of(step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """Pack a step and its arguments."""
    return step | (a << 8) | (b << 16) | (c << 24) | (d << 32)


def step_of(frame: int) -> int:
    """Return the index of a frame's step."""
    return frame & 255


def argument(frame: int, place: int) -> int:
    """Return the argument at a place, from 1 on."""
    return (frame >> 8 * place) & 255


def arg1(frame: int) -> int:
    """Return a frame's first argument."""
    return (frame >> 8) & 255


def arg2(frame: int) -> int:
    """Return a frame's second argument."""
    return (frame >> 16) & 255


def arg3(frame: int) -> int:
    """Return a frame's third argument."""
    return (frame >> 24) & 255


def arg4(frame: int) -> int:
    """Return a frame's fourth argument."""
    return (frame >> 32) & 255


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state."""

    def __init__(self) -> None:
        self.stack: list[int] = []
        self.log: list[Event] | None = None

    def push(self, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Put a step on top: it happens before everything below."""
        frame = step | (a << 8) | (b << 16) | (c << 24) | (d << 32)  # frame_of, without a call
        self.stack.append(frame)

    def emit(self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note an event that everyone may see."""
        if self.log is not None:
            self.log.append(Event(kind, (a, b, c, d), EVERYONE, -1))

    def whisper(self, seat: int, kind: EventKind, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Note an event that only one seat may see."""
        if self.log is not None:
            self.log.append(Event(kind, (a, b, c, 0), seat, -1))

    def kept(self, leave_out: tuple[str, ...] = ()) -> Attributes:
        """Return the attributes that a pickle keeps; what was told already is no part of them."""
        values = attributes(self, leave_out)
        values["log"] = None if self.log is None else []
        return values

    def __reduce__(self) -> Reduced:
        """Be made anew without arguments; a state whose `__init__` takes some says how."""
        return _unpickled, (type(self), self.kept())

    def __copy__(self) -> State:
        twin = self.copy()
        twin.log = None if self.log is None else []
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.__copy__()

    def copy(self) -> State:
        """Return an independent twin."""
        raise Broken(["this state does not define copy"])

    def numbers(self) -> list[int]:
        """Return all but the stack that distinguishes this state from another, in 32 bits each."""
        raise Broken(["this state does not define numbers"])

    def fingerprint(self) -> bytes:
        """Return the numbers and the stack as bytes, the same on every platform."""
        numbers = self.numbers()
        for frame in self.stack:
            numbers.append(frame & 0xFFFFFF)
            numbers.append(frame >> 24)
        return pack(f"<{len(numbers)}i", *numbers)


def _unpickled(kind: type[State], values: Attributes) -> State:
    state = kind()
    set_attributes(state, values)
    return state
