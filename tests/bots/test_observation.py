"""What a bot sees: all that its seat knows, and nothing else."""

from __future__ import annotations

from typing import cast

from bigshoulders import new_game
from bigshoulders.bots.bot import Observation
from bigshoulders.games.city.state import City
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.stream import Stream

ONLOOKER = 0


def opening(seed: str) -> Game:
    return new_game("city", seats=4, seed=seed, events=False)


def observation_of(game: Game, stream: str = "eyes") -> Observation:
    return Observation(game, game.deciders()[0], Stream(stream))


def test_an_observation_shows_question_answers_and_view_of_its_seat() -> None:
    """The same things that a person at the table is shown."""
    game = opening("shown")
    observation = observation_of(game)
    seat = game.deciders()[0]
    assert observation.seat == seat
    assert observation.answers == game.answers(seat)
    assert observation.actions == game.legal(seat)
    assert observation.question.kind == "first_company"
    assert observation.view == game.view(seat)


def test_no_public_name_of_an_observation_holds_the_game() -> None:
    """A bot that keeps to public names cannot reach hidden state."""
    game = opening("private")
    observation = observation_of(game)
    public = [name for name in dir(observation) if not name.startswith("_")]
    assert sorted(public) == [
        "actions",
        "answers",
        "fresh_sample",
        "question",
        "sample",
        "seat",
        "view",
    ]
    assert observation.sample() is not game
    assert observation.sample().state is not game.state
    assert observation.sample().dealer is not game.dealer


def test_a_sample_stays_the_same_through_one_decision() -> None:
    """A bot may ask for it as often as it likes."""
    observation = observation_of(opening("cached"))
    assert observation.sample() is observation.sample()


def test_a_sample_agrees_with_the_game_in_all_that_the_seat_knows() -> None:
    """C-HID-01: what is public or its own is not redrawn."""
    game = opening("agrees")
    observation = observation_of(game)
    assert observation.sample().view(observation.seat) == game.view(observation.seat)
    assert observation.sample().answers(observation.seat) == observation.answers


def test_samples_guess_other_hands_and_never_look_at_them() -> None:
    """C-HID-01: over several decisions the guessed hands vary, the own hand does not."""
    game = opening("hidden")
    seat = game.deciders()[0]
    state = cast("City", game.state)
    other = (seat + 1) % 4
    guesses = set()
    for number in range(12):
        sample = cast("City", Observation(game, seat, Stream(f"guess {number}")).sample().state)
        guesses.add(tuple(sorted(sample.seats[other].hand)))
        assert sorted(sample.seats[seat].hand) == sorted(state.seats[seat].hand)
    assert len(guesses) > 6


def test_samples_draw_another_future() -> None:
    """The draws to come are not the dealer's."""
    game = opening("future")
    stream = Stream("futures")
    seat = game.deciders()[0]
    dealers = {Observation(game, seat, stream).sample().dealer.seed for _i in range(3)}  # type: ignore[union-attr]
    assert len(dealers) == 3
    assert "future" not in dealers


def test_playing_in_a_sample_leaves_the_game_alone() -> None:
    """Looking ahead has no effect on the table."""
    game = opening("ahead")
    before = game.hash()
    observation = observation_of(game)
    observation.sample().copy().play(observation.seat, observation.answers[0])
    assert game.hash() == before
