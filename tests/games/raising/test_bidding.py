"""Phase 2: who is active, where markers go, what a covered square pays."""

import pytest

from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.raising import RaisingScenario, raising

FREE = ("1", "2", "3", "4")  # squares that cost nothing


def turns(table: RaisingScenario) -> str:
    """Bid on until all markers are placed; return the initials of who acted, in order."""
    acted = ""
    while table.state.phase == 2:
        offers = [offer for offer in table.offers() if offer.split()[-1] in FREE]
        own = [offer for offer in offers if offer.startswith("bid")]
        if own:
            acted += table.asker()[0]
        table.play((own or offers)[0])
    return acted


# Who is active


def test_most_markers_act_first_and_the_higher_row_among_equals() -> None:
    """E-030, R-BID-01: rows blue, purple, green with 3, 4 and 5 markers."""
    table = raising().markers(blue=3, purple=4, green=5).at("bidding")
    assert turns(table) == "gpgbpgbpgbpg"


def test_with_equal_markers_the_rows_take_turns() -> None:
    """E-031, R-BID-01: three each."""
    assert turns(raising().at("bidding")) == "bpgbpgbpg"


def test_the_row_decides_and_not_the_seat() -> None:
    """R-BID-01: rows green, blue, purple with three markers each."""
    table = raising().rows("green", "blue", "purple").at("bidding")
    assert turns(table) == "gbpgbpgbp"


def test_one_player_may_act_several_times_in_a_row() -> None:
    """E-032, R-BID-01: two players, rows blue, purple with 5 and 3 markers."""
    table = raising(2).markers(blue=5, purple=3).at("bidding")
    assert turns(table) == "bbbpbpbp"


def test_the_last_two_turns_of_both_players_place_a_nonplayer_marker_too() -> None:
    """E-032, R-BID-09, R-ANN-06: with 5 and 3 markers, 4 NP markers on 8 own ones."""
    table = raising(2).markers(blue=5, purple=3).at("bidding")
    with_nonplayer = []
    while table.state.phase == 2:
        offers = table.offers()
        if any(offer.startswith("bid") for offer in offers):
            with_nonplayer.append(any(offer.startswith("nonplayer") for offer in offers))
        table.play(next(offer for offer in offers if offer.split()[-1] in FREE))
    assert with_nonplayer == [False, False, False, False, True, True, True, True]
    assert table.happened().count("nonplayer_placed") == 4


def test_only_the_active_player_may_act() -> None:
    """R-BID-01: purple waits for blue."""
    table = raising()
    refusal = table.refusal("bid i 1", "purple")
    assert (refusal.key, refusal.text) == ("not_your_turn", "blue must move first")
    assert not table.allows("bid i 1", "green")
    assert table.allows("bid i 1", "blue")


# Where a marker goes


def test_any_empty_square_of_the_five_cards_may_be_chosen() -> None:
    """D-02, R-BID-02: 20 squares on red cards, for a player who can pay for every UL."""
    table = raising().tokens("blue", "L3 J3 M3").at("bidding")
    squares = ("ul", "1", "2", "3")
    spaces = ("i", "ii", "iii", "iv", "v")
    assert table.offers() == [f"bid {space} {square}" for space in spaces for square in squares]


def test_yellow_cards_offer_five_squares() -> None:
    """D-02, R-BID-02: 25 squares with four players."""
    table = raising(4).tokens("blue", "L3 J3 M3").at("bidding")
    assert len(table.offers()) == 25
    assert "bid v 4" in table.offers()


def test_a_marker_comes_from_the_bidding_board() -> None:
    """R-BID-02: blue's three become two, and the square shows whose it is."""
    table = raising().play("bid iii 2")
    assert table.seat("blue").on_board == 2
    assert table.state.marker(2, 2) == 0
    assert table.state.squares.count(0) == 1


def test_a_square_holds_one_marker() -> None:
    """R-BID-02, R-BID-04: neither another player nor the same one may add a second."""
    table = raising().squares("iii", "- blue purple -").at("bidding")
    for square in ("1", "2"):
        refusal = table.refusal(f"bid iii {square}")
        assert (refusal.key, refusal.rule) == ("square_taken", "R-BID-02")
        assert refusal.text == "that square of iii already has a marker"
        assert f"bid iii {square}" not in table.offers()


