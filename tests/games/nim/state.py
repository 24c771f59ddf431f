"""All that changes in a game of Nim."""

from __future__ import annotations

from bigshoulders.kernel.state import State

NOBODY = -1


class Nim(State):
    """Three heaps, a secret guess for each seat, and whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.heaps: list[int] = []
        self.guesses: list[int] = []
        self.are_open = False  # whether the guesses are told
        self.turn = 0
        self.emptied = NOBODY  # the heap that was emptied last

    def copy(self) -> Nim:
        twin = Nim()
        twin.stack = self.stack[:]
        twin.heaps = self.heaps[:]
        twin.guesses = self.guesses[:]
        twin.are_open = self.are_open
        twin.turn = self.turn
        twin.emptied = self.emptied
        return twin

    def numbers(self) -> list[int]:
        small = [int(self.are_open), self.turn, self.emptied]
        return [len(self.heaps), *self.heaps, *self.guesses, *small]
