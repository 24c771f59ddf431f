"""The script that measures lists, with so few tables that nothing is told about speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench import lists

if TYPE_CHECKING:
    import pytest


def test_every_list_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lists, "ROUNDS", 1)
    monkeypatch.setattr(lists, "PEOPLE", 20)
    assert lists.main(["--tables", "200"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["median", "slowest", "processor"]
    assert len(lines) == 15
    assert all(line.count("ms") == 3 for line in lines)
