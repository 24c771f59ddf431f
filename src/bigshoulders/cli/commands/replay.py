"""`bigshoulders replay`: play records again, check them, look at any moment of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bigshoulders.cli.commands.results import ranked
from bigshoulders.cli.commands.shared import A_RECORD, JsonOption, finder
from bigshoulders.cli.output import console, progress, show, show_json
from bigshoulders.files import read_text
from bigshoulders.games import entry, rules_of
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.record import Record, read_record
from bigshoulders.kernel.record import replay as replay_record
from bigshoulders.packs import read_pack

EXAMPLE = "bigshoulders replay games/monday.record --at 120"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(replay)


def replay(
    *,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="saved games to replay")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="show the board after this many moves")
    ] = None,
    pack: Annotated[
        list[Path] | None,
        typer.Option(metavar="PATH", help="a pack that records need; may be repeated"),
    ] = None,
    game: Annotated[
        str | None, typer.Option("--game", help="refuse records of another game")
    ] = None,
    json: JsonOption = False,
) -> None:
    """Replay saved games and check every move, every check digit and the result."""
    packs = [read_pack(one) for one in pack or []]
    games: list[tuple[Path, Record, Game]] = []
    with progress("records", shown=len(files) > 1 and not json) as tick:
        for done, path in enumerate(files, start=1):
            games.append((path, *_played(path, at, packs, game)))
            if tick is not None:
                tick(done, len(files))
    for path, record, played in games:
        if json:
            show_json(_summary(path, record, played, with_view=at is not None))
        elif at is None:
            show("\n".join(_lines(path, record, played)))
        else:
            _show_board(path, played)


def _played(path: Path, at: int | None, packs: list[Pack], game: str | None) -> tuple[Record, Game]:
    text = read_text(path, A_RECORD)
    try:
        record = _of_game(read_record(text), game)
        if at is not None:
            record = _start_of(record, at)
        return record, replay_record(record, rules_of, finder(record, packs))
    except Malformed as error:
        raise Malformed(f"{path}: {error}") from error


def _of_game(record: Record, game: str | None) -> Record:
    if game not in (None, record.game):
        raise Malformed(f"a record of {record.game}, and --game asks for {game}")
    return record


def _start_of(record: Record, at: int) -> Record:
    if not 0 <= at <= len(record.moves):
        raise Malformed(f"--at: the record has {len(record.moves)} moves, so 0 to that, not {at}")
    return record if at == len(record.moves) else record.first(at)


def _summary(path: Path, record: Record, game: Game, *, with_view: bool) -> dict[str, Json]:
    found: dict[str, Json] = {
        "file": str(path),
        "game": record.game,
        "seats": record.seats,
        "options": dict(game.rules.options),
        "pack": record.pack or None,
        "moves": len(game.moves),
        "checked": _checked(record),
        "over": game.is_over(),
        "standings": ranked(game),
        "digest": game.hash(),
    }
    return {**found, "view": game.view(None)} if with_view else found


def _checked(record: Record) -> int:
    return sum(bool(move.check) for move in record.moves)


def _lines(path: Path, record: Record, game: Game) -> list[str]:
    moves, checks = len(game.moves), _checked(record)
    lines = [f"{path}: {moves:,} moves replayed, {checks:,} check digits agree"]
    result = game.result()
    if result is None:
        names = ", ".join(game.name(seat) for seat in game.deciders())
        lines.append(f"  not over: {names} must answer")
    else:
        for standing in sorted(result.standings, key=lambda one: one.place):
            score = entry(record.game).score_words(standing.score)
            lines.append(f"  {standing.place}. {game.name(standing.seat):8} {score}")
    return [*lines, f"  digest {game.hash()}"]


def _show_board(path: Path, game: Game) -> None:
    from bigshoulders.cli.draw.drawing import (  # noqa: PLC0415 - only a board needs it
        Board,
        drawing_of,
        spaced,
    )

    screen = console()
    screen.print(f"{path} after {len(game.moves):,} moves")
    board = Board(drawing_of(game, screen.width), game.view(None), None)
    screen.print(spaced(board.parts(board.layouts[0])))
