"""What a game gives to the kernel: its steps, its words, and a few functions over its state.

What raises `Broken` here every game defines; the rest it may.
"""

from __future__ import annotations

from bigshoulders.kernel.action import Language
from bigshoulders.kernel.errors import Broken, Malformed
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.pickling import Reduced
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.state import State
from bigshoulders.kernel.step import Step
from bigshoulders.kernel.stream import Stream
from bigshoulders.kernel.subclassing import mypyc_attr


class Part:
    """A part of a line of a score, e.g. one ward of all wards."""

    def __init__(self, key: str, amount: int, data: Facts) -> None:
        self.key = key
        self.amount = amount
        self.data = data

    def __reduce__(self) -> Reduced:
        return Part, (self.key, self.amount, self.data)


class Line:
    """One line of a score: what it is for and how much, and perhaps what that is made of."""

    def __init__(self, key: str, amount: int, data: Facts, parts: list[Part] | None = None) -> None:
        self.key = key
        self.amount = amount
        self.data = data
        self.parts: list[Part] = parts or []

    def __reduce__(self) -> Reduced:
        return Line, (self.key, self.amount, self.data, self.parts)


class Standing:
    """One seat's final score with every line of it."""

    def __init__(self, seat: int, score: int, place: int, lines: list[Line]) -> None:
        self.seat = seat
        self.score = score
        self.place = place
        self.lines = lines

    def __reduce__(self) -> Reduced:
        return Standing, (self.seat, self.score, self.place, self.lines)


class Result:
    """The end of a game: standings by seat, and who won (several in a shared victory)."""

    def __init__(self, standings: list[Standing]) -> None:
        self.standings = standings

    def __reduce__(self) -> Reduced:
        return Result, (self.standings,)

    def winners(self) -> list[int]:
        return [standing.seat for standing in self.standings if standing.place == 1]

    def scores(self) -> list[int]:
        return [standing.score for standing in self.standings]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One game with one set of options; immutable, shared by every copy of a state.

    The rules of a game are made of seats, options and pack, and so they are pickled.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str],
        steps: tuple[Step[State], ...],
        language: Language,
        end_rule: str,
        pack: Pack | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.steps = steps
        self.language = language
        self.end_rule = end_rule
        self.pack = pack

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Rules:
        return self

    def __reduce__(self) -> Reduced:
        return type(self), (self.seats, self.options, self.pack)

    def start(self) -> State:
        """Return the state before the first draw."""
        raise Broken(["this game does not define start"])

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        """Return what a seat may know; None is a spectator."""
        raise Broken(["this game does not define view"])

    def determinize(self, state: State, seat: int | None, stream: Stream) -> None:
        """Redraw, in place, everything that the seat cannot know."""
        raise Broken(["this game does not define determinize"])

    def result(self, state: State) -> Result:
        """Score the finished game."""
        raise Broken(["this game does not define result"])

    def violations(self, state: State) -> list[str]:
        """Return every invariant that does not hold; a game may know of none."""
        return []

    def facts(self, state: State, seat: int, code: int) -> Facts:
        """Return the numbers that a refusal of this answer may mention."""
        return {}

    def reconstructed(self) -> list[str]:
        """Return which component values in play no source prints, as "component: field"."""
        return []

    def position(self, state: State) -> dict[str, Json]:
        """Return the whole state as plain data, hidden parts included."""
        raise Malformed(f"the game {self.game} has no positions, only records")

    def restore(self, node: Node) -> State:
        """Return the state that a position describes; an impossible one is malformed."""
        raise Malformed(f"the game {self.game} has no positions, only records")
