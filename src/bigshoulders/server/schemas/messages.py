"""What travels: requests over HTTP and messages over the socket, with their JSON Schema."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from bigshoulders.games import DEFAULT_GAME
from bigshoulders.kernel.entry import MOST_SEATS
from bigshoulders.kernel.json_nodes import Json

LONGEST_TEXT: Final = 500
MOST_PREVIEWS: Final = 32
MOST_LINES: Final = 16
MOST_QUESTIONS: Final = 4  # whose unavailable answers are asked for in one message
LONGEST_LINE: Final = 24
LARGEST: Final = 2**31 - 1


def _printable(text: str) -> str:
    """Return a text without signs that do not print, which databases and terminals choke on."""
    kept = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C" or sign == "\n")
    return kept.strip()


def _said(text: str) -> str:
    kept = _printable(text)
    if not kept:
        raise ValueError("there is nothing to read in it")
    return kept


Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_said)]
Text: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=LONGEST_TEXT), AfterValidator(_said)
]
Title: TypeAlias = Annotated[str, Field(max_length=80), AfterValidator(_printable)]
Notation: TypeAlias = Annotated[str, Field(min_length=1, max_length=100)]
Word: TypeAlias = Annotated[str, Field(max_length=40, pattern=r"^[\w.-]+$")]
Request: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")
]
Number: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST, strict=True)]


Whole: TypeAlias = Annotated[int, Field(strict=True)]
Out: TypeAlias = Annotated[
    Literal["nothing", "bot", "offer"],
    Field(
        description="when the time is up: nothing happens, a bot plays until the person is back, "
        "or the seat is offered to others"
    ),
]
StandIn: TypeAlias = Annotated[
    Word | None,
    Field(description="the bot that plays if `out` is bot; the game's default one if left out"),
]


UndoRule: TypeAlias = Annotated[
    Literal["line", "free"],
    Field(
        description="how far you can undo: within your own turn, and further back if everyone "
        "agrees; or as far as you like, where every seat is yours or a bot's"
    ),
]


Randomness: TypeAlias = Annotated[
    Literal["server", "players"],
    Field(
        description="where draws come from: the table's seed alone, or that and a number of every "
        "person, which their clients commit to before they tell it"
    ),
]
Hex: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$", min_length=64, max_length=64)]


class Model(BaseModel):
    """Base of all that is read: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# HTTP


class GuestName(Model):
    """Who you are to the others at a table."""

    name: Name


class NoClock(Model):
    """Everybody takes the time they need."""

    kind: Literal["none"]

    def settings(self) -> dict[str, Json]:
        """Return the clock as a table keeps it."""
        return {"kind": self.kind}


class LiveClock(Model):
    """A bank of seconds for each seat, and an increment for every answer."""

    kind: Literal["live"]
    bank: Annotated[Whole, Field(ge=10, le=100 * 3600)] = Field(
        description="seconds that each seat begins with; they run while it is asked"
    )
    increment: Annotated[Whole, Field(ge=0, le=3600)] = Field(
        default=0, description="seconds that every answer adds"
    )
    increments: Annotated[
        dict[Word, Annotated[Whole, Field(ge=0, le=3600)]], Field(max_length=100)
    ] = Field(
        default={},
        description="other seconds for some kinds of questions; GET /api/games names the kinds",
    )
    out: Out = "nothing"
    bot: StandIn = None

    def settings(self) -> dict[str, Json]:
        """Return the clock as a table keeps it."""
        return self.model_dump()


class DaysClock(Model):
    """Some days for every answer."""

    kind: Literal["days"]
    days: Annotated[float, Field(ge=0.1, le=60, allow_inf_nan=False)] = Field(
        description="days that an answer may take"
    )
    remind_hours: (
        Annotated[list[Annotated[float, Field(gt=0, allow_inf_nan=False)]], Field(max_length=5)]
        | None
    ) = Field(
        default=None,
        description="hours before the end at which a person is reminded; "
        "by default once, when a quarter of the time is left or a day",
    )
    out: Out = "nothing"
    bot: StandIn = None

    def settings(self) -> dict[str, Json]:
        """Return the clock as a table keeps it."""
        return self.model_dump(exclude_none=True)


Clock: TypeAlias = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


