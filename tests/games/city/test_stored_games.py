"""Finished games, stored with check digits: every state of every one must come out the same."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bigshoulders.kernel.record import read_record
from bigshoulders.records import replay_text

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_game_replays_with_every_check_digit(path: Path) -> None:
    text = path.read_text()
    record = read_record(text)
    assert all(move.check for move in record.moves)
    game = replay_text(text)
    assert game.is_over()
    assert game.rules.violations(game.state) == []


def test_the_store_covers_editions_modes_and_seats() -> None:
    found: Counter[str] = Counter()
    for path in RECORDS:
        record = read_record(path.read_text())
        for word in (str(record.seats), record.options["edition"], record.options["mode"]):
            found[word] += 1
    assert len(RECORDS) >= 200
    assert {"2", "3", "4", "2018", "2020", "2025", "basic", "advanced"} <= set(found)
