"""Write tests/perft/city.txt: node counts at many moments of many games.

Run only when a rule was changed on purpose: python scripts/count_nodes.py tests/perft/city.txt
"""

from __future__ import annotations

import sys
from pathlib import Path

from bigshoulders import new_game
from bigshoulders.kernel.perft import perft, wander
from bigshoulders.kernel.stream import Stream

HEAD = """# Node counts: seats, seed, options, after so many random answers, depth, nodes.
# Chance is dealt from the seed; a seat that answers together with others is asked in order.
"""
OPTIONS = (
    "edition=2020",
    "edition=2018,mode=advanced",
    "edition=2025,mode=advanced,special_companies=on,chiefs=on,advanced_supply=on",
)
AFTER = (0, 20, 60, 110, 170, 240)
MOST_NODES = 4000


def main(path: Path) -> None:
    """Count, and write one line for each moment."""
    lines = [HEAD.rstrip()]
    for words in OPTIONS:
        options = dict(word.split("=") for word in words.split(","))
        for seats in (2, 3, 4):
            for after in AFTER:
                seed = seats * 1000 + after
                game = new_game("city", seats=seats, seed=seed, events=False, **options)
                wander(game, after, Stream(f"perft/{seed}"))
                if game.is_over():
                    continue
                for depth in (1, 2, 3):
                    nodes = perft(game, depth)
                    lines.append(f"{seats} {seed} {words} {after} {depth} {nodes}")
                    if nodes > MOST_NODES:
                        break
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
