"""What handlers share: the services, the guest, and how tables are shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any, Final, TypeAlias, cast

import orjson
from fastapi import Depends, Path, Request, Response

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.identity.watching import token_of
from bigshoulders.server.net.addresses import address_of
from bigshoulders.server.net.limiter import Client
from bigshoulders.server.services import Services
from bigshoulders.server.store.reader import Listed
from bigshoulders.server.tables import presenter
from bigshoulders.server.tables.seats.seating import Guest, Onlooker
from bigshoulders.server.tables.table import rules_for


def _services(request: Request) -> Services:
    return cast("Services", request.app.state.services)


async def _guest(request: Request) -> Guest:
    return await _services(request).guest(request)


async def _guest_id(request: Request) -> str | None:
    visitor = await _services(request).visitor(request)
    return None if visitor is None else visitor.guest.id


async def _onlooker(request: Request) -> Onlooker:
    return Onlooker(await _guest_id(request), token_of(request))


async def _client(request: Request) -> Client:
    return Client(await _guest_id(request), address_of(request.scope))


WithServices: TypeAlias = Annotated[Services, Depends(_services)]
ByGuest: TypeAlias = Annotated[Guest, Depends(_guest)]
MaybeGuest: TypeAlias = Annotated[str | None, Depends(_guest_id)]
ByOnlooker: TypeAlias = Annotated[Onlooker, Depends(_onlooker)]
FromClient: TypeAlias = Annotated[Client, Depends(_client)]
TableId: TypeAlias = Annotated[str, Path(max_length=32, pattern=r"^[\w-]+$")]
SeatName: TypeAlias = Annotated[str, Path(max_length=32, pattern=r"^[\w-]+$")]

TEXT: Final[dict[int | str, dict[str, Any]]] = {  # as FastAPI's own type of it has it
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


def answered(data: Mapping[str, object], status: int = 200) -> Response:
    """Return an answer as JSON; it is the server's own, so nobody checks it again."""
    return Response(orjson.dumps(data), status, media_type="application/json")


def list_of(tables: Sequence[Listed], guest: str | None, *, mine: bool) -> list[Json]:
    """Return tables as lines of a list; one that this version cannot play must not hide others."""
    found: list[Json] = []
    for one in tables:
        with suppress(Malformed, IndexError):  # restored with options or seats that are not ours
            found.append(_line(one, guest, mine=mine))
    return found


def _line(one: Listed, guest: str | None, *, mine: bool) -> dict[str, Json]:
    """Return a table as a line of a list, with its options if it is a list of one's own tables."""
    head = one.head
    key = rules_for(head).language.key
    return {
        "id": head.id,
        "game": head.game,
        "edition": next(iter(head.options.values()), None),
        "options": dict(head.options) if mine else None,
        "title": head.title,
        "visibility": head.visibility,
        "status": one.status,
        "number": one.number,
        "asked": [key("seat", seat) for seat in one.asked],
        "moved_at": round(one.moved_at, 3),
        "clock": head.clock,
        "timing": one.timing,
        "host": guest is not None and head.host == guest,
        "seats": [presenter.chair(key("seat", chair.seat), chair, guest) for chair in one.chairs],
    }
