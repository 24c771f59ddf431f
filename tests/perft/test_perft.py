"""Node counts of many moments of many games: any change of the rules shows here first."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigshoulders import new_game
from bigshoulders.kernel.perft import perft, wander
from bigshoulders.kernel.stream import Stream

LINES = [
    line
    for line in (Path(__file__).parent / "city.txt").read_text().splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize("line", LINES)
def test_the_tree_of_answers_has_as_many_nodes_as_before(line: str) -> None:
    seats, seed, words, after, depth, nodes = line.split()
    options = dict(word.split("=") for word in words.split(","))
    game = new_game("city", seats=int(seats), seed=seed, events=False, pack=None, **options)
    wander(game, int(after), Stream(f"perft/{seed}"))
    assert perft(game, int(depth)) == int(nodes)
