"""Final scoring of the wards: places, ties and tokens (rules, R-FIN-01 with its ties)."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario
from tests.games.raising.last_round import last_round

WARDS = (
    (1, 2, 9, 10, 17, 18, 25, 26, 33, 34),
    (3, 4, 11, 12, 19, 20, 27, 28, 35, 36),
    (5, 6, 13, 14, 21, 22, 29, 30, 37, 38),
    (7, 8, 15, 16, 23, 24, 31, 32, 39, 40),
)
TOKENS = ("wc1", "wc2", "wc3", "wc4")  # 7/3, 8/4, 9/5, 10/6


def ward(token: str, seats: int = 3, option: str = "yes", **levels: int) -> RaisingScenario:
    """Score a game in which only ward 1 is built on: each color has two buildings if it can."""
    table = last_round(seats, nonplayer_counts_in_ward_control=option)
    table.ward_tokens(token, *[other for other in TOKENS if other != token])
    plots = list(WARDS[0])
    for color, count in levels.items():
        if count > 1:
            table.building(color, plots.pop(), levels=count - 1)
        table.building(color, plots.pop(), levels=1)
    return table.at("scoring")


def shares(table: RaisingScenario) -> list[int]:
    return list(table.scored("ward_control").values())


def holders(table: RaisingScenario) -> list[list[str]]:
    """Return the ward control tokens of every player."""
    tokens = table.state.box.ward_tokens
    return [[tokens[token].key for token in seat.ward_tokens] for seat in table.state.seats]


# Places


def test_most_levels_take_first_place_and_the_token() -> None:
    """R-FIN-01, E-140: token 8/4 with levels 6, 5, 2."""
    table = ward("wc2", blue=6, purple=5, green=2)
    assert shares(table) == [8, 4, 0]
    assert holders(table) == [["wc2"], [], []]


def test_a_tie_for_first_shares_both_places_and_the_token_is_gone() -> None:
    """R-FIN-01a, E-141: token 8/4 with levels 5, 5, 2; nobody is second."""
    table = ward("wc2", blue=5, purple=5, green=2)
    assert shares(table) == [6, 6, 0]
    assert holders(table) == [[], [], []]


def test_shares_are_rounded_up_and_may_exceed_the_sum() -> None:
    """R-FIN-01a, Q-55, E-142: 7 + 3 among three is 4 each, 12 in all."""
    table = ward("wc1", blue=5, purple=5, green=5)
    assert shares(table) == [4, 4, 4]
    assert holders(table) == [[], [], []]


def test_a_tie_for_second_shares_the_second_place_rounded_up() -> None:
    """R-FIN-01b, E-143: token 9/5 with levels 6, 4, 4."""
    table = ward("wc3", blue=6, purple=4, green=4)
    assert shares(table) == [9, 3, 3]
    assert holders(table) == [["wc3"], [], []]


def test_nobody_is_second_without_a_level() -> None:
    """R-FIN-01c, Q-44, E-144: token 7/3, and only blue has levels."""
    table = ward("wc1", blue=4)
    assert shares(table) == [7, 0, 0]
    assert holders(table) == [["wc1"], [], []]


def test_nobody_is_first_in_a_ward_without_levels() -> None:
    """R-FIN-01c, Q-44: an empty map pays nothing, and all tokens leave the game."""
    table = last_round().at("scoring")
    assert shares(table) == [0, 0, 0]
    assert holders(table) == [[], [], []]
    assert table.game.view(None)["wards"] == [
        {
            "ward": number,
            "token": None,
            "levels": {"blue": 0, "purple": 0, "green": 0},
            "places": [],
        }
        for number in (1, 2, 3, 4)
    ]


def test_three_of_four_share_the_first_place() -> None:
    """R-FIN-01a, E-148: token 10/6 with levels 4, 4, 4, 1 is 6 each."""
    table = ward("wc4", 4, blue=4, purple=4, green=4, white=1)
    assert shares(table) == [6, 6, 6, 0]


def test_levels_count_and_not_buildings() -> None:
    """R-FIN-01, R-LEV-03: one building of 4 levels beats three of 1."""
    table = last_round()
    table.building("blue", 1, 2, 9).building("purple", 10, levels=4).at("scoring")
    assert shares(table) == [3, 7, 0]


# Where levels count


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_ward_is_its_ten_plots(number: int) -> None:
    """R-FIN-01, R-MAP-02: a level on each of ten plots wins that ward's token and no other."""
    table = last_round()
    table.building("blue", *WARDS[number - 1]).at("scoring")
    assert shares(table) == [6 + number, 0, 0]
    assert holders(table) == [[f"wc{number}"], [], []]
    assert f"blue controls ward {number}" in table.sentences()


