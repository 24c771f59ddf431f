"""Cookies end, are renewed and can be revoked; the secrets that sign them rotate."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from hashlib import blake2b
from time import time
from typing import TYPE_CHECKING

import pytest
from itsdangerous import Signer
from sqlalchemy import insert
from typer.testing import CliRunner

from bigshoulders.cli.app import assembled
from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.errors import Close
from bigshoulders.server.identity.guests import COOKIE, HTTPS_COOKIE
from bigshoulders.server.identity.rotation import rotate
from bigshoulders.server.identity.signing import DAY, LIFE, ROTATED_AFTER, SETTLING
from bigshoulders.server.services import Visitor
from bigshoulders.server.settings import Settings
from bigshoulders.server.store import schema
from bigshoulders.server.store.engine import connect as connected
from bigshoulders.server.store.engine import migrate, open_database
from tests.server.running import at_rest
from tests.server.within import Answered, Denied, Within, within

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import HTTPConnection

    from bigshoulders.client import Object


def run(
    database: str, work: Callable[..., Awaitable[None]], workers: int = 1, **given: str | bool
) -> None:
    """Run something with servers of its own."""

    async def inside() -> None:
        async with AsyncExitStack() as stack:
            settings = Settings(database, **given)  # type: ignore[arg-type]
            servers = [await stack.enter_async_context(within(settings)) for _i in range(workers)]
            await work(*servers)

    asyncio.run(inside())


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def later(server: Within, seconds: float) -> None:
    """Let it be another time for cookies and secrets."""

    def now() -> float:
        return time() + seconds

    server.services.guests._now = server.services.secrets._now = now


async def ask(
    server: Within, method: str, path: str, cookie: str, body: str | None = None
) -> Answered:
    given: Object | None = None if body is None else {"name": body}
    return await server.http(method, path, given, headers={"cookie": cookie})


async def newcomer(server: Within, name: str = "Ann") -> str:
    """Say a name; returns the cookie."""
    return set_by(await ask(server, "POST", "/api/guest", "", name))


def set_by(answered: Answered) -> str:
    """Return the cookie that an answer sets."""
    return answered.headers["set-cookie"].partition(";")[0]


async def name_of(server: Within, cookie: str) -> object:
    """Return whom a server takes somebody for."""
    answered = await ask(server, "GET", "/api/guest", cookie)
    return answered.json().get("name") if answered.status == 200 else answered.error()["key"]


# Time


def test_a_cookie_ends_on_the_server(sqlite: str) -> None:
    async def story(server: Within) -> None:
        ann = await newcomer(server)
        later(server, LIFE - DAY)
        assert await name_of(server, ann) == "Ann"
        later(server, LIFE + DAY)
        assert await name_of(server, ann) == "no_guest"
        looked = await ask(server, "GET", "/api/tables?mine=true", ann)
        assert looked.json()["tables"] == []

    run(sqlite, story)


def test_whoever_comes_back_gets_another_cookie_and_stays_who_they_are(sqlite: str) -> None:
    async def story(server: Within) -> None:
        ann = await newcomer(server)
        assert "set-cookie" not in (await ask(server, "GET", "/api/guest", ann)).headers
        for month in range(1, 24):
            later(server, month * 30 * DAY)
            await server.services.secrets.keep()
            ann = set_by(await ask(server, "GET", "/api/guest", ann))
        assert await name_of(server, ann) == "Ann"

    run(sqlite, story)


def test_a_cookie_of_tomorrow_is_taken_because_clocks_are_set_back(sqlite: str) -> None:
    async def story(server: Within) -> None:
        later(server, 3600)
        ann = await newcomer(server)
        later(server, 0)
        assert await name_of(server, ann) == "Ann"

    run(sqlite, story)


# Secrets


def test_a_new_secret_signs_when_every_worker_knows_it(database: str) -> None:
    async def story(here: Within, there: Within) -> None:
        before = await newcomer(here)
        first = here.services.secrets.known[0]
        for server in (here, there):
            later(server, ROTATED_AFTER + DAY)
        await asyncio.gather(here.services.secrets.keep(), there.services.secrets.keep())
        assert here.services.secrets.known == there.services.secrets.known
        assert (len(here.services.secrets.known), here.services.secrets.known[0].value) == (
            2,
            first.value,
        )
        for server in (here, there):
            later(server, ROTATED_AFTER + DAY + SETTLING + 1)
            await server.services.secrets.keep()
        assert here.services.secrets.known[0].value != first.value
        after = await newcomer(here, "Bob")
        assert await name_of(there, after) == "Bob"
        assert await name_of(there, before) == "Ann"

    run(database, story, workers=2)


def test_an_old_secret_signs_nothing_new_and_is_forgotten_when_its_cookies_have_ended(
    sqlite: str,
) -> None:
    async def story(server: Within) -> None:
        stolen = server.services.secrets.known[0]
        ann = (await newcomer(server)).partition("=")[2].partition(".")[0]
        later(server, ROTATED_AFTER + DAY)
        await server.services.secrets.keep()
        later(server, ROTATED_AFTER + 4 * DAY)
        await server.services.secrets.keep()
        for days, taken in ((0, True), (33, False)):
            forged = stolen.sign(f"{ann}.0.{int(time() + days * DAY)}", "guest, dated")
            assert (server.services.guests.read(forged) is not None) == taken
        later(server, ROTATED_AFTER + 3 * DAY + LIFE)
        await server.services.secrets.keep()
        assert stolen.value not in [one.value for one in server.services.secrets.known]

    run(sqlite, story)


def test_a_dropped_secret_ends_every_cookie_and_every_socket_at_once(sqlite: str) -> None:
    async def story(server: Within) -> None:
        ann = await newcomer(server)
        made = await server.http(
            "POST", "/api/tables", {"seats": ["me", "me"]}, headers={"cookie": ann}
        )
        path = f"/api/tables/{made.json()['table']}/socket?seat=red"
        async with await server.open(path, headers={"cookie": ann}) as wire:
            await wire.hear()
            assert rotate(sqlite, drop=False) == 2
            await server.services.tables.make_rounds()
            assert await name_of(server, ann) == "Ann"
            assert rotate(sqlite, drop=True) == 1
            await server.services.tables.make_rounds()
            assert (await wire.next())["code"] == Close.SIGNED_OUT
        assert await name_of(server, ann) == "no_guest"
        assert await name_of(server, await newcomer(server, "Bob")) == "Bob"

    run(sqlite, story)


def test_secrets_that_are_given_count_from_the_first_one(sqlite: str) -> None:
    kept: list[str] = []

    async def come(server: Within) -> None:
        kept.append(await newcomer(server))

    async def come_back(server: Within) -> None:
        kept.append(str(await name_of(server, kept[0])))
        kept.append(set_by(await ask(server, "POST", "/api/guest", kept[0], "Ann")))

    old, new = "an-old-secret", "a-new-secret"
    run(sqlite, come, secret=old)
    run(sqlite, come_back, secret=f"{new}, {old}")
    run(sqlite, come_back, secret=new)
    assert kept[1] == "Ann"
    assert kept[3] == "no_guest"  # the cookie of then
    run(sqlite, lambda server: expect(server, kept[2], "Ann"), secret=new)


async def expect(server: Within, cookie: str, name: str) -> None:
    assert await name_of(server, cookie) == name


# Signing out


def test_signing_out_elsewhere_ends_other_cookies_and_sockets_on_every_worker(
    database: str,
) -> None:
    async def story(here: Within, there: Within) -> None:
        stolen = await newcomer(here)
        made = await here.http(
            "POST", "/api/tables", {"seats": ["me", "me"]}, headers={"cookie": stolen}
        )
        table = made.json()["table"]
        path = f"/api/tables/{table}/socket?seat=red"
        near = await here.open(path, headers={"cookie": stolen})
        far = await there.open(path, headers={"cookie": stolen})
        bob = await here.open(f"/api/tables/{table}/socket", headers={"cookie": stolen})
        for wire in (near, far, bob):
            await wire.hear()
        own = set_by(await ask(here, "POST", "/api/guest/sign-out-elsewhere", stolen))
        if database.startswith("sqlite"):  # two in one process, who have no channel between them
            await there.services.sign_outs.heard_all()
        for wire in (near, far, bob):
            assert (await wire.next())["code"] == Close.SIGNED_OUT
            await wire.close()
        for server in (here, there):
            assert await name_of(server, stolen) == "no_guest"
            assert await name_of(server, own) == "Ann"
            answered = await ask(server, "GET", f"/api/tables/{table}?seat=red", stolen)
            assert answered.status == 404
            with pytest.raises(Denied):
                await server.open(path, headers={"cookie": stolen})
            async with await server.open(path, headers={"cookie": own}) as wire:
                assert (await wire.hear())["type"] == "welcome"
        again = await ask(here, "POST", "/api/guest", stolen, "Eve")
        assert await name_of(here, set_by(again)) == "Eve"
        assert await name_of(here, own) == "Ann"
        await at_rest()

    run(database, story, workers=2)


def test_a_socket_that_comes_in_while_its_guest_signs_out_is_closed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Within) -> None:
        stolen, services = await newcomer(server), server.services
        new: Object = {"seats": ["me", "me"], "visibility": "open"}
        made = await server.http("POST", "/api/tables", new, headers={"cookie": stolen})
        look = services.visitor

        async def signed_out_meanwhile(request: HTTPConnection) -> Visitor | None:
            found = await look(request)
            assert found is not None
            await services.sign_outs.elsewhere(found.guest.id)
            return found

        monkeypatch.setattr(services, "visitor", signed_out_meanwhile)
        path = f"/api/tables/{made.json()['table']}/socket"
        async with await server.open(path, headers={"cookie": stolen}) as wire:
            assert (await wire.hear())["type"] == "welcome"
            assert (await wire.next())["code"] == Close.SIGNED_OUT

    run(sqlite, story)


# Cookies of before


def test_a_cookie_of_the_version_before_is_good_until_it_ages_out(database: str) -> None:
    engine = connected(database)
    migrate(engine, "0005")
    with engine.begin() as connection:
        connection.execute(insert(schema.settings).values(key="secret", value="old"))
        ann = {"id": "ann", "name": "Ann", "made_at": 0.0}
        connection.execute(insert(schema.guests).values(ann))
    engine.dispose()
    old = f"{COOKIE}={Signer('old', salt='guest', digest_method=blake2b).sign('ann').decode()}"

    async def story(server: Within) -> None:
        answered = await ask(server, "GET", "/api/guest", old)
        assert answered.json() == {"name": "Ann"}
        new = set_by(answered)
        later(server, LIFE - DAY)
        assert await name_of(server, old) == "Ann"
        later(server, LIFE + DAY)
        assert await name_of(server, old) == "no_guest"
        later(server, 0)
        own = set_by(await ask(server, "POST", "/api/guest/sign-out-elsewhere", new))
        assert [await name_of(server, one) for one in (old, new, own)] == [
            "no_guest",
            "no_guest",
            "Ann",
        ]

    run(database, story)


# https


def test_over_https_cookies_are_the_hosts_own_and_browsers_come_back_by_https(sqlite: str) -> None:
    async def plain(server: Within) -> None:
        kept.append(await newcomer(server))
        answered = await server.http("GET", "/api/games")
        assert "strict-transport-security" not in answered.headers

    async def secure(server: Within) -> None:
        answered = await ask(server, "GET", "/api/guest", kept[0])
        assert answered.json() == {"name": "Ann"}
        cookies = answered.cookies
        assert cookies[0].startswith(f"{HTTPS_COOKIE}=")
        for word in ("HttpOnly", "Secure", "SameSite=lax", "Path=/", f"Max-Age={int(LIFE)}"):
            assert word in cookies[0]
        assert "Domain" not in cookies[0]
        assert cookies[1].startswith(f'{COOKIE}="";')
        assert await name_of(server, cookies[0].partition(";")[0]) == "Ann"
        for path in ("/api/games", "/nowhere/at/all"):
            told = (await server.http("GET", path)).headers["strict-transport-security"]
            assert told == "max-age=31536000"

    kept: list[str] = []
    run(sqlite, plain)
    run(sqlite, secure, https=True)


# The command


def test_the_command_rotates_and_says_what_it_did(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Malformed, match="there is no such database"):
        rotate(sqlite, drop=False)
    open_database(sqlite).dispose()
    words = ["rotate", "--database", sqlite]
    told = [CliRunner().invoke(assembled(), [*words, *more]).stdout for more in ([], ["--drop"])]
    assert told[0].startswith("a new secret signs cookies in a minute")
    assert "all others are dropped" in told[1]
    listed = json.loads(CliRunner().invoke(assembled(), [*words, "--json"]).stdout)
    assert listed == {"secrets": 2, "dropped": False}
    monkeypatch.setenv("BIGSHOULDERS_SECRET", "one")
    refused = CliRunner().invoke(assembled(), words).exception
    assert isinstance(refused, Malformed)


def test_a_database_of_another_version_is_left_alone(sqlite: str) -> None:
    engine = connected(sqlite)
    migrate(engine, "0005")
    engine.dispose()
    with pytest.raises(Malformed, match="start the server once"):
        rotate(sqlite, drop=True)
