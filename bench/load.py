"""Drives a real server with real sockets, and tells how fast moves become durable: make load.

The server is one process on a database of its own (SQLite, synchronous=FULL); the clients are
other processes on the same machine. At the end the server is killed, every acknowledged move is
looked for in the database, and a new server on it tells what idle tables weigh.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, cast

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # run as a script, Python looks beside it and not here
    sys.path.insert(0, str(ROOT))

from bench import load_crowd, load_report  # noqa: E402 - needs the path above
from bench.load_crowd import SEATS, Ack, Round, Site  # noqa: E402 - as above
from bench.load_report import Idle, Measured, Result  # noqa: E402 - as above
from bench.load_server import HOST, Server, look_for  # noqa: E402 - as above
from bench.ours import answered, finished  # noqa: E402 - as above
from bigshoulders import new_game  # noqa: E402 - as above
from bigshoulders.client import Client, Object  # noqa: E402 - as above
from bigshoulders.kernel.playing.perft import wander  # noqa: E402 - as above
from bigshoulders.kernel.record import record_of  # noqa: E402 - as above
from bigshoulders.kernel.stream import Stream  # noqa: E402 - as above

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

RESULTS = ROOT / "bench" / "results" / "load.json"
LATEST = 0.95  # how far into its game the last of the tables begins
FILES = 16_384  # sockets and files that a process may have open
UNTIL_IDLE = 150.0  # seconds after which tables that are still in memory are a failure


@dataclass(frozen=True)
class TableRequest:
    """How much is measured."""

    tables: int = 500
    rate: float = 250.0
    climb: tuple[float, ...] = (500.0, 750.0, 1000.0, 1250.0, 1500.0, 2000.0, 2500.0, 3000.0)
    seconds: float = 8.0
    rounds: int = 3
    clients: int = 2
    idle: bool = True


QUICK = TableRequest(
    tables=20, rate=50.0, climb=(100.0,), seconds=2.0, rounds=1, clients=1, idle=False
)


class Clients:
    """The processes that play."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        for number in range(count):
            ours, theirs = context.Pipe()
            name = f"client{number}"
            context.Process(target=load_crowd.run, args=(name, theirs), daemon=True).start()
            theirs.close()
            self._pipes.append(ours)

    def open(self, site: Site, tables: Sequence[str]) -> None:
        """Open four sockets at each table."""
        count = len(self._pipes)
        self._order("open", [(site, list(tables[place::count])) for place in range(count)])

    def play(self, rate: float, seconds: float) -> list[Round]:
        """Play one round."""
        share = rate / len(self._pipes)
        return cast("list[Round]", self._order("play", [(share, seconds)] * len(self._pipes)))

    def close(self) -> None:
        """Close every socket."""
        self._order("close", [()] * len(self._pipes))

    def end(self) -> None:
        """Let the processes end."""
        for pipe in self._pipes:
            pipe.close()

    def _order(self, order: str, given: Sequence[object]) -> list[object]:
        for pipe, one in zip(self._pipes, given, strict=True):
            pipe.send((order, one))
        try:
            return [pipe.recv() for pipe in self._pipes]
        except EOFError:
            raise SystemExit("error: a client process has ended; it says why above") from None


