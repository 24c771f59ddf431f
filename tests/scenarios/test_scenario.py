"""Scripts do what they say, and say what cannot be done, for any game."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.games import GAMES
from bigshoulders.kernel.errors import Broken, Illegal, Malformed, Unavailable
from bigshoulders.scenarios import Scenario, from_position, scenario
from bigshoulders.scenarios.city import city
from bigshoulders.scenarios.raising import raising

any_game = pytest.mark.parametrize("game", GAMES)
begins_with_a_draw = pytest.mark.parametrize("game", ["city", "raising"])


def least_seats(game: str) -> int:
    return GAMES[game].seats()[0]


@begins_with_a_draw
def test_a_game_begins_with_chance_if_it_has_no_seed(game: str) -> None:
    table = scenario(game, least_seats(game))
    assert table.asker() == "chance"
    assert table.offers()


@begins_with_a_draw
def test_chance_draws_what_is_given_by_hand(game: str) -> None:
    asked = scenario(game, least_seats(game))
    outcome = asked.offers()[-1]
    table = scenario(game, least_seats(game)).draws(outcome)
    assert table.game.moves == asked.play(outcome).game.moves
    assert table.draws_left() == []


def test_draws_wait_until_chance_is_asked() -> None:
    table = city(2).found("swift", "red").at("stock", "red").draws("draw coal")
    assert table.asker() == "red"
    assert table.draws_left() == ["draw coal"]


def test_the_dealer_goes_on_after_the_draws_that_were_given() -> None:
    table = scenario("city", 2, seed=1)
    table.go_on_to("stock_turn")
    table.draws("draw coal")
    while table.draws_left():
        table.play(table.offers()[0])
    assert "chance draw coal" in table.game.lines()
    assert table.asker() != "chance"
    assert table.game.dealer is not None


def test_a_draw_that_cannot_be_is_refused() -> None:
    table = scenario("city", 2)
    with pytest.raises(Illegal):
        table.draws("draw coal")


# Answers


def test_a_text_may_name_the_seat_that_answers() -> None:
    table = city(2).found("swift", "red").at("stock", "red")
    assert table.play("red buy swift common from company").asker() == "yellow"
    with pytest.raises(Illegal, match="yellow must move first"):
        table.play("red pass")


@any_game
def test_no_answer_begins_like_a_seat(game: str) -> None:
    """Else a text that names its seat could be read in two ways."""
    for seats in GAMES[game].seats():
        language = new_game(game, seats=seats).rules.language
        names = {*language.domains["seat"], "chance"}
        assert not names & {verb.words[0] for verb in language.verbs}


def bill() -> Scenario:
    """Return a payment of three answers, the last of which is the only one."""
    table = raising(3).won("blue", "17", levels=2).tokens("blue", "L5 J1 M2 W1")
    return table.perms("blue", "J1 M2").at("projects")


def test_a_script_may_say_answers_that_the_game_gives_by_itself() -> None:
    said = bill().follow("pay lumber", "pay jackscrew wild 1", "blue pay masonry")
    unsaid = bill().follow("pay lumber", "pay jackscrew wild 1")
    assert said.game.hash() == unsaid.game.hash()
    assert said.happened() == unsaid.happened()


def test_a_forced_answer_is_passed_over_once() -> None:
    table = bill().follow("pay lumber", "pay jackscrew wild 1", "pay masonry")
    with pytest.raises(Illegal):
        table.follow("pay masonry")


def test_a_forced_answer_of_another_seat_is_not_passed_over() -> None:
    table = bill().follow("pay lumber", "pay jackscrew wild 1")
    with pytest.raises(Illegal):
        table.follow("green pay masonry")


def test_played_answers_must_be_legal() -> None:
    with pytest.raises(Illegal):
        bill().play("pay lumber", "pay jackscrew wild 1", "pay masonry")


@any_game
def test_a_game_goes_on_to_a_question_or_says_that_it_never_came(game: str) -> None:
    table = scenario(game, least_seats(game), seed=1)
    kind = table.question()
    assert table.go_on_to(kind).question() == kind
    with pytest.raises(Unavailable, match='"what_is_love"'):
        table.go_on_to("what_is_love")
    with pytest.raises(Unavailable, match="the game is over"):
        table.question()


def test_going_on_with_one_answer_gives_no_other() -> None:
    table = city(2).found("libby", "red", treasury=0).goods("libby", 2)
    table.cubes("libby", wood=2).demand(0, ("d3_6", 0)).at("operating")
    assert table.go_on_to("sell_goods", "done").question() == "sell_goods"
    with pytest.raises(Malformed, match="no choice begins with 'nonsense'"):
        table.go_on_to("pay_out", "nonsense")


# Looking


def test_what_is_allowed_has_no_refusal() -> None:
    table = city(2).found("swift", "red").at("stock", "red")
    assert table.allows("pass")
    with pytest.raises(Unavailable, match='"pass" is allowed'):
        table.refusal("pass")


def test_the_referee_finds_what_does_not_add_up() -> None:
    table = city(2)
    table.state.bank += 1
    with pytest.raises(Broken):
        table.check()


@pytest.mark.parametrize("arrange", [city().at, raising().at])
def test_a_moment_that_does_not_exist_is_refused(arrange: object) -> None:
    assert callable(arrange)
    with pytest.raises(Malformed, match="there is no moment"):
        arrange("midnight")


def test_an_arrangement_with_more_than_the_box_holds_is_refused() -> None:
    with pytest.raises(Malformed, match="the bag has too little coal"):
        city().found("swift", "red").cubes("swift", coal=99)
    with pytest.raises(Malformed, match="blue has too few markers"):
        raising().markers(blue=99)


# Positions


@pytest.mark.parametrize(
    "table",
    [city(2).found("swift", "red").at("stock", "red"), scenario("raising", 3, 1).go_on_to("pay")],
)
def test_a_game_read_from_a_position_tells_events(table: Scenario) -> None:
    again = from_position(table.position(), seed=2)
    assert again.game.hash() == table.game.hash()
    assert again.events == []
    answer = again.offers()[0]
    assert again.play(answer).sentences() == table.play(answer).sentences()[-len(again.events) :]


def test_events_before_the_first_question_of_a_position_are_told() -> None:
    stopped = city(2).by_hand().at("cleanup")
    assert from_position(stopped.position(), seed=1).facts("cube_drawn")


def test_a_script_of_a_game_without_events_turns_them_on() -> None:
    table = Scenario(new_game("city", seats=2, seed=1, events=False))
    assert table.play(table.offers()[0]).sentences()


def test_an_arranged_table_can_begin_there() -> None:
    table = city(2).found("swift", "red").at("stock", "red").begin_here()
    before = table.game.hash()
    table.play("buy swift common from company")
    assert table.game.back_to(0).hash() == before
