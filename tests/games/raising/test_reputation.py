"""Reputation and order: ranks, stacks of discs, rows; and levels, which pay reputation."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising


def gaining(color: str, tile: str, **discs: int) -> RaisingScenario:
    """Return a table whose discs lie so, and on which a color may use an empty plot tile."""
    return raising().reputation(**discs).tiles(color, tile).at("window", color)


def test_the_higher_reputation_has_the_better_rank() -> None:
    """E-005, R-REP-02: blue on 6, and on 3 purple lies above green."""
    table = raising().reputation(purple=3, green=3, blue=6)
    assert table.ranks() == ["blue", "purple", "green"]
    assert table.game.view(None)["ranking"] == ["blue", "purple", "green"]
    table.check()


def test_a_disc_lands_on_top_of_its_new_space() -> None:
    """E-006, R-REP-03, Q-14: blue goes from 4 to 6, where purple lies above green."""
    table = gaining("blue", "10", purple=6, green=6, blue=4).play("use 10")
    assert table.reputations() == {"blue": 6, "purple": 6, "green": 6}
    assert table.ranks() == ["blue", "purple", "green"]


def test_a_disc_that_stays_behind_keeps_its_rank() -> None:
    """R-REP-02, R-REP-03: blue goes from 2 to 4 and stays below 6 and 5."""
    table = gaining("blue", "10", purple=6, green=5, blue=2).play("use 10")
    assert table.ranks() == ["purple", "green", "blue"]


def test_a_disc_that_leads_already_moves_on_alone() -> None:
    """R-REP-02, R-REP-03: the discs it left keep their order."""
    table = gaining("blue", "3", green=6, blue=6, purple=6).play("use 3")
    assert table.reputations() == {"blue": 9, "green": 6, "purple": 6}
    assert table.ranks() == ["blue", "green", "purple"]


def test_a_gain_of_nothing_moves_no_disc() -> None:
    """E-008, R-REP-03: three wilds and no reputation leave blue below purple."""
    table = gaining("blue", "11", purple=5, blue=5, green=0).play("use 11")
    assert table.purse("blue") == "L2 J2 M2 W3"
    assert table.ranks() == ["purple", "blue", "green"]
    assert "reputation_changed" not in table.happened()


def closed_by_green(green: int, **others: int) -> RaisingScenario:
    """Let green close N1 with one level, where green has most levels and the others a building."""
    table = raising().reputation(**others, green=green).neighborhood("n1", "nt01")
    table.building("green", 1, levels=2).building("blue", 9).building("purple", 10)
    return table.won("green", "16").at("placing").play("raise 2")


def test_gains_at_the_same_time_keep_the_order_of_the_discs() -> None:
    """E-007, R-REP-06, Q-15: blue above purple on 5, both gain 1 and land on green in order."""
    table = closed_by_green(5, blue=5, purple=5)
    assert table.reputations() == {"blue": 6, "purple": 6, "green": 6}
    assert table.ranks() == ["blue", "purple", "green"]


def test_the_order_of_gains_at_the_same_time_follows_the_ranks_not_the_seats() -> None:
    """R-REP-06, Q-15: with purple above blue it is purple that stays above."""
    table = closed_by_green(5, purple=5, blue=5)
    assert table.ranks() == ["purple", "blue", "green"]


@pytest.mark.parametrize(("first", "second"), [("blue", "purple"), ("purple", "blue")])
def test_a_tie_goes_to_the_disc_that_lies_higher_at_that_moment(first: str, second: str) -> None:
    """R-REP-04: two levels each around N1 and the same reputation; the stack decides."""
    table = raising().reputation(**{first: 5, second: 5}, green=9).neighborhood("n1", "nt01")
    table.building(first, 1, levels=2).building(second, 9, levels=2).prestige("9", 10)
    table.won("green", "16").at("placing").play("raise 2")
    assert len(table.seat(first).neighborhoods) == 1
    assert table.seat(first).favor == 1
    assert table.seat(second).neighborhoods == []


def test_reputation_has_no_upper_end() -> None:
    """R-REP-01, Q-16: 498 and 3 more are 501."""
    table = gaining("blue", "3", blue=498, purple=0, green=0).play("use 3")
    assert table.seat("blue").reputation == 501


def test_only_poverty_takes_reputation_away_and_may_take_more_than_there_is() -> None:
    """R-REP-01, Q-16: step 4 costs 5 of 2, which leaves -3; the ranks follow."""
    table = raising().reputation(blue=2, purple=1, green=0).poverty("blue", 4)
    for color in ("blue", "purple", "green"):
        table.tokens(color, "")
    table.at("scoring")
    result = table.game.result()
    assert result is not None
    assert result.scores() == [-3, 1, 0]
    assert table.ranks() == ["purple", "green", "blue"]


def test_steps_beyond_the_end_of_the_poverty_track_are_counted() -> None:
    """Q-40, R-WIN-02: five failed projects take blue from step 12 to 17, which cost 55."""
    table = raising().round(8).reputation(blue=60, purple=0, green=0).poverty("blue", 12)
    for color in ("blue", "purple", "green"):
        table.tokens(color, "")
    table.at("winners")
    assert table.seat("blue").poverty == 17
    result = table.game.result()
    assert result is not None
    assert result.scores() == [60 - 30 - 5 * 5, 0, 0]


def test_rows_stay_although_reputation_changes_during_the_bidding() -> None:
    """R-REP-05, Q-17: green gains 3 and leads, yet blue and purple bid first."""
    table = raising().tiles("green", "3").at("bidding")
    table.play("bid i 1", "bid i 2", "use 3")
    assert table.ranks()[0] == "green"
    assert table.game.view(None)["rows"] == ["blue", "purple", "green"]
    table.play("bid i 3")
    assert table.asker() == "blue"
    table.play("bid ii 1")
    assert table.asker() == "purple"


def test_a_tie_on_a_card_does_not_ask_for_reputation() -> None:
    """R-REP-04, R-WIN-01: only rules that name the higher reputation are decided by rank."""
    table = raising().reputation(purple=9, blue=0, green=0).squares("i", "- blue purple -")
    table.at("winners")
    assert "blue wins i with 1 markers" in table.sentences()


# What it is gained for


def gains_of(table: RaisingScenario) -> list[tuple[object, object]]:
    """Return the amounts of all changes of reputation, each with what it was for."""
    changes = [event for event in table.events if event.kind.key == "reputation_changed"]
    facts = [table.game.data(event) for event in changes]
    return [(fact["amount"], fact["gain"]) for fact in facts]


def test_levels_and_the_plot_are_told_apart() -> None:
    """R-RAI-03, R-LEV-03: a central plot pays for itself, and each of two levels."""
    table = raising().won("blue", "16", levels=2).at("placing").play("raise 20")
    assert gains_of(table) == [(2, "plots"), (2, "levels")]


def test_a_neighborhood_pays_winner_and_others_for_the_same() -> None:
    """R-NBH-04, R-NBH-05: two others have a building there."""
    table = closed_by_green(5, blue=5, purple=5)
    assert gains_of(table) == [(1, "levels"), (1, "neighborhoods"), (1, "neighborhoods")]


def test_what_an_empty_plot_tile_gives_is_for_the_tile() -> None:
    """R-EPT-01: tile 3 gives 3."""
    assert gains_of(gaining("blue", "3", blue=0, purple=0, green=0).play("use 3")) == [(3, "tiles")]


def test_a_card_of_the_company_pays_for_itself() -> None:
    """R-RUN-03: card 15 gives 2."""
    table = raising().round(4).slots("blue", "15", fresh=1).at("company")
    assert gains_of(table) == [(2, "cards")]


def test_the_poverty_of_the_final_scoring_is_told_as_its_category() -> None:
    """R-FIN-07: step 4 costs 5."""
    table = raising().reputation(blue=9, purple=0, green=0).poverty("blue", 4)
    for color in ("blue", "purple", "green"):
        table.tokens(color, "")
    assert gains_of(table.at("scoring")) == [(-5, "poverty")]


# Levels


@pytest.mark.parametrize("levels", [1, 2, 3])
def test_the_winners_markers_on_the_card_are_the_levels_of_the_building(levels: int) -> None:
    """R-LEV-01, R-LEV-03: all of them, and each pays 1 reputation."""
    table = raising().won("blue", "16", levels=levels).at("placing").play("raise 2")
    assert table.state.levels[1] == levels
    assert table.state.levels_of(0) == levels
    assert table.seat("blue").reputation == levels
    assert table.state.squares.count(0) == 0


def test_empty_plot_tile_7_adds_a_level() -> None:
    """R-LEV-01: a building of two levels has three, and the supply one marker less."""
    table = raising().building("blue", 5, levels=2).tiles("blue", "7").at("window", "blue")
    supply = table.seat("blue").supply
    table.play("use 7")
    assert (table.state.levels[4], table.seat("blue").supply) == (3, supply - 1)


def test_a_prestige_building_has_no_levels_and_no_owner() -> None:
    """R-LEV-02: nobody's levels grow, although its arrows are kept in the same place."""
    table = raising().prestige("9", 20).building("blue", 12, levels=2).at("bidding")
    assert [table.state.levels_of(seat) for seat in range(3)] == [2, 0, 0]
    plots = table.game.view(None)["plots"]
    assert isinstance(plots, list)
    assert isinstance(plots[19], dict)
    assert "color" not in plots[19]
    assert "levels" not in plots[19]


def test_levels_in_wards_and_outskirts_are_counted_together() -> None:
    """R-LEV-03, R-VIC-02: three on plot 1, two on plot 40 and one outside the wards."""
    table = raising().building("blue", 1, levels=3).building("blue", 40, levels=2).moved("blue")
    assert table.state.levels_of(0) == 6


def test_levels_decide_a_neighborhood_and_a_ward() -> None:
    """R-LEV-03, R-NBH-03, R-FIN-01: purple's three levels beat blue's two buildings of one."""
    table = raising().neighborhood("n1", "nt01").building("blue", 1, 9)
    table.building("purple", 2, levels=3).ward_tokens("wc1", "wc2", "wc3", "wc4")
    table.won("green", "16").at("placing").play("raise 10")
    assert len(table.seat("purple").neighborhoods) == 1
    table.at("scoring")
    assert table.seat("purple").scores[1] == 7
    assert table.seat("blue").scores[1] == 3
