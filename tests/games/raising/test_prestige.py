"""Prestige buildings: choice, plot and rotation; plot reward, two banners, a new one on display."""

import pytest

from bigshoulders.games.raising.box.components import EAST, NORTH, SOUTH, WEST
from bigshoulders.games.raising.ids import NO_TILE, PRESTIGE
from bigshoulders.scenarios.raising import RaisingScenario, raising

TILES = ("1", "2", "3", "4", "7", "8", "9", "10")
INTERIOR = (*range(10, 16), *range(18, 24), *range(26, 32))


def choosing(*display: str, project: str = "18") -> RaisingScenario:
    """Blue has moved a building of three levels; tile 7 opens no window. Purple pays next."""
    table = raising().won("blue", project, levels=3).tokens("blue", "")
    table.won("purple", space="ii").tokens("purple", "L9 J9 M9")
    table.outskirts(*TILES, owner="green").display(*(display or ("4", "5", "9")))
    return table.banners(prestige="masonry", c4="lumber").by_hand()


def placed(table: RaisingScenario, *answers: str) -> RaisingScenario:
    """Place a prestige building."""
    return table.at("placing").play("move 7", *answers)


def arrows(table: RaisingScenario, plot: int) -> int:
    assert table.state.owner[plot - 1] == PRESTIGE
    return table.state.levels[plot - 1]


# Which one, and where


def test_prestige_4_on_a_central_plot() -> None:
    """E-083, R-MOV-04, R-MOV-05, R-MOV-07, R-MOV-08, R-MOV-09: all that a move can bring."""
    table = placed(choosing(), "prestige 4", "plot 20", "turn 90", "display 6")
    assert table.seat("blue").reputation == 5  # three levels, and two of the plot
    assert arrows(table, 20) == NORTH | SOUTH
    assert table.columns("blue") == "L1 J0 M1"
    assert [table.state.box.prestige[at].key for at in table.state.display] == ["6", "5", "9"]


def test_the_buildings_on_display_are_offered() -> None:
    """R-MOV-04, D-09: three, and no other."""
    table = placed(choosing("2", "8", "6"))
    assert table.offers() == ["prestige 2", "prestige 8", "prestige 6"]
    refusal = table.refusal("prestige 1")
    assert (refusal.key, refusal.rule) == ("not_now", "R-MOV-04")


def test_a_prestige_building_goes_on_an_empty_purple_plot() -> None:
    """R-MOV-06, R-MAP-05, D-09: 16 of the 18 while two are built on."""
    table = choosing().building("purple", 11).prestige("1", 22)
    table = placed(table, "prestige 4")
    free = [f"plot {plot}" for plot in INTERIOR if plot not in (11, 22)]
    assert table.offers() == free


def test_other_plots_wait_while_a_purple_one_is_empty() -> None:
    """E-085, R-MOV-06: plot 11 is empty, so plot 2 is refused."""
    refusal = placed(choosing(), "prestige 4").refusal("plot 2")
    assert (refusal.key, refusal.rule) == ("interior_first", "R-MOV-06")
    assert refusal.text == "plot 2 isn't a purple interior plot"
    assert refusal.remedy == "choose one of the 18 that are empty"


@pytest.mark.parametrize("plot", ["2", "11"])
def test_an_occupied_plot_is_refused_for_a_prestige_building(plot: str) -> None:
    """R-MOV-06: purple or not."""
    table = placed(choosing().building("purple", 2, 11), "prestige 4")
    refusal = table.refusal(f"plot {plot}")
    assert (refusal.key, refusal.rule) == ("plot_taken", "R-MOV-06")


def test_any_plot_will_do_once_the_purple_ones_are_built_on() -> None:
    """E-086, R-MOV-06, R-MOV-07: a corner, with its wild."""
    table = choosing(project="31").building("purple", *INTERIOR)
    table = placed(table, "prestige 4")
    assert table.offers() == [f"plot {plot}" for plot in range(1, 41) if plot not in INTERIOR]
    table.play("plot 40", "turn 0", "display 6")
    assert (table.purse("blue"), arrows(table, 40)) == ("L0 J0 M0 W1", EAST | WEST)


def test_the_last_purple_plot_is_taken_first() -> None:
    """R-MOV-06: with 17 of 18 built on there is no choice."""
    table = choosing(project="31").building("purple", *[plot for plot in INTERIOR if plot != 15])
    table = placed(table, "prestige 4", "turn 0", "display 6")
    assert arrows(table, 15) == EAST | WEST


# Rotation


@pytest.mark.parametrize(
    ("degrees", "pointing"),
    [(0, NORTH | EAST), (90, EAST | SOUTH), (180, SOUTH | WEST), (270, WEST | NORTH)],
)
def test_turning_is_clockwise(degrees: int, pointing: int) -> None:
    """E-084, R-MOV-05: prestige building 5 shows north and east."""
    table = placed(choosing(), "prestige 5", "plot 12", f"turn {degrees}", "display 6")
    assert arrows(table, 12) == pointing


def test_three_arrows_turn_together() -> None:
    """R-MOV-05: prestige building 7 shows north, east and south; 270 degrees leave the east out."""
    table = placed(choosing("7", "1", "2"), "prestige 7", "plot 12", "turn 270", "display 6")
    assert arrows(table, 12) == WEST | NORTH | EAST


@pytest.mark.parametrize(
    ("key", "turns"),
    [("1", (0, 90, 180, 270)), ("3", (0, 90)), ("4", (0, 90)), ("7", (0, 90, 180, 270))],
)
def test_turns_that_leave_the_arrows_alike_are_listed_once(
    key: str, turns: tuple[int, ...]
) -> None:
    """D-09, R-MOV-05: opposite arrows look the same after half a turn."""
    others = [other for other in ("5", "6", "9") if other != key][:2]
    table = placed(choosing(key, *others), f"prestige {key}", "plot 12")
    assert table.offers() == [f"turn {degrees}" for degrees in turns]


