"""Clients that keep a server waiting, or send too much: nobody else notices (ADR 0021)."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from websockets.asyncio.client import connect

from bigshoulders.server.identity.guests import new_guest, new_id
from bigshoulders.server.net.limits import Limits
from bigshoulders.server.net.protocols import MOST_PIPELINED
from bigshoulders.server.net.system import files_to_open
from bigshoulders.server.store.rows import Write
from tests.server.conftest import Server
from tests.server.listening import HERE, Listening, listen, request

if TYPE_CHECKING:
    from pathlib import Path

HALF = b"GET /api/games HTTP/1.1\r\nhost: here\r\n"
ELSEWHERE = "127.0.0.2"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="one machine has many addresses")


def test_eleven_hundred_half_requests_keep_nobody_out(tmp_path: Path) -> None:
    """They come from one address, to a server with the usual number of files."""
    files_to_open(4096)
    database = f"sqlite:///{tmp_path / 'tables'}.db"
    server = FewFiles(database, "--limit", f"connections={Limits().connections}")
    server.start()
    held = []
    try:
        for _number in range(1100):
            held.append(socket.create_connection((HERE, server.port)))
            held[-1].sendall(HALF)
        server.guest("Ann").new_table(["me", "me"])
    finally:
        for one in held:
            one.close()
        server.end(signal.SIGTERM)


class FewFiles(Server):
    """A server that may open 1,024 files and no more."""

    def launch(self, words: list[str]) -> subprocess.Popen[bytes]:
        limited = ["sh", "-c", 'ulimit -n 1024 && exec "$@"', "sh"]
        return subprocess.Popen([*limited, sys.executable, "-m", "bigshoulders", *words])  # noqa: S603 - our own command


def test_a_request_that_does_not_come_whole_is_timed_out(tmp_path: Path) -> None:
    body = request("/api/guest", "content-length: 100", method="POST", body='{"name":')
    chunk = request("/api/guest", "transfer-encoding: chunked", method="POST", body="5\r\nab")

    async def wait(server: Listening) -> None:
        for sent in (b"GET", HALF, b"\r\n\r\n", body, chunk):
            async with await server.open(sent) as bare:
                status, error = await bare.answer()
                assert (status, error["key"]) == (408, "too_slow"), sent
        async with await server.open() as bare:
            assert await bare.rest() == b""

    listen(tmp_path, Limits(head_seconds=0.2, body_seconds=0.2), wait)


def test_bytes_that_trickle_in_give_no_more_time(tmp_path: Path) -> None:
    async def trickle(server: Listening) -> None:
        async with await server.open(HALF) as bare:
            rest = asyncio.create_task(bare.rest())
            while not rest.done():
                bare.writer.write(b"a: b\r\n")
                await asyncio.sleep(0.05)
            await rest

    limits = Limits(head_seconds=0.5, headers=1_000_000, header_bytes=100_000_000)
    listen(tmp_path, limits, trickle)


def test_a_connection_that_was_used_does_not_stay(tmp_path: Path) -> None:
    """Neither idle, nor with line ends, nor with the body of a request that was refused before."""
    refused = request("/api/guest", f"content-length: {10**7}", method="POST", body="a" * 100)

    async def use(server: Listening) -> None:
        for sent in (request("/api/games"), request("/api/games") + b"\r\n\r\n", refused):
            async with await server.open(sent) as bare:
                assert (await bare.rest()).startswith(b"HTTP/1.1 ")
        headers = ("content-length: 600000", "expect: 100-continue")
        whole = request("/api/guest", *headers, method="POST")
        async with await server.open(whole) as bare:
            assert (await bare.reader.readline()).startswith(b"HTTP/1.1 413 ")
            bare.writer.write(b"a" * 600_000)
            await bare.rest()

    listen(tmp_path, Limits(head_seconds=3, body_seconds=0.2, idle_seconds=0.2), use)


@pytest.mark.parametrize(
    "sent",
    [
        request("/api/games", "a: " + "b" * 20_000),
        request("/api/games", *["a: b"] * 101),
        request("/" + "a" * 20_000),
        HALF + b"a: " + b"b" * 17_000,
        HALF + b"b" * 17_000,
    ],
    ids=["long header", "many headers", "long address", "header without end", "name without end"],
)
def test_headers_have_a_limit(tmp_path: Path, sent: bytes) -> None:
    async def send(server: Listening) -> None:
        async with await server.open(sent) as bare:
            status, error = await bare.answer()
        assert (status, error["key"]) == (431, "headers_too_large")
        assert error["text"] == "a request may have 100 headers of 16384 bytes at most"

    listen(tmp_path, Limits(), send)


def test_what_is_no_http_is_answered_in_a_sentence(tmp_path: Path) -> None:
    async def send(server: Listening) -> None:
        async with await server.open(b"\x16\x03\x01\x02\x00\x01\x00") as bare:
            assert await bare.answer() == (
                400,
                {"key": "not_http", "text": "that isn't an HTTP request"},
            )

    listen(tmp_path, Limits(), send)


def test_requests_in_a_row_are_answered_and_very_many_are_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def hurry(server: Listening) -> None:
        async with await server.open(request("/healthz") * MOST_PIPELINED) as bare:
            assert (await bare.rest()).count(b"HTTP/1.1 200 OK") == MOST_PIPELINED
        async with await server.open(request("/healthz") * 5000) as bare:
            assert await bare.rest() == b""
        assert await server.ask() == 200

    listen(tmp_path, Limits(idle_seconds=0.2), hurry)
    assert not [record for record in caplog.records if record.exc_info]


def test_an_address_has_so_many_connections_and_those_that_wait_make_room(tmp_path: Path) -> None:
    async def crowd(server: Listening) -> None:
        first = [await server.open(HALF) for _number in range(5)]
        assert await server.ask() == 200
        assert await first[0].rest() == b""  # it waited longest
        assert await server.ask(source=ELSEWHERE) == 200
        first[1].writer.write(b"connection: close\r\n\r\n")
        assert (await first[1].answer())[0] == 200
        for one in first:
            one.writer.transport.abort()

    listen(tmp_path, Limits(connections=5), crowd)


def test_sockets_make_no_room_and_a_connection_too_many_is_told_so(tmp_path: Path) -> None:
    async def crowd(server: Listening) -> None:
        path, cookie = await table(server)
        async with (
            connect(path, additional_headers=cookie, proxy=None),
            connect(path, additional_headers=cookie, proxy=None),
        ):
            async with await server.open() as bare:
                status, error = await bare.answer()
            assert (status, error["key"]) == (429, "too_many_open")
            assert await server.ask(source=ELSEWHERE) == 200

    listen(tmp_path, Limits(connections=2), crowd)


async def table(server: Listening) -> tuple[str, dict[str, str]]:
    """Make a table; returns the address of its socket, and what to come with."""
    ann = new_id()
    await server.services.journal.append(Write([new_guest(ann, "Ann")]))
    cookie = f"bigshoulders={server.services.guests.cookie(ann, 0)}"
    body = '{"seats": ["me", "me"]}'
    headers = ("connection: close", "content-type: application/json", f"cookie: {cookie}")
    sent = request(
        "/api/tables", *headers, f"content-length: {len(body)}", method="POST", body=body
    )
    async with await server.open(sent) as bare:
        made = (await bare.rest()).partition(b'"table":"')[2].partition(b'"')[0].decode()
    return f"ws://{HERE}:{server.port}/api/tables/{made}/socket", {"cookie": cookie}
