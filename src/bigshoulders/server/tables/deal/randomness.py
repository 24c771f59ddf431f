"""What people add to the dealer's seed before the first draw, folded from the log.

Everybody who sits down commits to a number. When every seat is taken and all have committed, they
tell their numbers, and with the last one the game begins. If people come or go after the first was
told, all commit anew: whoever came knew numbers that should have been secret until then.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.fairness import PlayersNumber, mixed_key
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.store.rows import Chair, Entry

SERVER: Final = "server"  # the table's seed alone
PLAYERS: Final = "players"  # the seed and a number of every person

COMMIT: Final = "commit"
REVEAL: Final = "reveal"
BEGIN: Final = "begin_without"

PATIENCE: Final = 60.0  # seconds after the last sign until a host may begin without some numbers


class Numbers:
    """The numbers of the people at a table, and whose are still missing."""

    def __init__(self, seats: int) -> None:
        self.are_wanted = False
        self.round = 1
        self.last_at = 0.0  # when something was last done about them
        self._people: list[str | None] = [None] * seats  # who sits where, bots and nobody apart
        self._taken = [False] * seats
        self._commitments: dict[str, str] = {}
        self._revealed: dict[str, str] = {}
        self._begun = False

    # What it stands at

    @property
    def all_committed(self) -> bool:
        """Whether all seats are taken and all commitments are in: now numbers may be told."""
        return all(self._taken) and all(one in self._commitments for one in self._persons())

    def is_ready(self) -> bool:
        """Tell whether the game may begin as soon as all seats are taken."""
        return not self.are_wanted or all(one in self._revealed for one in self._persons())

    def may_begin(self, now: float) -> bool:
        """Tell whether a host need not wait any longer for what is missing."""
        return all(self._taken) and now >= self.last_at + PATIENCE

    def missing(self) -> list[int]:
        """Return the seats of those who must commit, or tell their number if all have committed."""
        done = self._revealed if self.all_committed else self._commitments
        return [
            seat for seat, one in enumerate(self._people) if one is not None and one not in done
        ]

    def seats_of(self, guest: str) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, one in enumerate(self._people) if one == guest]

    def commitment(self, guest: str) -> str | None:
        """Return what a person has committed to in this round."""
        return self._commitments.get(guest)

    def number_of(self, guest: str) -> str | None:
        """Return the number that a person has told in this round."""
        return self._revealed.get(guest)

    def given(self, names: list[str]) -> list[PlayersNumber]:
        """Return what every person has given, in the order of their first seats."""
        return [
            PlayersNumber(
                tuple(names[seat] for seat in self.seats_of(one)),
                self._commitments.get(one),
                self._revealed.get(one),
            )
            for one in self._persons()
        ]

    def stream(self, seed: str) -> Stream:
        """Return the dealer's stream, mixed with all numbers that were told."""
        if not self.are_wanted:
            return Stream(seed)
        revealed = [self._revealed[one] for one in self._persons() if one in self._revealed]
        return Stream(seed, mixed_key(seed, revealed))

    # Following the log

    def follow(self, entry: Entry) -> None:
        """Take in an entry; what was taken in before it was stored changes nothing more."""
        if self._begun:
            return
        if entry.kind == "made":
            self._make(entry)
        elif entry.kind == "seat" and entry.seat is not None:
            guest = entry.data.get("guest")
            taken = entry.data.get("who") != "open"
            self._seat(entry.seat, str(guest) if guest else None, taken=taken)
        elif entry.kind == COMMIT and entry.guest is not None:
            self._commitments[entry.guest] = str(entry.data["commitment"])
        elif entry.kind == REVEAL and entry.guest is not None:
            self.tell(entry.guest, str(entry.data["number"]))
        self._begun = entry.kind == "start"
        if entry.kind in ("made", "seat", COMMIT, REVEAL):
            self.last_at = entry.at

    def seat(self, chair: Chair) -> None:
        """Take in that a seat changes hands."""
        if not self._begun:
            self._seat(chair.seat, chair.guest, taken=chair.is_taken)

    def tell(self, guest: str, number: str) -> None:
        """Take in a number that its person has told."""
        self._revealed[guest] = number

    def _make(self, entry: Entry) -> None:
        self.are_wanted = entry.data.get("randomness") == PLAYERS
        sitters: Json = entry.data.get("who")
        for seat, who in enumerate(sitters if isinstance(sitters, list) else []):
            self._people[seat] = entry.guest if who == "person" else None
            self._taken[seat] = who != "open"

    def _seat(self, seat: int, guest: str | None, *, taken: bool) -> None:
        before = set(self._persons())
        self._people[seat] = guest
        self._taken[seat] = taken
        after = set(self._persons())
        if before != after and self._revealed:
            self.round += 1
            self._commitments, self._revealed = {}, {}
        self._commitments = {one: it for one, it in self._commitments.items() if one in after}

    def _persons(self) -> list[str]:
        return list(dict.fromkeys(one for one in self._people if one is not None))
