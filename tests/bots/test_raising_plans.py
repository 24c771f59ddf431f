"""The heuristic's small plans for Raising Chicago: bidding, paying, building, tiles, the end."""

from __future__ import annotations

import pytest

from bigshoulders.bots.bot import Observation
from bigshoulders.bots.raising.auction import NO_SQUARE, auction_of
from bigshoulders.bots.raising.council import at_least
from bigshoulders.bots.raising.levels import heuristic
from bigshoulders.bots.raising.map import place_value
from bigshoulders.games.raising.ids import NOBODY
from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios.raising import RaisingScenario, raising
from tests.games.raising.last_round import last_round

BLUE, PURPLE, GREEN = 0, 1, 2
CARD = (-1, 1, 2, 0)  # nothing, jackscrew, masonry, lumber


def advice(table: RaisingScenario) -> str:
    """Return what the heuristic answers to the question that waits."""
    game = table.game
    seat = game.deciders()[0]
    code = heuristic("adviser").choose(Observation(game, seat, Stream("eyes")))
    return game.rules.language.write(code)


def followed(table: RaisingScenario, *kinds: str) -> list[str]:
    """Follow the heuristic as long as these kinds of question are asked; return its answers."""
    answers: list[str] = []
    while not table.game.is_over() and table.question() in kinds:
        answers.append(advice(table))
        table.play(answers[-1])
    return answers


def paying(purse: str, perms: str = "", poverty: int = 8) -> RaisingScenario:
    """Blue is to pay L3 J3 M4, and is so poor that the next step costs 3 at least."""
    table = raising().won("blue", "17", levels=2).poverty("blue", poverty)
    return table.tokens("blue", purse).perms("blue", perms).at("projects")


# A card in the auction


def test_the_first_of_tied_colors_leads() -> None:
    """E-050, R-WIN-01: two against two, and the first marker is purple's."""
    auction = auction_of([PURPLE, BLUE, BLUE, PURPLE], CARD)
    assert (auction.ahead, auction.most, auction.lead(), auction.uncovered()) == (PURPLE, 2, 0, 0)


def test_a_tie_is_won_by_the_earlier_square() -> None:
    """R-WIN-01: blue ties with its marker on UL and takes the lead."""
    auction = auction_of([NOBODY, PURPLE, NOBODY, NOBODY], CARD)
    assert (auction.needed(BLUE, pays=True), auction.needed(BLUE, pays=False)) == (1, 2)
    assert (auction.tie_square(BLUE, pays=True), auction.tie_square(BLUE, pays=False)) == (
        0,
        NO_SQUARE,
    )
    auction.put(0, BLUE)
    assert auction.ahead == BLUE


def test_a_later_square_does_not_win_a_tie() -> None:
    """R-WIN-01: purple keeps the lead with its earlier marker, until blue has two."""
    auction = auction_of([NOBODY, PURPLE, NOBODY, NOBODY], CARD)
    auction.put(2, BLUE)
    assert auction.ahead == PURPLE
    auction.put(3, BLUE)
    assert auction.ahead == BLUE


# Bidding


def test_the_last_marker_takes_what_it_can_win_for_nothing() -> None:
    """R-BID-05, R-WIN-01: a free UL wins the tie; elsewhere one marker cannot win."""
    table = raising().markers(blue=1, purple=0, green=0)
    table.squares("i", "purple purple - green").squares("ii", "green green purple -")
    table.squares("iii", "- purple green blue").squares("iv", "purple purple - -")
    table.squares("v", "green green - -").tokens("blue", "L2 J2 M2").at("bidding", "blue")
    assert advice(table) == "bid iii ul"


def test_a_lead_is_taken_rather_than_given_more_markers() -> None:
    """R-WIN-01: blue's own card is safe with three of four, and the empty one is open."""
    table = raising().markers(blue=1, purple=0, green=0).squares("i", "blue blue blue -")
    for space in ("iii", "iv", "v"):
        table.squares(space, "purple purple - green")
    assert advice(table.at("bidding", "blue")).startswith("bid ii ")


# Paying


@pytest.mark.parametrize(
    ("purse", "perms", "steps", "left"),
    [
        ("L3 J3 M4", "", 0, "L0 J0 M0"),
        ("L3 J2 M4 W1", "", 0, "L0 J0 M0"),
        ("L3 J0 M4 F1", "", 0, "L0 J0 M0"),
        ("L9 J2 M4", "", 0, "L3 J0 M0"),
        ("L3 J0 M4", "", 1, "L0 J0 M0"),
        ("L5 J2 M2", "J1 M2", 0, "L2 J0 M0"),
    ],
)
def test_poverty_is_avoided_where_something_can_pay(
    purse: str, perms: str, steps: int, left: str
) -> None:
    """R-PAY-02 to R-PAY-06: tokens, then a wild, a favor or a trade, then a step of poverty."""
    table = paying(purse, perms)
    followed(table, "pay", "give", "take")
    assert (table.seat("blue").poverty - 8, table.purse("blue")) == (steps, left)


