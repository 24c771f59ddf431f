"""Saved games: a record, with who sits where and the seed of the draws to come as comments."""

from __future__ import annotations

import os
import secrets
import sys
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from bigshoulders.cli.commands.shared import A_RECORD, finder, opened
from bigshoulders.cli.play.seating import default_seating, seating
from bigshoulders.cli.play.session import LoggedEvent, Session, dealer_after
from bigshoulders.files import read_text
from bigshoulders.games import rules_of
from bigshoulders.kernel.action import code_of, mover
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.packs.pack import FindPack, Pack
from bigshoulders.kernel.record import Record, read_record, record_of, replay, start_of

SITS = "# sits "
SEED = "# seed "
ENDING = ".record"


def data_folder() -> Path:
    """Return the folder for this user's games."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "bigshoulders" / "saves"


def new_path(game: str) -> Path:
    """Return where a new game is saved unless the player names a file."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / f"{game}-{stamp}-{secrets.token_hex(2)}{ENDING}"


def newest() -> Path | None:
    """Return the game that was saved last in the data folder."""
    found = list(data_folder().glob(f"*{ENDING}"))
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


def text_of(session: Session) -> str:
    """Return a session as text: the record, and in comments what a record does not hold."""
    game = session.game
    sits = [f"{game.name(seat)}={who}" for seat, who in enumerate(session.sitters)]
    head = f"{SITS}{' '.join(sits)}\n{SEED}{session.seed}\n"
    return head + record_of(game).text()


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def resume(path: Path, pack: Path | None = None) -> Session:
    """Return the session that a file holds, after checking every move of it."""
    text = read_text(path, A_RECORD)
    given = opened(pack)
    try:
        record = read_record(text)
        find = _finder(record, given)
        moves = replay(record, rules_of, find).moves
        game = start_of(record, rules_of, find)
        sitters = _sitters(text, game)
    except Malformed as error:
        raise Malformed(f"{path}: {error}") from error
    log = _tell_again(game, moves)
    seed = _comment(text, SEED) or new_seed()
    game.dealer = dealer_after(seed, game.moves)
    game.settle()
    session = Session(game, sitters, seed)
    session.pack = pack if record.pack else None
    session.log = log
    session.catch_up()
    return session


def _finder(record: Record, given: Pack | None) -> FindPack:
    if given is not None and not record.pack:
        raise Malformed("this game is played without a pack; leave --pack out")
    return finder(record, [] if given is None else [given])


def _tell_again(game: Game, moves: Sequence[int]) -> list[LoggedEvent]:
    """Play the moves of a record once more, so that the story is known."""
    game.state.log = []
    log: list[LoggedEvent] = []
    for move in moves:
        seat = mover(move)
        events = game.play(seat, code_of(move))
        log.extend(LoggedEvent(event, seat, len(game.moves)) for event in events)
    return log


def _sitters(text: str, game: Game) -> list[str]:
    """Return who sits where; a record that does not say it gets one person, and bots."""
    colors = game.rules.language.domains["seat"]
    name = game.rules.game
    return seating(name, colors, _comment(text, SITS).split(), default_seating(name, len(colors)))


def _comment(text: str, start: str) -> str:
    lines = [line for line in text.splitlines() if line.startswith(start)]
    return lines[0].removeprefix(start).strip() if lines else ""


def new_seed() -> str:
    """Return a seed that nobody can guess."""
    return secrets.token_hex(8)
