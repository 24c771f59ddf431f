"""Checking a record: every number of the dealer's stream is accounted for, or a sentence says why.

What is proven, and what is not, is in docs/server.md under "A deal that can be checked".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bigshoulders.fairness.deal import Deal, Source, read_deal
from bigshoulders.fairness.heard import compare
from bigshoulders.fairness.numbers import PlayersNumber
from bigshoulders.fairness.table_log import Said, Step, Undo, read_story
from bigshoulders.fairness.walk import TakenBack, Walk
from bigshoulders.games import rules_of
from bigshoulders.kernel.action import CHANCE_NAME
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.packs.pack import FindPack
from bigshoulders.kernel.record import Record, read_record, replay, start_of
from bigshoulders.kernel.sentences import short


@dataclass(frozen=True)
class Proof:
    """What was found: all draws, kept or taken back, and where those not dealt here came from."""

    commitment: str
    derived: int  # draws that follow from the seed, also those that were taken back
    given: int  # draws that were not dealt by this table
    is_from_position: bool  # nor was what lay there when it began
    source: Source | None
    taken_back: tuple[TakenBack, ...]
    tells_all: bool  # also what was taken back without a draw; earlier versions did not
    round: int  # in which the players gave numbers of their own; 0 if they gave none
    numbers: tuple[PlayersNumber, ...]
    heard: int | None  # entries that are as a player heard them
    unheard: int  # and those of which that player cannot know

    @property
    def draws_taken_back(self) -> int:
        """How many draws were seen, and then taken back."""
        return sum(one.draws for one in self.taken_back)


@dataclass(frozen=True)
class _Told:
    """A record with what it tells of its deal."""

    record: Record
    deal: Deal
    steps: list[Step]


def verify(
    text: str,
    commitment: str | None = None,
    find_pack: FindPack | None = None,
    *,
    sources: Sequence[str] = (),
    allow_given: bool = False,
    heard: Node | None = None,
) -> Proof:
    """Derive every draw of a record again; a commitment noted before the game binds the seed.

    What this table did not deal is accepted if the record it came from is the first of the sources
    and is proven too, by the others if need be; or if it is allowed, without any proof.
    """
    told = _read(text)
    walk = _walked(told, commitment, find_pack)
    if told.deal.given or told.record.position:
        _check_source(told, sources, find_pack, allow_given=allow_given)
    known = None if heard is None else compare(heard, told.deal, told.steps, walk.language)
    return Proof(
        told.deal.commitment,
        walk.derived,
        walk.given,
        bool(told.record.position),
        told.deal.source,
        tuple(walk.taken_back),
        told.deal.start is not None,
        told.deal.round,
        told.deal.numbers,
        None if known is None else known.same,
        0 if known is None else known.unheard,
    )


def _read(text: str) -> _Told:
    deal = read_deal(text)
    record = read_record(text)
    told = _Told(record, deal, read_story(text, record))
    if (deal.given or record.position) and deal.source is None:
        what = _given_words(told)
        raise Malformed(f"nothing says where {what} came from, which this table did not deal")
    return told


def _given_words(told: _Told) -> str:
    return f"{told.deal.given:,} draws" if told.deal.given else "the position that it begins with"


def _walked(
    told: _Told,
    commitment: str | None = None,
    find_pack: FindPack | None = None,
    wanted: Sequence[Said] = (),
) -> Walk:
    """Play a record again with all that was taken back, looking out for a moment of it."""
    deal = told.deal
    dealer = deal.stream()
    promised = commitment or deal.commitment
    if dealer.commitment() != promised or deal.commitment != promised:
        raise Malformed(f"the seed is not the one that {short(promised)} was published for")
    replay(told.record, rules_of, find_pack)
    game = start_of(told.record, rules_of, find_pack)
    walk = Walk(game, dealer, deal.given, deal.start, wanted)
    walk.follow(told.steps)
    return walk


# What was not dealt here


def _check_source(
    told: _Told, sources: Sequence[str], find_pack: FindPack | None, *, allow_given: bool
) -> None:
    """Refuse draws that came from elsewhere, unless their own record proves them."""
    if sources:
        _check_came(told, sources, find_pack, allow_given=allow_given)
    elif not allow_given:
        raise Malformed(
            f"{_given_words(told)} came from {told.deal.source} and not from this table's dealer;"
            " name that record with --from FILE, or accept them unproven with --allow-given"
        )


def _check_came(
    told: _Told, sources: Sequence[str], find_pack: FindPack | None, *, allow_given: bool
) -> None:
    """Check that a game goes on from a moment of another one, which is proven itself."""
    first, *others = sources
    given = _given_lines(told)
    try:
        source = _read(first)
        walk = _walked(source, None, find_pack, given)
        if source.deal.given or source.record.position:
            _check_source(source, others, find_pack, allow_given=allow_given)
    except Malformed as error:
        raise Malformed(f"the record that it came from: {error}") from error
    if _beginning(told.record) != _beginning(source.record) or not walk.was_there:
        raise Malformed(
            f"its first {len(given)} moves and draws are at no moment those of the record that it"
            " is said to have come from"
        )


def _beginning(record: Record) -> tuple[str, int, dict[str, str], str, str]:
    return record.game, record.seats, record.options, record.pack, record.position


def _given_lines(told: _Told) -> list[Said]:
    """Return the moves and draws up to the last draw that was given."""
    said: list[Said] = []
    draws = 0
    for step in told.steps:
        if draws == told.deal.given or isinstance(step, Undo):
            break
        said.append(step.said)
        draws += step.actor == CHANCE_NAME
    return said
