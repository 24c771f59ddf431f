"""Raising Chicago through `bigshoulders play`: whole games, Enter, commands, leaving, resuming."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from bigshoulders.cli.play.opening import new_session
from bigshoulders.cli.play.terminal import Terminal
from bigshoulders.records import replay_text
from tests.cli.conftest import Command
from tests.cli.typist import scripted

EVERYTHING = {
    "council": "on",
    "empty_plot_uses_per_round": "unlimited",
    "free_poverty": "yes",
    "poverty_overflow": "ignored",
    "end_choices": "players",
    "nonplayer_counts_in_ward_control": "no",
}


def test_a_whole_game_by_typed_answers(command: Command) -> None:
    typed, expected = scripted(3, 3, "9", EVERYTHING, game="raising")
    flags = " ".join(f"--set {key}={value}" for key, value in EVERYTHING.items())
    words = "--game raising --seats 3 --humans 3 --no-curtain --seed 9"
    done = command(f"play {words} {flags} --save game", typed)
    assert (done.code, done.err) == (0, "")
    assert "" in typed.splitlines()  # the usual answer was taken by Enter
    assert replay_text(Path("game").read_text()).hash() == expected.game.hash()
    assert max(len(line) for line in done.out.splitlines()) <= 80
    assert "\x1b" not in done.out
    result = expected.game.result()
    assert result is not None
    for standing in result.standings:
        assert f"{standing.score} reputation" in done.out
        assert f"{standing.lines[0].amount}  gained in play" in done.out


def test_a_game_against_bots_comes_to_its_end(command: Command) -> None:
    typed, expected = scripted(3, 1, "4", game="raising", bots="random")
    words = "play --game raising --seat purple=random --seat green=random --seed 4 --save game"
    done = command(words, typed)
    assert (done.code, done.err) == (0, "")
    assert replay_text(Path("game").read_text()).hash() == expected.game.hash()
    assert "the end" in done.out
    assert "(random)" in done.out


def test_a_game_that_is_left_goes_on_where_it_was(command: Command) -> None:
    typed, expected = scripted(2, 2, "9", game="raising")
    lines = typed.split("\n")
    options = "--game raising --seats 2 --humans 2 --no-curtain"
    command(f"play {options} --seed 9 --save game", "\n".join(lines[:40]) + "\n")
    done = command("play --resume game --no-curtain", "\n".join([*lines[40:60], "quit"]))
    assert "Saved. Continue with: bigshoulders play --resume game" in done.out
    done = command("play --resume game --no-curtain", "\n".join(lines[60:]))
    assert "the end" in done.out
    assert max(len(line) for line in done.out.splitlines()) <= 80
    assert replay_text(Path("game").read_text()).hash() == expected.game.hash()


PEOPLE = "play --game raising --seats 3 --humans 3 --no-curtain --seed 7 --council --save game"
FIRST = "bid i 1\n"  # of blue; then green bids


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", "undo your last move"),
        ("help", "Enter picks it"),
        ("help", "!N7: a building there would close neighborhood N7"),
        ("board", "outskirts: what a move project takes from there"),
        ("board", "council: 4 cards of its letter score a member, 6 twice"),
        ("score", "as if the map stayed as it is"),
        ("log", "phase: bidding blue bids on I, square 1; takes 1 lumber"),
        ("rule R-BID-02", "put it on any empty square"),
        ("why bid i 1", "that square of i already has a marker (R-BID-02)"),
        ("why bid i 1", "R-BID-02 (11 Phase 2: bidding)"),
        ("why bid i 2", "bid i 2 is possible"),
        ("why dance", "no choice begins with 'dance'"),
        ("why raise 3", "the question now is"),
        ("preview bid i 2", "I square 2 marker - → green"),
        ("preview bid i 1", "that square of i already has a marker"),
        ("bid i 1", "bid i 1: that square of i already has a marker"),
        ("bid i", "could be bid i"),
        ("99", "the numbers go from 1"),
        ("bid vi 1", "there is no space 'vi'"),
        ("dance", "no choice begins with 'dance'"),
        ("", "type a number"),
        ("pay lumber", "the question now is"),
    ],
)
def test_a_command_is_obeyed_or_explained(line: str, answer: str, command: Command) -> None:
    done = command(PEOPLE, f"{FIRST}{line}\nquit\n")
    shown = done.out.partition("blue  bids on I, square 1")[2]
    assert answer in " ".join(shown.split())
    assert done.code == 0


def test_undo_takes_back_an_answer(command: Command) -> None:
    done = command(PEOPLE, "bid i 1\nbid i 2\nundo\nbid i 3\nquit\n")
    assert "you can't undo" not in done.out
    moves = Path("game").read_text().splitlines()[-2:]
    assert [line.split(" ;")[0] for line in moves] == ["blue bid i 1", "green bid i 3"]


def test_enter_pays_as_usual_and_the_prompt_says_so(command: Command) -> None:
    """R-BID-05: the upper-left square of III costs 3 masonry, blue has 2 and must trade."""
    done = command(PEOPLE, "bid ii ul\n\nquit\n")
    assert "blue [pay lumber]> " in done.out
    assert "*1  pay lumber" in done.out
    assert Path("game").read_text().splitlines()[-1].startswith("blue pay lumber")


def test_without_a_usual_answer_enter_asks_again(command: Command) -> None:
    done = command(PEOPLE, "\nquit\n")
    assert "blue> " in done.out
    assert "type a number, a choice as written, or help" in done.out


def test_programs_are_told_the_usual_answer(command: Command) -> None:
    done = command(f"{PEOPLE} --json", "bid ii ul\npreview 1\nboard\nlog\nscore\nhelp\nquit\n")
    objects = [json.loads(line) for line in done.out.splitlines()]
    kinds = [one["type"] for one in objects]
    assert kinds == [
        *("said", "question", "question", "preview", "board", "log", "score", "help", "said"),
    ]
    bid, pay = objects[1], objects[2]
    assert (bid["kind"], bid["default"]) == ("bid", None)
    assert (pay["kind"], pay["default"]) == ("pay", "pay lumber")
    assert pay["answers"][0] == "pay lumber"
    assert pay["events"][-1]["text"] == "blue bids on II, upper-left square"
    assert objects[3]["answer"] == "pay lumber"
    assert {"path": "seats.blue.tokens.lumber", "before": 2, "after": 1} in objects[3]["changes"]


def test_json_ends_with_every_line_of_the_score(command: Command) -> None:
    typed, expected = scripted(2, 2, "9", game="raising")
    words = "--game raising --seats 2 --humans 2 --no-curtain --seed 9 --save game --json"
    done = command(f"play {words}", typed)
    end = next(json.loads(line) for line in done.out.splitlines() if '"type": "end"' in line)
    result = expected.game.result()
    assert result is not None
    assert sorted(one["score"] for one in end["standings"]) == sorted(result.scores())
    for standing in end["standings"]:
        assert sum(line["amount"] for line in standing["lines"]) == standing["score"]


def test_reconstructed_values_are_told_at_the_start(command: Command) -> None:
    """Section 25: nobody should take an invented number for a printed one."""
    words = "groups of component values in play are reconstructed"
    done = command("play --game raising --humans 3 --save game", "quit\n")
    first = " ".join(" ".join(done.out.splitlines()[:2]).split())
    assert words in first
    assert "see bigshoulders options --game raising" in first


# The terminal


def seen(width: int, height: int, typed: list[str]) -> str:
    """Return the question after some answers as a terminal of this size shows it."""
    screen = Console(
        file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None,
        markup=False, highlight=False,
    )  # fmt: skip
    session = new_session("raising", 3, {}, "7")
    session.sit(["you", "you", "you"])
    for text in typed:
        session.answer(session.game.read(text))
    Terminal(screen).turn(session, session.game.deciders()[0])
    return screen.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_a_high_window_shows_the_whole_board() -> None:
    shown = seen(120, 120, [])
    assert "ward 1 " in shown
    assert "outskirts: " in shown
    assert "final projects: " in shown


def test_a_low_window_shows_what_the_question_is_about() -> None:
    bidding = seen(80, 24, [])
    assert "you pay" in bidding
    assert "ward 1 " not in bidding
    paying = seen(80, 24, ["bid ii ul"])
    assert "you pay" in paying
    assert "ward 1 " not in paying


def test_a_window_shows_no_more_than_fits() -> None:
    for height in range(48, 120, 8):
        assert len(seen(100, height, []).splitlines()) <= height
