"""Measuring strength: seats rotate, and every game counts once."""

from __future__ import annotations

from bench.strength import measure


def test_the_same_arguments_play_the_same_games() -> None:
    """Every game counts once, and a better bot wins from every seat."""
    tallies = [measure("city", "sharp", ["random"], 4, "same", {}) for _i in range(2)]
    assert [tally.games for tally in tallies] == [4, 4]
    assert tallies[0].wins == tallies[1].wins == 4
    assert tallies[0].score == tallies[1].score
    assert tallies[0].decisions > 0
