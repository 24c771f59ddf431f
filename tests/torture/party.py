"""The load: people and bots at tables of every game, who begin another one when one is over."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar, cast

from bigshoulders.client import Client, Object, ServerRefused
from bigshoulders.games import GAMES
from tests.torture.moments import LOST, NOT_STORED, Gone, Moments, insist
from tests.torture.stubborn import Stubborn

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")

FRIENDS = ("me", "open")
SITTINGS = (FRIENDS, ("me", "open", "random"), FRIENDS, ("random", "me"), FRIENDS, FRIENDS)
BOTS_ALONE = ("random", "heuristic")
MOST_TABLES = 10  # that a visitor makes
PATIENCE = 180.0  # seconds in which nothing need be heard: a table may stand through two outages
LOOKS = 0.5  # seconds between two looks at a table of bots, or two requests of a visitor


@dataclass
class Party:
    """Everybody who plays at one site, and what they were told."""

    moments: Moments
    chosen: Random
    players: list[Stubborn] = field(default_factory=list)
    made: list[str] = field(default_factory=list)  # tables that were acknowledged
    whole: list[str] = field(default_factory=list)  # those of them that are to reach their end
    is_closing: bool = False
    _threads: list[threading.Thread] = field(default_factory=list)

    def begin(self, groups: int, *, visitors: int = 1) -> None:
        """Let groups sit down, each at a table of its own, bots alone at one more."""
        for place in range(groups):
            game = list(GAMES)[place % len(GAMES)]
            self._start(Group(self, game, SITTINGS[place % len(SITTINGS)]))
        self._start(Group(self, "city", BOTS_ALONE))
        for _visitor in range(visitors):
            self._start(Visitor(self))

    def _start(self, thread: threading.Thread) -> None:
        self._threads.append(thread)
        thread.start()

    def own_dice(self) -> Random:
        """Return dice of one's own, so that a seed means the same however threads take turns."""
        return random.Random(self.chosen.random())

    def insist_on(self, name: str) -> Client:
        """Return a guest whom some server has let in."""
        dice = self.own_dice()
        while True:
            try:
                return Client(self.moments.address(dice), name, patience=PATIENCE)
            except (*LOST, ServerRefused):
                self.moments.pause(0.1)

    def end(self, patience: float) -> None:
        """Let every game be played to its end, and nobody begin another one."""
        self.is_closing = True
        until = time.monotonic() + patience
        for thread in self._threads:
            thread.join(max(0.1, until - time.monotonic()))
        for thread in self._threads:
            if thread.is_alive():
                players = thread.players if isinstance(thread, Group) else []
                told = "; ".join(player.told() for player in players if player.is_alive())
                self.moments.complain(f"{thread.name} did not come to its end: {told}")


