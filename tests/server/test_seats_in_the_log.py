"""What is told of seats that change hands, and what tables of before and of several servers do."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from bigshoulders.games import rules_of
from bigshoulders.kernel.game import begin
from bigshoulders.kernel.record import record_of
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.store.rows import Chair
from bigshoulders.server.tables.replay import replayed
from bigshoulders.server.tables.seats.permissions import why_not_take
from tests.server.conftest import new_database
from tests.server.parties import DONE, MINUTE, Party, play
from tests.server.running import DAY
from tests.server.test_seats_belong_to_people import KEPT, LIVE, NEWCOMERS, SECOND, TAKEN

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


# The log


def test_the_log_says_who_did_what_with_a_seat(sqlite: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        assert await table.put("Bob", "yellow", "bot") == DONE
        assert await table.put("Bob", "yellow", "me") == DONE
        assert await table.put("Ann", "yellow", "open") == DONE
        assert await table.reply("Bob", "yellow", agree=False) == DONE
        assert await table.put("Ann", "yellow", "open") == DONE
        assert await table.reply("Bob", "yellow", agree=True) == DONE
        assert await table.put("Ann", "yellow", "bot") == DONE
        assert await table.put("Ann", "yellow", "back") == DONE
        assert await table.use("Eve", await table.link("Bob", "yellow")) == DONE
        assert await table.put("Eve", "yellow", "open") == DONE
        told = await table.said("seat", "ask_seat", "agree_seat", "decline_seat")
        assert [_short(one) for one in told] == [
            "Bob sat",
            "Bob stand_in of Bob to random",
            "Bob back of Bob",
            "Ann wants open of Bob",
            "Bob wants open",  # and declines
            "Ann wants open of Bob",
            "Bob wants open",  # and agrees
            "Ann freed of Bob",
            "Ann handed of Bob to random",
            "Ann given_back of Bob to Bob",
            "Eve link of Bob",
            "Eve left of Eve",
        ]

    play(sqlite, story)


def _short(data: Object) -> str:
    """Return an entry in a few words."""
    words = [data["by"], data.get("how") or f"wants {data['wants']}"]
    words += [f"of {data['of']}"] if data.get("of") else []
    words += [f"to {data['name']}"] if data.get("name") not in (None, "", data["by"]) else []
    return " ".join(map(str, words))


def test_time_that_was_up_is_told_as_such(sqlite: str) -> None:
    async def story(table: Party) -> None:
        await table.made("Ann", "me", "me", clock={**LIVE, "out": "offer"})
        await table.wait(101)
        assert [(one["by"], one["how"], one["of"]) for one in await table.said("seat")] == [
            (None, "time", "Ann")
        ]

    play(sqlite, story)


def test_who_the_guests_are_is_told_to_nobody(sqlite: str) -> None:
    """Entries keep their ids; neither answers nor sockets do."""

    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        async with await table.open("Ann", "red") as wire:
            heard = [await wire.text()]
            await table.replaced("Ann", "yellow", "bot")
            assert await table.put("Bob", "yellow", "me") == DONE
            heard += [await wire.text() for _entry in range(3)]
        for who in table.ids:
            heard.append((await table.send(who, "GET", table.path)).body.decode())
            heard.append((await table.send(who, "GET", "/api/tables")).body.decode())
        kept = await table.servers[0].services.reader.entries(table.table, 0)
        assert table.ids["Bob"] in json.dumps([one.data for one in kept])
        for guest in table.ids.values():
            assert guest not in "".join(heard)

    play(sqlite, story)


# What is offered


def test_a_seat_tells_what_one_may_do_with_it_and_why_not(sqlite: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        host = (await table.seats("Ann"))["yellow"]
        assert (host["asks"], host["why_not"]) == (
            True,
            {"sit": TAKEN, "link": TAKEN, "back": TAKEN},
        )
        own = (await table.seats("Bob"))["yellow"]
        assert (own["asks"], own["why_not"]) == (False, {"back": "forbidden"})
        await table.replaced("Ann", "yellow", "bot")
        host = (await table.seats("Ann"))["yellow"]
        assert host["why_not"] == {"sit": KEPT, "link": KEPT}
        assert (host["kept_for"], host["kept_until"]) == ("Bob", table.hours.at + DAY)
        looker = (await table.seats("Eve"))["yellow"]
        assert cast("Object", looker["why_not"])["sit"] == KEPT
        await table.wait(DAY)
        host = (await table.seats("Ann"))["yellow"]
        assert host["why_not"] == {"sit": TAKEN}  # by a link, it could be somebody new

    play(sqlite, story)


# Rematches


def finished() -> str:
    """Return the record of a game that was played at random."""
    rules, random = rules_of("raising", 3, {}), Random(3)
    game = begin(rules, rules.start(), Stream("a rematch"), [])
    while not game.is_over():
        seat = random.choice(game.deciders())
        game.play(seat, random.choice(list(game.answers(seat))))
    return record_of(game).text()


def test_a_rematch_keeps_several_seats_for_whom_they_were_made(sqlite: str) -> None:
    """Nobody else gets them, and nobody gets one more than they had."""

    async def story(table: Party) -> None:
        asked: Json = {"record": finished(), "seats": ["me", "me", "open"]}
        made = await table.send("Ann", "POST", "/api/records", asked)
        token = str(made.json()["link"]).partition("#")[2]
        table.table = str(made.json()["table"])
        assert await table.use("Bob", token) == DONE
        first, second, third = await table.seats("Ann")
        assert await table.put("Bob", third, "me") == DONE
        again = await table.send("Bob", "POST", f"{table.path}/rematch")
        table.table = str(again.json()["table"])
        seats = await table.seats("Ann")
        assert [seats[one]["kept_for"] for one in (first, second, third)] == ["Ann", "Ann", None]
        assert await table.put("Bob", first, "me") == KEPT
        assert await table.link("Bob", first) == KEPT
        for seat in (first, second):
            assert await table.put("Ann", seat, "me") == DONE
        assert [one["mine"] for one in (await table.seats("Ann")).values()] == [True, True, False]
        assert await table.put("Bob", third, "open") == DONE
        assert await table.put("Ann", third, "me") == SECOND

    play(sqlite, story)


# Tables of before


def test_at_a_table_of_before_whoever_sits_there_counts(sqlite: str) -> None:
    """Its entries do not say who sat down; nobody has given up anything then."""

    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        async with table.servers[0].services.tables.enter(table.table) as (_room, now):
            stored = await table.servers[0].services.reader.entries(table.table, 0)
        told = ("seat", "who", "name", "commitment", "came_how")
        old = [
            replace(one, data={key: value for key, value in one.data.items() if key in told})
            if one.kind in ("made", "seat")
            else one
            for one in stored
        ]
        ann, bob, now_at = table.ids["Ann"], table.ids["Bob"], table.hours.at
        again = replayed(now.head, now.chairs, old)
        assert why_not_take(again, again.chairs[1], ann, now_at, bob) == SECOND
        free = Chair(1, None, None, "")
        again = replayed(now.head, [now.chairs[0], free], old)
        assert why_not_take(again, free, ann, now_at) == SECOND
        again = replayed(replace(now.head, host="host"), [now.chairs[0], free], old)
        assert why_not_take(again, free, "host", now_at) == NEWCOMERS
        assert why_not_take(again, free, "somebody new", now_at) is None

    play(sqlite, story)


# Two servers


@pytest.fixture
def shared(postgres: str, tmp_path: Path) -> str:
    return new_database("postgresql", tmp_path, lambda: postgres)


def test_a_server_that_is_behind_gives_no_seat_away(shared: str) -> None:
    """It may make a link for a seat that was taken just now, but that opens nothing."""

    async def story(table: Party) -> None:
        await table.made("Ann", "random", "open")
        await table.seats("Ann")
        await table.seats("Ann")  # both servers have it in memory
        bob, ann, eve = [await table.guest(name) for name in ("Bob", "Ann", "Eve")]
        here, there = table.servers
        seat = f"{table.path}/seats/yellow"
        sat = here.http("PUT", seat, {"who": "me"}, guest=bob)
        linked = there.http("POST", f"{seat}/link", guest=ann)
        first, link = await asyncio.gather(sat, linked)
        assert first.status == 200
        if link.status == 200:
            token = str(link.json()["link"]).partition("#")[2]
            used = await there.http("POST", "/api/join", {"token": token}, guest=eve)
            assert used.status == 409
            assert await table.use("Ann", token) == TAKEN
        taken = await there.http("PUT", seat, {"who": "me"}, guest=ann)
        assert taken.status == 409
        assert await table.looks("Bob", "yellow")
        assert not await table.looks("Ann", "yellow")

    play(shared, story)


def test_of_two_who_sit_down_at_once_one_gets_the_seat(shared: str) -> None:
    """And of two seats that one takes at once on two servers, one stays empty."""

    async def story(table: Party) -> None:
        await table.made("Ann", "random", "open", "open", game="raising")
        await table.seats("Ann")
        first, second = await table.open_seats()
        bob = await table.guest("Bob")
        done = await asyncio.gather(
            *(
                server.http("PUT", f"{table.path}/seats/{seat}", {"who": "me"}, guest=bob)
                for server, seat in zip(table.servers, (first, second), strict=True)
            )
        )
        assert min(one.status for one in done) == 200
        mine = [name for name, one in (await table.seats("Bob")).items() if one["mine"]]
        assert len(mine) == 1

    play(shared, story)


def test_a_request_is_known_to_every_server(shared: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        assert await table.put("Ann", "yellow", "bot") == DONE
        assert await table.put("Ann", "yellow", "bot") == "asked"  # on the other one
        await table.wait(MINUTE)
        assert await table.put("Ann", "yellow", "bot") == DONE
        assert (await table.seats("Bob"))["yellow"]["away"]

    play(shared, story)
