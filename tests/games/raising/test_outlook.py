"""What the view works out for players who decide: bids that can win, windows, steps."""

import pytest

from bigshoulders.kernel.json_nodes import Node
from bigshoulders.scenarios.raising import RaisingScenario, raising


def seen(table: RaisingScenario) -> Node:
    return Node(table.game.view(None), ("view",))


def auction(table: RaisingScenario, space: int = 0) -> Node:
    return seen(table).at("auctions").items()[space]


def seat(table: RaisingScenario, index: int = 0) -> Node:
    return seen(table).at("seats").items()[index]


# Bidding


def test_who_can_still_win_is_told_with_the_markers_that_it_takes() -> None:
    """R-WIN-01: blue leads, purple ties on the upper-left square, green has no marker left."""
    table = raising().squares("i", "- blue - -").markers(blue=2, purple=1, green=0)
    table.at("bidding")
    assert auction(table).at("to_lead").value == {"blue": 0, "purple": 1}
    assert not auction(table).at("certain").flag()


def test_an_auction_that_nobody_else_can_win_is_certain() -> None:
    """R-WIN-01: one square is left, and one more marker would only be a worse tie."""
    table = raising().squares("i", "blue purple blue -").markers(blue=1, purple=3, green=3)
    table.at("bidding")
    assert auction(table).at("to_lead").value == {"blue": 0}
    assert auction(table).at("certain").flag()


def test_an_auction_tells_how_it_stands_after_the_next_marker_of_each() -> None:
    """R-WIN-01: a tie goes to the first marker, and who has none left places none."""
    table = raising().squares("i", "- blue purple blue").markers(blue=1, purple=1, green=0)
    after = auction(table.at("bidding")).at("after_bid")
    told = {color: one.at("leader").text() for color, one in after.fields()}
    assert told == {"blue": "blue", "purple": "purple"}
    assert after.at("purple").at("markers").value == {"blue": 2, "purple": 2}
    assert after.at("purple").at("lead_by").text() == "further_left"


@pytest.mark.parametrize(
    ("squares", "deciding"),
    [("- blue purple -", 1), ("purple blue purple -", None), ("- - - -", None)],
)
def test_the_square_that_decides_a_tie_is_told(squares: str, deciding: int | None) -> None:
    """R-WIN-01: the first marker in tie-break order; without a tie none decides."""
    table = raising().squares("i", squares).at("bidding")
    assert auction(table).at("deciding").value == deciding


@pytest.mark.parametrize("project", ["17", "18"])
def test_an_auction_tells_what_the_levels_bring(project: str) -> None:
    """R-LEV-01, R-RAI-05, R-MOV-03: 1 reputation for each marker, raised (17) or moved (18)."""
    table = raising().project("i", project).squares("i", "- blue purple blue").at("bidding")
    assert auction(table).at("reputation").value == {"blue": 2, "purple": 1}


def test_the_non_player_color_can_win_with_the_markers_below_those_of_players() -> None:
    """R-ANN-06, R-BID-09: green has two for each player."""
    table = raising(2).squares("i", "blue - - -").markers(blue=3, purple=2).at("bidding", "blue")
    assert auction(table).at("to_lead").value == {"blue": 0, "purple": 2, "green": 2}
    assert [seat(table, one).at("markers").at("nonplayer").whole() for one in (0, 1)] == [2, 2]


def test_nobody_can_win_when_bidding_is_over() -> None:
    """R-WIN-01: the winner is told instead."""
    table = raising().won("blue", "17").tokens("blue", "L9 J9 M9").at("placing")
    shown = auction(table)
    assert (shown.at("to_lead").value, shown.at("won_by").text()) == ({}, "blue")
    assert (shown.at("upper_left").value, shown.at("poorer").value) == (None, None)


def test_turns_that_are_left_are_listed_in_order() -> None:
    """E-030, R-BID-01: rows from the top blue, purple, green with 3, 4 and 5 markers."""
    table = raising().markers(blue=3, purple=4, green=5).rows("blue", "purple", "green")
    turns = seen(table.at("bidding")).at("turns").items()
    order = " ".join([turn.at("seat").text()[0] for turn in turns])
    assert order == "g p g b p g b p g b p g"


