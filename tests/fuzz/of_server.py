"""Ways into a server: requests, and the messages of a socket."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import quote, unquote

from bigshoulders.server.answers.over_sockets import SPOKEN
from bigshoulders.server.limits import NO_LIMITS
from bigshoulders.server.settings import Settings
from tests.fuzz import seeds, strange, texts, trees
from tests.fuzz.findings import encoded
from tests.fuzz.target import Target, Wrong, expect, expect_sentence
from tests.server.within import Answered, Within, within

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager
    from random import Random

    from bigshoulders.client import Object
    from bigshoulders.kernel.plain import Json

API: Final = Path(__file__).resolve().parents[2] / "docs" / "api.md"
KEYS: Final = re.compile(r"^\| (`\w+`(?:, `\w+`)*) \| (\d{3}) \|", re.MULTILINE)
FAST: Final = 1e9  # requests a second: rates are tested elsewhere
FRESH: Final = 400  # changes after which a server is made anew, so that it does not grow
HTTP_KEYS: Final = {("http", 404), ("http", 405)}
ACCEPTED: Final = ("ack", "pong", "previews")


@cache
def documented() -> frozenset[tuple[str, int]]:
    """Return every key of a refusal with its status, as the documentation has it."""
    found = {
        (key.strip("` "), int(status))
        for keys, status in KEYS.findall(API.read_text())
        for key in keys.split(",")
    }
    return frozenset(found | HTTP_KEYS)


class Trouble(logging.Handler):
    """Keeps the error that a server noted last, which a client is not told."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.last: BaseException | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.last = record.exc_info[1]


class Served(Target):
    """A target with a server in the same process, a host and a table in the middle of a game."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._opened: AbstractAsyncContextManager[Within] | None = None
        self._changes = 0
        self._made = 0
        self._trouble = Trouble()

    def run(self, text: str) -> bool:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            logging.getLogger("bigshoulders").addHandler(self._trouble)
            logging.getLogger("bigshoulders").propagate = False
        if self._changes >= FRESH or self._opened is None:
            self._loop.run_until_complete(self._renew())
        self._trouble.last = None
        try:
            return self._loop.run_until_complete(self.talk(text))
        except Wrong as wrong:
            raise wrong from self._trouble.last

    async def talk(self, text: str) -> bool:
        raise NotImplementedError

    async def _renew(self) -> None:
        """Open a server on an empty database."""
        if self._opened is not None:
            await self._opened.__aexit__(None, None, None)
        self._made += 1
        self._changes = 0
        database = f"sqlite:///{self.folder}/{self._made}.db"
        settings = Settings(
            database, requests_a_second=FAST, messages_a_second=FAST, limits=NO_LIMITS
        )
        self._opened = within(settings)
        self.server = await self._opened.__aenter__()
        self.guests = {name: await self._guest(name) for name in ("ann", "bob")}
        self.table = await self._table()

    async def _guest(self, name: str) -> str:
        answered = await self.server.http("POST", "/api/guest", {"name": name})
        cookie = answered.headers["set-cookie"].partition("=")[2].partition(";")[0]
        return self.server.hall.guests._signer.unsign(cookie).decode()

    async def _table(self) -> str:
        """Make a table out of a record, at which all seats are Ann's."""
        record = seeds.records()[self._made % len(seeds.moments())]
        body: Object = {"record": record, "title": "fuzz", "undo": "free"}
        made = await self.server.http("POST", "/api/records", body, guest=self.guests["ann"])
        expect(made.status == 201, "a table cannot be made", str(made.body))
        return str(made.json()["table"])

    async def state(self) -> tuple[int, str]:
        """Return what must not change when something is refused."""
        async with self.server.hall.tables.enter(self.table) as (_room, table):
            return table.number, table.playing().hash()

    async def changed(self) -> None:
        """Go on with a new table, because the one that there was has changed."""
        self._changes += 1
        self.table = await self._table()

    def close(self) -> None:
        if self._loop is not None and self._opened is not None:
            self._loop.run_until_complete(self._opened.__aexit__(None, None, None))
            self._loop.close()


