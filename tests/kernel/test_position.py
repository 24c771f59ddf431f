"""Positions as text: they can be read by people, and begin a game exactly where it stood."""

import json

import pytest

from bigshoulders import new_game
from bigshoulders.games import rules_of
from bigshoulders.kernel.action import CHANCE
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.positions.text import read_position, write_position
from bigshoulders.kernel.stream import Stream


def played(moves: int, seats: int = 2, **options: str) -> Game:
    """Return a game after some answers, each the last one offered."""
    game = new_game("city", seats=seats, seed=5, events=False, **options)
    for _i in range(moves):
        seat = game.deciders()[0]
        game.play(seat, game.answers(seat)[-1])
    return game


def refusal_of(text: str) -> str:
    """Return the sentence with which a text is refused."""
    with pytest.raises(Malformed) as caught:
        read_position(text, "lesson.json", rules_of)
    return str(caught.value)


@pytest.mark.parametrize("moves", [0, 1, 20, 60])
def test_a_position_begins_the_game_where_it_stood(moves: int) -> None:
    """The state, the question and the answers are the same."""
    game = played(moves)
    again = read_position(write_position(game), "lesson.json", rules_of)
    assert again.hash() == game.hash()
    assert again.deciders() == game.deciders()
    assert again.answers(game.deciders()[0]) == game.answers(game.deciders()[0])
    assert again.moves == []


def test_options_travel_with_the_position() -> None:
    """The rules of the new game are those of the old one."""
    game = played(10, seats=3, draft="on", goals="off")
    again = read_position(write_position(game), "lesson.json", rules_of)
    assert again.rules.seats == 3
    assert again.rules.options == game.rules.options


def test_the_same_position_is_always_the_same_text() -> None:
    """It does not matter in which order the options were given."""
    one = played(10, draft="on", goals="off")
    other = played(10, goals="off", draft="on")
    assert write_position(one) == write_position(other)
    again = read_position(write_position(one), "lesson.json", rules_of)
    assert write_position(again) == write_position(one)


def test_the_text_is_made_for_people() -> None:
    """Lines stay short, related things stay on one line, and the head comes first."""
    text = write_position(played(60, seats=4))
    lines = text.splitlines()
    assert max(len(line) for line in lines) <= 100
    assert lines[1:3] == ['  "game": "city",', '  "seats": 4,']
    assert any(line.startswith('    "haymarket": {"coal": ') for line in lines)
    assert list(json.loads(text)) == ["game", "seats", "options", "position"]
    assert list(json.loads(text)["position"]) == sorted(json.loads(text)["position"])


def test_without_a_dealer_chance_must_be_answered() -> None:
    """A dealer can be given; the same seed then deals the same game."""
    rules = rules_of("city", 2, {})
    start = Game(rules, rules.start(), None, rules.start(), [])
    text = write_position(start)
    assert read_position(text, "start", rules_of).deciders() == [CHANCE]
    dealt = read_position(text, "start", rules_of, Stream("7"))
    assert dealt.hash() == new_game("city", seats=2, seed=7).hash()


def test_moves_from_a_position_can_be_taken_back() -> None:
    """The position is the origin of the new game."""
    game = read_position(write_position(played(20)), "lesson.json", rules_of)
    before = game.hash()
    seat = game.deciders()[0]
    game.play(seat, game.answers(seat)[0])
    assert game.hash() != before
    assert game.back_to(0).hash() == before


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("{", "[", "lesson.json: line 2: not valid JSON"),
        ('"game": "city"', '"game": "cty"', "lesson.json: there is no game 'cty'"),
        ('"seats": 2', '"seats": 5', "lesson.json: City is for 2 to 4 players, not 5"),
        (
            '"seats": 2',
            '"seats": "two"',
            'lesson.json: seats: expected a whole number of at least 1, got "two"',
        ),
        (
            '"seats": 2',
            '"seat": 2',
            'lesson.json: the field "seat" is unknown; known are game, seats, options, position',
        ),
        ('"draft": "off"', '"draft": 1', "lesson.json: options: draft: expected a text, got 1"),
        ('"draft": "off"', '"draft": "no"', "lesson.json: draft: 'no' is not one of its values"),
        ('"goals": "on"', '"gaols": "on"', "lesson.json: there is no option 'gaols'"),
        (
            '"decade": 1',
            '"decade": 6',
            "lesson.json: position: decade: expected a whole number from 1 to 5, got 6",
        ),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(old: str, new: str, sentence: str) -> None:
    """One sentence: the source, the place, what is wrong."""
    text = write_position(played(20))
    assert old in text
    assert refusal_of(text.replace(old, new, 1)).startswith(sentence)


def test_a_missing_part_is_named() -> None:
    """Nothing of the head can be left out."""
    assert refusal_of('{"game": "city", "seats": 2, "options": {}}') == (
        'lesson.json: the field "position" is missing'
    )
