"""Events: facts in the past tense, each with the seats that may see it."""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.refusal import Facts

EVERYONE: Final = -1
SECOND: Final = "2"  # behind the name of a second thing of the same domain


class EventKind:
    """What happened, the names of its data, and an English sentence for it.

    A name that is also a domain of the game's language ("company", "seat", …) is told by its key;
    a second thing of a domain has a 2 behind it ("resource2").
    """

    def __init__(self, key: str, fields: str, text: str) -> None:
        self.key = key
        self.fields: tuple[str, ...] = tuple(fields.split())
        self.text = text


# A record leaves a forced answer out, so the event tells which one it was, by its code.
FORCED: Final = EventKind("forced", "seat answer", "{seat} has only one choice")


class Event:
    """One fact, with its numbers and its audience: one seat, or everyone."""

    def __init__(
        self, kind: EventKind, values: tuple[int, ...], audience: int, answer: int
    ) -> None:
        self.kind = kind
        self.values = values
        self.audience = audience
        self.answer = answer

    def seen_by(self, seat: int) -> bool:
        """Tell whether this seat may know of it; a spectator is seat -1."""
        return self.audience in (EVERYONE, seat)


def sentence(kind: EventKind, facts: Facts) -> str:
    """Return the event's English sentence."""
    text = kind.text
    for name, value in facts.items():
        text = text.replace("{" + name + "}", str(value))
    return text