class NewTable(Model):
    """A table to be made."""

    game: Word = DEFAULT_GAME
    seats: Annotated[list[Word], Field(min_length=1, max_length=MOST_SEATS)] = Field(
        default=["me", "open"], description="for each seat: me, open, or the name of a bot"
    )
    options: Annotated[dict[Word, Word], Field(max_length=100)] = {}
    title: Title = ""
    visibility: Literal["open", "link"] = "link"
    clock: Clock = NoClock(kind="none")
    undo: UndoRule = "line"
    randomness: Randomness = "server"


class OwnNumber(Model):
    """What you add to the deal: first the commitment, and when all have committed the number."""

    commitment: Hex | None = Field(
        default=None, description="SHA-256 of the number's 64 hexadecimal digits"
    )
    number: Hex | None = Field(default=None, description="256 random bits")

    @model_validator(mode="after")
    def _says_one_thing(self) -> Self:
        if (self.commitment is None) == (self.number is None):
            raise ValueError("expected a commitment or a number")
        return self


class Token(Model):
    """The secret of a link."""

    token: Annotated[str, Field(min_length=1, max_length=64)]


class SeatOccupant(Model):
    """Who shall sit in a seat: me, a bot, nobody, or for whom it is kept (the host says so)."""

    who: Literal["me", "bot", "open", "back"]
    bot: Word | None = Field(default=None, description="the game's default one if left out")
    only_open: bool = Field(
        default=False, description="a bot gets the seat only if nobody has sat down there"
    )


class SeatConsent(Model):
    """Agree to what entry `number` asks for one's seat, or decline it."""

    number: Number
    agree: bool


class ForkPoint(Model):
    """From which entry of a table a new one begins."""

    at: Number
    seats: Annotated[list[Word], Field(max_length=MOST_SEATS)] = Field(
        default=[], description="who sits where in the new table; as in a new table"
    )
    undo: UndoRule = "line"


class ImportedRecord(Model):
    """A record to go on with."""

    record: Annotated[str, Field(max_length=400_000)]
    seats: Annotated[list[Word], Field(max_length=MOST_SEATS)] = []
    title: Title = ""
    undo: UndoRule = "line"


# From a client's socket


class Answer(Model):
    """An answer to the question that the seat is asked; `number` is the question's or any later."""

    type: Literal["answer"]
    id: Request
    number: Number
    answer: Notation


class Undo(Model):
    """Take back to the decision `to`; `number` is the last entry seen."""

    type: Literal["undo"]
    id: Request
    number: Number
    to: Number


class Consent(Model):
    """Agree to the undo that entry `number` wishes, or decline it."""

    type: Literal["consent"]
    id: Request
    number: Number
    agree: bool


class Chat(Model):
    """Say something, perhaps about an entry."""

    type: Literal["chat"]
    id: Request
    text: Text
    about: Number | None = None


Answers: TypeAlias = Annotated[list[Notation], Field(max_length=MOST_PREVIEWS)]
Answered: TypeAlias = Annotated[list[Notation], Field(min_length=1, max_length=LONGEST_LINE)]
Before: TypeAlias = Annotated[list[Notation], Field(max_length=LONGEST_LINE)]


class Preview(Model):
    """Ask what some answers would change, each alone or one after the other, or why they cannot."""

    type: Literal["preview"]
    id: Request
    answers: Answers = Field(default_factory=list, description="each alone")
    lines: Annotated[list[Answered], Field(max_length=MOST_LINES)] = Field(
        default_factory=list, description="each a row of answers, given one after the other"
    )
    unavailable: Annotated[list[Before], Field(max_length=MOST_QUESTIONS)] = Field(
        default_factory=list,
        description="what is not possible after each of these rows; after none of them, now",
    )

    @model_validator(mode="after")
    def _asks_something(self) -> Self:
        if not self.answers and not self.lines and not self.unavailable:
            raise ValueError("expected answers, lines of them, or what is unavailable")
        return self


class Back(Model):
    """Say "I am back": a seat that time or the host took is one's own again."""

    type: Literal["back"]
    id: Request


class Ping(Model):
    """Ask for a sign of life."""

    type: Literal["ping"]
    id: Request


Message: TypeAlias = Annotated[
    Answer | Undo | Consent | Chat | Preview | Back | Ping, Field(discriminator="type")
]
MESSAGE: Final[TypeAdapter[Message]] = TypeAdapter(Message)
