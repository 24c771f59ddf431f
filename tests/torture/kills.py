"""Kills at random moments of play; each leaves the site running."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.torture import processes
from tests.torture.databases import Cluster
from tests.torture.moments import wait_until
from tests.torture.site import RECOVERY

if TYPE_CHECKING:
    from tests.torture.site import Site

MOST_BETWEEN = 30  # messages between two kills,
NOW_AND_THEN = 0.1  # but so often
MANY_BETWEEN = 600
LONGEST_DELAY = 0.02  # a commit takes less, so a kill falls before, into or after one
WHILE_STARTING = 0.1  # how often a server is killed once more before it answers
STARTING = 2.5  # seconds that a server may take to answer
RECOVERED = 40.0  # seconds after which PostgreSQL will not recover by itself


def a_moment(site: Site) -> None:
    """Wait for a random moment of play."""
    what = site.chosen.choice(["sent", "acknowledged"])
    is_long = site.chosen.random() < NOW_AND_THEN
    more = site.chosen.randint(1, MANY_BETWEEN if is_long else MOST_BETWEEN)
    if not site.moments.wait_for_more(what, more, RECOVERY):
        site.moments.complain(f"nobody could play for {RECOVERY:.0f} s after a strike")
    time.sleep(site.chosen.uniform(0, LONGEST_DELAY))


def kill_server(site: Site) -> None:
    """Kill one server, now and then once more while it starts."""
    a_moment(site)
    worker = site.chosen.choice(site.workers)
    with site.killed([worker]):
        while site.chosen.random() < WHILE_STARTING:
            worker.begin()
            time.sleep(site.chosen.uniform(0, STARTING))
            worker.kill()
            site.strikes += 1


def kill_all_servers(site: Site) -> None:
    """Kill every server at once."""
    a_moment(site)
    with site.killed(site.workers):
        pass


def kill_bots(site: Site) -> None:
    """Kill a process in which bots think."""
    a_moment(site)
    worker = site.chosen.choice(site.workers)
    if wait_until(lambda: bool(worker.bots()), RECOVERY):
        processes.kill(site.chosen.choice(worker.bots()))
    else:
        site.moments.complain(f"no bot has thought for {RECOVERY:.0f} s")
    site.sample()


def kill_backend(site: Site) -> None:
    """Kill one process of PostgreSQL, which then ends all others and recovers.

    If it recovers already, the process that does so may be killed. Then PostgreSQL ends, or stays
    and answers nobody for ever (18.4); so it is started again.
    """
    a_moment(site)
    assert isinstance(site.database, Cluster)
    backends = site.database.backends()
    found = backends or site.database.processes()[1:]
    if found:
        processes.kill(site.chosen.choice(found))
    if not backends and not wait_until(site.database.answers, RECOVERED):
        _start_again(site.database)
    site.sample()


def kill_database(site: Site) -> None:
    """Kill PostgreSQL and start it again."""
    a_moment(site)
    assert isinstance(site.database, Cluster)
    _start_again(site.database)
    site.sample()


def _start_again(database: Cluster) -> None:
    database.kill()
    database.start()
