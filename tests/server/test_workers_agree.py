"""Two workers on one PostgreSQL: whatever one has acknowledged, the other knows when it is asked.

Most tests let the second worker hear nothing of the first by itself, as if every notice came late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias, cast

import pytest

from bigshoulders.server.settings import Settings
from tests.server.conftest import Server, new_database
from tests.server.test_hostile import guest
from tests.server.test_workers import workers
from tests.server.within import ClientSocket, Denied, Within, within

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json

__all__ = ["workers"]

ROUNDS = 30
Story: TypeAlias = Callable[[Within, Within], Awaitable[None]]
Run: TypeAlias = Callable[[Story], None]


@pytest.fixture
def run(postgres: str, tmp_path: Path) -> Run:
    """Return a function that tells a story of two workers, one of which hears nothing."""
    settings = Settings(
        new_database("postgresql", tmp_path, lambda: postgres),
        requests_a_second=1e9,
        messages_a_second=1e9,
    )

    async def inside(story: Story) -> None:
        async with within(settings) as here, within(settings) as there:
            there.services._notices.close()
            await story(here, there)

    return lambda story: asyncio.run(inside(story))


async def table_of(here: Within, ann: str, *seats: str) -> str:
    body: Object = {"seats": [*seats]}
    made = await here.http("POST", "/api/tables", body, guest=ann)
    return str(made.json()["table"])


async def known(there: Within, ann: str, table: str) -> None:
    """Let a worker have a table in memory."""
    assert (await there.http("GET", f"/api/tables/{table}", guest=ann)).status == 200


async def seat(here: Within, ann: str, table: str, name: str, who: str = "me") -> None:
    path = f"/api/tables/{table}/seats/{name}"
    assert (await here.http("PUT", path, {"who": who}, guest=ann)).status == 200


async def ack(wire: ClientSocket, message: Object) -> int:
    """Send a message that must be acknowledged; returns the number of its entry."""
    wire.say(cast("Json", message))
    while (heard := await wire.hear())["type"] == "news":
        pass
    assert heard["type"] == "ack", heard
    return cast("int", heard["number"])


async def asked_seat(here: Within, ann: str, table: str) -> tuple[str, list[str], int]:
    """Return the seat that is asked, its answers, and the number of its question."""
    looked = (await here.http("GET", f"/api/tables/{table}", guest=ann)).json()
    name = cast("list[str]", cast("Object", looked["table"])["asked"])[0]
    path = f"/api/tables/{table}?seat={name}"
    table_state = cast("Object", (await here.http("GET", path, guest=ann)).json()["table"])
    return name, cast("list[str]", table_state["answers"]), cast("int", table_state["number"])


def test_whoever_sits_down_here_is_let_in_there(run: Run) -> None:
    async def story(here: Within, there: Within) -> None:
        ann = await guest(here, "Ann")
        table = await table_of(here, ann, "open", "open")
        await known(there, ann, table)
        await seat(here, ann, table, "red")
        looked = await there.http("GET", f"/api/tables/{table}?seat=red", guest=ann)
        assert looked.status == 200
        await seat(here, ann, table, "yellow")
        async with await there.open(f"/api/tables/{table}/socket?seat=yellow", guest=ann) as wire:
            assert (await wire.hear())["type"] == "welcome"

    run(story)


def test_whoever_leaves_here_sees_nothing_more_there(run: Run) -> None:
    async def story(here: Within, there: Within) -> None:
        ann = await guest(here, "Ann")
        table = await table_of(here, ann, "me", "me")
        await known(there, ann, table)
        await seat(here, ann, table, "red", "open")
        looked = await there.http("GET", f"/api/tables/{table}?seat=red", guest=ann)
        assert (looked.status, looked.error()["key"]) == (403, "forbidden")
        with pytest.raises(Denied) as denied:
            await there.open(f"/api/tables/{table}/socket?seat=red", guest=ann)
        assert denied.value.answered.error()["key"] == "forbidden"

    run(story)


def test_a_socket_there_goes_on_from_the_number_acknowledged_here(run: Run) -> None:
    async def story(here: Within, there: Within) -> None:
        ann = await guest(here, "Ann")
        table = await table_of(here, ann, "me", "me")
        await known(there, ann, table)
        path = f"/api/tables/{table}/socket?seat=red"
        async with await here.open(path, guest=ann) as wire:
            await wire.hear()
            number = await ack(wire, {"type": "chat", "id": "a", "text": "hello"})
        async with await there.open(f"{path}&since={number}", guest=ann) as wire:
            welcome = await wire.hear()
            assert cast("Object", welcome["table"])["number"] == number
            assert welcome["entries"] == []

    run(story)


def test_what_was_done_here_can_be_taken_back_or_talked_about_there(run: Run) -> None:
    """Over a socket that is open there already, and has heard nothing."""

    async def story(here: Within, there: Within) -> None:
        ann = await guest(here, "Ann")
        table = await table_of(here, ann, "me", "me")
        name, answers, number = await asked_seat(here, ann, table)
        path = f"/api/tables/{table}/socket?seat={name}"
        async with (
            await here.open(path, guest=ann) as one,
            await there.open(path, guest=ann) as two,
        ):
            await one.hear()
            await two.hear()
            move: Object = {"type": "answer", "id": "a", "number": number, "answer": answers[0]}
            done = await ack(one, move)
            assert (
                await ack(two, {"type": "chat", "id": "b", "text": "!", "about": done}) == done + 1
            )
            said = await ack(one, {"type": "chat", "id": "c", "text": "hm"})
            undo: Object = {"type": "undo", "id": "d", "number": said, "to": number}
            assert await ack(two, undo) == said + 1
            assert await ack(two, move) == done  # a retry is found, whoever took it first

    run(story)


def test_an_answer_there_to_what_was_answered_here_is_stale_and_tells_what_happened(
    run: Run,
) -> None:
    async def story(here: Within, there: Within) -> None:
        ann = await guest(here, "Ann")
        table = await table_of(here, ann, "me", "me")
        name, answers, number = await asked_seat(here, ann, table)
        path = f"/api/tables/{table}/socket?seat={name}"
        async with (
            await here.open(path, guest=ann) as one,
            await there.open(path, guest=ann) as two,
        ):
            await one.hear()
            await two.hear()
            move: Object = {"type": "answer", "number": number}
            done = await ack(one, move | {"id": "a", "answer": answers[0]})
            two.say(cast("Json", move | {"id": "b", "answer": answers[1]}))
            while (heard := await two.hear())["type"] == "news":
                pass
            assert cast("Object", heard["error"])["key"] == "stale"
            told = cast("Object", heard["news"])
            assert cast("Object", told["table"])["number"] == done
            two.say({"type": "preview", "id": "c", "answers": [answers[1]]})
            while (heard := await two.hear())["type"] == "news":
                pass
            outcome = cast("Object", cast("Object", heard["previews"])[answers[1]])
            assert "refusal" in outcome  # it is not the question any more

    run(story)


def test_tables_and_names_made_here_are_there(run: Run) -> None:
    async def story(here: Within, there: Within) -> None:
        ann = await guest(here, "Ann")
        table = await table_of(here, ann, "me", "open")
        told = (await there.http("GET", "/api/tables?mine=true", guest=ann)).json()
        assert [one["id"] for one in cast("list[Object]", told["tables"])] == [table]
        await here.http("POST", "/api/guest", {"name": "Anna"}, guest=ann)
        assert (await there.http("GET", "/api/guest", guest=ann)).json()["name"] == "Anna"

    run(story)


def test_a_seat_given_away_here_hears_nothing_of_its_new_owner_there(run: Run) -> None:
    """The other worker learns of the new owner and of all that followed at once."""

    async def story(here: Within, there: Within) -> None:
        owners = [await guest(here, name) for name in ("Ann", "Bob", "Eve")]
        table = await table_of(here, owners[0], "me", "me")
        name, answers, number = await asked_seat(here, owners[0], table)
        path = f"/api/tables/{table}/socket?seat={name}"
        for forgotten, (before, after) in zip((False, True), pairwise(owners), strict=True):
            link = await here.http("POST", f"/api/tables/{table}/seats/{name}/link", guest=before)
            token = str(link.json()["link"]).rpartition("#")[2]
            async with await there.open(path, guest=before) as old:
                await old.hear()
                if forgotten:  # as an idle table is
                    await there.services.tables.forget_all()
                await here.http("POST", "/api/join", {"token": token}, guest=after)
                async with await here.open(path, guest=after) as new:
                    await new.hear()
                    said = {"type": "chat", "id": f"{forgotten}", "text": "mine"}
                    number = await ack(new, cast("Object", said))
                await there.services.tables.heard(table, number)
                last = await old.next()
                assert (last["type"], last["code"]) == ("websocket.close", 4003)
        assert answers

    run(story)


def test_requests_that_go_to_one_worker_and_then_to_the_other_agree(
    workers: tuple[Server, Server],
) -> None:
    """Real workers, which hear of each other, and somebody who is faster than that."""
    one = workers[0].guest("Ann")
    two = workers[1].guest_again("Ann", one.cookie)
    table, _link = one.new_table(["me", "open", "random"])
    for turn in range(ROUNDS):
        here, there = (one, two) if turn % 2 else (two, one)
        path = f"/api/tables/{table}/seats/yellow"
        here.call("PUT", path, {"who": "me"})
        assert there.call("GET", f"/api/tables/{table}?seat=yellow")["seat"] == "yellow"
        with there.open(table, "yellow") as seat:
            said = cast("int", seat.send({"type": "chat", "text": "hello"})["number"])
        with here.open(table, "yellow", said) as seat:
            assert seat.number >= said
        there.call("PUT", path, {"who": "open"})
        assert "yellow" not in here.seats_of(table)