def check_problem(problem: Object, status: int | None = None) -> None:
    """Complain about a refusal that is not documented, or whose words are no sentence."""
    key = str(problem["key"])
    known = {one for one, _status in documented()} if status is None else documented()
    expect(
        (key if status is None else (key, status)) in known,
        "a refusal that is not documented",
        f"{key} {status}",
    )
    expect_sentence(str(problem["text"]))


# Messages

NOW: Final = "{now}"  # stands for the number of the table's last entry
LEGAL: Final = "{legal}"  # stands for an answer that is possible
SAID: Final[tuple[Object, ...]] = (
    {"type": "answer", "id": "a", "number": NOW, "answer": LEGAL},
    {"type": "answer", "id": "a", "number": NOW, "answer": LEGAL},
    {"type": "answer", "id": "b", "number": NOW, "answer": "found libby 35"},
    {"type": "undo", "id": "u", "number": NOW, "to": 1},
    {"type": "consent", "id": "c", "number": 2, "agree": True},
    {"type": "preview", "id": "p", "answers": [LEGAL, "pass", "found libby 35"]},
    {"type": "preview", "id": "q", "lines": [[LEGAL, "pass"], ["raise 1"]]},
    {"type": "chat", "id": "t", "text": "hello", "about": 1},
    {"type": "back", "id": "k"},
    {"type": "ping", "id": "i"},
)


class Messages(Served):
    """What is said on a socket, one text after the other."""

    name = "messages"
    share = 45_000

    def make(self, random: Random) -> str:
        said: list[Json] = []
        for _i in range(random.choice((1, 1, 2, 4))):
            text = json.dumps(random.choice(SAID))
            if random.random() < 0.9:
                text = trees.changed(random, text, json.dumps(random.choice(SAID)))
            said.append(text)
        return json.dumps({"seat": random.random() < 0.9, "said": said})

    def check(self, text: str) -> bool:
        return self.run(text)

    async def talk(self, text: str) -> bool:
        given = json.loads(text)
        async with self.server.hall.tables.enter(self.table) as (_room, table):
            asked = table.asked()[0] if table.asked() else 0
            name, number, legal = table.name(asked), table.number, table.playing().legal(asked)
        possible = legal[len(text) % len(legal)].notation if legal else "pass"
        seat = f"?seat={name}" if given["seat"] else ""
        path = f"/api/tables/{self.table}/socket{seat}"
        accepted = False
        async with await self.server.open(path, guest=self.guests["ann"]) as wire:
            await wire.hear()
            for said in given["said"]:
                before = await self.state()
                wire.say(said.replace(f'"{NOW}"', str(number)).replace(LEGAL, possible))
                heard = await wire.hear()
                while heard["type"] == "news":
                    heard = await wire.hear()
                SPOKEN.validate_python(heard)
                if heard["type"] == "refused":
                    check_problem(cast("Object", heard["error"]))
                    expect(await self.state() == before, "a refused message changed the table")
                else:
                    expect(heard["type"] in ACCEPTED, "an answer of no known type", str(heard))
                    accepted = True
        if accepted:
            await self.changed()
        return accepted


# Requests

