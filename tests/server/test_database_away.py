"""A database that is locked, read-only, full, stopped or silent: nothing ends, nothing is lost."""

from __future__ import annotations

import asyncio
import errno
import logging
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING, Literal, TypeAlias, cast

import psycopg
import pytest
from sqlalchemy import event, func, select
from sqlalchemy.exc import OperationalError

from bigshoulders.server import health
from bigshoulders.server.identity.guests import new_guest
from bigshoulders.server.settings import Settings
from bigshoulders.server.socket.endpoint import STRIKES
from bigshoulders.server.store import away, journal, reader, schema
from bigshoulders.server.store import engine as opening
from bigshoulders.server.store.journal import Unwritten
from bigshoulders.server.store.rows import Write
from bigshoulders.server.tables import service
from bigshoulders.server.tables import table as tables
from tests.server.conftest import new_database
from tests.server.running import Hours, opened
from tests.server.test_hostile import guest
from tests.server.within import PATIENCE, ClientSocket, Denied, Within, within

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json
    from bigshoulders.server.services import Services

Make: TypeAlias = Callable[[str], str]
Trouble: TypeAlias = Literal["locked", "read-only", "gone"]
WHY = {"locked": away.LOCKED, "read-only": away.READ_ONLY, "gone": away.UNREACHABLE}
SHORT = 0.3  # seconds to wait for something that will not come


