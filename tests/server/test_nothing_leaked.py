"""Whatever a seat or a spectator receives is the same, byte for byte, when secrets are permuted."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from bigshoulders.games import GAMES
from bigshoulders.server.messages import LONGEST_LINE, MOST_LINES, MOST_PREVIEWS
from bigshoulders.server.settings import Settings
from bigshoulders.server.store import schema
from bigshoulders.server.store.rows import Write
from bigshoulders.server.tables import making, records, telling
from bigshoulders.server.tables.previewing import Outlook, is_held
from tests.server.within import Denied, Wire, Within, within
from tests.server.worlds import (
    NOW,
    TABLE,
    World,
    guest_of,
    moments,
    open_choices,
    redrawn,
    shuffled,
    whole_game,
)

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.client import Object
    from bigshoulders.kernel.game import Game
    from bigshoulders.kernel.plain import Json
    from bigshoulders.server.tables.table import Table, Told
    from bigshoulders.server.tables.telling import Audience

Case = tuple[str, int, dict[str, str]]

SOCKET = f"/api/tables/{TABLE}/socket"
MANY = 1e9  # requests a second: nobody is made to wait here


def cases() -> Iterator[Case]:
    """Return every game in every edition, and each with its secret draft if it has one."""
    for game, one in GAMES.items():
        switches = {switch.key for switch in one.menu.switches}
        for place, edition in enumerate(one.menu.presets):
            options = {one.menu.preset_key: edition}
            yield game, 2 + place % 3, options
            if "draft" in switches:
                yield game, 2 + (place + 1) % 3, options | {"draft": "on"}


OPEN = ("raising",)  # games in which nothing is hidden but the order of what is not drawn yet
CASES = [case for case in cases() if case[0] not in OPEN]
OPEN_CASES = [case for case in cases() if case[0] in OPEN]


def case_id(case: Case) -> str:
    return "-".join([case[0], *case[2].values(), str(case[1])])


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[Within, Within]]:
    """Run two servers that nobody could tell apart."""
    both = [
        Settings(
            f"sqlite:///{folder / name}.db",
            requests_a_second=MANY,
            messages_a_second=MANY,
            now=lambda: NOW,
            steady=lambda: NOW,
            secret="the same",  # noqa: S106 - of a test's own server
        )
        for name in ("one", "other")
    ]
    async with within(both[0]) as one, within(both[1]) as other:
        yield one, other


@dataclass(frozen=True)
class Script:
    """What a guest asks for at one moment of a game, the same in every world."""

    seat: int | None
    back: list[int]  # entries to look back at
    follow: int  # the entry from which on the table is heard live
    previews: list[str]
    lines: list[list[str]]  # answers in a row to look ahead with
    names: list[str]  # of all seats

    @property
    def guest(self) -> str:
        return guest_of(self.seat)

    @property
    def query(self) -> str:
        return "" if self.seat is None else f"seat={self.names[self.seat]}"


def script(world: World, seat: int | None, random: Random) -> Script:
    """Make up what to ask: legal answers, those of others, and nonsense of the game's own words."""
    table, number = world.table(), len(world.entries)
    game, write = table.playing(), table.rules.language.write
    everybodys = [write(code) for one in table.asked() for code in game.answers(one)]
    own = [] if seat is None else [write(code) for code in game.answers(seat)]
    strange = [_mixed(random.choice(everybodys), table, random) for _i in range(12)]
    return Script(
        seat,
        sorted(random.sample(range(1, number + 1), min(number, 2))),
        max(2, number - 6),
        random.sample(own, min(len(own), MOST_PREVIEWS - len(strange))) + strange,
        [_line(game, seat, strange, random) for _i in range(MOST_LINES)],
        [table.name(chair.seat) for chair in world.chairs],
    )


def _line(game: Game, seat: int | None, strange: list[str], random: Random) -> list[str]:
    """Return answers in a row, as far as the seat can look ahead, and one of nonsense."""
    twin, line = game, list[str]()
    while seat is not None and len(line) < LONGEST_LINE - 1 and not is_held(twin):
        legal = twin.legal(seat)
        if not legal:
            break
        action = random.choice(legal)
        line.append(action.notation)
        twin = twin.glimpse(action)
    return [*line, random.choice([*strange, *line])]


def _mixed(answer: str, table: Table, random: Random) -> str:
    """Return an answer in which some words stand for others of their kind."""
    domains = list(table.rules.language.domains.values())
    words = answer.split(" ")
    for place, word in enumerate(words):
        kin = [domain for domain in domains if word in domain]
        if kin and random.random() < 0.7:
            words[place] = random.choice(random.choice(kin))
    return " ".join(words)


