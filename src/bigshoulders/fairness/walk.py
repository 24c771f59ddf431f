"""Going through all that happened at a table, deriving every draw again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bigshoulders.fairness.table_log import ActorMove, LogLine, Step, Undo
from bigshoulders.kernel.action import CHANCE, CHANCE_NAME, Action, Language
from bigshoulders.kernel.errors import Illegal, Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.sentences import quoted
from bigshoulders.kernel.stream import Stream


@dataclass(frozen=True)
class TakenBack:
    """An undo, and what it took back."""

    undo: Undo
    moves: int  # of seats
    draws: int  # that were seen, and whose numbers are used up
    is_own: bool  # in their own turn, with nothing drawn or shown since: nobody is asked for that
    was_over: bool  # the game had ended and its seed was public, as an earlier version allowed


class _Mark:
    """An entry on the line that is played, how many lines there are up to its end, and the game."""

    def __init__(self, entry: int | None, lines: int) -> None:
        self.entry = entry
        self.lines = lines
        self.game: Game | None = None


class Walk:
    """A game that is played again with all that was taken back."""

    def __init__(
        self,
        game: Game,
        dealer: Stream,
        given: int,
        start: int | None,
        wanted: Sequence[ActorMove] = (),
    ) -> None:
        self.derived = 0
        self.given = 0
        self.taken_back: list[TakenBack] = []
        self._game = game
        self._dealer = dealer
        self._most_given = given
        self._number = 0 if start is None else start
        self._marks = [_Mark(start, 0)]
        self._lines: list[LogLine] = []
        self._targets: set[int] = set()
        self._wanted = wanted
        self._alike = 0  # how many of the first lines are those that are looked out for
        self._found = not wanted

    @property
    def language(self) -> Language:
        """What the moves are written in."""
        return self._game.rules.language

    @property
    def was_there(self) -> bool:
        """Whether the game stood after the wanted moves, even if they were taken back later."""
        return self._found

    def follow(self, steps: list[Step]) -> None:
        """Play all that happened; what is left at the end must be what the record keeps."""
        self._targets = {step.to for step in steps if isinstance(step, Undo)}
        for step in steps:
            if isinstance(step, Undo):
                self._take_back(step)
            else:
                self._play(step)
        if self.given < self._most_given:
            raise Malformed(f"# given {self._most_given}: there are only {self.given} draws")
        for line in self._lines:
            if not line.is_kept:
                raise Malformed(f"line {line.at}: it is called undone, and no undo took it back")

    def _play(self, line: LogLine) -> None:
        if line.actor == CHANCE_NAME:
            self._draw(line)
        else:
            self._begin_entry(line)
        self._apply(line)
        self._look_out(line)
        self._lines.append(line)
        self._marks[-1].lines += 1

    def _look_out(self, line: LogLine) -> None:
        if self._found or self._alike != len(self._lines):
            return
        self._alike += self._wanted[self._alike] == line.actor_move
        self._found = self._alike == len(self._wanted)

    def _begin_entry(self, line: LogLine) -> None:
        before = self._marks[-1]
        if before.entry in self._targets:
            before.game = self._game.copy()
        self._count_up(line.at, line.entry)
        self._marks.append(_Mark(line.entry, before.lines))

    def _count_up(self, at: int, entry: int | None) -> None:
        if entry is None:
            return
        if entry <= self._number:
            raise Malformed(f"line {at}: entry {entry} cannot come after entry {self._number}")
        self._number = entry

    def _draw(self, line: LogLine) -> None:
        if self.given < self._most_given:
            self.given += 1
            return
        if self._game.deciders() != [CHANCE]:
            raise Malformed(f"line {line.at}: nothing is drawn here")
        outcomes = self._game.answers(CHANCE)
        code = outcomes[self._dealer.weighted(self._game.weights())]
        expected = self.language.write(code)
        if expected != line.notation:
            raise Malformed(
                f"line {line.at}: the seed deals {expected!r}, the record has"
                f" {quoted(line.notation)}"
            )
        self.derived += 1

    def _apply(self, line: LogLine) -> None:
        language = self.language
        try:
            seat = language.seat(line.actor)
            for notation in language.answers_in(line.notation):
                code = language.read(notation)
                self._game.apply(Action(seat, code, language.write(code)))
        except (Illegal, Malformed) as error:
            raise Malformed(f"line {line.at}: {error}") from error

    def _take_back(self, undo: Undo) -> None:
        if self.given < self._most_given:
            raise Malformed(f"line {undo.at}: an undo is among the draws that were given")
        self._count_up(undo.at, undo.entry)
        place = self._place_of(undo)
        target, now = self._marks[place], self._game
        if target.game is None:
            raise Malformed(f"line {undo.at}: it takes nothing back")
        gone = self._lines[target.lines :]
        self._check_undone(undo, gone)
        draws = sum(line.actor == CHANCE_NAME for line in gone)
        own = len(target.game.moves) >= len(now.moves) - now.undoable(self._seat(undo, undo.seat))
        self.taken_back.append(TakenBack(undo, len(gone) - draws, draws, own, now.is_over()))
        self._game = target.game.copy()
        del self._marks[place + 1 :], self._lines[target.lines :]
        self._alike = min(self._alike, len(self._lines))

    def _place_of(self, undo: Undo) -> int:
        for place in range(len(self._marks) - 1, -1, -1):
            if self._marks[place].entry == undo.to:
                return place
        raise Malformed(f"line {undo.at}: there is no entry {undo.to} to go back to")

    def _check_undone(self, undo: Undo, gone: list[LogLine]) -> None:
        for line in gone:
            if line.is_kept:
                raise Malformed(f"line {undo.at}: it undoes line {line.at}, which is kept")
        for name in undo.agreed:
            self._seat(undo, name)

    def _seat(self, undo: Undo, name: str) -> int:
        try:
            return self.language.index("seat", name)
        except Malformed as error:
            raise Malformed(f"line {undo.at}: {error}") from error
