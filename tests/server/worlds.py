"""Worlds that look alike to one seat: a table's log, and the same log with its secrets permuted.

Two ways lead from a world to another one. A *shuffled* world has the whole log of a game in which
words that the seat cannot know (the names of hidden buildings) have changed places. A *redrawn*
world begins at a moment of the game, with all that the seat cannot know drawn anew by the engine.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlalchemy import Executable, insert

from bigshoulders.games import entry as game_entry
from bigshoulders.kernel.errors import Broken, Malformed
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.store import schema
from bigshoulders.server.store.rows import OPEN, Chair, Entry, Head, Write
from bigshoulders.server.tables.making import _chair_statement, _head_statement
from bigshoulders.server.tables.seating import begun
from bigshoulders.server.tables.service import Draft, Tables, numbered, played
from bigshoulders.server.tables.table import CHAT, MADE, MOVE, UNDO, Table, rules_for

if TYPE_CHECKING:
    from random import Random

    from bigshoulders.kernel.game import Game
    from bigshoulders.kernel.plain import Json

TABLE = "a-table"
LONG_AGO = 1_000_000_000.0
NOW = LONG_AGO + 50_000
WATCHER = "watcher"
CLOCK: dict[str, Json] = {"kind": "live", "bank": 360_000, "increment": 5, "out": "nothing"}

_STEM = re.compile(r"[^0-9]*")


class Loose(Table):
    """A table that plays any log which is legal, whatever its digests say."""

    def _check(self, entry: Entry) -> None:
        pass

    def digest(self) -> str:
        return self._digest()


@dataclass(frozen=True)
class World:
    """All that a database knows of one table."""

    head: Head
    chairs: list[Chair]
    entries: list[Entry]

    def until(self, number: int) -> World:
        return replace(self, entries=self.entries[:number])

    def table(self) -> Loose:
        """Return the table after all its entries."""
        table = Loose(self.head, self.chairs)
        for entry in self.entries:
            table.fold(entry)
        return table

    def rows(self) -> list[Executable]:
        """Return the statements that make a table without entries."""
        guests = [one.guest for one in self.chairs] + [WATCHER]
        people = [{"id": one, "name": f"the {one}", "made_at": LONG_AGO} for one in guests]
        members = [{"table_id": TABLE, "guest": one} for one in guests]
        chairs = [_chair_statement(TABLE, chair) for chair in self.chairs]
        known = insert(schema.members).values(members)
        return [
            insert(schema.guests).values(people),
            _head_statement(self.head),
            *chairs,
            known,
        ]

    def writes(self, tables: Tables, whole: int) -> Iterator[Write]:
        """Return what makes the entries durable: so many at once, the others one by one."""
        table = Loose(self.head, self.chairs)
        for entry in self.entries[:whole]:
            table.fold(entry)
        yield Write([], self.entries[:whole], tables.pulse(table, LONG_AGO))
        for entry in self.entries[whole:]:
            table.fold(entry)
            yield Write([], [entry], tables.pulse(table, entry.at))


def guest_of(seat: int | None) -> str:
    return WATCHER if seat is None else f"guest-{seat}"


# A world


def whole_game(game: str, seats: int, options: dict[str, str], random: Random) -> World:
    """Play a game to its end, with words and with moves taken back."""
    head = _head(game, seats, options, f"seed/{random.random()}")
    chairs = [Chair(seat, guest_of(seat), None, f"the {guest_of(seat)}") for seat in range(seats)]
    table = Loose(head, chairs)
    entries = [_next(table, one) for one in [_made(head), *begun(table, [])]]
    while not (playing := table.playing()).is_over():
        seat = random.choice(playing.deciders())
        action = random.choice(playing.legal(seat))
        entries.append(_next(table, played(MOVE, table.answer(action), guest_of(seat))))
        entries += [_next(table, one) for one in _asides(table, seat, random)]
    return World(head, chairs, entries)


def _asides(table: Loose, seat: int, random: Random) -> list[Draft]:
    """Return what happens now and then beside the game."""
    to = table.free_undo(seat)
    if to is not None and random.random() < 0.1:
        return [Draft(UNDO, seat, guest_of(seat), digest=table.back_to(to), data={"to": to})]
    if random.random() < 0.02:
        data: dict[str, Json] = {"text": "hm", "name": "somebody", "about": table.number}
        return [Draft(CHAT, seat, guest_of(seat), data=data)]
    return []


def _head(game: str, seats: int, options: dict[str, str], seed: str) -> Head:
    return Head(
        id=TABLE,
        game=game,
        seats=seats,
        options=game_entry(game).menu.resolve(options),
        position=None,
        title="a table",
        visibility=OPEN,
        clock=CLOCK,
        host=guest_of(0),
        seed=seed,
        commitment="the same in every world",
        came_how=None,
        came_from=None,
        came_at=None,
        made_at=LONG_AGO,
    )


def _made(head: Head) -> Draft:
    return Draft(MADE, guest=head.host, data={"commitment": head.commitment, "came_how": None})


def _next(table: Table, draft: Draft) -> Entry:
    return numbered(table, draft, LONG_AGO + table.number)


# The same world with other secrets


def knowledge(world: World, seat: int | None) -> list[str]:
    """Return what the engine lets a seat know, entry by entry."""
    table = Loose(world.head, world.chairs)
    return [_learned(table, entry, seat) for entry in world.entries]


def _learned(table: Loose, entry: Entry, seat: int | None) -> str:
    table.fold(entry)
    if table.game is None:
        return ""
    game, me = table.game, -1 if seat is None else seat
    events = [[one.kind.key, game.data(one)] for one in table.tail[-1].events if one.seen_by(me)]
    own = entry.lines.partition("\n")[0] if entry.seat == seat else ""
    answers = [] if seat is None else list(game.answers(seat))
    return json.dumps([game.view(seat), events, own, answers, game.deciders()])


def shuffled(world: World, seat: int | None, random: Random) -> World | None:
    """Let hidden words change places in the whole log, if there is a way that the seat misses."""
    known = knowledge(world, seat)
    told = "\n".join(known)
    for attempt in range(4):
        names = _renaming(world, told, random, pairs=attempt > 0)
        other = None if names is None else _renamed(world, names)
        if other is not None and knowledge(other, seat) == known:
            return replace(other, head=replace(world.head, seed="another seed"))
    return None


def _renaming(world: World, told: str, random: Random, *, pairs: bool) -> dict[str, str] | None:
    """Return new names for some words that do not occur in what the seat was told."""
    used = {word for entry in world.entries for word in entry.lines.split()}
    groups: dict[tuple[str, str], list[str]] = {}
    for domain, words in rules_for(world.head).language.domains.items():
        for word in words:
            stem = _STEM.match(word)
            is_secret = f'"{word}"' not in told and not word.isdigit()
            if stem is not None and is_secret and (pairs or word in used):
                groups.setdefault((domain, stem[0]), []).append(word)
    useful = [group for group in groups.values() if len(group) > 1 and used & set(group)]
    if not useful:
        return None
    names: dict[str, str] = {}
    for group in [random.choice(useful)] if pairs else useful:
        old = random.sample(group, 2) if pairs else group
        new = old[::-1] if pairs else random.sample(group, len(group))
        names |= dict(zip(old, new, strict=True))
    return names if any(old != new and old in used for old, new in names.items()) else None


def _renamed(world: World, names: dict[str, str]) -> World | None:
    """Return the log with other words, or None if such a game cannot be."""
    table = Loose(world.head, world.chairs)
    entries: list[Entry] = []
    try:
        for entry in world.entries:
            lines = "\n".join(_line(line, names) for line in entry.lines.splitlines())
            table.fold(replace(entry, lines=lines))
            digest = table.digest() if entry.digest else ""
            entries.append(replace(entry, lines=lines, digest=digest))
    except (Broken, Malformed):
        return None
    return replace(world, entries=entries)


def _line(line: str, names: dict[str, str]) -> str:
    return " ".join(names.get(word, word) for word in line.split(" "))


def beginning_at(world: World, game: Game) -> World:
    """Return a world whose table begins where a game stands."""
    position = json.dumps(game.rules.position(game.state))
    head = replace(world.head, position=position)
    table = Loose(head, world.chairs)
    entries = [_next(table, one) for one in [_made(head), *begun(table, [])]]
    return World(head, world.chairs, entries)


def redrawn(world: World, seat: int | None, seed: str) -> tuple[World, World]:
    """Return the moment at which a world ends, and the same with what a seat cannot know redrawn.

    Both have one seed: whatever is drawn later from piles that all know is the same in both.
    """
    game = world.table().playing()
    twin = game.determinize(seat, Stream(seed))
    return beginning_at(world, game), beginning_at(world, twin)


def moments(world: World, count: int, random: Random) -> list[int]:
    """Return some entries of a game: some at random, some where several seats choose at once."""
    table = Loose(world.head, world.chairs)
    at_once: list[int] = []
    running: list[int] = []
    for entry in world.entries:
        table.fold(entry)
        if len(table.asked()) > 1:
            at_once.append(entry.number)
        elif table.asked():
            running.append(entry.number)
    return sorted({*_some(at_once, count // 2, random), *_some(running, count, random)})


def open_choices(world: World) -> list[int]:
    """Return the entries after which every seat has to choose, and none has chosen."""
    table = Loose(world.head, world.chairs)
    found: list[int] = []
    for entry in world.entries:
        table.fold(entry)
        if len(table.asked()) == len(world.chairs):
            found.append(entry.number)
    return found


def _some(numbers: Sequence[int], count: int, random: Random) -> list[int]:
    """Return so many numbers, spread over the whole list."""
    step = max(1, len(numbers) // max(1, count))
    return [random.choice(numbers[at : at + step]) for at in range(0, len(numbers), step)]
