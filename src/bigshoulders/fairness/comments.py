"""Lines of a record that are comments, as their first word and the rest."""

from __future__ import annotations

from dataclasses import dataclass

from bigshoulders.kernel.json_nodes import BYTE_ORDER_MARK
from bigshoulders.kernel.record import LINE_END


@dataclass(frozen=True)
class Comment:
    """What follows `#` on a line of a record."""

    at: int  # the line, counted from 1
    is_alone: bool  # nothing stands before it
    word: str
    rest: str


def comments_of(text: str) -> list[Comment]:
    """Return every comment of a record."""
    found: list[Comment] = []
    for at, row in enumerate(LINE_END.split(text.removeprefix(BYTE_ORDER_MARK)), 1):
        before, sign, after = row.partition("#")
        if sign:
            word, _space, rest = after.strip().partition(" ")
            found.append(Comment(at, not before.strip(), word, rest.strip()))
    return found