@dataclass
class Load:
    """One run: a server, its clients, and what was measured so far."""

    plan: TableRequest
    server: Server
    clients: Clients
    games: int = 0  # tables made so far
    acks: list[Ack] = field(default_factory=list)
    cookie: str = ""

    def measure(self) -> Result:
        """Measure everything."""
        self._start()
        self._make_tables(self.plan.tables)
        steady = self._rounds(self.plan.rate)
        climb = [steady]
        for rate in self.plan.climb:
            climb.append(self._rounds(rate))
            if not load_report.holds(climb[-1]):
                break
        self.server.end(signal.SIGKILL)
        kept = look_for(self.acks, self.server.database)
        self.clients.close()
        return Result(climb, kept, self._idle() if self.plan.idle else None)

    def _start(self) -> None:
        tell("starting the server")
        self.server.start()
        self.cookie = Client(self.server.address, "load").cookie

    @property
    def _site(self) -> Site:
        return Site(HOST, self.server.port, self.cookie)

    # Tables

    def _make_tables(self, count: int) -> None:
        """Make tables that stand at moments spread evenly over whole games, and sit down."""
        tell(f"making {count} tables")
        client = Client(self.server.address, "load", self.cookie)
        made: list[str] = []
        for place in range(count):
            self.games += 1
            record = played_part(self.games, (place + 0.5) / count * LATEST)
            wanted: Object = {"record": record, "seats": ["me"] * len(SEATS)}
            made.append(str(client.call("POST", "/api/records", wanted)["table"]))
        self.clients.open(self._site, made)

    # Rounds

    def _rounds(self, rate: float) -> list[Measured]:
        measured: list[Measured] = []
        for number in range(1, self.plan.rounds + 1):
            tell(f"{rate:,.0f} moves/s, round {number} of {self.plan.rounds}")
            measured.append(self._round(rate))
        return measured

    def _round(self, rate: float) -> Measured:
        load = os.getloadavg()[0]
        before = self.server.reading()
        seen = self.clients.play(rate, self.plan.seconds)
        after = self.server.reading()
        for one in seen:
            self.acks += one.acks
        over = sum(len(one.over) for one in seen)
        if over:
            self._make_tables(over)  # in place of those whose game has ended
        return load_report.measured(rate, self.plan.seconds, load, seen, before, after)

    # Memory

    def _idle(self) -> Idle:
        """Return what tables weigh in a new server once nobody plays at them.

        The first half of them only lets the process take what it keeps for loading tables.
        """
        tell("weighing idle tables; the server drops them from memory after a minute, three times")
        self.server.start()
        tables = sorted({table for table, _number, _request in self.acks})[: self.plan.tables]
        half = len(tables) // 2
        bare = self.server.resident()
        first = self._looked_at(tables[:half])
        second = self._looked_at(tables[half : 2 * half])
        self.clients.open(self._site, tables[:half])  # no more at once than before
        loaded = self.server.resident()
        self._wait_for("tables_loaded", 0)
        return Idle(half, bare, first, second, loaded, self.server.resident())

    def _looked_at(self, tables: Sequence[str]) -> float | None:
        """Return the server's memory after some tables were loaded without sockets and dropped."""
        client = Client(self.server.address, "load", self.cookie)
        for table in tables:
            client.call("GET", f"/api/tables/{table}?seat={SEATS[0]}")
        self._wait_for("tables_loaded", 0)
        return self.server.resident()

    def _wait_for(self, name: str, value: float) -> None:
        until = time.monotonic() + UNTIL_IDLE
        while self.server.metrics()[name] != value:
            if time.monotonic() > until:
                raise SystemExit(f"error: {name} did not fall to {value}")
            time.sleep(0.5)


def played_part(number: int, part: float) -> str:
    """Return the record of a random game for four, broken off after a part of its answers."""
    seats = len(SEATS)
    length = answered(finished("city", seats, number))
    game = new_game("city", seats=seats, seed=number, events=False)
    wander(game, int(length * part), Stream(f"answers {number}"))
    return record_of(game, checks=False).text()


@contextlib.contextmanager
def a_load(plan: TableRequest) -> Iterator[Load]:
    """Have a server in a folder of its own, and clients; nothing of them stays."""
    with tempfile.TemporaryDirectory(prefix="bigshoulders-load-") as folder:
        server = Server(Path(folder) / "tables.db")
        clients = Clients(plan.clients)
        try:
            yield Load(plan, server, clients)
        finally:
            clients.end()
            server.end(signal.SIGKILL)


def allow_sockets() -> None:
    """Let this process and its children have as many sockets open as the system permits."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def tell(progress: str) -> None:
    """Say what is going on, beside the report."""
    print(progress, file=sys.stderr, flush=True)


def plan_of(arguments: Sequence[str] | None) -> tuple[TableRequest, Path]:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="20 tables and a few seconds")
    parser.add_argument("--tables", type=int, help="tables of four seats (500)")
    parser.add_argument("--rate", type=float, help="moves/s of the first rounds (250)")
    parser.add_argument("--climb", help="then these, until one is too fast (500,750,...)")
    parser.add_argument("--seconds", type=float, help="time of a round (8)")
    parser.add_argument("--rounds", type=int, help="rounds of each rate (3)")
    parser.add_argument("--clients", type=int, help="processes that play (2)")
    parser.add_argument("--idle", action=argparse.BooleanOptionalAction, help="weigh idle tables")
    parser.add_argument("--json", type=Path, default=RESULTS, help="where the numbers go")
    given = vars(parser.parse_args(arguments))
    path: Path = given.pop("json")
    plan = QUICK if given.pop("quick") else TableRequest()
    wanted = {key: value for key, value in given.items() if value is not None}
    if "climb" in wanted:
        wanted["climb"] = tuple(float(rate) for rate in wanted["climb"].split(",") if rate)
    return TableRequest(**(asdict(plan) | wanted)), path


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print the tables, write the numbers; 1 if a move was lost or refused."""
    plan, path = plan_of(arguments)
    allow_sockets()
    top = load_report.heading(plan.tables, plan.clients)  # before the run loads the machine itself
    with a_load(plan) as load:
        result = load.measure()
    print(top, load_report.text_of(result), sep="\n\n")
    path.parent.mkdir(parents=True, exist_ok=True)
    data = {"machine": load_report.machine(), "plan": asdict(plan), "result": asdict(result)}
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return 1 if load_report.went_wrong(result) else 0


if __name__ == "__main__":
    sys.exit(main())
