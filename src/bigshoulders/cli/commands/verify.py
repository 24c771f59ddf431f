"""`bigshoulders verify`: derive every draw of a record again from the seed it tells."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bigshoulders.cli.commands.shared import A_RECORD, JsonOption
from bigshoulders.cli.output import show, show_json
from bigshoulders.fairness import PlayersNumber, Proof, TakenBack
from bigshoulders.fairness import verify as verify_text
from bigshoulders.files import read_text
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, read_json

EXAMPLE = "bigshoulders verify games/monday.record"
NOTES = "a list of entries in JSON"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(verify)


def verify(
    *,
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", help="records exported from a table")
    ],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="what the table published before the first draw"),
    ] = None,
    sources: Annotated[
        list[Path] | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="the record that a fork or an import goes on from; may be repeated, back to"
            " the first",
        ),
    ] = None,
    allow_given: Annotated[
        bool,
        typer.Option("--allow-given", help="accept draws that the table itself did not deal"),
    ] = False,
    heard: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="the entries that a client heard, as a JSON list"),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Check that a table dealt as it promised: every draw follows from the seed it committed to."""
    came_from = [read_text(path, A_RECORD) for path in sources or []]
    notes = None if heard is None else read_json(read_text(heard, NOTES), str(heard))
    for path in files:
        try:
            proof = verify_text(
                read_text(path, A_RECORD),
                commitment,
                sources=came_from,
                allow_given=allow_given,
                heard=notes,
            )
        except Malformed as error:
            raise Malformed(f"{path}: {error}") from error
        if json:
            show_json({"file": str(path), **_plain(proof)})
        else:
            show(f"{path}: {proof.derived:,} draws follow from the seed")
            for line in _lines(proof):
                show(f"  {line}")


# In words


def _lines(proof: Proof) -> list[str]:
    """Return all that a player should know of a proof."""
    lines = [f"commitment {proof.commitment}", *_numbers(proof)]
    lines += [*_given(proof), _taken_back(proof)]
    lines += [f"  {_undo(one)}" for one in proof.taken_back if one.draws or not one.is_own]
    if proof.heard is not None:
        rest = f"; {proof.unheard:,} more were not heard" if proof.unheard else ""
        lines.append(f"{proof.heard:,} entries are as they were heard{rest}")
    return lines


def _given(proof: Proof) -> list[str]:
    found = []
    if proof.given:
        found.append(f"{proof.given:,} draws were NOT dealt by this table: {proof.source}")
    if proof.is_from_position:
        found.append(f"it begins with a position that was NOT dealt by this table: {proof.source}")
    return found


def _numbers(proof: Proof) -> list[str]:
    """Return whose numbers are mixed into the deal, and whose are not."""
    if not proof.round:
        return []
    told = [",".join(one.seats) for one in proof.numbers if one.number]
    missing = [",".join(one.seats) for one in proof.numbers if not one.number]
    lines = [f"mixed with the numbers of {' '.join(told) or 'nobody'}"]
    if missing:
        lines.append(f"begun WITHOUT the number of {' '.join(missing)}")
    if proof.round > 1:
        again = proof.round - 1
        lines.append(f"people came or went, so numbers were given again {_some(again, 'time')}")
    return lines


def _taken_back(proof: Proof) -> str:
    if not proof.taken_back:
        return "nothing was undone" if proof.tells_all else "no draw was undone"
    draws = proof.draws_taken_back
    seen = f"{_some(draws, 'draw')} were seen and undone" if draws else "no draw was undone"
    return f"{seen}; {_some(len(proof.taken_back), 'undo')} in all"


def _undo(one: TakenBack) -> str:
    undo = one.undo
    what = " and ".join(filter(None, (_some(one.moves, "move"), _some(one.draws, "draw"))))
    over = ", when the game was over and its seed public" if one.was_over else ""
    where = f"line {undo.at}, entry {undo.entry}"
    return f"{where}: {undo.seat} undid {what}, to entry {undo.to}{over}; {_consent(one)}"


def _consent(one: TakenBack) -> str:
    if one.undo.agreed:
        return f"{', '.join(one.undo.agreed)} agreed"
    if one.is_own:
        return "within their own turn"
    return "the table has free undo" if one.undo.is_free else "nobody was asked"


def _some(count: int, what: str) -> str:
    return "" if not count else f"{count:,} {what}" if count == 1 else f"{count:,} {what}s"


# As JSON


def _plain(proof: Proof) -> dict[str, Json]:
    return {
        "commitment": proof.commitment,
        "round": proof.round,
        "numbers": [_plain_number(one) for one in proof.numbers],
        "derived": proof.derived,
        "given": proof.given,
        "position": proof.is_from_position,
        "from": None if proof.source is None else proof.source.words(),
        "taken_back": proof.draws_taken_back,
        "undos": [_plain_undo(one) for one in proof.taken_back],
        "heard": proof.heard,
        "unheard": proof.unheard,
    }


def _plain_number(one: PlayersNumber) -> dict[str, Json]:
    return {"seats": list(one.seats), "commitment": one.commitment, "number": one.number}


def _plain_undo(one: TakenBack) -> dict[str, Json]:
    return {
        "line": one.undo.at,
        "entry": one.undo.entry,
        "seat": one.undo.seat,
        "to": one.undo.to,
        "moves": one.moves,
        "draws": one.draws,
        "agreed": list(one.undo.agreed),
        "free": one.undo.is_free,
        "own_turn": one.is_own,
        "was_over": one.was_over,
    }