def test_turns_tell_when_a_non_player_marker_is_placed() -> None:
    """R-BID-09: with each of the last two own markers, or before the own one."""
    table = raising(2).markers(blue=3, purple=2).rows("blue", "purple").at("bidding", "blue")
    carried = [turn.at("nonplayer").flag() for turn in seen(table).at("turns").items()]
    assert carried == [False, True, True, True, True]
    table.play("bid i 1", "nonplayer ii 1")
    carried = [turn.at("nonplayer").flag() for turn in seen(table).at("turns").items()]
    assert carried == [False, True, True, True]


def test_the_upper_left_square_tells_its_price_and_who_can_pay() -> None:
    """R-BID-05, R-BID-06: card 8 shows J, M and L; blue has covered J."""
    table = raising().card("i", "8").squares("i", "- blue - -").tokens("blue", "L1 M1")
    table.tokens("purple", "J5").tokens("green", "J6 W1").at("bidding")
    shown = auction(table)
    assert shown.at("upper_left").value == {
        "cost": {"lumber": 1, "jackscrew": 0, "masonry": 1},
        "payable_by": ["blue", "green"],
    }
    assert shown.at("uncovered").value == {"lumber": 1, "jackscrew": 0, "masonry": 1}


def test_a_project_without_bids_tells_who_would_become_poorer() -> None:
    """R-WIN-02: the first in rank."""
    table = raising().reputation(purple=3, blue=2, green=1).squares("ii", "- blue - -")
    table.at("bidding")
    assert [auction(table, space).at("poorer").value for space in (0, 1)] == ["purple", None]


@pytest.mark.parametrize(
    ("purse", "lacking", "payable"),
    [
        ("L3 J3 M4", [0, 0, 0], "tokens"),
        ("L3 J2 M3 W2", [0, 1, 1], "wild"),
        ("L6 J2 M4", [0, 1, 0], "trade"),
        ("L3 J2 M4 F3", [0, 1, 0], None),
    ],
)
def test_a_cost_tells_what_is_lacking(purse: str, lacking: list[int], payable: str | None) -> None:
    """R-RES-06: tile 17 costs L3 J3 M4; a favor is no token."""
    table = raising().project("i", "17").tokens("blue", purse).at("bidding")
    cost = auction(table).at("costs").at("blue")
    assert [one.whole() for _kind, one in cost.at("lacking").fields()] == lacking
    assert cost.at("payable").value == payable


@pytest.mark.parametrize(
    ("purse", "favors"),
    [
        ("L3 J3 M4 F1", 0),
        ("L3 J2 M4 F3", 1),
        ("L3 J1 M2 F2 W1", 2),
        ("L3 J1 M2 F1", None),
        ("", None),
    ],
)
def test_a_cost_tells_how_many_favors_it_takes(purse: str, favors: int | None) -> None:
    """R-PAY-05: one for each type that tokens, wilds and trades do not cover."""
    table = raising().project("i", "17").tokens("blue", purse).at("bidding")
    assert auction(table).at("costs").at("blue").at("favors").value == favors


@pytest.mark.parametrize(
    ("purse", "left"),
    [
        ("L4 J3 M4 W1 F1", [1, 0, 0, 1, 1]),
        ("L3 J1 M4 W3", [0, 0, 0, 1, 0]),
        ("L7 J4 M3", [1, 1, 0, 0, 0]),  # a trade: three of the four lumber that are left
        ("L3 J2 M4 F3", [0, 2, 0, 0, 2]),
        ("L5 J0 M3 W1 F1", [2, 0, 0, 0, 0]),  # the favor where most is missing, the wild elsewhere
        ("L3 J1 M2 F1", None),
    ],
)
def test_a_cost_tells_what_can_stay(purse: str, left: list[int] | None) -> None:
    """R-PAY-03, R-PAY-04, R-PAY-05: own tokens, wilds, trades, and the fewest favors."""
    table = raising().project("i", "17").tokens("blue", purse).at("bidding")
    stays = auction(table).at("costs").at("blue").at("left")
    told = None if stays.value is None else [one.whole() for _kind, one in stays.fields()]
    assert told == left


def test_the_markers_that_join_next_are_told() -> None:
    """R-ANN-04: three, up to five on the board; none after the last round."""
    table = raising().markers(blue=0, purple=3, green=5).at("bidding")
    joining = [seat(table, one).at("markers").at("joining").whole() for one in range(3)]
    assert joining == [3, 2, 0]


