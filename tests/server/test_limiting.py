"""Each limit for guests and addresses, by attack, and who an address is behind a proxy."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, cast

import pytest
from sqlalchemy import text

from bigshoulders.server.net.limits import Limits
from bigshoulders.server.settings import Settings
from bigshoulders.server.store import lists
from bigshoulders.server.store.engine import open_database
from tests.server.test_hostile import guest, refusal
from tests.server.within import Answered, Denied, Within, within

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json

OTHER = "192.0.2.2"
PUBLIC = "9.9.9.9"
PROXY = "10.1.2.3"
ALONE: Json = {"seats": ["me", "me"]}
BOTS: Json = {"seats": ["random", "random"]}


def run(
    folder: Path,
    work: Callable[[Within], Awaitable[None]],
    limits: Limits | None = None,
    proxies: tuple[str, ...] = (),
    **given: float,
) -> None:
    """Run something with a server of its own."""

    async def inside() -> None:
        database = f"sqlite:///{folder / 'tables'}.db"
        settings = Settings(database, limits=limits or Limits(), proxies=proxies, **given)  # type: ignore[arg-type]
        async with within(settings) as server:
            await work(server)

    asyncio.run(inside())


async def make(server: Within, who: str, body: Json, client: str = OTHER) -> Answered:
    return await server.http("POST", "/api/tables", body, guest=who, client=client)


def keys(answers: list[Answered]) -> list[object]:
    return [one.status if one.status < 300 else one.error()["key"] for one in answers]


def test_an_address_makes_so_many_guests_in_an_hour(tmp_path: Path) -> None:
    async def come(server: Within) -> None:
        said: list[Answered] = []
        for client in ("192.0.2.9", "192.0.2.9", "192.0.2.9", "192.0.2.8"):
            said.append(await server.http("POST", "/api/guest", {"name": "Ann"}, client=client))
        assert keys(said) == [200, 200, "too_many", 200]
        assert said[2].status == 429
        wait = cast("int", said[2].error()["wait"])
        assert 1 < wait <= 1800
        assert said[2].headers["retry-after"] == str(wait)
        assert said[2].error()["text"] == (
            f"people at your address have come in as someone new too often; go on in {wait} seconds"
        )
        cookie = {"cookie": said[0].headers["set-cookie"].partition(";")[0]}
        renamed = await server.http(
            "POST", "/api/guest", {"name": "Bob"}, client="192.0.2.9", headers=cookie
        )
        assert renamed.status == 200

    run(tmp_path, come, Limits(new_guests=2))


def test_a_guest_makes_so_many_tables_in_a_minute_and_an_address_more(tmp_path: Path) -> None:
    async def hurry(server: Within) -> None:
        ann, bob, cal = [await guest(server, name) for name in ("Ann", "Bob", "Cal")]
        made = [await make(server, who, ALONE) for who in (ann, ann, ann, bob, bob, cal)]
        assert keys(made) == [201, 201, "too_many", 201, 201, "too_many"]
        assert str(made[2].error()["text"]).startswith("you have made tables too often; go on in ")
        assert str(made[5].error()["text"]).startswith("people at your address have made tables")
        assert (await make(server, cal, ALONE, client="192.0.2.3")).status == 201

    run(tmp_path, hurry, Limits(new_tables=2, people=2))


def test_a_guest_has_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    async def pile_up(server: Within) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        made = [await make(server, ann, ALONE) for _turn in range(3)]
        assert keys(made) == [201, 201, "too_many_open"]
        assert made[2].error()["text"] == (
            "you host 2 games that are not over, and that is the most; finish some first"
        )
        assert (await make(server, bob, ALONE)).status == 201
        change = "UPDATE tables SET status = 'over' WHERE id = :table"
        await alter(server, change, str(made[0].json()["table"]))
        assert keys([await make(server, ann, ALONE) for _turn in range(2)]) == [
            201,
            "too_many_open",
        ]
        change = "UPDATE tables SET made_at = made_at - 31 * 86400 WHERE id = :table"
        await alter(server, change, str(made[1].json()["table"]))
        assert (await make(server, ann, ALONE)).status == 201

    run(tmp_path, pile_up, Limits(open_tables=2))


async def alter(server: Within, statement: str, table: str) -> None:
    with server.services.engine.begin() as connection:
        connection.execute(text(statement), {"table": table})


def test_a_guest_has_fewer_tables_at_which_only_bots_sit(tmp_path: Path) -> None:
    async def pile_up(server: Within) -> None:
        server.services.bot_pool.turns.put = lambda *_given: None  # type: ignore[method-assign] # bots never answer
        ann = await guest(server, "Ann")
        made = [await make(server, ann, BOTS) for _turn in range(3)]
        assert keys(made) == [201, 201, "too_many_open"]
        assert made[2].error()["text"] == (
            "2 games of bots alone are yours, and that is the most; let some end first"
        )
        assert (await make(server, ann, {"seats": ["me", "random"]})).status == 201

    run(tmp_path, pile_up, Limits(bot_tables=2))


def test_imports_and_forks_are_limited_together(tmp_path: Path) -> None:
    async def copy(server: Within) -> None:
        ann = await guest(server, "Ann")
        table = (await make(server, ann, ALONE)).json()["table"]
        fork: Json = {"at": 2, "seats": ["me", "me"]}
        record: Json = {"record": "no record", "seats": []}
        said = [await server.http("POST", f"/api/tables/{table}/fork", fork, guest=ann)]
        said += [await server.http("POST", "/api/records", record, guest=ann) for _turn in range(2)]
        assert keys(said) == [201, "malformed", "too_many"]
        assert "imported or forked games too often" in str(said[2].error()["text"])

    run(tmp_path, copy, Limits(imports=2))


def test_a_guest_says_so_much_in_a_minute_on_all_sockets_together(tmp_path: Path) -> None:
    async def talk(server: Within) -> None:
        ann = await guest(server, "Ann")
        path = f"/api/tables/{(await make(server, ann, ALONE)).json()['table']}/socket"
        for turn in range(3):
            async with await server.open(path, guest=ann) as wire:
                await wire.hear()
                message: Object = {"type": "chat", "id": f"{turn}", "text": "hm"}
                if turn == 2:
                    error = await refusal(wire, cast("Json", message))
                    assert error["key"] == "too_many"
                    assert str(error["text"]).startswith("you have said something too often")
                else:
                    wire.say(cast("Json", message))
                    assert {(await wire.hear())["type"] for _part in range(2)} == {"ack", "news"}

    run(tmp_path, talk, Limits(chat=2))


def test_a_guest_and_an_address_have_so_many_sockets(tmp_path: Path) -> None:
    async def open_many(server: Within) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        body: Json = {"seats": ["me", "me"], "visibility": "open"}
        path = f"/api/tables/{(await make(server, ann, body)).json()['table']}/socket"
        async with AsyncExitStack() as held:
            for who in (ann, ann, bob, None):
                await held.enter_async_context(await server.open(path, guest=who))
            assert await denied(server, path, ann) == (
                "you have 2 sockets open, and that is the most; close some first"
            )
            assert await denied(server, path, bob) == (
                "your address has 4 sockets open, and that is the most; close some first"
            )
        assert server.services.limiter._sockets == {}
        async with await server.open(path, guest=ann):
            pass

    run(tmp_path, open_many, Limits(sockets=2, people=2))


async def denied(server: Within, path: str, who: str) -> object:
    with pytest.raises(Denied) as found:
        await server.open(path, guest=who)
    assert (found.value.answered.status, found.value.answered.error()["key"]) == (
        429,
        "too_many_open",
    )
    return found.value.answered.error()["text"]


def test_a_club_of_thirty_behind_one_address_can_play(tmp_path: Path) -> None:
    """With the limits as they are: each opens the page, makes a table and has four tabs."""

    async def meet(server: Within) -> None:
        async with AsyncExitStack() as held:
            for number in range(30):
                for _file in range(40):
                    assert (await server.http("GET", "/api/words/none")).status == 404
                who = await guest(server, f"guest {number}")
                made = await server.http("POST", "/api/tables", ALONE, guest=who)
                path = f"/api/tables/{made.json()['table']}/socket"
                for _tab in range(4):
                    await held.enter_async_context(await server.open(path, guest=who))

    run(tmp_path, meet)


def test_tables_that_are_not_over_are_counted_by_an_index(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'tables'}.db")
    asked = str(lists.how_many_run().compile(engine))
    with engine.connect() as connection:
        given = {"guest": "ann", "since": 0.0}
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked}", ("ann", 0.0)).all()
        assert tuple(connection.execute(lists.how_many_run(), given).one()) == (0, 0)
    engine.dispose()
    assert any("ix_tables_running (host=? AND made_at>?)" in str(step) for step in plan), plan
    assert not any("SCAN tables" in str(step) for step in plan), plan


# Behind a proxy


async def statuses(server: Within, client: str, *forwarded: str) -> list[int]:
    """Send a request for each list of addresses that a client claims to speak for."""
    return [
        (
            await server.http(
                "GET", "/api/games", client=client, headers={"x-forwarded-for": one} if one else {}
            )
        ).status
        for one in forwarded
    ]


def test_an_address_claimed_by_anybody_is_ignored_and_noted_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def claim(server: Within) -> None:
        assert await statuses(server, PUBLIC, "198.51.100.1", "198.51.100.2") == [200, 429]
        assert await statuses(server, PROXY, "198.51.100.1", "198.51.100.2") == [200, 429]

    for proxies in ((), ("172.16.0.0/12",)):
        caplog.clear()
        run(tmp_path, claim, proxies=proxies, requests_a_second=1e-9, requests_at_once=1)
        (noted,) = [one for one in caplog.records if one.levelno == logging.WARNING]
        assert "name it with --proxy" in noted.getMessage()
        assert noted.facts == {"proxy": None}  # type: ignore[attr-defined] # a person's, perhaps


def test_a_proxy_that_nobody_named_is_noted_with_its_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def forward(server: Within) -> None:
        assert await statuses(server, PROXY, "198.51.100.1") == [200]

    run(tmp_path, forward)
    (noted,) = [one for one in caplog.records if one.levelno == logging.WARNING]
    assert noted.facts == {"proxy": PROXY}  # type: ignore[attr-defined] # as our logs have it


def test_a_trusted_proxy_tells_who_its_clients_are(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The last address counts that is no proxy's: whatever stands before it, anybody can write."""

    async def forward(server: Within) -> None:
        both = ("198.51.100.1", "198.51.100.2")
        assert await statuses(server, PROXY, *both, *both) == [200, 200, 429, 429]
        assert await statuses(server, f"::ffff:{PROXY}", both[0], "198.51.100.3") == [429, 200]
        assert await statuses(server, PROXY, f"203.0.113.9, {both[0]}, 10.9.9.9") == [429]
        six = ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")
        assert await statuses(server, PROXY, *six) == [200, 429, 200]

    run(tmp_path, forward, proxies=("10.0.0.0/8",), requests_a_second=1e-9, requests_at_once=1)
    assert not [one for one in caplog.records if one.levelno == logging.WARNING]


def test_a_trusted_proxy_that_tells_nothing_is_noted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def forward(server: Within) -> None:
        await server.http("GET", "/healthz", client=PROXY)
        assert not [one for one in caplog.records if one.levelno == logging.WARNING]
        real = {"x-real-ip": "198.51.100.1"}
        await server.http("GET", "/api/games", client=PROXY, headers=real)
        assert await statuses(server, PROXY, "", "") == [200, 200]

    run(tmp_path, forward, proxies=("10.0.0.0/8",))
    (noted,) = [one for one in caplog.records if one.levelno == logging.WARNING]
    assert "let it send X-Forwarded-For" in noted.getMessage()
