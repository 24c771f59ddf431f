"""A table: who sits there, what happened, and how it stands."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bigshoulders.server.schemas.any_game import AnyStanding, AnyView
from bigshoulders.server.schemas.base import SeatKey, ServerModel
from bigshoulders.server.schemas.terms import Facts, Seconds


class ListedChair(ServerModel):
    """Who sits in a seat, as lists show it."""

    seat: SeatKey
    who: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    mine: bool = Field(description="it is yours; in news to everybody always false")
    kept: bool = Field(description="it is kept for you, and you may sit down again")


class Chair(ListedChair):
    """Who sits in a seat, and what you may do with it."""

    away: bool = Field(description="time or the host took it from you; what you do takes it back")
    kept_for: str | None = Field(description="the name of the person whose it is meanwhile")
    kept_until: Seconds | None = Field(
        description="until when nobody else gets it; without that, as long as it is theirs"
    )
    asks: bool = Field(description="its person is asked before the host disposes of it")
    why_not: dict[Literal["sit", "link", "bot", "open", "back"], str] = Field(
        description="what you may not do with it, each with the key of its refusal"
    )


class Event(ServerModel):
    """Something that happened in the game, which you may know."""

    kind: str
    data: Facts
    text: str = Field(description="in English")


class Entry(ServerModel):
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
        "ask_seat",
        "agree_seat",
        "decline_seat",
        "commit",
        "reveal",
        "begin_without",
    ]
    seat: SeatKey | None
    at: Seconds
    data: Facts = Field(description="by kind; `answer` in your own moves only")
    events: list[Event] | None = Field(default=None, description="of start, move and undo")


class Question(ServerModel):
    """What your seat is asked."""

    kind: str
    rule: str
    text: str
    data: Facts
    number: int = Field(description="the entry since which it is asked; answers name it or later")


class UndoRequest(ServerModel):
    """An undo that waits for the consent of every other person at the table."""

    number: int
    seat: SeatKey
    to: int
    waiting: list[SeatKey]


class SeatRequest(ServerModel):
    """What a host asks the person who plays a seat: to hand it to a bot, or to free it."""

    number: int
    seat: SeatKey
    by: str
    wants: Literal["bot", "open"]
    until: Seconds = Field(description="when the host may do it, if the person does nothing")


class PersonsNumber(ServerModel):
    """What one person adds to the deal, for all their seats."""

    seats: list[SeatKey]
    commitment: str | None = Field(description="SHA-256 of the number's 64 hexadecimal digits")
    number: str | None


class Numbers(ServerModel):
    """What the deal still waits for: everybody commits to a number, then everybody tells it."""

    round: int = Field(
        description="it grows if people come or go after a number was shown; then all commit again"
    )
    phase: Literal["commit", "reveal"]
    waiting: list[SeatKey] = Field(description="the seats of all who have not done so yet")
    people: list[PersonsNumber]
    begin_at: Seconds = Field(
        description="from when on the host may begin without what is missing, if nobody does more"
    )


class Hand(ServerModel):
    """A seat's clock: `left` seconds at `since`; it stands if there is no `since`."""

    seat: SeatKey
    left: float
    since: Seconds | None
    is_out: bool
    reminders: int


class Timing(ServerModel):
    """A clock that runs, or has run out, as lists show it."""

    seat: SeatKey
    until: Seconds | None
    is_out: bool
    reminders: int


class Plan(ServerModel):
    """A complete way to settle what a question begins."""

    answers: list[str] = Field(description="what you answer, one after the other")
    whole: list[str] = Field(description="with what follows by itself, as there is no choice")


class State(ServerModel):
    """A table as it stands, for your seat or for one who looks on."""

    status: Literal["waiting", "playing", "over"]
    number: int = Field(description="the last entry")
    asked: list[SeatKey]
    deciding: str | None = Field(description="the kind of question that those who are asked answer")
    wish: UndoRequest | None
    requests: list[SeatRequest] = Field(description="what the host asks of persons about seats")
    numbers: Numbers | None = Field(
        description="at a table with the players' own randomness, until the game begins"
    )
    view: AnyView | None = Field(description="what you may know; each game has its own")
    question: Question | None
    answers: list[str] = Field(description="your legal answers, in the game's notation")
    default: str | None = Field(description="the answer that most players would give, if any")
    plans: list[Plan] = Field(
        description="complete ways to settle what the question begins, the default one first; "
        "none where the answers say it all"
    )
    undo: int | None = Field(description="how far back you may go inside your own turn")
    undo_further: Literal["ask", "free", "no"] = Field(
        description="beyond that: by the consent of all others, without asking, or not at all"
    )
    standings: list[AnyStanding] | None
    seed: str | None = Field(description="of the deal; shown once the game is over for good")
    clock: list[Hand] | None


class About(ServerModel):
    """What a table is; nothing of this changes."""

    id: str
    game: str
    options: dict[str, str]
    title: str
    visibility: Literal["open", "link"]
    clock: Facts
    undo: Literal["line", "free"] = Field(description="what the table was made with")
    randomness: Literal["server", "players"] = Field(
        description="whether a number of every person is mixed into the deal"
    )
    commitment: str = Field(description="a hash that binds the seed of the deal")
    host: bool = Field(description="it is your table")
    seat: SeatKey | None = Field(description="the seat that you look from")
