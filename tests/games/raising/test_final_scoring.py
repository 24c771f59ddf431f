"""Final scoring of the bidding board, of prestige buildings and as a whole (rules, section 18)."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario
from tests.games.raising.last_round import last_round

CATEGORIES = (
    *("in_play", "ward_control", "bidding_board", "prestige_buildings", "final_projects"),
    *("symbol_sets", "personal_project", "poverty", "council"),
)


# The bidding board


@pytest.mark.parametrize(
    ("markers", "scores"),
    [
        ({"blue": 3, "purple": 1, "green": 0}, [5, 3, 0]),
        ({"blue": 2, "purple": 2, "green": 1}, [4, 4, 0]),
        ({"blue": 2, "purple": 2, "green": 2, "white": 0}, [3, 3, 3, 0]),
        ({"blue": 3, "purple": 1, "green": 1}, [5, 2, 2]),
        ({"blue": 0, "purple": 0, "green": 0}, [0, 0, 0]),
        ({"blue": 0, "purple": 1, "green": 0}, [0, 5, 0]),
        ({"blue": 1, "purple": 2}, [3, 5]),
    ],
    ids=["E-150", "E-151", "E-152", "E-153", "E-154", "one", "two players"],
)
def test_markers_on_the_bidding_board_are_compared(
    markers: dict[str, int], scores: list[int]
) -> None:
    """R-FIN-02, Q-44, E-150, E-151, E-152, E-153, E-154: 5 and 3, ties as in a ward."""
    table = last_round(len(markers)).markers(**markers).at("scoring")
    assert list(table.scored("bidding_board").values()) == scores


def test_only_markers_that_came_back_in_the_last_round_count() -> None:
    """R-FIN-02, R-WIN-04: purple loses two markers to blue's three and is alone on the board."""
    table = last_round().project("ii", "36").squares("ii", "blue blue purple blue")
    table.squares("i", "green - - -").squares("iii", "green - - -").squares("iv", "green - - -")
    table.squares("v", "purple - green green").at("winners")
    while not table.game.is_over():
        table.play(table.offers()[0])
    assert table.scored("bidding_board") == {"blue": 0, "purple": 5, "green": 0}
    assert table.seat("purple").on_board == 2


def test_the_nonplayer_color_is_never_on_the_bidding_board() -> None:
    """R-TWO-04, R-TWO-09, Q-46: its three losing markers do not push purple to the second place."""
    table = last_round(2).squares("i", "purple nonplayer blue blue")
    table.squares("ii", "nonplayer blue blue -").squares("iii", "nonplayer blue blue -")
    for space in ("iv", "v"):
        table.squares(space, "blue - - -")
    table.at("winners")
    while not table.game.is_over():
        table.play(table.offers()[0])
    assert table.scored("bidding_board") == {"blue": 0, "purple": 5}


# Prestige buildings


def test_every_arrow_pays_the_owner_of_the_building_it_points_at() -> None:
    """R-FIN-03, Q-09, E-160: prestige 7 (N, E, S; 2) on 20; blue on 12 and 21, purple on 28."""
    table = last_round().building("blue", 12, 21).building("purple", 28).prestige("7", 20)
    table.at("scoring")
    assert table.scored("prestige_buildings") == {"blue": 4, "purple": 2, "green": 0}


def test_the_number_of_levels_does_not_matter_to_an_arrow() -> None:
    """R-FIN-03: prestige 1 pays 4 for a building of three levels."""
    table = last_round().building("green", 12, levels=3).prestige("1", 20).at("scoring")
    assert table.scored("prestige_buildings") == {"blue": 0, "purple": 0, "green": 4}


def test_an_arrow_that_leaves_the_map_pays_nothing() -> None:
    """R-FIN-03, E-161: prestige 1 (N; 4) on plot 4, with blue on 3, 5, 12 and 36."""
    table = last_round().building("blue", 3, 5, 12, 36).prestige("1", 4).at("scoring")
    assert table.scored("prestige_buildings") == {"blue": 0, "purple": 0, "green": 0}


def test_an_arrow_does_not_go_on_in_the_next_row() -> None:
    """R-FIN-03, R-MAP-07: prestige 4 (E, W; 3) on plot 16, with blue on 17 and purple on 15."""
    table = last_round().building("blue", 17).building("purple", 15).prestige("4", 16)
    table.at("scoring")
    assert table.scored("prestige_buildings") == {"blue": 0, "purple": 3, "green": 0}


@pytest.mark.parametrize(("degrees", "owner"), [(0, 12), (90, 21), (180, 28), (270, 19)])
def test_an_arrow_points_where_the_building_was_turned(degrees: int, owner: int) -> None:
    """R-FIN-03, R-MOV-05: prestige 2 (N; 5) on plot 20."""
    table = last_round().building("blue", *{12, 21, 28, 19} - {owner}).building("purple", owner)
    table.prestige("2", 20, degrees).at("scoring")
    assert table.scored("prestige_buildings") == {"blue": 0, "purple": 5, "green": 0}