class Listener:
    """One guest at one table of one server, who writes down all that the server says."""

    def __init__(self, server: Within, world: World, asked: Script) -> None:
        self.server = server
        self.world = world
        self.script = asked
        self.heard: list[str] = []
        self.first, *self.later = world.writes(server.hall.tables, asked.follow)

    async def hear_all(self) -> list[str]:
        """Hear the last part of a game live, then ask for everything else."""
        await self.set_up()
        await self.follow()
        await self.look_around()
        return self.heard

    async def set_up(self) -> None:
        """Empty the database, and store the first entries of the table."""
        tables = self.server.hall.tables
        await tables.forget_all()
        tables._rooms.clear()
        self.server.hall.annals._kept.clear()
        empty = [one.delete() for one in reversed(schema.metadata.sorted_tables)]
        made = Write([*empty, *self.world.rows()], self.first.entries, self.first.pulse)
        await self.server.hall.journal.append(made)

    async def follow(self) -> None:
        """Hear entries as they become durable."""
        async with await self.open("since=0") as wire:
            self.heard.append(await wire.text())
            for write in self.later:
                await self.server.hall.journal.append(write)
                await self.server.hall.tables.heard(TABLE, write.entries[0].number)
                self.heard.append(await wire.text())

    async def look_around(self) -> None:
        """Ask for everything that the server tells about the table."""
        own, page = self.script.query, f"/api/tables/{TABLE}"
        for query in [*(f"{own}&at={at}" for at in self.script.back), own, ""]:
            await self.get(f"{page}?{query}")
        series = [f"{page}/series", *(f"{page}/series?at={at}" for at in self.script.back)]
        for path in (f"{page}/record", *series, "/api/tables", "/api/tables?mine=true"):
            await self.get(path)
        for name in self.script.names:  # one's own, and those of others
            await self.get(f"{page}?seat={name}")
            await self.try_socket(f"{SOCKET}?seat={name}")
        async with await self.open("") as wire:
            self.heard.append(await wire.text())
            await self.talk(wire)
        await self.fork()

    async def talk(self, wire: Wire) -> None:
        """Ask what answers would change, legal or not, and be refused in many ways."""
        number = len(self.world.entries)
        messages: list[dict[str, Json]] = [
            {"type": "preview", "answers": [*self.script.previews]},
            {"type": "preview", "lines": [[*line] for line in self.script.lines]},
            {"type": "answer", "number": 1, "answer": self.script.previews[-1]},
            {"type": "answer", "number": number, "answer": "no words of this game"},
            {"type": "undo", "number": 1, "to": 2},
            {"type": "consent", "number": 1, "agree": True},
            {"type": "ping"},
        ]
        for place, message in enumerate(messages):
            wire.say({"id": f"m{place}", **message})
            self.heard.append(await wire.text())

    async def fork(self) -> None:
        """Go on from here at a table of one's own, where every hand is one's own to see."""
        given: Json = {"at": len(self.world.entries)}
        path = f"/api/tables/{TABLE}/fork"
        answered = await self.server.http("POST", path, given, guest=self.script.guest)
        self.heard.append(answered.body.decode())
        made = str(answered.json()["table"])
        for name in self.script.names:
            await self.get(f"/api/tables/{made}?seat={name}")

    async def get(self, path: str) -> None:
        answered = await self.server.http("GET", path, guest=self.script.guest)
        self.heard.append(f"{path} {answered.status} {answered.headers} {answered.body.decode()}")

    async def try_socket(self, path: str) -> None:
        try:
            async with await self.server.open(path, guest=self.script.guest) as wire:
                self.heard.append(await wire.text())
        except Denied as denied:
            self.heard.append(str(denied))

    async def open(self, query: str) -> Wire:
        path = f"{SOCKET}?{self.script.query}&{query}"
        return await self.server.open(path, guest=self.script.guest)


