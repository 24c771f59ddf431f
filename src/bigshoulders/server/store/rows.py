"""Rows as the rest of the server knows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Executable

from bigshoulders.kernel.json_nodes import Json

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

OPEN: Final = "open"  # anybody may come in, and the lobby lists it
LINKED: Final = "link"  # only those who were given a link


@dataclass(frozen=True, slots=True)
class Head:
    """A table as it was made; nothing of this changes."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    position: str | None
    title: str
    visibility: str
    clock: dict[str, Json]
    host: str
    seed: str = field(repr=False)
    commitment: str
    came_how: str | None
    came_from: str | None
    came_at: int | None
    made_at: float


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits in one seat: a guest, a bot, or nobody."""

    seat: int
    guest: str | None
    bot: str | None
    name: str
    kept_for: str | None = None

    @property
    def is_taken(self) -> bool:
        return self.guest is not None or self.bot is not None


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table, in the order in which it became durable."""

    table: str
    number: int
    kind: str
    seat: int | None
    guest: str | None
    request: str | None
    lines: str
    digest: str
    data: dict[str, Json]
    at: float


@dataclass(frozen=True, slots=True)
class KeptSecret:
    """A secret that signs cookies, as it is kept."""

    number: int
    secret: str = field(repr=False)
    made_at: float


@dataclass(frozen=True, slots=True)
class KnownGuest:
    """A guest: the name, and how often they have signed out elsewhere."""

    name: str
    sign_outs: int


@dataclass(frozen=True, slots=True)
class TableStatus:
    """What a table's row repeats of its entries."""

    table: str
    status: str
    number: int
    asked: str
    moved_at: float
    due_at: float | None
    timing: str | None = None


@dataclass(frozen=True, slots=True)
class Write:
    """What becomes durable together or not at all."""

    statements: Sequence[Executable] = ()
    entries: Sequence[Entry] = ()
    table_status: TableStatus | None = None
