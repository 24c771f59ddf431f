"""Every trial: what is done to which database, how often, and what was found."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from typing import TYPE_CHECKING, TypeAlias

from tests.torture import damage, kills, outages
from tests.torture.outages import DAY, HOUR, Strike
from tests.torture.site import Site, a_site

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.torture.checks import Kept

After: TypeAlias = Callable[[Site, "Path", int], None]
Tell: TypeAlias = Callable[[str], None]

SQLITE, POSTGRESQL = "sqlite", "postgresql"
KILLS = 1000
ALL = 1000  # parts that a trial of kills can have
EVERY = 10.0  # seconds between two lines about how it goes


@dataclass(frozen=True)
class Trial:
    """Some strikes in turn at one site, or, if there are none, what is done to it afterwards."""

    name: str
    kind: str
    strikes: tuple[Strike, ...] = ()
    times: int = 0
    share: int = 0  # of all kills, in thousandths
    groups: int = 5  # of people who play, each at a table of its own
    workers: int | None = None
    is_small: bool = False
    after: After | None = None  # done when nobody plays any more, so many times

    def count(self, most: int) -> int:
        """Return how often to strike if there are to be so many kills in all."""
        return self.times or max(1, round(most * self.share / ALL))


@dataclass
class Result:
    """What a trial found."""

    name: str
    kind: str
    struck: int = 0
    tables: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unplayed: int = 0
    lived: int = 0
    exposed: int = 0
    seconds: float = 0.0
    seed: str = ""
    broken: list[str] = field(default_factory=list)  # promises that were not kept

    def is_fine(self) -> bool:
        return not (self.lost or self.doubled or self.unplayed or self.broken)


def killing(kind: str, name: str, strike: Strike, share: int, workers: int | None = None) -> Trial:
    """Return a trial that has its share of all kills."""
    return Trial(name, kind, (strike,), share=share, workers=workers)


JUMPS = tuple(
    outages.jump(seconds, is_killed=is_killed)
    for is_killed in (False, True)
    for seconds in (HOUR, -HOUR, -HOUR, DAY, -DAY)
)

TRIALS = (
    killing(SQLITE, "server killed", kills.kill_server, 350),
    killing(SQLITE, "bot process killed", kills.kill_bots, 150),
    killing(POSTGRESQL, "one of three servers killed", kills.kill_server, 170, 3),
    killing(POSTGRESQL, "all servers killed", kills.kill_all_servers, 30),
    killing(POSTGRESQL, "bot process killed", kills.kill_bots, 100),
    killing(POSTGRESQL, "process of the database killed", kills.kill_backend, 100),
    killing(POSTGRESQL, "database killed", kills.kill_database, 100),
    *(
        trial
        for kind in (SQLITE, POSTGRESQL)
        for trial in (
            Trial("disk full", kind, (outages.full(15),), 3, is_small=True),
            Trial("read-only", kind, (outages.read_only(15),), 3),
            Trial("locked", kind, (outages.locked(25),), 3),
            Trial("out of files", kind, (outages.out_of_files(8),), 5),
            Trial("clock set", kind, JUMPS, len(JUMPS)),
        )
    ),
    Trial("server stopped for 30 s", SQLITE, (outages.stopped_servers(30),), 2),
    Trial("servers stopped for 30 s", POSTGRESQL, (outages.stopped_servers(30),), 2),
    Trial("database stopped for 30 s", POSTGRESQL, (outages.stopped_database(30),), 2),
    Trial("two servers, one file", SQLITE, times=3, groups=2, after=damage.two_servers),
    Trial("started read-only", SQLITE, times=1, groups=2, after=damage.started_read_only),
    Trial("damaged pages", SQLITE, times=40, groups=2, after=damage.pages),
    Trial("damaged pages", POSTGRESQL, times=20, groups=2, after=damage.pages),
    Trial("damaged backups", SQLITE, times=150, groups=2, after=damage.backups),
    Trial("damaged backups", POSTGRESQL, times=50, groups=2, after=damage.backups),
)


def run(
    trial: Trial, count: int, folder: Path, seed: str, tell: Tell, seconds: float = math.inf
) -> Result:
    """Run one trial in a folder of its own; after so many seconds it strikes no more."""
    began = time.monotonic()
    result = Result(trial.name, trial.kind, seed=seed)
    with a_site(trial.kind, folder, seed, workers=trial.workers, is_small=trial.is_small) as site:
        site.until = began + seconds
        site.begin(trial.groups)
        _strike(site, trial.strikes, count if trial.strikes else 0, partial(_told, trial, tell))
        _take(result, site.finish(folder))
        if trial.after is not None:
            trial.after(site, folder, count)
        _take_site(result, site)
    result.seconds = time.monotonic() - began
    return result


def _strike(
    site: Site, kinds: Sequence[Strike], count: int, tell: Callable[[Site, int], None]
) -> None:
    told_at = time.monotonic()
    for strike in cycle(kinds):
        if site.struck(count):
            break
        strike(site)
        site.strikes += 1
        if time.monotonic() - told_at > EVERY:
            told_at = time.monotonic()
            tell(site, count)


def _told(trial: Trial, tell: Tell, site: Site, count: int) -> None:
    acknowledged = site.moments.counted("acknowledged")
    tell(
        f"{trial.kind}, {trial.name}: {site.strikes} of {count}, "
        f"{acknowledged:,} acknowledged, {len(site.moments.broken)} kinds of complaints"
    )


def _take(result: Result, kept: Kept) -> None:
    result.tables, result.acknowledged = kept.tables, kept.acknowledged
    result.lost, result.doubled, result.unplayed = kept.lost, kept.doubled, kept.unplayed


def _take_site(result: Result, site: Site) -> None:
    result.struck = site.strikes
    result.lived, result.exposed = site.lived, site.exposed
    result.broken = [
        f"{words} ({count} times)" if count > 1 else words
        for words, count in site.moments.broken.most_common()
    ]
