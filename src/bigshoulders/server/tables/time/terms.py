"""What a table can agree on about time, how it is checked, and what it means in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.rules import Rules
from bigshoulders.kernel.step import PLAYER, TOGETHER

NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"

NOTHING: Final = "nothing"
BOT: Final = "bot"
OFFER: Final = "offer"

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR

CLOCKS: Final = {
    NONE: "no clock: everybody takes the time they need",
    LIVE: (
        "each seat has a bank of seconds that runs while it is asked, and every answer adds an"
        " increment, which may differ by the kind of question"
    ),
    DAYS: "each move may take that many days; a reminder comes some hours before they are over",
}
WHEN_OUT: Final = {
    NOTHING: "the others see that the time is up, and wait",
    BOT: "a bot plays the seat until the person says or does something at the table",
    OFFER: (
        "the seat is open: anybody who may come in can take it, the host can give it away by a"
        " link, and until then its person can come back"
    ),
}


@dataclass(frozen=True, slots=True)
class Terms:
    """The clock of a table, in seconds."""

    kind: str = NONE
    bank: float = 0.0
    increment: float = 0.0
    increments: dict[str, float] = field(default_factory=dict)
    a_move: float = 0.0
    remind: tuple[float, ...] = ()  # seconds before the end, the earliest reminder first
    out: str = NOTHING
    bot: str = ""

    def increment_for(self, question: str) -> float:
        """Return what an answer to this kind of question adds."""
        return self.increments.get(question, self.increment)


def terms_of(clock: dict[str, Json]) -> Terms:
    """Read the clock that a table was made with."""
    kind = clock.get("kind", NONE)
    out, bot = str(clock.get("out", NOTHING)), str(clock.get("bot", ""))
    if kind == LIVE:
        increments = clock.get("increments")
        extra = increments if isinstance(increments, dict) else {}
        return Terms(
            LIVE,
            _number(clock.get("bank")),
            _number(clock.get("increment")),
            {question: _number(gained) for question, gained in extra.items()},
            out=out,
            bot=bot,
        )
    if kind == DAYS:
        a_move = _number(clock.get("days")) * DAY
        hours = clock.get("remind_hours")
        given = hours if isinstance(hours, list) else [default_reminder(a_move / DAY)]
        remind = sorted((_number(one) * HOUR for one in given), reverse=True)
        return Terms(DAYS, a_move=a_move, remind=tuple(remind), out=out, bot=bot)
    return Terms()


def with_stand_in(clock: dict[str, Json], bot: str) -> dict[str, Json]:
    """Return a clock that names the bot which plays when time is up; this one if it named none."""
    if clock.get("kind", NONE) == NONE:
        return clock
    return {**clock, "bot": clock.get("bot") or bot}


def default_reminder(days: float) -> float:
    """Return how many hours before the end a reminder comes: a quarter of the time, or a day."""
    return min(24.0, days * 6)


def check_clock(clock: dict[str, Json], rules: Rules, bots: Sequence[str]) -> None:
    """Refuse a clock that this game cannot be played with, and with these bots."""
    terms = terms_of(clock)
    if terms.kind != NONE and terms.bot not in bots:
        raise Malformed(f"clock.bot: expected one of {', '.join(bots)}, got {terms.bot!r}")
    known = questions(rules)
    for question in terms.increments:
        if question not in known:
            raise Malformed(
                f"clock.increments: {rules.game} asks no question {question!r};"
                f" expected some of {', '.join(known)}"
            )
    late = next((one for one in terms.remind if not 0 < one < terms.a_move), None)
    if late is not None:
        raise Malformed(
            f"clock.remind_hours: expected hours between 0 and {terms.a_move / HOUR:g},"
            f" got {late / HOUR:g}"
        )


def questions(rules: Rules) -> dict[str, str]:
    """Return the kinds of questions that people are asked in a game, with their words."""
    return {step.key: step.text for step in rules.steps if step.kind in (PLAYER, TOGETHER)}


def explained() -> dict[str, Json]:
    """Return what can be chosen, for those who make a table."""
    return {"kinds": dict(CLOCKS), "out": dict(WHEN_OUT)}


def _number(value: Json) -> float:
    return float(value) if isinstance(value, int | float) else 0.0
