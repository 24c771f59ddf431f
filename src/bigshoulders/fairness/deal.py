"""What a record tells of its dealer, in comments below the title.

# commitment 5f0c…             published in the table's first entry, before anything was drawn
# seed 93ab…                   told when the game was over
# start 4                      the entry of the table's log with which the game began
# from fork 1CaB51VzhrXjDvoA 57    the game goes on from there, or "# from import"
# given 30                     so the first 30 draws were not dealt by this table
# round 1, # number …          what the players added (see numbers.py)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bigshoulders.fairness.comments import Comment, comments_of
from bigshoulders.fairness.numbers import PlayersNumber, mixed_key, read_number
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import read_whole
from bigshoulders.kernel.record import TITLE
from bigshoulders.kernel.sentences import quoted
from bigshoulders.kernel.stream import Stream

NUMBER: Final = "number"  # a line for each person
KEYS: Final = ("commitment", "seed", "round", "start", "from", "given", "skipped")
FROM: Final = re.compile(r"import|fork(?: [A-Za-z0-9_-]{1,32} [0-9]{1,9})?")
LARGEST: Final = 10**9


@dataclass(frozen=True)
class Source:
    """Where a game came from that did not begin at its table."""

    how: str  # fork or import
    table: str | None = None
    entry: int | None = None

    def words(self) -> str:
        """Return it as a record says it."""
        return self.how if self.table is None else f"{self.how} {self.table} {self.entry}"

    def __str__(self) -> str:
        if self.how == "import":
            return "an imported record"
        return "another table" if self.table is None else f"table {self.table} at {self.entry}"


@dataclass(frozen=True)
class Deal:
    """The dealer of a table: what binds its seed, the seed, and what it did not deal."""

    commitment: str
    seed: str
    start: int | None = None
    source: Source | None = None
    given: int = 0
    round: int = 0  # in which people gave their own numbers; 0 if they were not asked for any
    numbers: tuple[PlayersNumber, ...] = ()

    def stream(self) -> Stream:
        """Return the dealer's numbers, mixed with those of the players if they gave any."""
        if not self.round:
            return Stream(self.seed)
        told = [one.number for one in self.numbers if one.number is not None]
        return Stream(self.seed, mixed_key(self.seed, told))

    def lines(self) -> list[str]:
        """Return it as comments of a record."""
        found = [f"# commitment {self.commitment}", f"# seed {self.seed}"]
        if self.round:
            found.append(f"# round {self.round}")
            found += [f"# {NUMBER} {one.words()}" for one in self.numbers]
        if self.start is not None:
            found.append(f"# start {self.start}")
        if self.source is not None:
            found.append(f"# from {self.source.words()}")
        if self.given:
            found.append(f"# given {self.given}")
        return found


def with_deal(text: str, deal: Deal) -> str:
    """Return a record with its proof in comments below the title."""
    return text.replace(TITLE + "\n", "\n".join([TITLE, *deal.lines()]) + "\n", 1)


def read_deal(text: str) -> Deal:
    """Read what a record tells of its dealer."""
    comments = [one for one in comments_of(text) if one.is_alone]
    found = _by_key(comments)
    for key in ("commitment", "seed"):
        if key not in found:
            raise Malformed(
                f'the record has no line "# {key} …": only records exported from a table have one'
            )
    if "skipped" in found:
        raise Malformed(
            f"it skips numbers of the stream ({quoted(found['skipped'])}) without telling the moves"
            " that used them up, so it proves nothing; a record that an earlier version wrote"
            " can be exported from its table again"
        )
    start = _whole(found["start"], "start") if "start" in found else None
    source = _source(found["from"]) if "from" in found else None
    given = _whole(found.get("given", "0"), "given")
    numbers = tuple(read_number(one.rest, one.at) for one in comments if one.word == NUMBER)
    round_ = _whole(found.get("round", "0"), "round")
    _check_seats(numbers, round_)
    return Deal(found["commitment"], found["seed"], start, source, given, round_, numbers)


def _check_seats(numbers: Sequence[PlayersNumber], round_: int) -> None:
    if numbers and not round_:
        raise Malformed('there are lines "# number …" without a line "# round …"')
    seats = [seat for one in numbers for seat in one.seats]
    if len(seats) != len(set(seats)):
        raise Malformed("a seat has two numbers; each person gives one for all their seats")


def _by_key(comments: Sequence[Comment]) -> dict[str, str]:
    found: dict[str, str] = {}
    for one in comments:
        if one.word not in KEYS:
            continue
        if one.word in found:
            raise Malformed(f'line {one.at}: there is a line "# {one.word} …" already')
        found[one.word] = one.rest
    return found


def _source(words: str) -> Source:
    if FROM.fullmatch(words) is None:
        expected = '"fork TABLE ENTRY" or "import"'
        raise Malformed(f"# from: expected {expected}, got {quoted(words)}")
    how, *rest = words.split()
    return Source(how, rest[0], int(rest[1])) if rest else Source(how)


def _whole(word: str, what: str) -> int:
    number = read_whole(word, LARGEST)
    if number is None:
        raise Malformed(f"# {what}: expected a whole number, got {quoted(word)}")
    return number
