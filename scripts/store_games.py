"""Write the stored games of the tests: finished bot games whose every state must never change.

Run once for a new set: python scripts/store_games.py raising tests/games/raising/records
It refuses to write into a folder that holds records already: stored games are not edited. Where a
rule was wrong, the games that it changed are played anew by number: --again 49 69
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Final, TypeAlias

from bigshoulders import new_game
from bigshoulders.bots import make_bot
from bigshoulders.bots.arena import play_game
from bigshoulders.kernel.record import record_of

# How many games, seats, the bots that play, and the options.
Set: TypeAlias = tuple[int, int, str, dict[str, str]]

CITY: Final[tuple[Set, ...]] = (
    (20, 2, "random", {}),
    (20, 3, "random", {}),
    (25, 4, "random", {}),
    (15, 2, "heuristic", {}),
    (15, 3, "sharp", {}),
    (20, 4, "heuristic", {}),
    (15, 4, "sharp", {}),
    (10, 3, "random", {"draft": "on"}),
    (10, 4, "heuristic", {"draft": "on", "goals": "off"}),
    (10, 4, "random", {"edition": "2018"}),
    (10, 3, "heuristic", {"edition": "2018", "mode": "advanced"}),
    (10, 4, "random", {"edition": "2020", "mode": "advanced"}),
    (10, 4, "heuristic", {"edition": "2025"}),
    (10, 3, "random", {"edition": "2025", "mode": "advanced", "simplified_closure": "on"}),
    (10, 4, "random", {"edition": "2025", "special_companies": "on", "chiefs": "on"}),
    (
        10,
        4,
        "heuristic",
        {"edition": "2025", "mode": "advanced", "advanced_supply": "on", "chiefs": "on"},
    ),
)
COUNCIL: Final = {"council": "on"}
RAISING: Final[tuple[Set, ...]] = (
    (15, 2, "random", {}),
    (15, 3, "random", {}),
    (15, 4, "random", {}),
    (15, 2, "heuristic", {}),
    (15, 3, "heuristic", {}),
    (15, 4, "heuristic", {}),
    (10, 2, "random", COUNCIL),
    (10, 3, "random", COUNCIL),
    (10, 4, "random", COUNCIL),
    (10, 2, "heuristic", COUNCIL),
    (10, 3, "heuristic", COUNCIL),
    (10, 4, "heuristic", COUNCIL),
    (5, 2, "heuristic", {"nonplayer_counts_in_ward_control": "no"}),
    (5, 3, "random", {**COUNCIL, "end_choices": "players"}),
    (10, 4, "heuristic", {**COUNCIL, "end_choices": "players"}),
    (5, 4, "random", {"empty_plot_uses_per_round": "unlimited"}),
    (10, 3, "heuristic", {"empty_plot_uses_per_round": "unlimited"}),
    (5, 2, "random", {"free_poverty": "yes", "poverty_overflow": "ignored"}),
    (5, 4, "heuristic", {"free_poverty": "yes", "poverty_overflow": "ignored"}),
    (
        5,
        2,
        "random",
        {**COUNCIL, "end_choices": "players", "empty_plot_uses_per_round": "unlimited"},
    ),
)
SETS: Final[dict[str, tuple[Set, ...]]] = {"city": CITY, "raising": RAISING}


def main(game: str, folder: Path, numbers: Collection[int]) -> None:
    """Play and write the games of these numbers."""
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [one for one in numbered(game) if one[0] in numbers]
    for number, (_count, seats, bot, options) in chosen:
        path = folder / f"{number:03d}-{seats}-{bot}.record"
        path.write_text(stored(game, number, seats, bot, options), encoding="utf-8")
    sys.stdout.write(f"{len(chosen)} games stored in {folder}\n")


def numbered(game: str) -> list[tuple[int, Set]]:
    """Return every game of the sets with its number, counted from 1."""
    return list(enumerate([one for one in SETS[game] for _i in range(one[0])], 1))


def stored(game: str, number: int, seats: int, bot: str, options: dict[str, str]) -> str:
    """Play one game and return its record with check digits."""
    played = new_game(game, seats=seats, seed=f"stored/{number}", events=False, **options)
    bots = [make_bot(game, bot, f"stored/{number}/{seat}") for seat in range(seats)]
    play_game(played, bots, referee=True)
    return record_of(played).text()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Store finished bot games for the tests.")
    parser.add_argument("game", choices=SETS)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--most", type=int, default=sys.maxsize, help="stop after so many games")
    parser.add_argument("--again", type=int, nargs="+", help="play these games anew")
    given = parser.parse_args()
    if given.again is None and given.folder.exists() and any(given.folder.iterdir()):
        sys.exit(f"error: {given.folder} holds records already; they are never overwritten")
    count = min(given.most, len(numbered(given.game)))
    main(given.game, given.folder, given.again or range(1, count + 1))
