"""Every command takes a game that only registered itself."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

import pytest

from tests.cli.conftest import Command, Done
from tests.cli.typist import scripted

if TYPE_CHECKING:
    from pathlib import Path

Object = dict[str, object]


def told(done: Done) -> list[Object]:
    """Return what a command wrote as JSON, line by line."""
    assert done.code == 0, done.err
    return [json.loads(line) for line in done.out.splitlines()]


def test_bots_play_it(command: Command) -> None:
    words = "simulate --game nim --seats 2 --games 20 --last loses --referee --json"
    [figures] = told(command(words))
    assert (figures["games"], figures["violations"]) == (20, 0)
    assert cast("Object", figures["options"])["last"] == "loses"
    shown = command("simulate --game nim --seats 3 --games 2 --stats")
    assert "2 games of nim with 3 seats" in shown.out


def test_a_bot_that_it_has_not_is_refused(command: Command) -> None:
    refused = command("simulate --game nim --bot heuristic")
    assert refused.code == 2
    assert "no bot 'heuristic' for nim; choose one of random" in refused.err


@pytest.mark.parametrize("json_too", ["", "--json"])
def test_people_play_it(command: Command, json_too: str) -> None:
    typed, session = scripted(2, 1, "7", game="nim", bots="random")
    played = command(f"play --game nim --seats 2 --seed 7 {json_too}", typed)
    assert played.code == 0, played.err
    result = session.game.result()
    assert result is not None
    if json_too:
        end = next(one for one in told(played) if one["type"] == "end")
        scores = {one["seat"]: one["score"] for one in cast("list[Object]", end["standings"])}
        assert scores == {"red": result.scores()[0], "blue": result.scores()[1]}
    else:
        assert "Which heap lasts longest?  N-GUESS-01" in played.out
        assert "1. " in played.out


def test_the_terminal_shows_any_view_as_plain_tables(command: Command) -> None:
    lines = "guess left\nboard\nscore\nhelp\nlog\npreview take 1 left\nrule N-END-01\nquit\n"
    shown = command("play --game nim --seats 2 --seed 7", lines).out
    assert "heaps  left 5, middle 3, right 5" in shown
    assert "      seat  guess\n      red   left \n" in shown
    assert "heaps left  5 → 4" in shown
    assert "N-END-01 (Nim): Whoever takes" in shown


def test_what_others_chose_in_secret_is_not_seen_ahead(command: Command) -> None:
    shown = command("play --game nim --seats 2 --seed 7", "preview guess left\nquit\n").out
    assert "seats red guess  - → left" in shown
    assert "seats blue" not in shown


def test_a_wrong_answer_is_refused_with_its_numbers(command: Command) -> None:
    lines = "guess left\ntake 1 middle\nwhy take 3 middle\nquit\n"
    shown = command("play --game nim --seats 2 --seed 7", lines).out
    assert "take 3 middle: the middle heap has" in shown
    assert "N-TAKE-01" in shown


def test_what_was_never_in_question_is_refused_and_not_told_unasked(command: Command) -> None:
    lines = "guess left\nquit\n"
    assert "take 0" not in command("play --game nim --seats 2 --seed 7", lines).out
    shown = command("play --game nim --seats 2 --seed 7", "guess left\nwhy take 0 left\nquit\n").out
    assert "take 0 left: at least one counter is taken (N-TAKE-01)" in shown


def test_its_records_replay(command: Command, tmp_path: Path) -> None:
    command(f"simulate --game nim --seats 3 --games 3 --save-records {tmp_path}/games")
    records = " ".join(str(path) for path in sorted((tmp_path / "games").iterdir()))
    replayed = told(command(f"replay {records} --json"))
    assert [one["over"] for one in replayed] == [True, True, True]
    assert "1. " in command(f"replay {records}").out
    board = command(f"replay {records.split()[0]} --at 4")
    assert (board.code, "heaps" in board.out) == (0, True)


def test_its_options_are_listed(command: Command) -> None:
    [listed] = told(command("options --game nim --json"))
    [switch] = cast("list[Object]", listed["switches"])
    assert (switch["switch"], switch["default"]) == ("last", "wins")
    shown = command("options --game nim").out
    assert "last: wins* | loses" in shown
    assert "Reconstructed" not in shown
    assert "don't differ" in command("options --game nim --diff standard standard").out


def test_its_rules_are_found(command: Command) -> None:
    assert "one to three counters" in command("rules N-TAKE-01").out
    assert "N-GUESS-01" in command("rules --game nim --search secret").out


def test_its_nodes_are_counted(command: Command) -> None:
    [counted] = told(command("perft --game nim --seats 2 --depth 2 --json"))
    assert counted["nodes"] == 9  # both guess one of three heaps


def test_its_option_is_a_flag_of_its_own(command: Command) -> None:
    assert "Options of Nim" in command("simulate --help").out
