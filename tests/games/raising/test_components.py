"""What the box contains: counts, projects and tiles, against the rules and their examples."""

from collections import Counter
from itertools import combinations

import pytest

from bigshoulders.games.raising.box.components import (
    DIRECTIONS,
    NOTHING,
    SYMBOLS,
    Prestige,
    Project,
    Reward,
)
from bigshoulders.games.raising.box.deeds import (
    COPY_NEIGHBORHOODS,
    EXTRA_LEVEL,
    PLAIN,
    SPOTS_OF_THE_AREA,
    SPOTS_OF_THE_COMPANY,
    SQUARES_OF_A_CARD,
    STEPS_ON_A_TRACK,
    SWAP_BANNERS,
    TOKENS_OF_CHOICE,
)
from bigshoulders.games.raising.box.loading import standard_box

BOX = standard_box(3)
BOARD = BOX.board
NUMBERED = BOX.projects[: BOX.first_final]
FINALS = BOX.projects[BOX.first_final :]
FIVE = SYMBOLS[:5]


def project(key: str) -> Project:
    """Pick a project."""
    return next(one for one in BOX.projects if one.key == key)


def prestige(key: str) -> Prestige:
    """Pick a prestige building."""
    return next(one for one in BOX.prestige if one.key == key)


def arrows(one: Prestige) -> str:
    return " ".join(name for bit, name in enumerate(DIRECTIONS) if one.arrows & 1 << bit)


def symbols(one: Project) -> list[str]:
    return [SYMBOLS[symbol] for symbol in one.symbols]


# How many there are


def test_the_box_holds_its_components() -> None:
    """R-CMP-01, Q-12: the prestige buildings are numbered 1 to 10."""
    assert (len(NUMBERED), len(FINALS), len(BOX.prestige)) == (36, 10, 10)
    assert (len(BOX.neighborhoods), len(BOX.empty_plots), len(BOX.ward_tokens)) == (18, 12, 4)
    assert (len(BOX.cards), len(BOX.members), sum(BOARD.banners)) == (54, 12, 9)
    assert [one.key for one in BOX.prestige] == [str(number) for number in range(1, 11)]


def test_ids_are_words_of_the_notation_in_the_order_of_the_numbers() -> None:
    """R-CMP-01: the index follows the number."""
    for parts, first, last in (
        (NUMBERED, "1", "36"),
        (FINALS, "f01", "f10"),
        (BOX.neighborhoods, "nt01", "nt18"),
        (BOX.empty_plots, "1", "12"),
        (BOX.ward_tokens, "wc1", "wc4"),
        (BOX.cards, "1", "54"),
        (BOX.members, "1", "12"),
    ):
        assert (parts[0].key, parts[-1].key) == (first, last)
        assert [one.index for one in parts] == list(
            range(parts[0].index, parts[0].index + len(parts))
        )


def test_four_colors_have_25_markers_each() -> None:
    """R-CMP-02."""
    assert BOARD.colors == ("blue", "purple", "green", "white")
    assert (BOARD.markers, BOARD.markers_added, BOARD.markers_most) == (25, 3, 5)
    assert len(BOARD.companies) == 4


def test_markers_last_the_game_with_one_to_spare() -> None:
    """R-ANN-04, Q-72: eight rounds of three, and one for empty plot tile 7."""
    assert BOARD.rounds * BOARD.markers_added + 1 == BOARD.markers


@pytest.mark.parametrize(("players", "perms"), [(2, 9), (3, 9), (4, 6)])
def test_a_color_has_nine_permanent_tokens_of_which_four_players_use_six(
    players: int, perms: int
) -> None:
    """R-CMP-02, R-SET-09, Q-13."""
    assert 3 * len(standard_box(players).board.perm_columns) == perms


