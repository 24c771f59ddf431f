"""The city council: members, thresholds and letters (rules, section 19)."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising
from tests.games.raising.last_round import collect, council, last_round


def score(table: RaisingScenario, color: str = "blue") -> int:
    return table.at("scoring").scored("council")[color]


# Thresholds

BY_PLAYERS = [
    *[(2, cards, times) for cards, times in ((5, 0), (6, 1), (8, 1), (9, 2))],
    *[(3, cards, times) for cards, times in ((3, 0), (4, 1), (5, 1), (6, 2))],
    *[(4, cards, times) for cards, times in ((2, 0), (3, 1), (4, 1), (5, 2))],
]


@pytest.mark.parametrize(("seats", "cards", "times"), BY_PLAYERS)
def test_a_member_scores_once_or_twice_by_the_cards_of_its_letter(
    seats: int, cards: int, times: int
) -> None:
    """R-COU-03, Q-58, E-180, E-182: 6 / 9, 4 / 6 and 3 / 5 cards; twice is twice the amount."""
    table = council("1", "11", "3", "4", seats=seats).expansions("blue", 2)
    assert score(collect(table, b=cards)) == times * 6


def test_a_card_with_all_letters_counts_as_one_of_them() -> None:
    """R-COU-02, R-COU-03, Q-57, E-181: five cards with B and an open one score B twice."""
    table = council("1", "11", "3", "4").expansions("blue", 2)
    assert score(collect(table, b=5, opened=1)) == 12


def test_a_member_looks_at_the_letter_of_its_own_space() -> None:
    """R-COU-03: the same member on each space, and cards with C alone."""
    for space, expected in enumerate((0, 0, 6, 0)):
        members = ["1", "2", "3", "4"]
        members[space] = "11"
        table = council(*members).expansions("blue", 2)
        assert score(collect(table, c=4)) == expected


def test_cards_in_slots_and_pile_count() -> None:
    """R-COU-01, R-COU-02, R-CRD-03: two in the slots and two that were pushed out."""
    table = council("11", "2", "3", "4").expansions("blue", 1).slots("blue", "5", "6", "9")
    table.pile("blue", "13", "17")
    assert score(table) == 3
    table = council("11", "2", "3", "4").expansions("blue", 1).slots("blue", "5", "9", "13")
    assert score(table) == 0


def test_the_cards_of_others_do_not_count() -> None:
    """R-COU-02: purple has the cards and blue the expansions."""
    table = collect(council("11", "2", "3", "4").expansions("blue", 2), "purple", a=6)
    table.at("scoring")
    assert table.scored("council") == {"blue": 0, "purple": 0, "green": 0}


def test_everybody_is_scored() -> None:
    """R-COU-03: blue once and purple twice, with one expansion each."""
    table = council("11", "2", "3", "4", seats=4).expansions("blue", 1).expansions("purple", 1)
    table.slots("blue", "5", "9", "13").slots("purple", "17", "21", "25", "29").pile("purple", "33")
    table.at("scoring")
    assert table.scored("council") == {"blue": 3, "purple": 6, "green": 0, "white": 0}


# Members


@pytest.mark.parametrize("ward", [1, 2, 3, 4])
def test_members_1_to_4_count_raised_buildings_in_their_ward(ward: int) -> None:
    """R-COU-04: two buildings there, whatever their levels, and one in every other ward."""
    plots = {1: (1, 9), 2: (3, 11), 3: (5, 13), 4: (7, 15)}
    table = council(str(ward), "9", "10", "12").moved("blue")
    for number, (first, second) in plots.items():
        table.building("blue", first, levels=2)
        if number == ward:
            table.building("blue", second)
    table.building("purple", 34, 36, 38, 40)
    assert score(collect(table, a=4)) == 6


def test_member_2_scored_twice_for_four_buildings() -> None:
    """R-COU-04, Q-58, E-183: 3 x 4 x 2."""
    table = council("1", "2", "3", "4").building("blue", 3, 4, 11, 12)
    assert score(collect(table, b=6)) == 24


def test_member_5_counts_own_buildings_in_the_outskirts() -> None:
    """R-COU-04: 2 for each of two, not of their levels, and not for purple's."""
    table = council("5", "9", "10", "12").moved("blue", levels=3).moved("blue").moved("purple")
    assert score(collect(table, a=4)) == 4


