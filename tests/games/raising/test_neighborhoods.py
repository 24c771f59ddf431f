"""Enclosed neighborhoods: who wins the tile, what it brings, and what the others gain.

N1 lies between the plots 1, 2, 9 and 10; N6 and N7 share the plots 12 and 20.
"""

import pytest

from bigshoulders.kernel.json_nodes import Node
from bigshoulders.scenarios.raising import RaisingScenario, raising


def closing(
    levels: int = 2, tile: str = "nt01", space: str = "n1", seats: int = 3
) -> RaisingScenario:
    """Blue is to raise a building; purple pays next. The tile lies on the space."""
    table = raising(seats).won("blue", "17", levels=levels).won("purple", "16", space="ii")
    table.neighborhood(space, tile)
    return table.tokens("blue", "").tokens("purple", "L9 J9 M9").banners(c1="lumber", c2="lumber")


def tiles_of(table: RaisingScenario, color: str) -> list[str]:
    return [table.state.box.neighborhoods[tile].key for tile in table.seat(color).neighborhoods]


def gone(table: RaisingScenario, space: int) -> bool:
    """Tell whether no tile lies on a neighborhood space any more."""
    return table.state.neighborhoods[space - 1] == -1


# Being enclosed


def test_a_neighborhood_is_enclosed_by_four_buildings() -> None:
    """R-RAI-06, R-NBH-01: three are not enough."""
    table = closing().building("blue", 2, 9).at("placing").play("raise 1")
    assert tiles_of(table, "blue") == []
    assert not gone(table, 1)
    table = closing().building("blue", 2, 9, 10).at("placing").play("raise 1")
    assert tiles_of(table, "blue") == ["nt01"]
    assert gone(table, 1)


def test_buildings_elsewhere_enclose_nothing() -> None:
    """R-NBH-01, R-MAP-06: N2 has plots 3, 4, 11 and 12; plot 2 does not touch it."""
    table = closing().building("blue", 3, 4, 11).at("placing").play("raise 2")
    assert tiles_of(table, "blue") == []


def test_a_space_without_its_tile_does_nothing() -> None:
    """R-NBH-01, Q-65: the tile was taken before, so nobody gains anything."""
    table = closing().neighborhoods_won("green", "nt01").building("purple", 2, 9, 10)
    table.at("placing").play("raise 1")
    assert table.reputations() == {"blue": 2, "purple": 0, "green": 0}
    assert tiles_of(table, "green") == ["nt01"]


def test_a_prestige_building_only_fills_its_plot() -> None:
    """R-LEV-02, Q-10: its four arrows are no levels; one level of blue is most."""
    table = closing(levels=1).prestige("9", 10).prestige("10", 9).building("blue", 2)
    table.at("placing").play("raise 1")
    assert (tiles_of(table, "blue"), table.purse("blue")) == (["nt01"], "L0 J0 M0 W1 F1")


# Who wins


def test_a_tie_goes_to_the_higher_rank() -> None:
    """E-100, R-NBH-03, R-NBH-04, R-NBH-05: blue stands above purple; the others gain one."""
    table = closing(levels=2).building("purple", 2, levels=2).building("green", 9)
    table.prestige("9", 10).reputation(blue=3, purple=4, green=0).at("placing").play("raise 1")
    assert (tiles_of(table, "blue"), table.seat("blue").favor) == (["nt01"], 1)
    assert table.reputations() == {"blue": 5, "purple": 5, "green": 1}


def test_the_builder_does_not_win_ties_as_such() -> None:
    """R-NBH-03: purple stands higher and takes the tile; blue, who closed it, gains one."""
    table = closing(levels=2).building("purple", 2, levels=2).building("green", 9)
    table.prestige("9", 10).reputation(purple=6, blue=3, green=0).at("placing").play("raise 1")
    assert (tiles_of(table, "purple"), tiles_of(table, "blue")) == (["nt01"], [])
    assert table.seat("purple").favor == 1
    assert table.reputations() == {"blue": 6, "purple": 6, "green": 1}


