"""Limits: how much one guest, one address and all together may use, and how long anybody waits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from math import isfinite
from typing import Final

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import read_whole
from bigshoulders.kernel.sentences import quoted

ALL: Final = "all"
OFF: Final = "off"
NEVER: Final = 1_000_000_000  # what stands for no limit: more than anybody has, or waits for


@dataclass(frozen=True, slots=True)
class Limits:
    """Numbers by name; those that end in `seconds` are times, all others are amounts."""

    new_guests: int = 100  # that an address makes in an hour
    new_tables: int = 20  # that a guest makes in a minute: new ones, forks, rematches, imports
    open_tables: int = 100  # of a guest, made in the last 30 days and not over
    bot_tables: int = 5  # of these, at which only bots sit
    imports: int = 6  # records that a guest imports, and games that they fork, in a minute
    chat: int = 30  # words that a guest says in a minute
    previews: int = 12_000  # answers that a guest has tried out in a minute
    sockets: int = 20  # of a guest
    people: int = 10  # guests whose share an address may use
    connections: int = 800  # of an address, with or without a request
    all_connections: int = 10_000
    headers: int = 100  # of one request
    header_bytes: int = 16_384  # of one request, with its address
    head_seconds: float = 10.0  # until the headers of a request are there
    body_seconds: float = 30.0  # until the rest of it is there
    idle_seconds: float = 5.0  # without a request on a connection that had one
    ping_seconds: float = 20.0  # between pings on a socket, and until each is answered
    unread_seconds: float = 30.0  # until a client that does not read what it is sent is dropped


NAMES: Final = tuple(one.name for one in fields(Limits))
NO_LIMITS: Final = Limits(**dict.fromkeys(NAMES, NEVER))


def read_limits(given: Iterable[str]) -> Limits:
    """Read `NAME=NUMBER` or `NAME=off`, in order; the name `all` is every limit."""
    limits: dict[str, int | float] = {name: getattr(Limits(), name) for name in NAMES}
    for text in given:
        name, _sign, number = text.partition("=")
        if name not in limits and name != ALL:
            raise Malformed(_unknown(text))
        for one in NAMES if name == ALL else (name,):
            limits[one] = NEVER if number == OFF else _number(one, number)
    return Limits(**limits)  # type: ignore[arg-type] # amounts are whole, as they were read


def _number(name: str, text: str) -> int | float:
    if name.endswith("_seconds"):
        return _seconds(name, text)
    found = read_whole(text, NEVER)
    if not found:
        raise Malformed(
            f"--limit: {name}: expected a whole number from 1, or off, got {quoted(text)}"
        )
    return found


def _seconds(name: str, text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not isfinite(found) or not 0 < found <= NEVER:
        raise Malformed(f"--limit: {name}: expected seconds, or off, got {quoted(text)}")
    return found


def _unknown(text: str) -> str:
    known = ", ".join(f"{name}={getattr(Limits(), name):g}" for name in NAMES)
    expected = f"expected {ALL}={OFF}, or one of these, with their defaults: {known}"
    return f"--limit: {quoted(text)}: {expected}"
