"""Games, tables and lists of them."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from fastapi import APIRouter, Query, Response

from bigshoulders.games import GAMES
from bigshoulders.server.errors import forbidden
from bigshoulders.server.http.shared import (
    ByGuest,
    ByOnlooker,
    FromClient,
    MaybeGuest,
    TableId,
    WithServices,
    answered,
    list_of,
)
from bigshoulders.server.schemas.any_game import AnySeries
from bigshoulders.server.schemas.http import Catalogue, Lists, Looked, Made
from bigshoulders.server.schemas.messages import LARGEST, NewTable
from bigshoulders.server.socket.endpoint import about
from bigshoulders.server.store.lists import ListPosition
from bigshoulders.server.tables import presenter
from bigshoulders.server.tables.actions import Actor
from bigshoulders.server.tables.creation import TableRequest, make_table
from bigshoulders.server.tables.history import table_at
from bigshoulders.server.tables.seats.seating import chair_named, check_may_look
from bigshoulders.server.tables.series import last_entry
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.time.terms import explained, questions

MINE: Final = "mine"
PLACE: Final = r"^[0-9]{1,11}(\.[0-9]{1,20})?(:[A-Za-z0-9_-]{1,32})?$"

MaybeEntry: TypeAlias = Annotated[
    int | None, Query(ge=0, le=LARGEST, description="the entry after which to look")
]

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/games", response_model=Catalogue)
async def games(services: WithServices) -> Response:
    """Return every game with its options and what they mean, and the bots."""
    return answered(
        {
            "games": [
                {
                    "game": key,
                    "title": one.title,
                    "seats": list(one.seats()),
                    "preset_key": one.menu.preset_key,
                    "default": one.menu.default,
                    "presets": {name: dict(values) for name, values in one.menu.presets.items()},
                    "switches": [
                        {
                            "switch": switch.key,
                            "values": list(switch.values),
                            "rule": switch.rule,
                            "meaning": switch.text,
                            "needs": {need.switch: need.value for need in switch.needs},
                        }
                        for switch in one.menu.switches
                    ],
                    "questions": questions(one.rules(one.seats()[0], {})),
                    "bots": services.tables.bots.names(key),
                    "default_bot": one.default_bot,
                }
                for key, one in GAMES.items()
            ],
            "clocks": explained(),
        }
    )


@router.post("/tables", status_code=201, response_model=Made)
async def new_table(
    given: NewTable, guest: ByGuest, client: FromClient, services: WithServices
) -> Response:
    """Make a table; the answer has its id and the secret of its link."""
    await services.limiter.new_table(client, given.seats)
    plan = TableRequest(
        given.game,
        tuple(given.seats),
        dict(given.options),
        given.title,
        given.visibility,
        given.clock.settings(),
        undo=given.undo,
        randomness=given.randomness,
    )
    table, token = await make_table(services.tables, plan, guest)
    return answered({"table": table, "link": f"/join#{token}"}, 201)


@router.get("/tables", response_model=Lists)
async def lobby(
    services: WithServices,
    guest: MaybeGuest,
    mine: Annotated[bool, Query(description="your own tables instead of the lobby")] = False,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[
        str | None,
        Query(pattern=PLACE, description="`next` of the page before, or seconds since 1970"),
    ] = None,
) -> Response:
    """Return open tables, or the tables of the guest who asks, the liveliest first."""
    if mine and guest is None:
        return answered({"tables": [], "next": None})
    place = None if before is None else _place(before)
    found = (
        await services.reader.tables_of(guest, limit, place)
        if mine and guest is not None
        else await services.reader.lobby(limit, place)
    )
    return answered(
        {
            "tables": list_of(found, guest, mine=mine),
            "next": f"{found[-1].moved_at!r}:{found[-1].head.id}" if len(found) == limit else None,
        }
    )


def _place(text: str) -> ListPosition:
    moved_at, _colon, table = text.partition(":")
    return ListPosition(float(moved_at), table)


@router.get("/tables/{table}", response_model=Looked)
async def one_table(
    table: TableId,
    services: WithServices,
    onlooker: ByOnlooker,
    seat: Annotated[
        str | None, Query(max_length=32, description=f"{MINE}: the first of one's own, or none")
    ] = None,
    at: MaybeEntry = None,
) -> Response:
    """Return a table, now or as it stood after an entry, as one seat or a spectator sees it."""
    guest = onlooker.guest
    async with services.tables.enter(table) as (_room, now):
        await check_may_look(services.tables, now, onlooker)
        audience = _looked_from(now, guest, seat)
        then = now if at is None else await table_at(services.tables, now, at)
        return answered(
            {
                "about": about(now, Actor(guest, audience)),
                "seat": None if audience is None else now.name(audience),
                "seats": presenter.chairs(now, guest, services.tables.now()),
                "entries": presenter.entries(then, list(then.tail), audience),
                "table": presenter.table_state(then, audience, now),
            }
        )


def _looked_from(table: Table, guest: str | None, seat: str | None) -> int | None:
    """Return the seat that a guest looks from, who must be allowed to; none looks on."""
    if seat is None:
        return None
    if seat == MINE:
        return next((one.seat for one in table.chairs if table.speaks_for(guest, one.seat)), None)
    place = chair_named(table, seat).seat
    if not table.speaks_for(guest, place):
        raise forbidden(f"the seat {seat} is not yours")
    return place


@router.get("/tables/{table}/series", response_model=AnySeries | None)
async def series(
    table: TableId, services: WithServices, onlooker: ByOnlooker, at: MaybeEntry = None
) -> Response:
    """Return a table's game in numbers, for charts and ledgers, up to now or up to an entry.

    It is null if the game has no such numbers.
    """
    async with services.tables.enter(table) as (_room, now):
        await check_may_look(services.tables, now, onlooker)
        head, until = now.head, last_entry(now, at)
    return Response(await services.series_cache.of(head, until), media_type="application/json")
