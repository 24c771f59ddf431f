"""Whose seats are: who has held which since the game began, and for whom one is kept.

Folded from the entries like the game itself. Entries of before tell no guests, so somebody unknown
is taken to have sat there, who has given up nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.store.rows import Chair, Entry

DAY: Final = 24 * 3600.0
KEPT_FOR: Final = DAY  # seconds for which a seat is offered to nobody else after its person lost it
PATIENCE: Final = 60.0  # seconds in which a person may answer a host who wants their seat

# How a seat came to change hands.
SAT: Final = "sat"  # somebody sat down in an open seat
LINK: Final = "link"  # somebody came by a seat's link
LEFT: Final = "left"  # its person got up for good
STAND_IN: Final = "stand_in"  # its person lets a bot play
HANDED: Final = "handed"  # the host let a bot play
FREED: Final = "freed"  # the host freed it
BACK: Final = "back"  # its person took it back
GIVEN_BACK: Final = "given_back"  # the host gave it back to its person
TIME: Final = "time"  # its person's time was up
WAYS: Final = (SAT, LINK, LEFT, STAND_IN, HANDED, FREED, BACK, GIVEN_BACK, TIME)
WAYS_FROM_SOMEBODY: Final = (LINK, HANDED, FREED)  # perhaps, and then told with the person's name

# Why a seat is kept for somebody who does not sit there.
RESERVED: Final = "reserved"  # the table was made with it for them
OWN_BOT: Final = "own_bot"  # they let a bot play
REMOVED: Final = "removed"  # the host or the clock took it
OFFERED: Final = "offered"  # the clock took it, and offers it to newcomers

UNKNOWN: Final = "?"


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """The right of a person to a seat in which a bot or nobody sits."""

    guest: str
    name: str
    why: str
    since: float

    @property
    def until(self) -> float | None:
        """When others may be offered the seat, if ever."""
        if self.why == OFFERED:
            return self.since
        return self.since + KEPT_FOR if self.why == REMOVED else None

    def excludes_others(self, now: float) -> bool:
        """Tell whether nobody else may have the seat yet."""
        return self.until is None or now < self.until


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A host's wish to have a person's seat played by a bot, or open."""

    number: int
    of: str  # the guest who is asked
    by: str
    wants: str  # bot or open
    bot: str
    at: float

    @property
    def until(self) -> float:
        """When the host may do it though nobody answered."""
        return self.at + PATIENCE


