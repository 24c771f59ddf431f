"""What can be given a strange input, and what must hold whatever the input."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, Final

from bigshoulders.games import rules_of
from bigshoulders.kernel.record import read_record, record_of, replay
from tests.games.positions import answer_at_random

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.kernel.game import Game
    from bigshoulders.kernel.packs.pack import FindPack

LONGEST_SENTENCE: Final = 1100
SHOWN: Final = 300  # signs of what shows that something is wrong
MORE_ANSWERS: Final = 12  # with which an accepted game goes on


class Wrong(Exception):
    """Something that must not happen, and what shows it."""

    def __init__(self, what: str, shown: str = "") -> None:
        super().__init__(f"{what}: {shown[:SHOWN]!a}" if shown else what)
        self.what = what


class Target(ABC):
    """One way into the program. An input is a text, and says all that is needed to try it again."""

    name: str
    share: int  # how many of a million inputs

    def __init__(self, folder: Path) -> None:
        self.folder = folder  # for files, if it needs any

    @abstractmethod
    def make(self, random: Random) -> str:
        """Return an input; the same for the same state of the random numbers."""

    @abstractmethod
    def check(self, text: str) -> bool:
        """Try an input: True if it is accepted, False if it is refused as it should be.

        Any error is a finding.
        """

    def close(self) -> None:  # noqa: B027 - most targets open nothing
        """Let go of what was opened."""


def random_for(target: str, seed: str, number: int) -> Random:
    """Return the random numbers of one input."""
    return Random(f"{target}:{seed}:{number}")


def expect(holds: object, what: str, shown: str = "") -> None:
    """Complain if something does not hold."""
    if not holds:
        raise Wrong(what, shown)


def expect_sentence(text: str) -> None:
    """Complain about words for people that are not one line, not too long, of signs that print."""
    expect(text.strip(), "a refusal without a word")
    expect(len(text) <= LONGEST_SENTENCE, "a refusal that is too long", text)
    expect(text.isprintable(), "a refusal that does not print", text)


def refused(error: Exception) -> bool:
    """Return what a target says of an input that was refused, once the words are looked at."""
    expect_sentence(str(error))
    return False


def expect_sound(game: Game, text: str, find_pack: FindPack | None = None) -> None:
    """Complain if a game that was accepted cannot be written down, read again and played on."""
    expect_no_violations(game, "the referee objects to what was accepted")
    written = record_of(game).text()
    again = replay(read_record(written), rules_of, find_pack)
    expect(again.hash() == game.hash(), "what was written is another game")
    expect(record_of(again).text() == written, "what was written is written otherwise")
    random = Random(len(text))
    twin = game.copy()
    for _i in range(MORE_ANSWERS):
        if twin.is_over():
            return
        answer_at_random(twin, random)
        expect_no_violations(twin, "the referee objects after a move")


def expect_no_violations(game: Game, what: str) -> None:
    """Complain if the referee does."""
    expect(not (found := game.rules.violations(game.state)), what, "; ".join(found))
