"""Write the stored games of the tests: finished bot games whose every state must never change.

Run once for a new set: python scripts/store_games.py tests/games/city/records
It refuses to write into a folder that holds records already: stored games are not edited.
"""

from __future__ import annotations

import sys
from pathlib import Path

from bigshoulders import new_game
from bigshoulders.bots import make_bot
from bigshoulders.bots.arena import play_game
from bigshoulders.kernel.record import record_of

# How many games, seats, the bots that play, and the options.
SETS: tuple[tuple[int, int, str, dict[str, str]], ...] = (
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


def main(folder: Path) -> None:
    """Play and write every set."""
    if folder.exists() and any(folder.iterdir()):
        sys.exit(f"error: {folder} holds records already; stored games are never overwritten")
    folder.mkdir(parents=True)
    number = 0
    for count, seats, bot, options in SETS:
        for _i in range(count):
            number += 1
            store(folder / f"{number:03d}-{seats}-{bot}.record", number, seats, bot, options)
    sys.stdout.write(f"{number} games stored in {folder}\n")


def store(path: Path, number: int, seats: int, bot: str, options: dict[str, str]) -> None:
    """Play one game and write it down with its check digits."""
    game = new_game("city", seats=seats, seed=f"stored/{number}", events=False, **options)
    bots = [make_bot(bot, f"stored/{number}/{seat}") for seat in range(seats)]
    play_game(game, bots, referee=True)
    path.write_text(record_of(game).text(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