def test_any_number_of_markers_of_one_color_may_lie_on_a_card() -> None:
    """R-BID-04: blue takes all three resource squares of a card and then its UL, for nothing."""
    table = raising().squares("ii", "- blue blue blue").tokens("blue", "").at("bidding")
    table.play("bid ii ul")
    assert table.state.markers_on(1, 0) == 4


def test_passing_is_impossible() -> None:
    """R-BID-02: a turn places a marker."""
    table = raising()
    refusal = table.refusal("pass")
    assert (refusal.key, refusal.rule) == ("not_now", "R-BID-02")
    assert "pass" not in table.offers()


@pytest.mark.parametrize(
    ("text", "what"), [("bid vi 1", "space 'vi'"), ("bid i 4", "square '4'"), ("bid i 0", "'0'")]
)
def test_a_card_or_square_that_does_not_exist_cannot_be_named(text: str, what: str) -> None:
    """R-BID-02: three players have no fifth square."""
    with pytest.raises(Malformed, match=what):
        raising().play(text)


# What it pays


@pytest.mark.parametrize(
    ("square", "purse"), [("1", "L2 J3 M2"), ("2", "L2 J2 M3"), ("3", "L3 J2 M2")]
)
def test_a_covered_square_pays_its_resource(square: str, purse: str) -> None:
    """E-040, R-BID-03: card 8 shows J, M, L; on index 2 the player gains one masonry."""
    table = raising().card("i", "8").at("bidding").play(f"bid i {square}")
    assert table.purse("blue") == purse
    assert table.purse("purple") == "L2 J2 M2"


def test_the_fifth_square_neither_pays_nor_costs() -> None:
    """E-041, R-BID-03: index 4 of a yellow card."""
    table = raising(4).card("i", "8").at("bidding").play("bid i 4")
    assert table.purse("blue") == "L1 J1 M1"
    assert table.state.marker(0, 4) == 0


def test_the_last_marker_of_four_players_has_six_free_squares() -> None:
    """E-043, R-BID-08, Q-29: 19 of 20 markers cover 15 resource squares and four of index 4."""
    table = raising(4).tokens("white", "").markers(blue=0, purple=0, green=0, white=1)
    for space in ("i", "ii", "iii", "iv"):
        table.squares(space, "- blue purple green white")
    table.squares("v", "- blue purple green -").at("bidding")
    uls = ["bid i ul", "bid ii ul", "bid iii ul", "bid iv ul", "bid v ul"]
    assert table.asker() == "white"
    assert sorted(table.offers()) == sorted([*uls, "bid v 4"])
    table.play("bid iii ul")
    assert table.purse("white") == "L0 J0 M0"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_somebody_without_tokens_can_always_place(seats: int) -> None:
    """Q-29, R-BID-08: five markers each, every turn with an empty purse."""
    colors = ("blue", "purple", "green", "white")[:seats]
    table = raising(seats).markers(**dict.fromkeys(colors, 5)).at("bidding")
    placed = 0
    while table.state.phase == 2:
        for color in colors:
            table.tokens(color, "")
        table.game.settle()  # the offers for an empty purse
        assert table.question() == "bid"
        table.play(table.offers()[-1])
        placed += 1
    assert placed == (14 if seats == 2 else 5 * seats)


def test_the_phase_ends_when_the_bidding_board_is_empty() -> None:
    """R-BID-08: phase 3 follows the last marker at once."""
    table = raising().markers(blue=0, purple=0, green=1).tokens("green", "").at("bidding")
    assert "phase_began" not in table.happened()
    table.play("bid ii 2")
    assert table.sentences()[2:4] == ["phase: bidding_resolution", "nobody bids on i: it fails"]
    assert table.state.winners[1] == 2


# Two players


def test_a_turn_with_a_nonplayer_marker_places_both_in_either_order() -> None:
    """D-04, R-BID-09, Q-50: the first answer names the color, the second places the other."""
    table = raising(2).markers(blue=2, purple=2).tokens("blue", "").at("bidding")
    verbs = {offer.split()[0] for offer in table.offers()}
    assert verbs == {"bid", "nonplayer"}
    assert len(table.offers()) == 30  # 15 free squares for each color
    table.play("nonplayer ii 3")
    assert table.asker() == "blue"
    assert {offer.split()[0] for offer in table.offers()} == {"bid"}
    assert "bid ii 3" not in table.offers()
    table.play("bid ii 1")
    assert table.asker() == "purple"