class Group(threading.Thread):
    """Plays one game after the other: two people, or bots that somebody looks at now and then."""

    def __init__(self, party: Party, game: str, sitting: tuple[str, ...]) -> None:
        super().__init__(daemon=True, name=f"a table of {game} for {', '.join(sitting)}")
        self._party = party
        self._game = game
        self._sitting = sitting
        self._dice = party.own_dice()
        self.players: list[Stubborn] = []  # of the game that is being played

    def run(self) -> None:
        try:
            ann, bob = self._party.insist_on("Ann"), self._party.insist_on("Bob")
            while not self._party.is_closing:
                self._play(ann, bob)
        except Gone:
            pass
        except Exception as error:  # noqa: BLE001 - whatever it is, the trial must hear of it
            self._party.moments.complain(f"{self.name} broke off: {type(error).__name__}, {error}")

    def _play(self, ann: Client, bob: Client) -> None:
        def make(client: Client) -> tuple[str, str]:
            return client.new_table(self._sitting, game=self._game)

        table, link = self._insist(ann, make, "making a table")
        self._party.made.append(table)
        if "me" not in self._sitting:
            self._party.whole.append(table)
            self._look_on(ann, table)
            return
        players = self._sit_down(table, ann, None)
        if "open" in self._sitting:
            players += self._sit_down(table, bob, link)
        self._party.whole.append(table)
        self._party.players += players
        self.players = players
        for player in players:
            player.start()
        for player in players:
            player.join()

    def _sit_down(self, table: str, guest: Client, link: str | None) -> list[Stubborn]:
        """Return a player for each seat of a guest, who takes the open one if given the link."""
        if link is not None:
            self._insist(guest, lambda client: client.join(link), "joining")
            seat = self._insist(guest, lambda client: _open_seat(client, table), "looking")
            self._insist(guest, lambda client: _take(client, table, seat), "sitting down")
        names = self._insist(guest, lambda client: client.seats_of(table), "looking")
        while not names:
            self._party.moments.complain("who has sat down is not told of it by another server")
            names = self._insist(guest, lambda client: client.seats_of(table), "looking")
        return [self._player(table, guest, name) for name in names]

    def _player(self, table: str, guest: Client, name: str) -> Stubborn:
        """Return a player with a client of its own, which may be at another server."""
        address, cookie = guest.address, guest.cookie
        own = self._insist(guest, lambda _: Client(address, "Ann", cookie, PATIENCE), "a name")
        seat = self._insist(own, lambda client: client.open(table, name, 0), "opening a socket")
        return Stubborn(seat, self._party.moments, self._party.own_dice())

    def _look_on(self, host: Client, table: str) -> None:
        """Wait until bots have played to the end."""
        while self._insist(host, lambda client: _status(client, table), "looking") != "over":
            self._party.moments.pause(LOOKS)
        self._party.moments.count("games of bots")

    def _insist(self, client: Client, work: Callable[[Client], T], what: str) -> T:
        return insist(self._party.moments, self._dice, client, work, what)


class Visitor(threading.Thread):
    """Asks for everything over HTTP, again and again; never hears anything but its answer."""

    def __init__(self, party: Party) -> None:
        super().__init__(daemon=True, name="a visitor")
        self._party = party
        self._tables: list[str] = []
        self._dice = party.own_dice()

    def run(self) -> None:
        try:
            client = self._party.insist_on("Eve")
            while not self._party.is_closing:
                self._visit(client)
        except Gone:
            pass

    def _visit(self, client: Client) -> None:
        self._make_table(client)
        if self._tables:
            place = f"/api/tables/{self._dice.choice(self._tables)}"
            self._ask(client, "GET", place)
            self._ask(client, "PUT", f"{place}/seats/red", {"who": "open"})
            self._ask(client, "PUT", f"{place}/seats/red", {"who": "me"})
            self._ask(client, "POST", f"{place}/link")
        self._ask(client, "GET", "/api/tables")
        self._ask(client, "GET", "/api/tables?mine=true")
        self._ask(client, "POST", "/api/guest", {"name": "Eve"})

    def _make_table(self, client: Client) -> None:
        if len(self._tables) < MOST_TABLES:
            made = self._ask(client, "POST", "/api/tables", {"seats": ["me", "open", "open"]})
            if made is not None:
                self._tables.append(str(made["table"]))
                self._party.made.append(self._tables[-1])

    def _ask(
        self, client: Client, method: str, path: str, body: Object | None = None
    ) -> Object | None:
        """Ask once; the answer, or None if the database or the server was away."""
        moments = self._party.moments
        moments.pause(LOOKS / 5)
        client.address = moments.address(self._dice)
        try:
            return client.call(method, path, body)
        except ServerRefused as refused:
            moments.count(refused.key)
            if refused.key != NOT_STORED:
                words = f"{method} {path.split('?', maxsplit=1)[0].partition('/tables/')[0]}"
                moments.complain(f"{words} was refused: {refused.key}, {refused}")
        except LOST:
            moments.count("lost")
        return None


def _take(client: Client, table: str, seat: str) -> Object:
    return client.call("PUT", f"/api/tables/{table}/seats/{seat}", {"who": "me"})


def _open_seat(client: Client, table: str) -> str:
    """Return the seat that is open, or one's own if an earlier try has taken it."""
    seats = cast("list[Object]", client.call("GET", f"/api/tables/{table}")["seats"])
    return str(next(one for one in seats if one["who"] == "open" or one["mine"])["seat"])


def _status(client: Client, table: str) -> str:
    found = cast("Object", client.call("GET", f"/api/tables/{table}")["table"])
    return str(found["status"])
