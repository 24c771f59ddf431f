"""`bigshoulders simulate`: bots play many games, and the figures of them all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bigshoulders.bots import make_bot
from bigshoulders.cli.commands.shared import (
    GameOption,
    JsonOption,
    PackOption,
    SeatsOption,
    SetOption,
    checked_seed,
    merged,
    opened,
    pack_words,
    reconstructed_words,
)
from bigshoulders.cli.commands.switches import Chosen, with_switches
from bigshoulders.cli.output import complain, progress, show, show_json
from bigshoulders.engine import is_compiled
from bigshoulders.games import DEFAULT_GAME, rules_of
from bigshoulders.kernel.errors import Broken, Malformed
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.record import record_of
from bigshoulders.kernel.rules import Rules
from bigshoulders.kernel.stream import Stream

if TYPE_CHECKING:
    from bigshoulders.bots.arena import Setting, Simulation

EXAMPLE = "bigshoulders simulate --seats 4 --games 20 --bot random --seed 1 --json"
BROKEN = 1  # exit code when the referee finds a mistake of the engine


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(with_switches(simulate))


def simulate(  # noqa: PLR0913 - one parameter per option of the command
    *,
    game: GameOption = DEFAULT_GAME,
    seats: SeatsOption = 3,
    games: Annotated[int, typer.Option(help="how many games")] = 100,
    bot: Annotated[
        list[str] | None, typer.Option(help="one bot for all seats, or repeated: one per seat")
    ] = None,
    seed: Annotated[str, typer.Option(help="the same seed plays the same games")] = "0",
    referee: Annotated[
        bool, typer.Option("--referee", help="check every invariant after every answer")
    ] = False,
    jobs: Annotated[int, typer.Option(help="how many processes; the games stay the same")] = 1,
    stats: Annotated[
        bool,
        typer.Option(
            "--stats", help="also print victories, answers to a decision, and the longest list"
        ),
    ] = False,
    save_records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="write a record of every game there")
    ] = None,
    pack: PackOption = None,
    set_: SetOption = None,
    json: JsonOption = False,
    chosen: Chosen,
) -> None:
    """Let bots play many games and sum them up."""
    from bigshoulders.bots import arena  # noqa: PLC0415 - keeps --help quick

    _check_counts(games, jobs)
    rules = rules_of(game, seats, merged(game, chosen, set_ or []), opened(pack))
    bots = _names(game, bot or ["random"], seats)
    packed = arena.packed(rules.pack)
    setting = arena.Setting(game, seats, rules.options, bots, checked_seed(seed), referee, packed)
    folder = None if save_records is None else _made(save_records)
    try:
        with progress("games", shown=not json) as tick:
            done = arena.simulate(
                game,
                seats=seats,
                games=games,
                bots=bots,
                seed=setting.seed,
                options=rules.options,
                referee=referee,
                jobs=jobs,
                progress=tick,
                pack=rules.pack,
            )
    except Broken as broken:
        _report(broken, json=json)
        raise typer.Exit(BROKEN) from broken
    if folder is not None:
        _write_records(folder, setting, games)
    if json:
        show_json({**_figures(done, setting), **_components(rules)})
    else:
        _print(done, setting, rules, stats=stats)


def _names(game: str, bots: Sequence[str], seats: int) -> tuple[str, ...]:
    for name in bots:
        make_bot(game, name, "")
    if len(bots) not in (1, seats):
        raise Malformed(f"--bot: name one for all or {seats}, one per seat; got {len(bots)}")
    return tuple(bots) * seats if len(bots) == 1 else tuple(bots)


def _check_counts(games: int, jobs: int) -> None:
    if games < 1:
        raise Malformed(f"--games: expected at least 1, got {games}")
    if jobs < 1:
        raise Malformed(f"--jobs: expected at least 1, got {jobs}")


def _figures(done: Simulation, setting: Setting) -> dict[str, Json]:
    return {
        "game": setting.game,
        "seats": setting.seats,
        "bot": setting.bots[0] if len(set(setting.bots)) == 1 else list(setting.bots),
        "seed": setting.seed,
        "options": dict(setting.options),
        "games": done.games,
        "decisions": done.decisions,
        "forced": done.forced,
        "choices": done.choices,
        "mean_answers": round(done.mean_answers, 3),
        "seconds": round(done.seconds, 6),
        "decisions_per_second": round(done.decisions_per_second, 1),
        "compiled": is_compiled(),
        "mean_scores": [round(score, 3) for score in done.mean_scores],
        "mean_winner": round(done.mean_winner, 3),
        "wins": list(done.wins),
        "longest": done.longest,
        "longest_kind": done.longest_kind,
        "digest": done.digest,
        "violations": done.violations,
    }


def _components(rules: Rules) -> dict[str, Json]:
    return {"pack": pack_words(rules.pack), "reconstructed": len(rules.reconstructed())}


def _print(done: Simulation, setting: Setting, rules: Rules, *, stats: bool) -> None:
    colors = rules.language.domains["seat"]
    speed = f"{done.decisions_per_second:,.0f} a second"
    lines = [
        f"{done.games:,} games of {setting.game} with {setting.seats} seats, seed {setting.seed}",
        f"{done.decisions:,} decisions in {done.seconds:.2f} s: {speed}",
        f"{done.forced:,} of them forced, {done.choices:,} choices",
    ]
    for seat, color in enumerate(colors):
        wins = f"  {done.wins[seat]:,} won" if stats else ""
        lines.append(
            f"  {color:8} {setting.bots[seat]:10} mean {done.mean_scores[seat]:9,.1f}{wins}"
        )
    lines.append(f"the winner has {done.mean_winner:,.1f} on average")
    if stats:
        lines.extend(_about_answers(done))
    if done.violations is not None:
        lines.append(f"the referee found {done.violations} violations")
    lines.extend(reconstructed_words(rules))
    show("\n".join([*lines, f"digest {done.digest}"]))


def _about_answers(done: Simulation) -> list[str]:
    """Say how much there was to choose from."""
    wide = done.answers / done.choices if done.choices else 0.0
    return [
        f"{done.mean_answers:.2f} answers to a decision on average, {wide:.2f} to a choice",
        f"forced share: {done.forced_share:.1%} of all decisions",
        f"longest list: {done.longest} answers to {done.longest_kind}",
    ]


def _report(broken: Broken, *, json: bool) -> None:
    """Say what the referee found, with the moves that led there: that is the bug report."""
    if json:
        show_json({"violations": broken.violations})
    else:
        show("\n".join(broken.violations))
    complain(f"the referee found a mistake of the engine: {broken.violations[0]}")


def _made(folder: Path) -> Path:
    """Return the folder, made if it was missing; an old record is never overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise Malformed(f"--save-records: {folder} is not empty; name a new folder")
    return folder


def _write_records(folder: Path, setting: Setting, games: int) -> None:
    """Play the games once more, they are the same, and write them down."""
    for number in range(games):
        text = record_of(play_again(setting, number)).text()
        (folder / f"{number:06d}.record").write_text(text, encoding="utf-8")


def play_again(setting: Setting, number: int) -> Game:
    """Return one game of a simulation, finished."""
    from bigshoulders.bots import arena  # noqa: PLC0415 - keeps --help quick

    seed = f"{setting.seed}/{number}"
    rules = arena.rules_for(setting)
    names = enumerate(setting.bots)
    bots = [make_bot(setting.game, name, f"{seed}/{seat}") for seat, name in names]
    return arena.play_game(begin(rules, rules.start(), Stream(seed)), bots, referee=False)
