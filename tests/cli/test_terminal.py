"""The terminal shows as much of the board as fits, in color, and hides it behind a curtain."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from rich.console import Console

from bigshoulders.cli.play.opening import new_session
from bigshoulders.cli.play.session import Session
from bigshoulders.cli.play.terminal import CLEAR_SCROLLBACK, Terminal

if TYPE_CHECKING:
    import pytest


def seen(width: int, height: int, session: Session) -> str:
    """Return one question as a terminal of this size shows it, without its colors."""
    screen = Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        color_system=None,
        markup=False,
        highlight=False,
    )
    Terminal(screen).turn(session, session.game.deciders()[0])
    return screen.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def opening() -> Session:
    session = new_session("city", 2, {}, "7")
    session.sit(["you", "you"])
    return session


def test_a_high_window_shows_the_whole_board() -> None:
    shown = seen(140, 80, opening())
    assert "capital assets" in shown
    assert "goals" in shown
    assert "to found" in shown


def test_a_window_shows_no_more_than_fits() -> None:
    for height in range(24, 80, 4):
        lines = seen(100, height, opening()).splitlines()
        if height > 30:
            assert len(lines) <= height
        assert any("player" in line for line in lines)


def test_a_low_window_keeps_what_the_phase_is_about() -> None:
    shown = seen(80, 24, opening())
    assert "player" in shown
    assert "capital assets" not in shown


def test_the_hint_is_given_once() -> None:
    screen = Console(file=io.StringIO(), width=80, markup=False)
    frontend, session = Terminal(screen), opening()
    for _i in range(2):
        frontend.turn(session, session.game.deciders()[0])
    assert screen.file.getvalue().count("or help") == 1  # type: ignore[attr-defined]


def test_the_curtain_leaves_nothing_to_scroll_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    screen = Console(file=io.StringIO(), width=80, force_terminal=True, markup=False)
    Terminal(screen).curtain(opening(), 1)
    shown = screen.file.getvalue()  # type: ignore[attr-defined]
    assert CLEAR_SCROLLBACK in shown
    assert "Pass the keyboard to yellow." in shown


def test_the_first_question_repeats_the_notice_that_it_clears_away() -> None:
    screen = Console(file=io.StringIO(), width=80, force_terminal=True, markup=False)
    frontend, session = (
        Terminal(screen),
        new_session("city", 2, {"edition": "2025", "chiefs": "on"}, "7"),
    )
    frontend.begin(session)
    for _i in range(2):
        frontend.turn(session, session.game.deciders()[0])
    shown = screen.file.getvalue()  # type: ignore[attr-defined]
    assert shown.count("in play are reconstructed") == 2
