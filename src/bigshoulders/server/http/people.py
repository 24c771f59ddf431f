"""Guests and links."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import update

from bigshoulders.server.http.shared import ByGuest, WithServices, answered
from bigshoulders.server.identity.guests import new_guest, new_id, no_guest
from bigshoulders.server.identity.watching import remember
from bigshoulders.server.net.addresses import address_of
from bigshoulders.server.schemas.http import Invitation, Joined, Person, Watched
from bigshoulders.server.schemas.messages import GuestName, Token
from bigshoulders.server.store import schema
from bigshoulders.server.store.rows import Write
from bigshoulders.server.tables.seats import links
from bigshoulders.server.tables.service import despite_others

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/guest", response_model=Person)
async def say_name(given: GuestName, request: Request, services: WithServices) -> Response:
    """Say who you are; a cookie remembers it."""
    visitor = await services.visitor(request)
    guest, sign_outs = new_id(), 0
    if visitor is not None:
        guest, sign_outs = visitor.guest.id, visitor.cookie.sign_outs
        rename = update(schema.guests).where(schema.guests.c.id == guest).values(name=given.name)
        await services.journal.append(Write([rename]))
    else:
        services.limiter.new_guest(address_of(request.scope))
        await services.journal.append(Write([new_guest(guest, given.name)]))
    response = answered({"name": given.name})
    services.guests.remember(response, guest, sign_outs)
    return response


@router.get("/guest", response_model=Person)
async def my_name(request: Request, services: WithServices) -> Response:
    """Return who you are, with another cookie if yours is not new any more."""
    visitor = await services.visitor(request)
    if visitor is None:
        raise no_guest()
    response = answered({"name": visitor.guest.name})
    if visitor.cookie.is_stale:
        services.guests.remember(response, visitor.guest.id, visitor.cookie.sign_outs)
    return response


@router.post("/guest/sign-out-elsewhere", response_model=Person)
async def sign_out_elsewhere(guest: ByGuest, services: WithServices) -> Response:
    """Let every cookie of yours end but the one in the answer, and close your sockets."""
    sign_outs = await services.sign_outs.elsewhere(guest.id)
    response = answered({"name": guest.name})
    services.guests.remember(response, guest.id, sign_outs)
    return response


@router.post("/invitation", response_model=Invitation)
async def look_at_invitation(given: Token, request: Request, services: WithServices) -> Response:
    """Say what a link invites to and who invites, without using it; no name is needed."""
    visitor = await services.visitor(request)
    guest = None if visitor is None else visitor.guest.id
    return answered(await links.invitation(services.tables, given.token, guest))


@router.post("/join", response_model=Joined)
async def join(given: Token, guest: ByGuest, services: WithServices) -> Response:
    """Use a link: come in, and sit down if the link is a seat's."""
    table, seat = await despite_others(lambda: links.join(services.tables, given.token, guest))
    return answered({"table": table, "seat": seat})


@router.post("/watch", response_model=Watched)
async def watch(given: Token, services: WithServices) -> Response:
    """Use a link that shows a table; a cookie remembers it, and no name is needed."""
    table = await links.shown_by(services.tables, given.token)
    response = answered({"table": table})
    remember(response, table, given.token, https=services.settings.https)
    return response
