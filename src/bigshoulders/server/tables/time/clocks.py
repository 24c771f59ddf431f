"""Clocks: how long each seat may still think, as the entries of a table tell it.

A clock is folded from entries like the game itself, so it survives whatever the table survives.
It runs for a person who is asked, never for a bot or an empty seat; an answer that the flow gives
by itself costs nothing, because nobody was asked.

Live: a bank, and an increment for every answer. Days: so many days for every answer.
Taking back: the others' clocks show again what they showed then. Whoever took back pays for the
time that really passed, and returns the increments of the answers that are gone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.store.rows import Entry
from bigshoulders.server.tables.time.outages import Outages
from bigshoulders.server.tables.time.terms import DAYS, LIVE, Terms

PERSON: Final = "person"
AGAIN: Final = 60.0  # seconds that whoever sits down has at least, if the bank held as much
MOMENT: Final = 10.0  # seconds that an undo leaves to whoever had them


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to a seat: the entry that asked it, and its kind."""

    number: int
    kind: str


@dataclass(frozen=True, slots=True)
class Mark:
    """All clocks right after a decision."""

    number: int
    left: tuple[float, ...]
    earned: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class SeatClock:
    """One seat's clock: what it shows at `since`, from when on it runs; it stands without that."""

    seat: int
    left: float
    since: float | None
    is_out: bool
    reminders: int
    asked: int | None

    @property
    def until(self) -> float | None:
        """When the time will be up, if nothing happens."""
        return None if self.since is None else self.since + self.left


class Clock:
    """The clocks of one table."""

    def __init__(self, terms: Terms, seats: int, outages: Outages) -> None:
        self.terms = terms
        self._outages = outages
        start = terms.bank if terms.kind == LIVE else terms.a_move
        self._left = [start] * seats
        self._earned = [0.0] * seats
        self._since: list[float | None] = [None] * seats
        self._asked: list[Asked | None] = [None] * seats
        self._is_out = [False] * seats
        self._reminders = [0] * seats
        self._person = [True] * seats
        self._marks: list[Mark] = []

    def hand(self, seat: int) -> SeatClock:
        """Return one seat's clock, with outages left out."""
        since, left = self._since[seat], self._left[seat]
        if since is not None:
            since, left = self._outages.resumed(since, left)
        asked = self._asked[seat]
        return SeatClock(
            seat,
            left,
            since,
            self._is_out[seat],
            self._reminders[seat],
            None if asked is None else asked.number,
        )

    def hands(self) -> list[SeatClock]:
        return [self.hand(seat) for seat in range(len(self._left))]

    def due(self) -> float | None:
        """Return when the server has to remind somebody, or to say that time is up."""
        return min((at for hand in self.hands() if (at := self.due_of(hand))), default=None)

    def due_of(self, hand: SeatClock) -> float | None:
        """Return when something is due at one seat."""
        if hand.until is None:
            return None
        waiting = self.terms.remind[hand.reminders :]
        return hand.until - waiting[0] if waiting else hand.until

    # Folding

    def follow(self, entry: Entry, asked: dict[int, Asked]) -> None:
        """Take in an entry, after which these seats are asked."""
        if entry.kind == "made":
            self._seat_everybody(entry.data.get("who"))
        elif entry.kind == "undo":
            self._take_back(entry)
        elif entry.seat is not None:
            self._follow_seat(entry, entry.seat)
        for seat in range(len(self._left)):
            self._ask(seat, asked.get(seat), entry.at)
        if entry.kind in ("start", "move"):
            self._marks.append(Mark(entry.number, tuple(self._left), tuple(self._earned)))

    def _follow_seat(self, entry: Entry, seat: int) -> None:
        if entry.kind == "move":
            self._answered(seat, entry.at)
        elif entry.kind == "seat":
            self._sit(seat, entry)
        elif entry.kind == "timeout":
            self._stop(seat, entry.at)
            self._left[seat] = 0.0
            self._is_out[seat] = True
        elif entry.kind == "reminder":
            self._reminders[seat] += 1

    def _seat_everybody(self, who: Json) -> None:
        if isinstance(who, list):
            self._person = [one == PERSON for one in who]

    def _sit(self, seat: int, entry: Entry) -> None:
        """Let a seat change hands; a person who sits down finds time to look around."""
        self._stop(seat, entry.at)
        self._asked[seat] = None
        self._person[seat] = entry.data.get("who") == PERSON
        if self._person[seat]:
            self._is_out[seat] = False
            self._left[seat] = max(self._left[seat], min(AGAIN, self.terms.bank))

    def _answered(self, seat: int, at: float) -> None:
        asked = self._asked[seat]
        if asked is not None and self._person[seat]:
            self._stop(seat, at)
            gained = self.terms.increment_for(asked.kind)
            self._left[seat] += gained
            self._earned[seat] += gained
        self._asked[seat] = None

    def _ask(self, seat: int, asked: Asked | None, at: float) -> None:
        """Start, stop or go on, according to what the seat is asked now."""
        if asked is None or not self._person[seat]:
            self._stop(seat, at)
            self._asked[seat] = None
        elif asked != self._asked[seat]:
            self._stop(seat, at)
            self._asked[seat] = asked
            self._since[seat] = at
            self._is_out[seat] = False
            self._reminders[seat] = 0
            if self.terms.kind == DAYS:
                self._left[seat] = self.terms.a_move

    def _stop(self, seat: int, at: float) -> None:
        """Stop a clock and charge what it ran."""
        since = self._since[seat]
        if since is not None:
            self._left[seat] = max(0.0, self._left[seat] - self._outages.spent(since, at))
            self._since[seat] = None

    def _take_back(self, entry: Entry) -> None:
        to = entry.data.get("to")
        while self._marks and self._marks[-1].number != to:
            self._marks.pop()
        for seat in range(len(self._left)):
            self._stop(seat, entry.at)
            self._asked[seat] = None
            if self._marks:
                self._restore(seat, self._marks[-1], took_back=seat == entry.seat)

    def _restore(self, seat: int, mark: Mark, *, took_back: bool) -> None:
        now = self._left[seat]
        returned = self._earned[seat] - mark.earned[seat]
        then = now - returned if took_back else mark.left[seat]
        self._left[seat] = max(then, min(now, MOMENT))
        self._earned[seat] = mark.earned[seat]
