"""`bigshoulders perft`: count the ways a game can go on, a fingerprint of all its rules."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer

from bigshoulders.cli.commands.shared import (
    GameOption,
    JsonOption,
    PackOption,
    SeatsOption,
    SetOption,
    checked_seed,
    merged,
    pack_words,
    started,
)
from bigshoulders.cli.commands.switches import Chosen, with_switches
from bigshoulders.cli.output import Progress, progress, show, show_json
from bigshoulders.games import DEFAULT_GAME
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing import perft as counting
from bigshoulders.kernel.stream import Stream

EXAMPLE = "bigshoulders perft --seats 3 --seed 1 --depth 2 --after 50"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(with_switches(perft))


def perft(  # noqa: PLR0913 - one parameter per option of the command
    *,
    game: GameOption = DEFAULT_GAME,
    seats: SeatsOption = 3,
    seed: Annotated[str, typer.Option(help="chance is dealt from it")] = "1",
    depth: Annotated[int, typer.Option(help="how many answers deep")] = 2,
    after: Annotated[int, typer.Option(metavar="N", help="begin after N random answers")] = 0,
    pack: PackOption = None,
    set_: SetOption = None,
    json: JsonOption = False,
    chosen: Chosen,
) -> None:
    """Count the sequences of answers of a given length, from a seeded game."""
    for name, value in (("--depth", depth), ("--after", after)):
        if value < 0:
            raise Malformed(f"{name}: expected 0 or more, got {value}")
    options = merged(game, chosen, set_ or [])
    start = started(game, seats, options, checked_seed(seed), events=False, pack=pack)
    counting.wander(start, after, Stream(f"{seed}/wander"))
    began = perf_counter()
    with progress("answers", shown=not json) as tick:
        nodes = counting.perft(start, depth) if tick is None else counted(start, depth, tick)
    seconds = perf_counter() - began
    if json:
        show_json(
            {
                "game": game,
                "seats": seats,
                "seed": seed,
                "options": start.rules.options,
                "pack": pack_words(start.rules.pack),
                "after": after,
                "depth": depth,
                "nodes": nodes,
                "seconds": round(seconds, 6),
            }
        )
    else:
        show(f"{nodes:,} nodes at depth {depth} in {seconds:.2f} s")


def counted(game: Game, depth: int, tick: Progress) -> int:
    """Count the nodes as the kernel does, and tell after every answer at the root."""
    deciders = game.deciders()
    if depth <= 1 or not deciders:
        return counting.perft(game, depth)
    answers = game.answers(deciders[0])
    nodes = 0
    for done, code in enumerate(answers, start=1):
        twin = game.copy()
        twin.play(deciders[0], code)
        nodes += counting.perft(twin, depth - 1)
        tick(done, len(answers))
    return nodes
