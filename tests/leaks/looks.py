"""Looks: two worlds that somebody must not be able to tell apart, and what they ask of both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from bigshoulders.kernel.action import CHANCE_NAME
from bigshoulders.kernel.step import TOGETHER
from bigshoulders.server.store.rows import PLAYING
from bigshoulders.server.tables.presenter import SPECTATOR
from bigshoulders.server.tables.table import SEAT, START, UNDO
from tests.leaks import twins
from tests.leaks.listening import LIVE, SURFACES, TABLE_PAGE
from tests.leaks.playing import moment_of
from tests.leaks.scripts import Script, script
from tests.leaks.sights import sight_of, some_guest
from tests.server.worlds import Loose

if TYPE_CHECKING:
    from tests.leaks.sights import Observation
    from tests.server.worlds import World

WINDOW = 8  # entries that are heard live, mostly
LONG_WINDOW = 80  # those that are heard by somebody who has lost a seat
ALWAYS = frozenset({LIVE, TABLE_PAGE})
OPEN_GAMES = ("raising",)  # in which nothing is hidden but the order of what is not drawn yet
AT_A_MOMENT, AFTER_A_LOSS = 0.35, 0.1  # how many looks are so


@dataclass(frozen=True)
class Look:
    """Two worlds, how they differ, and what somebody asks."""

    name: str
    how: str
    one: World
    other: World
    script: Script


@dataclass(frozen=True)
class Loss:
    """A seat that somebody lost, and the next entry at which something secret was dealt to it."""

    guest: str
    number: int
    secret: int


@dataclass(frozen=True)
class Moments:
    """Where to look at a whole game."""

    kinds: list[list[int]]  # any moment, undos, changes of seats, secret choices
    losses: list[Loss]


async def looks(
    world: World, name: str, many: int, surfaces: int = len(SURFACES)
) -> AsyncIterator[Look]:
    """Look at a whole game at some moments, at some surfaces each."""
    random, moments = Random(name), moments_of(world)
    for place in range(many):
        asked = ALWAYS | {*random.sample(SURFACES, surfaces)}
        made = await _look(world, moments, f"{name}, look {place}", asked, random)
        yield made


async def _look(
    world: World, moments: Moments, name: str, surfaces: frozenset[str], random: Random
) -> Look:
    """Return a look at worlds that differ in as much as somebody may not notice."""
    kind = random.random()
    if moments.losses and kind < AFTER_A_LOSS:
        return after_a_loss(world, random.choice(moments.losses), name, surfaces, random)
    number = random.choice(random.choice(moments.kinds))
    last = moments.kinds[0][-1]
    then = world.until(min(number + random.choice([0, 0, 1, 3, WINDOW]), last))
    if world.head.game not in OPEN_GAMES and kind > 1 - AT_A_MOMENT:
        moment = await moment_of(then, random)
        observation = _sight(moment, random)
        other = twins.redrawn(moment, observation, name)
        if other is not None:
            asked = script(moment, observation, surfaces, random)
            return Look(_words(name, moment, observation), twins.REDRAWN, moment, other, asked)
    return shuffled_look(then, _sight(then, random), name, surfaces, random)


def after_a_loss(
    world: World, loss: Loss, name: str, surfaces: frozenset[str], random: Random
) -> Look:
    """Return the look of somebody who listens on when the seat that they had is dealt to."""
    then = world.until(loss.secret)
    observation = sight_of(then, loss.guest, loss.number - 1)
    return shuffled_look(then, observation, name, surfaces, random)


def shuffled_look(
    then: World, observation: Observation, name: str, surfaces: frozenset[str], random: Random
) -> Look:
    """Return a look at the whole log so far, with whatever can be exchanged."""
    asked = script(then, observation, surfaces, random)
    is_open = then.head.game in OPEN_GAMES
    other = None if is_open else twins.shuffled(then, observation, random)
    how = twins.RESEEDED if other is None else twins.SHUFFLED
    return Look(_words(name, then, observation), how, then, other or twins.reseeded(then), asked)


def _words(name: str, world: World, observation: Observation) -> str:
    return f"{name}, entry {len(world.entries)}, {observation.who} ({observation.guest})"


def _sight(world: World, random: Random) -> Observation:
    begun = next(entry.number for entry in world.entries if entry.kind == START)
    follow = max(begun, len(world.entries) - random.randint(0, WINDOW))
    return sight_of(world, some_guest(world, random), follow)


# Where to look


def moments_of(world: World) -> Moments:
    """Find the moments of a game that are worth a look, while it is played."""
    table = Loose(world.head, world.seated)
    kinds: list[list[int]] = [[], [], [], []]
    lost: dict[int, tuple[str, int]] = {}
    losses: list[Loss] = []
    for entry in world.entries:
        table.fold(entry)
        if table.status != PLAYING:
            continue
        places = (True, entry.kind == UNDO, entry.kind == SEAT, _is_secret(table))
        for kind, holds in zip(kinds, places, strict=True):
            if holds:
                kind.append(entry.number)
        for seat in [seat for seat in lost if _is_dealt_to(table, seat)]:
            guest, number = lost.pop(seat)
            if entry.number - number < LONG_WINDOW:
                losses.append(Loss(guest, number, entry.number))
        if entry.kind == SEAT and entry.seat is not None and entry.data["before"] is not None:
            lost[entry.seat] = str(entry.data["before"]), entry.number
    return Moments([found for found in kinds if found], losses)


def _is_dealt_to(table: Loose, seat: int) -> bool:
    """Tell whether something was drawn at the last entry that only one seat may know."""
    told = table.tail[-1]
    is_private = any(one.seen_by(seat) and not one.seen_by(SPECTATOR) for one in told.events)
    return is_private and f"{CHANCE_NAME} " in told.entry.lines


def _is_secret(table: Loose) -> bool:
    """Tell whether several choose at once, or the last of them does."""
    return table.playing().step().kind == TOGETHER
