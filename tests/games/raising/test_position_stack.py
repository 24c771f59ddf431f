"""Stacks that no game of Raising Chicago leads to are refused: order, and whose turn it is."""

import pytest

from bigshoulders.kernel.json_nodes import Json
from tests.games.positions import Change, Fields, change
from tests.games.raising.reaching import (
    frame,
    impossible,
    in_frame,
    other_than,
    phase,
    reach,
    seat_asked,
    stack_of,
)

# The order of the steps


@pytest.mark.parametrize(
    ("slip", "sentence"),
    [
        (change("stack", to=[]), "the stack is empty, yet the phase is bidding"),
        (change("phase", to="finished"), "the game is finished, yet the stack is not empty"),
        (change("phase", to="company"), "the phase is company, yet the stack is that of the bid"),
        (change("phase", to="bidding_resolution"), "the phase is bidding_resolution, yet the st"),
        (change("round", to=0), "the first round is number 1"),
        (stack_of(keep="run_companies"), "yet the stack is that of the project_resolution"),
        (stack_of(keep="round"), "yet the stack is that of the company"),
        (stack_of(keep="winners"), "the bidding is over, yet not all markers are placed"),
        (stack_of(["round"], keep="bid_next"), "round is followed by bid_next"),
        (stack_of(["project", "i"], keep="run_companies"), "project is followed by run_companies"),
        (stack_of(["bid", "blue", 1, 0], keep="bid_next"), "bid is followed by bid_next"),
        (stack_of(["take", "blue", "upper_left", "i"], keep="bid"), "take is followed by bid"),
        (stack_of(["display", 1], keep="bid_next"), "display is followed by bid_next"),
        (stack_of(["score", "poverty"], keep="round"), "score is followed by round"),
        (change("stack", to=[["bid_next"]]), "bid_next is followed by nothing"),
    ],
)
def test_steps_that_are_out_of_order_are_refused(slip: Change, sentence: str) -> None:
    """R-RND-01: the stack is the rest of the round, and on it what the last step has led to."""
    assert sentence in impossible(reach("bid"), slip)


def test_a_round_is_written_with_its_first_project() -> None:
    """R-ANN-01: before the projects of a round lie there, nobody is asked anything."""
    spaces = ("i", "ii", "iii", "iv", "v")
    cards: list[list[Json]] = [["new_card", space] for space in spaces]
    rest: list[list[Json]] = [["open_windows"], ["markers"]]
    slip = stack_of(["new_projects"], *cards, *rest, keep="bid_next")
    moment = reach("bid", when=lambda found: found["phase"] == "bidding")
    moment[1]["phase"] = "announcement"
    assert impossible(moment, slip) == "a round begins with its projects announced"


def test_projects_are_drawn_from_the_second_space_on() -> None:
    """R-ANN-01: the stack goes onto the spaces in order."""
    moment = reach("project_draw", by_hand=True, when=lambda found: frame(found)[1] == "ii")
    assert impossible(moment, in_frame(1, "iv")) == "the projects are not drawn space by space"


def test_the_final_scoring_comes_after_the_last_round() -> None:
    """R-RND-03: a finished game has played eight rounds."""
    found = impossible(reach("finished"), change("round", to=7))
    assert found == "round 7 is not that of the finished"


# Whose turn it is


def test_nobody_has_two_windows_in_the_announcement() -> None:
    """R-ANN-03: each player is asked once."""
    moment = reach("use_tile", when=phase("announcement"))
    seat = seat_asked(moment[1])
    slip = stack_of(["use_tile", seat], ["open_window", seat], keep="markers")
    assert impossible(moment, slip) == "a player has two windows in the announcement"


def test_a_turn_belongs_to_one_player() -> None:
    """R-BID-02: who bids has the window after the bid."""
    moment = reach("bid")
    slip = in_frame(1, other_than(seat_asked(moment[1])), depth=1)
    assert impossible(moment, slip) == "bid is in another player's turn"


