"""Whoever is away and may come back has a say in an undo that crosses the line."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bigshoulders.server.tables.seats.owners import BACK, FREED, HANDED, LEFT, STAND_IN, TIME
from bigshoulders.server.tables.seats.seating import leave
from bigshoulders.server.tables.table import SEAT, UNDO
from tests.server.running import entries
from tests.server.taking_back import other_moves, party, run

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.server.services import Services


@pytest.mark.parametrize("how", [HANDED, FREED, TIME, STAND_IN])
def test_removing_somebody_is_no_way_around_their_no(tmp_path: Path, how: str) -> None:
    async def attack(services: Services) -> None:
        made = await party(services, "A", "B", "C")
        first, then, to = await other_moves(made)
        (third,) = {0, 1, 2} - {first, then}
        undo_request = await made.undo(first, to)
        assert await made.consent(third, undo_request.number, agree=False) is None
        person = made.people[third]
        assert person is not None
        await made.seat(third, None, kept_for=person, how=how)
        assert (await made.table_state(first))["undo_further"] == "no"
        assert await made.why_not(first, to) == "nobody_to_ask"
        await made.seat(third, person, how=BACK)
        assert (await made.table_state(first))["undo_further"] == "ask"
        await made.seat(third, None, kept_for=None, how=LEFT)
        assert (await made.table_state(first))["undo_further"] == "ask"

    run(tmp_path, attack)


def test_a_request_of_the_version_before_waits_for_whoever_is_away(tmp_path: Path) -> None:
    async def attack(services: Services) -> None:
        made = await party(services, "A", "B", "C")
        first, then, to = await other_moves(made)
        (third,) = {0, 1, 2} - {first, then}
        await made.seat(third, None, kept_for=made.people[third])
        number = await made.ask_as_before(first, to, then)
        assert (await made.table_state(then))["wish"] is None
        assert await made.consent(then, number) == "no_wish"

    run(tmp_path, attack)


@pytest.mark.parametrize("seat_is_first", [True, False])
def test_a_yes_and_a_seat_that_is_given_up_at_once_do_not_both_count(
    tmp_path: Path, seat_is_first: bool
) -> None:
    """The undo comes before the seat changes hands, or not at all."""

    async def attack(services: Services) -> None:
        made = await party(services, "A", "B", "C")
        first, then, to = await other_moves(made)
        (third,) = {0, 1, 2} - {first, then}
        undo_request = await made.undo(first, to)
        assert await made.consent(third, undo_request.number) is None
        person, name = made.people[then], (await made.now()).name(then)
        assert person is not None
        both = [
            made.consent(then, undo_request.number),
            leave(services.tables, made.table, name, person),
        ]
        await asyncio.gather(*(both[::-1] if seat_is_first else both))
        told = [one.kind for one in await entries(services, made.table)]
        is_undone = UNDO in told
        assert is_undone != seat_is_first
        assert not is_undone or told.index(UNDO) < len(told) - 1 - told[::-1].index(SEAT)

    run(tmp_path, attack)
