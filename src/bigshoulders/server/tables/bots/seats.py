"""Seats that are played by bots: who must think now, and giving the answer they found."""

from __future__ import annotations

from bigshoulders.server.errors import Refused
from bigshoulders.server.tables.actions import Actor, answer
from bigshoulders.server.tables.bots.pool import BotPool, Thought
from bigshoulders.server.tables.bots.turns import TableTurn
from bigshoulders.server.tables.room import Room
from bigshoulders.server.tables.service import Tables
from bigshoulders.server.tables.table import Table


class BotSeats:
    """Lets the bots of every table answer when they are asked."""

    def __init__(self, tables: Tables, bot_pool: BotPool) -> None:
        self._tables = tables
        self._thinkers = bot_pool
        tables.after_entry.append(self.wake)

    def wake(self, room: Room, table: Table) -> None:
        """Let each bot think that is asked and does not think yet."""
        for seat in table.asked():
            if table.chairs[seat].bot and seat not in room.thinking:
                room.thinking.add(seat)
                thought, number = self._thought(table, seat), table.since[seat]
                self._tables.spawn(self._play(room, thought, number, _place(room, table)))

    def attend(self, room: Room, table: Table) -> None:
        """Let the bots of a table think sooner, because somebody is there who waits for them."""
        self._thinkers.turns.move(_place(room, table))

    async def _play(self, room: Room, thought: Thought, number: int, place: TableTurn) -> None:
        request = f"bot-{thought.seat}-{number}"
        actor = Actor(None, thought.seat)
        try:
            chosen = await self._thinkers.choose(thought, place)
            room.thinking.discard(thought.seat)
            await answer(self._tables, thought.table, actor, request, number, chosen)
        except Refused:
            await self._tables.look_after(thought.table)  # the game went another way meanwhile
        finally:
            room.thinking.discard(thought.seat)

    def _thought(self, table: Table, seat: int) -> Thought:
        head, bot = table.head, str(table.chairs[seat].bot)
        return Thought(
            head.id,
            head.game,
            head.seats,
            tuple(head.options.items()),
            head.position,
            table.playing().moves[:],
            seat,
            bot,
            f"{head.seed}/bot/{seat}/{table.number}",
            self._tables.bots.entrant(bot),
        )


def _place(room: Room, table: Table) -> TableTurn:
    """Return when the bots of a table have their turn.

    Whoever is there to play has the turns of their address, which is harder to have many of than
    guests are to make; tables at which nobody is are their host's.
    """
    here = {one.seat: one.address for one in room.connections if one.seat is not None}
    owner = here[min(here)] if here else table.head.host
    return TableTurn(table.head.id, owner, attended=bool(here))
