"""Errors: every key is declared once, documented and said by the page in every language."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import bigshoulders.server
from bigshoulders.server.errors import STATUSES, Close, Refused
from bigshoulders.server.net.bodies import LARGEST_BODY
from bigshoulders.server.settings import Settings
from bigshoulders.server.tables.seats import permissions
from bigshoulders.server.tables.service import UNPLAYABLE
from tests.server.within import Within, within

if TYPE_CHECKING:
    from tests.server.conftest import Server

ROOT = Path(__file__).parents[2]
SERVER = Path(bigshoulders.server.__file__).parent
NAMED = {*permissions.REASONS, UNPLAYABLE}  # keys that are raised by a name
OF_THE_PAGE = {"http"}  # what the page itself says where an answer has no key
ROWS = re.compile(r"^\| (?:`(\w+)` \| )?(\d{3,4}) \|", re.MULTILINE)


def documented() -> tuple[dict[str, int], set[int]]:
    """Return what the docs tell: keys with their status, and codes of sockets that end."""
    rows = ROWS.findall((ROOT / "docs/api.md").read_text())
    return {key: int(number) for key, number in rows if key}, {
        int(number) for key, number in rows if not key
    }


def raised() -> Iterator[str]:
    """Return every key that stands in a call of Refused."""
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    yield str(key.value)


def run(folder: Path, work: Callable[[Within], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with within(Settings(f"sqlite:///{folder}/tables.db")) as server:
            await work(server)

    asyncio.run(inside())


# Docs and code


def test_docs_and_code_know_the_same_keys_with_the_same_status() -> None:
    assert documented()[0] == dict(STATUSES)


def test_docs_and_code_know_the_same_ends_of_a_socket() -> None:
    assert documented()[1] == set(Close)


def test_every_key_is_used_and_no_other() -> None:
    assert {*raised(), *NAMED} == set(STATUSES)


def test_a_key_that_is_not_declared_cannot_be_raised() -> None:
    with pytest.raises(KeyError):
        Refused("new", "something else")


@pytest.mark.parametrize("language", ["en", "es", "de", "fr"])
def test_the_page_has_a_sentence_for_every_key(language: str) -> None:
    words = json.loads((ROOT / f"web/src/words/{language}/server.json").read_text())
    said = {word.removeprefix("errors.") for word in words if word.startswith("errors.")}
    assert said == {*STATUSES, *OF_THE_PAGE}


# Methods


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/guest", "GET, POST"),
        ("/api/tables", "GET, POST"),
        ("/api/tables/some/seats/red", "PUT"),
        ("/api/records", "POST"),
        ("/healthz", "GET"),
        ("/", "GET"),
    ],
)
def test_whoever_uses_another_method_is_told_which_there_are(
    tmp_path: Path, path: str, allowed: str
) -> None:
    async def try_it(server: Within) -> None:
        answered = await server.http("DELETE", path)
        assert (answered.status, answered.headers["allow"]) == (405, allowed)
        assert answered.error()["key"] == "wrong_method"

    run(tmp_path, try_it)


# Sizes

PATHS = ("/api/guest", "/api/tables", "/api/games", "/api/nowhere", "/", "/no/such/place")
LARGE = b"a" * (LARGEST_BODY + 1)
PLAIN = b"content-length: %d\r\n\r\n%b" % (len(LARGE), LARGE)
CHUNKED = b"transfer-encoding: chunked\r\n\r\n" + b"".join(
    b"%x\r\n%b\r\n" % (len(part), part) for part in (LARGE[:300_000], LARGE[300_000:], b"")
)
SENT = {
    "with a length": b"content-type: application/json\r\n" + PLAIN,
    "in chunks": b"content-type: application/json\r\n" + CHUNKED,
    "as a form": b"content-type: application/x-www-form-urlencoded\r\n" + CHUNKED,
    "as parts": b"content-type: multipart/form-data; boundary=a\r\n" + PLAIN,
    "compressed": b"content-encoding: gzip\r\n" + PLAIN,
    "without a type": PLAIN,
    "announced": b"expect: 100-continue\r\n" + PLAIN.partition(b"\r\n\r\n")[0] + b"\r\n\r\n",
}


def spoken(server: Server, head: bytes, rest: bytes) -> bytes:
    """Send a request to the end, as simple clients do, and return all that is answered."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=600) as wire:
        wire.sendall(head + b" HTTP/1.1\r\nhost: here\r\nconnection: close\r\n" + rest)
        return b"".join(iter(lambda: wire.recv(65536), b""))


@pytest.mark.parametrize("how", SENT)
def test_what_is_too_large_is_answered_with_413_wherever_and_however_it_is_sent(
    server: Server, how: str
) -> None:
    for path in PATHS:
        for method in ("GET", "POST", "PUT"):
            answer = spoken(server, f"{method} {path}".encode(), SENT[how])
            assert answer.startswith(b"HTTP/1.1 413 "), (method, path, answer[:200])
            assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["key"] == "too_large"


def test_a_much_larger_body_is_read_to_its_end_and_answered(server: Server) -> None:
    head, body = b"content-length: %d\r\n\r\n", b"a" * (8 * LARGEST_BODY)
    answer = spoken(server, b"POST /api/guest", head % len(body) + body)
    assert answer.startswith(b"HTTP/1.1 413 ")


def test_half_a_body_is_not_taken_for_a_whole_one(server: Server) -> None:
    ann = server.guest("Ann")
    with socket.create_connection(("127.0.0.1", server.port), timeout=600) as wire:
        wire.sendall(
            b"POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
            b"content-length: 99\r\ncookie: "
            + ann.cookie.encode()
            + b"\r\n\r\n"
            + b'{"name":"Eve"}'
        )
        wire.shutdown(socket.SHUT_WR)
        assert b"200 OK" not in wire.recv(65536)
    assert ann.call("GET", "/api/guest") == {"name": "Ann"}
