"""Records are read with care: the first thing that is wrong is named with its line."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.games import rules_of
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.record import TITLE, read_record, record_of, replay, start_of
from bigshoulders.kernel.stream import Stream
from bigshoulders.records import replay_text


def finished(seed: int = 5) -> Game:
    game = new_game("city", seats=2, seed=seed, events=False)
    wander(game, 100_000, Stream("records"))
    return game


RECORD = record_of(finished()).text()


def test_a_record_replays_to_the_same_state_and_result() -> None:
    game = replay_text(RECORD)
    assert game.is_over()
    assert game.hash() == finished().hash()


def test_comments_blank_lines_and_missing_checks_do_not_matter() -> None:
    lines = [line.partition(";")[0] + "  # a remark" for line in RECORD.splitlines()]
    assert replay_text("\n\n".join(lines)).hash() == finished().hash()


def test_a_fork_begins_in_the_middle() -> None:
    record = read_record(RECORD)
    fork = replay(record.first(90), rules_of)
    assert len(fork.moves) == 90
    assert not fork.is_over()


def test_a_game_from_a_position_carries_it() -> None:
    game = finished().back_to(150)
    game.origin = game.state.copy()
    game.moves = []
    wander(game, 10, Stream("on"))
    record = record_of(game)
    assert record.position
    assert replay_text(record.text()).hash() == game.hash()
    assert start_of(record, rules_of).moves == []


def changed(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


MOVES_LINE = RECORD.splitlines().index("moves") + 1
FIRST_MOVE = RECORD.splitlines()[MOVES_LINE]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", f'line 1: a record begins with "{TITLE}"'),
        ("hello", f'line 1: a record begins with "{TITLE}"'),
        (TITLE, 'the record has no line "moves"'),
        (f"{TITLE}\ngame city\nmoves", 'the record has no line "seats …" before its moves'),
        (changed("seats 2", "seats two"), "seats: expected a whole number, got 'two'"),
        (changed("seats 2", "seats 9"), "City is for 2 to 4 players, not 9"),
        (changed("game city", "game rome"), "there is no game 'rome'; choose one of city"),
        (changed("goals=on", "goals=perhaps"), "goals: 'perhaps' is not one of its values"),
        (changed("goals=on", "golas=on"), "there is no option 'golas'; did you mean goals?"),
        (changed("goals=on", "goals"), "options: expected switch=value, got 'goals'"),
        (
            changed("seats 2", "chairs 2"),
            "line 3: expected game, seats, options, pack, position or moves",
        ),
        (changed(FIRST_MOVE, "chance"), f'line {MOVES_LINE + 1}: expected "who answer"'),
        (changed(FIRST_MOVE, "chance dance"), f'line {MOVES_LINE + 1}: cannot read "dance"'),
        (changed(FIRST_MOVE, "red pass"), f"line {MOVES_LINE + 1}: pass: chance must move first"),
        (changed(FIRST_MOVE, "pink pass"), f"line {MOVES_LINE + 1}: there is no seat 'pink'"),
        (RECORD + "red pass", "nothing may follow the result"),
        (changed("result red ", "result red 1"), "the record ends with"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(Malformed) as error:
        replay_text(text)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_a_wrong_check_names_the_first_move_that_differs() -> None:
    lines = RECORD.splitlines()
    number = MOVES_LINE + 40
    move, _semicolon, check = lines[number].partition(";")
    lines[number] = f"{move}; {'0000' if check.strip() != '0000' else '1111'}"
    with pytest.raises(Malformed, match=f"line {number + 1}: after .* differs"):
        replay_text("\n".join(lines))


def test_a_result_without_an_ending_is_refused() -> None:
    lines = RECORD.splitlines()
    with pytest.raises(Malformed, match="its moves do not end the game"):
        replay_text("\n".join(lines[:-3] + lines[-1:]))