def test_the_winner_of_a_project_does_its_steps() -> None:
    """R-PAY-01: nobody else pays for it or places it."""
    moment = reach("raise")
    slip = in_frame(1, other_than(seat_asked(moment[1])))
    assert impossible(moment, slip).startswith("raise is in another player's turn")


def test_projects_are_done_one_after_the_other() -> None:
    """R-RND-02: the steps of a project are all of the same project space."""
    moment = reach("raise", when=lambda found: frame(found)[2] != "v")
    found = impossible(moment, in_frame(2, "v"))
    assert found.startswith("raise is of another project than the one under way")


def test_a_card_is_kept_once() -> None:
    """R-CRD-01: no step of a project comes up again behind it."""
    moment = reach("resolve")
    color, keep = seat_asked(moment[1]), frame(moment[1], 2)
    slip = stack_of(keep, ["open_window", color], ["enclosed", color, "1"], keep="keep_card")
    assert "keep_card comes up twice" in impossible(moment, slip)


def test_neighborhoods_are_resolved_for_who_placed() -> None:
    """R-NBH-02: the winner of the project, after keeping the card is laid out."""
    moment = reach("resolve")
    slip = in_frame(1, other_than(seat_asked(moment[1])), depth=1)
    assert impossible(moment, slip) == "enclosed is not of the winner of the project"


def test_the_display_is_refilled_when_a_prestige_building_was_placed() -> None:
    """R-MOV-09: and at no other time."""
    moment = reach("raise", when=lambda found: frame(found)[2] == "i")
    slip = stack_of(["display", 1], ["open_window", seat_asked(moment[1])], keep="project")
    assert "display comes up without a prestige building" in impossible(moment, slip)


def test_a_company_has_a_window_its_production_and_a_window() -> None:
    """R-RUN-07: and each company runs once."""
    wanted = phase("company")
    moment = reach("use_tile", when=wanted)
    seat = seat_asked(moment[1])
    slip = stack_of(["produce", seat], ["open_window", other_than(seat)], keep="round")
    assert impossible(moment, slip).startswith("a company is not run in order")
    block: list[list[Json]] = [["open_window", seat], ["produce", seat], ["open_window", seat]]
    slip = stack_of(*block, *block, keep="round")
    assert "a company is run twice" in impossible(reach("use_tile", when=wanted), slip)


def test_each_player_plans_the_personal_project_once() -> None:
    """R-FIN-06: who is paying for sections is not asked again."""
    moment = reach("pay", when=phase("scoring"), end_choices="players")
    slip = stack_of(frame(moment[1]), ["personal", seat_asked(moment[1])], keep="score")
    assert impossible(moment, slip).startswith("a player is asked twice in the scoring")


def test_one_player_at_a_time_names_letters() -> None:
    """R-COU-02: the letters of one player, then those of the next."""
    moment = reach("letter", council="on", end_choices="players")
    other = other_than(seat_asked(moment[1]))
    slip = stack_of(["letter", other], frame(moment[1]), keep="score")
    assert impossible(moment, slip).startswith("a player is asked twice in the scoring")


def test_a_window_stays_open_only_if_another_tile_may_be_used() -> None:
    """R-EPT-02: the option decides what lies behind the choice of a tile."""
    sentence = "after a tile the window is open if, and only if, another one may be used"

    def after_a_bid(found: Fields) -> bool:
        return found["phase"] == "bidding" and frame(found, 1)[0] != "bid"

    moment = reach("study", seats=4, when=after_a_bid)
    choice = frame(moment[1])
    slip = stack_of(choice, ["open_window", choice[1]], keep="bid_next")
    assert impossible(moment, slip) == sentence
    moment = reach("study", seats=4, when=after_a_bid, empty_plot_uses_per_round="unlimited")
    slip = stack_of(frame(moment[1]), keep="bid_next")
    assert impossible(moment, slip) == sentence
