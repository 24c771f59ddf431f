"""The benchmark's own functions, on budgets so small that nothing is told about speed."""

from __future__ import annotations

import json

import pytest

from bench import measure, ours, peers, report, run, slowest
from bench.measure import MEASURED, NOT_INSTALLED, STATUS, Row, Tally

INSTANT = 0.001
POSITIONS = {
    f"{game} {key}"
    for game in MEASURED
    for key in ("position", "restore", "position_size", "position_packed")
}


class Coin(measure.Engine):
    """A game of three decisions, one of them forced."""

    def __init__(self) -> None:
        super().__init__("coin", "coin", compiled=False)

    def play(self, number: int, tally: Tally) -> None:
        tally.add(decisions=3, choices=2, answers=5)

    def middle(self, number: int) -> measure.Copier:
        return lambda: [number] * 125


@pytest.fixture(scope="module")
def work() -> dict[str, Row]:
    return ours.Work("city", INSTANT, games=1).rows() | ours.Work("raising", INSTANT, 1).rows()


def rates(decisions: float) -> list[Row]:
    """Return the rounds of an engine that plays so fast."""
    row: Row = {"title": "engine", "compiled": "no", "games": 1.0, "forced": "0%"}
    row |= {"decisions": decisions, "choices": decisions / 2}
    row |= {"length": 9.0, "branching": 2.0, "copy": 3.0}
    return [row]


# Counting and timing


def test_random_play_counts_decisions_choices_and_answers() -> None:
    row = measure.random_play(Coin(), INSTANT)
    assert row["length"] == 3
    assert row["branching"] == pytest.approx(5 / 3)
    assert row["forced"] == "33%"
    assert row["choices"] == pytest.approx(float(row["decisions"]) * 2 / 3)


def test_a_kept_copy_weighs_what_python_hands_out() -> None:
    assert measure.kilobytes([Coin().middle(7)]) == pytest.approx(1.1, abs=0.3)


def test_a_measurement_that_fails_says_so_and_spoils_no_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fails() -> Row:
        raise LookupError("no such thing")

    assert measure.attempt(fails) == {STATUS: "failed: LookupError"}
    assert "no such thing" in capsys.readouterr().err


def test_calibration_turns_at_least_once() -> None:
    assert measure.calibrate(0) > 0


# Our engine


@pytest.mark.parametrize("game", MEASURED)
@pytest.mark.parametrize("seats", ours.SEATS)
def test_what_nobody_is_asked_is_a_decision_all_the_same(game: str, seats: int) -> None:
    tally = Tally()
    ours.Ours(game, seats).play(0, tally)
    assert tally.games == 1
    assert tally.decisions > tally.choices > 50
    assert tally.answers > 2 * tally.choices + tally.decisions - tally.choices


@pytest.mark.parametrize("game", MEASURED)
def test_our_games_tell_their_forced_share_like_everybody(game: str) -> None:
    row = measure.random_play(ours.Ours(game, 2), INSTANT)
    assert 5 < int(str(row["forced"]).removesuffix("%")) < 95


def test_half_a_game_has_half_of_its_answers() -> None:
    whole = ours.answered(ours.finished("raising", 3, 1))
    assert ours.answered(ours.half_played("raising", 3, 1)) == whole // 2


def test_every_line_of_the_work_table_is_measured(work: dict[str, Row]) -> None:
    assert set(work) == {f"{game} {key}" for game in MEASURED for key, _title, _unit in report.WORK}
    for key in set(work) - POSITIONS:
        assert float(work[key]["value"]) > 0, key


@pytest.mark.parametrize("key", sorted(POSITIONS))
def test_positions_are_measured(work: dict[str, Row], key: str) -> None:
    assert float(work[key]["value"]) > 0


# The slowest decisions


def test_the_slowest_decisions_are_named_and_repeated() -> None:
    row = slowest.slowest("city", 2)
    assert {key for key, _title, _unit in report.SLOWEST} == set(row)
    assert float(row["repeated"]) > 0
    assert str(row["repeated_at"]).endswith("4 seats")


def test_a_percentile_is_the_upper_end_of_its_bucket() -> None:
    times = slowest.Histogram()
    for took in [950] * 99 + [4_950]:
        times.add(took)
    assert times.percentile(0.5) == pytest.approx(0.001)
    assert times.percentile(0.999) == pytest.approx(0.005)


def test_what_takes_very_long_is_counted_at_the_end() -> None:
    times = slowest.Histogram()
    times.add(10**12)
    assert times.percentile(1) == pytest.approx(10)


# Other engines


def test_a_peer_that_is_not_installed_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(peers.PEERS, "nobody", ("no_such_engine", peers.catanatron_rows))
    rows = peers.measured("nobody", INSTANT)
    assert rows == {"nobody": {STATUS: NOT_INSTALLED}}
    lines = report.play_table({"nobody": {"nobody": [rows["nobody"]]}})
    assert lines[1][:2] == ["nobody", NOT_INSTALLED]


def test_chance_is_drawn_by_probability() -> None:
    assert peers.drawn([(4, 0.0), (5, 1.0)]) == 5


# The report


def test_ratios_are_taken_within_each_round() -> None:
    mine = [*rates(300), *rates(40)]
    theirs = [*rates(100), *rates(10)]
    assert report.ratio(mine, theirs, "decisions") == "3.50"


def test_without_catanatron_there_is_no_ratio() -> None:
    lines = report.play_table({report.PURE: {"city_4": rates(300)}})
    assert lines[1] == ["engine", "no", "1.00", "300", "-", "0%", "150", "-"]


@pytest.mark.parametrize(
    ("value", "written"),
    [(0.346, "0.35"), (12.34, "12.3"), (999.6, "1,000"), (2060, "2,060"), (349_411, "349k")],
)
def test_numbers_are_cut_to_the_digits_that_matter(value: float, written: str) -> None:
    assert report.short(value) == written


def test_a_table_is_aligned() -> None:
    lines = report.table([["what", "n"], ["a", "12"]]).splitlines()
    assert lines == ["| what |  n |", "| ---- | -: |", "| a    | 12 |"]


def test_a_report_is_made_even_if_our_engine_fails() -> None:
    failure: Row = {STATUS: "failed: exit code 1"}
    tables = {report.PURE: {report.PURE: [failure]}, "catanatron": {"catanatron": rates(9)}}
    text = report.text_of(tables, {report.PURE: failure}, [1.0])
    assert text.count("failed: exit code 1") == 2


# The run


def test_the_interpreted_engine_is_measured_in_a_process_of_its_own() -> None:
    worker = run.Worker(report.PURE, run.OURS, run.ROOT / "src")
    assert worker.run("--slowest", "1")["slowest"]["games"] == 1


def test_a_worker_that_fails_is_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    rows = run.Worker("odd", ("bench.no_such_module",)).run()
    assert rows == {"odd": {STATUS: "failed: exit code 1"}}
    assert "no_such_module" in capfd.readouterr().err


def test_the_facts_about_the_machine_do_not_tell_where_it_is() -> None:
    facts = run.machine()
    assert set(facts) == {"cores", "system", "python", "compiled", "load", "versions"}
    assert "/" not in json.dumps(facts)
