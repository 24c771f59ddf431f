"""`bigshoulders verify` says in words and in JSON what is proven, and what was taken back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cli.conftest import Command
from tests.fairness.dealings import Dealing

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def dealing(tmp_path: Path) -> Dealing:
    """Write a game to a file in which red took back draws with the consent of yellow."""
    dealing = Dealing()
    dealing.play(3)
    to = dealing.play_to_draw()
    dealing.undo(to, "yellow")
    dealing.play(5)
    (tmp_path / "a.record").write_text(dealing.record())
    (tmp_path / "heard.json").write_text(json.dumps(dealing.heard))
    return dealing


def test_it_tells_who_took_back_draws_where_and_who_agreed(
    dealing: Dealing, command: Command
) -> None:
    done = command("verify a.record --heard heard.json")
    assert done.code == 0
    told = " ".join(done.out.split())
    assert "draws follow from the seed" in told
    assert "were seen and undone; 1 undo in all" in told
    assert "red undid 1 move and" in told
    assert "yellow agreed" in told
    assert f"{len(dealing.heard)} entries are as they were heard" in told


def test_it_says_that_nothing_was_taken_back(command: Command, tmp_path: Path) -> None:
    dealing = Dealing()
    dealing.play(20)
    (tmp_path / "a.record").write_text(dealing.record())
    assert "nothing was undone" in command("verify a.record").out
    (tmp_path / "a.record").write_text(dealing.plain_record())
    assert "no draw was undone" in command("verify a.record").out


def test_json_has_every_undo(dealing: Dealing, command: Command) -> None:
    told = json.loads(command("verify a.record --json").out)
    (undo,) = told["undos"]
    assert told["taken_back"] == undo["draws"] > 0
    assert told["derived"] == dealing.draws() + undo["draws"]
    assert (undo["seat"], undo["agreed"], undo["own_turn"]) == ("red", ["yellow"], False)


def test_notes_that_are_none_are_refused(
    dealing: Dealing, command: Command, tmp_path: Path
) -> None:
    for notes in ("{", "{}", "[1]", '[{"number": 1}]', '[{"number": -1, "kind": "move"}]'):
        (tmp_path / "notes.json").write_text(notes)
        done = command("verify a.record --heard notes.json")
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert "notes.json" in done.err
    assert dealing.heard