def run(database: str, work: Callable[[Within], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with within(Settings(database, requests_a_second=1e9, messages_a_second=1e9)) as one:
            await work(one)

    asyncio.run(inside())


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a lock be waited for only shortly, and the health be looked at every time."""
    pragmas = [one for one in opening.PRAGMAS if "busy_timeout" not in one]
    monkeypatch.setattr(opening, "PRAGMAS", [*pragmas, "PRAGMA busy_timeout=1"])
    monkeypatch.setattr(opening, "LOCKED_FOR", 20)
    monkeypatch.setattr(health, "AGAIN_AFTER", 0.0)


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Return a function that makes an empty database of a kind."""
    return lambda kind: new_database(kind, tmp_path, lambda: request.getfixturevalue("postgres"))


@asynccontextmanager
async def troubled(server: Within, kind: Trouble) -> AsyncIterator[None]:
    """Let the database of a server not work for a while."""
    engine = server.services.engine
    if engine.dialect.name == "sqlite":
        async with _troubled_sqlite(server, kind):
            yield
        return
    address = engine.url.set(drivername="postgresql", database="postgres")
    name = str(engine.url.database)
    with psycopg.connect(address.render_as_string(), autocommit=True) as admin:
        if kind == "locked":
            here = address.set(database=name).render_as_string()
            with psycopg.connect(here) as other:
                other.execute("LOCK TABLE entries, settings, guests IN SHARE MODE")
                yield
            return
        on, off = {
            "read-only": (
                "ALTER DATABASE {} SET default_transaction_read_only = on",
                "ALTER DATABASE {} RESET default_transaction_read_only",
            ),
            "gone": (
                "ALTER DATABASE {} ALLOW_CONNECTIONS false",
                "ALTER DATABASE {} ALLOW_CONNECTIONS true",
            ),
        }[kind]
        _cut(admin, name, on)
        yield
        _cut(admin, name, off)


def _cut(admin: psycopg.Connection, name: str, order: str) -> None:
    """Change a database and end all connections to it."""
    admin.execute(order.format(name).encode())
    admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
    )


@asynccontextmanager
async def _troubled_sqlite(server: Within, kind: Trouble) -> AsyncIterator[None]:
    file = str(server.services.engine.url.database)
    if kind == "locked":
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.close()
        return
    is_on = "ON"

    def set_it(connection: sqlite3.Connection, *_given: object) -> None:
        connection.execute(f"PRAGMA query_only={is_on}")

    event.listen(server.services.engine, "checkout", set_it)
    yield
    is_on = "OFF"


async def seated(server: Within) -> tuple[str, str]:
    """Return a guest and a table at which both seats are theirs."""
    ann = await guest(server, "Ann")
    made = await server.http("POST", "/api/tables", {"seats": ["me", "me"]}, guest=ann)
    return ann, str(made.json()["table"])


async def log_of(server: Within, table: str) -> list[tuple[int, str | None]]:
    """Return the numbers of a table's entries and the requests that they were."""
    entries = await server.services.reader.entries(table, 0)
    return [(entry.number, entry.request) for entry in entries]


def chat(request: str) -> Json:
    return {"type": "chat", "id": request, "text": "hello"}


def key_of(heard: Object) -> object:
    assert heard["type"] == "refused", heard
    return cast("Object", heard["error"])["key"]


@pytest.mark.parametrize(
    ("of", "kind"),
    [
        ("sqlite", "locked"),
        ("sqlite", "read-only"),
        ("postgresql", "locked"),
        ("postgresql", "read-only"),
        ("postgresql", "gone"),
    ],
)
def test_while_the_database_is_away_every_answer_says_so_and_the_socket_lives_on(
    of: str, kind: Trouble, empty: Make, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(server: Within) -> None:
        ann, table = await seated(server)
        path = f"/api/tables/{table}/socket?seat=red"
        async with await server.open(path, guest=ann) as wire:
            await wire.hear()
            async with troubled(server, kind):
                for _turn in range(STRIKES + 1):
                    assert key_of(await wire.ask(chat("a"))) == "not_stored"
                named = await server.http("POST", "/api/guest", {"name": "Bob"})
                assert (named.status, named.error()["key"]) == (503, "not_stored")
                unwell = await server.http("GET", "/healthz")
                assert (unwell.status, unwell.error()["why"]) == (503, WHY[kind])
                if kind == "gone":
                    looked = await server.http("GET", f"/api/tables/{table}", guest=ann)
                    assert (looked.status, looked.error()["key"]) == (503, "not_stored")
                    with pytest.raises(Denied) as denied:
                        await server.open(path, guest=ann)
                    assert denied.value.answered.status == 503
            heard = await wire.ask(chat("a"))
            while heard["type"] == "news":
                heard = await wire.hear()
            assert (heard["type"], heard["number"]) == ("ack", 3)
        assert await log_of(server, table) == [(1, None), (2, None), (3, "a")]
        assert (await server.http("GET", "/healthz")).status == 200

    with caplog.at_level(logging.WARNING):
        run(empty(of), story)
    reasons = {getattr(one, "facts", {}).get("why") for one in caplog.records}
    assert WHY[kind] in reasons
    assert not any(one.exc_info for one in caplog.records)


@pytest.mark.parametrize(("of", "kind"), [("sqlite", "locked"), ("postgresql", "gone")])
def test_bots_go_on_by_themselves_when_the_database_is_back(
    of: str, kind: Trouble, empty: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "SWEEP", 0.05)
    monkeypatch.setattr(service, "BOT_GRACE", 0.2)

    async def story(server: Within) -> None:
        ann = await guest(server, "Ann")
        body: Object = {"seats": ["random", "random"], "game": "raising"}
        made = await server.http("POST", "/api/tables", body, guest=ann)
        table = str(made.json()["table"])
        await gone_past(server, table, 5)
        async with troubled(server, kind):
            await until_logged(server)
        before = (await log_of(server, table))[-1][0]
        await gone_past(server, table, before + 5)
        numbers = [number for number, _request in await log_of(server, table)]
        assert numbers == list(range(1, len(numbers) + 1))

    run(empty(of), story)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so that other threads bring about."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - nobody there could set an event
            await asyncio.sleep(0.01)


async def until_logged(server: Within) -> None:
    """Wait until a write has failed."""
    await until(lambda: server.services.journal.trouble is not None)


async def gone_past(server: Within, table: str, number: int) -> None:
    """Wait until a table has gone on by itself."""
    async with asyncio.timeout(PATIENCE):
        while (await server.services.reader.last_number(table) or 0) < number:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)


# Threads and tasks that outlive any error


class Odd(BaseException):
    """An error that nobody foresees."""


ERRORS: tuple[BaseException, ...] = (
    RuntimeError("odd"),
    MemoryError(),
    OSError(24, "too many open files"),
    sqlite3.DatabaseError("database disk image is malformed"),
    psycopg.OperationalError("the connection is closed"),
    KeyboardInterrupt(),
    SystemExit(1),
    asyncio.CancelledError(),
    Odd(),
)


@pytest.mark.parametrize("place", ["_write", "_begun", "_gather", "_commit"])
def test_the_journal_outlives_every_error(sqlite: str, place: str) -> None:
    async def story() -> None:
        async with opened(sqlite, Hours()) as services:  # which does nothing by itself
            await fail_over_and_over(services)

    async def fail_over_and_over(services: Services) -> None:
        written = services.journal
        real = getattr(written, place)
        pending: list[BaseException] = []

        def work(given: Sequence[object]) -> object:
            done = real(given) if place == "_gather" else None
            if pending:
                raise pending.pop()
            return done if place == "_gather" else real(given)

        setattr(written, place, work)
        await written.append(Write([new_guest("first", "Ann")]))
        for turn, error in enumerate(ERRORS):
            pending.append(error)
            with pytest.raises(Unwritten):
                await written.append(Write([new_guest(f"lost-{turn}", "Ann")]))
            await written.append(Write([new_guest(f"kept-{turn}", "Ann")]))
        assert written._thread.is_alive()
        names = select(schema.guests.c.id).where(schema.guests.c.id.like("lost-%"))
        lost = await services.reader.read(lambda wire: wire.execute(names).all())
        assert lost == []

    asyncio.run(story())


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_whatever_a_question_or_a_write_meets_the_socket_lives_on(
    sqlite: str, error: BaseException
) -> None:
    async def story(server: Within) -> None:
        ann, table = await seated(server)
        path = f"/api/tables/{table}/socket?seat=red"
        is_broken = True

        def fail(*_given: object) -> None:
            if is_broken:
                raise error

        async with await server.open(path, guest=ann) as wire:
            await wire.hear()
            event.listen(server.services.engine, "before_cursor_execute", fail)
            assert key_of(await wire.ask(chat("a"))) == "not_stored"  # it cannot be written
            assert key_of(await wire.ask(chat("a"))) == "not_stored"  # nor read again
            looked = await server.http("GET", f"/api/tables/{table}", guest=ann)
            assert (looked.status, looked.error()["key"]) == (503, "not_stored")
            is_broken = False
            heard = await wire.ask(chat("a"))
            assert (heard["type"], (await wire.hear())["type"]) == ("news", "ack")
        assert await log_of(server, table) == [(1, None), (2, None), (3, "a")]

    run(sqlite, story)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_rounds_are_made_again_after_every_error(
    sqlite: str, error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "SWEEP", 0.001)

    async def story(server: Within) -> None:
        rounds = 0
        made = asyncio.Event()

        async def prepare() -> None:
            nonlocal rounds
            rounds += 1
            if rounds < 3:
                raise error
            made.set()

        async def fail() -> None:
            raise error

        server.services.tables.before_rounds.append(prepare)
        server.services.tables.spawn(fail())
        await asyncio.wait_for(made.wait(), PATIENCE)
        assert server.services._keeper is not None
        assert not server.services._keeper.done()

    run(sqlite, story)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_a_worker_listens_again_after_every_error(
    postgres: str, tmp_path: Path, error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bigshoulders.server.store import notices  # noqa: PLC0415 - beside what is changed in it

    database = new_database("postgresql", tmp_path, lambda: postgres)
    real = notices.Notices._listen
    pending = [error, error]

    def listen(self: notices.Notices) -> None:
        if pending:
            raise pending.pop()
        real(self)

    monkeypatch.setattr(notices.Notices, "_listen", listen)
    monkeypatch.setattr(notices, "PATIENCE", 0.01)

    async def story(here: Within) -> None:
        async with within(Settings(database)) as there:
            ann, table = await seated(here)
            path = f"/api/tables/{table}/socket"
            async with await there.open(path, guest=ann) as wire:
                await wire.hear()
                with psycopg.connect(database, autocommit=True) as other:
                    other.execute("NOTIFY bigshoulders, 'a:b :1 x:99999999999 nonsense'")
                async with await here.open(path, guest=ann) as speaker:
                    await speaker.hear()
                    speaker.say(chat("a"))
                    heard = await wire.hear()
                assert cast("Object", heard["table"])["number"] == 3

    run(database, story)


# Writes of which nobody knows what became of them


def test_a_write_that_was_done_but_not_confirmed_is_neither_lost_nor_doubled(
    database: str,
) -> None:
    """The connection is lost in the moment of the commit."""

    async def story(server: Within) -> None:
        ann, table = await seated(server)
        written = server.services.journal
        real = written._write
        async with await server.open(f"/api/tables/{table}/socket", guest=ann) as looker:
            name = cast("Object", (await looker.hear())["table"])["asked"]
        name = cast("list[str]", name)[0]
        async with await server.open(f"/api/tables/{table}/socket?seat={name}", guest=ann) as wire:
            answers = cast("Object", (await wire.hear())["table"])["answers"]
            first, second = cast("list[str]", answers)[:2]

            def lose(writes: Sequence[Write]) -> None:
                real(writes)
                raise OperationalError("COMMIT", {}, Exception("the connection is lost"))

            written._write = lose  # type: ignore[method-assign]
            move: Object = {"type": "answer", "id": "a", "number": 2, "answer": first}
            assert key_of(await wire.ask(move)) == "not_stored"
            written._write = real  # type: ignore[method-assign]
            other = await answer_to(wire, move | {"id": "b", "answer": second})
            assert key_of(other) == "stale"
            again = await answer_to(wire, move)
            assert (again["type"], again["number"]) == ("ack", 3)
        log = await log_of(server, table)
        assert [request for _number, request in log].count("a") == 1
        assert "b" not in [request for _number, request in log]

    run(database, story)


async def answer_to(wire: ClientSocket, message: Object) -> Object:
    """Send a message and return what is said to it, after any news."""
    heard = await wire.ask(cast("Json", message))
    while heard.get("id") != message["id"]:
        heard = await wire.hear()
    return heard


def test_a_table_is_read_again_only_when_the_fate_of_its_last_write_is_known(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database stands still in the middle of a write, and goes on later."""

    async def story(server: Within) -> None:
        ann, table = await seated(server)
        written = server.services.journal
        gate, entered = threading.Event(), threading.Event()
        real = written._write

        def stand(writes: Sequence[Write]) -> None:
            entered.set()
            gate.wait(PATIENCE)
            real(writes)

        async with await server.open(f"/api/tables/{table}/socket?seat=red", guest=ann) as wire:
            await wire.hear()
            written._write = stand  # type: ignore[method-assign]
            with monkeypatch.context() as short:
                short.setattr(journal, "PATIENCE", SHORT)
                wire.say(chat("a"))
                await asyncio.to_thread(entered.wait, PATIENCE)
                assert key_of(await wire.hear()) == "not_stored"
                assert key_of(await wire.ask(chat("b"))) == "not_stored"
                looked = await server.http("GET", f"/api/tables/{table}", guest=ann)
                assert (looked.status, looked.error()["key"]) == (503, "not_stored")
                unwell = await server.http("GET", "/healthz")
                assert unwell.error()["why"] == away.NO_ANSWER
            gate.set()
            assert (await answer_to(wire, cast("Object", chat("a"))))["number"] == 3
            assert (await answer_to(wire, cast("Object", chat("b"))))["number"] == 4
        assert await log_of(server, table) == [(1, None), (2, None), (3, "a"), (4, "b")]
        assert not written._unsettled

    run(database, story)


def test_what_was_not_begun_in_time_is_never_written(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Within) -> None:
        written = server.services.journal
        gate, entered = threading.Event(), threading.Event()
        real = written._write

        def stand(writes: Sequence[Write]) -> None:
            entered.set()
            gate.wait(PATIENCE)
            real(writes)

        written._write = stand  # type: ignore[method-assign]
        with monkeypatch.context() as short:
            short.setattr(journal, "PATIENCE", SHORT)
            begun = asyncio.ensure_future(written.append(Write([new_guest("begun", "Ann")])))
            await asyncio.to_thread(entered.wait, PATIENCE)
            later = asyncio.ensure_future(written.append(Write([new_guest("later", "Bob")])))
            done = await asyncio.gather(begun, later, return_exceptions=True)
            assert [type(one) for one in done] == [Unwritten, Unwritten]
            with pytest.raises(Unwritten):  # at once: nobody waits behind a database that stands
                await written.append(Write([new_guest("last", "Eve")]))
        gate.set()
        await written.append(Write([new_guest("kept", "Dan")]))
        names = await server.services.reader.read(
            lambda wire: set(wire.execute(select(schema.guests.c.id)).scalars())
        )
        assert names == {"begun", "kept"}

    run(sqlite, story)


def test_nobody_waits_behind_readers_that_stand_still(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Within) -> None:
        gate = threading.Event()
        asked = server.services.reader
        with monkeypatch.context() as short:
            short.setattr(reader, "PATIENCE", SHORT)
            stuck = [
                asked.read(lambda _wire: gate.wait(PATIENCE)) for _one in range(opening.READERS)
            ]
            done = await asyncio.gather(*stuck, return_exceptions=True)
            assert {type(one) for one in done} == {away.Away}
            with pytest.raises(away.Away):
                await asked.setting("secret")
        gate.set()
        count = select(func.count()).select_from(schema.guests)
        await until(lambda: not asked._is_stuck())
        assert await asked.read(lambda wire: wire.execute(count).scalar()) == 0

    run(sqlite, story)


def test_a_table_that_could_not_even_be_written_down_is_not_ahead_of_its_log(sqlite: str) -> None:
    """Something fails after a seat has changed in memory, before it was to be stored."""

    async def story(server: Within) -> None:
        ann = await guest(server, "Ann")
        made = await server.http("POST", "/api/tables", {"seats": ["open", "open"]}, guest=ann)
        table = str(made.json()["table"])

        def fail(_table: object) -> float | None:
            raise RuntimeError("odd")

        server.services.tables.when_due.append(fail)
        path = f"/api/tables/{table}/seats/red"
        with pytest.raises(RuntimeError):  # the middleware answers 500 and raises it for the log
            await server.http("PUT", path, {"who": "me"}, guest=ann)
        server.services.tables.when_due.remove(fail)
        looked = (await server.http("GET", f"/api/tables/{table}", guest=ann)).json()
        assert [one["who"] for one in cast("list[Object]", looked["seats"])] == ["open", "open"]
        assert cast("Object", looked["table"])["number"] == 1
        await server.http("PUT", path, {"who": "me"}, guest=ann)
        assert [number for number, _request in await log_of(server, table)] == [1, 2]

    run(sqlite, story)


def test_a_row_that_cannot_be_read_is_named_as_damage(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(server: Within) -> None:
        ann, table = await seated(server)
        with sqlite3.connect(str(server.services.engine.url.database)) as file:
            file.execute("UPDATE entries SET data = '{' WHERE number = 1")
        file.close()
        await server.services.tables.forget_all()
        looked = await server.http("GET", f"/api/tables/{table}", guest=ann)
        assert (looked.status, looked.error()["key"]) == (503, "not_stored")

    run(sqlite, story)
    reasons = [getattr(one, "facts", {}).get("why") for one in caplog.records]
    assert away.DAMAGED in reasons


def test_a_table_whose_components_cannot_be_read_now_is_not_called_unplayable(
    sqlite: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_files(*_given: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    async def story(server: Within) -> None:
        ann, table = await seated(server)
        await server.services.tables.forget_all()
        with monkeypatch.context() as crowded:
            crowded.setattr(tables, "shared_rules", no_files)
            looked = await server.http("GET", f"/api/tables/{table}", guest=ann)
        assert (looked.status, looked.error()["key"]) == (503, "not_stored")
        assert (await server.http("GET", f"/api/tables/{table}", guest=ann)).status == 200

    run(sqlite, story)
    reasons = [getattr(one, "facts", {}).get("why") for one in caplog.records]
    assert away.NO_FILES in reasons


# Causes


def test_the_cause_is_named_for_whoever_runs_the_server(tmp_path: Path) -> None:
    assert away.cause_of(sqlite_error(tmp_path, "full")) == away.DISK_FULL
    assert away.cause_of(sqlite_error(tmp_path, "damaged")) == away.DAMAGED
    assert away.cause_of(sqlite_error(tmp_path, "missing")) == away.UNREACHABLE
    assert away.cause_of(OSError(28, "no space left on device")) == away.DISK_FULL
    assert away.cause_of(OSError(30, "read-only file system")) == away.READ_ONLY
    assert away.cause_of(OSError(24, "too many open files")) == away.NO_FILES
    assert away.cause_of(psycopg.errors.DiskFull("no space left")) == away.DISK_FULL
    assert away.cause_of(psycopg.errors.TooManyConnections("enough")) == away.NO_CONNECTION
    assert away.cause_of(psycopg.errors.AdminShutdown("good night")) == away.UNREACHABLE
    assert away.cause_of(psycopg.errors.DeadlockDetected("both wait")) == away.LOCKED
    assert away.cause_of(Odd()) == "Odd"


def sqlite_error(folder: Path, kind: str) -> sqlite3.Error:
    """Let SQLite fail in a certain way, and return how it does."""
    file = folder / kind / f"{kind}.db"
    if kind != "missing":
        file.parent.mkdir()
    if kind == "damaged":
        file.write_bytes(b"this is no database" * 1000)
    with pytest.raises(sqlite3.Error) as error:
        write_much(file)
    return error.value


def write_much(file: Path) -> None:
    with closing(sqlite3.connect(file)) as wire:
        wire.execute("PRAGMA max_page_count=2")
        wire.execute("CREATE TABLE much (it TEXT)")
        wire.execute("INSERT INTO much VALUES (?)", ("it" * 10_000,))
