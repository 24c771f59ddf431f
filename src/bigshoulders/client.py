"""A small client for programs: say a name, find or make a table, sit down, answer.

with Client("http://127.0.0.1:8000", "my bot") as client:
    table, _link = client.new_table(seats=["me", "sharp", "sharp"])
    with client.sit(table, "red") as seat:
        while not seat.is_over():
            seat.answer(seat.answers[0])
"""

from __future__ import annotations

import http.cookiejar
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Final, Self, TypeAlias, cast

from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bigshoulders.fairness import commitment_of
from bigshoulders.kernel.json_nodes import Json

Object: TypeAlias = dict[str, Json]

PATIENCE: Final = 60.0  # seconds to wait for an answer of the server
NUMBER_BYTES: Final = 32
OVERTAKEN: Final = ("not_committed", "other_number", "begun")  # others came, went or were faster


class ServerRefused(Exception):
    """The server said no: a key for programs, a sentence for people."""

    def __init__(self, error: Object) -> None:
        super().__init__(str(error.get("text")))
        self.key = str(error.get("key"))
        self.error = error


class Client:
    """One guest of a server."""

    def __init__(
        self, address: str, name: str, cookie: str = "", patience: float = PATIENCE
    ) -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        self._seats = ExitStack()
        self._jar = http.cookiejar.CookieJar()
        self._open = urllib.request.build_opener(
            urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(self._jar)
        ).open
        self._cookie = cookie
        self._numbers: dict[tuple[str, int], str] = {}  # added to the deal, by table and round
        self.call("POST", "/api/guest", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()
        self._jar.clear()

    def close(self) -> None:
        """Close every socket that this guest has opened."""
        self._seats.close()

    @property
    def cookie(self) -> str:
        """What identifies this guest; keep it to be the same guest again."""
        return "; ".join(f"{one.name}={one.value}" for one in self._jar) or self._cookie

    def call(self, method: str, path: str, body: Object | None = None) -> Object:
        """Send a request and return its answer."""
        return cast("Object", json.loads(self.text(method, path, body)))

    def text(self, method: str, path: str, body: Object | None = None) -> str:
        """Send a request and return its answer as text."""
        headers = {"content-type": "application/json"}
        if self._cookie and not len(self._jar):
            headers["cookie"] = self._cookie
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310 - the address is the caller's own
            self.address + path, data, headers, method=method
        )
        try:
            with self._open(request, timeout=self.patience) as response:
                return cast("bytes", response.read()).decode()
        except urllib.error.HTTPError as error:
            with error:
                raise _refused(error.read()) from error

    def new_table(self, seats: Sequence[str], **given: Json) -> tuple[str, str]:
        """Make a table; returns its id and its link."""
        made = self.call("POST", "/api/tables", {"seats": list(seats), **given})
        return str(made["table"]), str(made["link"])

    def join(self, link: str) -> tuple[str, str | None]:
        """Use a link; returns the table and, if the link was a seat's, the seat."""
        token = link.rpartition("#")[2]
        joined = self.call("POST", "/api/join", {"token": token})
        seat = joined["seat"]
        return str(joined["table"]), None if seat is None else str(seat)

    def sit(self, table: str, seat: str) -> Seat:
        """Sit down and open the seat's socket."""
        self.call("PUT", f"/api/tables/{table}/seats/{seat}", {"who": "me"})
        return self.open(table, seat)

    def seats_of(self, table: str) -> list[str]:
        """Return the seats of a table that are this guest's own."""
        seats = cast("list[Object]", self.call("GET", f"/api/tables/{table}")["seats"])
        return [str(one["seat"]) for one in seats if one["mine"]]

    def add_number(self, table: str, wanted: Object) -> None:
        """Add a number of one's own to the deal: commit to it, or tell it once all have committed.

        `wanted` is the table's `numbers`. A seat does this by itself.
        """
        known = (table, cast("int", wanted["round"]))
        number = self._numbers.setdefault(known, secrets.token_hex(NUMBER_BYTES))
        people = cast("list[Object]", wanted["people"])
        told: Object = {"commitment": commitment_of(number)}
        if wanted["phase"] == "reveal" and all(one["commitment"] for one in people):
            told = {"number": number}
        try:
            self.call("PUT", f"/api/tables/{table}/number", told)
        except ServerRefused as refused:
            if refused.key not in OVERTAKEN:
                raise

    def open(self, table: str, seat: str | None = None, since: int | None = None) -> Seat:
        """Open the socket of a seat, or of a spectator."""
        return self._seats.enter_context(Seat(self, table, seat, since))


