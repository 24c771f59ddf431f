"""Move projects: the symbol, the outskirts with its empty plot tile, reputation for the levels.

Tile 7 does nothing without an own building in a ward, so taking it opens no window.
"""

from bigshoulders.scenarios.raising import RaisingScenario, raising

TILES = ("1", "2", "3", "4", "7", "8", "9", "10")


def moving(levels: int = 1) -> RaisingScenario:
    """Blue has paid for project 18, a move, and purple is to pay for the next one."""
    table = raising().won("blue", "18", levels=levels).tokens("blue", "")
    table.won("purple", "16", space="ii").tokens("purple", "L9 J9 M9")
    return table.outskirts(*TILES, owner="green").display("4", "5", "9").by_hand()


def test_a_move_with_three_levels() -> None:
    """E-083, R-MOV-01, R-MOV-02, R-MOV-03: lion, tile, three reputation, then a prestige one."""
    table = moving(levels=3).at("placing")
    assert (table.question(), table.seat("blue").symbols) == ("move", [0, 1, 0, 0, 0, 0])
    table.play("move 7")
    state = table.state
    place = TILES.index("7")
    assert (state.moved_owner[place], state.moved_levels[place]) == (0, 3)
    assert state.box.projects[state.moved[place]].key == "18"
    assert (state.outskirts[place], table.seat("blue").tiles) == (-1, [6])
    assert (table.seat("blue").reputation, table.question()) == (3, "prestige_choice")


def test_a_move_goes_where_a_tile_lies() -> None:
    """R-MOV-02, D-08: five tiles are left; the other plots of the outskirts are built on."""
    table = raising().won("blue", "31").outskirts("2", "3", "7", "8", "12", owner="purple")
    table.at("placing")
    assert table.offers() == ["move 2", "move 3", "move 7", "move 8", "move 12"]


def test_a_place_without_a_tile_is_refused() -> None:
    """R-MOV-02: tile 11 was taken before."""
    refusal = moving().at("placing").refusal("move 11")
    assert (refusal.key, refusal.rule) == ("no_tile_there", "R-MOV-02")


def test_a_move_is_not_raised() -> None:
    """R-MOV-02: the plots of the wards are for raise projects."""
    assert moving().at("placing").refusal("raise 3").key == "not_now"


def test_a_move_brings_no_reward_of_the_tile() -> None:
    """R-CMP-04, R-MOV-01: no printed reward, no plot and no banner for the moved building."""
    table = moving().at("placing").play("move 7")
    assert (table.purse("blue"), table.columns("blue")) == ("L0 J0 M0", "L0 J0 M0")
    assert table.seat("blue").expansions == 0
    assert table.state.owner.count(-1) == 40


def test_the_reputation_for_a_move_comes_after_the_tile_was_taken() -> None:
    """R-MOV-02, R-MOV-03, R-EPT-03, Q-20: a window lies between them."""
    table = moving(levels=2).at("placing").play("move 3")
    assert (table.question(), table.seat("blue").reputation) == ("use_tile", 0)
    table.play("pass")
    assert (table.question(), table.seat("blue").reputation) == ("prestige_choice", 2)


def test_the_outskirts_touch_no_neighborhood() -> None:
    """R-MAP-08: eight buildings there enclose nothing, and belong to no ward."""
    table = raising().won("blue", "36").outskirts("7", owner="purple").at("placing")
    assert table.question() == "prestige_choice"  # the last place was taken without a question
    assert table.state.moved_owner.count(1) == 7
    assert "neighborhood_won" not in table.happened()
    assert table.state.neighborhoods.count(-1) == 0


def test_a_whole_move_in_its_order() -> None:
    """R-MOV-01, R-MOV-04, R-MOV-09, R-CRD-01: symbol, outskirts, prestige, display, card."""
    table = moving().banners(c4="lumber", prestige="masonry").at("placing")
    table.play("move 7", "prestige 4", "plot 20", "turn 90", "display 6")
    happened = table.happened()
    assert happened[: happened.index("card_kept")] == [
        "symbol_gained",
        "moved_out",
        "reputation_changed",
        "prestige_placed",
        "reputation_changed",
        "advanced",
        "advanced",
        "prestige_shown",
    ]
    assert (table.asker(), table.question()) == ("purple", "pay")