def test_both_markers_of_a_turn_pay_the_player() -> None:
    """E-042, R-BID-09: own marker on L, NP marker on J of the same card: 1 L and 1 J."""
    table = raising(2).markers(blue=2, purple=2).tokens("blue", "").card("iv", "8").at("bidding")
    table.play("bid iv 3", "nonplayer iv 1")
    assert table.purse("blue") == "L1 J1 M0"
    assert table.seat("blue").on_board == 1


def test_the_nonplayer_marker_may_go_to_another_card() -> None:
    """R-BID-09: on the same card or another."""
    table = raising(2).markers(blue=1, purple=0).at("bidding").play("bid i 1")
    assert {offer.split()[1] for offer in table.offers()} == {"i", "ii", "iii", "iv", "v"}


@pytest.mark.parametrize(
    ("first", "second", "verb"),
    [("bid i 1", "bid ii 1", "own"), ("nonplayer i 1", "nonplayer ii 1", "non-player")],
)
def test_no_marker_may_be_placed_twice_in_a_turn(first: str, second: str, verb: str) -> None:
    """R-BID-09: the turn asks for the other color now."""
    table = raising(2).markers(blue=2, purple=2).at("bidding").play(first)
    refusal = table.refusal(second)
    assert (refusal.key, refusal.rule) == ("not_now", "R-BID-09")
    assert verb in refusal.text


def test_a_turn_without_a_nonplayer_marker_cannot_place_one() -> None:
    """R-BID-09: blue's third marker has none under it."""
    refusal = raising(2).refusal("nonplayer i 1")
    assert (refusal.key, refusal.rule) == ("not_now", "R-BID-09")


def test_the_nonplayer_marker_cannot_be_left_out() -> None:
    """R-BID-09: after the own marker only squares for the other color are offered."""
    table = raising(2).markers(blue=1, purple=0).at("bidding").play("bid i 1")
    assert {offer.split()[0] for offer in table.offers()} == {"nonplayer"}
    assert table.refusal("pass").key == "not_now"


# Empty plot tiles in the own turn


def test_a_tile_may_be_used_before_placing() -> None:
    """D-05, R-EPT-03: the question of the turn offers it; the marker is still to be placed."""
    table = raising().tiles("blue", "11").at("bidding")
    assert table.offers()[-1] == "use 11"
    table.play("use 11")
    assert (table.asker(), table.question()) == ("blue", "bid")
    assert table.seat("blue").wild == 3
    assert not any(offer.startswith("use") for offer in table.offers())


def test_a_tile_may_be_used_after_placing() -> None:
    """D-05, R-EPT-03: blue is asked before purple's turn, once."""
    table = raising().tiles("blue", "11").at("bidding").play("bid i 1")
    assert (table.asker(), table.offers()) == ("blue", ["use 11", "pass"])
    table.play("pass")
    assert (table.asker(), table.question()) == ("purple", "bid")


def test_only_the_own_turn_is_a_window() -> None:
    """D-05, R-EPT-03: purple has a tile and is not asked in blue's turn."""
    table = raising().tiles("purple", "11").at("bidding")
    assert table.refusal("use 11", "purple").key == "not_your_turn"
    table.play("bid i 1")
    assert (table.asker(), table.question()) == ("purple", "bid")


def test_between_the_two_markers_of_a_turn_no_tile_may_be_used() -> None:
    """D-05, R-EPT-03: before or after placing, and both markers belong to it."""
    table = raising(2).markers(blue=1, purple=1).tiles("blue", "11").at("bidding")
    assert "use 11" in table.offers()
    for first, second in (("bid i 1", "nonplayer i 2"), ("nonplayer i 1", "bid i 2")):
        twin = raising(2).markers(blue=1, purple=1).tiles("blue", "11").at("bidding").play(first)
        assert "use 11" not in twin.offers()
        refusal = twin.refusal("use 11")
        assert (refusal.key, refusal.rule) == ("not_now", "R-EPT-03")
        assert twin.play(second).offers() == ["use 11", "pass"]


def test_a_used_tile_is_refused_a_second_time() -> None:
    """D-05, R-EPT-02, R-EPT-01: one a round, and one that is not owned never."""
    table = raising().tiles("blue", "11", "2").at("bidding").play("use 11")
    assert (table.refusal("use 2").key, table.refusal("use 2").rule) == ("tile_used", "R-EPT-02")
    assert (table.refusal("use 3").key, table.refusal("use 3").rule) == ("not_now", "R-EPT-01")
