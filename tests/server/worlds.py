"""Worlds: all that a database knows of one table, made up in memory by playing a game there."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bigshoulders.games import entry as game_entry
from bigshoulders.server.store.rows import OPEN, Chair, Entry, Head
from bigshoulders.server.tables.seats.seating import begun
from bigshoulders.server.tables.service import PendingEntry, assign_number, played
from bigshoulders.server.tables.table import CHAT, MADE, MOVE, SEAT, UNDO, Table

if TYPE_CHECKING:
    from random import Random

    from bigshoulders.kernel.game import Game
    from bigshoulders.kernel.json_nodes import Json

TABLE = "a-table"
LONG_AGO = 1_000_000_000.0
CLOCK: dict[str, Json] = {"kind": "live", "bank": 360_000, "increment": 5, "out": "nothing"}


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
    chairs: list[Chair]  # as the table was made
    entries: list[Entry]

    def until(self, number: int) -> World:
        return replace(self, entries=self.entries[:number])

    @property
    def seated(self) -> list[Chair]:
        """Return who sits where after all entries."""
        chairs = list(self.chairs)
        for entry in self.entries:
            if entry.kind == SEAT:
                after = chair_after(entry)
                chairs[after.seat] = after
        return chairs

    def table(self) -> Loose:
        """Return the table after all its entries."""
        table = Loose(self.head, self.seated)
        for entry in self.entries:
            table.fold(entry)
        return table


def chair_after(entry: Entry) -> Chair:
    """Return a seat as the entry leaves it which tells that it changed hands."""
    data, name = entry.data, str(entry.data["name"])
    guest, kept_for = (_guest(data[key]) for key in ("guest", "kept_for"))
    return Chair(entry.seat or 0, guest, name if data["who"] == "bot" else None, name, kept_for)


def _guest(value: Json) -> str | None:
    return None if value is None else str(value)


def guest_of(seat: int) -> str:
    return f"guest-{seat}"


def name_of(guest: str) -> str:
    return f"the {guest}"


def whole_game(game: str, seats: int, options: dict[str, str], random: Random) -> World:
    """Play a game to its end, with words and with moves taken back."""
    head = head_of(game, seats, options, f"seed/{random.random()}")
    chairs = [Chair(seat, guest_of(seat), None, name_of(guest_of(seat))) for seat in range(seats)]
    table = Loose(head, chairs)
    entries = [_next(table, one) for one in [_made(head), *begun(table, [])]]
    while not (playing := table.playing()).is_over():
        seat = random.choice(playing.deciders())
        action = random.choice(playing.legal(seat))
        entries.append(_next(table, played(MOVE, table.answer(action), guest_of(seat))))
        entries += [_next(table, one) for one in _asides(table, seat, random)]
    return World(head, chairs, entries)


def _asides(table: Loose, seat: int, random: Random) -> list[PendingEntry]:
    """Return what happens now and then beside the game."""
    to = table.free_undo(seat)
    if to is not None and random.random() < 0.1:
        return [PendingEntry(UNDO, seat, guest_of(seat), digest=table.back_to(to), data={"to": to})]
    if random.random() < 0.02:
        data: dict[str, Json] = {"text": "hm", "name": "somebody", "about": table.number}
        return [PendingEntry(CHAT, seat, guest_of(seat), data=data)]
    return []


def head_of(game: str, seats: int, options: dict[str, str], seed: str) -> Head:
    """Return a table that nobody has played at."""
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


def beginning_at(world: World, game: Game) -> World:
    """Return a world whose table begins where a game stands."""
    head = replace(world.head, position=position_of(game))
    table = Loose(head, world.chairs)
    entries = [_next(table, one) for one in [_made(head), *begun(table, [])]]
    return World(head, world.chairs, entries)


def position_of(game: Game) -> str:
    """Return where a game stands, as tables keep it."""
    return json.dumps(game.rules.position(game.state))


def _made(head: Head) -> PendingEntry:
    return PendingEntry(
        MADE, guest=head.host, data={"commitment": head.commitment, "came_how": None}
    )


def _next(table: Table, draft: PendingEntry) -> Entry:
    return assign_number(table, draft, LONG_AGO + table.number)