def test_member_6_counts_symbol_sets_again() -> None:
    """R-COU-04, R-FIN-05, E-184: two sets are 10 besides 6."""
    table = council("6", "9", "10", "12").symbols("blue", train=2, lion=3, book=2, seal=2, y=2)
    assert score(collect(table, a=4)) == 10
    assert table.scored("symbol_sets")["blue"] == 6


def test_member_6_counts_the_asterisk_as_it_was_named() -> None:
    """R-COU-04, R-FIN-04: named Y it makes a set, here too."""
    table = council("6", "9", "10", "12")
    table.symbols("blue", train=1, lion=1, book=1, seal=1, asterisk=1)
    table = collect(table, a=4).at("scoring").play("name y")
    assert table.scored("council")["blue"] == 5


def test_member_7_counts_permanent_tokens_taken() -> None:
    """R-COU-04, E-189: L2 J1 M3 are 6."""
    table = council("7", "9", "10", "12").perms("blue", "L2 J1 M3")
    assert score(collect(table, a=4)) == 6


def test_member_8_counts_markers_on_the_bidding_board_again() -> None:
    """R-COU-04, R-FIN-02, Q-59, E-185: three are 6 besides 5."""
    table = council("8", "9", "10", "12").markers(blue=3)
    assert score(collect(table, a=4)) == 6
    assert table.scored("bidding_board")["blue"] == 5


def test_member_9_counts_tiles_taken_and_not_those_copied() -> None:
    """R-COU-01, R-COU-04, Q-25, E-188: four tiles, two more rewards copied with tile 12."""
    table = council("9", "1", "2", "3").neighborhoods_won("blue", "nt05", "nt07", "nt09", "nt11")
    table.neighborhood("n1", "nt01").neighborhood("n2", "nt15").tiles("blue", "12")
    table = collect(table, a=4).at("company").play("use 12", "copy n1", "copy n2")
    assert table.game.is_over()
    assert table.scored("council")["blue"] == 4


def test_member_10_counts_favors_that_are_left() -> None:
    """R-COU-04, R-FIN-06: the personal project takes three of five first."""
    table = collect(council("10", "1", "2", "3").tokens("blue", "F5"), a=4).at("scoring")
    table.play("favor lumber", "favor jackscrew", "favor masonry")
    assert table.scored("council")["blue"] == 4


def test_member_11_counts_company_expansions() -> None:
    """R-COU-01, R-COU-04: 3 for each of three."""
    assert score(collect(council("11", "1", "2", "3").expansions("blue", 3), a=4)) == 9


def test_member_12_counts_ward_control_tokens() -> None:
    """R-COU-01, R-COU-04, R-FIN-01a, E-187: one ward won and one tied for first is one token."""
    table = council("12", "9", "10", "11").building("blue", 1, 3).building("purple", 4)
    assert score(collect(table, a=4)) == 3


def test_several_members_score() -> None:
    """R-COU-03, R-COU-04: A once (3 buildings in ward 1), B twice (2 expansions)."""
    table = council("1", "11", "9", "12").building("blue", 1, 2, 9).building("purple", 10, levels=4)
    assert score(collect(table.expansions("blue", 2), a=4, b=6)) == 9 + 12


# The module


def test_the_council_is_scored_last() -> None:
    """R-COU-02, R-FIN-08: poverty comes before it."""
    table = collect(council("11", "1", "2", "3").expansions("blue", 2), a=4).poverty("blue", 1)
    table.at("scoring")
    scored = [sentence for sentence in table.sentences() if sentence.startswith("blue scores")]
    assert scored[-2:] == ["blue scores -1: poverty", "blue scores 6: council"]


def test_without_the_module_there_is_no_council() -> None:
    """R-FIN-08, R-SET-14: nobody sits there and nothing is scored."""
    table = last_round(council="off").expansions("blue", 2)
    table = collect(table, a=6).at("scoring")
    assert table.state.members == []
    assert table.scored("council") == {"blue": 0, "purple": 0, "green": 0}
    assert table.game.view(None)["council"] == []


def test_with_the_module_four_of_twelve_members_are_drawn() -> None:
    """R-SET-14: one on each of A, B, C and D."""
    shown = raising(council="on").game.view(None)["council"]
    assert isinstance(shown, list)
    spaces = [space for space in shown if isinstance(space, dict)]
    assert [space["letter"] for space in spaces] == ["a", "b", "c", "d"]
    assert len({str(space["member"]) for space in spaces}) == 4
