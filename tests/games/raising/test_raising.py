"""Raise projects: symbol and reward, the plot, its reward and banner, reputation."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising


def placing(project: str = "17", levels: int = 1, card: str | None = None) -> RaisingScenario:
    """Blue has paid for a project and is to place it; purple is to pay for the next one."""
    table = raising().won("blue", project, levels=levels, card=card).tokens("blue", "")
    return table.won("purple", space="ii").tokens("purple", "L9 J9 M9")


# The order of things


def test_project_17_on_a_corner() -> None:
    """E-080, R-RAI-01, R-RAI-02, R-RAI-03, R-RAI-04, R-RAI-05: everything a raise can pay."""
    table = placing(levels=2).banners(c1="jackscrew").tracks("blue", "L0 J4 M0").at("placing")
    assert table.seat("blue").symbols == [0, 0, 0, 1, 0, 0]  # the city seal
    assert (table.columns("blue"), table.perms_of("blue")) == ("L0 J5 M0", "L0 J1 M0")
    table.play("raise 1")
    assert (table.purse("blue"), table.columns("blue")) == ("L0 J0 M0 W1", "L0 J6 M0")
    assert (table.perms_of("blue"), table.seat("blue").reputation) == ("L0 J2 M0", 2)


def test_the_steps_of_a_raise_come_in_their_order() -> None:
    """R-RAI-01, R-RAI-05, Q-64: symbol, reward, plot, its reward, banner, levels; no question."""
    table = placing(levels=2, card="5").banners(c1="jackscrew").tracks("blue", "J4")
    table.at("placing").play("raise 1")
    happened = table.happened()
    assert happened[: happened.index("card_kept")] == [
        "symbol_gained",
        "advanced",
        "raised",
        "wild_gained",
        "advanced",
        "perm_gained",
        "reputation_changed",
    ]


def test_a_central_plot_pays_reputation() -> None:
    """E-081, R-RAI-03, R-RAI-05, R-MAP-04: two for plot 20 and three for the levels."""
    table = placing("16", levels=3).banners(c4="masonry").at("placing")
    assert table.purse("blue") == "L0 J0 M0 W1"
    table.play("raise 20")
    assert (table.seat("blue").reputation, table.columns("blue")) == (5, "L0 J0 M1")
    assert table.purse("blue") == "L0 J0 M0 W1"


@pytest.mark.parametrize(
    ("project", "purse", "columns", "expansions", "reputation"),
    [
        ("2", "L0 J0 M0 W1", "L0 J0 M0", 0, 0),
        ("3", "L0 J0 M0 F1", "L0 J0 M0", 0, 0),
        ("4", "L0 J0 M0", "L0 J0 M0", 1, 0),
        ("6", "L0 J0 M0", "L0 J0 M1", 0, 0),
        ("19", "L0 J0 M0", "L0 J0 M0", 0, 3),
        ("f07", "L0 J0 M0", "L0 J0 M0", 0, 6),
    ],
)
def test_each_kind_of_tile_reward(
    project: str, purse: str, columns: str, expansions: int, reputation: int
) -> None:
    """R-RAI-01, R-CMP-06: taken before the plot is chosen."""
    table = placing(project).at("placing")
    blue = table.seat("blue")
    assert table.question() == "raise"
    assert (table.purse("blue"), table.columns("blue")) == (purse, columns)
    assert (blue.expansions, blue.reputation) == (expansions, reputation)
    assert table.state.expansions == 6 - expansions


def test_a_reward_does_not_help_with_its_own_payment() -> None:
    """R-RAI-01, R-PAY-02: the wild of project 2 comes when three resources were short."""
    table = placing("2").at("projects")
    assert (table.question(), table.seat("blue").poverty) == ("raise", 3)
    assert table.purse("blue") == "L0 J0 M0 W1"


def test_a_plot_without_reward_pays_the_levels_only() -> None:
    """R-RAI-03, R-RAI-05, R-MAP-04: plot 10 is purple and pays nothing itself."""
    table = placing("17", levels=1).banners(c2="lumber").at("placing").play("raise 10")
    assert (table.purse("blue"), table.seat("blue").reputation) == ("L0 J0 M0", 1)
    assert table.columns("blue") == "L1 J1 M0"


@pytest.mark.parametrize(("plot", "track"), [("33", 0), ("35", 1), ("40", 2)])
def test_the_banner_of_the_column_teaches(plot: str, track: int) -> None:
    """R-RAI-04, R-MAP-03: one step on the track that it names, whatever the row."""
    table = placing("19").banners(c1="lumber", c3="jackscrew", c8="masonry").at("placing")
    steps = [0, 0, 0]
    steps[track] = 1
    assert table.play(f"raise {plot}").seat("blue").tracks == steps


# The plot and the markers


def test_a_building_goes_on_any_empty_plot() -> None:
    """R-RAI-02, D-07: 37 of 40 plots, purple ones included."""
    table = placing().building("purple", 1, 20).prestige("1", 11).at("placing")
    free = [f"raise {plot}" for plot in range(1, 41) if plot not in (1, 11, 20)]
    assert table.offers() == free


@pytest.mark.parametrize("plot", ["1", "11"])
def test_an_occupied_plot_is_refused(plot: str) -> None:
    """R-RAI-02: neither on a project nor on a prestige building."""
    table = placing().building("purple", 1).prestige("1", 11).at("placing")
    refusal = table.refusal(f"raise {plot}")
    assert (refusal.key, refusal.rule) == ("plot_taken", "R-RAI-02")
    assert refusal.text == f"plot {plot} already has a building"


def test_the_markers_of_the_card_become_levels() -> None:
    """R-RAI-02, R-LEV-01: all three of them; 22 of 25 are left in the supply."""
    table = placing("19", levels=3).at("placing").play("raise 7")
    assert (table.state.owner[6], table.state.levels[6]) == (0, 3)
    assert table.state.box.projects[table.state.built[6]].key == "19"
    assert (table.seat("blue").supply, table.seat("blue").reputation) == (22, 6)


def test_the_square_of_a_marker_does_not_matter_for_its_level() -> None:
    """R-LEV-01, R-RAI-05: two markers with a gap between them are two levels."""
    table = placing("17").squares("i", "blue - - blue").at("placing").play("raise 7")
    assert (table.state.levels[6], table.seat("blue").reputation) == (2, 2)


# Final projects


def test_a_final_project_brings_no_symbol() -> None:
    """E-082, R-RAI-07, Q-56: six reputation printed on it and one for the level."""
    table = placing("f03").at("placing").play("raise 2")
    assert table.seat("blue").symbols == [0, 0, 0, 0, 0, 0]
    assert table.seat("blue").reputation == 7
    assert [table.state.box.projects[tile].key for tile in table.seat("blue").finals] == ["f03"]


def test_a_final_project_pays_plot_banner_and_neighborhood() -> None:
    """R-RAI-07, Q-56: all as for any raise project; only the symbol token is excepted."""
    table = placing("f03", levels=2).banners(c1="masonry").neighborhood("n1", "nt15")
    table.building("blue", 2, 9, 10).at("placing").play("raise 1")
    assert table.purse("blue") == "L0 J0 M0 W3"  # the corner and the neighborhood
    assert (table.columns("blue"), table.seat("blue").reputation) == ("L0 J0 M1", 8)


def test_project_36_brings_the_asterisk() -> None:
    """R-RAI-01, R-MOV-01, R-CMP-05: it is a symbol token like the others."""
    table = placing("36").at("placing")
    assert table.seat("blue").symbols == [0, 0, 0, 0, 0, 1]


# One project after the other


def test_a_project_is_finished_before_the_next_one() -> None:
    """R-RND-02: pay, place and card of I come before the payment of III."""
    table = raising().won("purple", "17", card="5").won("blue", "16", space="iii", card="6")
    table.tokens("purple", "").tokens("blue", "W1").at("projects")
    assert (table.asker(), table.question()) == ("purple", "raise")
    table.play("raise 3")
    assert (table.asker(), table.question()) == ("blue", "raise")
    happened = table.happened()
    first, second = [at for at, key in enumerate(happened) if key == "symbol_gained"]
    assert first < happened.index("raised") < happened.index("card_kept") < second
    begun = [at for at, key in enumerate(happened) if key == "project_begun"]
    assert begun[0] < first < begun[1] < second
    assert table.cards_of("purple") == ["5"]


def test_a_failed_project_is_skipped() -> None:
    """R-RND-02, R-WIN-02: nobody bid on the first four spaces."""
    table = raising().tokens("green", "L9").squares("v", "green - - green")
    table.project("v", "1").markers(blue=0, purple=0, green=0).at("winners")
    assert (table.asker(), table.question()) == ("green", "pay")
    assert table.happened().count("project_failed") == 4
    assert "green carries out project 1 on v" in table.sentences()
    assert table.happened().count("project_begun") == 1
    assert table.game.question(2).data["space"] == "v"
