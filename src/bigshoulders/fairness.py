"""Proof of a fair deal: the seed behind a record's draws, and its commitment, checked draw by draw.

Before the first draw a table publishes a hash of the dealer's seed. When the game is over its
record tells the seed, in comments at the top, so that anybody can derive every draw again:

    # commitment 5f0c…
    # seed 93ab…
    # given 30             the first 30 draws came with the game that this one was forked from
    # skipped 131:2        before draw 131, two were used up by moves that were taken back
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from bigshoulders.games import rules_of
from bigshoulders.kernel.action import CHANCE, Action
from bigshoulders.kernel.errors import Illegal, Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.pack import FindPack
from bigshoulders.kernel.record import TITLE, Record, read_record, replay, start_of
from bigshoulders.kernel.stream import Stream

COMMENT: Final = re.compile(r"^# (commitment|seed|given|skipped) (.+)$", re.MULTILINE)
LARGEST_SKIP: Final = 1_000_000


@dataclass(frozen=True)
class Deal:
    """What proves a deal: draws are counted from 0."""

    commitment: str
    seed: str
    given: int
    skipped: dict[int, int]


@dataclass(frozen=True)
class Proof:
    """How many draws were derived again, and how many came from elsewhere."""

    derived: int
    given: int
    commitment: str


def with_deal(text: str, deal: Deal) -> str:
    """Return a record with its proof in comments below the title."""
    lines = [f"# commitment {deal.commitment}", f"# seed {deal.seed}"]
    if deal.given:
        lines.append(f"# given {deal.given}")
    if deal.skipped:
        words = " ".join(f"{draw}:{count}" for draw, count in deal.skipped.items())
        lines.append(f"# skipped {words}")
    return text.replace(TITLE + "\n", "\n".join([TITLE, *lines]) + "\n", 1)


def verify(text: str, commitment: str | None = None, find_pack: FindPack | None = None) -> Proof:
    """Derive every draw of a record again; a commitment noted before the game binds the seed."""
    deal = _read_deal(text)
    stream = Stream(deal.seed)
    promised = commitment or deal.commitment
    if stream.commitment() != promised or deal.commitment != promised:
        raise Malformed(f"the seed is not the one that {promised} was published for")
    record = read_record(text)
    replay(record, rules_of, find_pack)
    return _derived(record, deal, stream, find_pack)


def _derived(record: Record, deal: Deal, stream: Stream, find_pack: FindPack | None) -> Proof:
    game = start_of(record, rules_of, find_pack)
    draws = 0
    for move in record.moves:
        if move.actor == "chance":
            if draws >= deal.given:
                _check_draw(game, stream, deal.skipped.get(draws, 0), move.notation, move.line)
            draws += 1
        seat = CHANCE if move.actor == "chance" else game.rules.language.index("seat", move.actor)
        try:
            game.apply(Action(seat, game.rules.language.read(move.notation), move.notation))
        except Illegal as error:
            raise Malformed(f"line {move.line}: {error}") from error
    return Proof(draws - min(draws, deal.given), min(draws, deal.given), deal.commitment)


def _check_draw(game: Game, stream: Stream, skipped: int, notation: str, line: int) -> None:
    for _lost in range(skipped):
        stream.below(1)
    if game.deciders() != [CHANCE]:
        raise Malformed(f"line {line}: nothing is drawn here")
    code = game.answers(CHANCE)[stream.weighted(game.weights())]
    expected = game.rules.language.write(code)
    if expected != notation:
        raise Malformed(f"line {line}: the seed deals {expected!r}, the record has {notation!r}")


def _read_deal(text: str) -> Deal:
    found = {key: value.strip() for key, value in COMMENT.findall(text)}
    for key in ("commitment", "seed"):
        if key not in found:
            raise Malformed(
                f'the record has no line "# {key} …": only records exported from a table have one'
            )
    return Deal(
        found["commitment"],
        found["seed"],
        _whole(found.get("given", "0"), "given"),
        dict(_skip(word) for word in found.get("skipped", "").split()),
    )


def _skip(word: str) -> tuple[int, int]:
    draw, _colon, count = word.partition(":")
    return _whole(draw, "skipped"), _whole(count, "skipped")


def _whole(word: str, what: str) -> int:
    if not word.isascii() or not word.isdigit() or int(word[:9]) > LARGEST_SKIP:
        raise Malformed(f"# {what}: expected a whole number, got {word!r}")
    return int(word)