def test_there_are_six_company_expansions() -> None:
    """R-CMP-03, Q-37."""
    assert BOARD.expansions == 6
    on_projects = sum(one.reward.expansions for one in BOX.projects)
    on_tiles = sum(one.reward.expansions for one in BOX.neighborhoods)
    assert on_projects + on_tiles == BOARD.expansions


def test_two_to_four_players_play_eight_rounds_of_five_projects() -> None:
    """R-RND-01."""
    assert (BOARD.least_players, BOARD.most_players, BOARD.rounds) == (2, 4, 8)
    assert BOARD.spaces == ("i", "ii", "iii", "iv", "v")


# Projects


def test_28_tiles_raise_and_8_move() -> None:
    """R-CMP-04, Q-07: one move tile each round, tile 36 in round 8."""
    moves = [one for one in NUMBERED if one.is_move]
    assert [one.round for one in moves] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert moves[-1].key == "36"
    assert len(NUMBERED) - len(moves) == 28


def test_only_move_tiles_have_no_reward() -> None:
    """R-CMP-04: final projects raise."""
    assert all((one.reward == NOTHING) == one.is_move for one in BOX.projects)
    assert not any(one.is_move for one in FINALS)


def test_five_tiles_belong_to_each_round_and_tile_36_to_the_last() -> None:
    """R-SET-01: 1-5, 6-10, … 31-35."""
    for one in NUMBERED:
        assert one.round == (int(one.key) - 1) // 5 + 1
    assert {one.round for one in FINALS} == {0}


def test_each_symbol_is_on_seven_tiles_and_the_asterisk_on_tile_36() -> None:
    """R-CMP-05."""
    counts = Counter(SYMBOLS[one.symbols[0]] for one in NUMBERED)
    assert counts == {**dict.fromkeys(FIVE, 7), "asterisk": 1}
    assert symbols(project("36")) == ["asterisk"]
    for number in range(1, 8):
        shown = [SYMBOLS[one.symbols[0]] for one in NUMBERED if one.round == number]
        assert sorted(shown) == sorted(FIVE)


def test_a_numbered_tile_pays_one_thing() -> None:
    """R-CMP-06: a wild, a step, an expansion, a favor, or reputation."""
    small = [Reward(wild=1), Reward(expansions=1), Reward(favor=1)]
    small += [Reward(steps=(1, 0, 0)), Reward(steps=(0, 1, 0)), Reward(steps=(0, 0, 1))]
    for one in NUMBERED:
        is_reputation = one.reward == Reward(reputation=one.reward.reputation)
        assert one.is_move or one.reward in small or is_reputation
        assert len(one.symbols) == 1


def test_tile_17_is_that_of_the_booklet() -> None:
    """R-CMP-06: L3 J3 M4, city seal, one jackscrew step."""
    tile = project("17")
    assert (tile.cost, symbols(tile), tile.round) == ((3, 3, 4), ["seal"], 4)
    assert (tile.reward, tile.is_move) == (Reward(steps=(0, 1, 0)), False)


@pytest.mark.parametrize(
    ("key", "cost", "reward"),
    [
        ("22", (4, 5, 2), Reward(steps=(0, 0, 1))),  # E-069
        ("16", (4, 3, 2), Reward(wild=1)),  # E-081
        ("18", (4, 3, 2), NOTHING),  # E-083
        ("f03", (6, 5, 6), Reward(reputation=6)),  # E-082
    ],
)
def test_projects_of_the_examples(key: str, cost: tuple[int, ...], reward: Reward) -> None:
    """R-CMP-06: E-069, E-081, E-082 and E-083 rest on these."""
    assert (project(key).cost, project(key).reward) == (cost, reward)


def test_final_projects_show_every_pair_of_symbols() -> None:
    """R-CMP-06: two symbols and reputation; four of them are in play (R-SET-02)."""
    assert [tuple(symbols(one)) for one in FINALS] == list(combinations(FIVE, 2))
    assert [one.reward.reputation for one in FINALS] == [5, 4, 6, 4, 5, 4, 6, 6, 5, 5]
    assert BOARD.finals == 4


