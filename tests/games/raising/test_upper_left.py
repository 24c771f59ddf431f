"""The upper-left square: what it costs, and who can pay for it."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising


def bidding(
    purse: str, card: str = "8", squares: str = "- - - -", seats: int = 3
) -> RaisingScenario:
    """Return blue's turn with this purse and this card, partly covered, on space III."""
    table = raising(seats).card("iii", card).squares("iii", squares)
    return table.tokens("blue", purse).at("bidding", "blue")


# The cost


@pytest.mark.parametrize(
    ("squares", "left"),
    [
        ("- - - -", "L4 J4 M4"),
        ("- purple - -", "L4 J5 M4"),
        ("- purple purple -", "L4 J5 M5"),
        ("- purple purple green", "L5 J5 M5"),
    ],
)
def test_upper_left_costs_every_uncovered_resource(squares: str, left: str) -> None:
    """E-033, E-034, E-035, R-BID-05: card 8 shows J, M, L; three, two, one or no token."""
    table = bidding("L5 J5 M5", squares=squares).play("bid iii ul")
    while table.question() == "pay":
        table.play(table.offers()[0])  # with tokens of the resource itself
    assert table.purse("blue") == left
    assert table.state.marker(2, 0) == 0


def test_own_markers_cover_as_well_as_those_of_others() -> None:
    """R-BID-05: blue has covered all three squares; the fourth marker is free."""
    table = bidding("", squares="- blue blue blue").play("bid iii ul")
    assert table.purse("blue") == "L0 J0 M0"
    assert "paid" not in table.happened()


def test_a_free_upper_left_square_asks_for_nothing() -> None:
    """Q-28, R-BID-05: all resource squares are covered, so there is no payment at all."""
    table = bidding("L2 J2 M2 W2", squares="- purple green purple").play("bid iii ul")
    assert table.question() == "bid"
    assert table.asker() == "purple"
    assert table.purse("blue") == "L2 J2 M2 W2"


@pytest.mark.parametrize(("squares", "cost"), [("- - - -", 3), ("- purple - -", 2)])
def test_a_type_shown_often_is_paid_as_often(squares: str, cost: int) -> None:
    """R-BID-05: card 1 shows jackscrews three times."""
    table = bidding("J4", card="1", squares=squares).play("bid iii ul")
    if table.question() == "pay":
        table.play("pay jackscrew")
    assert table.purse("blue") == f"L0 J{4 - cost} M0"


def test_two_jackscrews_are_paid_with_one_and_a_wild() -> None:
    """E-044, R-BID-05, R-BID-06: card 1, index 1 covered, J1 and 1 wild."""
    table = bidding("J1 W1", card="1", squares="- purple - -").play("bid iii ul")
    assert table.purse("blue") == "L0 J0 M0"
    assert "blue pays 1 jackscrew and 1 wild" in table.sentences()


def test_two_jackscrews_cannot_be_paid_with_one() -> None:
    """E-044, R-BID-06: the same without a wild is refused."""
    refusal = bidding("J1", card="1", squares="- purple - -").refusal("bid iii ul")
    assert (refusal.key, refusal.rule) == ("cannot_pay_upper_left", "R-BID-06")


def test_the_fifth_square_of_a_yellow_card_costs_nothing() -> None:
    """R-BID-05: four players, only index 4 uncovered."""
    table = bidding("", squares="- purple green white -", seats=4).play("bid iii ul")
    assert table.state.marker(2, 0) == 0
    assert "paid" not in table.happened()


# Who can pay


@pytest.mark.parametrize(
    ("purse", "payable"),
    [
        ("L1 W1", True),  # E-036
        ("J2", False),  # E-037
        ("L4", True),  # E-038: three lumber for a masonry
        ("L3", False),
        ("L1 J2", False),
        ("L1 J3", True),
        ("J6", True),
        ("J5", False),
        ("J3 W1", True),
        ("W2", True),
        ("W1", False),
        ("L1 M1", True),
    ],
)
def test_upper_left_is_offered_to_whom_tokens_wilds_and_trades_suffice(
    purse: str, payable: bool
) -> None:
    """E-036, E-037, E-038, R-BID-06, R-RES-02, R-RES-06: one masonry and one lumber."""
    table = bidding(purse, squares="- purple - -")
    assert ("bid iii ul" in table.offers()) == payable
    assert table.allows("bid iii ul") == payable


def test_the_refusal_tells_the_cost_and_the_purse() -> None:
    """E-037, R-BID-06: what it costs and what blue has."""
    refusal = bidding("J2", squares="- purple - -").refusal("bid iii ul")
    assert (refusal.key, refusal.rule) == ("cannot_pay_upper_left", "R-BID-06")
    assert refusal.text == (
        "the upper-left square of iii costs 1 lumber and 1 masonry, and you have 2 jackscrew"
    )
    assert refusal.remedy == "choose another square"


