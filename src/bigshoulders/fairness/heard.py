"""What a player heard while the game ran, against what the record tells afterwards.

A client hears every entry of its table as it happens. Kept as a JSON list, they show any entry that
was invented, left out or changed later: an undo that nobody saw, above all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigshoulders.fairness.deal import Deal
from bigshoulders.fairness.heard_numbers import MADE, compare_numbers
from bigshoulders.fairness.table_log import LARGEST, Step, Undo
from bigshoulders.kernel.action import CHANCE_NAME, Language
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.sentences import quoted, short

PLAYED: Final = ("start", "move", "undo")


@dataclass(frozen=True)
class _Entry:
    """An entry of the game; of the moves of others one hears only that they were made."""

    kind: str
    seat: str = ""
    what: str | None = None

    def __str__(self) -> str:
        return " ".join(filter(None, (self.kind, self.seat, self.what)))

    def is_heard_of(self, told: _Entry | None) -> bool:
        """Tell whether this may be what was heard of an entry that a record tells."""
        if told is None or (self.kind, self.seat) != (told.kind, told.seat):
            return False
        return self.what is None or self.what == told.what


@dataclass(frozen=True)
class Compared:
    """How many entries of a record are as they were heard, and how many were not heard of."""

    same: int
    unheard: int


def compare(heard: Node, deal: Deal, steps: list[Step], language: Language) -> Compared:
    """Compare a record with the entries that a client heard, or say where they differ."""
    if deal.start is None:
        raise Malformed("the record has no numbers of entries, so it cannot be compared")
    told = _told(deal.start, steps, language)
    known: set[int] = set()
    entries = heard.items()
    for node in entries:
        number = node.at("number").whole(1, LARGEST)
        known.add(number)
        entry = _heard(node)
        if entry.kind == MADE and node.at("data").at("commitment").text() != deal.commitment:
            raise Malformed(f"another commitment was heard than {short(deal.commitment)}")
        if (entry.kind in PLAYED or number in told) and not entry.is_heard_of(told.get(number)):
            tells = f"tells {str(told[number])!r}" if number in told else "leaves it out"
            raise Malformed(
                f"entry {number} was heard as {quoted(str(entry))}, and the record {tells}"
            )
    compare_numbers(entries, deal, deal.start)
    return Compared(len(told.keys() & known), len(told.keys() - known))


def _told(start: int, steps: list[Step], language: Language) -> dict[int, _Entry]:
    """Return every entry of the game that a record tells."""
    found = {start: _Entry("start")}
    for step in steps:
        if isinstance(step, Undo):
            agreed = [str(language.index("seat", name)) for name in step.agreed]
            found[step.entry] = _Entry("undo", step.seat, _undo(step.to, " ".join(agreed)))
        elif step.entry is not None and step.actor != CHANCE_NAME:
            found[step.entry] = _Entry("move", step.actor, step.notation)
    return found


def _heard(node: Node) -> _Entry:
    kind, seat, data = node.at("kind").text(), node.at("seat"), node.at("data")
    name = "" if seat.is_null() else seat.text()
    answer, agreed = data.maybe("answer"), data.maybe("agreed")
    if kind == "undo":
        return _Entry(kind, name, _undo(data.at("to").whole(), agreed.text() if agreed else ""))
    return _Entry(kind, name, None if answer is None else answer.text())


def _undo(to: int, agreed: str) -> str:
    return f"to {to} agreed {agreed}" if agreed else f"to {to}"
