"""The map: wards, plots, neighborhood spaces and outskirts, against section 3 of the rules."""

import pytest

from bigshoulders.games.raising.box.components import NO_PLOT, NOTHING, Plot, Reward
from bigshoulders.games.raising.box.loading import standard_box

BOX = standard_box(3)
BOARD = BOX.board

# The table of section 3.
SPACES = {
    "N1": "1 2 9 10",
    "N2": "3 4 11 12",
    "N3": "5 6 13 14",
    "N4": "7 8 15 16",
    "N5": "9 10 17 18",
    "N6": "11 12 19 20",
    "N7": "12 13 20 21",
    "N8": "13 14 21 22",
    "N9": "15 16 23 24",
    "N10": "17 18 25 26",
    "N11": "19 20 27 28",
    "N12": "20 21 28 29",
    "N13": "21 22 29 30",
    "N14": "23 24 31 32",
    "N15": "25 26 33 34",
    "N16": "27 28 35 36",
    "N17": "29 30 37 38",
    "N18": "31 32 39 40",
}


def plot(number: int) -> Plot:
    """Pick a plot by its number."""
    return next(one for one in BOARD.plots if one.key == str(number))


def numbers(plots: list[Plot]) -> list[int]:
    return [int(one.key) for one in plots]


def test_four_wards_of_ten_plots_lie_side_by_side() -> None:
    """R-MAP-01, Q-01: two columns of five plots each, 8 x 5 in all."""
    assert (BOARD.columns, BOARD.rows, BOARD.wards, len(BOARD.plots)) == (8, 5, 4, 40)
    for ward in range(4):
        inside = [one for one in BOARD.plots if one.ward == ward]
        assert {one.column for one in inside} == {2 * ward, 2 * ward + 1}
        assert [one.row for one in inside] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_plots_are_numbered_row_by_row() -> None:
    """R-MAP-02, Q-06: (row - 1) x 8 + column; the index follows the number."""
    for one in BOARD.plots:
        assert int(one.key) == one.row * 8 + one.column + 1 == one.index + 1


@pytest.mark.parametrize(("number", "ward"), [(2, 1), (3, 2), (20, 2), (21, 3), (38, 3), (39, 4)])
def test_a_column_belongs_to_one_ward(number: int, ward: int) -> None:
    """R-MAP-02: column c belongs to ward ceil(c / 2)."""
    assert plot(number).ward + 1 == ward


def test_there_is_a_banner_for_each_column_and_the_prestige_area() -> None:
    """R-MAP-03, R-CMP-01: nine banners, three of each resource."""
    assert BOARD.banners == (3, 3, 3)
    assert sum(BOARD.banners) == BOARD.columns + 1


def test_each_ward_has_a_control_token() -> None:
    """R-MAP-03, R-CMP-01."""
    assert len(BOX.ward_tokens) == BOARD.wards == 4


def test_corner_plots_pay_a_wild() -> None:
    """R-MAP-04, Q-04."""
    paying = [one for one in BOARD.plots if one.reward == Reward(wild=1)]
    assert numbers(paying) == [1, 8, 33, 40]


def test_central_plots_pay_two_reputation() -> None:
    """R-MAP-04, Q-03."""
    paying = [one for one in BOARD.plots if one.reward == Reward(reputation=2)]
    assert numbers(paying) == [19, 20, 21, 22]


def test_no_other_plot_pays() -> None:
    """R-MAP-04."""
    assert len([one for one in BOARD.plots if one.reward != NOTHING]) == 8


def test_purple_plots_are_those_off_the_rim() -> None:
    """R-MAP-05, Q-05: rows 2 to 4, columns 2 to 7."""
    purple = [*range(10, 16), *range(18, 24), *range(26, 32)]
    assert numbers([one for one in BOARD.plots if one.interior]) == purple
    assert all(NO_PLOT not in one.neighbors for one in BOARD.plots if one.interior)


@pytest.mark.parametrize("space", SPACES)
def test_a_neighborhood_space_lies_between_four_plots(space: str) -> None:
    """R-MAP-06, Q-02."""
    around = BOARD.neighborhoods[int(space[1:]) - 1]
    assert " ".join(BOARD.plots[index].key for index in around) == SPACES[space]


def test_there_are_18_neighborhood_spaces_and_as_many_tiles() -> None:
    """R-MAP-06, R-CMP-01."""
    assert len(BOARD.neighborhoods) == len(SPACES) == len(BOX.neighborhoods) == 18


@pytest.mark.parametrize(
    ("number", "spaces"),
    [(1, ["N1"]), (8, ["N4"]), (9, ["N1", "N5"]), (20, ["N6", "N7", "N11", "N12"]), (40, ["N18"])],
)
def test_a_plot_knows_the_spaces_it_touches(number: int, spaces: list[str]) -> None:
    """R-MAP-06: a corner plot touches one, a central plot four."""
    assert [f"N{space + 1}" for space in plot(number).spaces] == spaces


@pytest.mark.parametrize(
    ("number", "around"),
    [
        (20, [12, 21, 28, 19]),  # across the border of wards 2 and 3
        (1, [NO_PLOT, 2, 9, NO_PLOT]),
        (40, [32, NO_PLOT, NO_PLOT, 39]),
        (4, [NO_PLOT, 5, 12, 3]),
    ],
)
def test_plots_are_adjacent_at_their_sides(number: int, around: list[int]) -> None:
    """R-MAP-07, Q-08: north, east, south and west, never diagonally."""
    found = [one if one == NO_PLOT else int(BOARD.plots[one].key) for one in plot(number).neighbors]
    assert found == around


def test_the_outskirts_have_eight_plots_with_a_tile_each() -> None:
    """R-MAP-08, R-SET-04: eight of the twelve empty plot tiles are in play."""
    assert (BOARD.outskirts, BOARD.empty_plots, len(BOX.empty_plots)) == (8, 8, 12)


def test_the_buildings_of_a_game_fill_the_map() -> None:
    """Q-07: 32 raised and 8 prestige buildings are 40, as many as there are plots."""
    moves = len([one for one in BOX.projects if one.is_move])
    raised = len([one for one in BOX.projects if one.round and not one.is_move]) + BOARD.finals
    assert (moves, raised, moves + raised) == (8, 32, len(BOARD.plots))