# Windows of empty plot tiles


def window(table: RaisingScenario) -> tuple[object, object]:
    shown = seat(table)
    return shown.at("window").value, shown.at("next_window").value


def test_the_windows_of_a_round_follow_each_other() -> None:
    """R-EPT-03: W1, then W2 before and after placing, W5 before and after production."""
    table = raising().tiles("blue", "1").markers(blue=0, purple=0, green=0).at("announcement")
    assert window(table) == ("before_markers", "before_placing")
    table.play("pass").go_on_to("bid")
    while table.asker() != "blue":
        table.play(table.offers()[0])
    assert window(table) == ("before_placing", "after_placing")
    table.play(table.offers()[1])
    assert window(table) == ("after_placing", "before_placing")


def test_the_windows_of_a_project_follow_each_other() -> None:
    """R-EPT-03: W4 before step 1, right after R-MOV-02, before the check, after step 3."""
    table = raising().won("blue", "18").tokens("blue", "L9 J9 M9").tiles("blue", "1")
    table.display("9", "4", "5").outskirts(*"234578", "9", "10", owner="green").at("projects")
    assert window(table) == ("before_paying", "after_moving")
    table.play("pass").go_on_to("move").play("move 2")
    assert window(table) == ("after_moving", "before_neighborhoods")
    table.play("pass", "prestige 4", "plot 10")
    assert window(table) == (None, "before_neighborhoods")
    table.play("turn 0")
    assert window(table) == ("before_neighborhoods", "after_card")
    table.play("pass").go_on_to("use_tile")
    assert window(table) == ("after_card", "before_production")
    table.play("pass")
    assert window(table) == ("before_production", "after_production")
    table.play("pass")
    assert window(table) == ("after_production", "before_markers")


def test_after_a_tile_was_used_the_next_window_is_in_the_next_round() -> None:
    """R-EPT-02: and after the last round there is none."""
    table = raising().tiles("blue", "1", "11").at("bidding", "blue").play("use 1")
    assert window(table) == ("before_placing", "before_markers")
    assert seat(table).at("tiles_refused").value == {"11": "tile_used"}


def test_a_tile_of_no_use_is_told_with_the_reason() -> None:
    """R-EPT-05: tile 7 needs an own building in a ward."""
    table = raising().tiles("blue", "7", "1").at("bidding", "blue")
    assert seat(table).at("tiles_refused").value == {"7": "no_effect"}


def test_nobody_waits_for_a_window_without_a_tile() -> None:
    """R-EPT-03: the window is told only of those who could use it."""
    table = raising().at("bidding", "blue")
    assert window(table) == ("before_placing", None)


# The steps of a project


def resolving(table: RaisingScenario) -> tuple[object, ...]:
    shown = seen(table).at("resolving")
    return tuple(shown.at(name).value for name in ("space", "winner", "kind", "step"))


def test_a_raise_project_tells_how_far_it_is() -> None:
    """Rules, section 13: pay, raise, and the card last."""
    table = raising().won("blue", "17", space="iii").tokens("blue", "L3 J3 M4 W1")
    table.tiles("blue", "1").at("projects").play("pass")
    assert resolving(table) == ("iii", "blue", "raise", "pay")
    table.go_on_to("raise")
    assert resolving(table) == ("iii", "blue", "raise", "raise")
    table.play("raise 1")
    assert resolving(table) == ("iii", "blue", "raise", "neighborhoods")
    table.play("pass")
    assert resolving(table) == ("iii", "blue", None, "card")


def test_a_move_project_tells_how_far_it_is() -> None:
    """Rules, section 13: move, prestige building, neighborhoods."""
    table = raising().won("blue", "18").tokens("blue", "L9 J9 M9").tiles("blue", "1")
    table.display("9", "4", "5").at("projects").play("pass").go_on_to("move")
    assert resolving(table) == ("i", "blue", "move", "move")
    table.play(table.offers()[0], "pass")
    assert resolving(table) == ("i", "blue", "move", "prestige")
    table.play("prestige 4", "plot 10", "turn 0")
    assert resolving(table) == ("i", "blue", "move", "neighborhoods")


def test_nothing_is_resolved_while_bidding_goes_on() -> None:
    """R-RND-02: phase 4 follows phase 2."""
    assert seen(raising().at("bidding")).at("resolving").value is None
