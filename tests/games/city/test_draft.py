"""Drafting buildings before they are placed: picks, passing, and the hands that come of it."""

import pytest

from bigshoulders.scenarios.city import CityScenario, city

ERA_I = {
    "red": ("i-01", "i-02", "i-03"),
    "yellow": ("i-05", "i-06", "i-07"),
    "green": ("i-09", "i-10", "i-11"),
}


def drafting() -> CityScenario:
    """Three players draft their buildings of decade 1."""
    table = city(draft=True).found("swift", "red")
    for color, keys in ERA_I.items():
        table.hand(color, *keys)
    return table.at("building")


def hand(table: CityScenario, color: str) -> list[str]:
    return [table.state.box.spaces[space].key for space in sorted(table.seat(color).hand)]


def put_aside(table: CityScenario, color: str) -> list[str]:
    return [table.state.box.spaces[space].key for space in table.seat(color).kept]


def pick(table: CityScenario, red: str, yellow: str, green: str) -> CityScenario:
    table.answer("red", f"keep {red}").answer("yellow", f"keep {yellow}")
    table.answer("green", f"keep {green}")
    table.check()
    return table


def test_the_draft_comes_before_the_choice_where_it_is_played() -> None:
    """C-BLD-02, C-OPT-05: and not where it is not."""
    assert drafting().question() == "draft"
    assert city().found("swift", "red").at("building").question() == "choose_buildings"


def test_the_draft_follows_the_deal() -> None:
    """C-DRF-01, C-BLD-02: in decade 2 each player drafts from three buildings."""
    table = city(draft=True).decade(2).hand("red", "i-01").hand("yellow", "i-02")
    table.hand("green", "i-06").at("building")
    assert table.question() == "draft"
    assert [len(player.hand) for player in table.state.seats] == [3, 3, 3]


def test_each_player_keeps_one_of_three_first() -> None:
    """C-DP-20, C-DRF-01: everybody is asked at once for any building in hand."""
    table = drafting()
    assert table.game.deciders() == [0, 1, 2]
    for color, keys in ERA_I.items():
        assert table.offers(color) == [f"keep {key}" for key in keys]
    refusal = table.refusal("keep i-05", "red")
    assert (refusal.key, refusal.text) == ("not_in_hand", "i-05 isn't in your hand")


def test_no_hand_moves_before_the_last_pick() -> None:
    """C-DRF-01, C-DP-20: all picks are simultaneous."""
    table = drafting().answer("green", "keep i-09").answer("red", "keep i-02")
    assert table.game.deciders() == [1]
    assert [hand(table, color) for color in ERA_I] == [list(keys) for keys in ERA_I.values()]
    assert table.refusal("keep i-01", "red").key == "not_your_turn"
    assert "hands_passed" not in table.happened()


def test_two_buildings_are_passed_left_in_decade_1() -> None:
    """C-DRF-01, C-DRF-02: yellow is on red's left and gets what red did not keep."""
    table = pick(drafting(), "i-02", "i-05", "i-11")
    assert [put_aside(table, color) for color in ERA_I] == [["i-02"], ["i-05"], ["i-11"]]
    assert hand(table, "yellow") == ["i-01", "i-03"]
    assert hand(table, "green") == ["i-06", "i-07"]
    assert hand(table, "red") == ["i-09", "i-10"]


def test_the_second_pick_is_one_of_the_two_received() -> None:
    """C-DP-21, C-DRF-01: what was kept before cannot be picked again."""
    table = pick(drafting(), "i-02", "i-05", "i-11")
    assert table.question() == "draft"
    assert table.game.deciders() == [0, 1, 2]
    assert table.offers("red") == ["keep i-09", "keep i-10"]
    assert table.refusal("keep i-02", "red").key == "not_in_hand"


def test_the_last_building_received_makes_three() -> None:
    """C-DRF-01, C-DP-21: two kept and one passed on, in the same direction."""
    table = pick(pick(drafting(), "i-02", "i-05", "i-11"), "i-10", "i-01", "i-06")
    assert table.question() == "choose_buildings"
    assert hand(table, "red") == ["i-02", "i-07", "i-10"]
    assert hand(table, "yellow") == ["i-01", "i-05", "i-09"]
    assert hand(table, "green") == ["i-03", "i-06", "i-11"]
    assert [put_aside(table, color) for color in ERA_I] == [[], [], []]
    assert table.offers("red") == ["build i-02", "build i-07", "build i-10"]


def drafted_in(decade: int) -> CityScenario:
    """Return the draft of a decade; from decade 2 on each player has kept one building."""
    if decade == 1:
        return drafting()
    table = city(draft=True).decade(decade).found("swift", "red")
    return table.hand("red", "i-01").hand("yellow", "i-05").hand("green", "i-09").at("building")


@pytest.mark.parametrize(
    ("decade", "giver"), [(1, "red"), (2, "green"), (3, "red"), (4, "green"), (5, "red")]
)
def test_hands_go_left_in_odd_decades_and_right_in_even_ones(decade: int, giver: str) -> None:
    """C-DRF-02: yellow receives from red on its right, or from green on its left."""
    table = drafted_in(decade)
    passed = hand(table, giver)[1:]
    for color in ERA_I:
        table.answer(color, f"keep {hand(table, color)[0]}")
    assert hand(table, "yellow") == passed


def test_the_building_kept_from_the_last_decade_can_be_passed_on() -> None:
    """C-RUL-31, C-DRF-02: it is one of the three."""
    table = drafted_in(2)
    assert hand(table, "red")[0] == "i-01"
    for color in ERA_I:
        table.answer(color, f"keep {hand(table, color)[-1]}")
    assert "i-01" in hand(table, "green")
    assert "i-01" not in hand(table, "red")


def test_with_two_players_both_directions_lead_to_the_neighbour() -> None:
    """C-DRF-01: the second pass brings the last of one's own three back."""
    table = city(2, draft=True).found("swift", "red")
    table.hand("red", "i-01", "i-02", "i-06").hand("yellow", "i-09", "i-10", "i-11").at("building")
    table.answer("red", "keep i-01").answer("yellow", "keep i-09")
    table.answer("red", "keep i-10").answer("yellow", "keep i-02")
    assert hand(table, "red") == ["i-01", "i-06", "i-10"]
    assert hand(table, "yellow") == ["i-02", "i-09", "i-11"]
