"""Finished games of City: every state of every one must come out the same."""

import re
from pathlib import Path

import pytest

from tests.games.stored import choices_of, records_of, replay_stored

RECORDS = records_of("city")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_game_replays_with_every_check_digit(path: Path) -> None:
    replay_stored(path)


def test_the_store_covers_editions_modes_and_seats() -> None:
    wanted = {f"seats={seats}" for seats in (2, 3, 4)}
    wanted |= {f"edition={edition}" for edition in (2018, 2020, 2025)}
    wanted |= {"mode=basic", "mode=advanced"}
    assert len(RECORDS) >= 200
    assert wanted <= set(choices_of(RECORDS))


def test_the_store_has_games_of_before_the_building_choice_was_two_questions() -> None:
    """C-DP-22: a line that joins the two answers is read as both, with one check for them."""
    joined = [bool(re.search(r" build \S+ remove ", path.read_text())) for path in RECORDS]
    assert (joined.count(True), joined.count(False)) == (189, 31)
