"""Files and lines that would break a reader: each is one sentence, and the program goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from bigshoulders import files, new_game
from bigshoulders.fairness import Deal, with_deal
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.record import record_of
from bigshoulders.kernel.stream import Stream
from tests.cli.conftest import Command

if TYPE_CHECKING:
    from pathlib import Path

RECORD = "bigshoulders record 1\ngame city\nseats 2\noptions edition=2020\nmoves\n"
DIGITS = "9" * 5000
READERS = ("replay", "verify", "play --resume", "pack check", "restore", "simulate --pack")
DEEP = '{"name": "a", "version": "1", "board": ' + "[" * 5000 + "]" * 5000 + "}"
HALF = '{"name": "a", "version": "1", "assets": [{"id": "\\ud800", "name": "\\udfff"}]}'


def refused(command: Command, arguments: str) -> str:
    """Run a command that must be refused; returns its sentence."""
    done = command(arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("error: ")
    assert done.err.count("\n") == 1
    assert len(done.err) < 1100
    assert done.err.rstrip("\n").isprintable()
    return done.err.removeprefix("error: ").rstrip("\n")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seats 2", "seats ²", "a.record: seats: expected a whole number, got '²'"),
        ("seats 2", f"seats {DIGITS}", f"seats: expected a whole number, got '{'9' * 40}…'"),
        ("seats 2", "seats 2\nseats 3", 'line 4: there is a line "seats …" already'),
        ("edition=2020", f"edition={DIGITS}", "choose one of 2018, 2020, 2025"),
        ("edition=2020", "edition=2020 edition=2018", "options: 'edition' is given twice"),
        ("moves\n", f"moves\nred {DIGITS}\n", "line 6: cannot read"),
        ("moves\n", f"moves\n{DIGITS} pass\n", "line 6: there is no seat"),
        ("moves\n", f"moves\nresult {DIGITS}\n", "its moves do not end the game"),
        ("moves\n", f"pack {DIGITS} {DIGITS}\nmoves\n", "name it with --pack PATH"),
        ("moves\n", f"position {'[' * 5000}\nmoves\n", "position: it nests too deep"),
        ("moves\n", f"position {DIGITS}\nmoves\n", "position: the number"),
        ("moves\n", 'position {"bank": NaN}\nmoves\n', "position: NaN is no number"),
        ("moves\n", 'position {"a": 1, "a": 2}\nmoves\n', 'the field "a" is there twice'),
        ("moves\n", 'position "\\ud800"\nmoves\n', "half a sign"),
        ("moves\n", "moves\n# \u2028red pass\nred\n", "line 7: expected"),
    ],
)
def test_a_record_that_cannot_be_is_refused(
    old: str, new: str, sentence: str, command: Command, tmp_path: Path
) -> None:
    (tmp_path / "a.record").write_text(RECORD.replace(old, new))
    assert sentence in refused(command, "replay a.record")


@pytest.mark.parametrize("start", ["\ufeff", ""])
@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
def test_a_record_may_come_from_any_editor(
    start: str, end: str, command: Command, tmp_path: Path
) -> None:
    (tmp_path / "a.record").write_bytes((start + RECORD.replace("\n", end)).encode())
    assert command("replay a.record").code == 0


@pytest.mark.parametrize("words", [f"# skipped 3:{'0' * 5000}9", f"# given {DIGITS}"])
def test_a_proof_with_endless_digits_is_refused(
    words: str, command: Command, tmp_path: Path
) -> None:
    text = with_deal(RECORD, Deal(Stream("1").commitment(), "1"))
    (tmp_path / "a.record").write_text(text.replace("# seed", f"{words}\n# seed"))
    refused(command, "verify a.record")


@pytest.mark.parametrize(
    ("pack", "sentence"),
    [
        (DEEP, "a.json: it nests too deep; at most 32"),
        (HALF, "a.json: the text '\\ud800' has half a sign"),
        ('{"name": "a", "name": "b"}', 'the field "name" is there twice'),
        (f'{{"name": "a", "version": "1", "board": {DIGITS}}}', "is too long"),
        ('{"name": "a", "version": "1", "board": Infinity}', "Infinity is no number"),
        (f'{{"name": "a", "version": "1", "{"a" * 70_000}": 1}}', "has no such page"),
    ],
    ids=["deep", "half", "twice", "long", "infinite", "key"],
)
def test_a_pack_that_cannot_be_is_refused(
    pack: str, sentence: str, command: Command, tmp_path: Path
) -> None:
    (tmp_path / "a.json").write_text(pack)
    assert sentence in refused(command, "pack check a.json")
    refused(command, "perft --depth 0 --pack a.json")


def test_the_number_of_a_tile_in_a_pack_has_an_end(command: Command, tmp_path: Path) -> None:
    tile = f'{{"id": "{"9" * 39}", "deed": "asterisk"}}'
    (tmp_path / "a.json").write_text(f'{{"name": "a", "version": "1", "empty_plots": [{tile}]}}')
    refused(command, "pack check a.json --game raising")


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("folder", ""),
        ("pipe", "is a pipe or a device, not "),
        ("/dev/zero", "is a pipe or a device, not "),
        ("/proc/self/mem", "mem: "),
        ("picture.png", ""),
        ("nothing", "no "),
        ("loop", "loop"),
        ("a" * 5000, "file name too long"),
        ("a\0b", ""),
    ],
    ids=lambda one: one[:10].replace("\0", "0"),
)
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_what_is_no_file_of_its_kind_is_refused(
    reader: str, path: str, sentence: str, command: Command, tmp_path: Path
) -> None:
    """A pipe that nobody writes to would keep the program waiting for ever."""
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe\x00")
    (tmp_path / "loop").symlink_to("loop")
    assert sentence in refused(command, f"{reader} {path}")


def test_a_file_that_is_too_large_is_not_read(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LARGEST_FILE", 1024 * 1024)
    (tmp_path / "a.record").write_bytes(b"#" * (1024 * 1024 + 1))
    assert refused(command, "replay a.record").endswith("it is too large; at most 1 MB")


@pytest.mark.parametrize(
    "arguments",
    [
        f"play --seats {DIGITS}",
        f"replay a.record --at {DIGITS}",
        f"simulate --games {DIGITS}",
        f"perft --depth {DIGITS}",
        f"play --seed {DIGITS}",
        f"play --set {DIGITS}=1",
        f"play --seat {DIGITS}=you",
        f"play --edition {DIGITS}",
        f"rules {DIGITS}",
        f"rules --search {DIGITS}",
        f"options --game {DIGITS}",
        f"simulate --bot {DIGITS}",
        f"verify a.record --commitment {DIGITS}",
        f"serve --port {DIGITS} --check",
        "serve --rate nan --check",
        "serve --rate inf --check",
        "serve --bot-seconds nan --check",
        f"serve --log-level {DIGITS} --check",
        f"serve --database {DIGITS} --check",
        "serve --database sqlite:///\0 --check",
        f"{DIGITS}",
        f"--{DIGITS}",
        "play --seats ²",
        "rules \ud800",
        "play --save \ud800",
    ],
    ids=lambda words: words.replace(DIGITS, "9…").encode("ascii", "replace").decode(),
)
def test_an_endless_argument_is_refused_in_a_short_sentence(
    arguments: str, command: Command, tmp_path: Path
) -> None:
    (tmp_path / "a.record").write_text(RECORD)
    refused(command, arguments)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (DIGITS, "cannot read"),
        ("²", "cannot read"),
        ("77777", "there is no choice 77777"),
        ("save ~no_such_user/a", "no file can have this name"),
        (f"save {DIGITS}", "error: cannot write"),
        ("save a\0b", "no file can have this name"),
        (f"why {DIGITS}", "cannot read"),
        (f"rule {DIGITS}", "there is no rule"),
        ("\ud800", "cannot read"),
    ],
    ids=lambda one: one[:8].encode("ascii", "replace").decode().replace("\0", "0"),
)
def test_a_typed_line_never_ends_the_game(line: str, answer: str, command: Command) -> None:
    done = command("play --seats 2 --humans 2 --seed 1 --json", f"\n{line}\nhelp\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert answer in done.out
    assert '"type": "help"' in done.out


def test_typed_bytes_that_are_no_text_never_end_the_game(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bigshoulders", "play", "--seats", "2", "--humans", "2", "--json"],
        input=b"\xff\xfe\nquit\n",
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUTF8": "1"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("options", [{}, {"council": "on"}], ids=["plain", "council"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_of_a_setup_of_raising_is_shown(
    seats: int, options: dict[str, str], command: Command, tmp_path: Path
) -> None:
    """While tiles, tokens and banners are drawn, the map has room for those that are to come."""
    game = new_game("raising", seats=seats, seed=5, events=False, **options)
    wander(game, 2, Stream("on"))
    (tmp_path / "a.record").write_text(record_of(game).text())
    for moment in range(0, len(game.moves) + 1, 4):
        done = command(f"replay a.record --at {moment}")
        assert (done.code, done.err) == (0, ""), moment
        assert f"after {moment} moves" in done.out
