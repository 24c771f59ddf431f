"""What is asked of a server over HTTP."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import quote, unquote

from tests.fuzz import seeds, strange, texts, trees
from tests.fuzz.findings import encoded
from tests.fuzz.served import Served, check_problem
from tests.fuzz.target import expect

if TYPE_CHECKING:
    from random import Random

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json
    from tests.server.within import Answered

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
    ("GET", "/api/rules/raising/R-BID-01?lang=fr", None),
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
