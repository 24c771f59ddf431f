"""What a seat may take back without asking anybody (rules, section 27.7)."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.kernel.errors import Unavailable
from bigshoulders.scenarios.city import CityScenario, city

RED, YELLOW, GREEN = range(3)


def two_turns() -> CityScenario:
    """Return a table on which Swift, red's, operates before Libby, yellow's."""
    table = city(seats=3).found("swift", "red", treasury=100).found("libby", "yellow")
    table.haymarket().supply(0, wood=2).supply(30, livestock=2).supply(20, steel=2)
    return table.supply(10, coal=2).at("operating").begin_here()


# Within the own turn


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    """27.7: an untouched position has no line to go back over."""
    table = two_turns()
    assert [table.game.undoable(seat) for seat in (RED, YELLOW, GREEN)] == [0, 0, 0]


def test_own_answers_can_be_taken_back() -> None:
    """27.7: two purchases reveal nothing, so both can be undone."""
    table = two_turns()
    start = table.game.hash()
    table.play("order coal 10")
    after_one = table.game.hash()
    table.play("order steel 20")
    assert (table.game.undoable(RED), table.game.undo_floor) == (2, 0)
    assert table.game.back_to(1).hash() == after_one
    assert table.game.back_to(0).hash() == start


def test_a_game_taken_back_is_played_on() -> None:
    """27.7: the same question waits, and another answer leads on from there."""
    table = two_turns().play("order coal 10", "order steel 20")
    table.game = table.game.back_to(1)
    assert (table.asker(), table.question(), table.game.undoable(RED)) == ("red", "buy_cubes", 1)
    table.play("order livestock 30")
    assert table.company("swift").treasury == 60
    assert table.cubes_in("swift") == {"livestock": 1, "coal": 1}


def test_taking_back_leaves_the_game_itself_alone() -> None:
    """27.7: `back_to` answers with another game."""
    table = two_turns().play("order coal 10")
    before = table.game.hash()
    table.game.back_to(0)
    assert table.game.hash() == before


def test_steps_of_one_turn_can_all_be_taken_back() -> None:
    """27.7: buying, running, the manager's cube and selling are one draft."""
    table = city(seats=3).found("libby", "red", treasury=20).haymarket()
    table.supply(0, wood=2).supply(30, wood=2).supply(20, wood=2).supply(10, steel=2)
    table.staff("libby", workers=[2, 0], managers=[1, 0]).cubes("libby", livestock=1)
    table.demand(0, ("d3_6", 0)).at("operating").begin_here()
    start = table.game.hash()
    table.play("order steel 10", "done", "run 1", "take steel", "ship inner")
    assert table.game.undoable(RED) == 5
    assert table.game.back_to(0).hash() == start


def test_a_free_action_can_be_taken_back() -> None:
    """27.7: trading and using an asset show nothing hidden."""
    table = city(seats=3).found("libby", "red").cubes("libby", wood=2).haymarket(coal=1, steel=2)
    table.asset("libby", "cincinnati_steel").at("action", "red").begin_here()
    table.play("trade libby wood for coal", "exhaust cincinnati_steel")
    assert table.game.undoable(RED) == 2


# Another player's answer


def test_anothers_answer_is_a_line() -> None:
    """27.7: once yellow has answered, red's purchase stands, and yellow's can be undone."""
    table = two_turns().play("order coal 10", "done")
    assert table.asker() == "yellow"
    table.play("order steel 20")
    assert table.game.undoable(RED) == 0
    assert table.game.undoable(YELLOW) == 1
    assert table.game.undo_floor == 2


def test_only_the_last_mover_can_take_back() -> None:
    """27.7: red's answers are the last ones, so nobody else has anything to undo."""
    table = two_turns().play("order coal 10")
    assert [table.game.undoable(seat) for seat in (YELLOW, GREEN)] == [0, 0]


def test_coming_back_on_turn_does_not_open_older_answers() -> None:
    """27.7: red, yellow, green and red again; red undoes the last answer only."""
    table = city(seats=3).priority("red").at("stock", "red").begin_here()
    table.play("pass", "found libby 40", "pass", "found swift 50")
    assert table.game.undoable(RED) == 1
    assert table.game.undo_floor == 3


# Draws


def test_a_draw_from_the_bag_is_a_line() -> None:
    """27.7, C-SUP-03: the turn's end refilled the chain, so nothing of it can be undone."""
    table = two_turns().play("order coal 10", "order coal 10", "done")
    assert table.happened().count("cube_drawn") == 3
    assert table.game.undoable(RED) == 0
    assert table.game.undo_floor == len(table.game.moves) == 6


