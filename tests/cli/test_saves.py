"""A saved game is a record that goes on exactly as if it had never been left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigshoulders.cli.play import saves
from bigshoulders.cli.play.opening import new_session
from bigshoulders.cli.play.session import Session
from bigshoulders.records import replay_text

if TYPE_CHECKING:
    from pathlib import Path


def play(session: Session, answers: int) -> None:
    """Give the middle one of the legal answers, a few times."""
    for _i in range(answers):
        seat = session.game.deciders()[0]
        legal = session.game.legal(seat)
        session.answer(legal[len(legal) // 2])


def two_people() -> Session:
    session = new_session("city", 2, {}, "11")
    session.sit(["you", "you"])
    return session


def test_a_resumed_game_draws_what_it_would_have_drawn(tmp_path: Path) -> None:
    session = two_people()
    play(session, 30)
    saves.write_text(tmp_path / "game", saves.text_of(session))
    resumed = saves.resume(tmp_path / "game")
    for one in (session, resumed):
        play(one, 40)
    assert resumed.game.hash() == session.game.hash()
    assert saves.text_of(resumed) == saves.text_of(session)


def test_a_saved_game_remembers_who_sits_where(tmp_path: Path) -> None:
    session = new_session("city", 3, {}, "11")
    session.sit(["heuristic", "you", "random"])
    saves.write_text(tmp_path / "game", saves.text_of(session))
    assert saves.resume(tmp_path / "game").sitters == ("heuristic", "you", "random")


def test_a_saved_game_remembers_its_story(tmp_path: Path) -> None:
    session = two_people()
    play(session, 10)
    saves.write_text(tmp_path / "game", saves.text_of(session))
    resumed = saves.resume(tmp_path / "game")
    told = [one.event.kind.key for one in session.log if one.event.kind.key == "founded"]
    again = [one.event.kind.key for one in resumed.log if one.event.kind.key == "founded"]
    assert told == again
    assert resumed.news(0) == []


def test_a_saved_game_is_a_record() -> None:
    session = two_people()
    play(session, 10)
    assert replay_text(saves.text_of(session)).hash() == session.game.hash()


def test_a_record_without_comments_can_be_played(tmp_path: Path) -> None:
    session = two_people()
    play(session, 10)
    lines = [line for line in saves.text_of(session).splitlines() if not line.startswith("#")]
    (tmp_path / "game").write_text("\n".join(lines))
    resumed = saves.resume(tmp_path / "game")
    assert resumed.sitters == ("you", "heuristic")
    assert resumed.game.hash() == session.game.hash()


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    path.write_text("old")

    def fail(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        saves.write_text(path, "new")
    assert [one.name for one in tmp_path.iterdir()] == ["game"]
    assert path.read_text() == "old"


def test_new_games_do_not_share_a_file() -> None:
    assert len({saves.new_path("city") for _i in range(50)}) > 45
