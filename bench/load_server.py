"""The server under load: a process of its own, what it tells about itself, and what it stored."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bench.load_crowd import Ack
from bigshoulders.server.store.engine import PRAGMAS

if TYPE_CHECKING:
    import signal

HOST = "127.0.0.1"
PATIENCE = 60.0
NO_LIMIT = 1_000_000  # all clients have one address here, so the limit for each would be for all
DURABLE = "PRAGMA synchronous=FULL"


@dataclass(frozen=True)
class Reading:
    """The server's own numbers at one moment."""

    at: float
    entries: float
    commits: float
    processor: float


class Server:
    """`bigshoulders serve` on a database and a port of its own."""

    def __init__(self, database: Path) -> None:
        if DURABLE not in PRAGMAS:
            raise SystemExit(f"error: the server does not set {DURABLE}; nothing to measure")
        self.database = database
        self.port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    def start(self) -> None:
        """Start the process and wait until it answers."""
        words = ["serve", "--port", str(self.port), "--database", f"sqlite:///{self.database}"]
        words += ["--rate", str(NO_LIMIT), "--limit", "all=off", "--log-level", "warning"]
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", "bigshoulders", *words], stdout=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise SystemExit("error: the server did not start")
            time.sleep(0.05)

    def end(self, how: signal.Signals) -> None:
        """End the process, if it runs."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def reading(self) -> Reading:
        """Return what the server has done so far."""
        numbers = self.metrics()
        return Reading(
            time.monotonic(),
            numbers["entries_total"],
            numbers["commits_total"],
            self._processor_seconds(),
        )

    def metrics(self) -> dict[str, float]:
        """Return every plain number of /metrics."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=PATIENCE) as answer:  # noqa: S310 - our own server
            text = answer.read().decode()
        return {
            name: float(value)
            for name, value in re.findall(r"^bigshoulders_(\w+) (\S+)$", text, re.MULTILINE)
        }

    def resident(self) -> float | None:
        """Return the memory of the process in kB, where the system tells it."""
        with contextlib.suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+)", self._proc("status"))
            return None if found is None else float(found[1])
        return None

    def _processor_seconds(self) -> float:
        with contextlib.suppress(OSError):
            fields = self._proc("stat").rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return float("nan")

    def _proc(self, name: str) -> str:
        pid = 0 if self._process is None else self._process.pid
        return Path(f"/proc/{pid}/{name}").read_text(encoding="utf-8")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=PATIENCE):  # noqa: S310 - our own server
                return True
        except OSError:
            return False


@dataclass(frozen=True)
class Kept:
    """What the database holds of the moves that were acknowledged."""

    acknowledged: int
    lost: int
    doubled: int
    unacknowledged: int  # stored, but the server was killed or the round ended before the word


def look_for(acks: Iterable[Ack], database: Path) -> Kept:
    """Look in the database, as a killed server left it, for every move it has acknowledged."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            "SELECT table_id, number, request FROM entries "
            "WHERE kind = 'move' AND request IS NOT NULL"
        ).fetchall()
    told = set(acks)
    stored = set(rows)
    requests = Counter((table, request) for table, _number, request in rows)
    return Kept(
        len(told),
        len(told - stored),
        sum(count > 1 for count in requests.values()),
        len(stored - told),
    )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
