"""Turns of Raising Chicago that do not fit what lies on the table are refused."""

from typing import cast

import pytest

from tests.games.positions import Change, Fields, change, entries, part
from tests.games.raising.packs import pack_of
from tests.games.raising.reaching import (
    frame,
    impossible,
    in_frame,
    phase,
    reach,
    seat_asked,
    stack_of,
)

# Bidding


def test_everybody_bids_with_three_to_five_markers() -> None:
    """R-ANN-04, R-INV-02: fewer or more are never on the bidding board and the cards."""

    def slip(position: Fields) -> None:
        blue = part(position, "seats", "blue")
        blue["board"] = cast("int", blue["board"]) - 1
        blue["supply"] = cast("int", blue["supply"]) + 1

    assert "blue bids with 2 markers" in impossible(reach("bid"), slip)


def test_markers_are_placed_in_turn() -> None:
    """R-BID-01: nobody can have bid while another had more markers."""

    def slip(position: Fields) -> None:
        first, last = cast("list[str]", position["rows"])[::2]
        markers = entries(position, "auctions", "i", "markers")
        markers[1] = last
        seat = part(position, "seats", last)
        seat["board"] = cast("int", seat["board"]) - 1
        assert seat_asked(position) == first

    moment = reach("bid", when=lambda found: found["round"] == 1)
    assert "has bid out of turn" in impossible(moment, slip)


def test_who_bids_is_active() -> None:
    """R-BID-01: the higher row begins if all have as many markers."""
    moment = reach("bid", when=lambda found: found["round"] == 1)
    last = cast("list[str]", moment[1]["rows"])[-1]
    slip = stack_of(["bid", last, 1, 0], ["open_window", last], keep="bid_next")
    assert impossible(moment, slip) == f"{last} is not active"


def test_a_window_after_a_bid_needs_a_bid() -> None:
    """R-EPT-03: nobody pays for the upper-left square, or uses a tile, before a marker lies."""
    moment = reach("bid", when=lambda found: found["round"] == 1)
    seat = seat_asked(moment[1])
    slip = stack_of(["open_window", seat], keep="bid_next")
    assert impossible(moment, slip) == f"{seat} has not bid yet"


def test_a_turn_has_the_markers_that_belong_to_it() -> None:
    """R-BID-09: an own one, and with two players a non-player one for each of the last two."""
    moment = reach("bid", seats=2, when=lambda found: found["round"] == 1)
    sentence = f"{seat_asked(moment[1])} has no such markers to place"
    assert sentence in impossible(moment, in_frame(3, 1))
    moment = reach("bid", seats=3)
    assert sentence.split(" ", 1)[1] in impossible(moment, in_frame(3, 1))
    assert "has no such markers to place" in impossible(reach("bid"), in_frame(2, 0))


def test_non_player_markers_lie_under_the_last_two_of_each_player() -> None:
    """R-ANN-06: how many are placed follows from the markers that are left."""

    def slip(position: Fields) -> None:
        markers = entries(position, "auctions", "v", "markers")
        markers[markers.index(None)] = "green"

    moment = reach("bid", seats=2, when=lambda found: found["round"] == 1)
    assert "the non-player markers do not fit those of the players" in impossible(moment, slip)
    moment = reach("bid", seats=2, when=lambda found: frame(found)[2:] == [1, 1])
    assert "the non-player markers do not fit" in impossible(moment, in_frame(3, 0))


# Payments


def test_what_is_paid_for_follows_from_the_phase() -> None:
    """R-BID-05, R-PAY-01, R-FIN-06: no personal project is paid for while there are auctions."""
    moment = reach("pay", when=phase("bidding"))
    found = impossible(moment, in_frame(2, "section"))
    assert found == "that is not what is paid for in this phase"


def test_the_upper_left_square_is_paid_by_who_lies_there() -> None:
    """R-BID-05: without a marker on it nothing is due."""
    moment = reach("pay", when=phase("bidding"))
    space = frame(moment[1])[3]

    def slip(position: Fields) -> None:
        markers = entries(position, "auctions", space, "markers")
        free = markers.index(None)
        markers[0], markers[free] = None, markers[0]

    found = impossible(moment, slip)
    assert f"nobody bids on the upper-left square of {space}" in found


def test_the_personal_project_has_no_project_space() -> None:
    """R-FIN-06: its frame names the first one."""
    moment = reach("pay", when=phase("scoring"), end_choices="players")
    found = impossible(moment, in_frame(3, "ii"))
    assert found == "the personal project belongs to no project space"


def test_resources_are_paid_one_after_the_other() -> None:
    """R-PAY-02: the first one that is due, and the rest in order."""
    sentence = "the payment cannot have come to that resource"
    moment = reach("pay", when=lambda found: frame(found)[2] == "project")
    assert impossible(moment, in_frame(2, "rest_of_project")) == sentence
    moment = reach("pay", when=lambda found: frame(found)[2] == "rest_of_project")
    assert impossible(moment, in_frame(2, "project")) == sentence
    moment = reach("pay", when=lambda found: frame(found)[4] == "masonry")
    assert sentence in impossible(moment, in_frame(4, "lumber"))


def test_a_trade_is_made_for_the_payment_below() -> None:
    """R-PAY-04: same purpose and space, and before anything is settled."""
    sentence = "a trade does not fit the payment that it is made for"
    moment = reach("give", when=phase("bidding"))
    space = next(space for space in ("i", "ii") if space != frame(moment[1])[3])
    assert sentence in impossible(moment, in_frame(3, space))
    moment = reach("take", when=phase("project_resolution"))
    assert sentence in impossible(moment, in_frame(2, "rest_of_project"))


