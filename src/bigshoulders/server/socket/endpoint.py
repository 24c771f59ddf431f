"""The WebSocket of a table: one for each seat that a client speaks for, or one to look on."""

from __future__ import annotations

import logging
import re
from time import perf_counter
from typing import Final

import orjson
from pydantic import ValidationError
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.errors import Close, Refused, forbidden, malformed, not_found
from bigshoulders.server.http.problems import invalid, refusal_of
from bigshoulders.server.identity.guests import no_guest
from bigshoulders.server.identity.watching import token_of
from bigshoulders.server.metrics import ANSWER_SECONDS, REFUSED, SOCKETS
from bigshoulders.server.net.addresses import address_of
from bigshoulders.server.net.buckets import Bucket
from bigshoulders.server.net.front_door import Origins
from bigshoulders.server.net.limiter import Client
from bigshoulders.server.schemas.messages import (
    MESSAGE,
    Answer,
    Back,
    Chat,
    Consent,
    Message,
    Ping,
    Preview,
    Undo,
)
from bigshoulders.server.services import Services, Visitor
from bigshoulders.server.tables import actions, presenter
from bigshoulders.server.tables.actions import Actor
from bigshoulders.server.tables.deal.randomness import PLAYERS, SERVER
from bigshoulders.server.tables.history import entries_since
from bigshoulders.server.tables.previews import tries
from bigshoulders.server.tables.room import Connection, Room, news
from bigshoulders.server.tables.seats.seating import (
    Onlooker,
    chair_named,
    check_may_enter,
    check_may_look,
)
from bigshoulders.server.tables.table import Table

TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
NUMBER: Final = re.compile(r"[0-9]{1,10}")
STRIKES: Final = 20  # refused messages in a row until a client is let go
BLAMELESS: Final = ("illegal", "stale", "changed", "not_stored")  # and these do not count

log = logging.getLogger(__name__)


