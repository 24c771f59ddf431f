"""Finished games of Raising Chicago: every state of every one must come out the same."""

from pathlib import Path

import pytest

from bigshoulders.games.raising.options import SWITCHES
from tests.games.stored import choices_of, records_of, replay_stored

RECORDS = records_of("raising")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_game_replays_with_every_check_digit(path: Path) -> None:
    """R-INV-11: the same draws and the same choices give the same game, step for step."""
    replay_stored(path)


def test_the_store_covers_seats_and_every_value_of_every_option() -> None:
    wanted = {f"seats={seats}" for seats in (2, 3, 4)}
    wanted |= {f"{switch.key}={value}" for switch in SWITCHES for value in switch.values}
    assert len(RECORDS) >= 200
    assert wanted <= set(choices_of(RECORDS))
