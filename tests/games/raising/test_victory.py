"""Who wins (rules, R-VIC-01 and R-VIC-02)."""

from bigshoulders.kernel.rules import Result
from bigshoulders.scenarios.raising import RaisingScenario
from tests.games.raising.last_round import last_round


def result_of(table: RaisingScenario) -> Result:
    result = table.at("scoring").game.result()
    assert result is not None
    return result


def both_at_80(outskirts_of_blue: int) -> RaisingScenario:
    """Blue is alone in ward 1 (7) with 18 levels, purple in ward 2 (8) with 20; both end on 80."""
    table = last_round().building("blue", 1, 2, 9, 10, levels=4).building("blue", 17, levels=2)
    table.building("purple", 3, 4, 11, 12, 19, levels=4).moved("purple", levels=1)
    if outskirts_of_blue:
        table.moved("blue", levels=outskirts_of_blue)
    return table.reputation(purple=72, blue=73, green=30)


def test_most_reputation_wins() -> None:
    """R-VIC-01: green has fewest levels and most reputation."""
    table = last_round().building("blue", 1, levels=4).reputation(green=50, blue=10, purple=0)
    result = result_of(table)
    assert result.scores() == [17, 0, 50]
    assert [standing.place for standing in result.standings] == [2, 3, 1]
    assert result.winners() == [2]


def test_levels_in_wards_and_outskirts_break_a_tie() -> None:
    """R-VIC-02, R-LEV-03, Q-54, E-176: 18 + 4 levels beat 20 + 1."""
    result = result_of(both_at_80(4))
    assert result.scores() == [80, 80, 30]
    assert result.winners() == [0]
    assert [standing.place for standing in result.standings] == [1, 2, 3]


def test_equal_reputation_and_levels_share_the_victory() -> None:
    """R-VIC-02, E-177: 18 + 3 and 20 + 1 levels; the order of the discs does not decide."""
    table = both_at_80(3)
    result = result_of(table)
    assert result.scores() == [80, 80, 30]
    assert result.winners() == [0, 1]
    assert [standing.place for standing in result.standings] == [1, 1, 3]
    assert len(set(table.ranks())) == 3


def test_more_levels_in_the_wards_alone_do_not_win() -> None:
    """R-VIC-02, Q-54: 18 + 2 levels lose to 20 + 1."""
    assert result_of(both_at_80(2)).winners() == [1]


def test_levels_never_beat_reputation() -> None:
    """R-VIC-01, R-VIC-02: purple has 21 levels, blue one point more."""
    table = both_at_80(0).reputation(purple=72, blue=74, green=30)
    assert result_of(table).winners() == [0]


def test_prestige_buildings_are_no_levels_of_anybody() -> None:
    """R-VIC-02, R-LEV-02: one level each, and a prestige building beside them."""
    table = last_round(2).building("blue", 1).building("purple", 3).prestige("9", 20)
    assert result_of(table.reputation(blue=11, purple=10)).winners() == [0, 1]


def test_everybody_can_share_the_victory() -> None:
    """R-VIC-02: nobody has anything."""
    result = result_of(last_round(4))
    assert result.winners() == [0, 1, 2, 3]
    assert {standing.place for standing in result.standings} == {1}


def test_there_is_no_result_before_the_end() -> None:
    """R-VIC-01: and no answer is taken after it."""
    table = last_round()
    assert table.game.result() is None
    table.at("scoring")
    assert table.game.is_over()
    assert table.game.deciders() == []
    refusal = table.refusal("pass", "blue")
    assert (refusal.key, refusal.rule) == ("game_over", "R-VIC-01")
