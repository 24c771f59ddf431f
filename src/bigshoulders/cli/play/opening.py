"""Setting up a game for the terminal: a new one or a saved one, its seats, its face."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bigshoulders.cli.commands.shared import started
from bigshoulders.cli.output import console
from bigshoulders.cli.play.json_frontend import JsonFrontend
from bigshoulders.cli.play.play_loop import Frontend, Table
from bigshoulders.cli.play.saves import new_path, new_seed, newest, resume, text_of, write_text
from bigshoulders.cli.play.seating import default_seating, seating
from bigshoulders.cli.play.session import Session
from bigshoulders.cli.play.terminal import Terminal
from bigshoulders.kernel.action import CHANCE
from bigshoulders.kernel.errors import Malformed


def path_for(save: Path | None, game: str) -> Path:
    """Return where a new game is saved; a file that exists is left as it is."""
    if save is None:
        return new_path(game)
    if save.exists():
        raise Malformed(f"--save: {save} already exists; choose a new file, or use --resume {save}")
    return save


def new_session(
    game: str,
    seats: int,
    options: dict[str, str],
    seed: str | None,
    pack: Path | None = None,
) -> Session:
    """Start a game."""
    dealt_from = seed or new_seed()
    begun = started(game, seats, options, dealt_from, events=True, pack=pack)
    session = Session(begun, default_seating(game, seats), dealt_from)
    session.pack = pack
    session.tell(begun.state.log or [], CHANCE)
    session.catch_up()
    return session


def old_session(path: Path, pack: Path | None = None) -> Session:
    """Go on with a saved game; one that was played with a pack needs that pack again."""
    if not path.exists():
        last = newest()
        hint = f"; the game saved last is {last}" if last else ""
        raise Malformed(f"--resume: there is no file {path}{hint}")
    return resume(path, pack)


def refuse_with_resume(given: dict[str, object]) -> None:
    """Refuse what only a new game can be given."""
    for name, value in given.items():
        if value:
            raise Malformed(f"{name}: a resumed game has its own; leave that out with --resume")


def take_seats(session: Session, given: Sequence[str], humans: int | None) -> None:
    """Place people and bots."""
    game, colors = session.game.rules.game, session.game.rules.language.domains["seat"]
    if humans is not None:
        session.sit(default_seating(game, len(colors), humans))
    session.sit(seating(game, colors, given, session.sitters))


def sit_down(session: Session, path: Path, *, curtain: bool, json: bool) -> None:
    """Save the game once, so that a file that cannot be written is known at once, and play."""
    write_text(path, text_of(session))
    frontend: Frontend = JsonFrontend() if json else Terminal(console())
    Table(session, frontend, path, curtain=curtain).play()
