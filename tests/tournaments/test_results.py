"""Results that go on after a kill, and are the same wherever the games were played."""

from __future__ import annotations

import signal
import subprocess
import sys
from time import sleep
from typing import TYPE_CHECKING

import pytest

from bigshoulders.kernel.errors import Malformed, Unavailable
from bigshoulders.outside.finding import Entrant
from bigshoulders.tournaments.lineups import Mixed
from bigshoulders.tournaments.matches import Setting
from bigshoulders.tournaments.plans import Plan
from bigshoulders.tournaments.results import Results
from bigshoulders.tournaments.workers import Workers, workers

if TYPE_CHECKING:
    from pathlib import Path

BOTS = (Entrant("random", "random"), Entrant("other", "bigshoulders.bots.random:RandomBot"))
SETTING = Setting("city", 2, ())
GAMES = 12


def plan(games: int = GAMES, seed: str = "results") -> Plan:
    return Plan(((SETTING, (Mixed(BOTS, 2),)),), games, seed)


def play(path: Path, playing: Workers | None = None, games: int = GAMES) -> bytes:
    """Play what is missing; returns the file."""
    with playing or workers(1, None) as here, Results(plan(games), path) as results:
        for outcome, effort in here.play(plan(games).matches(len(results.outcomes))):
            results.add(outcome, effort)
        assert [one.number for one in results.outcomes] == list(range(games))
        assert len(results.efforts) == games
    return path.read_bytes()


def test_a_tournament_goes_on_wherever_it_was_cut_off(tmp_path: Path) -> None:
    """In the middle of a line, too; the file ends up the same, byte for byte."""
    whole = play(tmp_path / "whole")
    lines = whole.splitlines(keepends=True)
    assert len(lines) == GAMES + 1
    cut = tmp_path / "cut"
    for rest in (lines[0][:20], b"".join(lines[:4]), b"".join(lines[:6]) + lines[6][:-1], whole):
        cut.write_bytes(rest)
        assert play(cut) == whole


def test_more_games_go_on_behind_fewer(tmp_path: Path) -> None:
    play(tmp_path / "longer", games=4)
    assert play(tmp_path / "longer") == play(tmp_path / "whole")


def test_processes_write_the_same_results(tmp_path: Path) -> None:
    assert play(tmp_path / "two", workers(2, None)) == play(tmp_path / "one")


def test_a_local_ray_cluster_writes_the_same_results(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    assert play(tmp_path / "ray", workers(2, "local")) == play(tmp_path / "one")


def test_results_of_something_else_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results"
    before = play(path)
    with pytest.raises(Malformed, match="something else"), Results(plan(seed="other"), path):
        pass
    path.write_bytes(before.replace(b'"number": 3', b'"number": 7'))
    with pytest.raises(Malformed, match="line 5: expected game 3, got 7"), Results(plan(), path):
        pass


def test_only_one_process_writes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with (
        Results(plan(), path),
        pytest.raises(Unavailable, match="another process"),
        Results(plan(), path),
    ):
        pass


def test_hours_of_all_runs_are_added_up(tmp_path: Path) -> None:
    path = tmp_path / "results"
    play(path, games=4)
    times = tmp_path / "results.times"
    times.write_text(times.read_text().replace('"elapsed": ', '"elapsed": 720'))
    with Results(plan(), path) as results:
        assert 0.2 <= results.hours() < 20  # 720 seconds and more, with the digits behind them
        assert all(len(effort.thinking) == 2 for effort in results.efforts)


@pytest.mark.long
def test_a_killed_tournament_leaves_no_process_and_goes_on(tmp_path: Path) -> None:
    """With SIGKILL, while several processes play."""
    path = tmp_path / "killed"
    words = "tournament --seats 2 --bot random --bot sharp --games 4000 --jobs 2 --out"
    command = [sys.executable, "-m", "bigshoulders", *words.split(), str(path)]
    started = subprocess.Popen(command, stdout=subprocess.PIPE)  # noqa: S603 - our own command
    assert started.stdout is not None
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert started.poll() is None
        sleep(0.02)
    started.send_signal(signal.SIGKILL)
    assert started.stdout.read() == b""  # which ends with the last process that could write
    started.communicate()
    done = path.read_bytes().count(b"\n") - 1
    again = [str(done + 4) if word == "4000" else word for word in command]
    subprocess.run(again, check=True, capture_output=True)  # noqa: S603 - as above
    assert path.read_bytes().count(b"\n") == done + 5
