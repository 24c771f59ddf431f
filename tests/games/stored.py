"""Finished games, stored with check digits: where they are, and how one is played again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from bigshoulders.kernel.record import read_record
from bigshoulders.records import replay_text


def records_of(game: str) -> list[Path]:
    """Return the stored games of a game."""
    return sorted((Path(__file__).parent / game / "records").glob("*.record"))


def replay_stored(path: Path) -> None:
    """Play a stored game again, comparing every state, and ask the referee at the end."""
    text = path.read_text()
    record = read_record(text)
    assert all(move.check for move in record.moves)
    game = replay_text(text)
    assert game.is_over()
    assert game.rules.violations(game.state) == []


def choices_of(paths: list[Path]) -> Counter[str]:
    """Return how many of these games have each number of seats and each value of an option."""
    found: Counter[str] = Counter()
    for path in paths:
        record = read_record(path.read_text())
        found[f"seats={record.seats}"] += 1
        found.update(f"{key}={value}" for key, value in record.options.items())
    return found
