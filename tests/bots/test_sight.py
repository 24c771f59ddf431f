"""What a bot sees: all that its seat knows, and nothing else."""

from __future__ import annotations

from typing import cast

from bigshoulders import new_game
from bigshoulders.bots.bot import Sight
from bigshoulders.games.city.state import City
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.stream import Stream

ONLOOKER = 0


def opening(seed: str) -> Game:
    return new_game("city", seats=4, seed=seed, events=False)


def sight_of(game: Game, stream: str = "eyes") -> Sight:
    return Sight(game, game.deciders()[0], Stream(stream))


def test_sight_shows_question_answers_and_view_of_its_seat() -> None:
    """The same things that a person at the table is shown."""
    game = opening("shown")
    sight = sight_of(game)
    seat = game.deciders()[0]
    assert sight.seat == seat
    assert sight.answers == game.answers(seat)
    assert sight.actions == game.legal(seat)
    assert sight.question.kind == "first_company"
    assert sight.view == game.view(seat)


def test_no_public_name_of_a_sight_holds_the_game() -> None:
    """A bot that keeps to public names cannot reach hidden state."""
    game = opening("private")
    sight = sight_of(game)
    public = [name for name in dir(sight) if not name.startswith("_")]
    assert sorted(public) == ["actions", "answers", "question", "seat", "twin", "view"]
    assert sight.twin() is not game
    assert sight.twin().state is not game.state
    assert sight.twin().dealer is not game.dealer


def test_a_twin_stays_the_same_through_one_decision() -> None:
    """A bot may ask for it as often as it likes."""
    sight = sight_of(opening("cached"))
    assert sight.twin() is sight.twin()


def test_twin_agrees_with_the_game_in_all_that_the_seat_knows() -> None:
    """C-HID-01: what is public or its own is not redrawn."""
    game = opening("agrees")
    sight = sight_of(game)
    assert sight.twin().view(sight.seat) == game.view(sight.seat)
    assert sight.twin().answers(sight.seat) == sight.answers


def test_twins_guess_other_hands_and_never_look_at_them() -> None:
    """C-HID-01: over several decisions the guessed hands vary, the own hand does not."""
    game = opening("hidden")
    seat = game.deciders()[0]
    state = cast("City", game.state)
    other = (seat + 1) % 4
    guesses = set()
    for number in range(12):
        twin = cast("City", Sight(game, seat, Stream(f"guess {number}")).twin().state)
        guesses.add(tuple(sorted(twin.seats[other].hand)))
        assert sorted(twin.seats[seat].hand) == sorted(state.seats[seat].hand)
    assert len(guesses) > 6


def test_twins_draw_another_future() -> None:
    """The draws to come are not the dealer's."""
    game = opening("future")
    stream = Stream("futures")
    seat = game.deciders()[0]
    dealers = {Sight(game, seat, stream).twin().dealer.seed for _i in range(3)}  # type: ignore[union-attr]
    assert len(dealers) == 3
    assert "future" not in dealers


def test_playing_in_a_twin_leaves_the_game_alone() -> None:
    """Looking ahead has no effect on the table."""
    game = opening("ahead")
    before = game.hash()
    sight = sight_of(game)
    sight.twin().copy().play(sight.seat, sight.answers[0])
    assert game.hash() == before
