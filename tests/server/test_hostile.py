"""Hostile messages over the socket, and the door: clear errors, nothing changed, nothing grows."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, cast

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from bigshoulders.server.net.bodies import LARGEST_BODY
from bigshoulders.server.net.front_door import HEADERS
from bigshoulders.server.schemas.socket import SPOKEN
from bigshoulders.server.settings import Settings
from bigshoulders.server.socket.endpoint import STRIKES
from tests.server.within import ClientSocket, Denied, Within, within

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json
    from tests.server.conftest import Server

MESSAGES: tuple[Object, ...] = (
    {"type": "answer", "id": "a", "number": 2, "answer": "pass"},
    {"type": "undo", "id": "u", "number": 2, "to": 1},
    {"type": "consent", "id": "c", "number": 2, "agree": True},
    {"type": "preview", "id": "p", "answers": ["pass", "found libby 35"]},
    {"type": "chat", "id": "t", "text": "", "about": None},
    {"type": "back", "id": "b\n"},
    {"type": "ping", "id": ""},
)
WORDS = ("", "\x00", "é" * 30, "a" * 5000, "../..", "' OR 1=1", "answer", "found found 35 35")
NUMBERS = (None, True, -1, 0, 3.5, 1e300, 2**31, 2**63, 10**30)
NESTED: tuple[Json, ...] = ([], [[]], {}, {"a": {}}, ["pass", "pass"] * 20, [None])
STRANGE: tuple[Json, ...] = (*NUMBERS, *WORDS, *NESTED)
TEXTS = ("", "{", "[" * 9000, "nul", '"answer"', "[1]", '{"type":"ping"', '{"type":1e999}', "\x00")


def run(folder: Path, work: Callable[[Within], Awaitable[None]], **given: float) -> None:
    """Run something with a server of its own."""

    async def inside() -> None:
        rates = {"requests_a_second": 1e9, "messages_a_second": 1e9} | given
        database = f"sqlite:///{folder / 'tables'}.db"
        async with within(Settings(database, **rates)) as server:  # type: ignore[arg-type]
            await work(server)

    asyncio.run(inside())


async def guest(server: Within, name: str) -> str:
    """Say a name; returns the guest's id."""
    answered = await server.http("POST", "/api/guest", {"name": name})
    cookie = answered.headers["set-cookie"].partition("=")[2].partition(";")[0]
    shown = server.services.guests.read(cookie)
    assert shown is not None
    return shown.guest


async def table_of_two(server: Within) -> tuple[str, str]:
    """Return a guest, and a table at which both seats are theirs."""
    ann = await guest(server, "Ann")
    made = await server.http("POST", "/api/tables", {"seats": ["me", "me"]}, guest=ann)
    return ann, str(made.json()["table"])


async def log_of(server: Within, table: str) -> list[Json]:
    """Return everything that is stored of a table's log."""
    return [str(entry) for entry in await server.services.reader.entries(table, 0)]


async def refusal(wire: ClientSocket, message: Json | bytes) -> Object:
    """Send something that must be refused; returns the error."""
    wire.say(message)
    heard = await wire.hear()
    SPOKEN.validate_python(heard)
    assert heard["type"] == "refused", (message, heard)
    return cast("Object", heard["error"])


def mutated(message: Object, random: Random) -> Json:
    """Return a message with something wrong in it, most likely."""
    changed = dict(message)
    for _i in range(random.randint(1, 2)):
        field = random.choice([*changed, "colour", "type", "id"])
        if random.random() < 0.2:
            changed.pop(field, None)
        else:
            changed[field] = random.choice(STRANGE)
    if changed.get("type") == "chat":
        changed["about"] = 10**6  # or it might by chance be right
    return changed


# The socket


def test_a_fuzzed_socket_answers_everything_and_changes_nothing(tmp_path: Path) -> None:
    """Every message gets one answer of the schema; the log, rooms and tasks stay as they were."""

    async def fuzz(server: Within) -> None:
        ann, table = await table_of_two(server)
        before = await log_of(server, table)
        random = Random(7)
        tasks = len(asyncio.all_tasks())
        for _socket in range(25):
            path = f"/api/tables/{table}/socket?seat={random.choice(['red', 'yellow'])}"
            async with await server.open(path, guest=ann) as wire:
                await wire.hear()
                for _message in range(STRIKES - 1):
                    if random.random() < 0.2:
                        wire.say(random.choice([*TEXTS, b"bytes"]))
                    else:
                        wire.say(mutated(random.choice(MESSAGES), random))
                    heard = await wire.hear()
                    SPOKEN.validate_python(heard)
                    assert heard["type"] in ("refused", "previews", "pong", "ack"), heard
        assert await log_of(server, table) == before
        assert len(asyncio.all_tasks()) <= tasks
        assert list(server.services.tables._rooms) == [table]
        assert not server.services.tables._rooms[table].connections

    run(tmp_path, fuzz)


