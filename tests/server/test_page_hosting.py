"""Starting the server, the files of the page, and the words that clients show."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import PATIENCE, Server, new_database

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "bigshoulders" / "server" / "page"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a running server on SQLite."""
    shared = Server(new_database("sqlite", tmp_path_factory.mktemp("hosting"), str))
    shared.start()
    yield shared
    shared.end(signal.SIGTERM)


def serve(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `bigshoulders serve` until it ends by itself."""
    command = [sys.executable, "-m", "bigshoulders", "serve", "--database"]
    command += [f"sqlite:///{folder / 'tables.db'}", *words]
    return subprocess.run(  # noqa: S603 - our own command
        command, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_a_busy_port_gets_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = serve(tmp_path, "--port", str(port))
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]
    assert re.fullmatch(rf"error: port {port} is in use, .*; try --port \d+", last)
    assert "Traceback" not in done.stderr


def test_an_unknown_host_gets_one_sentence(tmp_path: Path) -> None:
    done = serve(tmp_path, "--host", "nowhere.invalid")
    assert done.returncode == 2
    assert "--host: there is no address 'nowhere.invalid' here" in done.stderr


def test_links_are_told_before_it_serves(tmp_path: Path) -> None:
    done = serve(tmp_path, "--port", "8123", "--host", "0.0.0.0", "--check", "--json")  # noqa: S104
    told = json.loads(done.stdout)
    assert told["address"] == told["links"][0] == "http://127.0.0.1:8123/"
    assert all(link.endswith(":8123/") for link in told["links"])


def test_an_interrupt_ends_it_gracefully(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    server.start()
    assert server.end(signal.SIGINT) == 0


def test_the_page_names_only_its_own_files(host: Server) -> None:
    """Every file that a file of the page asks for is served; none lies on another host."""
    for file in PAGE.iterdir():
        with urllib.request.urlopen(f"{host.address}/page/{file.name}") as found:  # noqa: S310
            assert found.read() == file.read_bytes()
        if file.suffix in (".html", ".css", ".js"):
            text = file.read_text()
            assert not re.search(r"https?://", text), file.name
            for name in re.findall(r'(?:from "\./|url\("|"/page/)([\w.-]+)"', text):
                assert (PAGE / name).exists(), name


@pytest.mark.parametrize("path", ["/", "/new", "/tables", "/join", "/t/any"])
def test_every_address_of_the_page_sends_a_strict_policy(host: Server, path: str) -> None:
    with urllib.request.urlopen(host.address + path) as found:  # noqa: S310 - our own server
        policy = found.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/page/nothing.js", 404),
        ("/page/..%2Fapp.py", 404),
        ("/api/games/chess/words", 404),
        ("/api/games/city/words?edition=1999", 422),
    ],
)
def test_what_is_not_there_is_refused(host: Server, path: str, status: int) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(host.address + path)  # noqa: S310 - our own server
    with refused.value as answer:
        assert answer.code == status


def test_words_name_things_and_explain_options(host: Server) -> None:
    """What differs between editions is told in sentences, value by value."""
    with urllib.request.urlopen(f"{host.address}/api/games/city/words") as found:  # noqa: S310
        words = json.load(found)
    assert words["seats"] == [2, 3, 4]
    assert words["things"]["company"]["swift"]["name"] == "Swift & Company"
    assert words["things"]["space"]["i-02"]["text"] == "1 salesperson for $20 to its owner"
    assert words["effects"]["price_cap"]["400"] == "share prices rise to 400 at most"
    assert {"pattern": "pass", "meaning": "do nothing more this turn"} in words["verbs"]


def test_the_image_is_made_of_files_that_are_here(tmp_path: Path) -> None:
    """The Dockerfile copies what exists, and its command is one that `bigshoulders` takes."""
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    for line in lines:
        if line.startswith("COPY ") and "--from" not in line:
            assert all((ROOT / name).exists() for name in line.split()[1:-1]), line
    command = next(line for line in lines if line.startswith("CMD "))
    words = json.loads(command.removeprefix("CMD "))
    assert words[0] == "serve"
    assert serve(tmp_path, *words[1:], "--check").returncode == 0