def test_most_levels_win_whatever_the_rank() -> None:
    """R-NBH-03: three levels of green, the last in rank."""
    table = closing(levels=2).building("purple", 2, levels=2).building("green", 9, levels=3)
    table.prestige("9", 10).reputation(blue=8, purple=8, green=0).at("placing").play("raise 1")
    assert (tiles_of(table, "green"), table.seat("green").reputation) == (["nt01"], 0)


def test_levels_of_several_buildings_are_added() -> None:
    """E-108, R-NBH-03: one and two make three against two."""
    table = closing(levels=1).building("blue", 2, levels=2).building("purple", 9, levels=2)
    table.prestige("9", 10).reputation(purple=9, blue=0, green=0).at("placing").play("raise 1")
    assert (tiles_of(table, "blue"), table.seat("purple").reputation) == (["nt01"], 10)


def test_reputation_for_the_levels_comes_first() -> None:
    """E-104, R-NBH-03, Q-67: from seven to nine, above purple's eight."""
    table = closing(levels=2).building("purple", 2, levels=2).prestige("9", 10).prestige("10", 9)
    table.reputation(purple=8, blue=7, green=0).at("placing").play("raise 1")
    assert (tiles_of(table, "blue"), table.seat("blue").reputation) == (["nt01"], 9)
    assert table.seat("purple").reputation == 9


def test_reputation_of_the_plot_comes_first_too() -> None:
    """R-NBH-03, Q-67: two of plot 19 and two for the levels make nine of five."""
    table = closing(levels=2, space="n6").building("purple", 11, levels=2)
    table.prestige("9", 12).prestige("10", 20).reputation(purple=8, blue=5, green=0)
    assert tiles_of(table.at("placing").play("raise 19"), "blue") == ["nt01"]


def test_nobody_else_gains_where_one_player_owns_all() -> None:
    """E-101, R-NBH-05: three buildings of blue and a prestige building."""
    table = closing(levels=1).building("blue", 2, 9).prestige("9", 10).at("placing")
    table.play("raise 1")
    assert tiles_of(table, "blue") == ["nt01"]
    assert table.reputations() == {"blue": 1, "purple": 0, "green": 0}


def test_four_prestige_buildings_win_nothing() -> None:
    """E-102, R-NBH-06, Q-11: the tile leaves the game."""
    table = raising().won("blue", "24").won("purple", "16", space="ii").tokens("purple", "L9")
    table.prestige("1", 12).prestige("2", 19).prestige("3", 20).display("9", "4", "5").by_hand()
    table.outskirts("1", "2", "3", "4", "7", "8", "9", "10", owner="green").neighborhood(
        "n6", "nt01"
    )
    table.at("placing").play("move 7", "prestige 9", "plot 11", "display 6")
    assert gone(table, 6)
    assert table.state.lost_neighborhoods == 1
    assert table.reputations() == {"blue": 1, "purple": 0, "green": 0}
    assert [tiles_of(table, color) for color in ("blue", "purple", "green")] == [[], [], []]


# What the winner and the others get


@pytest.mark.parametrize(
    ("tile", "purse", "columns", "expansions"),
    [
        ("nt01", "L0 J0 M0 F1", "L1 J1 M0", 0),
        ("nt05", "L0 J0 M0", "L2 J1 M0", 0),
        ("nt07", "L0 J0 M0", "L1 J2 M0", 0),
        ("nt09", "L0 J0 M0", "L1 J1 M1", 0),
        ("nt11", "L3 J0 M0", "L1 J1 M0", 0),
        ("nt14", "L1 J1 M1", "L1 J1 M0", 0),
        ("nt15", "L0 J0 M0 W2", "L1 J1 M0", 0),
        ("nt17", "L0 J0 M0", "L1 J1 M0", 1),
    ],
)
def test_each_kind_of_neighborhood_reward(
    tile: str, purse: str, columns: str, expansions: int
) -> None:
    """R-NBH-04: taken at once; project 17 and the banner brought a step each before."""
    table = closing(tile=tile).building("blue", 1, 9, 10).at("placing").play("raise 2")
    assert (table.purse("blue"), table.columns("blue")) == (purse, columns)
    assert (tiles_of(table, "blue"), table.seat("blue").expansions) == ([tile], expansions)