def test_a_trade_begins_with_any_token() -> None:
    """R-RES-03: none is passed over before the first one is given."""
    moment = reach("give", when=lambda found: frame(found)[4] == [3, "lumber"])
    assert impossible(moment, in_frame(4, [3, "masonry"])) == "a trade begins with any token"


def test_a_question_without_an_answer_is_refused() -> None:
    """R-RES-03: nobody gives the last token of a trade from an empty purse."""
    moment = reach("give")
    color = seat_asked(moment[1])

    def slip(position: Fields) -> None:
        seat = part(position, "seats", color)
        seat["tokens"] = {"lumber": 0, "jackscrew": 0, "masonry": 0}
        seat["wild"] = 0

    assert impossible(moment, slip) == "give has no answer"


# Placing


def test_projects_are_raised_or_moved_as_they_are_printed() -> None:
    """R-CMP-04: the tile decides."""
    sentence = "a project is raised that moves, or moved that is raised"
    assert impossible(reach("raise"), in_frame(0, "move")) == sentence
    assert impossible(reach("move"), in_frame(0, "raise")) == sentence


def test_a_prestige_building_comes_from_the_display() -> None:
    """R-MOV-04: not from a place that is empty, as one is if there are only eight of them."""
    few = pack_of(prestige=[{"id": "9", "remove": True}, {"id": "10", "remove": True}])
    moment = reach(
        "prestige_plot", seats=4, pack=few, when=lambda found: None in entries(found, "display")
    )
    gap = entries(moment[1], "display").index(None) + 1
    found = impossible(moment, in_frame(2, gap))
    assert "no prestige building is on that place of the display" in found


def test_a_prestige_building_stands_on_an_interior_plot() -> None:
    """R-MOV-06: plot 2 lies on the rim."""
    moment = reach("prestige_turn", when=lambda found: "2" not in part(found, "plots"))
    found = impossible(moment, in_frame(3, "2"))
    assert found == "the prestige building cannot be on that plot"


def test_levels_of_a_moved_building_are_those_that_stand_there() -> None:
    """R-MOV-03: reputation comes for each of them, and for no more."""
    moment = reach("use_tile", when=lambda found: frame(found, 1)[0] == "moved")
    assert impossible(moment, in_frame(2, 9, depth=1)) == "no building was moved with 9 levels"


def test_neighborhoods_are_checked_round_the_plot_just_built_on() -> None:
    """R-NBH-01: not round an empty one, and the question is about the same plot."""
    moment = reach("use_tile", when=lambda found: frame(found, 1)[0] == "enclosed")
    plots = part(moment[1], "plots")
    empty = next(str(plot) for plot in range(1, 41) if str(plot) not in plots)
    found = impossible(moment, in_frame(2, empty, depth=1))
    assert "neighborhoods are checked round a plot that was not built on" in found
    found = impossible(reach("resolve"), in_frame(2, "1"))
    assert "neighborhoods are resolved round another plot" in found


# Empty plot tiles


def test_a_window_is_open_to_who_can_use_a_tile() -> None:
    """R-EPT-01: without a tile nobody is asked."""
    moment = reach("use_tile")
    color = seat_asked(moment[1])
    found = impossible(moment, change("seats", color, "tiles", to=[]))
    assert found == f"{color} has no empty plot tile to use"


@pytest.mark.parametrize(
    ("kind", "slip"),
    [
        ("study", in_frame(2, 4)),
        ("pick_tokens", in_frame(2, 5)),
        ("pick_tokens", in_frame(2, 0)),
        ("copy", in_frame(2, 3)),
        ("level", in_frame(2, "8")),
    ],
)
def test_a_choice_belongs_to_a_tile_that_was_used(kind: str, slip: Change) -> None:
    """R-EPT-04: with the numbers that are printed on it."""
    assert "has used no tile with such a choice" in impossible(reach(kind), slip)


def test_the_first_copied_tile_is_on_the_map() -> None:
    """R-EPT-04, Q-25: tiles stay where they are, so what was copied still lies there."""
    moment = reach(
        "copy",
        when=lambda found: (
            frame(found)[3] is not None and None in part(found, "neighborhoods").values()
        ),
    )
    tiles = moment[0].rules.language.domains["neighborhood"]
    lying = part(moment[1], "neighborhoods").values()
    gone = next(tile for tile in tiles if tile not in lying)
    assert "has used no tile with such a choice" in impossible(moment, in_frame(3, gone))


def test_a_tile_that_asks_was_used_this_round() -> None:
    """R-EPT-02: it counts as used before its choice is made."""
    moment = reach("swap")
    color = seat_asked(moment[1])
    found = impossible(moment, change("seats", color, "used", to=0))
    assert found == f"{color} has used no tile with such a choice"


def test_a_level_needs_a_marker() -> None:
    """R-EPT-05, Q-23: one from the supply; here all lie on the bidding board or under buildings."""
    moment = reach("level", when=lambda found: found["round"] == 8)
    color = seat_asked(moment[1])

    def slip(position: Fields) -> None:
        seat = part(position, "seats", color)
        plot = next(
            plot
            for plot in cast("dict[str, Fields]", position["plots"]).values()
            if plot.get("color") == color
        )
        plot["levels"] = cast("int", plot["levels"]) + cast("int", seat["supply"])
        seat["supply"] = 0

    assert f"{color} has no marker for a level" in impossible(moment, slip)
