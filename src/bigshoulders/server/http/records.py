"""Records: export, import, fork, rematch."""

from __future__ import annotations

from fastapi import APIRouter, Response

from bigshoulders.server.http.shared import (
    TEXT,
    ByGuest,
    ByOnlooker,
    FromClient,
    TableId,
    WithServices,
    answered,
)
from bigshoulders.server.schemas.http import Made, MadeAgain
from bigshoulders.server.schemas.messages import ForkPoint, ImportedRecord
from bigshoulders.server.tables import records

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/tables/{table}/record", response_model=None, response_class=Response, responses=TEXT)
async def export(table: TableId, services: WithServices, onlooker: ByOnlooker) -> Response:
    """Return the record of a finished game, to replay and to verify."""
    text = await records.export(services.tables, table, onlooker)
    name = f'attachment; filename="{table}.record"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@router.post("/records", status_code=201, response_model=Made)
async def import_record(
    given: ImportedRecord, guest: ByGuest, client: FromClient, services: WithServices
) -> Response:
    """Make a table out of a record."""
    await services.limiter.copied_table(client, given.seats)
    made = await records.import_record(
        services.tables, given.record, guest, given.seats, given.title, given.undo
    )
    return answered({"table": made[0], "link": f"/join#{made[1]}"}, 201)


@router.post("/tables/{table}/fork", status_code=201, response_model=Made)
async def fork(
    table: TableId,
    given: ForkPoint,
    guest: ByGuest,
    onlooker: ByOnlooker,
    client: FromClient,
    services: WithServices,
) -> Response:
    """Make a table that goes on from an entry of this one."""
    await services.limiter.copied_table(client, given.seats)
    made = await records.fork(
        services.tables,
        table,
        guest,
        given.at,
        given.seats,
        given.undo,
        onlooker.watch_token,
    )
    return answered({"table": made[0], "link": f"/join#{made[1]}"}, 201)


@router.post("/tables/{table}/rematch", status_code=201, response_model=MadeAgain)
async def rematch(
    table: TableId, guest: ByGuest, client: FromClient, services: WithServices
) -> Response:
    """Make a table for the same people and bots."""
    services.limiter.rematch(client)
    return answered({"table": await records.rematch(services.tables, table, guest)}, 201)
