"""Whose bot thinks next."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import TYPE_CHECKING, cast

from bigshoulders.server.tables.bots import pool
from bigshoulders.server.tables.bots.turns import EVERY, TableTurn, Turns
from tests.server.listening import PATIENCE, until
from tests.server.test_hostile import guest, run

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from bigshoulders.client import Object
    from bigshoulders.server.tables.bots.pool import Thought
    from tests.server.within import Within


def waiting(*places: TableTurn) -> Turns[str]:
    """Return turns at which each table waits under its own name."""
    turns: Turns[str] = Turns()
    for place in places:
        turns.put(place, place.table)
    return turns


def order(turns: Turns[str]) -> list[str]:
    found = []
    while (item := turns.take()) is not None:
        found.append(item)
    return found


def of(owner: str, count: int, *, attended: bool) -> list[TableTurn]:
    return [TableTurn(f"{owner}-{number}", owner, attended) for number in range(count)]


def test_a_thousand_tables_of_one_guest_push_nobody_back() -> None:
    turns = waiting(*of("many", 1000, attended=False), TableTurn("ann", "Ann", attended=False))
    assert order(turns)[:2] == ["many-0", "ann"]


def test_a_table_where_somebody_waits_comes_before_those_where_nobody_is() -> None:
    turns = waiting(*of("many", 1000, attended=False), TableTurn("ann", "Ann", attended=True))
    assert order(turns)[0] == "ann"


def test_owners_take_turns_and_each_owners_tables_too() -> None:
    turns = waiting(*of("a", 3, attended=True), *of("b", 2, attended=True))
    turns.put(TableTurn("a-0", "a", attended=True), "a-0 again")
    assert order(turns) == ["a-0", "b-0", "a-1", "b-1", "a-2", "a-0 again"]


def test_tables_where_nobody_is_go_on_too() -> None:
    turns = waiting(*of("here", 2 * EVERY, attended=True), *of("away", 2, attended=False))
    found = order(turns)
    assert [found.index(name) + 1 for name in ("away-0", "away-1")] == [EVERY, 2 * EVERY]


def test_a_table_moves_up_when_somebody_comes() -> None:
    turns = waiting(*of("many", 1000, attended=False))
    turns.move(TableTurn("many-999", "Ann", attended=True))
    turns.move(TableTurn("elsewhere", "Ann", attended=True))  # where nothing waits
    assert order(turns)[:2] == ["many-999", "many-0"]
    assert order(turns) == []


class Gate:
    """Lets bots think only when the test says so, and keeps who thought in which order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.thought: list[str] = []
        self.began = Event()
        self.open = Event()
        monkeypatch.setattr(
            pool.Worker, "ask", lambda _worker, thought, _budget: self._ask(thought)
        )

    def _ask(self, thought: Thought) -> pool.Chosen:
        self.thought.append(thought.table)
        self.began.set()
        assert self.open.wait(PATIENCE)
        return pool.Chosen("an answer") if thought.game == "" else pool._choose({}, thought)


def test_a_thousand_thoughts_for_one_guest_let_another_bot_think_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate = Gate(monkeypatch)

    async def flood() -> None:
        bot_pool = pool.BotPool(1, 0.0)
        places = [*of("many", 1000, attended=False), TableTurn("bob", "Bob", attended=False)]
        places.append(TableTurn("ann", "Ann", attended=True))
        asked = [asyncio.ensure_future(bot_pool.choose(about(one.table), one)) for one in places]
        await asyncio.to_thread(gate.began.wait, PATIENCE)
        asked[1].cancel()
        gate.open.set()
        await asyncio.gather(*asked, return_exceptions=True)
        bot_pool.close()

    asyncio.run(flood())
    assert gate.thought[:4] == ["many-0", "ann", "bob", "many-2"]
    assert len(gate.thought) == 1001


def about(table: str) -> Thought:
    return pool.Thought(table, "", 0, (), None, [], 0, "", "")


def test_whoever_looks_at_a_table_does_not_wait_for_tables_at_which_nobody_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the table was made before, and is asked for its bot's answer already."""
    gate = Gate(monkeypatch)

    async def play(server: Within) -> None:
        many, ann = await guest(server, "Many"), await guest(server, "Ann")
        for _number in range(4):
            await made(server, many, "random", "random")
        table, asked, own = "", "", ""
        while asked == own:  # until chance lets a bot begin
            table = await made(server, ann, "random", "random", "me")
            told = (await server.http("GET", f"/api/tables/{table}?seat=mine", guest=ann)).json()
            (asked,) = cast("list[str]", cast("Object", told["table"])["asked"])
            own = str(told["seat"])
        async with await server.open(f"/api/tables/{table}/socket?seat={own}", guest=ann):
            gate.open.set()
            await until(lambda: len(gate.thought) > 1)
        assert gate.thought[1] == table

    run(tmp_path, play)


async def made(server: Within, host: str, *seats: str) -> str:
    answered = await server.http("POST", "/api/tables", {"seats": [*seats]}, guest=host)
    return str(answered.json()["table"])
