"""Options that several commands share, and the checks that go with them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from bigshoulders.cli.commands.switches import Chosen, resolved
from bigshoulders.games import DEFAULT_GAME, rules_of
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.packs.pack import FindPack, Pack
from bigshoulders.kernel.record import Record
from bigshoulders.kernel.rules import Rules
from bigshoulders.kernel.sentences import quoted, short
from bigshoulders.kernel.stream import Stream
from bigshoulders.packs import any_of, read_pack

GameOption: TypeAlias = Annotated[str, typer.Option("--game", help="which game")]
SeatsOption: TypeAlias = Annotated[int, typer.Option("--seats", help="how many players")]
JsonOption: TypeAlias = Annotated[
    bool, typer.Option("--json", help="print JSON, for programs to read")
]
SetOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="SWITCH=VALUE", help="an option of the game by name; may be repeated"
    ),
]
PackOption: TypeAlias = Annotated[
    Path | None, typer.Option("--pack", metavar="PATH", help="play with the components of a pack")
]

A_RECORD = "a record"
GROUP = re.compile(r"\d-\w*\d.*: |: .*,")  # several components, or several fields
SEED = re.compile(r"[\w.:/-]{1,64}")


def checked_seed(seed: str) -> str:
    """Return a seed that can stand in a saved game."""
    if not SEED.fullmatch(seed):
        raise Malformed(f"--seed: expected a number or a word without spaces, got {quoted(seed)}")
    return seed


def merged(game: str, chosen: Chosen, given: Sequence[str]) -> dict[str, str]:
    """Return the switches of the flags and of --set together."""
    found = resolved(game, chosen)
    for word in given:
        key, equals, value = word.partition("=")
        if not equals:
            raise Malformed(f"--set: expected switch=value, got {quoted(word)}")
        if found.setdefault(key, value) != value:
            raise Malformed(f"{key} is given twice, as {found[key]} and as {value}")
    return found


def started(
    game: str,
    seats: int,
    options: dict[str, str],
    seed: str,
    *,
    events: bool,
    pack: Path | None = None,
) -> Game:
    """Start a game; what happens before the first question is in its log if events are told."""
    rules = rules_of(game, seats, options, opened(pack))
    log: list[Event] | None = [] if events else None
    return begin(rules, rules.start(), Stream(seed), log)


def opened(pack: Path | None) -> Pack | None:
    """Read a pack if one is named."""
    return None if pack is None else read_pack(pack)


def pack_words(pack: Pack | None) -> str | None:
    """Return a pack as a record names it."""
    return None if pack is None else f"{pack.name} {pack.digest}"


def reconstructed_words(rules: Rules) -> list[str]:
    """Return one line if component values in play are not printed anywhere, else none."""
    entries = rules.reconstructed()
    if not entries:
        return []
    verb, pronoun = ("is", "it") if len(entries) == 1 else ("are", "them")
    command = "bigshoulders options"
    if rules.game != DEFAULT_GAME:
        command += f" --game {rules.game}"
    what = f"{counted(entries, 'component value')} in play {verb} reconstructed"
    hint = f"see {command}; a pack can replace {pronoun}"
    return [f"{what}, not printed in any source we know: {hint}"]


def counted(entries: Sequence[str], noun: str) -> str:
    """Count values, or groups of values where the entries gather several."""
    count = len(entries)
    if any(GROUP.search(one) for one in entries):
        return f"{count} {'group' if count == 1 else 'groups'} of {noun}s"
    return f"{count} {noun if count == 1 else noun + 's'}"


def finder(record: Record, packs: Sequence[Pack]) -> FindPack:
    """Return how the pack of a record is found; a record that needs one without any is refused."""
    if record.pack and not packs:
        name, _space, digest = record.pack.partition(" ")
        raise Malformed(
            f"this game was played with the pack {short(name)} ({short(digest)}); "
            "name it with --pack PATH"
        )
    # With one pack only, the refusal can say which one was given in its place.
    return any_of(packs) if len(packs) > 1 else lambda _digest: next(iter(packs), None)