def test_the_first_step_of_poverty_is_cheaper_than_three_tokens() -> None:
    """R-PAY-07, R-FIN-07: in round 4 without any poverty, two jackscrews and a wild are kept."""
    table = paying("L3 J2 M4 W1", poverty=0)
    followed(table, "pay", "give", "take")
    assert (table.seat("blue").poverty, table.purse("blue")) == (1, "L0 J2 M0 W1")


def test_tokens_are_traded_for_what_upper_left_lacks() -> None:
    """E-038, R-RES-03: three of four lumber make the masonry that the square costs."""
    table = raising().card("iii", "8").squares("iii", "- purple - -").tokens("blue", "L4")
    table.at("bidding", "blue").play("bid iii ul")
    followed(table, "pay", "give", "take")
    assert table.purse("blue") == "L0 J0 M0"


# Building


def test_an_arrow_is_built_under() -> None:
    """R-FIN-03: five reputation wait on plot 4, where no other plot pays half as much."""
    table = raising().won("blue", "16").tokens("blue", "").only_neighborhoods()
    assert advice(table.prestige("2", 12).at("placing")) == "raise 4"


def test_a_prestige_building_points_at_own_buildings() -> None:
    """R-MOV-04, R-MOV-05, R-FIN-03: both arrows of 4 (E, W; 3 each) are turned to blue's."""
    table = raising().won("blue", "18").tokens("blue", "").only_neighborhoods()
    table.building("blue", 12, 28).building("purple", 19, 21).display("4", "3", "5")
    table.outskirts("3", "4", owner="green").at("placing")
    followed(table, "move", "use_tile")
    assert followed(table, "prestige_choice", "prestige_plot", "prestige_turn") == [
        *("prestige 4", "plot 20", "turn 90")
    ]


# Empty plot tiles


def test_a_tile_that_needs_cards_waits_for_the_next_deal() -> None:
    """R-EPT-04: most squares are covered now; a card without markers pays three tokens."""
    table = raising().tiles("blue", "4").won("blue", "17", levels=2).tokens("blue", "L9 J9 M9")
    assert (table.at("projects").question(), advice(table)) == ("use_tile", "pass")


def test_a_tile_that_needs_cards_is_used_when_they_are_dealt() -> None:
    """R-EPT-03, R-EPT-04: in the announcement every card is full."""
    table = raising().tiles("blue", "4").at("announcement")
    assert (table.question(), advice(table)) == ("use_tile", "use 4")


def test_wilds_are_taken_before_the_payment_that_wants_them() -> None:
    """R-EPT-03: three wilds of tile 11 can still pay for the project."""
    table = raising().tiles("blue", "11").won("blue", "17").tokens("blue", "L3 J1 M3")
    assert followed(table.poverty("blue", 8).at("projects"), "use_tile", "pay")[0] == "use 11"
    assert table.seat("blue").poverty == 8


def test_an_extra_level_is_kept_while_others_could_answer_it() -> None:
    """R-EPT-04, Q-23: tile 7 comes last, in the company phase of the last round."""
    table = last_round().building("blue", 2).tiles("blue", "7")
    assert advice(table.at("company")) == "use 7"
    table = raising().building("blue", 2).tiles("blue", "7")
    assert advice(table.at("announcement")) == "pass"


# The end


def test_a_plan_for_the_personal_project_uses_everything() -> None:
    """E-170, R-FIN-06: L5 J4 M2, a wild and a favor complete all three sections."""
    table = last_round(end_choices="players").tokens("blue", "L5 J4 M2 W1 F1").at("scoring")
    followed(table, "pay", "give", "take")
    assert table.scored("personal_project")["blue"] == 9


def test_tokens_are_traded_for_the_personal_project() -> None:
    """E-172, R-FIN-06: six of eleven lumber become the two masonry that lack."""
    table = last_round(end_choices="players").tokens("blue", "L11 J5 M3").at("scoring")
    followed(table, "pay", "give", "take")
    assert table.scored("personal_project")["blue"] == 9


def test_the_asterisk_completes_a_set() -> None:
    """E-167, R-FIN-04, R-FIN-05: without finals, Y is what the set lacks."""
    table = last_round().symbols("blue", train=2, lion=1, book=1, seal=1, asterisk=1)
    assert advice(table.at("scoring")) == "name y"


# Estimates


def test_places_are_worth_what_they_pay_when_they_are_sure() -> None:
    """R-FIN-01: ahead of both, between them, behind both."""
    assert place_value([1.0, 1.0], 8, 4) == 8
    assert place_value([1.0, 0.0], 8, 4) == 4
    assert place_value([0.0, 0.0], 8, 4) == 0


def test_a_threshold_that_is_reached_is_certain() -> None:
    """R-COU-03: nothing more is needed, or nothing more will come."""
    assert at_least(0, 0.0) == 1.0
    assert at_least(1, 0.0) == 0.0
    assert at_least(1, 1.0) == pytest.approx(0.632, abs=0.001)
