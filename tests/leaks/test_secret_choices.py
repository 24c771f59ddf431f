"""Those who still choose in secret learn who has chosen, live, and nothing of what."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from tests.leaks import twins
from tests.leaks.comparing import two_servers
from tests.leaks.listening import PAGE, Listener
from tests.leaks.playing import moment_of
from tests.leaks.scripts import script
from tests.leaks.sights import sight_of
from tests.server.worlds import Loose, guest_of, whole_game

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.client import Object
    from tests.leaks.comparing import Pair
    from tests.server.within import Within
    from tests.server.worlds import World

CASES = [
    (3, {"edition": "2018", "draft": "on"}),
    (3, {"edition": "2020"}),
    (4, {"edition": "2025"}),
]
MOMENTS = 3


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_a_secret_choice_is_heard_but_not_told(
    seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    world = whole_game("city", seats, options, Random(5))
    at_once = open_choices(world)[:MOMENTS]

    async def listen() -> int:
        async with two_servers(tmp_path) as pair:
            return sum([await choose_apart(pair, world.until(number)) for number in at_once])

    assert asyncio.run(listen()) > 0


def open_choices(world: World) -> list[int]:
    """Return the entries after which every seat has to choose, and none has chosen."""
    table = Loose(world.head, world.chairs)
    found: list[int] = []
    for entry in world.entries:
        table.fold(entry)
        if len(table.asked()) == len(world.chairs):
            found.append(entry.number)
    return found


async def choose_apart(pair: Pair, then: World) -> int:
    """Let seats that choose at once answer differently in two worlds; returns how many did.

    The seat 0 answers nothing and hears the others choose; the last of them must not answer, or
    all is revealed.
    """
    random = Random(1)
    moment = await moment_of(then, random, 1)
    observation = sight_of(moment, guest_of(0), len(moment.entries))
    other = twins.redrawn(moment, observation, "apart")
    assert other is not None
    asked = script(moment, observation, frozenset(), random)
    heard: list[list[str]] = []
    chosen: list[list[str]] = []
    for server, world, last in zip(pair.servers, (moment, other), (False, True), strict=True):
        listener = Listener(server, world, asked)
        await listener.set_up(len(world.entries))
        async with await server.open(
            f"{PAGE}/socket?seat={asked.names[0]}", guest=guest_of(0)
        ) as wire:
            others = world.table().asked()[1:]
            chosen.append([await _choose(server, world, seat, last=last) for seat in others])
            heard.append([await wire.text() for _i in range(1 + len(others))])
    assert heard[0] == heard[1]
    assert not any(answer in "".join(heard[0][1:]) for one in chosen for answer in one)
    return sum(one != another for one, another in zip(*chosen, strict=True))


async def _choose(server: Within, world: World, seat: int, *, last: bool) -> str:
    """Answer as another guest, over a socket of their own."""
    table = world.table()
    answers = table.playing().answers(seat)
    answer = table.rules.language.write(answers[-1 if last else 0])
    path = f"{PAGE}/socket?seat={table.name(seat)}"
    async with await server.open(path, guest=guest_of(seat)) as wire:
        number = cast("Object", (await wire.hear())["table"])["number"]
        wire.say({"type": "answer", "id": f"of-{seat}", "number": number, "answer": answer})
        while (told := await wire.hear())["type"] != "ack":
            assert told["type"] == "news", told
    return answer
