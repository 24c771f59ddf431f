"""What the server says, as models: for OpenAPI, for the JSON Schema of a socket, and for tests.

The server writes its answers by hand and does not check them again; tests hold them to these.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter

from bigshoulders.server.said import Said, SeatKey, without_defaults
from bigshoulders.server.views import AnyView

Facts: TypeAlias = dict[str, JsonValue]
Seconds: TypeAlias = Annotated[float, Field(description="seconds since 1970")]


class Problem(BaseModel):
    """Why something was refused: a key for programs, words for people, and facts by name."""

    model_config = ConfigDict(extra="allow", json_schema_extra=without_defaults)

    key: str = Field(description="malformed, not_found, forbidden, illegal, stale, too_many, …")
    text: str = Field(description="one sentence in English")
    field: str | None = Field(default=None, description="malformed: where in what was sent")
    problem: str | None = Field(default=None, description="malformed: what is wrong there")
    number: int | None = Field(default=None, description="stale: the last entry of the table")
    reason: str | None = Field(default=None, description="illegal: the key of the rule's reason")
    rule: str | None = Field(default=None, description="illegal: the id of the rule")
    facts: Facts | None = Field(default=None, description="illegal: the numbers of the reason")
    why: str | None = Field(default=None, description="illegal: the reason in English")
    remedy: str | None = Field(default=None, description="illegal: what would help, in English")


class Failed(Said):
    """The answer to every request that was refused."""

    error: Problem


# Parts


class Chair(Said):
    """Who sits in a seat."""

    seat: SeatKey
    who: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    mine: bool = Field(description="it is yours; in news to everybody always false")
    kept: bool = Field(description="it is kept for you, and you may sit down again")


class Event(Said):
    """Something that happened in the game, which you may know."""

    kind: str
    data: Facts
    text: str = Field(description="in English")


class Entry(Said):
    """One thing that happened at a table; numbers run on without gaps."""

    number: int
    kind: Literal[
        "made",
        "start",
        "move",
        "undo",
        "ask_undo",
        "agree",
        "decline",
        "seat",
        "chat",
        "rematch",
        "reminder",
        "timeout",
    ]
    seat: SeatKey | None
    at: Seconds
    data: Facts = Field(description="by kind; `answer` in your own moves only")
    events: list[Event] | None = Field(default=None, description="of start, move and undo")


class Question(Said):
    """What your seat is asked."""

    kind: str
    rule: str
    text: str
    data: Facts
    number: int = Field(description="the entry since which it is asked; answers name it or later")


class Wish(Said):
    """An undo that waits for consent."""

    number: int
    seat: SeatKey
    to: int
    waiting: list[SeatKey]


class Line(Said):
    """One line of a final score."""

    key: str
    amount: int
    data: Facts


class Standing(Said):
    """Where a seat came in."""

    seat: SeatKey
    place: int
    score: int
    lines: list[Line]


class Hand(Said):
    """A seat's clock: `left` seconds at `since`; it stands if there is no `since`."""

    seat: SeatKey
    left: float
    since: Seconds | None
    is_out: bool
    reminders: int


class Timing(Said):
    """A clock that runs, or has run out, as lists show it."""

    seat: SeatKey
    until: Seconds | None
    is_out: bool
    reminders: int


class State(Said):
    """A table as it stands, for your seat or for one who looks on."""

    status: Literal["waiting", "playing", "over"]
    number: int = Field(description="the last entry")
    asked: list[SeatKey]
    deciding: str | None = Field(description="the kind of question that those who are asked answer")
    wish: Wish | None
    view: AnyView | None = Field(description="what you may know; each game has its own")
    question: Question | None
    answers: list[str] = Field(description="your legal answers, in the game's notation")
    undo: int | None = Field(description="how far back you may go without asking anybody")
    standings: list[Standing] | None
    seed: str | None = Field(description="of the deal; told when the game is over")
    clock: list[Hand] | None


class About(Said):
    """What a table is; nothing of this changes."""

    id: str
    game: str
    options: dict[str, str]
    title: str
    visibility: Literal["open", "link"]
    clock: Facts
    commitment: str = Field(description="a hash that binds the seed of the deal")
    host: bool = Field(description="it is your table")
    seat: SeatKey | None = Field(description="the seat that you look from")


# Answers over HTTP


class Person(Said):
    """Who you are."""

    name: str


class Joined(Said):
    """Where a link led to."""

    table: str
    seat: SeatKey | None


class Made(Said):
    """A new table; what follows `#` in its link is a secret."""

    table: str
    link: str


class MadeAgain(Said):
    """The table of a rematch."""

    table: str


class Linked(Said):
    """A new link; what follows `#` is a secret."""

    link: str


class Seated(Said):
    """Who sits where now."""

    seats: list[Chair]


