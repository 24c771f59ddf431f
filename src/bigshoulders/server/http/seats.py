"""Sitting down, getting up, handing over, and links."""

from __future__ import annotations

from fastapi import APIRouter, Response

from bigshoulders.server.http.shared import ByGuest, SeatName, TableId, WithServices, answered
from bigshoulders.server.schemas.http import Linked, Seated
from bigshoulders.server.schemas.messages import SeatConsent, SeatOccupant
from bigshoulders.server.services import Services
from bigshoulders.server.tables import presenter
from bigshoulders.server.tables.seats import links, seating
from bigshoulders.server.tables.seats.seating import Guest
from bigshoulders.server.tables.service import Tables, despite_others

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])


@router.put("/seats/{seat}", response_model=Seated)
async def seat_somebody(
    table: TableId, seat: SeatName, given: SeatOccupant, guest: ByGuest, services: WithServices
) -> Response:
    """Sit down, hand a seat to a bot, leave it for good, or give it back.

    In a game that has begun, whoever plays a seat is asked before the host hands it to a bot or
    frees it. If they do nothing at the table for a minute, the same request does it.
    """
    await despite_others(lambda: _seat(services.tables, table, seat, given, guest))
    return await _seats(services, table, guest)


@router.post("/seats/{seat}/consent", response_model=Seated)
async def answer_the_host(
    table: TableId, seat: SeatName, given: SeatConsent, guest: ByGuest, services: WithServices
) -> Response:
    """Agree that the host hands your seat to a bot or frees it, or decline."""
    tables, number, agree = services.tables, given.number, given.agree
    await despite_others(lambda: seating.consent(tables, table, seat, number, guest, agree=agree))
    return await _seats(services, table, guest)


async def _seat(
    tables: Tables, table: str, seat: str, given: SeatOccupant, guest: seating.Guest
) -> None:
    if given.who == "me":
        await seating.sit(tables, table, seat, guest)
    elif given.who == "bot":
        await seating.hand_to_bot(tables, table, seat, given.bot, guest, only_open=given.only_open)
    elif given.who == "back":
        await seating.give_back(tables, table, seat, guest)
    else:
        await seating.leave(tables, table, seat, guest)


@router.post("/seats/{seat}/link", response_model=Linked)
async def seat_link(
    table: TableId, seat: SeatName, guest: ByGuest, services: WithServices
) -> Response:
    """Return a link that gives the seat to whoever uses it first: a friend, or another device."""
    token = await links.new_link(services.tables, table, seat, guest)
    return answered({"link": f"/join#{token}"})


@router.post("/link", response_model=Linked)
async def table_link(table: TableId, guest: ByGuest, services: WithServices) -> Response:
    """Return a new link to the table; the one before it ends."""
    token = await links.new_link(services.tables, table, None, guest)
    return answered({"link": f"/join#{token}"})


@router.post("/watch-link", response_model=Linked)
async def watch_link(table: TableId, guest: ByGuest, services: WithServices) -> Response:
    """Return a link that shows the table to whoever has it, and lets nobody sit down."""
    token = await links.new_watch_link(services.tables, table, guest)
    return answered({"link": f"/watch#{token}"})


async def _seats(services: Services, table: str, guest: Guest) -> Response:
    async with services.tables.enter(table) as (_room, now):
        return answered({"seats": presenter.chairs(now, guest.id, services.tables.now())})