def test_memory_does_not_grow_with_refused_messages(tmp_path: Path) -> None:
    async def pester(server: Within, table: str, ann: str) -> int:
        random = Random(3)
        path = f"/api/tables/{table}/socket?seat=red"
        for _socket in range(10):
            async with await server.open(path, guest=ann) as wire:
                await wire.hear()
                for _message in range(STRIKES - 1):
                    wire.say(mutated(random.choice(MESSAGES), random))
                    await wire.hear()
        for number in range(60):
            await server.http("GET", f"/api/tables/none-{number}", guest=ann)
        gc.collect()
        return len(gc.get_objects())

    async def watch(server: Within) -> None:
        ann, table = await table_of_two(server)
        first = await pester(server, table, ann)
        for _round in range(3):
            last = await pester(server, table, ann)
        assert last - first < 500

    run(tmp_path, watch)


def test_out_of_turn_unauthorised_and_malformed_messages_change_nothing(tmp_path: Path) -> None:
    async def try_all(server: Within) -> None:
        ann, table = await table_of_two(server)
        eve = await guest(server, "Eve")
        path = f"/api/tables/{table}/socket"
        before = await log_of(server, table)
        for who, query, status in (
            (eve, "", 404),
            (None, "", 404),
            (eve, "?seat=red", 404),
            (ann, "?seat=purple", 404),
            (ann, "?seat=red&since=-1", 422),
            (ann, "?seat=red&since=99", 422),
            (ann, f"?seat=red&since={'0' * 5000}", 422),
        ):
            with pytest.raises(Denied) as denied:
                await server.open(path + query, guest=who)
            assert denied.value.answered.status == status, query
            assert denied.value.answered.error()["text"]
        async with await server.open(path + "?seat=red", guest=ann) as red:
            asked = cast("Object", (await red.hear())["table"])
            async with await server.open(path + "?seat=yellow", guest=ann) as yellow:
                await yellow.hear()
                seats = {"red": red, "yellow": yellow}
                turn = cast("list[str]", asked["asked"])[0]
                other = seats["red" if turn == "yellow" else "yellow"]
                late: Object = {"type": "answer", "id": "1", "number": asked["number"]}
                answer = {**late, "answer": "found libby 35"}
                assert (await refusal(other, answer))["reason"] == "not_your_turn"
                assert (await refusal(seats[turn], {**late, "answer": "dance"}))["key"]
                early: Object = {**answer, "number": 1}
                assert (await refusal(seats[turn], early))["key"] == "stale"
                extra: Object = {"type": "ping", "id": "1", "colour": "red"}
                error = await refusal(red, extra)
                assert (error["field"], error["problem"]) == ("ping.colour", "extra_forbidden")
        async with await server.open(path, guest=ann) as spectator:
            await spectator.hear()
            assert (await refusal(spectator, answer))["key"] == "forbidden"
        assert await log_of(server, table) == before

    run(tmp_path, try_all)


def test_a_client_that_sends_only_rubbish_is_let_go(tmp_path: Path) -> None:
    async def pester(server: Within) -> None:
        ann, table = await table_of_two(server)
        async with await server.open(f"/api/tables/{table}/socket", guest=ann) as wire:
            await wire.hear()
            for _message in range(STRIKES):
                await refusal(wire, "rubbish")
            end = await wire.next()
            assert (end["type"], end["code"]) == ("websocket.close", 1008)

    run(tmp_path, pester)


def test_messages_of_a_socket_are_limited_by_rate(tmp_path: Path) -> None:
    async def hurry(server: Within) -> None:
        ann, table = await table_of_two(server)
        async with await server.open(f"/api/tables/{table}/socket", guest=ann) as wire:
            await wire.hear()
            for number in range(5):
                assert (await wire.ask({"type": "ping", "id": f"{number}"}))["type"] == "pong"
            one_more = await wire.ask({"type": "ping", "id": "5"})
            assert (one_more["type"], one_more["id"]) == ("refused", "5")
            assert cast("Object", one_more["error"])["key"] == "too_many"

    run(tmp_path, hurry, messages_a_second=1e-9, burst=5)


