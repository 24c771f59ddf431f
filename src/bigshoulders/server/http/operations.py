"""For those who run the server, and for those who write clients."""

from __future__ import annotations

from fastapi import APIRouter, Response

from bigshoulders import __version__
from bigshoulders.engine import engine
from bigshoulders.server.errors import Refused
from bigshoulders.server.http.shared import TEXT, WithServices, answered
from bigshoulders.server.metrics import exposition
from bigshoulders.server.schemas.http import Health, Schemas
from bigshoulders.server.schemas.messages import MESSAGE
from bigshoulders.server.schemas.socket import SPOKEN

router = APIRouter(tags=["operations"])


@router.get("/healthz", response_model=Health)
async def health(services: WithServices) -> Response:
    """Say that the server runs and that its database takes what is written, or why it does not."""
    why = await services.health.why_not()
    if why is not None:
        raise Refused("not_stored", f"nothing can be written to the database: {why}", why=why)
    return answered({"ok": True, "version": __version__, "engine": engine()})


@router.get("/metrics", response_model=None, response_class=Response, responses=TEXT)
async def metrics() -> Response:
    """Return counters and timings for Prometheus."""
    return Response(exposition(), media_type="text/plain; version=0.0.4")


@router.get("/api/schema", response_model=Schemas)
async def schema() -> Response:
    """Return the JSON Schema of what travels over a socket, in both directions."""
    return answered(message_schemas())


def message_schemas() -> dict[str, object]:
    """Return the JSON Schema of what travels over a socket, in both directions."""
    return {"from_client": MESSAGE.json_schema(), "from_server": SPOKEN.json_schema()}
