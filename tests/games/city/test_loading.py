"""Reading component files: what is wrong in a file is refused with its place."""

import dataclasses

import pytest

from bigshoulders.games.city.box.components import Effect
from bigshoulders.games.city.box.effects import EFFECT_FIELDS
from bigshoulders.games.city.box.loading import (
    read_box,
    standard_box,
    standard_files,
)
from bigshoulders.kernel.errors import Malformed

# A file with one change, and what the reader of the message is told.
WRONG = [
    (
        "companies.json",
        '"industry": "food_and_dairy", "start_appeal": 1, "prices": [20, 30, 40]',
        '"industry": "food_and_dairy", "start_appeal": "x", "prices": [20, 30, 40]',
        'companies.json: libby: start_appeal: expected a whole number from 0 to 16, got "x"',
    ),
    (
        "companies.json",
        '"prices": [80, 90, 100, 110]',
        '"prices": [80, 90, 100]',
        "companies.json: brunswick: expected one price more than salesperson_slots",
    ),
    (
        "companies.json",
        '"prices": [80, 90, 100, 110]',
        '"prices": [80, 90, 100, 105]',
        "companies.json: brunswick: prices: expected multiples of 10, got 105",
    ),
    (
        "companies.json",
        '"abbr": "CJ"',
        '"abbr": "A-A"',
        'companies.json: the abbr "A-A" is used more than once',
    ),
    (
        "buildings.json",
        '"effect": {"appeal": 1}',
        '"effect": {"apeal": 1}',
        'buildings.json: i-04: effect: the field "apeal" is unknown; known are hires',
    ),
    (
        "buildings.json",
        '"workers_added": 2, "min_players": 4',
        '"workers_added": 2, "min_players": 3',
        "buildings.json: 3 players are dealt 9 buildings of era 1, 11 are in play",
    ),
    (
        "buildings.json",
        '"id": "i-12"',
        '"id": "ii-12"',
        'board.json and buildings.json: the id "ii-12" is used more than once',
    ),
    (
        "assets.json",
        '"starting": ["2018"]',
        '"starting": ["2019"]',
        "assets.json: refrigeration: starting: entry 1: expected one of 2018, 2020, 2025, got",
    ),
    (
        "assets.json",
        '"starting": ["2018"]',
        '"starting": []',
        "assets.json: expected 5 starting assets in 2018, one of them start_on_dearest, got 4",
    ),
    (
        "demand.json",
        '{"id": "d4_8", "level": 4, "goods": 8, "blocked": false, "min_players": 4},',
        "",
        "board.json: counts: 24 demand tiles are declared, 23 are there",
    ),
    (
        "goals.json",
        '"measure": "managers"',
        '"measure": "luck"',
        "goals.json: most_managers: measure: expected one of managers, salespeople",
    ),
    (
        "board.json",
        '"par": [35, 40, 50, 60]',
        '"par": [30, 40, 50, 60]',
        "board.json: stock_track: 30 is not a value of the track",
    ),
    (
        "board.json",
        '"16": "price_step"',
        '"17": "price_step"',
        'board.json: appeal_track: bonuses: the field "17" is unknown',
    ),
    (
        "board.json",
        '"papers": {"common": 5',
        '"papers": {"common": 6',
        "board.json: certificates: papers: the certificates of a company are 11 shares, expected",
    ),
    (
        "special.json",
        '"columns": 2, "draw": 2}',
        '"columns": 1, "draw": 2}',
        "special.json: edition_2025: the sections cover 11 of 12 columns",
    ),
]


@pytest.mark.parametrize(("name", "old", "new", "sentence"), WRONG)
def test_a_wrong_value_is_refused_with_its_place(
    name: str, old: str, new: str, sentence: str
) -> None:
    """Data, not code: whoever edits a file is told where it is wrong and what is expected."""
    files = standard_files()
    assert old in files[name]
    files[name] = files[name].replace(old, new)
    with pytest.raises(Malformed) as caught:
        read_box(files)
    assert str(caught.value).startswith(sentence)


def test_a_missing_file_is_named() -> None:
    """Data, not code."""
    files = standard_files()
    del files["goals.json"]
    with pytest.raises(Malformed, match=r"^goals\.json: this file of the box is missing$"):
        read_box(files)


def test_the_box_is_read_once() -> None:
    """Every game of the process shares the standard box."""
    assert standard_box() is standard_box()


def test_every_field_of_an_effect_can_be_written_in_a_file() -> None:
    """The names in files and in code are the same."""
    assert {field.name for field in dataclasses.fields(Effect)} == set(EFFECT_FIELDS)
