"""Node counts of many moments of many games: any change of the rules shows here first."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigshoulders import new_game
from bigshoulders.kernel.playing.perft import perft, wander
from bigshoulders.kernel.stream import Stream

FOLDER = Path(__file__).parent
LINES = [
    (file.stem, line)
    for file in sorted(FOLDER.glob("*.txt"))
    for line in file.read_text().splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("game", "line"), LINES)
def test_the_tree_of_answers_has_as_many_nodes_as_before(game: str, line: str) -> None:
    seats, seed, words, after, depth, nodes = line.split()
    options = dict(word.split("=") for word in words.split(","))
    moment = new_game(game, seats=int(seats), seed=seed, events=False, pack=None, **options)
    wander(moment, int(after), Stream(f"perft/{seed}"))
    assert perft(moment, int(depth)) == int(nodes)
