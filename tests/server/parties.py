"""People around one table of one or two servers in the test's own process, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, cast
from uuid import uuid4

from bigshoulders.server.identity.guests import new_guest, new_id
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.rows import Write
from tests.server.running import Hours, at_rest, pass_time
from tests.server.within import Answered, ClientSocket, Within, within

if TYPE_CHECKING:
    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json

DONE = "done"
MINUTE = 61.0
MANY = 1e9  # requests a second: nobody is made to wait here


class Party:
    """Guests by name; each request goes to the next server, which has heard of those before."""

    def __init__(self, servers: list[Within], hours: Hours) -> None:
        self.servers = servers
        self.hours = hours
        self.ids: dict[str, str] = {}
        self.table = ""

    async def send(self, who: str, method: str, path: str, body: Json = None) -> Answered:
        """Send a request as somebody."""
        server = self.servers[0]
        await at_rest()
        await server.services.tables.heard_all()
        self.servers.append(self.servers.pop(0))
        return await server.http(method, path, body, guest=await self.guest(who))

    async def guest(self, name: str) -> str:
        """Return a guest's id, who comes in if they are new."""
        if name not in self.ids:
            self.ids[name] = new_id()
            await self.servers[0].services.journal.append(Write([new_guest(self.ids[name], name)]))
        return self.ids[name]

    async def made(self, host: str, *seats: str, **given: Json) -> None:
        """Let somebody make the table, which everybody may find."""
        asked: Json = {"seats": [*seats], "visibility": "open", "game": "city", **given}
        answer = await self.send(host, "POST", "/api/tables", asked)
        self.table = str(answer.json()["table"])

    async def begun(self, *people: str, **given: Json) -> None:
        """Let the first of some people make a table, and the others sit down."""
        host, *others = people
        await self.made(host, "me", *["open"] * len(others), **given)
        for name, seat in zip(others, await self.open_seats(), strict=True):
            assert await self.put(name, seat, "me") == DONE

    # Doing things, each returns "done" or the key of the refusal

    async def put(self, who: str, seat: str, wanted: str) -> str:
        """Say who shall sit in a seat: me, open, back, or bot."""
        body: Json = {"who": wanted, "bot": "random"} if wanted == "bot" else {"who": wanted}
        return _key(await self.send(who, "PUT", f"{self.path}/seats/{seat}", body))

    async def link(self, who: str, seat: str) -> str:
        """Make a link for a seat; returns its token, or the key of the refusal."""
        answer = await self.send(who, "POST", f"{self.path}/seats/{seat}/link")
        return (
            str(answer.json()["link"]).partition("#")[2] if answer.status == 200 else _key(answer)
        )

    async def use(self, who: str, token: str) -> str:
        return _key(await self.send(who, "POST", "/api/join", {"token": token}))

    async def reply(self, who: str, seat: str, *, agree: bool) -> str:
        """Answer what the host asks about a seat."""
        (asked,) = await self.requests()
        body: Json = {"number": asked["number"], "agree": agree}
        return _key(await self.send(who, "POST", f"{self.path}/seats/{seat}/consent", body))

    async def looks(self, who: str, seat: str) -> bool:
        """Tell whether somebody gets to see what a seat sees."""
        return (await self.send(who, "GET", f"{self.path}?seat={seat}")).status == 200

    async def says(self, who: str, seat: str, text: str = "hm") -> None:
        """Let somebody say something from a seat."""
        async with await self.open(who, seat) as wire:
            await wire.text()
            wire.say({"type": "chat", "id": uuid4().hex, "text": text})
            while (heard := await wire.hear())["type"] != "ack":
                assert heard["type"] == "news", heard

    async def open(self, who: str, seat: str) -> ClientSocket:
        """Open the socket of a seat."""
        await self.send(who, "GET", self.path)
        path = f"{self.path}/socket?seat={seat}"
        return await self.servers[0].open(path, guest=self.ids[who])

    async def replaced(self, who: str, seat: str, wanted: str) -> None:
        """Let the host take a seat from somebody who does not answer."""
        assert await self.put(who, seat, wanted) == DONE
        await self.wait(MINUTE)
        assert await self.put(who, seat, wanted) == DONE

    async def wait(self, seconds: float) -> None:
        """Let time pass, and the servers do what is due then."""
        await pass_time(self.servers[0].services, self.hours, seconds)
        for server in self.servers:
            await server.services.tables.heard_all()
        await at_rest()

    async def until_asked(self, seat: str) -> None:
        """Wait until a seat is asked; a bot before it may think on a server that hears later."""
        while seat not in await self.asked():
            await self.wait(0)

    # Looking

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def seats(self, who: str = "somebody") -> dict[str, Object]:
        """Return the seats by name, as somebody sees them."""
        told = (await self.send(who, "GET", self.path)).json()
        return {str(one["seat"]): one for one in cast("list[Object]", told["seats"])}

    async def open_seats(self) -> list[str]:
        return [name for name, one in (await self.seats()).items() if one["who"] == "open"]

    async def asked(self) -> list[str]:
        told = (await self.send("somebody", "GET", self.path)).json()
        return cast("list[str]", cast("Object", told["table"])["asked"])

    async def requests(self) -> list[Object]:
        told = (await self.send("somebody", "GET", self.path)).json()
        return cast("list[Object]", cast("Object", told["table"])["requests"])

    async def said(self, *kinds: str) -> list[Object]:
        """Return what everybody hears of some kinds of entries."""
        told = (await self.send("somebody", "GET", self.path)).json()
        entries = cast("list[Object]", told["entries"])
        return [cast("Object", one["data"]) for one in entries if one["kind"] in kinds]


def _key(answer: Answered) -> str:
    assert answer.status < 500, answer.body
    return DONE if answer.status < 400 else str(answer.error()["key"])


@asynccontextmanager
async def party(database: str) -> AsyncIterator[Party]:
    """Open the servers that can share a database: two on PostgreSQL, one on SQLite."""
    hours = Hours()
    settings = Settings(
        database, requests_a_second=MANY, messages_a_second=MANY, now=hours, steady=hours
    )
    count = 1 if database.startswith("sqlite") else 2
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(within(settings)) for _place in range(count)]
        yield Party(servers, hours)


def play(database: str, story: Callable[[Party], Awaitable[None]]) -> None:
    """Play a story on the servers of a database."""

    async def played() -> None:
        async with party(database) as people:
            await story(people)

    asyncio.run(played())
