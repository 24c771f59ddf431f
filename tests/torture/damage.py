"""What is done to files while no server runs: pages and backups are damaged, or not writable."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, cast

from bigshoulders.client import Client, ServerRefused
from tests.torture.checks import run
from tests.torture.databases import Cluster, File, Row
from tests.torture.disks import read_only_copy
from tests.torture.moments import LOST
from tests.torture.workers import Worker

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from tests.torture.site import Site

PAGE = 4096
MOST_BYTES = 64  # that are overwritten at one place
STARTING = 60.0
MOST_ASKED = 12  # seats whose tables are looked at in a damaged database
SPEAKS = ("unplayable", "not_stored", "not_found")  # what may be said of a table that is damaged


# Pages


def pages(site: Site, folder: Path, times: int) -> None:
    """Damage the file of a database; server and backup must say so, or not be concerned."""
    sound = site.database.entries()
    most = site.strikes + times
    while not site.struck(most):
        number = site.strikes
        if isinstance(site.database, File):
            broken = File(folder / f"broken{number}", is_small=False)
            _copy(site.database, broken)
            _overwrite(broken.path, site.chosen)
            _look(site, broken, folder / f"broken{number}.backup", sound)
            shutil.rmtree(broken.folder)
        else:
            _damage_cluster(site, folder / f"broken{number}.backup", sound)
        site.strikes += 1


def _damage_cluster(site: Site, backup: Path, sound: list[Row]) -> None:
    cluster = cast("Cluster", site.database)
    path = cluster.file_of("entries")
    cluster.end()
    whole = path.read_bytes()
    _overwrite(path, site.chosen)
    cluster.start()
    _look(site, cluster, backup, sound)
    cluster.end()
    path.write_bytes(whole)
    cluster.start()


def _copy(of: File, to: File) -> None:
    """Copy a database into one file."""
    to.folder.mkdir()
    with (
        closing(sqlite3.connect(of.path)) as source,
        closing(sqlite3.connect(to.path)) as target,
    ):
        source.backup(target)


def _overwrite(path: Path, chosen: Random) -> None:
    """Damage a file at a random place: some bytes, a page of nothing, or all from there on."""
    size = path.stat().st_size
    how = chosen.random()
    with path.open("r+b") as file:
        if how < 0.1:
            file.truncate(chosen.randrange(1, size))
        elif how < 0.25:
            file.seek(chosen.randrange(size // PAGE) * PAGE)
            file.write(bytes(PAGE))
        else:
            length = chosen.randint(1, MOST_BYTES)
            file.seek(chosen.randrange(size - length))
            file.write(chosen.randbytes(length))


def _look(site: Site, broken: File | Cluster, backup: Path, sound: list[Row]) -> None:
    """Back a damaged database up, and serve it."""
    ran = run("backup", str(backup), "--database", broken.address, "--json")
    if problem := ran.problem():
        site.moments.complain(f"backup of a damaged database: {problem}")
    if ran.code == 0:
        again = File(backup.with_suffix(".again"), is_small=False)
        again.folder.mkdir()
        _restore_sound(site, backup, again, sound)
    _serve(site, broken)


def _restore_sound(site: Site, backup: Path, again: File, sound: list[Row]) -> None:
    """Check that what was backed up without a word is what was played."""
    ran = run("restore", str(backup), "--database", again.address)
    if ran.code != 0:
        site.moments.complain(f"what backup wrote without a word: {ran.errors[-300:]}")
    elif _moves(again.entries()) != _moves(sound):
        site.moments.complain("a backup of a damaged database has other moves, without a word")


def _moves(rows: list[Row]) -> set[tuple[str, int, str]]:
    return {(row.table, row.number, row.lines) for row in rows if row.kind == "move"}


def _serve(site: Site, broken: File | Cluster) -> None:
    """Serve a damaged database: it is refused in a sentence, or everything gets an answer."""
    worker = Worker(broken.address, None)
    worker.begin()
    try:
        if _comes_up(worker):
            _ask_all(site, worker)
        elif worker.is_running():
            site.moments.complain("a server on a damaged database neither answered nor ended")
        elif not worker.log:
            site.moments.complain("a server on a damaged database ended without a word")
    finally:
        worker.kill()
    for line in worker.log:
        if "Traceback" in line or '"trace": ' in line:
            site.moments.complain(f"damaged database: a traceback in the log: …{line[-300:]}")


def _comes_up(worker: Worker) -> bool:
    """Wait until a server lets guests in; False if it ends instead."""
    until = time.monotonic() + STARTING
    while worker.is_running() and time.monotonic() < until:
        try:
            Client(worker.address, "Ann")
        except ServerRefused:
            return True  # it answers, and says that something is wrong
        except LOST:
            time.sleep(0.1)
        else:
            return True
    return False


def _ask_all(site: Site, worker: Worker) -> None:
    """Look at every table with the eyes of somebody who sits there."""
    for player in site.party.players[:MOST_ASKED]:
        client = player.seat.client
        client.address = worker.address
        try:
            client.call("GET", f"/api/tables/{player.seat.table_id}?seat={player.name_of_seat}")
            client.open(player.seat.table_id, player.name_of_seat).close()
        except ServerRefused as refused:
            if refused.key not in SPEAKS:
                site.moments.complain(f"damaged database: {refused.key}, {refused}")
        except LOST as error:
            site.moments.complain(f"damaged database: no answer, {type(error).__name__}")


# Backups


def backups(site: Site, folder: Path, times: int) -> None:
    """Damage a backup; restoring it must refuse and change nothing, or give back all there was."""
    whole = (folder / "end.backup").read_bytes()
    sound = site.database.entries()
    path = folder / "broken.backup"
    most = site.strikes + times
    while not site.struck(most):
        number = site.strikes
        broken = _damaged(whole, site.chosen)
        path.write_bytes(broken)
        target: File | Cluster = site.database
        if isinstance(target, File) and number % 2:
            target = File(folder / f"again{number}", is_small=False)
            target.folder.mkdir()
        ran = run("restore", str(path), "--database", target.address, "--force")
        if problem := ran.problem():
            site.moments.complain(f"restoring a damaged backup: {problem}")
        if ran.code == 0 or target is site.database:
            if target.entries() != sound:
                site.moments.complain(f"a damaged backup was restored, ending with {ran.code}")
        elif isinstance(target, File) and _holds_anything(target):
            site.moments.complain("a damaged backup was refused and yet restored in part")
        site.strikes += 1


def _damaged(whole: bytes, chosen: Random) -> bytes:
    how, place = chosen.random(), chosen.randrange(len(whole))
    if how < 0.3:
        return whole[:place]
    if how < 0.4:
        return whole + chosen.randbytes(chosen.randint(1, MOST_BYTES))
    if how < 0.5:
        return whole[:place] + whole[place + 1 :]
    other = bytes([whole[place] ^ (1 << chosen.randrange(8))])
    return whole[:place] + other + whole[place + 1 :]


def _holds_anything(target: File) -> bool:
    try:
        return bool(target.entries())
    except sqlite3.Error:
        return False  # there is not even a table


def everything(site: Site, folder: Path, _times: int) -> None:
    """Do each of these once."""
    backups(site, folder, 1)
    if isinstance(site.database, File):
        for one in (pages, two_servers, started_read_only):
            one(site, folder, 1)


# Starting where one should not


def two_servers(site: Site, _folder: Path, times: int) -> None:
    """Start a second server on the file of one that runs: it must say so and end."""
    worker = site.workers[0]
    worker.begin()
    worker.wait()
    for _time in range(times):
        second = Worker(site.database.address, None)
        second.begin()
        if _comes_up(second):
            site.moments.complain("a second server served the same file")
        second.kill()
        _check_words(site, second, "a second server")
        site.strikes += 1
    if not _is_served(worker):
        site.moments.complain("the first server suffered from a second one")
    worker.kill()


def started_read_only(site: Site, folder: Path, times: int) -> None:
    """Start a server where it cannot write: it must say so and end."""
    file = cast("File", site.database)
    with read_only_copy(file.folder, folder / "read-only") as is_so:
        if not is_so:
            return
        for _time in range(times):
            worker = Worker(f"sqlite:///{folder / 'read-only' / file.path.name}", None)
            worker.begin()
            if _comes_up(worker):
                site.moments.complain("a server served a file that it cannot write to")
            worker.kill()
            _check_words(site, worker, "a server that cannot write")
            site.strikes += 1


def _is_served(worker: Worker) -> bool:
    try:
        Client(worker.address, "Ann")
    except (ServerRefused, *LOST):
        return False
    return True


def _check_words(site: Site, worker: Worker, who: str) -> None:
    _wait_for_log(worker)
    text = "\n".join(worker.log)
    if not text.strip():
        site.moments.complain(f"{who} ended without a word")
    if "Traceback" in text:
        site.moments.complain(f"{who} ended with a traceback: …{text[-300:]}")


def _wait_for_log(worker: Worker) -> None:
    until = time.monotonic() + 2
    while not worker.log and time.monotonic() < until:
        time.sleep(0.05)
