"""The players' numbers as a client heard them, against those that a record mixes into the deal.

A host who may add a number, leave one out or call another round when all have told theirs can try
until the deal suits. So every number of a record must have been heard, all commitments before the
first number; a client that did not hear all of it can only check what it heard.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigshoulders.fairness.deal import Deal
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.sentences import quoted

MADE: Final = "made"
COMMIT: Final = "commit"
REVEAL: Final = "reveal"
WORDS: Final = {COMMIT: "commitment", REVEAL: "number"}
PLAYERS: Final = "players"  # of whom a table asks for numbers


@dataclass(frozen=True)
class _Heard:
    """A commitment or a number that somebody was heard to give."""

    entry: int
    kind: str
    seat: str
    round: int
    said: str


def compare_numbers(heard: list[Node], deal: Deal, start: int) -> None:
    """Check that what was mixed into the deal is what was heard before the game began."""
    said = [_read(node) for node in heard if node.at("kind").text() in WORDS]
    _check_round(heard, said, deal)
    now = [one for one in said if one.round == deal.round]
    for one in now:
        _check_told(one, deal)
    _check_order(now)
    known = {node.at("number").whole() for node in heard}
    if known.issuperset(range(1, start + 1)):
        _check_all_heard(now, deal)


def _read(node: Node) -> _Heard:
    kind, data = node.at("kind").text(), node.at("data")
    said = data.at(WORDS[kind]).text()
    seat, round_ = node.at("seat").text(), data.at("round").whole()
    return _Heard(node.at("number").whole(), kind, seat, round_, said)


def _check_round(heard: list[Node], said: list[_Heard], deal: Deal) -> None:
    """Refuse a record that tells of fewer rounds than there were."""
    last = max((one.round for one in said), default=0)
    if last > deal.round:
        raise Malformed(
            f"round {last} of the players' numbers was heard, and the record mixes in"
            f" {f'those of round {deal.round}' if deal.round else 'none'}"
        )
    made = [node.at("data").maybe("randomness") for node in heard if _is_made(node)]
    if not deal.round and any(one is not None and one.text() == PLAYERS for one in made):
        raise Malformed("the table asks for the players' numbers, and the record mixes in none")


def _is_made(node: Node) -> bool:
    return node.at("kind").text() == MADE


def _check_told(one: _Heard, deal: Deal) -> None:
    mixed = [number for number in deal.numbers if one.seat in number.seats]
    told = [number.commitment if one.kind == COMMIT else number.number for number in mixed]
    if one.said not in told:
        raise Malformed(
            f"{one.seat} was heard to {one.kind} {quoted(one.said)}, which the record does not have"
        )


def _check_order(said: list[_Heard]) -> None:
    first = min((one.entry for one in said if one.kind == REVEAL), default=None)
    late = [one for one in said if one.kind == COMMIT and first is not None and one.entry > first]
    if late:
        raise Malformed(
            f"{late[0].seat} was heard to commit in entry {late[0].entry}, when numbers had been"
            " told"
        )


def _check_all_heard(said: list[_Heard], deal: Deal) -> None:
    known = {(one.kind, one.said) for one in said}
    for one in deal.numbers:
        for kind, told in ((COMMIT, one.commitment), (REVEAL, one.number)):
            if told is not None and (kind, told) not in known:
                raise Malformed(
                    f"nobody was heard to {kind} {quoted(told)}, which the record tells of"
                    f" {quoted(','.join(one.seats))}"
                )