def test_a_turn_like_a_smaller_one_is_refused() -> None:
    """D-09, R-MOV-05: east and west by 180 degrees."""
    refusal = placed(choosing(), "prestige 4", "plot 12").refusal("turn 180")
    assert (refusal.key, refusal.rule) == ("not_now", "R-MOV-05")


def test_four_arrows_are_not_turned() -> None:
    """D-09: prestige building 9 points everywhere, so nothing is asked."""
    table = placed(choosing(), "prestige 9", "plot 12")
    assert table.asker() == "chance"
    assert arrows(table, 12) == NORTH | EAST | SOUTH | WEST


# What it brings


def test_two_equal_banners_are_two_steps() -> None:
    """E-087, R-MOV-08: from column 5 to 7, past the permanent jackscrew on column 6."""
    table = choosing().banners(prestige="jackscrew", c4="jackscrew").tracks("blue", "J5")
    placed(table, "prestige 9", "plot 12", "display 6")
    assert (table.columns("blue"), table.perms_of("blue")) == ("L0 J7 M0", "L0 J2 M0")


@pytest.mark.parametrize(("plot", "columns"), [(12, "L1 J0 M1"), (10, "L0 J1 M1")])
def test_the_prestige_banner_and_that_of_the_column_teach(plot: int, columns: str) -> None:
    """R-MOV-08, R-MAP-03: one step each."""
    table = choosing().banners(c2="jackscrew", c4="lumber", prestige="masonry")
    assert placed(table, "prestige 9", f"plot {plot}", "display 6").columns("blue") == columns


def test_the_plot_is_paid_once() -> None:
    """R-MOV-07, Q-69: two reputation for plot 21, which is then occupied."""
    table = placed(choosing(), "prestige 9", "plot 21", "display 6")
    assert table.seat("blue").reputation == 5
    table.play("pay lumber")
    assert (table.question(), table.refusal("raise 21").key) == ("raise", "plot_taken")


def test_a_prestige_building_has_no_owner_and_no_levels() -> None:
    """R-LEV-02, Q-10: its arrows are no levels, and no marker lies under it."""
    table = placed(choosing(), "prestige 9", "plot 12", "display 6")
    assert table.state.owner[11] == PRESTIGE
    assert [table.state.levels_of(seat) for seat in range(3)] == [3, 0, 0]
    assert table.seat("blue").supply == 22


# The display


def test_the_emptied_space_is_refilled() -> None:
    """R-MOV-09, Q-70: the new building takes the place of the old one, unrotated."""
    table = placed(choosing(), "prestige 5", "plot 12", "turn 90")
    assert table.asker() == "chance"
    assert table.offers() == [f"display {key}" for key in (1, 2, 3, 6, 7, 8, 10)]
    table.play("display 10")
    assert [table.state.box.prestige[at].key for at in table.state.display] == ["4", "10", "9"]
    assert len(table.state.prestige) == 6


def test_an_empty_stack_refills_nothing() -> None:
    """E-088, R-MOV-09: the eighth prestige building leaves two on display."""
    table = choosing("4", "5", "9", project="31")
    for key, plot in zip(("1", "2", "3", "6", "7", "8", "10"), INTERIOR, strict=False):
        table.prestige(key, plot)
    placed(table, "prestige 4", "plot 31", "turn 0")
    assert (table.asker(), table.question()) == ("purple", "pay")
    assert [at for at in table.state.display if at != NO_TILE] == [4, 8]
    assert (table.state.owner.count(PRESTIGE), table.state.prestige) == (8, [])


def test_the_last_one_of_the_stack_comes_to_the_display() -> None:
    """R-MOV-09: nothing is drawn, because it is the only one."""
    table = placed(choosing().prestige_stack("6"), "prestige 9", "plot 12")
    assert [table.state.box.prestige[at].key for at in table.state.display] == ["4", "5", "6"]
    assert (table.state.prestige, table.asker()) == ([], "purple")


def test_an_empty_space_of_the_display_offers_nothing() -> None:
    """R-MOV-04, R-MOV-09: two are left to choose from."""
    table = choosing("4", "5").prestige_stack()
    assert placed(table).offers() == ["prestige 4", "prestige 5"]


def test_a_prestige_building_can_enclose_a_neighborhood() -> None:
    """R-MOV-10, R-NBH-01: plot 10 was the last one around N1."""
    table = choosing().neighborhood("n1", "nt15").building("blue", 1, levels=3)
    placed(table.building("green", 2, 9), "pass", "prestige 9", "plot 10", "display 6")
    assert (table.question(), table.purse("blue")) == ("use_tile", "L0 J0 M0")
    table.play("pass")
    assert (table.purse("blue"), table.seat("green").reputation) == ("L0 J0 M0 W2", 1)


# At the end


def test_each_arrow_pays_the_owner_of_the_building_it_points_at() -> None:
    """Q-08, Q-09, R-MAP-07: twice for two plots; a diagonal plot and a building behind are not hit.

    Prestige building 7 on plot 20 points at plots 12, 21 and 28 and pays two for each.
    """
    table = raising().round(8).prestige("7", 20).building("blue", 12, 21).building("purple", 11, 13)
    table.building("green", 4, 19, 27, 29).building("purple", 28).at("scoring")
    result = table.game.result()
    assert result is not None
    lines = [line for standing in result.standings for line in standing.lines]
    assert [line.amount for line in lines if line.key == "prestige_buildings"] == [4, 2, 0]
