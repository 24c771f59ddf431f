"""A mistake is one sentence that says what would be right; code 2, and nothing is written."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bigshoulders import new_game
from tests.cli.conftest import Command

if TYPE_CHECKING:
    from pathlib import Path

RECORD = """bigshoulders record 1
game city
seats 2
options edition=2020
moves
"""

FILES = {
    "empty.record": "",
    "title.record": "something else\n",
    "word.record": RECORD + "chance dance\n",
    "move.record": RECORD + "red pass\n",
    "check.record": RECORD + "chance tile d1_2a ; 0000\n",
    "game.record": RECORD.replace("city", "town"),
    "seats.record": RECORD.replace("seats 2", "seats 9"),
    "switch.record": RECORD.replace("2020", "2020 draft=maybe"),
    "position.record": RECORD.replace("moves", 'position {"decade": 77}\nmoves'),
    "plain.record": RECORD,
    "pack.record": RECORD.replace("moves", "pack calumet 3a558d172b0c8872\nmoves"),
    "mine.json": '{"name": "mine", "version": "1", "board": {"start_cash": 180}}',
    "result.record": RECORD + "result red 3\n",
}

MISTAKES = {
    "dance": "no such command",
    "play --seet 3": "no such option",
    "play --seats two": "--seats",
    "play --seats 9": "2 to 4 players",
    "play --game chess": "choose one of city",
    "play --edition 1999": "choose one of",
    "play --price-cap 3": "choose 450, 400",
    "play --set cap=3": "there is no option 'cap'",
    "play --set cap": "expected switch=value",
    "play --set seed=3": "there is no option 'seed'",
    "play --draft --set draft=off": "given twice",
    "play --seat red": "expected seat=who",
    "play --seat purple=you": "the seats are red, yellow, green",
    "play --seat red=deep_blue": "choose one of random",
    "play --humans 4": "3 seats hold 0 to 3 people",
    "play --seed #1": "--seed",
    "play --save old.txt": "already exists",
    "play --save old.txt/new.record": "old.txt",
    "play --resume nothing": "there is no file nothing",
    "play --resume empty.record": "begins with",
    "play --resume word.record --seed 3": "a resumed game has its own",
    "play --resume word.record --draft": "a resumed game has its own",
    "replay nothing": "nothing: no such file",
    "replay .": "is a directory",
    "replay picture.png": "it is no text",
    "replay empty.record": "a record begins with",
    "replay title.record": "line 1",
    "replay word.record": "line 6",
    "replay move.record": "line 6: pass: chance must move first",
    "replay check.record": "line 6: after 'tile d1_2a'",
    "replay game.record": "choose one of city",
    "replay seats.record": "2 to 4 players",
    "replay switch.record": "choose off, on",
    "replay position.record": "position",
    "replay result.record": "do not end the game",
    "replay word.record --at 2": "has 1 moves",
    "replay": "missing argument",
    "simulate --bot deep_blue": "choose one of random",
    "simulate --bot random --bot random": "--bot",
    "simulate --games 0": "at least 1",
    "simulate --jobs 0": "at least 1",
    "simulate --seats 1": "2 to 4 players",
    "simulate --save-records full": "not empty",
    "simulate --save-records old.txt": "old.txt",
    "rules": "name one rule",
    "rules C-STOCK-03 C-STOCK-04": "name one rule",
    "rules nonsense": "there is no rule",
    "rules --search xylophone": "no rule contains all",
    "options --game chess": "choose one of city",
    "options --edition 1999": "choose one of",
    "options --diff 2018 1999": "there is no '1999'; choose one of 2018, 2020, 2025",
    "options --diff 2018": "requires 2 arguments",
    "options --edition 2018 --diff 2018 2025": "leave one of them out",
    "play --pack nothing": "nothing: no pack can be read there",
    "play --pack old.txt": "old.txt",
    "simulate --pack nothing": "nothing: no pack can be read there",
    "perft --pack nothing": "nothing: no pack can be read there",
    "replay pack.record": "played with the pack calumet (3a558d172b0c8872); name it with --pack",
    "replay pack.record --pack nothing": "nothing: no pack can be read there",
    "replay pack.record --pack mine.json": "and the one given is mine 1",
    "play --resume pack.record": "played with the pack calumet (3a558d172b0c8872); name it with",
    "play --resume pack.record --pack mine.json": "and the one given is mine 1",
    "play --resume plain.record --pack mine.json": "is played without a pack",
    "pack check mine.txt": "mine.txt",
    "pack": "missing command",
    "perft --depth -1": "expected 0 or more",
    "perft --after -1": "expected 0 or more",
    "perft --mode wild": "choose",
    "play --council": "--council: City of the Big Shoulders has no such option",
    "play --game raising --draft": "--draft: Raising Chicago has no such option",
    "play --game raising --mode basic": "--mode: Raising Chicago has no such option",
    "play --game raising --edition 2020": "choose one of 2023",
    "play --game raising --seats 5": "for 2 to 4 players, not 5",
    "play --game raising --seat red=you": "the seats are blue, purple, green",
    "play --game raising --set council=maybe": "choose off, on",
    "play --resume plain.record --council": "a resumed game has its own",
    "simulate --game raising --seats 1": "for 2 to 4 players, not 1",
    "simulate --game chess --council": "choose one of city, raising",
    "replay plain.record --game raising": "a record of city",
    "rules --game chess R-BID-02": "choose one of city, raising",
    "rules --game raising C-STOCK-03": "a rule of city",
    "options --game raising --edition 2020": "choose one of 2023",
    "pack check mine.json --game chess": "choose one of city, raising",
}


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("arguments", MISTAKES)
def test_a_mistake_is_one_sentence(arguments: str, command: Command, tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "old.txt").write_text("mine")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "old.txt").write_text("mine")
    before = everything(tmp_path)
    done = command(arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("error: ")
    assert done.err.count("\n") == 1
    assert MISTAKES[arguments] in done.err
    assert everything(tmp_path) == before


@pytest.mark.parametrize("words", ["replay", "play --resume"])
def test_an_impossible_position_in_a_record_is_refused(
    words: str, command: Command, tmp_path: Path
) -> None:
    """A position in which the bank holds $10 too much cannot have been played."""
    game = new_game("city", seats=2, seed=5, events=False)
    position = game.rules.position(game.state)
    bank = position["bank"]
    assert isinstance(bank, int)
    for name, extra in (("good", 0), ("bad", 10)):
        line = f"position {json.dumps({**position, 'bank': bank + extra})}\nmoves"
        (tmp_path / name).write_text(RECORD.replace("moves", line))
    before = everything(tmp_path)
    done = command(f"{words} bad")
    assert (done.code, done.out) == (2, "")
    assert done.err == (
        f"error: bad: position: bank: expected {bank}, as all the rest says, got {bank + 10}\n"
    )
    assert everything(tmp_path) == before
    assert command(f"{words} good", "quit\n").code == 0
