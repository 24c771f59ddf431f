"""What is answered over HTTP."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bigshoulders.kernel.action import Role
from bigshoulders.kernel.marks import Kind
from bigshoulders.server.schemas.base import SeatKey, ServerModel
from bigshoulders.server.schemas.tables import (
    About,
    Chair,
    Entry,
    ListedChair,
    Numbers,
    State,
    Timing,
)
from bigshoulders.server.schemas.terms import Facts, Seconds


class Person(ServerModel):
    """Who you are."""

    name: str


class Joined(ServerModel):
    """Where a link led to."""

    table: str
    seat: SeatKey | None


class Invitation(ServerModel):
    """What a link invites to."""

    by: str | None = Field(description="the name of whoever gives the link away")
    title: str
    game: str
    options: dict[str, str]
    clock: Facts
    status: Literal["waiting", "playing", "over"]
    seat: SeatKey | None = Field(description="the seat that the link gives, if it gives one")
    seats: list[ListedChair]


class Made(ServerModel):
    """A new table; what follows `#` in its link is a secret."""

    table: str
    link: str


class MadeAgain(ServerModel):
    """The table of a rematch."""

    table: str


class Watched(ServerModel):
    """The table that a link shows."""

    table: str


class Linked(ServerModel):
    """A new link; what follows `#` is a secret."""

    link: str


class Seated(ServerModel):
    """Who sits where now."""

    seats: list[Chair]


class Contributed(ServerModel):
    """What the deal still waits for; null once the game has begun."""

    numbers: Numbers | None


class Switch(ServerModel):
    """An option of a game."""

    switch: str
    values: list[str]
    rule: str
    meaning: str
    needs: dict[str, str] = Field(
        description="other options as they must be for any value but the first"
    )


class Offered(ServerModel):
    """A game that can be played."""

    game: str
    title: str
    seats: list[int] = Field(description="how many can play")
    preset_key: str
    default: str
    presets: dict[str, dict[str, str]]
    switches: list[Switch]
    questions: dict[str, str]
    bots: list[str]
    default_bot: str


class Verb(ServerModel):
    """A kind of answer."""

    key: str = Field(description="by which word catalogs know it, such as buy_from")
    pattern: str
    meaning: str
    role: Role = Field(
        description="plain: what is asked for; ends: ends a turn or a step; free: as well"
    )
    about: str | None = Field(
        description="the domain of the thing that it is about, where that is less than all it names"
    )


class ReportedField(ServerModel):
    """A field of the view that players weigh, so that it is told when it would change."""

    kind: Kind = Field(description="count: of a list, its sum; order: the place of who acts")
    rank: int = Field(description="the lower, the sooner it is shown")
    good: bool | None = Field(description="whether more of it is better; null: who knows")
    beyond: str | None = Field(
        description="a field beside it that it includes: told to its own player only, and only "
        "where it changes by something else"
    )


class Thing(ServerModel):
    """What a key stands for."""

    name: str
    text: str
    short: str = Field(default="", description="of a company")
    color: str = Field(default="", description="of a company")


class Words(ServerModel):
    """What a game calls things, in English."""

    seats: list[int] = Field(description="how many can play")
    bots: list[str]
    verbs: list[Verb]
    domains: dict[str, list[str]] = Field(description="the keys of each kind of thing")
    things: dict[str, dict[str, Thing]] = Field(description="by domain and key")
    effects: dict[str, dict[str, str]] = Field(description="by switch and value")
    reported: dict[str, ReportedField] = Field(
        description="by path in the view, * for any key; it holds for all that is in the field"
    )


class Clocks(ServerModel):
    """The clocks that a table may have, and what may happen when time is up."""

    kinds: dict[str, str]
    out: dict[str, str]


class Catalogue(ServerModel):
    """Everything that a table can be made of."""

    games: list[Offered]
    clocks: Clocks


class Listed(ServerModel):
    """A table as a line of a list."""

    id: str
    game: str
    edition: str | None
    options: dict[str, str] | None = Field(description="shown of your own tables only")
    title: str
    visibility: Literal["open", "link"]
    status: Literal["waiting", "playing", "over"]
    number: int
    asked: list[SeatKey]
    moved_at: Seconds
    clock: Facts
    timing: list[Timing]
    host: bool
    seats: list[ListedChair]


class Lists(ServerModel):
    """Some tables, the liveliest first."""

    tables: list[Listed]
    next: str | None = Field(description="`before` of the next page; null if there is none")


class Looked(ServerModel):
    """A table, now or as it stood once."""

    about: About
    seat: str | None = Field(description="that it was looked at from; null looks on")
    seats: list[Chair]
    entries: list[Entry]
    table: State


class Health(ServerModel):
    """The server runs and its database answers."""

    ok: bool
    version: str
    engine: str


class Schemas(ServerModel):
    """The JSON Schema of what travels over a socket, in both directions."""

    from_client: Facts
    from_server: Facts
