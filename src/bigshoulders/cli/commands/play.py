"""`bigshoulders play`: a game in the terminal, people and bots at one keyboard."""

from __future__ import annotations

from pathlib import Path
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
)
from bigshoulders.cli.commands.switches import Chosen, with_switches
from bigshoulders.games import DEFAULT_GAME

EXAMPLE = "bigshoulders play --seats 3 --seat green=random --draft --seed 7"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(with_switches(play))


def play(  # noqa: PLR0913 - one parameter per option of the command
    *,
    game: GameOption = DEFAULT_GAME,
    seats: SeatsOption = 3,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=WHO", help="who sits there: you, or a bot; may be repeated"),
    ] = None,
    humans: Annotated[
        int | None, typer.Option(help="how many people, in the first seats; 1 by default")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="deal the same game again")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="where the game is saved, move by move")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="continue a saved game")
    ] = None,
    curtain: Annotated[
        bool, typer.Option(help="hide the screen while the keyboard is passed on")
    ] = True,
    pack: PackOption = None,
    set_: SetOption = None,
    json: JsonOption = False,
    chosen: Chosen,
) -> None:
    """Play a game in the terminal, against bots and people at the same keyboard.

    The game is saved after every answer. At any question, type help.
    """
    from bigshoulders.cli.play import opening  # noqa: PLC0415 - keeps --help quick

    if resume is None:
        options = merged(game, chosen, set_ or [])
        path = opening.path_for(save, game)
        session = opening.new_session(game, seats, options, seed and checked_seed(seed), pack)
    else:
        opening.refuse_with_resume(
            {
                "--seed": seed,
                "--humans": humans,
                "--save": save,
                "options of the game": chosen or set_,
            }
        )
        path, session = resume, opening.old_session(resume, pack)
    opening.take_seats(session, seat or [], humans)
    opening.sit_down(session, path, curtain=curtain, json=json)