def test_an_oversized_message_ends_the_socket_and_changes_nothing(server: Server) -> None:
    """The transport itself refuses it, before anything is read."""
    ann = server.guest("Ann")
    table, _link = ann.new_table(["me", "me"])
    path = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket?seat=red"
    before = ann.call("GET", f"/api/tables/{table}")
    headers = {"cookie": ann.cookie}
    with connect(path, additional_headers=headers, compression=None, proxy=None) as wire:
        wire.recv()
        wire.send(json.dumps({"type": "chat", "id": "1", "text": "a" * 20_000}))
        with pytest.raises(ConnectionClosedError) as closed:
            wire.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert ann.call("GET", f"/api/tables/{table}") == before


# The door


def test_other_sites_are_refused_on_sockets_and_on_unsafe_methods(tmp_path: Path) -> None:
    """Programs send no origin, and a page may read what is open to all."""
    elsewhere = {"origin": "https://elsewhere.example"}

    async def come_from_elsewhere(server: Within) -> None:
        ann, table = await table_of_two(server)
        with pytest.raises(Denied) as denied:
            await server.open(f"/api/tables/{table}/socket", guest=ann, headers=elsewhere)
        assert denied.value.answered.error()["key"] == "wrong_origin"
        for method, path in (("POST", "/api/tables"), ("PUT", f"/api/tables/{table}/seats/red")):
            answered = await server.http(method, path, {}, guest=ann, headers=elsewhere)
            assert (answered.status, answered.error()["key"]) == (403, "wrong_origin")
        own = {"origin": "http://tables.example"}
        async with await server.open(f"/api/tables/{table}/socket", guest=ann, headers=own) as wire:
            assert (await wire.hear())["type"] == "welcome"

    run(tmp_path, come_from_elsewhere)


def test_strict_headers_are_on_every_answer(tmp_path: Path) -> None:
    """On pages, answers, errors, refusals of the door, and denied sockets."""

    async def look(server: Within) -> None:
        ann = await guest(server, "Ann")
        answers = [
            await server.http("GET", "/"),
            await server.http("GET", "/api/games"),
            await server.http("GET", "/api/nowhere"),
            await server.http("DELETE", "/api/games"),
            await server.http("POST", "/api/guest", b"{"),
            await server.http("POST", "/api/guest", b"", headers={"origin": "null"}),
            await server.http("POST", "/api/guest", headers={"content-length": "9" * 5000}),
            await server.http("POST", "/api/guest", headers={"content-length": "\xb2"}),
            await server.http("POST", "/api/guest", b" " * (LARGEST_BODY + 1)),
        ]
        with pytest.raises(Denied) as denied:
            await server.open("/api/tables/none/socket", guest=ann)
        answers.append(denied.value.answered)
        statuses = [one.status for one in answers]
        assert statuses == [200, 200, 404, 405, 422, 403, 413, 413, 413, 404]
        for answered in answers:
            assert answered.headers.items() >= HEADERS.items()
            assert "cache-control" in answered.headers
            assert answered.status == 200 or answered.error()["text"]

    run(tmp_path, look)
    policy = HEADERS["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self';")
    assert "unsafe" not in policy


def test_requests_and_new_sockets_of_a_client_are_limited_by_rate(tmp_path: Path) -> None:
    async def hurry(server: Within) -> None:
        statuses = [(await server.http("GET", "/api/games")).status for _i in range(4)]
        assert statuses == [200, 200, 200, 429]
        with pytest.raises(Denied) as denied:
            await server.open("/api/tables/none/socket")
        assert denied.value.answered.status == 429
        assert denied.value.answered.error()["key"] == "too_many"

    run(tmp_path, hurry, requests_a_second=1e-9, requests_at_once=3)


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": "\\ud800"}',
        b'{"\\ud800": 1, "name": "Ann"}',
        b'{"name": "Ann", "' + b"a" * 90_000 + b'": 1}',
        b'{"name": ' + b"[" * 90_000,
        b'{"name": ' + b"1" * 90_000 + b"}",
        b'{"name": "\\u0000"}',
        b"\xff\xfe",
        b"null",
    ],
    ids=lambda body: repr(body[:24]),
)
def test_an_unreadable_body_gets_one_short_sentence(tmp_path: Path, body: bytes) -> None:
    async def send(server: Within) -> None:
        answered = await server.http("POST", "/api/guest", body)
        assert 400 <= answered.status < 500
        assert len(str(answered.error()["text"])) < 400

    run(tmp_path, send)
