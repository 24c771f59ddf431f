"""`bigshoulders play` through its real command: whole games, commands, leaving and resuming."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bigshoulders.cli.play import saves
from bigshoulders.records import replay_text
from tests.cli.conftest import Command
from tests.cli.typist import scripted

PACK = Path(__file__).parents[2] / "docs" / "examples" / "pack-calumet"
EVERYTHING = {
    "edition": "2025",
    "mode": "advanced",
    "special_companies": "on",
    "chiefs": "on",
    "advanced_supply": "on",
    "draft": "on",
    "simplified_closure": "on",
    "friendly_sales": "on",
    "buy_while_producing": "on",
}


def test_a_whole_game_by_typed_answers(command: Command) -> None:
    typed, expected = scripted(2, 1, "9")
    done = command("play --seats 2 --seed 9 --save game", typed)
    assert (done.code, done.err) == (0, "")
    assert replay_text(Path("game").read_text()).hash() == expected.game.hash()
    assert max(len(line) for line in done.out.splitlines()) <= 80
    assert "\x1b" not in done.out
    result = expected.game.result()
    assert result is not None
    for standing in result.standings:
        assert f"${standing.score:,}" in done.out
        assert f"${standing.lines[0].amount:,}  cash" in done.out


def test_a_whole_game_with_everything_that_edition_2025_has(command: Command) -> None:
    seed = "1"
    typed, expected = scripted(3, 3, seed, EVERYTHING)
    options = " ".join(f"--set {key}={value}" for key, value in EVERYTHING.items())
    seats = f"--seats 3 --humans 3 --no-curtain --seed {seed}"
    done = command(f"play {seats} {options} --save game", typed)
    assert (done.code, done.err) == (0, "")
    assert replay_text(Path("game").read_text()).hash() == expected.game.hash()
    assert max(len(line) for line in done.out.splitlines()) <= 80
    assert "high to low" in done.out
    assert expected.game.is_over()


def test_a_game_with_a_pack_says_how_to_go_on_with_it(command: Command) -> None:
    Path("pack").symlink_to(PACK)
    done = command("play --seats 2 --humans 2 --no-curtain --seed 7 --save game --pack pack")
    assert "bigshoulders play --resume game --pack pack" in done.out
    assert "calumet" in done.out
    again = command("play --resume game --no-curtain --pack pack", "found calumet 50\nquit\n")
    assert (again.code, again.err) == (0, "")
    assert "starts calumet at $50" in again.out


def test_two_people_pass_the_keyboard(command: Command) -> None:
    typed, expected = scripted(2, 2, "9", curtain=True)
    done = command("play --seats 2 --humans 2 --seed 9 --save game", typed)
    assert done.code == 0
    assert done.out.count("Pass the keyboard to") == typed.split("\n").count("") - 1
    assert replay_text(Path("game").read_text()).hash() == expected.game.hash()


def test_bots_can_be_watched(command: Command) -> None:
    done = command("play --seats 2 --humans 0 --seat red=random --seed 4 --save game")
    assert done.code == 0
    assert "the game ends" in done.out
    assert "(random)" in done.out


def test_a_game_that_is_left_goes_on_where_it_was(command: Command) -> None:
    """And without the curtain nobody presses Enter for the next player."""
    typed, expected = scripted(2, 2, "9")
    lines = typed.splitlines()
    options = "--seats 2 --humans 2 --no-curtain"
    command(f"play {options} --seed 9 --save game", "\n".join(lines[:40]))
    done = command("play --resume game --no-curtain", "\n".join([*lines[40:60], "quit"]))
    assert "Saved. Continue with: bigshoulders play --resume game" in done.out
    done = command("play --resume game --no-curtain", "\n".join(lines[60:]))
    assert "the end" in done.out
    assert "Pass the keyboard" not in done.out
    assert replay_text(Path("game").read_text()).hash() == expected.game.hash()


def test_the_end_of_the_input_saves_and_says_how_to_go_on(command: Command) -> None:
    done = command("play --seats 2 --seed 9")
    assert done.code == 0
    assert "Saved. Continue with: bigshoulders play --resume" in done.out
    path = saves.newest()
    assert path is not None
    assert str(path) in done.out.replace("\n", "")
    assert replay_text(path.read_text()).moves


def test_an_interrupt_saves_too(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    done = command("play --seats 2 --seed 9 --save game")
    assert done.code == 0
    assert "Saved." in done.out
    assert Path("game").exists()


def test_a_resumed_game_takes_other_players(command: Command) -> None:
    command("play --seats 2 --humans 2 --no-curtain --seed 9 --save game", "found libby 35")
    done = command("play --resume game --seat red=random --seat yellow=random")
    assert "the game ends" in done.out
    assert saves.resume(Path("game")).sitters == ("random", "random")


PEOPLE = "play --seats 2 --humans 2 --no-curtain --seed 7 --save game"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", "undo your last move"),
        ("help", "with a manager (m: none yet)"),
        ("board", "capital assets"),
        ("score", "3 of libby at 35"),
        ("log", "starts libby at $35 per share"),
        ("rule C-STOCK-03", "A turn has two optional parts"),
        ("rule nonsense", 'there is no rule "nonsense"'),
        ("why found libby 35", "(C-FND"),
        ("why found libby 35", "libby has already been started"),
        ("why found swift 35", "found swift 35 is possible"),
        ("why", "why <answer>"),
        ("why dance", "no choice begins with 'dance'"),
        ("preview found swift 35", "seats.red.cash"),
        ("preview pass", "par value? (C-SET-13)"),
        ("preview", "preview <answer>"),
        ("save game", "game already exists"),
        ("save", "save <file>"),
        ("save game/below", "cannot write game/below"),
        ("found libby 35", "found libby 35:"),
        ("found swift", "could be found swift 35, found swift 40"),
        ("99", "the numbers go from 1"),
        ("dance", "no choice begins with 'dance'"),
        ("", "type a number"),
    ],
)
def test_a_command_is_obeyed_or_explained(line: str, answer: str, command: Command) -> None:
    done = command(PEOPLE, f"found libby 35\n{line}\nquit\n")
    shown = done.out.rpartition("red founds the first company")[2]
    assert answer in " ".join(shown.split())
    assert done.code == 0


def test_undo_takes_back_an_answer(command: Command) -> None:
    typed = "found libby 35\nfound swift 35\nundo\nfound swift 40\nquit\n"
    done = command(PEOPLE, typed)
    assert "you can't undo" not in done.out
    moves = Path("game").read_text().splitlines()[-2:]
    assert [line.split(" ;")[0] for line in moves] == [
        "yellow found libby 35",
        "red found swift 40",
    ]


def test_undo_says_why_not(command: Command) -> None:
    done = command("play --seats 2 --seat yellow=random --seed 7 --save game", "undo\n")
    assert "you haven't moved yet" in done.out


def test_save_writes_another_file(command: Command) -> None:
    done = command(PEOPLE, "found libby 35\nsave elsewhere\nquit\n")
    assert "saved to elsewhere" in done.out
    assert Path("elsewhere").read_text() == Path("game").read_text()


def test_a_full_disk_does_not_end_the_game(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Path] = []

    def once(path: Path, _text: str) -> None:
        written.append(path)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("bigshoulders.cli.play.play_loop.write_text", once)
    done = command(PEOPLE, "found libby 35\nfound swift 35\n")
    assert done.code == 0
    assert done.out.count("the game is not saved (No space left on device)") == len(written) == 3
    assert "Saved." not in done.out


def test_programs_play_by_json(command: Command) -> None:
    lines = "found libby 35\nwhy pass\npreview 1\nboard\nlog\nscore\nhelp\nundo\nquit\n"
    done = command(f"{PEOPLE} --json", lines)
    objects = [json.loads(line) for line in done.out.splitlines()]
    kinds = [one["type"] for one in objects]
    assert kinds == [
        *("question", "question", "said", "preview", "board", "log", "score", "help"),
        *("question", "said"),
    ]
    question = objects[1]
    assert (question["seat"], question["kind"]) == ("red", "first_company")
    assert "found swift 35" in question["answers"]
    assert question["events"][-1]["text"] == "yellow starts libby at $35 per share"
    hands = ["hand" in seat for seat in question["view"]["seats"]]
    assert hands == [True, False]
    assert not [
        event
        for event in objects[5]["events"]
        if event["data"].get("seat") == "yellow" and event["kind"] == "dealt"
    ]


def test_json_ends_with_every_line_of_the_score(command: Command) -> None:
    typed, expected = scripted(2, 1, "9")
    done = command("play --seats 2 --seed 9 --save game --json", typed)
    end = next(json.loads(line) for line in done.out.splitlines() if '"type": "end"' in line)
    result = expected.game.result()
    assert result is not None
    assert sorted(one["score"] for one in end["standings"]) == sorted(result.scores())
    for standing in end["standings"]:
        assert sum(line["amount"] for line in standing["lines"]) == standing["score"]


def test_the_log_of_one_person_does_not_tell_the_hand_of_another(command: Command) -> None:
    done = command(PEOPLE, "found libby 35\nlog\nquit\n")
    log = done.out.rpartition("red> log")[2]
    assert "red draws" in log
    assert "yellow draws" not in log


def test_reconstructed_values_are_told_at_the_start(command: Command) -> None:
    """C-OPEN-01: nobody should take an invented number for a printed one."""
    line = "component values in play are reconstructed"
    new = command("play --seats 2 --edition 2025 --chiefs --save game", "quit\n")
    assert line in new.out.splitlines()[0]
    assert line in command("play --resume game", "quit\n").out.splitlines()[0]
    said = json.loads(command("play --resume game --json", "quit\n").out.splitlines()[0])
    assert said["type"] == "said"
    assert line in said["text"]
    assert "reconstructed" not in command("play --seats 2 --save plain", "quit\n").out
