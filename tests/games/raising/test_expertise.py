"""Expertise: steps, permanent tokens, the end of a track, column rewards."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising

# Cards whose round spot is one step, and does so once.
STEPS = {"lumber": ["16", "31"], "jackscrew": ["51", "21"], "masonry": ["10", "18"]}


def stepping(columns: str, *tracks: str, seats: int = 3) -> RaisingScenario:
    """Let blue take one step on each of these tracks, in this order, by its company's cards."""
    cards = [STEPS[track][tracks[:place].count(track)] for place, track in enumerate(tracks)]
    table = raising(seats).round(4).tracks("blue", columns).expansions("blue", 1)
    return table.slots("blue", *cards, fresh=len(cards)).at("company")


def studying(columns: str, track: str, seats: int = 3) -> RaisingScenario:
    """Let blue take the three steps of tile 8 on one track."""
    table = raising(seats).tracks("blue", columns).tiles("blue", "8").at("window", "blue")
    return table.play("use 8", f"study {track}")


def test_the_third_marker_in_column_2_earns_a_wild() -> None:
    """E-010, R-EXP-05: L2 J2 M1, one step on masonry."""
    table = stepping("L2 J2 M1", "masonry")
    assert table.columns("blue") == "L2 J2 M2"
    assert table.purse("blue") == "L2 J2 M2 W1"
    assert table.perms_of("blue") == "L0 J0 M0"


@pytest.mark.parametrize("columns", ["L2 J1 M1", "L0 J2 M1"])
def test_a_column_pays_only_when_all_three_markers_have_reached_it(columns: str) -> None:
    """R-EXP-05: the second marker in column 2 earns nothing."""
    assert stepping(columns, "masonry").purse("blue") == "L2 J2 M2"


def test_entering_a_tokens_column_frees_the_permanent_token() -> None:
    """E-011, R-EXP-02: L2, one step: L3 and a permanent lumber that works at once."""
    table = stepping("L2", "lumber")
    assert (table.columns("blue"), table.perms_of("blue")) == ("L3 J0 M0", "L1 J0 M0")
    table.won("blue", "17").tokens("blue", "L2 J3 M4").at("projects").play("pay lumber")
    assert table.purse("blue") == "L0 J0 M0"  # three lumber were printed, two were due
    assert table.seat("blue").poverty == 0


def test_one_action_earns_a_token_and_two_column_rewards() -> None:
    """E-012, R-EXP-05, R-EXP-06: L9 J8 M5, three steps on masonry."""
    table = studying("L9 J8 M5", "masonry")
    assert table.columns("blue") == "L9 J8 M8"
    assert table.perms_of("blue") == "L3 J2 M2"
    assert table.seat("blue").wild == 1
    assert table.seat("blue").reputation == 2


def test_the_columns_that_the_other_markers_have_not_reached_pay_nothing() -> None:
    """E-013, R-EXP-05: L4 J5 M3, three steps on masonry earn column 4 only."""
    table = studying("L4 J5 M3", "masonry")
    assert table.columns("blue") == "L4 J5 M6"
    assert table.perms_of("blue") == "L1 J1 M2"
    assert (table.seat("blue").wild, table.seat("blue").reputation) == (0, 2)


def test_the_end_of_a_track_makes_the_resource_unlimited_and_loses_further_steps() -> None:
    """E-014, R-EXP-03, R-EXP-04, Q-38: L11, two steps on lumber."""
    table = stepping("L11", "lumber", "lumber")
    assert table.columns("blue") == "L12 J0 M0"
    assert [text for text in table.sentences() if "advances" in text] == [
        "blue advances in lumber to column 12"
    ]
    table.won("blue", "17").tokens("blue", "L1 J3 M4").at("projects").play("pay jackscrew")
    assert table.purse("blue") == "L1 J0 M0"
    assert table.seat("blue").poverty == 0


def test_column_11_is_not_the_end() -> None:
    """R-EXP-01, R-EXP-03: of the five lumber of tile 24 three permanent tokens leave two."""
    table = raising().tracks("blue", "L11").tokens("blue", "L1 J4 M2").won("blue", "24")
    table.at("projects")
    assert table.question() == "pay"
    assert table.game.question(0).data["need"] == 2


