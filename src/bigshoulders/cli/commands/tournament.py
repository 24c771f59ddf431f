"""`bigshoulders tournament`: any bots against each other, those of other people too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

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
from bigshoulders.cli.commands.entrants import OptionOption, SecondsOption, named
from bigshoulders.cli.commands.shared import (
    GameOption,
    JsonOption,
    SeatsOption,
    SetOption,
    checked_seed,
    merged,
)
from bigshoulders.cli.commands.switches import Chosen, with_switches
from bigshoulders.games import DEFAULT_GAME
from bigshoulders.kernel.errors import Malformed

if TYPE_CHECKING:
    from bigshoulders.outside.finding import Entrant
    from bigshoulders.tournaments.lineups import Lineup

EXAMPLE = "bigshoulders tournament --seats 2 --bot sharp --bot mine=random --games 4 --json"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(with_switches(tournament))


def tournament(  # noqa: PLR0913 - one parameter per option of the command
    *,
    game: GameOption = DEFAULT_GAME,
    seats: SeatsOption = 3,
    bot: Annotated[
        list[str],
        typer.Option(
            metavar="[NAME=]BOT",
            help="a bot of the game, an entry point, module:Class or cmd:PROGRAM; repeated",
        ),
    ],
    against: Annotated[
        list[str] | None,
        typer.Option(
            metavar="[NAME=]BOT",
            help="only measure the one --bot against these: one for all other seats, or one each",
        ),
    ] = None,
    option: OptionOption = None,
    seconds: SecondsOption = 1.0,
    games: Annotated[int, typer.Option(help="how many games")] = 100,
    seed: SeedOption = "tournament",
    jobs: JobsOption = 1,
    cluster: ClusterOption = None,
    out: OutOption = None,
    set_: SetOption = None,
    json: JsonOption = False,
    chosen: Chosen,
) -> None:
    """Let any bots play against each other, also programs and classes of other people."""
    from bigshoulders.tournaments.matches import Setting  # noqa: PLC0415 - keeps --help quick
    from bigshoulders.tournaments.plans import Plan  # noqa: PLC0415 - as above

    check_counts(games, jobs)
    entrants = named([*bot, *(against or [])], option or [], seconds)
    setting = Setting(game, seats, tuple(merged(game, chosen, set_ or []).items()))
    lineup = _lineup(entrants[: len(bot)], entrants[len(bot) :], seats)
    plan = Plan(((setting, (lineup,)),), games, checked_seed(seed))
    results, found = played(plan, out, jobs, cluster, json=json)
    if json:
        show_as_json(plan, results, found)
    else:
        print_sections(results, found)


def _lineup(bots: list[Entrant], against: list[Entrant], seats: int) -> Lineup:
    from bigshoulders.tournaments.lineups import Against, Mixed  # noqa: PLC0415 - quick --help

    if not against:
        if len(bots) < 2:
            raise Malformed("--bot: name two bots or more, or one and others with --against")
        return Mixed(tuple(bots), seats)
    if len(bots) != 1:
        raise Malformed(f"--against: measures one --bot at a time, got {len(bots)}")
    if len(against) not in (1, seats - 1):
        raise Malformed(
            f"--against: name one for all or {seats - 1}, one for each other seat; got"
            f" {len(against)}"
        )
    return Against(bots[0], tuple(against * (seats - 1) if len(against) == 1 else against))
