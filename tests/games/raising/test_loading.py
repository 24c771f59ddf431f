"""Reading component files: what is wrong in a file is refused with its place."""

import dataclasses

import pytest

from bigshoulders.games.raising.box.board_loading import REWARD_FIELDS
from bigshoulders.games.raising.box.components import Reward
from bigshoulders.games.raising.box.loading import read_box, standard_box, standard_files
from bigshoulders.kernel.errors import Malformed

# A file with one change, and what the reader of the message is told.
WRONG = [
    (
        "projects.json",
        '"cost": {"lumber": 3, "jackscrew": 3, "masonry": 4}',
        '"cost": {"lumber": "x", "jackscrew": 3, "masonry": 4}',
        'projects.json: 17: cost: lumber: expected a whole number from 0 to 255, got "x"',
    ),
    (
        "projects.json",
        '{"id": "17", ',
        '{"id": "16", ',
        'projects.json: the id "16" is used more than once',
    ),
    (
        "finals.json",
        '"in_play": 4',
        '"in_play": 3',
        "projects.json: projects of round 8: expected 2, got 1",
    ),
    (
        "prestige.json",
        '{"id": "2", ',
        '{"id": "12", ',
        "prestige.json: 3: id: expected a number above 12",
    ),
    (
        "empty_plots.json",
        '"in_play": 8',
        '"in_play": 7',
        "empty_plots.json: in_play: expected 8, one for each outskirts plot",
    ),
    (
        "plots.json",
        '{"id": "2", ',
        '{"id": "02", ',
        "neighborhood_spaces.json: n1: plots: entry 2: expected one of 1, 02, 3,",
    ),
    (
        "neighborhood_spaces.json",
        '"id": "n2"',
        '"id": "n02"',
        "neighborhood_spaces.json: n02: the neighborhood spaces are n1 to n18, in this order;",
    ),
    (
        "council.json",
        '"in_play": 4',
        '"in_play": 3',
        "council.json: in_play: expected 4, one for each letter",
    ),
    (
        "board.json",
        '"players": {"least": 2, "most": 4}',
        '"players": {"least": 2, "most": 5}',
        "board.json: players: most: expected at most 4",
    ),
    (
        "board.json",
        '"id": "white"',
        '"id": "green"',
        'board.json: the id "green" is used more than once',
    ),
    (
        "board.json",
        '"neighborhoods": 18',
        '"neighborhoods": 17',
        "board.json: counts: 17 neighborhoods are declared, 18 are there",
    ),
    (
        "board.json",
        '"rounds": 8',
        '"rounds": 7',
        "projects.json: 36: round: expected a whole number from 1 to 7, got 8",
    ),
    ("cards.json", '"cards": [', '"cards": [,', "cards.json: line "),
]


@pytest.mark.parametrize(("name", "old", "new", "sentence"), WRONG)
def test_a_wrong_value_is_refused_with_its_place(
    name: str, old: str, new: str, sentence: str
) -> None:
    """Data, not code: whoever edits a file is told where it is wrong and what is expected."""
    files = standard_files()
    assert files[name].count(old) == 1
    files[name] = files[name].replace(old, new)
    with pytest.raises(Malformed) as caught:
        read_box(files, 3)
    assert str(caught.value).startswith(sentence)


def test_a_missing_file_is_named() -> None:
    """Data, not code."""
    files = standard_files()
    del files["council.json"]
    with pytest.raises(Malformed, match=r"^council\.json: this file of the box is missing$"):
        read_box(files, 3)


@pytest.mark.parametrize("players", [1, 5])
def test_another_number_of_players_is_refused(players: int) -> None:
    """R-RND-01: the box is for two to four."""
    with pytest.raises(Malformed, match=f"expected 2 to 4 players, got {players}"):
        standard_box(players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_box_is_read_once_for_each_number_of_players(players: int) -> None:
    """Every game of the process shares the standard box."""
    assert standard_box(players) is standard_box(players)
    assert standard_box(players).players == players


def test_every_field_of_a_reward_can_be_written_in_a_file() -> None:
    """The names in files and in code are the same."""
    assert {field.name for field in dataclasses.fields(Reward)} == set(REWARD_FIELDS)
