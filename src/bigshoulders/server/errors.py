"""What a client is told when something cannot be done: a key for programs, words for people."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType
from typing import Final

from bigshoulders.kernel.errors import Illegal
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.refusal import Refusal

STATUSES: Final[Mapping[str, int]] = MappingProxyType(
    {  # every key that there is, with its status over HTTP; docs/api.md says what each one means
        "not_http": 400,
        "malformed": 422,
        "no_guest": 401,
        "forbidden": 403,
        "wrong_origin": 403,
        "not_found": 404,
        "link_used": 404,
        "wrong_method": 405,
        "too_slow": 408,
        "illegal": 409,
        "not_known": 409,
        "stale": 409,
        "changed": 409,
        "nobody_to_ask": 409,
        "is_over": 409,
        "seat_taken": 409,
        "seat_kept": 409,
        "second_seat": 409,
        "newcomers_only": 409,
        "asked": 409,
        "nobody_before": 409,
        "no_wish": 409,
        "no_request": 409,
        "not_begun": 409,
        "not_over": 409,
        "no_numbers": 409,
        "begun": 409,
        "committed": 409,
        "other_number": 409,
        "not_committed": 409,
        "too_large": 413,
        "too_many": 429,
        "too_many_open": 429,
        "headers_too_large": 431,
        "broken": 500,
        "unplayable": 500,
        "not_built": 503,
        "not_stored": 503,
    }
)


class Close(IntEnum):
    """Why a socket ends, as its last frame says."""

    REFUSED_TOO_OFTEN = 1008
    TOO_LARGE = 1009  # sent by the transport, before a message is read
    TOO_SLOW = 1013
    SIGNED_OUT = 4001
    SEAT_LOST = 4003


class Refused(Exception):
    """A request or message that changes nothing, and why; its key must be one of `STATUSES`."""

    def __init__(self, key: str, text: str, **facts: Json) -> None:
        super().__init__(text)
        self.key = key
        self.text = text
        self.status = STATUSES[key]
        self.facts = facts

    def as_json(self) -> dict[str, Json]:
        """Return the error as clients read it."""
        return {"key": self.key, "text": self.text, **self.facts}

    def headers(self) -> dict[str, str]:
        """Return the headers of an answer that tells this."""
        wait = self.facts.get("wait")
        return {} if wait is None else {"retry-after": str(wait)}


def malformed(text: str, **facts: Json) -> Refused:
    """Return the refusal of something that cannot be read."""
    return Refused("malformed", text, **facts)


def not_stored() -> Refused:
    """Return what is said while the database is away: under the same id it is done once."""
    return Refused("not_stored", "the database did not answer; nothing was lost, try again")


def not_found(what: str) -> Refused:
    """Return the refusal of something that is not there, or not for this guest to see."""
    return Refused("not_found", f"there is no such {what}, or it is not open to you")


def forbidden(text: str) -> Refused:
    """Return the refusal of something that this guest may not do."""
    return Refused("forbidden", text)


def illegal(error: Illegal) -> Refused:
    """Return the engine's refusal of an answer."""
    return Refused("illegal", str(error), **refusal_data(error.refusal))


def refusal_data(refusal: Refusal) -> dict[str, Json]:
    """Return a refusal as an id with its data, and in English."""
    return {
        "reason": refusal.key,
        "case": refusal.case or None,
        "rule": refusal.rule,
        "facts": dict(refusal.facts),
        "missing": refusal.missing or None,
        "why": refusal.text,
        "remedy": refusal.remedy or None,
    }
