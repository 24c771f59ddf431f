"""Adding a number of one's own to the deal."""

from __future__ import annotations

from fastapi import APIRouter, Response

from bigshoulders.server.http.shared import ByGuest, TableId, WithServices, answered
from bigshoulders.server.schemas.http import Contributed
from bigshoulders.server.schemas.messages import OwnNumber
from bigshoulders.server.services import Services
from bigshoulders.server.tables import presenter
from bigshoulders.server.tables.deal import contributing
from bigshoulders.server.tables.seats.seating import Guest
from bigshoulders.server.tables.service import Tables, despite_others

router = APIRouter(prefix="/api/tables/{table}", tags=["numbers"])


@router.put("/number", response_model=Contributed)
async def add_a_number(
    table: TableId, given: OwnNumber, guest: ByGuest, services: WithServices
) -> Response:
    """Commit to a number of your own, or tell it when everybody has committed.

    One number for each person, however many seats they have. The same again changes nothing.
    """
    await despite_others(lambda: _add(services.tables, table, given, guest))
    return await _numbers(services, table)


@router.post("/begin", response_model=Contributed)
async def begin_without(table: TableId, guest: ByGuest, services: WithServices) -> Response:
    """As the host, begin without the numbers of those who do nothing; everybody will know."""
    await despite_others(lambda: contributing.begin_without(services.tables, table, guest))
    return await _numbers(services, table)


async def _add(tables: Tables, table: str, given: OwnNumber, guest: Guest) -> None:
    if given.commitment is not None:
        await contributing.commit(tables, table, guest, given.commitment)
    elif given.number is not None:
        await contributing.reveal(tables, table, guest, given.number)


async def _numbers(services: Services, table: str) -> Response:
    async with services.tables.enter(table) as (_room, now):
        return answered({"numbers": presenter.numbers(now)})
