"""One guest at one table of one server, who writes down all that the server says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sqlalchemy import Executable, insert

from bigshoulders.server.errors import STATUSES
from bigshoulders.server.schemas.messages import MOST_QUESTIONS
from bigshoulders.server.store import schema
from bigshoulders.server.store.rows import Write
from bigshoulders.server.tables.actions import BROKEN
from bigshoulders.server.tables.creation import _chair_statement, _head_statement
from bigshoulders.server.tables.seats.seating import seat_statement
from bigshoulders.server.tables.table import SEAT
from tests.leaks.sights import everybody, seats_of
from tests.server.within import Answered, ClientSocket, Denied, Within
from tests.server.worlds import LONG_AGO, TABLE, Loose, chair_after, name_of

if TYPE_CHECKING:
    from bigshoulders.kernel.json_nodes import Json
    from tests.leaks.scripts import Script
    from tests.server.worlds import World

PAGE = f"/api/tables/{TABLE}"
LIVE, TABLE_PAGE, HISTORY, OTHER_SEATS = "live news", "table", "history", "seats of others"
SINCE, SERIES, LISTS, RECORD = "news since", "series", "lists", "record"
PREVIEWS, REFUSALS, FORKS, GRABS = "previews", "refusals", "forks", "grabbing a seat"
SURFACES = (
    *(LIVE, TABLE_PAGE, HISTORY, OTHER_SEATS, SINCE, SERIES, LISTS, RECORD, PREVIEWS, REFUSALS),
    *(FORKS, GRABS),
)


class Listener:
    """Asks what a script says, and keeps the answers."""

    def __init__(self, server: Within, world: World, script: Script) -> None:
        self.server = server
        self.world = world
        self.script = script
        self.guest = script.guest
        self.number = len(world.entries)
        self.heard: list[tuple[str, str]] = []
        self.failures: list[str] = []  # answers that compare nothing: broken, or one too many
        self._surface = LIVE

    async def hear_all(self) -> list[tuple[str, str]]:
        """Hear the last part of a game live, then ask for everything else."""
        follow = self.script.observation.follow
        await self.set_up(follow)
        await self._follow(follow)
        for surface, ask in (
            (TABLE_PAGE, self._look),
            (HISTORY, self._look_back),
            (OTHER_SEATS, self._look_from_everywhere),
            (SINCE, self._come_back),
            (SERIES, self._chart),
            (LISTS, self._list),
            (RECORD, self._export),
            (PREVIEWS, self._look_ahead),
            (REFUSALS, self._be_refused),
            (FORKS, self._fork),
            (GRABS, self._grab),
        ):
            if surface in self.script.surfaces:
                self._surface = surface
                await ask()
        return self.heard

    async def set_up(self, follow: int) -> None:
        """Empty the database, and store the first entries of the table."""
        services = self.server.services
        await services.tables.forget_all()
        services.tables._rooms.clear()
        services.series_cache._kept.clear()
        empty = [one.delete() for one in reversed(schema.metadata.sorted_tables)]
        table = self.world.until(follow).table()
        table_status = services.tables.table_status(table, LONG_AGO)
        rows = [*empty, *_rows(self.world, follow)]
        await services.journal.append(Write(rows, self.world.entries[:follow], table_status))

    # Live

    async def _follow(self, follow: int) -> None:
        """Hear entries as they become durable, in whichever seat one has by then."""
        wire, seat = await self._place(follow, "since=0")
        for number, write in self._writes(follow):
            await self.server.services.journal.append(write)
            await self.server.services.tables.heard(TABLE, number)
            is_open = wire is not None and await self._hear(wire)
            if not is_open or self._seat_at(number) not in (None, seat):
                await _end(wire)
                wire, seat = await self._place(number, f"since={number}")
        await _end(wire)

    async def _hear(self, wire: ClientSocket) -> bool:
        """Hear the next news; returns whether there may be more."""
        message = await wire.next()
        self._note(str(message.get("text") or message))
        return str(message["type"]) == "websocket.send"

    async def _place(self, number: int, query: str) -> tuple[ClientSocket | None, int | None]:
        """Come in after an entry: as a seat if one has one, or else to look on, if one may."""
        seat = self._seat_at(number)
        if seat is not None:
            wire = await self._try_socket(f"seat={self.script.names[seat]}&{query}")
            if wire is not None:
                return wire, seat
        return await self._try_socket(query), seat

    def _seat_at(self, number: int) -> int | None:
        chairs = self.world.until(number).seated
        return next(iter(seats_of(chairs, self.guest)), None)

    def _writes(self, follow: int) -> Iterator[tuple[int, Write]]:
        """Return what makes the later entries durable, one by one."""
        then = self.world.until(follow)
        table = Loose(self.world.head, then.seated)
        for entry in then.entries:
            table.fold(entry)
        for entry in self.world.entries[follow:]:
            table.fold(entry)
            changed: list[Executable] = []
            if entry.kind == SEAT:
                after = chair_after(entry)
                table.chairs[after.seat] = after
                changed.append(seat_statement(TABLE, after))
            yield (
                entry.number,
                Write(changed, [entry], self.server.services.tables.table_status(table, entry.at)),
            )

    # Asking

    @property
    def _own(self) -> str:
        seat = self._seat_at(self.number)
        return "" if seat is None else f"seat={self.script.names[seat]}&"

    async def _look(self) -> None:
        for query in (self._own, "", "seat=mine"):
            await self._get(f"{PAGE}?{query}")

    async def _look_back(self) -> None:
        for at in (0, *self.script.back):
            await self._get(f"{PAGE}?{self._own}at={at}")
        await self._get(f"{PAGE}?at={self.script.back[0]}")

    async def _look_from_everywhere(self) -> None:
        for name in self.script.names:  # one's own, and those of others
            await self._get(f"{PAGE}?seat={name}")
            await self._get(f"{PAGE}?seat={name}&at={self.script.back[0]}")
            await _end(await self._try_socket(f"seat={name}"))

    async def _come_back(self) -> None:
        wire, _seat = await self._place(self.number, f"since={self.script.since}")
        await _end(wire)

    async def _chart(self) -> None:
        await self._get(f"{PAGE}/series")
        await self._get(f"{PAGE}/series?at={self.script.back[0]}")

    async def _list(self) -> None:
        await self._get("/api/tables")
        await self._get("/api/tables?mine=true")

    async def _export(self) -> None:
        await self._get(f"{PAGE}/record")
        await self._send("POST", f"{PAGE}/rematch")

    async def _look_ahead(self) -> None:
        await self._talk(
            {"type": "preview", "answers": [*self.script.previews]},
            {"type": "preview", "lines": [[*line] for line in self.script.lines]},
            {"type": "preview", "unavailable": [[], *self._starts()]},
        )

    def _starts(self) -> list[Json]:
        """Return answers in a row, after which more is asked or not."""
        return [[*line[:-1]] for line in self.script.lines[: MOST_QUESTIONS - 1]]

    async def _be_refused(self) -> None:
        """Say what cannot be done, also in the name of a seat that one may have lost."""
        await self._talk(
            {"type": "answer", "number": 1, "answer": self.script.previews[-1]},
            {"type": "answer", "number": self.number, "answer": "no words of this game"},
            {"type": "undo", "number": 1, "to": 2},
            {"type": "consent", "number": 1, "agree": True},
            {"type": "chat", "text": "hm", "about": 10**6},
            {"type": "ping"},
        )

    async def _talk(self, *messages: dict[str, Json]) -> None:
        wire, _seat = await self._place(self.number, "")
        if wire is None:
            return
        for place, message in enumerate(messages):
            await self._tell(wire, {"id": f"{self._surface}-{place}".replace(" ", "-"), **message})
        await wire.close()

    async def _tell(self, wire: ClientSocket, message: dict[str, Json]) -> None:
        """Say something, and hear everything up to the answer."""
        wire.say(message)
        while True:
            text = await wire.text()
            self._note(text)
            if json.loads(text).get("id") == message["id"]:
                return

    async def _fork(self) -> None:
        """Go on at a table of one's own, where every hand is one's own to see."""
        for at in (self.number, self.script.fork_at):
            made = await self._send("POST", f"{PAGE}/fork", {"at": at})
            for name in self.script.names:
                await self._get(f"/api/tables/{made.get('table', 'none')}?seat={name}")

    async def _grab(self) -> None:
        """Try to get the seat of another person, or a look at it, in every way there is."""
        if self.script.wanted is None:
            return
        seat = f"{PAGE}/seats/{self.script.wanted}"
        await self._send("PUT", seat, {"who": "me"})
        link = str((await self._send("POST", f"{seat}/link")).get("link"))
        await self._send("POST", "/api/join", {"token": link.partition("#")[2] or "none"})
        await self._send("PUT", seat, {"who": "bot", "bot": "random"})
        await self._send("PUT", seat, {"who": "open"})
        await self._send("PUT", seat, {"who": "me"})
        await self._send("PUT", seat, {"who": "back"})
        await self._get(f"{PAGE}?seat={self.script.wanted}")

    # Inside

    async def _get(self, path: str) -> None:
        await self._send("GET", path)

    async def _send(self, method: str, path: str, body: Json = None) -> dict[str, Json]:
        answered = await self.server.http(method, path, body, guest=self.guest)
        text = answered.body.decode()
        self._check(answered)
        self._note(f"{method} {path} {answered.status} {answered.headers} {text}")
        return answered.json() if text.startswith("{") else {}

    async def _try_socket(self, query: str) -> ClientSocket | None:
        try:
            wire = await self.server.open(f"{PAGE}/socket?{query}", guest=self.guest)
        except Denied as denied:
            self._check(denied.answered)
            self._note(str(denied))
            return None
        self._note(await wire.text())
        return wire

    def _check(self, answered: Answered) -> None:
        if answered.status >= BROKEN or answered.status == STATUSES["too_many"]:
            self.failures.append(f"{self._surface}: {answered.status} {answered.body!r}")

    def _note(self, text: str) -> None:
        self.heard.append((self._surface, text))


async def _end(wire: ClientSocket | None) -> None:
    if wire is not None:
        await wire.close()


def _rows(world: World, follow: int) -> list[Executable]:
    """Return the statements that make a table without entries, and everybody who comes there."""
    guests = everybody(world)
    people = [{"id": one, "name": name_of(one), "made_at": LONG_AGO} for one in guests]
    members = [{"table_id": TABLE, "guest": one} for one in guests]
    chairs = [_chair_statement(TABLE, chair) for chair in world.until(follow).seated]
    return [
        insert(schema.guests).values(people),
        _head_statement(world.head),
        *chairs,
        insert(schema.members).values(members),
    ]
