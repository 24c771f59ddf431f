"""Windows in which a player may use an empty plot tile (rules, R-EPT-01 to R-EPT-03)."""

from __future__ import annotations

from bigshoulders.games.raising.ids import OPEN_WINDOW, USE_TILE, V_PASS, V_USE
from bigshoulders.games.raising.rules.empty_plots import usable_tiles, use_tile, why_not_use
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import answer, first, verb_of
from bigshoulders.kernel.refusal import Facts, Reason
from bigshoulders.kernel.state import arg1
from bigshoulders.kernel.step import AUTO, SeatStep, Step


def open_window(state: Raising, seat: int) -> None:
    """Let the seat use a tile when this comes up; nobody is asked who has none to use then."""
    state.push(OPEN_WINDOW, seat)


class OpenWindow(Step[Raising]):
    """Ask only a player who could use a tile."""

    def __init__(self) -> None:
        super().__init__("open_window", AUTO, "R-EPT-03", arguments=("seat",))

    def run(self, state: Raising) -> None:
        seat = arg1(state.stack.pop())
        if usable_tiles(state, seat):
            state.push(USE_TILE, seat)


class UseTile(SeatStep[Raising]):
    """D-01, D-05, D-12, D-13: use an empty plot tile or pass."""

    def __init__(self) -> None:
        super().__init__(
            "use_tile",
            "R-EPT-03",
            "{seat} may use an empty plot tile",
            (V_USE, V_PASS),
        )

    def ask(self, state: Raising, seat: int) -> Facts:
        return {"seat": state.board.colors[seat]}

    def legal(self, state: Raising, seat: int) -> list[int]:
        answers = [answer(V_USE, tile) for tile in usable_tiles(state, seat)]
        answers.append(V_PASS)
        return answers

    def default_answer(self, state: Raising, seat: int) -> int:
        return V_PASS

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        return None if verb_of(code) == V_PASS else why_not_use(state, seat, first(code))

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.stack.pop()
        if verb_of(code) == V_USE:
            if not state.options.one_tile_a_round:
                open_window(state, seat)  # asked again until the player passes (R-EPT-02)
            use_tile(state, seat, first(code))
