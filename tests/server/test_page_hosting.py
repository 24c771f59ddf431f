"""Starting the server, the files of the page, and the words that clients show."""

from __future__ import annotations

import gzip
import json
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.conftest import PATIENCE, Server, new_database

if TYPE_CHECKING:
    from http.client import HTTPResponse

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


def fetched(host: Server, path: str, **headers: str) -> HTTPResponse:
    """Ask a server of ours for a file."""
    request = urllib.request.Request(host.address + path, headers=headers)  # noqa: S310
    answer: HTTPResponse = urllib.request.urlopen(request)  # noqa: S310
    return answer


def client_files() -> list[str]:
    """Return the paths of what the build of the client has left, without what is packed."""
    found = (file for file in PAGE.rglob("*") if file.is_file() and file.suffix != ".br")
    return sorted(file.relative_to(PAGE).as_posix() for file in found)


def test_every_file_of_the_client_is_served_as_it_is(host: Server) -> None:
    """Names with a digest may be kept for ever, all others are asked for again."""
    assert "index.html" in client_files()
    for path in client_files():
        with fetched(host, f"/{path}") as found:
            assert found.read() == (PAGE / path).read_bytes(), path
            kept = "immutable" in found.headers["cache-control"]
        assert kept == path.startswith("assets/"), path


def test_the_client_names_only_its_own_files(host: Server) -> None:
    """What the page and its styles ask for is served; nothing is asked of another host."""
    for path in client_files():
        if path.endswith((".html", ".css")):
            text = (PAGE / path).read_text()
            assert not re.search(r"(?:src|href)=\"(?:https?:)?//|url\(\"?(?:https?:)?//", text), (
                path
            )
            for name in re.findall(r"(?:src=\"|href=\"|url\(\"?)(/[\w./-]+)", text):
                fetched(host, name).close()


def test_text_travels_compressed_to_those_who_read_it(host: Server) -> None:
    with fetched(host, "/", **{"accept-encoding": "gzip"}) as found:
        assert found.headers["content-encoding"] == "gzip"
        assert gzip.decompress(found.read()) == (PAGE / "index.html").read_bytes()


def test_what_the_build_has_packed_goes_to_those_who_can_unpack_it(host: Server) -> None:
    with fetched(host, "/", **{"accept-encoding": "gzip, deflate, br"}) as found:
        assert found.headers["content-encoding"] == "br"
        assert found.read() == (PAGE / "index.html.br").read_bytes()


def test_the_client_can_be_installed(host: Server) -> None:
    """Its manifest names icons that are there, and its worker may speak for the whole site."""
    with fetched(host, "/manifest.webmanifest") as found:
        assert found.headers["content-type"] == "application/manifest+json"
        manifest = json.load(found)
    for icon in manifest["icons"]:
        with fetched(host, icon["src"]) as found:
            assert found.headers["content-type"] == icon["type"]
    with fetched(host, "/sw.js") as found:
        assert found.headers["content-type"].startswith("text/javascript")


def test_the_worker_keeps_every_sheet_of_drawings(host: Server) -> None:
    """Without a connection a table would else be drawn without its symbols."""
    kept = re.search(r"const KEPT = \[(.*)\]", (PAGE / "sw.js").read_text())
    names = re.findall(r'"(/[^"]+)"', kept[1] if kept else "")
    sheets = {f"/{sheet.name}" for sheet in PAGE.glob("*.svg") if "<symbol" in sheet.read_text()}
    assert sheets
    assert sheets <= {*names}
    for name in names:
        fetched(host, name).close()


def test_an_address_of_nothing_gets_the_page_to_say_so(host: Server) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        fetched(host, "/nowhere")
    with refused.value as answer:
        assert answer.code == HTTPStatus.NOT_FOUND
        assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/tables", "/join", "/rules", "/rules/city", "/rules/city/selling", "/t/any"],
)
def test_every_address_of_the_page_sends_a_strict_policy(host: Server, path: str) -> None:
    with urllib.request.urlopen(host.address + path) as found:  # noqa: S310 - our own server
        policy = found.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/assets/nothing.js", 404),
        ("/nothing.js", 404),
        ("/assets/..%2Fapp.py", 404),
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
    assert words["effects"]["price_cap"]["400"] == "the stock track ends at 400"
    verbs = {verb["key"]: verb for verb in words["verbs"]}
    assert verbs["pass"]["meaning"] == "do nothing more this turn"


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
