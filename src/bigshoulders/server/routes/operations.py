"""For those who run the server, and for those who write clients."""

from __future__ import annotations

from fastapi import APIRouter, Response
from sqlalchemy import text

from bigshoulders import __version__
from bigshoulders.engine import engine
from bigshoulders.server.messages import MESSAGE
from bigshoulders.server.metrics import exposition
from bigshoulders.server.routes.shared import InHall, answered

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def health(hall: InHall) -> Response:
    """Say that the server runs and that its database answers."""
    await hall.reader.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return answered({"ok": True, "version": __version__, "engine": engine()})


@router.get("/metrics")
async def metrics() -> Response:
    """Return counters and timings for Prometheus."""
    return Response(exposition(), media_type="text/plain; version=0.0.4")


@router.get("/api/schema")
async def schema() -> Response:
    """Return the JSON Schema of what a client may send over a socket."""
    return answered(MESSAGE.json_schema())
