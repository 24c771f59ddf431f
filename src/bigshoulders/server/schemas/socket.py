"""What is said over a socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, JsonValue, TypeAdapter

from bigshoulders.server.schemas.base import SeatKey, ServerModel
from bigshoulders.server.schemas.problems import Problem
from bigshoulders.server.schemas.tables import About, Chair, Entry, Event, State
from bigshoulders.server.schemas.terms import Facts, Seconds


class News(ServerModel):
    """Something happened; the table as it stands now."""

    type: Literal["news"]
    entries: list[Entry]
    seats: list[Chair] | None = Field(description="if someone sat down or got up")
    table: State


class Welcome(ServerModel):
    """The first message: the table, and what happened since the entry that you named."""

    type: Literal["welcome"]
    about: About
    entries: list[Entry]
    seats: list[Chair]
    table: State


class Ack(ServerModel):
    """Your message became the entry of this number, and is durable."""

    type: Literal["ack"]
    id: str
    number: int


class Refusal(ServerModel):
    """Your message changed nothing; if it was stale, `news` is what changed since."""

    type: Literal["refused"]
    id: str | None
    error: Problem
    news: News | None = None


class Change(ServerModel):
    """A value of your view that would be another one."""

    path: str
    before: JsonValue
    after: JsonValue


class Next(ServerModel):
    """What is asked next; of several seats that choose at once, your own if it is among them."""

    seat: SeatKey
    kind: str


class Ahead(ServerModel):
    """A question that your seat would be asked."""

    kind: str
    rule: str
    text: str
    data: Facts
    goes_on: bool = Field(description="it only continues what the answer began")


class Previewed(ServerModel):
    """What an answer would change, or why it is refused."""

    changes: list[Change] | None = None
    final: bool = Field(
        default=False,
        description="you could not freely take it back: others decide, or something is drawn",
    )
    next: Next | None = Field(default=None, description="null: nobody knows, or the game is over")
    question: Ahead | None = Field(default=None, description="what your seat is asked after it")
    refusal: Problem | None = None


class PreviewedLine(Previewed):
    """What several answers in a row would change, or which of them is refused."""

    answers: list[str] = Field(default=[], description="your legal answers to that")
    events: list[Event] = Field(default=[], description="what would happen, in order")
    at: int | None = Field(default=None, description="which answer is refused, counted from 0")


class UnavailableAnswer(ServerModel):
    """An answer that might be expected and is not possible, and why."""

    answer: str
    near: bool = Field(description="one of the few that are worth telling unasked")
    refusal: Problem


class Previews(ServerModel):
    """For each answer that you asked about, what it would do."""

    type: Literal["previews"]
    id: str
    previews: dict[str, Previewed]
    lines: list[PreviewedLine] = Field(description="in the order in which you asked")
    unavailable: list[list[UnavailableAnswer]] = Field(
        description="for each question that you asked about, the nearest to being possible first"
    )


class Pong(ServerModel):
    """A sign of life, and what time it is."""

    type: Literal["pong"]
    id: str
    now: Seconds


class Notice(ServerModel):
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
