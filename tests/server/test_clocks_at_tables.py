"""Time at tables: the server acts by itself, survives restarts, and punishes nobody for them."""

from __future__ import annotations

import asyncio
import logging
import random
from uuid import uuid4

import pytest

from bigshoulders.kernel.event import FORCED
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.errors import Refused
from bigshoulders.server.schemas import socket
from bigshoulders.server.services import Services
from bigshoulders.server.tables import actions, presenter
from bigshoulders.server.tables.seats.seating import Guest, sit
from bigshoulders.server.tables.time.outages import GRACE
from bigshoulders.server.tables.time.timekeeper import TimeNotice
from tests.server.running import (
    DAY,
    HOUR,
    Hours,
    actor,
    asked,
    at_rest,
    entries,
    free_table_for,
    guest,
    hands,
    kinds,
    left,
    listen,
    live_on,
    opened,
    pass_time,
    play,
    table_for,
)

LIVE: dict[str, Json] = {"kind": "live", "bank": 100, "increment": 5}
DAYS: dict[str, Json] = {"kind": "days", "days": 2}


async def chairs(services: Services, table: str) -> list[str]:
    async with services.tables.enter(table) as (_room, now):
        return [presenter.occupant(chair) for chair in now.chairs]


async def away(services: Services, hours: Hours, out: str) -> tuple[str, Guest, int]:
    """Let a person's time run out; returns the table, the person and the seat."""
    ann = await guest(services, "Ann")
    table = await table_for(services, ann, "me", "me", **LIVE, out=out)
    (seat,) = await asked(services, table)
    await pass_time(services, hours, 101)
    return table, ann, seat