def test_arrows_at_nobodys_building_pay_nothing() -> None:
    """R-FIN-03, E-162: prestige 9 (all arrows; 2) on 20: 12 empty, 21 prestige, 28 NP, 19 blue."""
    table = last_round(2).building("nonplayer", 28).building("blue", 19)
    table.prestige("9", 20).prestige("1", 21).at("scoring")
    assert table.scored("prestige_buildings") == {"blue": 2, "purple": 0}


def test_several_prestige_buildings_pay_for_one_building() -> None:
    """R-FIN-03, Q-09: 1 (N; 4) from the south and 6 (S, W; 3) from the north of plot 12."""
    table = last_round().building("blue", 12).prestige("1", 20).prestige("6", 4).at("scoring")
    assert table.scored("prestige_buildings") == {"blue": 7, "purple": 0, "green": 0}


def test_buildings_in_the_outskirts_are_not_pointed_at() -> None:
    """R-FIN-03, R-MAP-08: a moved building stands next to no plot."""
    table = last_round().moved("blue").prestige("9", 20).at("scoring")
    assert table.scored("prestige_buildings") == {"blue": 0, "purple": 0, "green": 0}


# All together


def whole_game() -> RaisingScenario:
    """Arrange the eight numbers of E-178 for blue; see the test for where each comes from."""
    table = last_round().ward_tokens("wc2", "wc1", "wc3", "wc4")
    table.building("blue", 1, project="f01").building("blue", 11)
    table.building("purple", 27).building("green", 28).prestige("4", 10)
    table.markers(blue=1, purple=2).poverty("blue", 3)
    table.symbols("blue", train=3, lion=2, book=1, seal=1, y=1)
    table.building("blue", 9)
    return table.tokens("blue", "L5 J5 M4").reputation(blue=60, purple=10, green=0).at("scoring")


def test_the_categories_add_up_to_the_score() -> None:
    """R-FIN-01, R-FIN-02, R-FIN-03, R-FIN-04, R-FIN-05, R-FIN-06, R-FIN-07, E-178: 95 for blue.

    First alone in ward 1 (8/4), tied with both others in ward 2 (7/3), second on the board, two
    arrows worth 3, one final with five matching tokens, one set, two sections, poverty step 3.
    """
    result = whole_game().game.result()
    assert result is not None
    lines = {line.key: line.amount for line in result.standings[0].lines}
    assert lines == {
        "in_play": 60,
        "ward_control": 8 + 4,
        "bidding_board": 3,
        "prestige_buildings": 6,
        "final_projects": 10,
        "symbol_sets": 3,
        "personal_project": 4,
        "poverty": -3,
        "council": 0,
    }
    assert tuple(lines) == CATEGORIES
    assert result.standings[0].score == 95
    assert result.standings[0].place == 1


def test_every_category_is_told_in_order_and_moves_the_discs() -> None:
    """R-FIN-01, R-FIN-07, R-REP-03: each amount changes the reputation when it is scored."""
    table = whole_game()
    blue = [sentence for sentence in table.sentences() if sentence.startswith("blue: reputation")]
    assert blue == [
        "blue: reputation 12 for ward_control, now 72",
        "blue: reputation 3 for bidding_board, now 75",
        "blue: reputation 6 for prestige_buildings, now 81",
        "blue: reputation 10 for final_projects, now 91",
        "blue: reputation 3 for symbol_sets, now 94",
        "blue: reputation 4 for personal_project, now 98",
        "blue: reputation -3 for poverty, now 95",
    ]


def test_equal_gains_of_one_category_keep_the_order_of_the_discs() -> None:
    """R-REP-06, Q-15: blue lies above purple, and both share a ward."""
    table = last_round().building("blue", 1).building("purple", 2)
    table.reputation(blue=0, purple=0, green=0).at("scoring")
    assert table.reputations() == {"blue": 5, "purple": 5, "green": 0}
    assert table.ranks() == ["blue", "purple", "green"]


def test_unused_empty_plot_tiles_are_worth_nothing() -> None:
    """R-EPT-06: blue keeps three of them."""
    table = last_round().tiles("blue", "3", "11", "1").reputation(blue=7, purple=5, green=3)
    result = table.at("scoring").game.result()
    assert result is not None
    assert result.scores() == [7, 5, 3]


def test_the_final_scoring_follows_the_last_company_phase() -> None:
    """R-RUN-06, R-RND-03: cards pay once more, and what they pay completes a section."""
    table = last_round().slots("blue", "11", fresh=1).tokens("blue", "M3").at("company")
    assert table.game.is_over()
    assert table.scored("personal_project")["blue"] == 2
    assert table.game.view(None)["phase"] == "finished"
