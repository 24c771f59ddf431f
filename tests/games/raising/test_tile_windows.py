"""Windows: the moments at which an empty plot tile may be used, and how often."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising


def questions(table: RaisingScenario, *answers: str) -> list[str]:
    """Play these answers, and pass in every window; return the kinds of all questions."""
    asked: list[str] = []
    waiting = list(answers)
    while waiting or table.question() == "use_tile":
        asked.append(table.question())
        table.play("pass" if table.question() == "use_tile" else waiting.pop(0))
    return asked


def resolving(project: str = "17") -> RaisingScenario:
    """Blue has won a project and holds tile 1; purple is to pay for the next one."""
    table = raising().won("blue", project).tokens("blue", "L9 J9 M9").tiles("blue", "1")
    table.won("purple", space="ii").tokens("purple", "L9 J9 M9").display("9", "4", "5")
    return table.outskirts("2", "3", "4", "5", "7", "8", "9", "10", owner="green")


# How often


def test_a_player_uses_one_tile_a_round() -> None:
    """E-121, R-EPT-02, Q-19: the second one is refused."""
    table = raising().tiles("blue", "1", "11").at("bidding", "blue").play("use 1")
    assert not [offer for offer in table.offers() if offer.startswith("use")]
    refusal = table.refusal("use 11")
    assert (refusal.key, refusal.rule) == ("tile_used", "R-EPT-02")


def test_the_limit_is_that_of_each_player() -> None:
    """R-EPT-02, Q-19: blue has used one, and purple may."""
    table = raising().tiles("blue", "1", used=1).tiles("purple", "11").at("announcement")
    assert (table.asker(), table.offers()) == ("purple", ["use 11", "pass"])


def test_a_new_round_allows_another_tile() -> None:
    """R-EPT-02, Q-19: the first window of the next round."""
    table = raising().tiles("blue", "1", used=1).round(2).tiles("blue", "1", used=1).at("round")
    assert (table.state.round, table.offers()) == (3, ["use 1", "pass"])


def test_uses_can_be_unlimited() -> None:
    """R-EPT-02, Q-19: option `empty_plot_uses_per_round`; the window is asked until the pass."""
    table = raising(empty_plot_uses_per_round="unlimited").tiles("blue", "1", "2", "11")
    table.tokens("blue", "").at("window", "blue").play("use 1")
    assert table.offers() == ["use 2", "use 11", "pass"]
    table.play("use 11")
    assert table.offers() == ["use 2", "pass"]
    assert (table.purse("blue"), table.seat("blue").used) == ("L0 J0 M0 W3 F2", 2)
    table.play("pass")
    assert table.question() == "bid"


def test_an_unlimited_window_closes_after_the_last_tile() -> None:
    """R-EPT-02: nothing is asked of who has none left."""
    table = raising(empty_plot_uses_per_round="unlimited").tiles("blue", "1", "8")
    table.at("window", "blue").play("use 8", "study lumber", "use 1")
    assert (table.question(), table.seat("blue").tiles) == ("bid", [])


def test_unlimited_uses_before_placing() -> None:
    """R-EPT-02: two tiles at the start of a turn, then the marker."""
    table = raising(empty_plot_uses_per_round="unlimited").tiles("blue", "1", "11")
    table.at("bidding", "blue").play("use 1", "use 11")
    assert (table.question(), table.purse("blue")) == ("bid", "L2 J2 M2 W3 F2")


def test_a_used_tile_is_out_of_the_game() -> None:
    """R-EPT-01: nobody has it, and it lies nowhere."""
    table = raising().tiles("blue", "1").at("bidding", "blue").play("use 1")
    assert table.seat("blue").tiles == []
    assert 0 not in table.state.outskirts
    refusal = table.refusal("use 1")
    assert (refusal.key, refusal.rule) == ("not_now", "R-EPT-01")


def test_a_tile_of_another_player_is_refused() -> None:
    """R-EPT-01: purple holds tile 11."""
    table = raising().tiles("blue", "1").tiles("purple", "11").at("window", "blue")
    refusal = table.refusal("use 11")
    assert (refusal.key, refusal.rule) == ("not_now", "R-EPT-01")


# Who is asked


def test_a_window_asks_only_who_can_use_a_tile() -> None:
    """R-EPT-03, R-EPT-05, D-01: blue has none, and purple's needs an own building."""
    table = raising().tiles("purple", "7").tiles("green", "1").at("announcement")
    assert (table.asker(), table.offers()) == ("green", ["use 1", "pass"])
    assert table.play("pass").question() == "bid"


def test_passing_is_the_default() -> None:
    """R-EPT-03: and it keeps the tile."""
    table = raising().tiles("blue", "1").at("window", "blue")
    assert table.default_answer() == "pass"
    assert table.play("pass").seat("blue").tiles == [0]


@pytest.mark.parametrize("moment", ["pay", "raise"])
def test_there_is_no_window_in_between(moment: str) -> None:
    """R-EPT-03: not while paying, not while choosing a plot."""
    table = resolving().at("projects").play("pass")
    if moment == "raise":
        table.play("pay lumber")
    assert (table.question(), table.refusal("use 1").key) == (moment, "not_now")


# Phase 1


def test_the_first_window_opens_before_markers_are_added() -> None:
    """R-EPT-03, R-ANN-03, Q-18: the cards are dealt; rows follow the reputation gained now."""
    table = raising().round(2).markers(blue=0, purple=0, green=0).tiles("green", "3")
    table.at("announcement")
    assert [player.on_board for player in table.state.seats] == [0, 0, 0]
    table.play("use 3")
    assert [player.on_board for player in table.state.seats] == [3, 3, 3]
    assert (table.asker(), table.state.rows) == ("green", [2, 0, 1])