def test_a_lost_step_is_not_moved_to_another_track() -> None:
    """R-EXP-04, Q-38: two of the three steps of tile 8 are lost, and nothing else is asked."""
    table = studying("L11 J4 M4", "lumber")
    assert table.columns("blue") == "L12 J4 M4"
    assert table.question() == "bid"


def test_an_unlimited_track_loses_the_step_of_a_banner_and_keeps_its_tokens() -> None:
    """Q-75, R-EXP-04: raising under a lumber banner with the marker on column 12."""
    table = raising().tracks("blue", "L12").banners(c2="lumber").won("blue", "16").at("placing")
    table.play("raise 2")
    assert (table.columns("blue"), table.perms_of("blue")) == ("L12 J0 M0", "L3 J0 M0")
    assert "advanced" not in table.happened()


def test_four_players_earn_nothing_up_to_their_first_column() -> None:
    """E-015, R-EXP-06, Q-39: from 3/3/3 the third step reaches column 4: two reputation."""
    table = stepping("L3 J3 M3", "lumber", "jackscrew", "masonry", seats=4)
    assert table.columns("blue") == "L4 J4 M4"
    assert (table.seat("blue").wild, table.seat("blue").reputation) == (0, 2)
    steps = [key for key in table.happened() if key in ("advanced", "reputation_changed")]
    assert steps[:4] == ["advanced", "advanced", "advanced", "reputation_changed"]
    assert "blue: reputation 2 for expertise, now 2" in table.sentences()


def test_four_players_find_their_first_permanent_token_in_column_6() -> None:
    """E-016, R-SET-09: L5, one step: L6 and the first permanent lumber."""
    table = stepping("L5", "lumber", seats=4)
    assert (table.columns("blue"), table.perms_of("blue")) == ("L6 J3 M3", "L1 J0 M0")


def test_a_column_without_a_reward_pays_only_its_token() -> None:
    """E-017, R-EXP-05: L2 J2 M2, one step on lumber: L3 and a permanent lumber."""
    table = stepping("L2 J2 M2", "lumber")
    assert (table.columns("blue"), table.perms_of("blue")) == ("L3 J2 M2", "L1 J0 M0")
    assert (table.purse("blue"), table.seat("blue").reputation) == ("L2 J2 M2", 0)


@pytest.mark.parametrize(
    ("column", "wild", "reputation"),
    [
        (1, 0, 0),
        (2, 1, 0),
        (3, 0, 0),
        (4, 0, 2),
        (5, 0, 0),
        (6, 1, 0),
        (7, 0, 0),
        (8, 0, 2),
        (9, 0, 0),
        (10, 0, 2),
        (11, 0, 0),
        (12, 0, 2),
    ],
)
def test_every_column_reward(column: int, wild: int, reputation: int) -> None:
    """R-EXP-01, R-EXP-05: wilds in 2 and 6, two reputation in 4, 8, 10 and 12."""
    table = stepping(f"L12 J{column} M{column - 1}", "masonry")
    assert (table.seat("blue").wild, table.seat("blue").reputation) == (wild, reputation)


def test_a_column_reward_is_earned_once() -> None:
    """R-EXP-06, Q-39: the markers that go on through column 2 do not earn it again."""
    table = stepping("L1 J2 M1", "lumber", "masonry", "lumber", "jackscrew", "masonry")
    assert table.columns("blue") == "L3 J3 M3"
    assert table.seat("blue").wild == 1


def test_steps_are_made_one_at_a_time() -> None:
    """R-EXP-01: tile 8 names each column it enters, and each column is looked at."""
    table = studying("L6 J6 M3", "masonry")
    assert [text for text in table.sentences() if "advances" in text] == [
        "blue advances in masonry to column 4",
        "blue advances in masonry to column 5",
        "blue advances in masonry to column 6",
    ]
    assert (table.seat("blue").reputation, table.seat("blue").wild) == (2, 1)


def test_a_step_and_its_rewards_concern_one_player() -> None:
    """R-EXP-05: the markers of others neither help nor profit."""
    table = raising().round(4).tracks("purple", "L9 J9 M9").tracks("blue", "L2 J0 M1")
    table.slots("blue", "10", fresh=1).at("company")
    assert (table.columns("blue"), table.columns("purple")) == ("L2 J0 M2", "L9 J9 M9")
    assert (table.seat("blue").wild, table.seat("purple").wild) == (0, 0)