def test_answers_before_a_draw_stand_even_if_the_same_seat_goes_on() -> None:
    """27.7: red's next company answers once after the draw, and that one answer can be undone."""
    table = city(seats=3).found("swift", "red", treasury=20).found("libby", "red").haymarket()
    table.supply(10, coal=2).at("operating").begin_here()
    table.play("order coal 10", "order coal 10")
    assert (table.question(), table.company("libby").operated) == ("buy_cubes", 1)
    table.play(table.offers()[0])
    assert table.game.undoable(RED) == 1


def test_a_draw_of_an_asset_is_a_line() -> None:
    """27.7, C-SPC-25: the turn's end brought a new asset to light."""
    table = city(seats=3).found("libby", "red", treasury=500).at("action", "red")
    cheapest = table.game.rules.language.key("asset", table.state.asset_row[-1])
    table.begin_here().play("place libby asset", f"acquire {cheapest}")
    assert table.game.undoable(RED) > 0
    while "asset_drawn" not in table.happened():
        table.play(table.offers()[-1])
    assert table.game.undoable(RED) == 0
    assert table.game.undo_floor == len(table.game.moves)


def test_the_deal_of_a_decade_is_a_line() -> None:
    """27.7, C-BLD-01: after the last pass of decade 2 buildings are dealt."""
    table = city(seats=3).decade(2).at("stock", "red").begin_here()
    table.play("pass", "pass")
    assert table.game.undoable(YELLOW) == 1
    table.play("pass")
    assert table.question() == "choose_buildings"
    assert table.game.undoable(GREEN) == 0
    assert table.game.undo_floor == len(table.game.moves)


def test_cleanup_is_a_line() -> None:
    """27.7, C-CLN: cubes, an asset and tiles were drawn after the decade's last answer."""
    table = city(seats=3).found("libby", "red").at("operating").begin_here()
    table.play(table.offers()[0], "done")
    assert table.state.decade == 2
    assert table.game.undoable(RED) == 0
    assert table.game.undo_floor == len(table.game.moves)


def test_a_draw_that_chance_answers_by_hand_is_a_line() -> None:
    """27.7: whoever deals, what was drawn is known."""
    table = two_turns().by_hand().play("order coal 10", "order coal 10", "done")
    assert table.game.undoable(RED) == 3
    table.play("draw coal")
    assert table.game.undoable(RED) == 0
    assert table.game.undo_floor == 4


# The common reveal


def picking() -> CityScenario:
    """Return a table at the secret choice of buildings in decade 1."""
    return city(seats=3).found("libby", "red").at("building").begin_here()


def test_a_secret_pick_can_be_taken_back_until_another_answers() -> None:
    """27.7, C-RUL-27: red undoes the pick while red alone has answered."""
    table = picking()
    table.answer("red", table.offers("red")[0])
    assert table.game.undoable(RED) == 1
    assert table.game.back_to(0).deciders() == [RED, YELLOW, GREEN]
    table.answer("yellow", table.offers("yellow")[0])
    assert (table.game.undoable(RED), table.game.undoable(YELLOW)) == (0, 1)


def test_the_common_reveal_is_a_line() -> None:
    """27.7, C-BLD-04: the last pick revealed the buildings and stands like the others."""
    table = picking()
    for color in ("red", "yellow", "green"):
        table.answer(color, table.offers(color)[0]).answer(color, table.offers(color)[0])
    assert "built" in table.happened()
    assert [table.game.undoable(seat) for seat in (RED, YELLOW, GREEN)] == [0, 0, 0]
    assert table.game.undo_floor == 6


def test_the_placed_building_is_taken_back_before_one_is_removed() -> None:
    """27.7, C-DP-22: both picks are the seat's own until the reveal, or until another answers."""
    table = picking()
    before = table.game.hash()
    table.answer("red", table.offers("red")[0])
    assert table.game.undoable(RED) == 1
    assert table.game.back_to(0).hash() == before
    table.answer("red", table.offers("red")[0])
    assert table.game.undoable(RED) == 2
    table.answer("yellow", table.offers("yellow")[0])
    assert [table.game.undoable(seat) for seat in (RED, YELLOW)] == [0, 1]


# Going back by number


def test_every_earlier_moment_of_a_game_can_be_restored() -> None:
    """27.7: answers and draws are kept, so each position comes back exactly."""
    game = new_game("city", seats=3, seed=11)
    moments = {len(game.moves): game.hash()}
    for turn in range(40):
        seat = game.deciders()[0]
        legal = game.legal(seat)
        game.apply(legal[turn % len(legal)])
        moments[len(game.moves)] = game.hash()
    assert {count: game.back_to(count).hash() for count in moments} == moments


@pytest.mark.parametrize("count", [-1, 2])
def test_there_is_nothing_before_the_start_or_after_the_end(count: int) -> None:
    """27.7: a game of one answer has no second one."""
    table = two_turns().play("order coal 10")
    with pytest.raises(Unavailable, match="this game has 1 moves"):
        table.game.back_to(count)