def test_the_first_window_asks_the_lowest_rank_first() -> None:
    """R-ANN-03, D-01: each once, in the order that stood when the windows opened."""
    table = raising().tiles("blue", "1").tiles("purple", "2").tiles("green", "3")
    table.reputation(blue=2, purple=1, green=0).at("announcement")
    assert table.asker() == "green"
    assert table.play("use 3").asker() == "purple"  # now the lowest of all
    assert table.play("pass").asker() == "blue"
    assert table.play("pass").question() == "bid"


# Phase 2


def test_a_tile_may_be_used_before_or_after_placing() -> None:
    """R-EPT-03, D-05: offered with the squares, and again after the marker."""
    table = raising().tiles("blue", "1").at("bidding", "blue")
    assert table.allows("use 1")
    table.play("bid i 1")
    assert (table.asker(), table.offers()) == ("blue", ["use 1", "pass"])
    assert table.play("use 1").asker() == "purple"


def test_a_tile_used_before_placing_is_not_asked_for_after_it() -> None:
    """R-EPT-02, D-05: one use a round."""
    table = raising().tiles("blue", "1", "2").at("bidding", "blue").play("use 1", "bid i 1")
    assert (table.asker(), table.question()) == ("purple", "bid")


def test_there_is_no_window_between_two_markers() -> None:
    """R-EPT-03: with two players the tile waits for the non-player marker."""
    table = raising(2).markers(blue=2, purple=2).tiles("blue", "1").at("bidding", "blue")
    table.play("bid i 1")
    refusal = table.refusal("use 1")
    assert (refusal.key, refusal.rule) == ("not_now", "R-EPT-03")
    assert table.play("nonplayer i 2").offers() == ["use 1", "pass"]


# Phase 4


def test_a_raise_has_three_windows() -> None:
    """R-EPT-03, D-12, Q-20: before paying, before the neighborhoods, after the card."""
    asked = questions(resolving().at("projects"), "pay lumber", "raise 2")
    assert asked == ["use_tile", "pay", "raise", "use_tile", "use_tile"]


def test_a_move_has_four_windows() -> None:
    """R-EPT-03, D-12, Q-20: one more right after its empty plot tile was taken."""
    answers = ("pay lumber", "move 7", "prestige 9", "plot 12")
    asked = questions(resolving("18").at("projects"), *answers)
    between = ["move", "use_tile", "prestige_choice", "prestige_plot"]
    assert asked == ["use_tile", "pay", *between, "use_tile", "use_tile"]


def test_windows_open_for_the_winner_alone() -> None:
    """R-EPT-03, D-12: green holds a tile while blue and purple resolve."""
    table = resolving().tiles("blue").tiles("green", "1").at("projects")
    assert questions(table, "pay lumber", "raise 2") == ["pay", "raise"]
    assert table.asker() == "purple"


def test_a_tile_taken_by_a_move_can_change_its_banners() -> None:
    """E-124, R-EPT-03, R-MOV-08: tile 10 brings a jackscrew banner to the prestige area."""
    table = resolving("18").tiles("blue").banners(prestige="lumber", c8="jackscrew", c4="masonry")
    table.at("placing").play("move 10", "use 10")
    assert table.seat("blue").reputation == 2
    table.play("swap prestige", "swap c8", "prestige 9", "plot 12")
    assert table.columns("blue") == "L0 J1 M1"
    assert table.seat("blue").reputation == 3


def test_a_level_before_the_check_counts_for_the_neighborhood() -> None:
    """R-EPT-03, Q-20: the raised building is there, and tile 7 makes it two levels against two."""
    table = resolving().tiles("blue", "7").neighborhood("n1", "nt15").prestige("9", 10)
    table.building("purple", 2, levels=2).building("purple", 40).prestige("10", 9)
    table.reputation(blue=5, purple=0, green=0).at("placing").play("raise 1")
    assert (table.question(), table.seat("purple").wild) == ("use_tile", 0)
    table.play("use 7")
    assert (table.purse("blue"), table.seat("purple").reputation) == ("L9 J9 M9 W3", 1)


def test_the_last_window_sees_the_new_card() -> None:
    """R-EPT-03, Q-20: tile 6 takes the lumber of the card that has just joined."""
    table = resolving().card("i", "5").tiles("blue", "6").tokens("blue", "").at("projects")
    table.play("raise 2")
    assert (table.offers(), table.cards_of("blue")) == (["use 6", "pass"], ["5"])
    assert table.play("use 6").purse("blue") == "L1 J0 M0"


# Phase 5


def test_a_tile_may_be_used_before_or_after_production() -> None:
    """R-EPT-03, R-RUN-05, D-13: two windows around the lumber of card 5."""
    table = raising().round(2).slots("blue", "5").tokens("blue", "").tiles("blue", "1")
    table.at("company")
    assert (table.asker(), table.purse("blue")) == ("blue", "L0 J0 M0")
    table.play("pass")
    assert (table.offers(), table.purse("blue")) == (["use 1", "pass"], "L1 J0 M0")
    table.play("use 1")
    assert table.purse("blue") == "L1 J0 M0 F2"


def test_a_tile_used_before_production_closes_the_window_after_it() -> None:
    """R-EPT-02, D-13: one use a round."""
    table = raising().round(2).slots("blue", "5").tokens("blue", "")
    table.tiles("blue", "1", "11").at("company").play("use 1")
    assert "tokens_gained" in table.happened()
    assert table.state.round == 3  # whose first window is open
    assert table.seat("blue").used == 0
