"""Whatever happens to the machine's clock, nobody is charged for it and no bot waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bigshoulders.server.clock import DRIFT, ServerClock
from bigshoulders.server.services import Services, open_services
from bigshoulders.server.settings import Settings
from bigshoulders.server.tables.time.outages import GRACE, Outage, Outages
from tests.server.running import (
    DAY,
    HOUR,
    Hours,
    asked,
    at_rest,
    entries,
    guest,
    hands,
    kinds,
    play,
    table_for,
)

if TYPE_CHECKING:
    from bigshoulders.kernel.json_nodes import Json

BANK = 100
MINE = 2  # a seat
LIVE: dict[str, Json] = {"kind": "live", "bank": BANK, "increment": 0, "out": "bot"}


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.steady = Hours()
        self.wrong_by = 0.0

    def wall(self) -> float:
        return self.steady() + self.wrong_by

    @asynccontextmanager
    async def opened(self, database: str) -> AsyncIterator[Services]:
        services = await open_services(Settings(database, now=self.wall, steady=self.steady))
        try:
            yield services
        finally:
            await services.close()


async def rounds(services: Services, machine: Machine, seconds: float = 0.0) -> None:
    """Let time pass as it does for a server that runs: in small steps."""
    while seconds > 0:
        machine.steady.at += min(seconds, 2.0)
        seconds -= 2.0
        await services.tables.make_rounds()
    await services.tables.make_rounds()
    await at_rest()


async def shown(services: Services, table: str, seat: int) -> float:
    """Return what a seat's clock shows now."""
    hand = (await hands(services, table))[seat]
    return hand.left if hand.since is None else hand.left - max(0.0, services.clock() - hand.since)


# A server's clock


def test_a_clock_goes_with_the_machines_as_long_as_that_goes_steadily() -> None:
    machine = Machine()
    clock = ServerClock(machine.wall, machine.steady)
    machine.steady.at += 50
    machine.wrong_by = DRIFT / 2
    assert clock() == machine.wall()
    assert clock.jumped_to() is None


def test_a_clock_does_not_follow_a_jump_before_it_is_told_to() -> None:
    machine = Machine()
    clock = ServerClock(machine.wall, machine.steady)
    before = clock()
    machine.wrong_by = HOUR
    assert clock() == before
    assert clock.jumped_to() == machine.wall()
    clock.advance_to(machine.wall())
    assert clock() == machine.wall()


def test_a_clock_never_goes_back_and_never_stands() -> None:
    machine = Machine()
    clock = ServerClock(machine.wall, machine.steady)
    before = clock()
    machine.wrong_by = -HOUR
    assert clock.is_ahead()
    machine.steady.at += 7
    assert clock() == before + 7
    clock.advance_to(before)
    assert clock() == before + 7


def test_an_outage_that_two_workers_noted_counts_once() -> None:
    outages = Outages()
    assert outages.learn([Outage(10, 100), Outage(12, 90), Outage(100, 110), Outage(200, 210)])
    assert outages.spent(0, 300) == 300 - 100 - 10
    assert outages.resumed(5, 50) == (110, 45)


# At tables


@pytest.mark.parametrize("seconds", [20.0, HOUR, 400 * DAY])
def test_a_jump_ahead_charges_nobody_not_even_who_answers_at_that_moment(
    seconds: float, sqlite: str
) -> None:
    async def story() -> None:
        machine = Machine()
        async with machine.opened(sqlite) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", **LIVE)
            (seat,) = await asked(services, table)
            await rounds(services, machine, 10)
            machine.wrong_by = seconds
            await play(services, table, seat, ann)
            assert await asked(services, table) == [1 - seat]
            await rounds(services, machine)
            assert "timeout" not in await kinds(services, table)
            assert await shown(services, table, seat) == BANK - 10
            assert await shown(services, table, 1 - seat) == BANK
            assert services.clock() == machine.wall()

    asyncio.run(story())


def test_after_a_jump_ahead_clocks_run_on_after_a_grace(sqlite: str) -> None:
    async def story() -> None:
        machine = Machine()
        async with machine.opened(sqlite) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", **LIVE)
            machine.wrong_by = HOUR
            await rounds(services, machine, GRACE + BANK - 4)
            assert "timeout" not in await kinds(services, table)
            await rounds(services, machine, 8)
            assert "timeout" in await kinds(services, table)

    asyncio.run(story())


def test_a_clock_that_is_set_back_leaves_no_bot_waiting(sqlite: str) -> None:
    async def story() -> None:
        machine = Machine()
        async with machine.opened(sqlite) as services:
            ann = await guest(services, "Ann")
            services.tables.after_entry.clear()  # no bot is woken, as if the process ended
            table = await table_for(services, ann, "random", "random", "me", kind="none")
            while MINE in await asked(services, table):  # the deal may let people begin
                table = await table_for(services, ann, "random", "random", "me", kind="none")
        machine.wrong_by = -HOUR
        async with machine.opened(sqlite) as services:
            before = len(await entries(services, table))
            await rounds(services, machine, 10)
            assert len(await entries(services, table)) > before

    asyncio.run(story())


@pytest.mark.parametrize("while_down", [False, True])
def test_a_clock_that_is_set_back_charges_only_what_passed(while_down: bool, sqlite: str) -> None:
    async def story() -> None:
        machine = Machine()
        async with machine.opened(sqlite) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", **LIVE)
            (seat,) = await asked(services, table)
            await rounds(services, machine, 10)
            if not while_down:
                machine.wrong_by = -DAY
                await rounds(services, machine, 20)
                assert await shown(services, table, seat) == BANK - 30
        machine.wrong_by = -DAY
        async with machine.opened(sqlite) as services:
            before = await shown(services, table, seat)
            await rounds(services, machine, GRACE)
            assert await shown(services, table, seat) == before
            await rounds(services, machine, 10)
            assert await shown(services, table, seat) == before - 10
            await play(services, table, seat, ann)
            times = [entry.at for entry in await entries(services, table)]
            assert times == sorted(times)

    asyncio.run(story())


def test_a_process_that_slept_does_not_act_before_it_has_noticed(sqlite: str) -> None:
    async def story() -> None:
        machine = Machine()
        async with machine.opened(sqlite) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", **LIVE)
            (seat,) = await asked(services, table)
            machine.steady.at += HOUR
            await services.timekeeper.act(table)
            assert "timeout" not in await kinds(services, table)
            assert await shown(services, table, seat) == BANK

    asyncio.run(story())


def test_what_is_written_right_after_a_sleep_does_not_hide_it(sqlite: str) -> None:
    async def story() -> None:
        machine = Machine()
        async with machine.opened(sqlite) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", **LIVE)
            (seat,) = await asked(services, table)
            machine.steady.at += HOUR
            await play(services, table, seat, ann)
            await rounds(services, machine)
            assert (await hands(services, table))[seat].left == BANK

    asyncio.run(story())


def test_a_worker_follows_one_that_noticed_a_jump_first(database: str) -> None:
    async def story() -> None:
        machine = Machine()
        async with machine.opened(database) as here, machine.opened(database) as there:
            ann = await guest(here, "Ann")
            table = await table_for(here, ann, "me", "me", **LIVE)
            (seat,) = await asked(here, table)
            machine.wrong_by = HOUR
            await rounds(here, machine)
            await rounds(there, machine)
            assert there.clock() == here.clock() == machine.wall()
            assert await shown(here, table, seat) == await shown(there, table, seat) == BANK

    asyncio.run(story())
