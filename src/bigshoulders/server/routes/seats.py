"""Sitting down, getting up, handing over, and links."""

from __future__ import annotations

from fastapi import APIRouter, Response

from bigshoulders.server.answers.over_http import Linked, Seated
from bigshoulders.server.messages import Sitter
from bigshoulders.server.routes.shared import ByGuest, InHall, SeatName, TableId, answered
from bigshoulders.server.tables import seating, telling
from bigshoulders.server.tables.service import Tables, despite_others

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])


@router.put("/seats/{seat}", response_model=Seated)
async def seat_somebody(
    table: TableId, seat: SeatName, given: Sitter, guest: ByGuest, hall: InHall
) -> Response:
    """Sit down, hand a seat to a bot, leave it open, or give it back."""
    await despite_others(lambda: _seat(hall.tables, table, seat, given, guest))
    async with hall.tables.enter(table) as (_room, now):
        return answered({"seats": telling.chairs(now, guest.id)})


async def _seat(tables: Tables, table: str, seat: str, given: Sitter, guest: seating.Guest) -> None:
    if given.who == "me":
        await seating.sit(tables, table, seat, guest)
    elif given.who == "bot":
        await seating.hand_to_bot(tables, table, seat, given.bot, guest, only_open=given.only_open)
    elif given.who == "back":
        await seating.give_back(tables, table, seat, guest)
    else:
        await seating.leave(tables, table, seat, guest)


@router.post("/seats/{seat}/link", response_model=Linked)
async def seat_link(table: TableId, seat: SeatName, guest: ByGuest, hall: InHall) -> Response:
    """Return a link that gives the seat to whoever uses it first: a friend, or another device."""
    token = await seating.new_link(hall.tables, table, seat, guest)
    return answered({"link": f"/join#{token}"})


@router.post("/link", response_model=Linked)
async def table_link(table: TableId, guest: ByGuest, hall: InHall) -> Response:
    """Return a new link to the table; the one before it ends."""
    token = await seating.new_link(hall.tables, table, None, guest)
    return answered({"link": f"/join#{token}"})