def test_a_tile_is_taken_even_if_its_expansion_is_not_left() -> None:
    """E-109, R-NBH-04, R-CMP-03, Q-37: purple owns all six expansions."""
    table = closing(tile="nt17").expansions_left(0, "purple").building("blue", 2, 9, 10)
    table.at("placing").play("raise 1")
    assert (tiles_of(table, "blue"), table.seat("blue").expansions) == (["nt17"], 0)


def test_a_player_with_several_buildings_is_consoled_once() -> None:
    """R-NBH-05: two buildings of purple gain one reputation."""
    table = closing(levels=3).building("purple", 2, 9).prestige("9", 10).at("placing")
    assert table.play("raise 1").seat("purple").reputation == 1


def test_who_has_no_building_there_gains_nothing() -> None:
    """R-NBH-05: green builds elsewhere."""
    table = closing(levels=3).building("purple", 2, 9, 10).building("green", 3, 11, 17)
    table.at("placing").play("raise 1")
    assert table.reputations() == {"blue": 3, "purple": 1, "green": 0}


def test_the_reward_comes_before_the_others_gain() -> None:
    """R-NBH-05, Q-66: blue gets to six by a column reward; purple then lands on top of blue."""
    table = closing(levels=2, tile="nt09").building("purple", 2).building("blue", 9, 10)
    table.tracks("blue", "L4 J4 M3").reputation(purple=5, blue=2, green=0)
    table.at("placing").play("raise 1")
    assert list(table.reputations().items()) == [("purple", 6), ("blue", 6), ("green", 0)]


def test_the_others_gain_at_the_same_time() -> None:
    """R-NBH-05, R-REP-06: green above purple on one space, and again on the next."""
    table = closing(levels=3).building("purple", 2).building("green", 9).prestige("9", 10)
    table.reputation(green=4, purple=4, blue=0).at("placing").play("raise 1")
    assert list(table.reputations().items()) == [("green", 5), ("purple", 5), ("blue", 3)]


# Several at once


def crossing() -> RaisingScenario:
    """Blue raises on plot 20 and encloses N6, which green wins, and N7, where blue and purple tie.

    Blue will have five reputation, purple six; N6 brings blue one more, and so the higher place.
    """
    table = closing(levels=1).neighborhood("n6", "nt01").neighborhood("n7", "nt15")
    table.building("green", 11, 19, levels=2).prestige("9", 12).building("purple", 13)
    table.prestige("10", 21).reputation(purple=6, blue=2, green=0)
    return table.at("placing").play("raise 20")


def test_the_builder_chooses_which_neighborhood_comes_first() -> None:
    """E-103, R-NBH-02, D-10: N6 and N7."""
    table = crossing()
    assert (table.asker(), table.question()) == ("blue", "resolve")
    assert table.offers() == ["resolve n6", "resolve n7"]


@pytest.mark.parametrize(
    ("first", "winner", "reputations"),
    [("n6", "blue", {"blue": 6, "purple": 7}), ("n7", "purple", {"blue": 7, "purple": 6})],
)
def test_a_neighborhood_is_resolved_fully_before_the_next(
    first: str, winner: str, reputations: dict[str, int]
) -> None:
    """R-NBH-02, R-NBH-03: the consolation of one decides the tie of the other."""
    table = crossing().play(f"resolve {first}")
    assert (tiles_of(table, "green"), tiles_of(table, winner)) == (["nt01"], ["nt15"])
    assert {color: table.seat(color).reputation for color in ("blue", "purple")} == reputations
    assert table.question() == "pay"