def test_every_ward_is_scored() -> None:
    """R-FIN-01: first in 7/3 and 10/6, second in 8/4 and 9/5."""
    table = last_round()
    table.building("blue", 1, 7, levels=2).building("blue", 3, 5)
    table.building("purple", 2, 8).building("purple", 4, 6, levels=2).at("scoring")
    assert shares(table) == [7 + 4 + 5 + 10, 3 + 8 + 9 + 6, 0]
    assert holders(table) == [["wc1", "wc4"], ["wc2", "wc3"], []]


def test_neither_outskirts_nor_prestige_buildings_count_in_a_ward() -> None:
    """R-FIN-01, R-LEV-02, R-MAP-08: blue's single level wins ward 1."""
    table = last_round().building("blue", 1)
    table.moved("purple", levels=4).prestige("9", 10).at("scoring")
    assert shares(table) == [7, 0, 0]


def test_ward_control_comes_before_everything_else() -> None:
    """R-FIN-01: the wards are scored for everybody while the bidding board still waits."""
    table = last_round().building("blue", 1).building("purple", 2)
    table.markers(green=1).at("scoring")
    scored = [sentence for sentence in table.sentences() if " scores " in sentence]
    assert scored[:3] == [
        "blue scores 5: ward_control",
        "purple scores 5: ward_control",
        "green scores 5: bidding_board",
    ]


# The non-player color


def test_the_nonplayer_color_can_win_a_ward() -> None:
    """R-TWO-09, Q-45, E-145: token 10/6 with NP 7, blue 5, purple 3; nobody has the token."""
    table = ward("wc4", 2, nonplayer=7, blue=5, purple=3)
    assert shares(table) == [6, 0]
    assert holders(table) == [[], []]
    assert "ward_won" not in table.happened()


def test_the_nonplayer_color_can_share_a_ward() -> None:
    """R-FIN-01a, R-TWO-09, Q-45, E-146: token 8/4 with blue 5, NP 5, purple 2."""
    table = ward("wc2", 2, blue=5, nonplayer=5, purple=2)
    assert shares(table) == [6, 0]
    assert holders(table) == [[], []]


def test_the_nonplayer_color_can_share_the_second_place() -> None:
    """R-FIN-01b, R-TWO-09, Q-45, E-147: token 9/5 with blue 6, NP 4, purple 4."""
    table = ward("wc3", 2, blue=6, nonplayer=4, purple=4)
    assert shares(table) == [9, 3]
    assert holders(table) == [["wc3"], []]


def test_the_nonplayer_color_can_be_second() -> None:
    """R-TWO-09, Q-45: its share is lost, and the third gets nothing."""
    table = ward("wc4", 2, blue=6, nonplayer=4, purple=3)
    assert shares(table) == [10, 0]
    assert holders(table) == [["wc4"], []]


@pytest.mark.parametrize(
    ("levels", "expected", "held"),
    [
        ({"nonplayer": 7, "blue": 5, "purple": 3}, [10, 6], ["wc4"]),
        ({"nonplayer": 7, "blue": 5, "purple": 5}, [8, 8], []),
        ({"nonplayer": 7, "blue": 5}, [10, 0], ["wc4"]),
        ({"nonplayer": 7}, [0, 0], []),
    ],
)
def test_the_nonplayer_color_can_be_left_out_of_the_wards(
    levels: dict[str, int], expected: list[int], held: list[str]
) -> None:
    """Q-45: with `nonplayer_counts_in_ward_control` no, only the players are compared."""
    table = ward("wc4", 2, "no", **levels)
    assert shares(table) == expected
    assert holders(table) == [held, []]
    wards = table.game.view(None)["wards"]
    assert isinstance(wards, list)
    assert isinstance(wards[0], dict)
    assert wards[0]["levels"] == {
        "blue": levels.get("blue", 0),
        "purple": levels.get("purple", 0),
    }
