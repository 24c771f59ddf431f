"""What is common to all bots from outside: a decision that they fail at is forfeited.

A forfeited decision is answered at random, from a stream of its own, and the game goes on. Whoever
fails too often in a row is not asked any more in this game: a bot that hangs would take hours.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.bots.bot import Bot
from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.sentences import sentence
from bigshoulders.kernel.stream import Stream

ENDED: Final = "ended"  # the program is not there any more, or could not be started
LATE: Final = "late"
UNREADABLE: Final = "unreadable"
ILLEGAL: Final = "illegal"
RAISED: Final = "raised"  # an error of a Python class
UNASKED: Final = "unasked"

MOST_IN_A_ROW: Final = 5


class Failed(Exception):
    """A bot did not give a legal answer: which kind of failure, and a sentence about it."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(sentence(why))
        self.kind = kind


class OutsideBot(Bot):
    """A bot that may fail. Its forfeits are counted by their kind, and `why` is the last reason."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.forfeits: dict[str, int] = {}
        self.why = ""
        self._in_a_row = 0
        self._fallback = Stream(f"{seed}/forfeits")

    def answer(self, game: Game, seat: int) -> int:
        answers = game.answers(seat)[:]
        try:
            code = _checked(self._asked(game, seat), answers)
        except Failed as failed:
            self._note(failed)
            return answers[self._fallback.below(len(answers))]
        self._in_a_row = 0
        return code

    def ask(self, game: Game, seat: int) -> int:
        """Return the answer of the bot, or raise Failed."""
        raise Broken(["this bot does not define ask"])

    def _asked(self, game: Game, seat: int) -> int:
        if self._in_a_row >= MOST_IN_A_ROW:
            raise Failed(UNASKED, f"it failed {MOST_IN_A_ROW} times in a row; {self.why}")
        return self.ask(game, seat)

    def _note(self, failed: Failed) -> None:
        self.forfeits[failed.kind] = self.forfeits.get(failed.kind, 0) + 1
        if failed.kind != UNASKED:
            self._in_a_row += 1
            self.why = str(failed)


def _checked(code: int, answers: list[int]) -> int:
    if code not in answers:
        raise Failed(ILLEGAL, f"it answered {code!r}, which is not one of the legal answers")
    return code