@pytest.mark.parametrize("space", ["n1", "n12"])
def test_only_what_was_enclosed_is_resolved(space: str) -> None:
    """R-NBH-02: neither a space far away nor one with an empty plot."""
    refusal = crossing().refusal(f"resolve {space}")
    assert (refusal.key, refusal.rule) == ("not_now", "R-NBH-02")


def test_four_neighborhoods_at_once() -> None:
    """R-NBH-01, R-NBH-02: plot 20 touches N6, N7, N11 and N12."""
    table = closing(levels=1, tile="nt02", space="n6").neighborhood("n7", "nt01")
    table.neighborhood("n11", "nt03").neighborhood("n12", "nt04")
    table.building("blue", 11, 12, 19, 13, 21, 27, 28, 29).at("placing").play("raise 20")
    assert table.offers() == ["resolve n6", "resolve n7", "resolve n11", "resolve n12"]
    table.play("resolve n12", "resolve n6", "resolve n11")
    assert tiles_of(table, "blue") == ["nt04", "nt02", "nt03", "nt01"]
    assert table.seat("blue").favor == 4


# Two players


@pytest.mark.parametrize(
    ("nonplayer", "purple", "blue", "reputations"),
    [(3, 1, 2, {"blue": 3, "purple": 1}), (2, 0, 2, {"blue": 3, "purple": 0})],
)
def test_nobody_wins_where_the_nonplayer_color_has_most(
    nonplayer: int, purple: int, blue: int, reputations: dict[str, int]
) -> None:
    """E-105, E-106, R-NBH-07: alone or tied; every player with a building gains one."""
    table = closing(levels=blue, seats=2).building("nonplayer", 9, levels=nonplayer)
    table.prestige("9", 10)
    if purple:
        table.building("purple", 2, levels=purple)
    else:
        table.prestige("10", 2)
    table.at("placing").play("raise 1")
    assert gone(table, 1)
    assert (tiles_of(table, "blue"), tiles_of(table, "purple")) == ([], [])
    assert table.reputations() == reputations


def test_a_player_with_most_levels_beats_the_nonplayer_color() -> None:
    """E-107, R-NBH-03, R-NBH-05: three against two and one; only purple is consoled."""
    table = closing(levels=3, seats=2).building("nonplayer", 9, levels=2).prestige("9", 10)
    table.building("purple", 2).at("placing").play("raise 1")
    assert (tiles_of(table, "blue"), table.purse("blue")) == (["nt01"], "L0 J0 M0 W1 F1")
    assert table.reputations() == {"blue": 3, "purple": 1}


# Who has taken a tile


def space_shown(table: RaisingScenario, space: int) -> Node:
    view = Node(table.game.view(None), ("view",))
    return view.at("neighborhoods").items()[space - 1]


def test_a_taken_tile_leaves_word_of_its_winner() -> None:
    """R-NBH-04: blue won by rank, and levels that come later change nothing about that."""
    table = closing(levels=1).building("blue", 2).building("purple", 9, 10, levels=1)
    table.at("placing").play("raise 1")
    shown = space_shown(table, 1)
    assert shown.at("tile").value is None
    assert (shown.at("won_by").value, shown.at("lead_by").value) == ("blue", "higher_rank")
    assert space_shown(table, 2).at("won_by").value is None


def test_a_lost_tile_leaves_word_that_nobody_won_it() -> None:
    """R-NBH-07: the non-player color holds as many levels as blue."""
    table = closing(levels=1, seats=2).building("nonplayer", 2).building("nonplayer", 9, 10)
    table.at("placing").play("raise 1")
    shown = space_shown(table, 1)
    assert (shown.at("won_by").value, shown.at("lead_by").value) == (None, "nonplayer")
