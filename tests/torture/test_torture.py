"""The short form of `make torture`: everything once or twice, on both databases.

The moments are chosen from a seed. It is printed, and BIGSHOULDERS_TORTURE names another one.
"""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from tests.torture import damage, kills, outages, report, trials
from tests.torture.outages import HOUR
from tests.torture.runner import a_folder, tell
from tests.torture.trials import POSTGRESQL, SQLITE, Result, Trial

SHORT = (
    Trial(
        "everything once",
        SQLITE,
        (
            kills.kill_server,
            outages.full(2),
            kills.kill_bots,
            outages.read_only(1),
            outages.locked(1),
            outages.out_of_files(1),
            outages.stopped_servers(1),
            outages.jump(HOUR),
            outages.jump(-HOUR, is_killed=True),
        ),
        groups=2,
        is_small=True,
        after=damage.everything,
    ),
    Trial(
        "everything once",
        POSTGRESQL,
        (
            kills.kill_server,
            kills.kill_backend,
            kills.kill_database,
            outages.read_only(1),
            outages.locked(1),
            outages.stopped_database(1),
            outages.jump(-HOUR),
        ),
        groups=2,
        after=damage.everything,
    ),
)


@pytest.mark.long
@pytest.mark.parametrize("trial", SHORT, ids=[trial.kind for trial in SHORT])
def test_nothing_is_lost_and_every_promise_kept_whatever_is_done_to_a_server(trial: Trial) -> None:
    seed = os.environ.get("BIGSHOULDERS_TORTURE", "1871")
    tell(f"BIGSHOULDERS_TORTURE={seed}")  # to be seen if the test fails
    with a_folder() as folder:
        result = trials.run(trial, len(trial.strikes), folder, seed, tell)
    assert result.struck >= len(trial.strikes)
    assert result.acknowledged > 0
    assert result.is_fine(), f"{report.markdown([result])}\n{report.complaints([result])}"


# What is told


FINE = Result("locked", SQLITE, struck=3, tables=4, acknowledged=500, lived=8, exposed=8, seed="7")


@pytest.mark.parametrize(
    "found",
    [
        replace(FINE, lost=1),
        replace(FINE, doubled=1),
        replace(FINE, unplayed=1),
        replace(FINE, broken=["locked: 1 of 8 sockets were lost"]),
    ],
)
def test_whatever_was_lost_doubled_or_promised_in_vain_is_not_fine(found: Result) -> None:
    assert not found.is_fine()
    assert FINE.is_fine()


def test_the_table_tells_every_trial_and_the_sum() -> None:
    other = replace(FINE, lost=2, broken=["a game did not reach its end"])
    table = report.markdown([FINE, other]).splitlines()
    assert table[2] == "| locked | SQLite | 3 | 500 | 0 | 0 | 0 of 4 | 8 of 8 | 0 | 0 |"
    assert table[-1].startswith("| **together** |  | 6 | 1,000 | 2 |")
    assert report.complaints([FINE, other]).splitlines()[1] == "  - a game did not reach its end"


def test_a_thousand_kills_are_a_thousand() -> None:
    assert sum(trial.share for trial in trials.TRIALS) == trials.ALL
    assert len({(trial.name, trial.kind) for trial in trials.TRIALS}) == len(trials.TRIALS)
