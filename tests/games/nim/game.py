"""Nim as a game of the kernel: its steps, what a seat may see, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bigshoulders.kernel.action import second
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.options import Menu, Switch
from bigshoulders.kernel.rules import Line, Result, Rules, Standing
from tests.games.nim.rules import (
    COLORS,
    DEAL_STEP,
    GUESS_STEP,
    HEAPS,
    OPEN_STEP,
    TURN_STEP,
    Deal,
    Guess,
    Open,
    Turn,
    language,
)
from tests.games.nim.state import NOBODY, Nim

if TYPE_CHECKING:
    from bigshoulders.kernel.json_nodes import Json
    from bigshoulders.kernel.packs.pack import Pack
    from bigshoulders.kernel.refusal import Facts
    from bigshoulders.kernel.state import State
    from bigshoulders.kernel.step import Step
    from bigshoulders.kernel.stream import Stream

STEPS = (Deal(), Guess(), Open(), Turn())
LAST = Switch("last", ("wins", "loses"), "N-END-01", "whether the last counter wins")
MENU = Menu("edition", (LAST,), {"standard": {"last": "wins"}}, "standard")


class NimRules(Rules):
    """Nim with a number of seats and its one option."""

    def __init__(self, seats: int, options: dict[str, str], pack: Pack | None = None) -> None:
        steps = cast("tuple[Step[State], ...]", STEPS)
        super().__init__("nim", seats, options, steps, language(seats), "N-END-01", pack)

    def start(self) -> State:
        state = Nim()
        state.guesses = [NOBODY] * self.seats
        for step in (
            TURN_STEP,
            OPEN_STEP,
            GUESS_STEP,
            DEAL_STEP,
        ):  # what is pushed last happens first
            state.push(step)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        nim = cast("Nim", state)
        return {
            "heaps": dict(zip(HEAPS, nim.heaps, strict=False)),
            "turn": COLORS[nim.turn],
            "seats": [
                {"seat": COLORS[one], "guess": self._guess(nim, one, seat)}
                for one in range(self.seats)
            ],
        }

    def _guess(self, nim: Nim, one: int, seat: int | None) -> str | None:
        """Return a guess to whoever made it, and to all when the guesses are open."""
        may_know = nim.are_open or one == seat
        return HEAPS[nim.guesses[one]] if may_know and nim.guesses[one] != NOBODY else None

    def determinize(self, state: State, seat: int | None, stream: Stream) -> None:
        nim = cast("Nim", state)
        for one, guess in enumerate(nim.guesses):
            if not nim.are_open and guess != NOBODY and one != seat:
                nim.guesses[one] = stream.below(len(HEAPS))

    def facts(self, state: State, seat: int, code: int) -> Facts:
        heap = second(code)
        return {"heap": HEAPS[heap], "left": cast("Nim", state).heaps[heap]}

    def result(self, state: State) -> Result:
        nim = cast("Nim", state)
        lines = [self._lines(nim, seat) for seat in range(self.seats)]
        scores = [sum(line.amount for line in one) for one in lines]
        return Result(
            [
                Standing(seat, score, 1 + sum(other > score for other in scores), lines[seat])
                for seat, score in enumerate(scores)
            ]
        )

    def _lines(self, nim: Nim, seat: int) -> list[Line]:
        is_last = seat == nim.turn  # the turn is not passed on once all is taken
        wins = is_last == (self.options["last"] == "wins")
        guessed = nim.guesses[seat] == nim.emptied
        return [Line("last", 2 if wins else 0, {}), Line("guess", 1 if guessed else 0, {})]


def nim_rules(seats: int, given: dict[str, str], pack: Pack | None = None) -> NimRules:
    """Return the rules of a table; what cannot be played is malformed."""
    if not 2 <= seats <= len(COLORS):
        raise Malformed(f"Nim is for 2 to {len(COLORS)} players, not {seats}")
    return NimRules(seats, MENU.resolve(given), pack)
