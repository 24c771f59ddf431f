"""The contract of a game, used as the design writes it."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.kernel.action import CHANCE, Action
from bigshoulders.kernel.errors import Illegal, Malformed, Unavailable
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.playing.perft import perft, wander
from bigshoulders.kernel.preview import changes, preview
from bigshoulders.kernel.stream import Stream


def fresh() -> Game:
    return new_game("city", seats=3, seed=7, edition="2020", mode="basic", goals=True)


def test_the_contract_works_as_written() -> None:
    game = fresh()
    [seat] = game.deciders()
    assert game.question(seat).kind == "first_company"
    action = game.legal(seat)[0]
    assert game.why_not(action) is None
    twin = game.copy()
    assert game.determinize(seat, Stream("twin")).view(seat) == game.view(seat)
    events = game.apply(action)
    assert [event.kind.key for event in events] == ["founded"]
    assert twin.deciders() == [seat]
    assert game.deciders() != [seat]
    assert game.result() is None


def test_options_may_be_given_as_words_or_flags() -> None:
    assert new_game("city", seats=2, seed=1, goals=False).rules.options["goals"] == "off"
    assert new_game("city", seats=2, seed=1, price_cap=400).rules.options["price_cap"] == "400"


def test_an_illegal_answer_raises_its_refusal_and_changes_nothing() -> None:
    game = fresh()
    before = game.hash()
    [seat] = game.deciders()
    with pytest.raises(Illegal) as error:
        game.apply(game.read("found swift 60"))
    assert error.value.refusal.rule == "C-FND-02"
    assert error.value.refusal.facts["cost"] == 180
    assert "costs $180" in str(error.value)
    with pytest.raises(Illegal, match="must move first"):
        game.apply(Action((seat + 1) % 3, game.legal(seat)[0].code, ""))
    with pytest.raises(Illegal, match="the question now is"):
        game.apply(game.read("pass"))
    assert game.hash() == before
    assert len(game.moves) == len(fresh().moves)


def test_a_seat_that_is_not_asked_has_no_question_and_no_answers() -> None:
    game = fresh()
    other = (game.deciders()[0] + 1) % 3
    assert game.legal(other) == []
    with pytest.raises(Unavailable, match="not asked"):
        game.question(other)


def test_unknown_games_and_seat_counts_are_malformed() -> None:
    with pytest.raises(Malformed, match="there is no game 'chess'; choose one of city"):
        new_game("chess", seats=2)
    with pytest.raises(Malformed, match="City is for 2 to 4 players, not 5"):
        new_game("city", seats=5)


def test_without_a_seed_chance_is_a_decider() -> None:
    game = new_game("city", seats=2)
    assert game.deciders() == [CHANCE]
    assert game.name(CHANCE) == "chance"
    assert len(game.legal(CHANCE)) == len(game.weights())
    game.apply(game.legal(CHANCE)[0])


def test_when_the_game_is_over_everything_is_refused() -> None:
    game = fresh()
    wander(game, 100_000, Stream("end"))
    assert game.deciders() == []
    assert game.legal(0) == []
    refusal = game.why_not(Action(0, 10, "pass"))
    assert refusal is not None
    assert refusal.sentence() == "pass: the game is over (C-END-01)"


def test_a_preview_shows_the_change_and_makes_none() -> None:
    game = fresh()
    [seat] = game.deciders()
    before = game.hash()
    found = {
        change.path: (change.before, change.after)
        for change in preview(game, game.read("found swift 40"))
    }
    color = game.name(seat)
    assert found[f"seats.{color}.cash"] == (175, 55)
    assert found[f"seats.{color}.certificates"] == (0, 1)
    assert game.hash() == before
    with pytest.raises(Illegal):
        preview(game, game.read("found swift 60"))


def test_a_preview_stops_before_others_secrets_come_to_light() -> None:
    game = new_game("city", seats=2, seed=3)
    while game.question(game.deciders()[0]).kind != "choose_buildings":
        seat = game.deciders()[0]
        game.apply(game.legal(seat)[-1])
    game.apply(game.legal(0)[0])
    shown = [change.path for change in preview(game, game.legal(1)[0])]
    assert not [path for path in shown if path.startswith("seats.red")]


def test_differences_are_found_at_any_depth() -> None:
    before: Json = {
        "a": [{"seat": "red", "cash": 1}, {"seat": "blue", "cash": 2}],
        "b": 1,
        "c": [1, 2],
    }
    after: Json = {"a": [{"seat": "red", "cash": 1}, {"seat": "blue", "cash": 5}], "d": 1, "c": [1]}
    assert [str(change) for change in changes(before, after)] == [
        "a.blue.cash: 2 → 5",
        "b: 1 → None",
        "c: [1, 2] → [1]",
        "d: None → 1",
    ]


def test_going_back_before_the_beginning_is_unavailable() -> None:
    game = fresh()
    with pytest.raises(Unavailable, match="this game has"):
        game.back_to(len(game.moves) + 1)


def test_the_first_answer_can_be_taken_back_until_somebody_else_answers() -> None:
    game = fresh()
    [seat] = game.deciders()
    start = game.hash()
    game.apply(game.legal(seat)[0])
    assert game.undoable(seat) == 1
    [other] = game.deciders()
    assert game.undoable(other) == 0
    assert game.back_to(len(game.moves) - 1).hash() == start
    game.apply(game.legal(other)[0])
    assert game.undoable(seat) == 0
    assert game.undoable(other) == 1


def test_node_counts_multiply_answers() -> None:
    game = fresh()
    assert perft(game, 0) == 1
    assert perft(game, 1) == len(game.legal(game.deciders()[0])) == 30
    assert perft(game, 2) == 30 * 27
