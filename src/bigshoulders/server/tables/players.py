"""Seats that are played by bots: who must think now, and giving the answer they found."""

from __future__ import annotations

from bigshoulders.server.errors import Refused
from bigshoulders.server.tables.acting import Actor, answer
from bigshoulders.server.tables.bots import Thinkers, Thought
from bigshoulders.server.tables.room import Room
from bigshoulders.server.tables.service import Tables
from bigshoulders.server.tables.table import Table


class Players:
    """Lets the bots of every table answer when they are asked."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self._tables = tables
        self._thinkers = thinkers
        tables.after_entry.append(self.wake)

    def wake(self, room: Room, table: Table) -> None:
        """Let each bot think that is asked and does not think yet."""
        for seat in table.asked():
            if table.chairs[seat].bot and seat not in room.thinking:
                room.thinking.add(seat)
                thought, number = _thought(table, seat), table.since[seat]
                self._tables.spawn(self._play(room, thought, number))

    async def _play(self, room: Room, thought: Thought, number: int) -> None:
        request = f"bot-{thought.seat}-{number}"
        actor = Actor(None, thought.seat)
        try:
            chosen = await self._thinkers.choose(thought)
            room.thinking.discard(thought.seat)
            await answer(self._tables, thought.table, actor, request, number, chosen)
        except Refused:
            await self._tables.look_after(thought.table)  # the game went another way meanwhile
        finally:
            room.thinking.discard(thought.seat)


def _thought(table: Table, seat: int) -> Thought:
    head = table.head
    return Thought(
        head.id,
        head.game,
        head.seats,
        tuple(head.options.items()),
        head.position,
        table.playing().moves[:],
        seat,
        str(table.chairs[seat].bot),
        f"{head.seed}/bot/{seat}/{table.number}",
    )
