"""What happened at a table, in order: every move with its draws, and every undo.

It stands among the moves of a record, in comments, so that readers of the game see what was kept:

    red found swift 40 ; 1f0e # 12           entry 12 of the table's log
    # undone 13 blue found armour 35         entry 13, which was taken back,
    # undone chance cube steel               and the draw that it brought about
    # undo 15 blue to 12 agreed red,yellow   entry 15: blue took back what came after entry 12
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bigshoulders.fairness.comments import comments_of
from bigshoulders.kernel.action import CHANCE_NAME, line_of
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import read_whole
from bigshoulders.kernel.record import Record
from bigshoulders.kernel.sentences import quoted

LARGEST: Final = 10**9
ActorMove: TypeAlias = tuple[str, str]  # who, and what
MOST_STEPS: Final = 100_000  # moves and undos of one game; the longest games have some thousands

UNDONE: Final = re.compile(rf"(?:{CHANCE_NAME}|([0-9]{{1,9}}) ([\w.-]+)) (\S.*)")
UNDO: Final = re.compile(
    r"([0-9]{1,9}) ([\w.-]+) to ([0-9]{1,9})(?: agreed ([\w.-]+(?:,[\w.-]+)*)| (free))?"
)


@dataclass(frozen=True)
class LogLine:
    """A move of a seat, with its entry in the log if that is told, or a draw of chance."""

    at: int  # its line in the record
    entry: int | None
    actor: str
    notation: str
    is_kept: bool

    @property
    def actor_move(self) -> ActorMove:
        return self.actor, self.notation


@dataclass(frozen=True)
class Undo:
    """Somebody took back all that came after an entry."""

    at: int
    entry: int
    seat: str
    to: int
    agreed: tuple[str, ...] = ()
    is_free: bool = False  # the table was made so that nobody needs to be asked


Step: TypeAlias = LogLine | Undo


def with_log(record: Record, steps: list[Step]) -> str:
    """Return the text of a record with all that happened told among its moves."""
    above, _moves, below = record.text().partition("\nmoves\n")
    rows = below.splitlines()
    kept = iter(rows)
    told: list[str] = []
    for step in steps:
        if isinstance(step, Undo):
            told.append(_undo_words(step))
        elif step.is_kept:
            number = "" if step.entry is None else f" # {step.entry}"
            told.append(next(kept) + number)
        else:
            number = "" if step.entry is None else f"{step.entry} "
            told.append(f"# undone {number}{line_of(step.actor, step.notation)}")
    return "\n".join([above, "moves", *told, *kept]) + "\n"


def _undo_words(step: Undo) -> str:
    how = f" agreed {','.join(step.agreed)}" if step.agreed else " free" if step.is_free else ""
    return f"# undo {step.entry} {step.seat} to {step.to}{how}"


def read_log(text: str, record: Record) -> list[Step]:
    """Read what happened, in order; without comments it is what the record keeps."""
    told: dict[int, Step] = {
        move.line: LogLine(move.line, None, move.actor, move.notation, is_kept=True)
        for move in record.moves
    }
    for one in comments_of(text):
        step = told.get(one.at)
        if isinstance(step, LogLine):
            told[one.at] = replace(step, entry=read_whole(one.word, LARGEST))
        elif one.is_alone and one.word == "undone":
            told[one.at] = _undone(one.at, one.rest)
        elif one.is_alone and one.word == "undo":
            told[one.at] = _undo(one.at, one.rest)
    steps = [told[at] for at in sorted(told)]
    if len(steps) > MOST_STEPS:
        raise Malformed(f"no game has {len(steps):,} moves and undos; at most {MOST_STEPS:,}")
    return steps


def _undone(at: int, words: str) -> LogLine:
    found = UNDONE.fullmatch(words)
    if found is None:
        raise Malformed(
            f'line {at}: expected "# undone ENTRY SEAT ANSWER" or "# undone chance OUTCOME",'
            f" got {quoted(words)}"
        )
    entry = None if found[1] is None else int(found[1])
    return LogLine(at, entry, found[2] or CHANCE_NAME, found[3], is_kept=False)


def _undo(at: int, words: str) -> Undo:
    found = UNDO.fullmatch(words)
    if found is None:
        raise Malformed(
            f'line {at}: expected "# undo ENTRY SEAT to ENTRY agreed SEAT,SEAT",'
            f" got {quoted(words)}"
        )
    agreed = tuple(found[4].split(",")) if found[4] else ()
    return Undo(at, int(found[1]), found[2], int(found[3]), agreed, found[5] is not None)
