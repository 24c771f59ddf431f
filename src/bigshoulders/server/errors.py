"""What a client is told when something cannot be done: a key for programs, words for people."""

from __future__ import annotations

from bigshoulders.kernel.errors import Illegal
from bigshoulders.kernel.plain import Json
from bigshoulders.kernel.refusal import Refusal


class Refused(Exception):
    """A request or message that changes nothing, and why."""

    def __init__(self, key: str, text: str, status: int = 409, **facts: Json) -> None:
        super().__init__(text)
        self.key = key
        self.text = text
        self.status = status
        self.facts = facts

    def told(self) -> dict[str, Json]:
        """Return the error as clients read it."""
        return {"key": self.key, "text": self.text, **self.facts}


def malformed(text: str, **facts: Json) -> Refused:
    """Return the refusal of something that cannot be read."""
    return Refused("malformed", text, 422, **facts)


def not_stored() -> Refused:
    """Return what is said while the database is away: under the same id it is done once."""
    return Refused("not_stored", "the database did not answer; nothing was lost, try again", 503)


def not_found(what: str) -> Refused:
    """Return the refusal of something that is not there, or not for this guest to see."""
    return Refused("not_found", f"there is no such {what}, or it is not open to you", 404)


def forbidden(text: str) -> Refused:
    """Return the refusal of something that this guest may not do."""
    return Refused("forbidden", text, 403)


def illegal(error: Illegal) -> Refused:
    """Return the engine's refusal of an answer."""
    return Refused("illegal", str(error), 409, **refusal_told(error.refusal))


def refusal_told(refusal: Refusal) -> dict[str, Json]:
    """Return a refusal as an id with its data, and in English."""
    return {
        "reason": refusal.key,
        "rule": refusal.rule,
        "facts": dict(refusal.facts),
        "why": refusal.text,
        "remedy": refusal.remedy or None,
    }
