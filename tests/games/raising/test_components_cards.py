"""What the box contains: cards, council, tracks and numbers, against the rules."""

from collections import Counter

import pytest

from bigshoulders.games.raising.box.components import (
    COUNTS,
    LETTERS,
    NO_RESOURCE,
    NO_WARD,
    NOTHING,
    RESOURCES,
    Card,
    Reward,
)
from bigshoulders.games.raising.box.loading import standard_box

BOX = standard_box(3)
BOARD = BOX.board


def card(key: str, players: int = 3) -> Card:
    """Pick a card."""
    return next(one for one in standard_box(players).cards if one.key == key)


def squares(one: Card) -> str:
    """Write squares as the examples do, "-" for none."""
    return " ".join("-" if s == NO_RESOURCE else RESOURCES[s][0].upper() for s in one.squares)


# Cards


@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 4), (4, 5)])
def test_four_players_use_the_side_with_a_square_more(players: int, count: int) -> None:
    """R-CMP-07, Q-62: the upper-left square, three resources, and for four players an empty one."""
    for one in standard_box(players).cards:
        assert len(one.squares) == count
        assert one.squares[0] == NO_RESOURCE
        assert NO_RESOURCE not in one.squares[1:4]
        assert one.squares[4:] == (NO_RESOURCE,) * (count - 4)


@pytest.mark.parametrize(
    ("key", "players", "shown"),
    [("8", 3, "- J M L"), ("8", 4, "- J M L -"), ("1", 2, "- J J J")],
)
def test_squares_of_the_examples(key: str, players: int, shown: str) -> None:
    """R-CMP-07: E-033, E-043 and E-044 rest on these."""
    assert squares(card(key, players)) == shown


@pytest.mark.parametrize(
    ("key", "every_round", "spot"),
    [
        ("21", False, Reward(steps=(0, 1, 0))),
        ("52", True, Reward(tokens=(1, 0, 1))),
        ("22", True, Reward(tokens=(0, 1, 0))),
        ("30", True, Reward(tokens=(0, 0, 1))),
        ("4", True, Reward(tokens=(1, 0, 0))),
        ("7", True, Reward(wild=1)),
        ("8", True, Reward(tokens=(0, 1, 0))),
        ("9", False, Reward(tokens=(0, 2, 0))),
        ("10", False, Reward(steps=(0, 0, 1))),
    ],
)
def test_round_spots_of_the_examples(key: str, every_round: bool, spot: Reward) -> None:
    """R-CMP-08: E-110, E-111 and E-115 rest on these."""
    assert (card(key).every_round, card(key).spot) == (every_round, spot)


def test_a_card_shows_one_letter_or_all_four() -> None:
    """R-CMP-08: twelve cards for each letter and six with all."""
    counts = Counter(one.letters for one in BOX.cards)
    assert LETTERS == ("a", "b", "c", "d")
    assert counts == {0b0001: 12, 0b0010: 12, 0b0100: 12, 0b1000: 12, 0b1111: 6}


def test_every_resource_is_on_as_many_squares() -> None:
    """R-CMP-07: 54 cards with three squares each."""
    shown = Counter(square for one in BOX.cards for square in one.squares[1:])
    assert shown == {0: 54, 1: 54, 2: 54}


# The council


MEMBER_ROWS = [
    ("ward_buildings", 3, 1),
    ("ward_buildings", 3, 2),
    ("ward_buildings", 3, 3),
    ("ward_buildings", 3, 4),
    ("outskirts_buildings", 2, 0),
    ("symbol_sets", 5, 0),
    ("permanent_tokens", 1, 0),
    ("markers_on_bidding_board", 2, 0),
    ("neighborhood_tiles", 1, 0),
    ("favor_tokens", 2, 0),
    ("company_expansions", 3, 0),
    ("ward_control_tokens", 3, 0),
]


