"""Seats, when two things are tried at the same moment: nobody gets more than one of them.

Each story runs on SQLite, and on PostgreSQL with two servers, one for each of those who try.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.server.parties import DONE, MINUTE, Party, play

if TYPE_CHECKING:
    from bigshoulders.kernel.json_nodes import Json
    from tests.server.within import Answered


async def at_once(table: Party, *requests: tuple[str, str, str, Json]) -> list[Answered]:
    """Send requests at the same moment, each as somebody, to one server after the other."""
    guests = [await table.guest(who) for who, _method, _path, _body in requests]
    await table.seats()
    await table.seats()  # every server has the table in memory
    servers = [table.servers[place % len(table.servers)] for place in range(len(requests))]
    return await asyncio.gather(
        *(
            server.http(method, path, body, guest=guest)
            for server, guest, (_who, method, path, body) in zip(
                servers, guests, requests, strict=True
            )
        )
    )


def test_nobody_gets_two_hands_by_sitting_down_twice_at_once(database: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob", "Cid")
        seats = [name for name, one in (await table.seats("Ann")).items() if not one["mine"]]
        for name, one in zip(seats, ("Bob", "Cid"), strict=True):
            assert await table.put(one, name, "open") == DONE
        paths = [f"{table.path}/seats/{name}" for name in seats]
        me: Json = {"who": "me"}
        done = await at_once(table, *(("Eve", "PUT", path, me) for path in paths))
        assert sorted(one.status for one in done) == [200, 409]
        assert sum([await table.looks("Eve", name) for name in seats]) == 1

    play(database, story)


def test_a_link_that_two_use_at_once_seats_one_of_them(database: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        token = await table.link("Bob", "yellow")
        body: Json = {"token": token}
        done = await at_once(
            table, ("Eve", "POST", "/api/join", body), ("Fay", "POST", "/api/join", body)
        )
        assert sorted(one.status for one in done) == [200, 404]
        assert [await table.looks(who, "yellow") for who in ("Eve", "Fay")].count(True) == 1
        assert not await table.looks("Bob", "yellow")

    play(database, story)


def test_whoever_speaks_while_the_host_takes_the_seat_keeps_it(database: str) -> None:
    """In whichever order both arrive: a word ends the host's request, or takes the seat back."""

    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        assert await table.put("Ann", "yellow", "bot") == DONE
        await table.wait(MINUTE)
        await asyncio.gather(
            at_once(
                table,
                ("Ann", "PUT", f"{table.path}/seats/yellow", {"who": "bot", "bot": "random"}),
            ),
            table.says("Bob", "yellow"),
        )
        await table.says("Bob", "yellow")
        assert (await table.seats("Bob"))["yellow"]["mine"]

    play(database, story)