class Socket:
    """One open socket and what it may do."""

    def __init__(
        self, services: Services, socket: WebSocket, actor: Actor, table_id: str, sign_outs: int
    ) -> None:
        self._services = services
        self._socket = socket
        self._actor = actor
        self._table_id = table_id
        self._client = Client(actor.guest, address_of(socket.scope))
        address = self._client.address
        self._connection = Connection(socket, actor.guest, actor.seat, address, sign_outs)
        settings = services.settings
        self._bucket = Bucket(settings.messages_a_second, settings.burst)
        self._strikes = 0

    async def serve(self, since: int | None) -> None:
        """Welcome the client, then do what its messages say until it goes."""
        room = await self._come_in(since)
        SOCKETS.value += 1
        try:
            await self._services.sign_outs.check(self._connection)
            while self._strikes < STRIKES:
                await self._handle(await self._next())
            self._connection.close(Close.REFUSED_TOO_OFTEN, "too many messages were refused")
        except WebSocketDisconnect:
            pass
        finally:
            SOCKETS.value -= 1
            room.connections.discard(self._connection)

    async def _next(self) -> str:
        """Return the next message; one of bytes is as good as an empty text, which is refused."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        return message.get("text") or ""

    async def _come_in(self, since: int | None) -> Room:
        tables = self._services.tables
        async with tables.enter(self._table_id, fresh=False) as (room, table):
            if self._actor.seat is not None:
                actions.seat_of(table, self._actor)
            entries = await entries_since(tables, table, since)
            welcome = news(table, entries, self._actor.seat)
            welcome["type"] = "welcome"
            welcome["about"] = about(table, self._actor)
            welcome["seats"] = presenter.chairs(table, self._actor.guest, tables.now())
            await self._socket.accept()
            room.connections.add(self._connection)
            self._services.players.attend(room, table)
            room.announced = table.number
            self._connection.push(presenter.encode(welcome))
            return room

    async def _handle(self, text: str) -> None:
        raw: dict[str, Json] = {}
        try:
            allowed = self._bucket.take()
            raw = _read(text)
            _check_rate(allowed=allowed)
            message = _checked(raw)
            self._connection.push(presenter.encode(await self._do(message)))
            self._strikes = 0
        except Exception as error:  # noqa: BLE001 - whatever it is, the socket lives on
            await self._refuse(refusal_of(error), raw)

    async def _refuse(self, refused: Refused, raw: dict[str, Json]) -> None:
        REFUSED.add()
        if refused.key not in BLAMELESS:
            self._strikes += 1
        message: dict[str, Json] = {"error": refused.as_json()}
        if refused.key == "stale":
            try:
                message["news"] = await self._changed_since(raw.get("number"))
            except Exception as error:  # noqa: BLE001 - as above; asked again, it is told again
                message["error"] = refusal_of(error).as_json()
        request = raw.get("id")
        known = request if isinstance(request, str) else None
        self._connection.push(presenter.encode({"type": "refused", "id": known, **message}))

    async def _changed_since(self, number: Json) -> dict[str, Json]:
        since = number if isinstance(number, int) else 0
        async with self._services.tables.enter(self._table_id) as (_room, table):
            missed = [one for one in table.tail if one.entry.number > since]
            seat = self._actor.seat
            still = seat is not None and table.speaks_for(self._actor.guest, seat)
            return news(table, missed, seat if still else None)

    async def _do(self, message: Message) -> dict[str, Json]:
        if isinstance(message, Ping):
            now = round(self._services.tables.now(), 3)
            return {"type": "pong", "id": message.id, "now": now}
        tables, table, actor = self._services.tables, self._table_id, self._actor
        if isinstance(message, Preview):
            asked = message.answers, message.lines, message.unavailable
            self._services.limiter.preview(self._client, tries(*asked))
            found = await actions.previews(tables, table, actor, *asked)
            return {"type": "previews", "id": message.id, **found}
        started = perf_counter()
        if isinstance(message, Answer):
            number = await actions.answer(
                tables, table, actor, message.id, message.number, message.answer
            )
        elif isinstance(message, Undo):
            number = await actions.undo(
                tables, table, actor, message.id, message.number, message.to
            )
        elif isinstance(message, Consent):
            number = await actions.consent(
                tables, table, actor, message.id, message.number, message.agree
            )
        elif isinstance(message, Back):
            number = await actions.back(tables, table, actor, message.id)
        else:
            number = await self._say(message)
        ANSWER_SECONDS.observe(perf_counter() - started)
        return {"type": "ack", "id": message.id, "number": number}

    async def _say(self, message: Chat) -> int:
        if self._actor.guest is None:
            raise no_guest()
        self._services.limiter.chat(self._client)
        tables, table = self._services.tables, self._table_id
        async with tables.enter(table) as (_room, now):  # a link that shows a table says nothing
            await check_may_enter(tables, now, self._actor.guest)
        return await actions.chat(
            tables, table, self._actor, message.id, message.text, message.about
        )


async def serve(services: Services, origins: Origins, socket: WebSocket, table_id: str) -> None:
    """Serve a WebSocket; whoever may not come in is told so in an HTTP answer."""
    try:
        origins.check(socket.headers)
        _check_id(table_id)
        since = _since(socket.query_params.get("since"))
        visitor = await services.visitor(socket)
        guest = None if visitor is None else visitor.guest.id
        sign_outs = 0 if visitor is None else visitor.cookie.sign_outs
        with services.limiter.socket(Client(guest, address_of(socket.scope))):
            actor = await _actor(services, socket, table_id, visitor)
            await Socket(services, socket, actor, table_id, sign_outs).serve(since)
    except Exception as error:
        if socket.application_state is not WebSocketState.CONNECTING:
            raise
        refused = refusal_of(error)
        REFUSED.add()
        answer = JSONResponse({"error": refused.as_json()}, refused.status, refused.headers())
        await socket.send_denial_response(answer)


def about(table: Table, actor: Actor) -> dict[str, Json]:
    """Return what a table is, for whoever sits at it."""
    head = table.head
    return {
        "id": head.id,
        "game": head.game,
        "options": dict(head.options),
        "title": head.title,
        "visibility": head.visibility,
        "clock": head.clock,
        "undo": table.undo_rule,
        "randomness": PLAYERS if table.numbers.are_wanted else SERVER,
        "commitment": head.commitment,
        "host": actor.guest == head.host,
        "seat": None if actor.seat is None else table.name(actor.seat),
    }


async def _actor(
    services: Services, socket: WebSocket, table_id: str, visitor: Visitor | None
) -> Actor:
    person = None if visitor is None else visitor.guest
    guest = None if person is None else person.id
    async with services.tables.enter(table_id) as (_room, table):
        await check_may_look(services.tables, table, Onlooker(guest, token_of(socket)))
        name = socket.query_params.get("seat")
        if name is None:
            return Actor(guest, None, "" if person is None else person.name)
        chair = chair_named(table, name)
        if person is None or not table.speaks_for(person.id, chair.seat):
            raise forbidden(f"the seat {name} is not yours; sit down first")
        return Actor(person.id, chair.seat, person.name)


def _check_id(table_id: str) -> None:
    if not TABLE.fullmatch(table_id):
        raise not_found("table")


def _since(text: str | None) -> int | None:
    if text is None:
        return None
    if not NUMBER.fullmatch(text):
        raise malformed("since: expected the number of the last entry that was seen")
    return int(text)


def _read(text: str) -> dict[str, Json]:
    try:
        raw = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise malformed("that isn't JSON; expected an object with a type") from error
    if not isinstance(raw, dict):
        raise malformed("expected an object with a type")
    return raw


def _check_rate(*, allowed: bool) -> None:
    """Refuse a message too many, after it was read: by its id the client knows what to resend."""
    if not allowed:
        raise Refused("too_many", "too many messages; wait a moment")


def _checked(raw: dict[str, Json]) -> Message:
    try:
        return MESSAGE.validate_python(raw)
    except ValidationError as error:
        raise invalid(error.errors()) from error
