"""Ways in by the command line: its words, the files it is given, and what is typed at a prompt."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigshoulders.cli.app import main
from bigshoulders.cli.play.prompts import COMMANDS
from bigshoulders.games import GAMES
from tests.fuzz import seeds, strange, texts, trees
from tests.fuzz.findings import encoded
from tests.fuzz.target import Target, expect, expect_sentence

if TYPE_CHECKING:
    from random import Random

MISTAKE: Final = 2
FAULTY: Final = 1  # a backup with a table in it that does not replay
LONG: Final = ("--games", "--depth")  # what may ask for hours of work, and rightly so
MOST: Final = 6
EXAMPLES: Final = (
    "replay a.record",
    "replay a.record --at 12",
    "replay a.record --at 3 --json --game city",
    "replay b.record c.record",
    "replay c.record --at 30",
    "verify c.record",
    "verify c.record --commitment 5f0c --json",
    "play --resume a.record --json",
    "play --seats 2 --humans 2 --seed 7 --json --save s.record",
    "play --game raising --seats 3 --humans 3 --seed 7",
    "play --seats 2 --seat red=you --seat yellow=you --set edition=2018 --draft",
    "simulate --games 1 --seats 2 --bot random --seed 3 --json",
    "simulate --game raising --games 1 --bot random --bot random --set council=on",
    "rules C-STOCK-11",
    "rules R-BID-01 --game raising",
    "rules --search certificate",
    "rules --game city --edition 2018 --json",
    "options --game city --diff 2018 2025",
    "options --game raising --json",
    "options --edition 2018",
    "perft --depth 1 --seats 2 --seed 5",
    "perft --game raising --depth 1 --json --set council=on",
    "pack check a.json",
    "pack check folder --game raising --json",
    "simulate --games 1 --bot random --pack a.json",
    "serve --check --port 8123 --database sqlite:///t.db --rate 5 --log-level info",
    "serve --check --host 127.0.0.1 --https --origin https://a.example --bot-seconds 2",
    "restore a.backup --database sqlite:///t.db",
    "backup b.backup --database sqlite:///none.db --json",
    "--version",
    "--help",
)


class Commands(Target):
    """The words of a command, as a list."""

    name = "commands"
    share = 20_000

    def make(self, random: Random) -> str:
        words = random.choice(EXAMPLES).split()
        theirs = random.choice(EXAMPLES).split()
        for _i in range(random.choice((1, 1, 2, 3))):
            _change_words(random, words, theirs)
        return json.dumps(words)

    def check(self, text: str) -> bool:
        words = _bounded([str(word) for word in json.loads(text)])
        with _folder(self.folder / "here"):
            return _is_done(words, "\n\nhelp\n1\nquit\n")


def _change_words(random: Random, words: list[str], theirs: list[str]) -> None:
    place = random.randint(0, len(words))
    chance = random.random()
    if chance < 0.35 and place < len(words):
        words[place] = strange.word(random)
    elif chance < 0.5:
        words.insert(place, random.choice(theirs))
    elif chance < 0.6:
        words.insert(place, strange.word(random))
    elif chance < 0.75:
        del words[place : place + 1]
    elif chance < 0.85 and place < len(words):
        words[place] = texts.changed(random, words[place], random.choice(theirs))
    else:
        words[place:] = theirs[place:]


def _bounded(words: list[str]) -> list[str]:
    """Return words without what is right and would take for ever, or leave our folder."""
    kept: list[str] = []
    for word in words:
        if kept and kept[-1] in LONG:
            kept.append(str(MOST) if _number(word) > MOST else word)
        elif (
            not word.startswith(("/", "--games=", "--depth="))
            and ".." not in word
            and ":///" not in word[10:]
        ):
            kept.append(word)
    if kept[:1] == ["serve"]:
        kept.append("--check")
    if kept[:1] == ["play"]:
        kept += ["--humans", "2", "--seats", "2"] if "--resume" not in kept else []
    return [word for word in kept if word != "--force"]


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        return 0


class Files(Target):
    """A command that reads a file, and the file."""

    name = "files"
    share = 15_000

    def make(self, random: Random) -> str:
        kind = random.choice(("record", "record", "proof", "pack"))
        found = {"record": seeds.records, "proof": seeds.proofs, "pack": seeds.packs}[kind]()
        text, other = random.choice(found), random.choice(found)
        if random.random() < 0.5:
            text = (trees if kind == "pack" else texts).changed(random, text, other)
        at = str(random.randint(0, 60)) if random.random() < 0.8 else strange.number(random)
        words = {
            "record": random.choice((["replay", "a", "--at", at], ["play", "--resume", "a"])),
            "proof": ["verify", "a"],
            "pack": ["pack", "check", "a"],
        }[kind]
        if random.random() < 0.5:
            words = [*words, "--json"]
        return json.dumps({"words": words, "file": text})

    def check(self, text: str) -> bool:
        given = json.loads(text)
        with _folder(self.folder / "here"):
            Path("a").write_bytes(encoded(given["file"]))
            return _is_done(given["words"], "\n\n1\nboard\nlog\nscore\nquit\n")


class Typed(Target):
    """Lines that are typed during a game."""

    name = "typed"
    share = 10_000

    def make(self, random: Random) -> str:
        game = random.choice(tuple(GAMES))
        words = ["play", "--game", game, "--seats", "2", "--humans", "2"]
        words += ["--seed", str(random.randint(1, 9))]
        words += random.choice(([], ["--json"], ["--no-curtain"], ["--json", "--no-curtain"]))
        language = next(one for one in seeds.moments() if one.rules.game == game).rules.language
        lines = [_line(random, [verb.pattern for verb in language.verbs]) for _i in range(12)]
        return json.dumps({"words": words, "typed": "\n".join(lines)})

    def check(self, text: str) -> bool:
        given = json.loads(text)
        with _folder(self.folder / "here"):
            expect(_is_done(given["words"], given["typed"]), "a typed line ended the game")
        return True


def _line(random: Random, patterns: Sequence[str]) -> str:
    chance = random.random()
    if chance < 0.4:
        return random.choice(("", str(random.randint(0, 12)), "undo", "score", "log", "board"))
    command = random.choice((*COMMANDS, "")) if chance < 0.8 else ""
    command = "" if command == "quit" else command
    rest = random.choice((random.choice(patterns), strange.word(random), str(random.randint(0, 9))))
    if command == "save" and (rest.startswith(("/", "~")) or ".." in rest):
        rest = "kept"
    return f"{command} {rest}".replace("\n", " ")


@contextmanager
def _folder(folder: Path) -> Iterator[None]:
    """Go to a folder with one file of each kind; what a command leaves there is removed."""
    before, home = Path.cwd(), os.environ.get("XDG_DATA_HOME")
    if not folder.exists():
        folder.mkdir()
        (folder / "folder").mkdir()
        (folder / "a.record").write_text(seeds.records()[0])
        (folder / "b.record").write_text(seeds.records()[3])
        (folder / "c.record").write_text(seeds.proofs()[-1])
        (folder / "a.json").write_text(seeds.packs()[0])
        (folder / "a.backup").write_bytes(b"\x1f\x8b\x08\x00")
    os.chdir(folder)
    os.environ["XDG_DATA_HOME"] = str(folder / "data")
    kept = {"folder", "a.record", "b.record", "c.record", "a.json", "a.backup", "data"}
    try:
        yield
    finally:
        for path in folder.iterdir():
            if path.name not in kept and not path.is_dir():
                path.unlink()
        for path in (folder / "data").rglob("*.record"):
            path.unlink()
        os.chdir(before)
        if home is not None:
            os.environ["XDG_DATA_HOME"] = home


def _is_done(words: list[str], typed: str) -> bool:
    """Run a command; True if it was carried out, False if it was refused as it should be."""
    streams = sys.stdin, sys.stdout, sys.stderr
    out, err = _stream(), _stream()
    sys.stdin, sys.stdout, sys.stderr = _stream(encoded(typed)), out, err
    code: object = None
    try:
        main(words)
    except SystemExit as end:
        code = end.code
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
    complaint = _written(err)
    _written(out)
    if code == MISTAKE:
        _check_refusal(complaint)
    else:
        expect(code in (0, FAULTY), "a command ended with another code", str(code))
    return code == 0


def _stream(content: bytes = b"") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(content), encoding="utf-8", write_through=True)


def _written(stream: io.TextIOWrapper) -> str:
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode()


def _check_refusal(complaint: str) -> None:
    expect(complaint.startswith("error: "), "a command complained in another way", complaint)
    expect(complaint.count("\n") == 1, "a refusal of several lines", complaint)
    expect_sentence(complaint.removesuffix("\n"))