class Seat:
    """The socket of one seat, with the table as this seat last heard of it."""

    def __init__(self, client: Client, table: str, seat: str | None, since: int | None) -> None:
        self.client = client
        self.table_id = table
        self.seat = seat
        self.table: Object = {}
        self.about: Object = {}
        self.seats: list[Object] = []
        self.entries: list[Object] = []
        self._held = ExitStack()
        self._socket = self._connect(since)
        self._take(self._receive())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    @property
    def number(self) -> int:
        """The last entry that this seat has heard of."""
        return cast("int", self.table["number"])

    @property
    def answers(self) -> list[str]:
        """The legal answers; empty if this seat is not asked."""
        return cast("list[str]", self.table["answers"])

    @property
    def asked(self) -> list[str]:
        """The seats that must answer."""
        return cast("list[str]", self.table["asked"])

    def is_over(self) -> bool:
        return self.table["status"] == "over"

    def wait(self) -> bool:
        """Wait until this seat is asked; False if the game is over instead."""
        while not self.answers and not self.is_over():
            self.hear()
        return not self.is_over()

    def wait_for(self, number: int) -> None:
        """Wait until this seat has heard of an entry."""
        while self.number < number:
            self.hear()

    def hear(self) -> None:
        """Wait for the next news."""
        self._take(self._receive())

    def answer(self, notation: str, number: int | None = None) -> int:
        """Answer the question; returns the number of the entry that it became."""
        given = self.number if number is None else number
        acknowledged = self.send({"type": "answer", "number": given, "answer": notation})
        return cast("int", acknowledged["number"])

    def send(self, message: Object) -> Object:
        """Send a message and return the server's answer to it, taking in all news before that."""
        request = message.setdefault("id", secrets.token_hex(8))
        self._socket.send(json.dumps(message))
        while True:
            received = self._receive()
            if received.get("id") != request:
                self._take(received)
            elif received["type"] == "refused":
                self._take(cast("Object", received.get("news") or {}))
                raise ServerRefused(cast("Object", received["error"]))
            else:
                return received

    def reconnect(self) -> None:
        """Open the socket again and hear what was missed."""
        self.close()
        self._socket = self._connect(self.number)
        self._take(self._receive())

    def close(self) -> None:
        self._held.close()

    def _connect(self, since: int | None) -> ClientConnection:
        query = [f"seat={self.seat}"] if self.seat else []
        query += [f"since={since}"] if since is not None else []
        base = self.client.address.replace("http", "ws", 1)
        address = f"{base}/api/tables/{self.table_id}/socket?{'&'.join(query)}"
        headers = {"cookie": self.client.cookie}
        try:
            return self._held.enter_context(
                connect(
                    address,
                    additional_headers=headers,
                    compression=None,
                    proxy=None,
                    open_timeout=self.client.patience,
                    ping_timeout=self.client.patience,
                )
            )
        except InvalidStatus as error:
            raise _refused(bytes(error.response.body or b"")) from error

    def _receive(self) -> Object:
        return cast("Object", json.loads(self._socket.recv(self.client.patience)))

    def _take(self, received: Object) -> None:
        if "table" in received:
            self.table = cast("Object", received["table"])
            self.entries += cast("list[Object]", received["entries"])
            self.seats = cast("list[Object] | None", received["seats"]) or self.seats
            self.about = cast("Object | None", received.get("about")) or self.about
            self._add_number()

    def _add_number(self) -> None:
        """Add this person's number to the deal, if the table waits for it."""
        wanted = cast("Object | None", self.table["numbers"])
        if wanted is not None and self.seat in cast("list[str]", wanted["waiting"]):
            self.client.add_number(self.table_id, wanted)


def _refused(body: bytes) -> ServerRefused:
    try:
        return ServerRefused(cast("Object", json.loads(body)["error"]))
    except (ValueError, KeyError, TypeError):
        return ServerRefused({"key": "http", "text": "the server's answer cannot be read"})
