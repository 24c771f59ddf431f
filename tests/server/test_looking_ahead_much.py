"""Whoever asks for very many previews: others are served meanwhile, and there is an end to it."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import TYPE_CHECKING, cast

from bigshoulders.server.net.limits import Limits
from bigshoulders.server.tables import actions
from bigshoulders.server.tables.actions import Actor
from bigshoulders.server.tables.previews import Previewer, tries
from tests.server.test_hostile import guest, refusal
from tests.server.test_limiting import OTHER, make, run

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json
    from tests.server.within import ClientSocket, Within

ALONE: Json = {"game": "raising", "seats": ["me", "me"]}


async def sit_down(
    server: Within, name: str, client: str = OTHER
) -> tuple[ClientSocket, list[Json]]:
    """Make a table; returns the socket of the seat that is asked, and the answers it may give."""
    who = await guest(server, name)
    path = f"/api/tables/{(await make(server, who, ALONE, client)).json()['table']}"
    table = (await server.http("GET", path, guest=who)).json()["table"]
    (asked,) = cast("list[str]", cast("Object", table)["asked"])
    socket = await server.open(f"{path}/socket?seat={asked}", guest=who)
    welcome = await socket.hear()
    return socket, cast("list[Json]", cast("Object", welcome["table"])["answers"])


def looking(answers: list[Json], number: int = 0) -> dict[str, Json]:
    """Ask what some answers do, alone and in rows, and what is not possible."""
    lines: list[Json] = [[one] for one in answers[:16]]
    asked: dict[str, Json] = {"answers": answers[:32], "lines": lines, "unavailable": [[], []]}
    return {"type": "preview", "id": f"look-{number}", **asked}


def test_others_are_served_between_one_preview_and_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever else waits has its turn before each of them."""
    turns = 0
    found: list[int] = []  # how many turns others have had by each preview
    after = Previewer.after

    def noted(self: Previewer, notation: str) -> dict[str, Json]:
        found.append(turns)
        return after(self, notation)

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def look(server: Within) -> None:
        ann, answers = await sit_down(server, "Ann")
        monkeypatch.setattr(Previewer, "after", noted)
        waiting = asyncio.create_task(others())
        told = await ann.ask(looking(answers))
        waiting.cancel()
        assert len(cast("Object", told["previews"])) == len(found) == len(answers[:32])
        assert all(one < other for one, other in pairwise(found))
        await ann.close()

    run(tmp_path, look)


def test_moves_do_not_wait_for_previews_nor_change_them(tmp_path: Path) -> None:
    async def look(server: Within) -> None:
        ann, answers = await sit_down(server, "Ann")
        tables = server.services.tables
        (room,) = tables._rooms.values()
        async with tables.looking_ahead:
            ann.say(looking(answers))
            while not tables.looking_ahead._waiters:  # noqa: ASYNC110 - no lock tells that
                await asyncio.sleep(0)
            (connection,) = room.connections
            actor = Actor(connection.guest, connection.seat)
            await actions.answer(tables, room.id, actor, "1", 2, str(answers[0]))
            assert (await ann.hear())["type"] == "news"
        told = cast("dict[str, Object]", (await ann.hear())["previews"])
        assert "refusal" not in told[str(answers[0])]
        await ann.close()

    run(tmp_path, look)


def test_a_guest_tries_out_so_many_answers_in_a_minute(tmp_path: Path) -> None:
    async def look(server: Within) -> None:
        ann, answers = await sit_down(server, "Ann")
        message = looking(answers)
        asked = [message[key] for key in ("answers", "lines", "unavailable")]
        assert tries(*asked) > 20  # type: ignore[arg-type] # they are lists of texts
        assert (await ann.ask(message))["type"] == "previews"
        error = await refusal(ann, looking(answers, 1))
        assert error["key"] == "too_many"
        assert str(error["text"]).startswith("you have looked ahead too often; go on in ")
        bob, answers = await sit_down(server, "Bob")
        assert (await bob.ask(looking(answers)))["type"] == "previews"
        await ann.close()
        await bob.close()

    run(tmp_path, look, Limits(previews=20))


def test_whoever_is_refused_too_often_is_let_go(tmp_path: Path) -> None:
    async def look(server: Within) -> None:
        ann, answers = await sit_down(server, "Ann")
        for number in range(22):
            ann.say(looking(answers, number))
        while (heard := await ann.next())["type"] == "websocket.send":
            pass
        assert heard["code"] == 1008
        await ann.close()

    run(tmp_path, look, Limits(previews=20))
