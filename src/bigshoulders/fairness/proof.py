"""Checking a record: every number of the dealer's stream is accounted for, or a sentence says why.

What is proven, and what is not, is in docs/server.md under "A deal that can be checked".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bigshoulders.fairness.deal import Deal, Source, read_deal
from bigshoulders.fairness.heard import compare
from bigshoulders.fairness.numbers import PlayersNumber
from bigshoulders.fairness.table_log import ActorMove, Step, Undo, read_log
from bigshoulders.fairness.walk import TakenBack, Walk
from bigshoulders.games import rules_of
from bigshoulders.kernel.action import CHANCE_NAME, Language
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
class _ProvenRecord:
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
    parsed = _read(text)
    walk = _walked(parsed, commitment, find_pack)
    if parsed.deal.given or parsed.record.position:
        _check_source(parsed, sources, find_pack, allow_given=allow_given)
    known = None if heard is None else compare(heard, parsed.deal, parsed.steps, walk.language)
    return Proof(
        parsed.deal.commitment,
        walk.derived,
        walk.given,
        bool(parsed.record.position),
        parsed.deal.source,
        tuple(walk.taken_back),
        parsed.deal.start is not None,
        parsed.deal.round,
        parsed.deal.numbers,
        None if known is None else known.same,
        0 if known is None else known.unheard,
    )


def _read(text: str) -> _ProvenRecord:
    deal = read_deal(text)
    record = read_record(text)
    parsed = _ProvenRecord(record, deal, read_log(text, record))
    if (deal.given or record.position) and deal.source is None:
        what = _given_words(parsed)
        raise Malformed(f"nothing says where {what} came from, which this table did not deal")
    return parsed


def _given_words(parsed: _ProvenRecord) -> str:
    draws = parsed.deal.given
    return f"{draws:,} draws" if draws else "the position that it begins with"


def _walked(
    parsed: _ProvenRecord,
    commitment: str | None = None,
    find_pack: FindPack | None = None,
    wanted: Sequence[ActorMove] = (),
) -> Walk:
    """Play a record again with all that was taken back, looking out for a moment of it."""
    deal = parsed.deal
    dealer = deal.stream()
    promised = deal.commitment if commitment is None else commitment
    if dealer.commitment() != promised or deal.commitment != promised:
        raise Malformed(f"the seed is not the one that {short(promised)} was published for")
    replay(parsed.record, rules_of, find_pack)
    game = start_of(parsed.record, rules_of, find_pack)
    _check_numbers(deal, game.rules.language)
    walk = Walk(game, dealer, deal.given, deal.start, wanted)
    walk.follow(parsed.steps)
    return walk


def _check_numbers(deal: Deal, language: Language) -> None:
    """Refuse numbers of seats that are not there, or in another order: that makes another deal."""
    seats = [[language.index("seat", name) for name in one.seats] for one in deal.numbers]
    if seats != sorted(sorted(own) for own in seats):
        raise Malformed('lines "# number …" must be in the order of seats, and these are not')


# What was not dealt here


def _check_source(
    parsed: _ProvenRecord, sources: Sequence[str], find_pack: FindPack | None, *, allow_given: bool
) -> None:
    """Refuse draws that came from elsewhere, unless their own record proves them."""
    if sources:
        _check_came(parsed, sources, find_pack, allow_given=allow_given)
    elif not allow_given:
        raise Malformed(
            f"{_given_words(parsed)} came from {parsed.deal.source} and not from this table's"
            " dealer; name that record with --from FILE, or accept them unproven with --allow-given"
        )


def _check_came(
    parsed: _ProvenRecord, sources: Sequence[str], find_pack: FindPack | None, *, allow_given: bool
) -> None:
    """Check that a game goes on from a moment of another one, which is proven itself."""
    first, *others = sources
    given = _given_lines(parsed)
    try:
        source = _read(first)
        walk = _walked(source, None, find_pack, given)
        if source.deal.given or source.record.position:
            _check_source(source, others, find_pack, allow_given=allow_given)
    except Malformed as error:
        raise Malformed(f"the record that it came from: {error}") from error
    if _beginning(parsed.record) != _beginning(source.record) or not walk.was_there:
        raise Malformed(
            f"its first {len(given)} moves and draws are at no moment those of the record that it"
            " is said to have come from"
        )


def _beginning(record: Record) -> tuple[str, int, dict[str, str], str, str]:
    return record.game, record.seats, record.options, record.pack, record.position


def _given_lines(parsed: _ProvenRecord) -> list[ActorMove]:
    """Return the moves and draws up to the last draw that was given."""
    given: list[ActorMove] = []
    draws = 0
    for step in parsed.steps:
        if draws == parsed.deal.given or isinstance(step, Undo):
            break
        given.append(step.actor_move)
        draws += step.actor == CHANCE_NAME
    return given