def test_a_wild_stands_for_any_resource() -> None:
    """E-036, R-RES-02: L1 and a wild pay for 1 L and 1 M."""
    table = bidding("L1 W1", squares="- purple - -").play("bid iii ul")
    assert table.purse("blue") == "L0 J0 M0"


def test_three_lumber_are_traded_for_the_missing_masonry() -> None:
    """E-038, R-RES-03, R-BID-06: L4 and no wild; all of it follows from the choice of UL."""
    table = bidding("L4", squares="- purple - -").play("bid iii ul")
    assert table.purse("blue") == "L0 J0 M0"
    assert table.sentences().count("blue gives 1 lumber for a trade") == 3
    assert "blue gets 1 masonry for the trade" in table.sentences()


def test_permanent_tokens_and_favors_do_not_help() -> None:
    """E-039, R-BID-06, R-RES-04, R-RES-05, Q-27: two permanent lumber and a favor, cost 1 L."""
    table = raising().perms("blue", "L2").tokens("blue", "F1").card("iii", "8")
    table.squares("iii", "- purple green -").at("bidding", "blue")
    refusal = table.refusal("bid iii ul")
    assert (refusal.key, refusal.rule) == ("cannot_pay_upper_left", "R-BID-06")


def test_an_unlimited_track_does_not_help() -> None:
    """Q-27, R-BID-06: the lumber marker is on column 12, the cost is 1 L."""
    table = raising().tracks("blue", "L12").tokens("blue", "").card("iii", "8")
    table.squares("iii", "- purple green -").at("bidding", "blue")
    assert "bid iii ul" not in table.offers()


def test_permanent_tokens_leave_the_cost_as_it_is() -> None:
    """R-RES-05, R-BID-06: with L1 and three permanent lumber the one lumber is paid."""
    table = raising().perms("blue", "L3").tokens("blue", "L1").card("iii", "8")
    table.squares("iii", "- purple green -").at("bidding", "blue").play("bid iii ul")
    assert table.purse("blue") == "L0 J0 M0"
    assert table.perms_of("blue") == "L3 J0 M0"


def test_a_favor_cannot_be_returned_for_upper_left() -> None:
    """Q-27, R-RES-04: not even where another payment would be possible."""
    table = bidding("L3 W2 F1", squares="- purple green -").play("bid iii ul")
    assert "favor lumber" not in table.offers()
    refusal = table.refusal("favor lumber")
    assert (refusal.key, refusal.rule) == ("no_favor", "R-BID-06")


def test_upper_left_cannot_be_short() -> None:
    """R-BID-06, R-PAY-07: poverty is for projects."""
    table = bidding("L1 W2", squares="- purple green -").play("bid iii ul")
    refusal = table.refusal("short lumber")
    assert (refusal.key, refusal.rule) == ("not_now", "R-PAY-07")


# Afterwards


def test_squares_that_upper_left_paid_for_stay_uncovered() -> None:
    """R-BID-07: purple may still take the masonry that blue has paid for."""
    table = bidding("L1 J1 M1").play("bid iii ul")
    assert table.asker() == "purple"
    table.play("bid iii 2")
    assert table.purse("purple") == "L2 J2 M3"


def test_the_player_pays_for_the_nonplayer_marker_on_upper_left() -> None:
    """R-BID-09, Q-27: two players; the NP marker goes to UL of card 8 with J covered."""
    table = raising(2).markers(blue=1, purple=0).card("iii", "8").tokens("blue", "L1 M1")
    table.at("bidding").play("bid iii 1")
    assert table.purse("blue") == "L1 J1 M1"
    table.play("nonplayer iii ul")
    assert "blue pays 1 lumber and 0 wild" in table.sentences()
    assert "blue pays 1 masonry and 0 wild" in table.sentences()
    assert "jackscrew and 0 wild" not in " ".join(table.sentences())


def test_the_order_of_the_two_markers_changes_what_upper_left_costs() -> None:
    """Q-50, R-BID-09: UL first costs three tokens, the jackscrew square first makes it two."""
    spent = []
    for answers in (("bid iii ul", "nonplayer iii 1"), ("nonplayer iii 1", "bid iii ul")):
        table = raising(2).markers(blue=2, purple=2).card("iii", "8").tokens("blue", "L3 J3 M3")
        table.at("bidding").play(answers[0])
        while table.question() == "pay":
            table.play(table.offers()[0])
        table.play(answers[1])
        while table.question() == "pay":
            table.play(table.offers()[0])
        spent.append(table.purse("blue"))
    assert spent == ["L2 J3 M2", "L2 J4 M2"]


def test_a_nonplayer_marker_that_cannot_be_paid_for_is_refused() -> None:
    """R-BID-09, R-BID-06: purple has no tokens."""
    table = raising(2).markers(blue=0, purple=1).tokens("purple", "").at("bidding")
    refusal = table.refusal("nonplayer i ul")
    assert (refusal.key, refusal.rule) == ("cannot_pay_upper_left", "R-BID-06")