def test_costs_rise_from_round_to_round() -> None:
    """R-CMP-06: section 25 gives the averages."""
    totals = dict.fromkeys(range(1, 9), 0)
    for one in NUMBERED:
        totals[one.round] += sum(one.cost)
    assert list(totals.values()) == [25, 30, 37, 45, 56, 63, 69, 14]
    dear = [sum(one.cost) for one in FINALS]
    assert (min(dear), max(dear)) == (15, 17)


# Tiles


@pytest.mark.parametrize(
    ("key", "directions", "reputation"),
    [("1", "N", 4), ("4", "E W", 3), ("5", "N E", 2), ("7", "N E S", 2), ("9", "N E S W", 2)],
)
def test_prestige_buildings_of_the_examples(key: str, directions: str, reputation: int) -> None:
    """R-FIN-03, R-MOV-05: E-083, E-084, E-160 and E-161 rest on these."""
    assert (arrows(prestige(key)), prestige(key).reputation) == (directions, reputation)


def test_three_prestige_buildings_are_on_display() -> None:
    """R-SET-05."""
    assert BOARD.display == 3


def test_neighborhood_tiles_pay_one_of_five_kinds() -> None:
    """R-NBH-04: a favor, a step, three tokens, two wilds or an expansion."""
    rewards = [one.reward for one in BOX.neighborhoods]
    assert rewards.count(Reward(favor=1)) == 4
    assert [rewards.count(Reward(steps=steps)) for steps in ((1, 0, 0), (0, 1, 0), (0, 0, 1))] == [
        *(2, 2, 2)
    ]
    tokens = [reward.tokens for reward in rewards if any(reward.tokens)]
    assert tokens == [(3, 0, 0), (0, 3, 0), (0, 0, 3), (1, 1, 1)]
    assert (rewards.count(Reward(wild=2)), rewards.count(Reward(expansions=1))) == (2, 2)


@pytest.mark.parametrize(
    ("key", "reward"),
    [("nt01", Reward(favor=1)), ("nt02", Reward(favor=1)), ("nt15", Reward(wild=2))],
)
def test_neighborhood_tiles_of_the_examples(key: str, reward: Reward) -> None:
    """R-NBH-04: E-100, E-119 and E-120 rest on these."""
    assert [one.reward for one in BOX.neighborhoods if one.key == key] == [reward]


# Number, deed, count and reward of every empty plot tile.
EMPTY_PLOT_ROWS = [
    ("1", PLAIN, 0, Reward(favor=2)),
    ("2", PLAIN, 0, Reward(favor=1, wild=1)),
    ("3", PLAIN, 0, Reward(reputation=3)),
    ("4", SQUARES_OF_A_CARD, 0, NOTHING),
    ("5", SPOTS_OF_THE_AREA, 0, NOTHING),
    ("6", SPOTS_OF_THE_COMPANY, 0, NOTHING),
    ("7", EXTRA_LEVEL, 1, Reward(reputation=1)),
    ("8", STEPS_ON_A_TRACK, 3, NOTHING),
    ("9", TOKENS_OF_CHOICE, 4, NOTHING),
    ("10", SWAP_BANNERS, 2, Reward(reputation=2)),
    ("11", PLAIN, 0, Reward(wild=3)),
    ("12", COPY_NEIGHBORHOODS, 2, NOTHING),
]


def test_empty_plot_tiles_are_as_printed() -> None:
    """R-EPT-04."""
    rows = [(one.key, one.deed, one.count, one.reward) for one in BOX.empty_plots]
    assert rows == EMPTY_PLOT_ROWS


def test_ward_control_tokens_differ() -> None:
    """R-FIN-01: E-140 to E-148 rest on these."""
    pairs = [(one.first, one.second) for one in BOX.ward_tokens]
    assert pairs == [(7, 3), (8, 4), (9, 5), (10, 6)]
