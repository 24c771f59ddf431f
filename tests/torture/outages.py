"""Something is away for a while: the disk, the database, files, the right time; then it is back."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, TypeAlias

from tests.torture import processes
from tests.torture.health import WELL, Health, health_of, names_the_cause
from tests.torture.kills import a_moment
from tests.torture.moments import LOST, NOT_STORED, insist, wait_until
from tests.torture.site import NOTICED, RECOVERY, Site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

    from tests.torture.stubborn import Stubborn

Strike: TypeAlias = Callable[[Site], None]

GOES_ON = 10  # answers that must be acknowledged after a strike
REPORTED = 20.0  # seconds: in an outage as long as that, somebody must have been told
HOUR, DAY = 3600.0, 86_400.0
STRANGERS = 80  # connections that take what files a server may have open
LARGEST_SPARE = 6  # files that it may have before they come


def outage(
    name: str,
    fault: Callable[[Site], AbstractContextManager[None]],
    seconds: float,
    *,
    keeps_sockets: bool = True,
    is_told: bool = True,
) -> Strike:
    """Return the strike that has something away for a while, and then back."""

    def strike(site: Site) -> None:
        a_moment(site)
        health, told = Health(site.workers), site.moments.counted(NOT_STORED)
        players = [one for one in site.party.players if one.is_alive()]
        with health.watched():
            began = time.monotonic()
            with fault(site):
                since = time.monotonic()
                time.sleep(seconds)
                until = time.monotonic()
            site.revive()
            _goes_on(site, name)
        is_felt = site.moments.counted(NOT_STORED) > told
        if is_told:
            _check_told(site, name, seconds, is_felt=is_felt)
            if is_felt and not health.was_ill(since, until):
                site.moments.complain(f"{name}: /healthz said that all was well")
        if keeps_sockets:
            _count_sockets(site, name, players, began)
        if site.idle is not None and seconds >= NOTICED:
            site.idle.forgiven += seconds
        site.sample()

    return strike


def _goes_on(site: Site, name: str) -> None:
    if not site.moments.wait_for_more("acknowledged", GOES_ON, RECOVERY):
        site.moments.complain(f"{name}: nobody could play {RECOVERY:.0f} s after it was over")
    if not wait_until(lambda: all(health_of(one) == WELL for one in site.workers), RECOVERY):
        site.moments.complain(f"{name}: /healthz was not well {RECOVERY:.0f} s after it was over")


def _check_told(site: Site, name: str, seconds: float, *, is_felt: bool) -> None:
    if seconds >= REPORTED and not is_felt:
        site.moments.complain(f"{name}: nobody was told in {seconds:.0f} s")
    if is_felt and not names_the_cause(site.workers):
        last = [line for one in site.workers for line in list(one.log)[-1:]]
        site.moments.complain(f"{name}: the log does not name the cause, but {last}")


def _count_sockets(site: Site, name: str, players: list[Stubborn], began: float) -> None:
    stayed = [one for one in players if not any(at >= began for at in one.came_back_at)]
    site.exposed += len(players)
    site.lived += len(stayed)
    if len(stayed) < len(players):
        site.moments.complain(
            f"{name}: {len(players) - len(stayed)} of {len(players)} sockets were lost"
        )


# The database


def full(seconds: float) -> Strike:
    """Have no room on the disk."""
    return outage("disk full", lambda site: site.database.full(site.pids()), seconds)


def read_only(seconds: float) -> Strike:
    """Have a database that cannot be written to."""
    return outage("read-only", lambda site: site.database.read_only(site.pids()), seconds)


def locked(seconds: float) -> Strike:
    """Have another program hold the database."""
    return outage("locked", lambda site: site.database.locked(), seconds)


def stopped_database(seconds: float) -> Strike:
    """Have the database stand still."""
    return outage("stopped", lambda site: processes.stopped(site.database.processes()), seconds)


# The servers


def stopped_servers(seconds: float) -> Strike:
    """Have all servers stand still; their clients may give up on them."""
    return outage(
        "servers stopped",
        lambda site: processes.stopped(site.pids()),
        seconds,
        keeps_sockets=False,
        is_told=False,
    )


def out_of_files(seconds: float) -> Strike:
    """Have strangers take every file and socket that servers may have open."""
    return outage("out of files", _crowded, seconds, is_told=False)


@contextmanager
def _crowded(site: Site) -> Iterator[None]:
    with ExitStack() as held:
        for place, worker in enumerate(site.workers):
            most = processes.open_files(worker.pid) + site.chosen.randint(0, LARGEST_SPARE)
            held.enter_context(processes.limited(worker.pid, resource.RLIMIT_NOFILE, most))
            for number in range(STRANGERS):
                _stranger(held, worker.port, f"127.0.{place + 1}.{number + 1}")
        yield


def _stranger(held: ExitStack, port: int, address: str) -> None:
    """Connect from an address of its own, and say no more than a half of something."""
    wire = held.enter_context(socket.socket())
    wire.settimeout(0.2)
    with suppress(OSError):
        wire.bind((address, 0))
        wire.connect(("127.0.0.1", port))
        wire.sendall(b"GET /api/games HT")


# The clock


def jump(seconds: float, *, is_killed: bool = False) -> Strike:
    """Set the clock of the machine, perhaps while no server runs."""

    @contextmanager
    def set_clock(site: Site) -> Iterator[None]:
        with ExitStack() as held:
            if is_killed:
                held.enter_context(site.killed(site.workers))
            site.set_clock(site.is_wrong_by + seconds)
        yield

    words = f"a clock set by {seconds:+.0f} s{' while no server ran' if is_killed else ''}"
    plain = outage(words, set_clock, 1.0, keeps_sockets=not is_killed, is_told=False)

    def strike(site: Site) -> None:
        plain(site)
        _bots_go_on(site, words)

    return strike


def _bots_go_on(site: Site, name: str) -> None:
    """Have bots at a new table that nobody looks at; they must play by themselves."""
    guest = site.party.insist_on("Host")
    table, _link = insist(
        site.moments, site.chosen, guest, lambda one: one.new_table(["random"] * 2), "a table"
    )
    site.party.made.append(table)
    site.party.whole.append(table)

    def is_over() -> bool:
        with suppress(KeyError, *LOST):
            return site.database.tables()[table][1] == "over"
        return False

    if not wait_until(is_over, RECOVERY):
        site.moments.complain(f"{name}: bots did not go on within {RECOVERY:.0f} s")
