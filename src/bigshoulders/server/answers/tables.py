"""A table: who sits there, what happened, and how it stands."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bigshoulders.server.answers.terms import Facts, Seconds
from bigshoulders.server.said import Said, SeatKey
from bigshoulders.server.views.any_game import AnyView


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
    """An undo that waits for the consent of every other person at the table."""

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
    undo: int | None = Field(description="how far back you may go inside your own turn")
    undo_further: Literal["ask", "free", "no"] = Field(
        description="beyond that: by the consent of all others, without asking, or not at all"
    )
    standings: list[Standing] | None
    seed: str | None = Field(description="of the deal; told once the game is over for good")
    clock: list[Hand] | None


class About(Said):
    """What a table is; nothing of this changes."""

    id: str
    game: str
    options: dict[str, str]
    title: str
    visibility: Literal["open", "link"]
    clock: Facts
    undo: Literal["line", "free"] = Field(description="what the table was made with")
    commitment: str = Field(description="a hash that binds the seed of the deal")
    host: bool = Field(description="it is your table")
    seat: SeatKey | None = Field(description="the seat that you look from")
