"""Guests and links."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import update

from bigshoulders.server.addresses import address_of
from bigshoulders.server.answers.over_http import Joined, Person
from bigshoulders.server.guests import new_guest, new_id
from bigshoulders.server.messages import GuestName, Token
from bigshoulders.server.routes.shared import ByGuest, InHall, answered
from bigshoulders.server.store import schema
from bigshoulders.server.store.rows import Write
from bigshoulders.server.tables import linking
from bigshoulders.server.tables.service import despite_others

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/guest", response_model=Person)
async def say_name(given: GuestName, request: Request, hall: InHall) -> Response:
    """Say who you are; a cookie remembers it."""
    guest = hall.guests.of(request)
    if guest is not None and await hall.reader.guest_name(guest) is not None:
        rename = update(schema.guests).where(schema.guests.c.id == guest).values(name=given.name)
        await hall.journal.append(Write([rename]))
    else:
        hall.limiter.new_guest(address_of(request.scope))
        guest = new_id()
        await hall.journal.append(Write([new_guest(guest, given.name)]))
    response = answered({"name": given.name})
    hall.guests.remember(response, guest)
    return response


@router.get("/guest", response_model=Person)
async def my_name(guest: ByGuest) -> Response:
    """Return who you are."""
    return answered({"name": guest.name})


@router.post("/join", response_model=Joined)
async def join(given: Token, guest: ByGuest, hall: InHall) -> Response:
    """Use a link: come in, and sit down if the link is a seat's."""
    table, seat = await despite_others(lambda: linking.join(hall.tables, given.token, guest))
    return answered({"table": table, "seat": seat})
