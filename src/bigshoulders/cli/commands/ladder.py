"""`bigshoulders ladder`: how strong each level is, by game, number of seats and edition."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bigshoulders.bots import levels_of
from bigshoulders.cli.commands.contests import (
    ClusterOption,
    JobsOption,
    OutOption,
    SeedOption,
    check_counts,
    played,
    print_sections,
    show_as_json,
)
from bigshoulders.cli.commands.shared import JsonOption, SetOption, checked_seed, merged
from bigshoulders.cli.output import show
from bigshoulders.games import GAMES, entry
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import read_whole
from bigshoulders.kernel.sentences import quoted

if TYPE_CHECKING:
    from bigshoulders.tournaments.matches import Setting
    from bigshoulders.tournaments.plans import Plan

EXAMPLE = "bigshoulders ladder --game raising --seats 2 --levels 1-2 --games 2 --out games/ladder"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(ladder)


def ladder(  # noqa: PLR0913 - one parameter per option of the command
    *,
    game: Annotated[
        list[str] | None, typer.Option(help="which game; may be repeated, by default every one")
    ] = None,
    seats: Annotated[
        list[int] | None,
        typer.Option(help="how many players; may be repeated, by default a full table"),
    ] = None,
    edition: Annotated[
        list[str] | None,
        typer.Option(help="which edition; may be repeated, by default that of the game"),
    ] = None,
    levels: Annotated[
        str, typer.Option(metavar="LEVELS", help="by number or name, e.g. 1-3 or sharp,5; all")
    ] = "",
    games: Annotated[
        int, typer.Option(help="how many for each game, number of seats and edition")
    ] = 100,
    seed: SeedOption = "ladder",
    jobs: JobsOption = 1,
    cluster: ClusterOption = None,
    out: OutOption = None,
    docs: Annotated[
        Path | None, typer.Option(metavar="FILE", help="write the tables into this page")
    ] = None,
    set_: SetOption = None,
    json: JsonOption = False,
) -> None:
    """Measure how strong the levels are: each against the one below, and all at mixed tables."""
    check_counts(games, jobs)
    chosen = game or list(GAMES)
    settings = [
        one for key in chosen for one in _settings(key, chosen, seats or [], edition or [], set_)
    ]
    plan = _plan(settings, levels, games, checked_seed(seed))
    results, found = played(plan, out, jobs, cluster, json=json)
    if docs is not None:
        from bigshoulders.tournaments.pages import write_page  # noqa: PLC0415 - keeps --help quick

        commands = [_command(one, plan, levels) for one in settings]
        write_page(docs, found, commands, results.hours())
    if json:
        show_as_json(plan, results, found, docs=None if docs is None else str(docs))
    else:
        print_sections(results, found)
        if docs is not None:
            show(f"written to {docs}")


def _settings(
    game: str, games: list[str], seats: list[int], editions: list[str], given: list[str] | None
) -> list[Setting]:
    from bigshoulders.tournaments.matches import Setting  # noqa: PLC0415 - keeps --help quick

    menu = entry(game).menu
    options = tuple(merged(game, {}, given or []).items())
    known = {key for one in games for key in entry(one).menu.presets}
    for edition in editions:
        if edition not in known:
            raise Malformed(
                f"--edition: there is no {quoted(edition)}; choose of {', '.join(sorted(known))}"
            )
    own = [one for one in editions if one in menu.presets] if editions else [menu.default]
    if not own:
        raise Malformed(
            f"--edition: {game} has none of these; name one of {', '.join(menu.presets)} too, or"
            " one game with --game"
        )
    return [
        Setting(game, count, ((menu.preset_key, edition), *options))
        for count in seats or [entry(game).seats()[-1]]
        for edition in own
    ]


def _plan(settings: list[Setting], levels: str, games: int, seed: str) -> Plan:
    from bigshoulders.outside.finding import Entrant  # noqa: PLC0415 - keeps --help quick
    from bigshoulders.tournaments.lineups import rungs  # noqa: PLC0415 - as above
    from bigshoulders.tournaments.plans import Plan  # noqa: PLC0415 - as above

    planned = []
    for setting in settings:
        names = chosen_levels(setting.game, levels)
        entrants = [Entrant(name, name) for name in names]
        planned.append((setting, tuple(rungs(entrants, setting.seats))))
    return Plan(tuple(planned), games, seed)


def chosen_levels(game: str, words: str) -> list[str]:
    """Return the levels that are meant, from the gentlest to the fiercest."""
    known = levels_of(game)
    chosen: set[int] = set()
    for word in words.split(",") if words else [f"1-{len(known)}"]:
        chosen.update(_places(game, known, word.strip()))
    if len(chosen) < 2:
        raise Malformed(f"--levels: a ladder of {game} needs two levels or more, got {len(chosen)}")
    return [known[place] for place in sorted(chosen)]


def _places(game: str, known: list[str], word: str) -> range:
    if word in known:
        return range(known.index(word), known.index(word) + 1)
    first, dash, last = word.partition("-")
    low = read_whole(first, len(known))
    high = read_whole(last, len(known)) if dash else low
    if not low or not high or low > high:
        raise Malformed(
            f"--levels: {game} has no {quoted(word)}; choose numbers from 1 to {len(known)}, such"
            f" as 1-3, or names of {', '.join(known)}"
        )
    return range(low - 1, high)


def _command(setting: Setting, plan: Plan, levels: str) -> str:
    """Return what plays the games of one setting again."""
    preset = entry(setting.game).menu.preset_key
    words = ["bigshoulders ladder", f"--game {setting.game} --seats {setting.seats}"]
    words += [
        f"--edition {value}" if key == preset else f"--set {key}={value}"
        for key, value in setting.options
    ]
    if levels:
        words.append(f"--levels {levels}")
    return " ".join([*words, f"--games {plan.games} --seed {plan.seed}"])
