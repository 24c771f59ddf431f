"""The application: routes, socket, errors and the front door, around the services."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, WebSocket

from bigshoulders import __version__
from bigshoulders.server.errors import STATUSES
from bigshoulders.server.http import (
    boxes,
    numbers,
    operations,
    pages,
    people,
    problems,
    records,
    rules,
    seats,
    tables,
    words,
)
from bigshoulders.server.net.addresses import Proxies
from bigshoulders.server.net.front_door import FrontDoor, Origins
from bigshoulders.server.net.https import StrictTransport
from bigshoulders.server.schemas.problems import Failed
from bigshoulders.server.services import open_services
from bigshoulders.server.settings import Settings
from bigshoulders.server.socket import endpoint


def make_app(settings: Settings) -> Proxies:
    """Return the server as an ASGI application."""
    origins = Origins(settings.origins)
    rate, burst = settings.requests_a_second, settings.requests_at_once
    door = FrontDoor(make_api(settings), origins, rate, burst)
    return Proxies(StrictTransport(door) if settings.https else door, settings.proxies)


def make_api(settings: Settings) -> FastAPI:
    """Return the application without the door that everybody comes in by."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = await open_services(settings)
        app.state.services.keep()
        yield
        await app.state.services.close()

    app = FastAPI(
        title="Big Shoulders",
        version=__version__,
        description="Tables for City of the Big Shoulders and Raising Chicago.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load scripts from elsewhere
        redoc_url=None,
        responses=_refusals(),
    )
    origins = Origins(settings.origins)
    for part in (people, tables, words, boxes, rules, seats, numbers, records, operations, pages):
        app.include_router(part.router)

    @app.websocket("/api/tables/{table}/socket")
    async def table_socket(socket: WebSocket, table: str) -> None:
        await endpoint.serve(socket.app.state.services, origins, socket, table)

    problems.install(app)
    return app


def _refusals() -> dict[int | str, dict[str, Any]]:  # as FastAPI's own type of it has it
    """Return every status with which a request may be refused, each with its keys."""
    keys: dict[int, list[str]] = {}
    for key, status in STATUSES.items():
        keys.setdefault(status, []).append(key)
    del keys[HTTPStatus.METHOD_NOT_ALLOWED]  # which no request has that is described here
    return {
        status: {"model": Failed, "description": f"refused: {', '.join(keys[status])}"}
        for status in sorted(keys)
    }