class Owners:
    """What the entries of a table say about whose its seats are."""

    def __init__(self, seats: int) -> None:
        self.requests: dict[int, SeatRequest] = {}
        self._begun = False
        self._sitting: list[str | None] = [UNKNOWN] * seats
        self._made_for: list[str | None] = [None] * seats
        self._held: list[dict[str, bool]] = [{} for _seat in range(seats)]  # and gave it up
        self._claims: list[SeatClaim | None] = [None] * seats
        self._changed_at = [0.0] * seats

    def held_by(self, guest: str | None, chairs: list[Chair]) -> set[int]:
        """Return the seats that somebody has, or has had since the game began."""
        now = {one.seat for one in chairs if guest is not None and one.guest == guest}
        return now | {seat for seat, held in enumerate(self._held) if guest in held}

    def may_hold(self, guest: str | None, seat: int, chairs: list[Chair]) -> bool:
        """Tell whether a seat is the only one of a person, or was made for them with the others.

        Whoever has sat there and not given it up knows its secrets already, so it stays theirs even
        if another seat of theirs went to somebody else.
        """
        if guest is not None and self._held[seat].get(guest) is False:
            return True
        seats = self.held_by(guest, chairs) | {seat}
        return seats == {seat} or all(self._made_for[one] == guest for one in seats)

    def is_given_up(self, chair: Chair, *but: str | None) -> bool:
        """Tell whether everybody who has held a seat, but for some, gave it up by themselves."""
        held = self._held[chair.seat]
        others = {*held, chair.guest, chair.kept_for} - {*but, None}
        return all(held.get(str(other)) for other in others)

    def claim(self, chair: Chair, chairs: list[Chair]) -> SeatClaim | None:
        """Return who has a right to a seat in which no person sits, and may still have it."""
        if chair.guest is not None or chair.kept_for is None:
            return None
        if not self.may_hold(chair.kept_for, chair.seat, chairs):
            return None  # they have sat down elsewhere before the game began
        found = self._claims[chair.seat]
        if found is not None and found.guest == chair.kept_for:
            return found
        why = REMOVED if self._begun else RESERVED  # an entry of before did not tell
        return SeatClaim(chair.kept_for, "", why, self._changed_at[chair.seat])

    # Folding

    def follow(self, entry: Entry) -> None:
        """Take in an entry."""
        self._lapse(entry)
        if entry.kind == "made":
            self._made(entry)
        elif entry.kind == "start":
            self._begin()
        elif entry.kind == "seat" and entry.seat is not None:
            self._change(entry, entry.seat)
        elif entry.kind == "ask_seat" and entry.seat is not None:
            self.requests[entry.seat] = _request(entry)

    def _lapse(self, entry: Entry) -> None:
        """End what was asked of somebody who does anything at the table."""
        for seat, asked in list(self.requests.items()):
            if entry.guest == asked.of or (entry.kind == "seat" and entry.seat == seat):
                del self.requests[seat]

    def _made(self, entry: Entry) -> None:
        who, kept = entry.data.get("who"), entry.data.get("kept")
        for seat, one in enumerate(who if isinstance(who, list) else []):
            self._sitting[seat] = self._made_for[seat] = entry.guest if one == "person" else None
        for seat, one in enumerate(kept if isinstance(kept, list) else []):
            if isinstance(one, list):
                guest, name = str(one[0]), str(one[1])
                self._made_for[seat] = guest
                self._claims[seat] = SeatClaim(guest, name, RESERVED, entry.at)

    def _begin(self) -> None:
        self._begun = True
        for seat, guest in enumerate(self._sitting):
            if guest is not None:
                self._held[seat][guest] = False

    def _change(self, entry: Entry, seat: int) -> None:
        guest, claim = _sitter(entry), self._claims[seat]
        before = _text(entry.data.get("before")) or self._sitting[seat]
        self._sitting[seat] = guest
        self._claims[seat] = _claim(entry, None if before is not None else claim)
        self._changed_at[seat] = entry.at
        if guest is not None and self._made_for[seat] != guest:
            self._made_for[seat] = None  # it was given to somebody else
        if self._begun:
            self._note_held(seat, before, guest, _text(entry.data.get("gave_up")))

    def _note_held(
        self, seat: int, before: str | None, after: str | None, gave_up: str | None
    ) -> None:
        held = self._held[seat]
        if before is not None:
            held.setdefault(before, False)
        if gave_up is not None:
            held[gave_up] = True
        if after is not None:
            held[after] = False


def _sitter(entry: Entry) -> str | None:
    if "guest" in entry.data:
        return _text(entry.data["guest"])
    return UNKNOWN if entry.data.get("who") == "person" else None


def _claim(entry: Entry, before: SeatClaim | None) -> SeatClaim | None:
    """Return for whom a seat is kept from an entry on; a bot for another bot changes nothing."""
    guest = _text(entry.data.get("kept_for"))
    if guest is None:
        return None
    how = entry.data.get("how")
    if before is not None and before.guest == guest and how != STAND_IN:
        return before
    why = OWN_BOT if how == STAND_IN else REMOVED
    if how == TIME and entry.data.get("who") == "open":
        why = OFFERED
    return SeatClaim(guest, _text(entry.data.get("of")) or "", why, entry.at)


def _request(entry: Entry) -> SeatRequest:
    data = entry.data
    return SeatRequest(
        entry.number,
        str(data.get("guest")),
        str(data.get("by")),
        str(data.get("wants")),
        str(data.get("bot")),
        entry.at,
    )


def _text(value: Json) -> str | None:
    return value if isinstance(value, str) else None