def test_council_members_are_as_printed() -> None:
    """R-COU-04; four of them are in play (R-SET-14)."""
    rows = [(COUNTS[one.counts], one.each, one.ward + 1) for one in BOX.members]
    assert rows == MEMBER_ROWS
    assert NO_WARD == -1
    assert BOARD.members == 4


@pytest.mark.parametrize(("players", "once", "twice"), [(2, 6, 9), (3, 4, 6), (4, 3, 5)])
def test_fewer_players_need_more_cards_of_a_letter(players: int, once: int, twice: int) -> None:
    """R-COU-03."""
    board = standard_box(players).board
    assert (board.qualify, board.double) == (once, twice)


# Tracks and numbers of the board


@pytest.mark.parametrize(
    ("players", "tokens", "start", "perms"),
    [(2, (2, 2, 2), 0, (3, 6, 9)), (3, (2, 2, 2), 0, (3, 6, 9)), (4, (1, 1, 1), 3, (6, 9))],
)
def test_four_players_start_with_less_and_further_on(
    players: int, tokens: tuple[int, ...], start: int, perms: tuple[int, ...]
) -> None:
    """R-SET-08, R-SET-09, R-SET-12."""
    board = standard_box(players).board
    assert (board.start_tokens, board.start_column, board.perm_columns) == (tokens, start, perms)


def test_a_track_ends_in_column_12() -> None:
    """R-EXP-01, R-EXP-03."""
    assert BOARD.end_column == 12
    assert len(BOARD.column_rewards) == 13


def test_six_columns_pay_a_reward() -> None:
    """R-EXP-05."""
    paying = {at: reward for at, reward in enumerate(BOARD.column_rewards) if reward != NOTHING}
    two = Reward(reputation=2)
    wild = Reward(wild=1)
    assert paying == {2: wild, 4: two, 6: wild, 8: two, 10: two, 12: two}


def test_poverty_costs_more_with_every_step() -> None:
    """R-FIN-07, Q-40: 13 spaces, then five for each further step."""
    assert BOARD.poverty == (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30)
    assert BOARD.poverty_overflow == 5


def test_the_numbers_of_play_are_those_of_the_rules() -> None:
    """R-RES-03, R-CRD-02, R-RAI-05, R-NBH-05, R-ANN-06."""
    assert (BOARD.trade_give, BOARD.slots, BOARD.level_reputation) == (3, 4, 1)
    assert (BOARD.consolation, BOARD.nonplayer_markers) == (1, 2)


def test_the_numbers_of_the_final_scoring_are_those_of_the_rules() -> None:
    """R-FIN-02, R-FIN-04, R-FIN-05, R-FIN-06, Q-73: every personal project is the same."""
    assert (BOARD.board_first, BOARD.board_second) == (5, 3)
    assert (BOARD.match_reputation, BOARD.set_reputation) == (2, 3)
    assert (BOARD.section_need, BOARD.section_reputation, BOARD.sections_bonus) == (5, 2, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_square_for_every_marker(players: int) -> None:
    """R-BID-08, Q-29: 14, 15 or 20 markers on 20 red or 25 yellow squares."""
    box = standard_box(players)
    own = box.board.markers_most + (box.board.nonplayer_markers if players == 2 else 0)
    markers, room = players * own, 5 * len(box.cards[0].squares)
    assert (players, markers, room) in [(2, 14, 20), (3, 15, 20), (4, 20, 25)]


# Where values come from


def test_the_box_lists_what_no_source_prints() -> None:
    """R-CMP-06: section 25 says what is known, e.g. all of tile 17 but its name."""
    assert "projects 1-16, 18-36: kind, cost" in BOX.reconstructed
    assert "projects 1-36: name" in BOX.reconstructed
    assert "resource cards 1-54: letters, red, yellow, pays, spot" in BOX.reconstructed
    assert "poverty track: lost, each beyond" in BOX.reconstructed
    assert len(BOX.reconstructed) == 16
    known = ("empty plot", "council")  # the booklet describes all of these
    assert not [line for line in BOX.reconstructed if line.startswith(known)]
