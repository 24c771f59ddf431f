"""Measuring playouts: with the bots that are asked for."""

from __future__ import annotations

from bench.playout_rates import Playouts, per_second
from bench.playouts import SourceOfBots
from bigshoulders.bots import bot


def test_bots_are_found_as_source_and_nothing_else_is() -> None:
    """Compiled modules lie beside their source, and would be found first."""
    folder = str(bot.__file__).rpartition("/")[0]
    found = SourceOfBots().find_spec("bigshoulders.bots.bot", [folder])
    assert found is not None
    assert str(found.origin).endswith("bots/bot.py")
    assert SourceOfBots().find_spec("bigshoulders.kernel.game", None) is None


def test_playouts_go_to_the_end_or_as_far_as_search_does() -> None:
    """Both begin with the same game, and the second ends with what each seat may expect."""
    playouts = Playouts("city", 2)
    assert playouts.whole_game().is_over()
    assert len(playouts.searched()) == 2
    assert not playouts.start.is_over()


def test_a_rate_counts_what_was_done() -> None:
    """Once to warm up, and at least once more."""
    calls: list[int] = []
    assert per_second(lambda: calls.append(1), 0.001) > 0
    assert len(calls) >= 2