class Switch(Said):
    """An option of a game."""

    switch: str
    values: list[str]
    rule: str
    meaning: str
    needs: dict[str, str] = Field(
        description="other options as they must be for any value but the first"
    )


class Offered(Said):
    """A game that can be played."""

    game: str
    title: str
    preset_key: str
    default: str
    presets: dict[str, dict[str, str]]
    switches: list[Switch]
    questions: dict[str, str]
    bots: list[str]


class Verb(Said):
    """A kind of answer."""

    pattern: str
    meaning: str


class Thing(Said):
    """What a key stands for."""

    name: str
    text: str
    short: str = Field(default="", description="of a company")
    color: str = Field(default="", description="of a company")


class Words(Said):
    """What a game calls things, in English."""

    seats: list[int] = Field(description="how many can play")
    bots: list[str]
    verbs: list[Verb]
    domains: dict[str, list[str]] = Field(description="the keys of each kind of thing")
    things: dict[str, dict[str, Thing]] = Field(description="by domain and key")
    effects: dict[str, dict[str, str]] = Field(description="by switch and value")


class Clocks(Said):
    """The clocks that a table may have, and what may happen when time is up."""

    kinds: dict[str, str]
    out: dict[str, str]


class Catalogue(Said):
    """Everything that a table can be made of."""

    games: list[Offered]
    clocks: Clocks


class Listed(Said):
    """A table as a line of a list."""

    id: str
    game: str
    edition: str | None
    title: str
    visibility: Literal["open", "link"]
    status: Literal["waiting", "playing", "over"]
    number: int
    asked: list[SeatKey]
    moved_at: Seconds
    clock: Facts
    timing: list[Timing]
    host: bool
    seats: list[Chair]


class Lists(Said):
    """Some tables, the liveliest first."""

    tables: list[Listed]


class Looked(Said):
    """A table, now or as it stood once."""

    about: About
    seat: str | None = Field(description="that it was looked at from; null looks on")
    seats: list[Chair]
    entries: list[Entry]
    table: State


class Health(Said):
    """The server runs and its database answers."""

    ok: bool
    version: str
    engine: str


class Schemas(Said):
    """The JSON Schema of what travels over a socket, in both directions."""

    from_client: Facts
    from_server: Facts


# Messages over the socket


class News(Said):
    """Something happened; the table as it stands now."""

    type: Literal["news"]
    entries: list[Entry]
    seats: list[Chair] | None = Field(description="if somebody sat down or got up")
    table: State


class Welcome(Said):
    """The first message: the table, and what happened since the entry that you named."""

    type: Literal["welcome"]
    about: About
    entries: list[Entry]
    seats: list[Chair]
    table: State


class Ack(Said):
    """Your message became the entry of this number, and is durable."""

    type: Literal["ack"]
    id: str
    number: int


class Refusal(Said):
    """Your message changed nothing; if it was stale, `news` is what changed since."""

    type: Literal["refused"]
    id: str | None
    error: Problem
    news: News | None = None


class Change(Said):
    """A value of your view that would be another one."""

    path: str
    before: JsonValue
    after: JsonValue


class Next(Said):
    """What is asked next; of several seats that choose at once, your own if it is among them."""

    seat: SeatKey
    kind: str


class Ahead(Said):
    """A question that your seat would be asked."""

    kind: str
    rule: str
    text: str
    data: Facts


class Previewed(Said):
    """What an answer would change, or why it is refused."""

    changes: list[Change] | None = None
    final: bool = Field(
        default=False,
        description="you could not freely take it back: others decide, or something is drawn",
    )
    next: Next | None = Field(default=None, description="null: nobody knows, or the game is over")
    refusal: Problem | None = None


class PreviewedLine(Previewed):
    """What several answers in a row would change, or which of them is refused."""

    question: Ahead | None = Field(default=None, description="what your seat is asked after them")
    answers: list[str] = Field(default=[], description="your legal answers to that")
    at: int | None = Field(default=None, description="which answer is refused, counted from 0")


class Previews(Said):
    """For each answer that you asked about, what it would do."""

    type: Literal["previews"]
    id: str
    previews: dict[str, Previewed]
    lines: list[PreviewedLine] = Field(description="in the order in which you asked")


class Pong(Said):
    """A sign of life, and what time it is."""

    type: Literal["pong"]
    id: str
    now: Seconds


class Notice(Said):
    """Your time at another table runs out soon, or is up."""

    type: Literal["notice"]
    kind: Literal["reminder", "timeout"]
    table: str
    title: str
    seat: SeatKey
    until: Seconds | None


Spoken: TypeAlias = Annotated[
    Welcome | News | Ack | Refusal | Previews | Pong | Notice, Field(discriminator="type")
]
SPOKEN: Final[TypeAdapter[Spoken]] = TypeAdapter(Spoken)
