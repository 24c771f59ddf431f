"""What `ladder` and `tournament` have in common: options, playing to the end, and the report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from bigshoulders.cli.output import complain, console, progress, show_json
from bigshoulders.engine import is_compiled
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json

if TYPE_CHECKING:
    from bigshoulders.tournaments.plans import Plan
    from bigshoulders.tournaments.report import Section
    from bigshoulders.tournaments.results import Results

SeedOption: TypeAlias = Annotated[
    str, typer.Option("--seed", help="the same seed plays the same games")
]
JobsOption: TypeAlias = Annotated[
    int, typer.Option("--jobs", help="how many processes; the games stay the same")
]
OutOption: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FILE", help="keep every game there; the same command goes on with it"
    ),
]
ClusterOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--cluster", metavar="ADDRESS", help="play on a Ray cluster; local starts one here"
    ),
]
STOPPED = 130  # exit code after Ctrl-C, as shells have it


def check_counts(games: int, jobs: int) -> None:
    """Refuse what is no number of games or processes."""
    if games < 1:
        raise Malformed(f"--games: expected at least 1, got {games}")
    if jobs < 1:
        raise Malformed(f"--jobs: expected at least 1, got {jobs}")


def played(
    plan: Plan, out: Path | None, jobs: int, cluster: str | None, *, json: bool
) -> tuple[Results, list[Section]]:
    """Play what is missing of a tournament and sum it up."""
    from bigshoulders.tournaments.report import sections  # noqa: PLC0415 - keeps --help quick
    from bigshoulders.tournaments.results import Results  # noqa: PLC0415 - as above
    from bigshoulders.tournaments.workers import workers  # noqa: PLC0415 - as above

    plan.check()
    with Results(plan, out) as results, progress("games", shown=not json) as tick:
        try:
            with workers(jobs, cluster) as playing:
                for outcome, effort in playing.play(plan.matches(len(results.outcomes))):
                    results.add(outcome, effort)
                    if tick is not None:
                        tick(len(results.outcomes), plan.total())
        except KeyboardInterrupt:
            _say_stopped(results, plan, out)
            raise typer.Exit(STOPPED) from None
    return results, sections(plan, results)


def _say_stopped(results: Results, plan: Plan, out: Path | None) -> None:
    done = f"stopped after {len(results.outcomes)} of {plan.total()} games"
    complain(f"{done}; " + ("--out FILE keeps them" if out is None else "the same command goes on"))


def print_sections(results: Results, found: Sequence[Section]) -> None:
    """Print what came of it, for people."""
    from bigshoulders.tournaments.ratings import MISSING  # noqa: PLC0415 - keeps --help quick
    from bigshoulders.tournaments.report import sentence  # noqa: PLC0415 - as above

    lines: list[str] = []
    for section in found:
        lines.append(f"{section.setting.key}: {section.games:,} games")
        for table in section.tables:
            lines.append(f"  {table.title}")
            lines += [f"    {sentence(one, section.ratings)}" for one in table.rows]
        lines.append(f"  digest {section.digest}")
    if any(section.ratings is None for section in found):
        lines.append(MISSING)
    console().print("\n".join([*lines, f"{results.hours():.2f} hours"]), soft_wrap=True)


def show_as_json(plan: Plan, results: Results, found: Sequence[Section], **more: Json) -> None:
    """Print what came of it, for programs."""
    from bigshoulders.tournaments.report import as_json  # noqa: PLC0415 - keeps --help quick

    show_json(
        {
            **more,
            "seed": plan.seed,
            "games": len(results.outcomes),
            "hours": round(results.hours(), 4),
            "compiled": is_compiled(),
            "settings": [as_json(section) for section in found],
        }
    )