SEAT: Final = "/api/tables/{table}/seats/red"
TABLE: Final[Object] = {
    "game": "city",
    "seats": ["me", "open"],
    "options": {"edition": "2020"},
    "title": "a title",
    "visibility": "open",
    "clock": {"kind": "live", "bank": 600, "increment": 5, "increments": {"pay_out": 5}},
    "undo": "line",
}
DAYS: Final[Object] = {"kind": "days", "days": 3, "remind_hours": [24, 3], "out": "bot"}
ASKED: Final[tuple[tuple[str, str, Json], ...]] = (
    ("GET", "/api/guest", None),
    ("POST", "/api/guest", {"name": "Ann"}),
    ("POST", "/api/join", {"token": "abc"}),
    ("GET", "/api/games", None),
    ("GET", "/api/games/city/box?seats=3&edition=2020", None),
    ("GET", "/api/games/raising/box?council=on", None),
    ("GET", "/api/games/city/words?seats=3&edition=2020", None),
    ("GET", "/api/games/city/precis?edition=2018&against=2025", None),
    ("GET", "/api/rules/city?edition=2018&lang=de", None),
    ("GET", "/api/rules/raising/R-BID-1?lang=fr", None),
    ("POST", "/api/tables", TABLE),
    ("POST", "/api/tables", {**TABLE, "clock": DAYS, "game": "raising", "options": {}}),
    ("GET", "/api/tables?mine=true&limit=5&before=1.5:abc", None),
    ("GET", "/api/tables/{table}?seat=mine&at=1", None),
    ("GET", "/api/tables/{table}/series?at=1", None),
    ("GET", "/api/tables/{table}/record", None),
    ("POST", "/api/tables/{table}/fork", {"at": 1, "seats": [], "undo": "line"}),
    ("POST", "/api/tables/{table}/rematch", None),
    ("POST", "/api/tables/{table}/link", None),
    ("PUT", SEAT, {"who": "bot", "bot": "random", "only_open": True}),
    ("PUT", SEAT, {"who": "me"}),
    ("POST", f"{SEAT}/consent", {"number": 1, "agree": True}),
    ("POST", f"{SEAT}/link", None),
    ("GET", "/api/schema", None),
    ("GET", "/api/openapi.json", None),
    ("GET", "/api/tables/{table}/socket", None),
    ("GET", "/t/{table}", None),
    ("GET", "/assets/index.js", None),
)
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "", "get")
HEADERS: Final = (
    *("host", "origin", "cookie", "content-type", "content-length", "accept-encoding", "range"),
    *("if-none-match", "x-forwarded-for", "transfer-encoding", "upgrade", "sec-websocket-key"),
)


class Requests(Served):
    """A request: method, address, headers, body and who sends it."""

    name = "requests"
    share = 38_000

    def make(self, random: Random) -> str:
        method, url, body = random.choice(ASKED)
        _other, theirs, other_body = random.choice(ASKED)
        written = "" if body is None else json.dumps(body)
        if url == "/api/tables" and method == "POST" and random.random() < 0.3:
            method, url = "POST", "/api/records"
            written = json.dumps(
                {"record": texts.changed(random, *random.choices(seeds.records(), k=2))}
            )
        elif random.random() < 0.5 and body is not None:
            written = trees.changed(random, written, json.dumps(other_body))
        if random.random() < 0.5:
            url = texts.changed(random, url, theirs)
        if random.random() < 0.1:
            method = random.choice(METHODS)
        headers = {}
        if random.random() < 0.2:
            headers[random.choice(HEADERS)] = strange.word(random)
        sent = {"method": method, "url": url, "headers": headers, "body": written}
        return json.dumps(sent | {"guest": random.choice(("ann", "ann", "bob", None))})

    def check(self, text: str) -> bool:
        return self.run(text)

    async def talk(self, text: str) -> bool:
        given = json.loads(text)
        before = await self.state()
        answered = await self._send(given)
        is_refused = answered.status >= 400
        if is_refused:
            self._check_refusal(answered)
            expect(await self.state() == before, "a refused request changed the table")
        if await self.state() != before:
            await self.changed()
        elif given["method"] != "GET" and not is_refused:
            self._changes += 1
        return not is_refused

    async def _send(self, given: Object) -> Answered:
        """Send a request as a server of the network would hand it on."""
        raw = quote(
            encoded(str(given["url"]).replace("{table}", self.table)), safe="/?&=%:+~,;@!$'()*"
        )
        path, _mark, query = raw.partition("?")
        headers = {
            name: value.encode("latin-1", "replace").decode("latin-1").strip("\r\n\0")
            for name, value in cast("dict[str, str]", given["headers"]).items()
        }
        guest = given["guest"]
        return await self.server.http(
            str(given["method"]),
            f"{unquote(path)}?{query}" if query else unquote(path),
            encoded(str(given["body"])),
            guest=None if guest is None else self.guests[str(guest)],
            headers=headers,
        )

    def _check_refusal(self, answered: Answered) -> None:
        if answered.headers.get("content-type", "") != "application/json":
            expect(answered.status == 404, "a status without an error", str(answered))
            return
        if answered.body:  # an answer to HEAD has none
            check_problem(answered.error(), answered.status)
