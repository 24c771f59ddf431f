"""Whether the leak test would notice: servers that tell too much, each in a way of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from bigshoulders.server.tables.table import SEAT, UNDO
from tests.leaks import listening, planted
from tests.leaks.comparing import two_servers
from tests.leaks.happenings import WATCHER
from tests.leaks.looks import Look, after_a_loss, looks, moments_of, shuffled_look
from tests.leaks.playing import Case, lively_game
from tests.leaks.scripts import STRANGE
from tests.leaks.sights import sight_of
from tests.server.worlds import Loose, chair_after

if TYPE_CHECKING:
    from pathlib import Path

    from tests.leaks.comparing import Pair
    from tests.server.worlds import World

CASE = Case("city", 2, {"edition": "2018", "draft": "on"}, "a host who looks on")
MANY = 60


class Looks:
    """Looks that are likely to notice something, made when they are needed, and never twice."""

    def __init__(self, made: Callable[[World, str], AsyncIterator[Look]]) -> None:
        self._make = made
        self._made: list[Look] = []
        self._games = 0

    async def some(self) -> AsyncIterator[Look]:
        for look in self._made:
            yield look
        while len(self._made) < MANY:
            self._games += 1
            world = await lively_game(CASE, Random(f"planted {self._games}"))
            async for look in self._make(world, f"planted {self._games}"):
                self._made.append(look)
                yield look


async def by_anybody(world: World, name: str) -> AsyncIterator[Look]:
    async for look in looks(world, name, 10):
        yield look


async def by_somebody_asked(world: World, name: str) -> AsyncIterator[Look]:
    async for look in by_anybody(world, name):
        if len(look.script.previews) > STRANGE:
            yield look


async def at_an_undo(world: World, name: str) -> AsyncIterator[Look]:
    random = Random(name)
    for number in [entry.number for entry in world.entries if entry.kind == UNDO]:
        observation = sight_of(world.until(number), WATCHER, number - 1)
        yield shuffled_look(world.until(number), observation, name, frozenset(), random)


async def by_somebody_who_loses_a_seat(world: World, name: str) -> AsyncIterator[Look]:
    for loss in moments_of(world).losses:
        yield after_a_loss(world, loss, name, frozenset(), Random(name))


async def by_the_last_chooser(world: World, name: str) -> AsyncIterator[Look]:
    """Yield looks of whoever still has to choose when all others have chosen in secret."""
    table = Loose(world.head, list(world.chairs))
    before: list[int] = []
    for entry in world.entries:
        table.fold(entry)
        if entry.kind == SEAT:
            table.chairs[entry.seat or 0] = chair_after(entry)
        asked = table.asked()
        guest = table.chairs[asked[0]].guest if asked else None
        if len(before) > len(asked) == 1 and guest is not None:
            then = world.until(entry.number)
            observation = sight_of(then, guest, entry.number)
            yield shuffled_look(then, observation, name, frozenset(), Random(name))
        before = asked


ANYBODYS = Looks(by_anybody)
OF_SOMEBODY_ASKED = Looks(by_somebody_asked)
OF_THE_LAST_CHOOSER = Looks(by_the_last_chooser)
AT_AN_UNDO = Looks(at_an_undo)
AFTER_A_LOSS = Looks(by_somebody_who_loses_a_seat)


@dataclass(frozen=True)
class Leak:
    """A leak, and where and by whom it is looked for."""

    name: str
    plant: Callable[[pytest.MonkeyPatch], None]
    surface: str
    looks: Looks = ANYBODYS


LEAKS = (
    *(
        Leak(f"{more.__name__} with an entry, {surface}", planted.tell_with_an_entry(more), surface)
        for surface in (listening.LIVE, listening.HISTORY)
        for more in (planted.lines, planted.digest, planted.events)
    ),
    Leak(
        *("what was taken back", planted.tell_with_an_entry(planted.taken_back), listening.LIVE),
        AT_AN_UNDO,
    ),
    *(
        Leak(
            f"{more.__name__} with the table",
            planted.tell_with_the_table(more),
            listening.TABLE_PAGE,
        )
        for more in (planted.seed, planted.next_draw, planted.next_seats_view, planted.state)
    ),
    Leak("a lost seat, asked for", planted.forget_that_a_seat_was_lost, listening.OTHER_SEATS),
    Leak(
        *("a lost seat, heard", planted.forget_that_a_seat_was_lost, listening.LIVE),
        AFTER_A_LOSS,
    ),
    Leak(
        *("a socket left open", planted.keep_the_socket_of_a_seat_that_was_lost, listening.LIVE),
        AFTER_A_LOSS,
    ),
    Leak(
        "a fork with a hand one had",
        planted.fork_with_the_hand_of_a_seat_that_was_lost,
        listening.FORKS,
    ),
    Leak("a fork with every hand", planted.fork_with_every_hand, listening.FORKS),
    Leak("a host in a person's seat", planted.let_the_host_sit_anywhere, listening.GRABS),
    Leak(
        *("a preview that knows", planted.preview_with_the_state, listening.PREVIEWS),
        OF_SOMEBODY_ASKED,
    ),
    Leak(
        *("a preview that draws", planted.preview_draws_and_reveals, listening.PREVIEWS),
        OF_THE_LAST_CHOOSER,
    ),
    Leak(
        *("a row that knows", planted.tell_the_state_with_events_of_a_line, listening.PREVIEWS),
        OF_SOMEBODY_ASKED,
    ),
    Leak(
        "what is unavailable, with the state",
        *(planted.tell_the_state_with_what_is_unavailable, listening.PREVIEWS),
        OF_SOMEBODY_ASKED,
    ),
    Leak("an early record", planted.export_while_it_is_played, listening.RECORD),
    Leak("a chart of everything", planted.chart_every_line, listening.SERIES),
    Leak("seeds in a list", planted.list_seeds, listening.LISTS),
    Leak("a refusal that knows", planted.refuse_with_the_state, listening.REFUSALS),
)


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.name for leak in LEAKS])
def test_a_leak_would_be_noticed(leak: Leak, tmp_path: Path) -> None:
    async def is_found() -> bool:
        async with two_servers(tmp_path) as pair:
            async for look in leak.looks.some():
                if await is_noticed(pair, look, leak):
                    return True
        return False

    assert asyncio.run(is_found())


async def is_noticed(pair: Pair, look: Look, leak: Leak) -> bool:
    """Plant a leak, and tell whether it makes a difference where it is looked for."""
    asked = replace(look.script, surfaces=frozenset({leak.surface}))
    with pytest.MonkeyPatch.context() as patch:
        leak.plant(patch)
        heard = await pair.compare(replace(look, script=asked))
    return leak.surface in heard and bool(heard[leak.surface].differences)
