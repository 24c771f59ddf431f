"""Bots at tables: they think in processes of their own, with a budget of time.

A worker is told the moves of a game and which seat to answer for, replays them (or the rest of
them, if it knew the table), and gives the bot that seat's observation, no more. One that takes too
long is ended, and a random legal answer takes the place of the bot's. Programs from outside run
beside the worker that asks them, and end with it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from queue import SimpleQueue
from time import perf_counter
from typing import Final, NamedTuple, cast

from bigshoulders.bots import make_bot
from bigshoulders.bots.arena import end_with_parent
from bigshoulders.bots.bot import Bot
from bigshoulders.kernel.action import code_of, mover
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.json_nodes import read_json
from bigshoulders.outside.finding import Entrant, make_entrant
from bigshoulders.outside.forfeits import OutsideBot
from bigshoulders.server.metrics import BOT_FORFEITS, BOT_SECONDS, BOT_TIMEOUTS
from bigshoulders.server.tables.bots.turns import TableTurn, Turns
from bigshoulders.server.tables.table import shared_rules

KNOWN_GAMES: Final = 64
STARTING: Final = 30.0  # seconds that a new process may take on top of its budget
FALLBACK: Final = "random"

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot is asked: a game by its moves, and a seat."""

    table: str
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    position: str | None
    moves: list[int]
    seat: int
    bot: str
    seed: str
    entrant: Entrant | None = None  # a bot from outside


class Chosen(NamedTuple):
    """An answer, and why the bot forfeited it if it did."""

    notation: str
    forfeited: str = ""


class BotPool:
    """Processes that think, each looked after by one thread; tables take turns."""

    def __init__(self, processes: int, budget: float) -> None:
        self._budget = budget
        self._pool = ThreadPoolExecutor(processes, thread_name_prefix="thinker")
        self._free: SimpleQueue[Worker] = SimpleQueue()
        for _number in range(processes):
            self._free.put(Worker())
        self._idle = processes
        self.turns: Turns[asyncio.Future[None]] = Turns()

    async def choose(self, thought: Thought, place: TableTurn) -> str:
        """Return the notation of the bot's answer; the event loop goes on meanwhile."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self.turns.put(place, turn)
        self._call_next()
        try:
            await turn
            return await loop.run_in_executor(self._pool, self._choose, thought)
        finally:
            if turn.done() and not turn.cancelled():
                self._idle += 1
                self._call_next()

    def _call_next(self) -> None:
        """Give idle processes to those whose turn it is."""
        while self._idle and (turn := self.turns.take()) is not None:
            if not turn.cancelled():
                self._idle -= 1
                turn.set_result(None)

    def _choose(self, thought: Thought) -> str:
        worker = self._free.get()
        started = perf_counter()
        try:
            chosen = worker.ask(thought, self._budget)
        finally:
            self._free.put(worker)
        BOT_SECONDS.observe(perf_counter() - started)
        if chosen is None:
            BOT_TIMEOUTS.add()
            return _choose({}, replace(thought, bot=FALLBACK, entrant=None)).notation
        if chosen.forfeited:
            BOT_FORFEITS.add()
            facts = {"bot": thought.bot, "table": thought.table, "why": chosen.forfeited}
            log.warning("a bot forfeited a decision", extra={"facts": facts})
        return chosen.notation

    def close(self) -> None:
        """End every process."""
        self._pool.shutdown(cancel_futures=True)
        while not self._free.empty():
            self._free.get().end()


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, thought: Thought, budget: float) -> Chosen | None:
        """Return an answer, or None if the process was too slow or died."""
        try:
            patience = budget + (self._start() if self._pipe is None else 0.0)
            pipe = cast("Connection", self._pipe)
            pipe.send(thought)
            if pipe.poll(patience):
                return cast("Chosen | None", pipe.recv())
        except (OSError, EOFError):
            pass
        self.end()
        return None

    def end(self) -> None:
        """End the process; the next question starts a new one."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def _start(self) -> float:
        """Start a process; if that fails there is no pipe, and the next question tries again."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=think, args=(theirs,), daemon=True)
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._process, self._pipe = process, ours
        return STARTING


# In the worker's process


def think(pipe: Connection) -> None:
    """Answer questions until the pipe is closed."""
    end_with_parent()  # also while a program is waited for
    known: dict[str, Game] = {}
    while True:
        try:
            pipe.send(_choose(known, cast("Thought", pipe.recv())))
        except (EOFError, OSError, KeyboardInterrupt):
            return  # the server is gone


def _choose(known: dict[str, Game], thought: Thought) -> Chosen:
    game = known.pop(thought.table, None)
    if game is None or game.moves != thought.moves[: len(game.moves)]:
        game = _opened(thought)
    for move in thought.moves[len(game.moves) :]:
        game.play(mover(move), code_of(move))
    known[thought.table] = game
    if len(known) > KNOWN_GAMES:
        del known[next(iter(known))]
    bot = _bot(thought)
    notation = game.rules.language.write(bot.answer(game, thought.seat))
    return Chosen(notation, bot.why if isinstance(bot, OutsideBot) else "")


def _bot(thought: Thought) -> Bot:
    """Return who thinks; a bot from outside is known by its table, and goes on running."""
    if thought.entrant is None:
        return make_bot(thought.game, thought.bot, thought.seed)
    return make_entrant(thought.game, thought.entrant, thought.seed, thought.table)


def _opened(thought: Thought) -> Game:
    rules = shared_rules(thought.game, thought.seats, thought.options)
    if thought.position is None:
        return begin(rules, rules.start(), None)
    return begin(rules, rules.restore(read_json(thought.position, "position")), None)
