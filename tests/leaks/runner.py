"""Many games, in several processes, and what became of them."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bigshoulders.games import GAMES
from bigshoulders.server.errors import Refused
from tests.leaks.comparing import two_servers
from tests.leaks.looks import looks
from tests.leaks.playing import Case, any_case, lively_game
from tests.leaks.tallies import Report, Tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.leaks.comparing import Pair
    from tests.server.worlds import World

LOOKS = 3  # at each game
SURFACES = 4  # of each look, beside those that are always looked at
BATCH = 5  # games after which a process tells how it goes


def run(games: Sequence[int], seed: str, jobs: int) -> Report:
    """Play the games of some numbers, and look at each; a number and a seed are always one game."""
    report = Report()
    batches = [games[start : start + BATCH] for start in range(0, len(games), BATCH)]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = [pool.submit(batch, numbers, seed) for numbers in batches]
        for place, done in enumerate(as_completed(waiting), 1):
            report.add(done.result())
            found = len(report.differences())
            print(f"\r{place * BATCH} games, {found} differences", end="", file=sys.stderr)
    print(file=sys.stderr)
    return report


def batch(numbers: Sequence[int], seed: str) -> Report:
    """Play some games with two servers, and return what was heard."""

    async def played() -> Report:
        report = Report()
        with tempfile.TemporaryDirectory() as folder:
            async with two_servers(Path(folder)) as pair:
                for number in numbers:
                    try:
                        await look_at(pair, case_of(number, seed), f"{seed}/{number}", report)
                    except Refused as error:  # which does not travel between processes
                        raise RuntimeError(f"game {number} of {seed}: {error}") from None
        return report

    return asyncio.run(played())


def case_of(number: int, seed: str) -> Case:
    """Return what is played as the game of a number; every third one is of the open game."""
    game = "raising" if number % 3 == 0 else "city"
    return any_case(game, Random(f"{seed}/{number}/case"))


async def look_at(pair: Pair, case: Case, seed: str, report: Report) -> None:
    """Play a game, look at it, and count."""
    world = await lively_game(case, Random(seed))
    played = report.of("game", _kind(case))
    played.add(_counted(world))
    async for look in looks(world, f"{case}, game {seed}", LOOKS, SURFACES):
        heard = await pair.compare(look)
        whole = (
            played,
            report.of("guest", look.script.observation.who),
            report.of("secrets", look.how),
        )
        for tally in whole:
            tally.looks += 1
        for surface, tally in heard.items():
            part = report.of("surface", surface)
            part.looks += 1
            for one in (*whole, part):
                one.heard(tally)


def _counted(world: World) -> Tally:
    kinds = [entry.kind for entry in world.entries]
    return Tally(1, len(kinds), kinds.count("seat"), kinds.count("undo"))


def _kind(case: Case) -> str:
    edition = case.options[GAMES[case.game].menu.preset_key]
    draft = ", draft" if case.options.get("draft") == "on" else ""
    return f"{GAMES[case.game].title} {edition}{draft}"
