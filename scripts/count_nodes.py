"""Write the node counts of a game at many moments of many games.

Run only when a rule was changed on purpose: python scripts/count_nodes.py city tests/perft/city.txt
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from bigshoulders import new_game
from bigshoulders.kernel.playing.perft import perft, wander
from bigshoulders.kernel.stream import Stream

HEAD = """# Node counts: seats, seed, options, after so many random answers, depth, nodes.
# Chance is dealt from the seed; a seat that answers together with others is asked in order.
"""
OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "city": (
        "edition=2020",
        "edition=2018,mode=advanced",
        "edition=2025,mode=advanced,special_companies=on,chiefs=on,advanced_supply=on",
    ),
    "raising": (
        "council=off",
        "council=on,end_choices=players",
        "empty_plot_uses_per_round=unlimited,free_poverty=yes",
    ),
}
AFTER: Final[dict[str, tuple[int, ...]]] = {
    "city": (0, 20, 60, 110, 170, 240),
    "raising": (0, 12, 35, 80, 130, 190, 250, 310, 325),
}
MOST_NODES: Final[dict[str, int]] = {"city": 4000, "raising": 500}  # no deeper after so many


def main(game: str, path: Path) -> None:
    """Count, and write one line for each moment and depth."""
    lines = [HEAD.rstrip()]
    for words in OPTIONS[game]:
        for seats in (2, 3, 4):
            for after in AFTER[game]:
                lines += counted(game, seats, words, after)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def counted(game: str, seats: int, words: str, after: int) -> list[str]:
    """Return the lines of one moment, none if the game is over by then."""
    seed = seats * 1000 + after
    options = dict(word.split("=") for word in words.split(","))
    moment = new_game(game, seats=seats, seed=seed, events=False, **options)
    wander(moment, after, Stream(f"perft/{seed}"))
    lines: list[str] = []
    for depth in (1, 2, 3):
        if moment.is_over():
            break
        nodes = perft(moment, depth)
        lines.append(f"{seats} {seed} {words} {after} {depth} {nodes}")
        if nodes > MOST_NODES[game]:
            break
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Count the nodes of many moments of a game.")
    parser.add_argument("game", choices=OPTIONS)
    parser.add_argument("path", type=Path)
    given = parser.parse_args()
    main(given.game, given.path)
