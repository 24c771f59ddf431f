"""The rules of Nim: what answers there are, what is asked, and what each answer does."""

from __future__ import annotations

from bigshoulders.kernel.action import Language, Verb, answer, first, second
from bigshoulders.kernel.event import EventKind
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.step import AUTO, CHANCE_STEP, PLAYER, TOGETHER, Step
from tests.games.nim.state import NOBODY, Nim

HEAPS = ("left", "middle", "right")
COLORS = ("red", "blue", "green")
SMALLEST, LARGEST = 2, 5  # counters in a heap
MOST = 3  # counters in one turn

# Verbs and steps are numbered in the order of these lists.
DRAW, GUESS, TAKE = range(3)
VERBS = (
    Verb(DRAW, "deal <size>", "lay so many counters on the next heap"),
    Verb(GUESS, "guess <heap>", "guess which heap is emptied last"),
    Verb(TAKE, "take <count> <heap>", "take counters from a heap"),
)
DEAL_STEP, GUESS_STEP, OPEN_STEP, TURN_STEP = range(4)

DEALT = EventKind("dealt", "heap size", "the {heap} heap has {size} counters")
GUESSED = EventKind("guessed", "seat heap", "{seat} guesses that the {heap} heap lasts longest")
TOOK = EventKind("took", "seat count heap", "{seat} takes {count} from the {heap} heap")

NONE = Reason("none", "N-TAKE-01", "at least one counter is taken", standing=IDLE)
TOO_FEW = Reason("too_few", "N-TAKE-01", "the {heap} heap has {left} counters")


def language(seats: int) -> Language:
    """Return the words of a table."""
    numbers = tuple(str(number) for number in range(LARGEST + 1))
    domains = {"seat": COLORS[:seats], "heap": HEAPS, "size": numbers, "count": numbers[: MOST + 1]}
    return Language(VERBS, domains)


class Deal(Step[Nim]):
    """Chance lays out the heaps, one after the other."""

    def __init__(self) -> None:
        super().__init__("deal", CHANCE_STEP, "N-SETUP-01", verbs=(DRAW,), reveals=True)

    def legal(self, state: Nim, seat: int) -> list[int]:
        return [answer(DRAW, size) for size in range(SMALLEST, LARGEST + 1)]

    def weights(self, state: Nim) -> list[int]:
        return [1] * len(self.legal(state, 0))

    def apply(self, state: Nim, seat: int, code: int) -> None:
        state.emit(DEALT, len(state.heaps), first(code))
        state.heaps.append(first(code))
        if len(state.heaps) == len(HEAPS):
            state.stack.pop()


class Guess(Step[Nim]):
    """All guess at once and in secret."""

    def __init__(self) -> None:
        super().__init__("guess", TOGETHER, "N-GUESS-01", "Which heap lasts longest?", (GUESS,))

    def waiting(self, state: Nim) -> list[int]:
        return [seat for seat, guess in enumerate(state.guesses) if guess == NOBODY]

    def legal(self, state: Nim, seat: int) -> list[int]:
        return [answer(GUESS, heap) for heap in range(len(HEAPS))]

    def apply(self, state: Nim, seat: int, code: int) -> None:
        state.guesses[seat] = first(code)
        if NOBODY not in state.guesses:
            state.stack.pop()


class Open(Step[Nim]):
    """The guesses are told. A step that reveals is where previews stop and undo ends."""

    def __init__(self) -> None:
        super().__init__("open", AUTO, "N-GUESS-01", reveals=True)

    def run(self, state: Nim) -> None:
        state.are_open = True
        for seat, heap in enumerate(state.guesses):
            state.emit(GUESSED, seat, heap)
        state.stack.pop()


class Turn(Step[Nim]):
    """The next seat takes one to three counters from one heap."""

    def __init__(self) -> None:
        super().__init__("turn", PLAYER, "N-TAKE-01", "{seat}: take some of {left}.", (TAKE,))

    def decider(self, state: Nim) -> int:
        return state.turn

    def ask(self, state: Nim, seat: int) -> Facts:
        return {"seat": COLORS[seat], "left": sum(state.heaps)}

    def why_not(self, state: Nim, seat: int, code: int) -> Reason | None:
        if first(code) == 0:
            return NONE
        return None if first(code) <= state.heaps[second(code)] else TOO_FEW

    def legal(self, state: Nim, seat: int) -> list[int]:
        every = [answer(TAKE, n, heap) for heap in range(len(HEAPS)) for n in range(1, MOST + 1)]
        return [code for code in every if self.why_not(state, seat, code) is None]

    def apply(self, state: Nim, seat: int, code: int) -> None:
        count, heap = first(code), second(code)
        state.emit(TOOK, seat, count, heap)
        state.heaps[heap] -= count
        if not state.heaps[heap]:
            state.emptied = heap
        if any(state.heaps):
            state.turn = (seat + 1) % len(state.guesses)
        else:
            state.stack.pop()
