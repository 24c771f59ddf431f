"""Numbers that people add to the dealer's seed, so that nobody can have chosen the deal.

The table commits to its seed when it is made. Then everybody commits to a number of their own, and
only when all have done so do they tell it. The stream is keyed with the seed and all the numbers:
whoever knows the seed, and all numbers but one, still cannot have chosen what is drawn.

    # round 1                        all begin anew if people come or go after one was told
    # number red,blue 7d1a… 04f3…    whose, the commitment, and the number behind it
    # number yellow 99b0… -          one that was never told: the game was begun without it
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import Final

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import quoted

HEX: Final = r"[0-9a-f]{64}"
WORDS: Final = re.compile(rf"([\w.-]+(?:,[\w.-]+)*) ({HEX}|-) ({HEX}|-)")
NONE: Final = "-"


@dataclass(frozen=True)
class PlayersNumber:
    """What one person added, for all the seats they have."""

    seats: tuple[str, ...]
    commitment: str | None
    number: str | None

    def words(self) -> str:
        """Return it as a record says it."""
        return f"{','.join(self.seats)} {self.commitment or NONE} {self.number or NONE}"


def commitment_of(number: str) -> str:
    """Return the hash that binds a number without telling it.

    It is SHA-256 of the number's 64 hexadecimal digits as text, which is at hand everywhere.
    """
    return sha256(number.encode()).hexdigest()


def mixed_key(seed: str, numbers: Iterable[str]) -> bytes:
    """Return the key of a stream that depends on the seed and on every number."""
    mixed = "\n".join([seed, *numbers])
    return blake2b(mixed.encode(), digest_size=32, person=b"players").digest()


def read_number(words: str, at: int) -> PlayersNumber:
    """Read what one person added, and check that it is what they had committed to."""
    found = WORDS.fullmatch(words)
    if found is None:
        raise Malformed(
            f'line {at}: expected "# number SEAT,SEAT COMMITMENT NUMBER", got {quoted(words)}'
        )
    seats = tuple(found[1].split(","))
    commitment, number = (None if word == NONE else word for word in (found[2], found[3]))
    if number is not None and commitment_of(number) != commitment:
        raise Malformed(f"line {at}: {quoted(found[1])} had not committed to this number")
    return PlayersNumber(seats, commitment, number)