def test_clocks_are_the_same_after_a_restart_and_after_eviction(sqlite: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(sqlite, hours) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", "me", **LIVE)
            for _turn in range(6):
                await pass_time(services, hours, 7)
                await play(services, table, (await asked(services, table))[0], ann)
            before = await hands(services, table)
            async with services.tables.enter(table) as (room, _now):
                services.tables.forget(room)
            assert await hands(services, table) == before
        async with opened(sqlite, hours) as services:
            assert await hands(services, table) == before
        assert sum(hand.left for hand in before) == 300 - 6 * 7 + 6 * 5

    asyncio.run(story())


def test_an_answer_that_is_forced_costs_nothing(sqlite: str) -> None:
    async def story() -> int:
        hours, chosen, forced = Hours(), random.Random(5), 0
        async with opened(sqlite, hours) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", kind="live", bank=100_000)
            for _turn in range(100):
                hours.at += 3
                seat = (await asked(services, table))[0]
                before = await left(services, table)
                await play(services, table, seat, ann, chosen)
                after = await left(services, table)
                async with services.tables.enter(table) as (_room, now):
                    told = [one.values[0] for one in now.tail[-1].events if one.kind is FORCED]
                for other in set(told) - {seat}:
                    assert after[other] == before[other]
                    forced += 1
        return forced

    assert asyncio.run(story()) > 0


def test_a_bot_plays_when_time_is_up_though_nobody_is_connected(sqlite: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(sqlite, hours) as services:
            table, ann, seat = await away(services, hours, "bot")
            assert (await chairs(services, table))[seat] == "bot"
            assert (await kinds(services, table))[:5] == [
                "made",
                "start",
                "timeout",
                "seat",
                "move",
            ]
            listed = await services.reader.tables_of(ann.id, 10, None)
            assert [one.head.id for one in listed] == [table]

    asyncio.run(story())


@pytest.mark.parametrize("word", ["back", "chat", "answer"])
def test_the_next_message_of_the_person_takes_the_seat_back(sqlite: str, word: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(sqlite, hours) as services:
            table, ann, seat = await away(services, hours, "bot")
            me, request = actor(ann, seat), uuid4().hex
            if word == "back":
                await actions.back(services.tables, table, me, request)
            elif word == "chat":
                await actions.chat(services.tables, table, me, request, "sorry", None)
            else:
                with pytest.raises(Refused):
                    await actions.answer(services.tables, table, me, request, 0, "pass")
            assert (await chairs(services, table))[seat] == "person"
            assert (await hands(services, table))[seat].left == 60

    asyncio.run(story())


def test_the_sockets_of_a_person_whose_time_is_up_stay_open(sqlite: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(sqlite, hours) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", **LIVE, out="bot")
            (seat,) = await asked(services, table)
            ear = await listen(services, table, ann, seat)
            await pass_time(services, hours, 101)
            await actions.back(services.tables, table, actor(ann, seat), "r")
            await asyncio.sleep(0)
            assert ear.closed is None
            assert '"kind":"timeout"' in "".join(ear.heard)

    asyncio.run(story())


def test_an_offered_seat_is_in_the_lobby_and_can_be_taken(sqlite: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(sqlite, hours) as services:
            table, ann, seat = await away(services, hours, "offer")
            (listed,) = await services.reader.lobby(10, None)
            assert not listed.chairs[seat].is_taken
            eve = await guest(services, "Eve")
            async with services.tables.enter(table) as (_room, now):
                name = now.name(seat)
            await sit(services.tables, table, name, eve)
            await play(services, table, seat, eve)
            with pytest.raises(Refused, match="no longer yours"):
                await actions.back(services.tables, table, actor(ann, seat), "r")

    asyncio.run(story())


def test_an_offered_seat_that_nobody_took_is_still_its_persons(sqlite: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(sqlite, hours) as services:
            table, ann, seat = await away(services, hours, "offer")
            await play(services, table, seat, ann)
            assert (await chairs(services, table))[seat] == "person"

    asyncio.run(story())


def test_with_the_policy_nothing_the_others_see_it_and_wait(sqlite: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(sqlite, hours) as services:
            table, ann, seat = await away(services, hours, "nothing")
            assert await kinds(services, table) == ["made", "start", "timeout"]
            assert (await hands(services, table))[seat].is_out
            await pass_time(services, hours, 1000)
            assert len(await kinds(services, table)) == 3
            await play(services, table, seat, ann)
            assert (await left(services, table))[seat] == 5

    asyncio.run(story())


def test_a_reminder_is_an_entry_a_notice_elsewhere_a_log_line_and_a_hook(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def story() -> None:
        hours, hooked = Hours(), list[TimeNotice]()
        async with opened(sqlite, hours) as services:
            services.timekeeper.hooks.append(hooked.append)
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", **DAYS)
            elsewhere = await table_for(services, ann, "me", "open", kind="none")
            (seat,) = await asked(services, table)
            ear = await listen(services, elsewhere, ann, None)
            await pass_time(services, hours, 2 * DAY - 12 * HOUR)
            await pass_time(services, hours, HOUR)
            found = [entry for entry in await entries(services, table) if entry.kind == "reminder"]
            assert [entry.data["left"] for entry in found] == [12 * HOUR]
            assert [(one.kind, one.guest, one.table) for one in hooked] == [
                ("reminder", ann.id, table)
            ]
            (notice,) = map(socket.SPOKEN.validate_json, ear.heard)
            assert isinstance(notice, socket.Notice)
            assert notice.table == table
            mine = {
                one.head.id: one.timing for one in await services.reader.tables_of(ann.id, 9, None)
            }
            assert mine[table] == [
                {
                    "seat": hooked[0].seat,
                    "until": found[0].at + 12 * HOUR,
                    "is_out": False,
                    "reminders": 1,
                }
            ]
            await pass_time(services, hours, 11 * HOUR)
            assert (await kinds(services, table))[-1] == "timeout"
            assert (await hands(services, table))[seat].is_out

    asyncio.run(story())
    assert [one.message for one in caplog.records if "timekeeper" in one.name] == [
        "reminder",
        "timeout",
    ]


def test_a_hook_that_fails_harms_nobody(sqlite: str) -> None:
    async def story() -> None:
        hours = Hours()

        def broken(_notice: TimeNotice) -> None:
            raise OSError("no mail today")

        async with opened(sqlite, hours) as services:
            services.timekeeper.hooks.insert(0, broken)
            table, _ann, _seat = await away(services, hours, "nothing")
            assert (await kinds(services, table))[-1] == "timeout"

    asyncio.run(story())


def test_a_server_that_was_down_takes_no_time_and_leaves_a_grace(database: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(database, hours) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", **LIVE, out="bot")
            (seat,) = await asked(services, table)
            await pass_time(services, hours, 40)
        hours.at += DAY
        async with opened(database, hours) as services:
            hand = (await hands(services, table))[seat]
            assert (hand.left, hand.since) == (60, hours.at + GRACE)
            await pass_time(services, hours, GRACE + 59)
            assert "timeout" not in await kinds(services, table)
            await pass_time(services, hours, 2)
            assert "timeout" in await kinds(services, table)

    asyncio.run(story())


def test_a_server_that_slept_notices_it_before_it_acts(sqlite: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(sqlite, hours) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", **LIVE)
            (seat,) = await asked(services, table)
            await pass_time(services, hours, 10)
            hours.at += DAY
            await services.tables.make_rounds()
            await at_rest()
            assert "timeout" not in await kinds(services, table)
            assert (await hands(services, table))[seat].left == 90

    asyncio.run(story())


def test_of_two_workers_only_one_acts(database: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(database, hours) as here, opened(database, hours) as there:
            ann = await guest(here, "Ann")
            table = await table_for(here, ann, "me", "me", **LIVE, out="offer")
            assert await hands(there, table) == await hands(here, table)
            await live_on(here, hours, 101)
            await asyncio.gather(here.timekeeper.act(table), there.timekeeper.act(table))
            assert await kinds(here, table) == ["made", "start", "timeout", "seat"]
            assert await hands(there, table) == await hands(here, table)

    asyncio.run(story())


def test_a_person_who_answers_in_time_on_another_worker_is_not_punished(sqlite: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(sqlite, hours) as here, opened(sqlite, hours) as there:
            ann = await guest(here, "Ann")
            table = await table_for(here, ann, "me", "me", **LIVE, out="bot")
            (seat,) = await asked(there, table)
            hours.at += 99
            await play(here, table, seat, ann)
            hours.at += 2
            await there.timekeeper.act(table)
            assert "timeout" not in await kinds(here, table)

    asyncio.run(story())


def test_an_undo_at_a_table_gives_time_back_the_same_after_a_restart(sqlite: str) -> None:
    async def story() -> None:
        hours = Hours()
        async with opened(sqlite, hours) as services:
            ann = await guest(services, "Ann")
            table = await free_table_for(services, ann, "me", "me", **LIVE)
            await pass_time(services, hours, 10)
            (seat,) = await asked(services, table)
            number = await play(services, table, seat, ann)
            assert await asked(services, table) != [seat]
            await pass_time(services, hours, 20)
            await actions.undo(services.tables, table, actor(ann, seat), "u", number, 2)
            now = await hands(services, table)
            assert (now[seat].left, now[1 - seat].left) == (90, 100)
        async with opened(sqlite, hours) as services:
            assert await hands(services, table) == now

    asyncio.run(story())