@pytest.fixture(autouse=True)
def known_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let new tables have ids, links and seeds that depend on nothing but who asks for what."""
    monkeypatch.setattr(making, "new_id", lambda: "a-fork")
    monkeypatch.setattr(making, "new_token", lambda: "a-token")
    monkeypatch.setattr(records, "new_id", lambda: "a-stream")
    monkeypatch.setattr(secrets, "token_hex", lambda _count: "a-seed")


async def differences(folder: Path, pairs: Iterator[tuple[World, World, Script]]) -> list[str]:
    """Return what guests hear in one world and not in the other."""
    found: list[str] = []
    async with two_servers(folder) as servers:
        for one, other, asked in pairs:
            first = await Listener(servers[0], one, asked).hear_all()
            second = await Listener(servers[1], other, asked).hear_all()
            assert len(first) == len(second)
            found += [here for here, there in zip(first, second, strict=True) if here != there]
    return found


def looks(case: Case, count: int, random: Random) -> Iterator[tuple[World, int | None, int]]:
    """Return some moments of a whole game, who looks at each, and its place among them."""
    game, seats, options = case
    world = whole_game(game, seats, options, random)
    for place, number in enumerate(moments(world, count, random)):
        yield world.until(number), [None, *range(seats)][place % (seats + 1)], place


def shuffled_pairs(case: Case, count: int) -> Iterator[tuple[World, World, Script]]:
    """Return some moments of a whole game, each with a log in which hidden words are exchanged."""
    random = Random(case_id(case))
    for then, seat, _place in looks(case, count, random):
        other = shuffled(then, seat, random)
        if other is not None:
            yield then, other, script(then, seat, random)


def redrawn_pairs(case: Case, count: int) -> Iterator[tuple[World, World, Script]]:
    """Return some moments of a whole game, each beside one where the unknown is drawn anew."""
    random = Random(f"{case_id(case)}/redrawn")
    for then, seat, place in looks(case, count, random):
        one, other = redrawn(then, seat, f"{place}")
        if one.head.position != other.head.position:
            yield one, other, script(one, seat, random)


def reseeded_pairs(case: Case, count: int) -> Iterator[tuple[World, World, Script]]:
    """Return some moments of a whole game, each beside one with other draws to come."""
    random = Random(f"{case_id(case)}/reseeded")
    for then, seat, _place in looks(case, count, random):
        other = replace(then, head=replace(then.head, seed="another seed"))
        yield then, other, script(then, seat, random)


async def choose_apart(servers: tuple[Within, Within], world: World, other: World) -> int:
    """Let seats that choose at once answer differently in two worlds; returns how many did.

    The seat 0 answers nothing and hears the others choose; the last of them must not answer, or
    all is revealed.
    """
    asked = script(world, 0, Random(1))
    listeners = [Listener(servers[0], world, asked), Listener(servers[1], other, asked)]
    wires: list[Wire] = []
    for listener in listeners:
        await listener.set_up()
        wires.append(await listener.open("since=0"))
    apart = 0
    for seat in world.table().asked()[1:]:
        choices = [_choices(one, seat) for one in (world, other)]
        chosen = choices[0][0], choices[1][-1]
        apart += chosen[0] != chosen[1]
        for listener, answer in zip(listeners, chosen, strict=True):
            await _answer(listener, seat, answer)
    heard = [[await wire.text() for _i in range(len(world.table().asked()))] for wire in wires]
    for wire in wires:
        await wire.close()
    assert heard[0] == heard[1]
    assert all(answer not in "".join(heard[0][1:]) for answer in chosen)
    return apart


def _choices(world: World, seat: int) -> list[str]:
    table = world.table()
    return [table.rules.language.write(code) for code in table.playing().answers(seat)]


async def _answer(listener: Listener, seat: int, answer: str) -> None:
    """Answer as another guest, over a socket of their own."""
    path = f"{SOCKET}?seat={listener.script.names[seat]}"
    async with await listener.server.open(path, guest=guest_of(seat)) as wire:
        number: Json = cast("Object", (await wire.hear())["table"])["number"]
        wire.say({"type": "answer", "id": f"of-{seat}", "number": number, "answer": answer})
        while (heard := await wire.hear())["type"] != "ack":
            assert heard["type"] == "news", heard


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_a_log_with_other_secrets_sounds_the_same(case: Case, tmp_path: Path) -> None:
    """Whole logs in which hidden things have changed places, from the first entry on."""
    pairs = list(shuffled_pairs(case, 3))
    assert len(pairs) > 1, "hardly anything was hidden"
    assert asyncio.run(differences(tmp_path, iter(pairs))) == []


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_a_moment_with_other_secrets_looks_the_same(case: Case, tmp_path: Path) -> None:
    """Moments of a game, with all that a seat cannot know drawn anew by the engine."""
    pairs = list(redrawn_pairs(case, 4))
    assert len(pairs) > 3, "hardly anything was hidden"
    assert asyncio.run(differences(tmp_path, iter(pairs))) == []


@pytest.mark.parametrize("case", [*OPEN_CASES, CASES[0]], ids=case_id)
def test_a_log_with_other_draws_to_come_sounds_the_same(case: Case, tmp_path: Path) -> None:
    """The seed binds all draws; whoever could hear of it would know them."""
    pairs = list(reseeded_pairs(case, 6))
    assert len(pairs) > 5
    assert asyncio.run(differences(tmp_path, iter(pairs))) == []


@pytest.mark.parametrize("case", OPEN_CASES, ids=case_id)
def test_an_open_game_has_nothing_to_leak(case: Case) -> None:
    """R-RND-04: whatever is drawn anew, no log and no moment differs from another one."""
    assert list(shuffled_pairs(case, 3)) == []
    assert list(redrawn_pairs(case, 4)) == []


@pytest.mark.parametrize("case", [one for one in CASES if one[1] > 2], ids=case_id)
def test_a_secret_choice_is_heard_but_not_told(case: Case, tmp_path: Path) -> None:
    """Those who still choose learn who has chosen, live, and nothing of what."""
    game, seats, options = case
    world = whole_game(game, seats, options, Random(5))
    at_once = open_choices(world)[:4]
    assert at_once

    async def listen() -> int:
        async with two_servers(tmp_path) as servers:
            return sum(
                [
                    await choose_apart(servers, *redrawn(world.until(number), 0, "apart"))
                    for number in at_once
                ]
            )

    assert asyncio.run(listen()) > 0


# Whether these tests would notice


def _whole_lines(_table: Table, told: Told, _audience: Audience) -> dict[str, Json]:
    return {"lines": told.entry.lines}


def _digest(_table: Table, told: Told, _audience: Audience) -> dict[str, Json]:
    return {"digest": told.entry.digest}


def _all_events(table: Table, told: Told, _audience: Audience) -> dict[str, Json]:
    return {"all": [telling.event(table.playing(), one) for one in told.events]}


@pytest.mark.parametrize("leak", [_whole_lines, _digest, _all_events])
def test_a_leak_in_an_entry_would_be_noticed(
    leak: Callable[[Table, Told, Audience], dict[str, Json]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = telling.entry
    monkeypatch.setattr(telling, "entry", lambda *given: honest(*given) | leak(*given))
    pairs = shuffled_pairs(CASES[-1], 1)
    assert asyncio.run(differences(tmp_path, pairs))


def _seed(table: Table, _audience: Audience) -> dict[str, Json]:
    return {"seed": table.head.seed}


def _next_draw(table: Table, _audience: Audience) -> dict[str, Json]:
    return {"next": table._dealer.copy().below(1000)}


@pytest.mark.parametrize("leak", [_seed, _next_draw])
def test_a_leak_of_draws_to_come_would_be_noticed(
    leak: Callable[[Table, Audience], dict[str, Json]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = telling.face
    monkeypatch.setattr(telling, "face", lambda *given: honest(*given) | leak(*given))
    pairs = shuffled_pairs(CASES[-1], 1)
    assert asyncio.run(differences(tmp_path, pairs))


def _next_seats_view(table: Table, audience: Audience) -> dict[str, Json]:
    other = 0 if audience is None else (audience + 1) % table.head.seats
    return {} if table.game is None else {"view": table.game.view(other)}


def _state(table: Table, _audience: Audience) -> dict[str, Json]:
    return {} if table.game is None else {"hash": table.game.hash()}


@pytest.mark.parametrize("leak", [_next_seats_view, _state])
def test_a_leak_of_the_position_would_be_noticed(
    leak: Callable[[Table, Audience], dict[str, Json]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = telling.face
    monkeypatch.setattr(telling, "face", lambda *given: honest(*given) | leak(*given))
    pairs = redrawn_pairs(CASES[-1], 1)
    assert asyncio.run(differences(tmp_path, pairs))


def test_a_fork_that_kept_the_hands_of_others_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def kept(_then: Table, game: Game, _guest: str) -> str:
        return json.dumps(game.rules.position(game.state))

    monkeypatch.setattr(records, "_unknown_redrawn", kept)
    pairs = redrawn_pairs(CASES[-1], 1)
    assert asyncio.run(differences(tmp_path, pairs))


def test_a_look_ahead_that_went_on_with_hidden_things_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Outlook._told

    def knowing(self: Outlook, twin: Game) -> dict[str, Json]:
        return honest(self, twin) | {"hash": twin.hash()}

    monkeypatch.setattr(Outlook, "_told", knowing)
    pairs = redrawn_pairs(CASES[-1], 4)
    assert asyncio.run(differences(tmp_path, pairs))
