"""The arena: bots play whole games, and a simulation sums up many of them.

Game number i of a simulation is dealt from the seed "<seed>/i", and its bots are seeded from it.
The digest covers every move and every final state, so one line tells whether two runs, on other
machines, with more processes, pure or compiled, played the same games.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from multiprocessing import get_context, parent_process
from signal import SIG_DFL, SIGINT, signal
from struct import pack
from threading import Thread
from time import perf_counter
from typing import TypeAlias

from bigshoulders.bots import make_bot
from bigshoulders.bots.bot import Bot
from bigshoulders.bots.random import RandomBot
from bigshoulders.games import rules_of
from bigshoulders.kernel.action import CHANCE, mover
from bigshoulders.kernel.errors import Broken, Malformed, Unavailable
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.playing.playout import playout
from bigshoulders.kernel.rules import Rules
from bigshoulders.kernel.stream import Stream

OnDecision: TypeAlias = Callable[[Game, int, int], None]
Progress: TypeAlias = Callable[[int, int], None]

_DIGEST_BYTES = 16
_CHUNKS_PER_JOB = 8


@dataclass(frozen=True)
class Setting:
    """What all games of a simulation share: the game, its options, and a bot's name per seat."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    referee: bool
    pack: str = ""  # as `packed` writes it: every process makes it anew


@dataclass(frozen=True)
class PlayedGame:
    """One finished game in plain data, so that it can come from another process."""

    scores: list[int]
    winners: list[int]
    choices: int
    forced: int
    answers: int
    digest: bytes
    longest: int
    longest_kind: str
    violations: list[str]


@dataclass(frozen=True)
class Simulation:
    """Many games summed up. A decision is a state in which a seat must act, forced or not."""

    games: int
    choices: int  # decisions with two answers or more
    forced: int  # decisions with a single answer, which the flow gave by itself
    answers: int  # in the lists of all choices together
    seconds: float
    mean_scores: list[float]  # by seat
    mean_winner: float
    wins: list[int]  # by seat; a shared victory counts for each winner
    digest: str
    longest: int  # answers in the longest list of legal answers
    longest_kind: str  # the question that offered it
    violations: int | None  # None without the referee; with it never above 0, see `simulate`

    @property
    def decisions(self) -> int:
        return self.choices + self.forced

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def forced_share(self) -> float:
        return self.forced / self.decisions

    @property
    def mean_answers(self) -> float:
        """The mean length of a list of answers; a forced decision has one of one."""
        return (self.answers + self.forced) / self.decisions


# One game


def play_game(
    game: Game, bots: Sequence[Bot], *, referee: bool, on_decision: OnDecision | None = None
) -> Game:
    """Let the bots play a game to its end; `on_decision` is told game, seat and answer before each.

    Where several seats answer together, each is asked without seeing the others' answers. With
    the referee on, a broken invariant raises `Broken` with the moves so far.
    """
    while True:
        deciders = game.deciders()
        if not deciders:
            return game
        for seat in deciders:
            if seat == CHANCE:
                raise Unavailable("a draw waits and nobody deals; start the game with a seed")
            code = bots[seat].answer(game, seat)
            if on_decision is not None:
                on_decision(game, seat, code)
            game.play(seat, code)
            if referee:
                _check(game)


def choices_of(game: Game) -> int:
    """Return how many answers seats have given, forced ones and draws not counted."""
    return sum(mover(move) != CHANCE for move in game.moves)


def decisions_of(game: Game) -> int:
    """Return how often a seat had to act, with a choice or without one."""
    return choices_of(game) + game.forced


def digest_of(game: Game) -> bytes:
    """Return a hash over every move and the present state."""
    moves = pack(f"<{len(game.moves)}q", *game.moves)
    return blake2b(moves + game.state.fingerprint(), digest_size=_DIGEST_BYTES).digest()


def _check(game: Game) -> None:
    violations = game.rules.violations(game.state)
    if violations:
        raise Broken([*violations, f"after the moves\n{moves_text(game)}"])


def moves_text(game: Game) -> str:
    """Return the moves so far, one a line, without replaying a game that may be broken."""
    return "\n".join(game.lines())


class _Lists:
    """Counts the legal answers, and remembers the longest list and the question that offered it."""

    def __init__(self) -> None:
        self.answers = 0
        self.longest = 0
        self.kind = ""

    def look(self, game: Game, seat: int, _code: int = 0) -> None:
        count = len(game.answers(seat))
        self.answers += count
        if count > self.longest:
            self.longest = count
            self.kind = game.question(seat).kind


def _play_at_random(game: Game, streams: list[Stream], lists: _Lists) -> None:
    """Play like `RandomBot` in every seat, answer for answer, but inside the engine."""
    done = playout(game, streams)
    lists.answers, lists.longest, lists.kind = done.answers, done.longest, done.longest_kind


# Many games


def simulate(  # noqa: PLR0913 - by name only, one for each thing that people vary
    game: str,
    *,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: str = "0",
    options: dict[str, str] | None = None,
    referee: bool = False,
    jobs: int = 1,
    progress: Progress | None = None,
    pack: Pack | None = None,
) -> Simulation:
    """Play many games; one bot's name serves all seats, otherwise there is one per seat.

    With the referee on, the first broken invariant raises `Broken` with the moves of its game.
    `progress` is told after each game how many are finished and how many there will be. More
    `jobs` play in as many processes and give the same digest. A pack changes the components.
    """
    if games < 1:
        raise Malformed(f"a simulation plays at least one game, not {games}")
    names = _name_per_seat(game, bots, seats)
    setting = Setting(game, seats, options or {}, names, seed, referee, packed(pack))
    rules_for(setting)  # complains of a wrong option before any process starts
    started = perf_counter()
    played = list(_counted(_results(setting, games, jobs), games, progress))
    return _summed_up(setting, played, perf_counter() - started)


def _name_per_seat(game: str, bots: Sequence[str], seats: int) -> tuple[str, ...]:
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(names) != seats:
        raise Malformed(f"{seats} seats need {seats} bots, or one for all; got {len(names)}")
    for name in names:
        make_bot(game, name, "")
    return names


def _results(setting: Setting, games: int, jobs: int) -> Iterator[PlayedGame]:
    """Yield the games in order, whoever plays them."""
    if jobs <= 1:
        for number in range(games):
            yield play_numbered(setting, number)
        return
    chunk = max(1, games // (jobs * _CHUNKS_PER_JOB))
    with process_pool(jobs) as pool:
        yield from pool.map(play_numbered, [setting] * games, range(games), chunksize=chunk)


def process_pool(jobs: int) -> ProcessPoolExecutor:
    """Return processes that play; they end with this one, however it ends."""
    context = get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_to_play)


def _begin_to_play() -> None:
    signal(SIGINT, SIG_DFL)  # Ctrl-C is for all of them, and the first one says so
    end_with_parent()


def end_with_parent() -> None:
    """Let this process end as soon as the one that started it is gone, whatever it does."""
    Thread(target=_await_parent, daemon=True).start()


def _await_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # nobody is left to take what this process finds out


def _counted(
    results: Iterable[PlayedGame], games: int, progress: Progress | None
) -> Iterator[PlayedGame]:
    for number, played in enumerate(results, start=1):
        if played.violations:
            raise Broken(played.violations)
        if progress is not None:
            progress(number, games)
        yield played


def play_numbered(setting: Setting, number: int) -> PlayedGame:
    """Play one game of a simulation; what the referee finds is returned, not raised."""
    seed = f"{setting.seed}/{number}"
    rules = rules_for(setting)
    game = begin(rules, rules.start(), Stream(seed))
    bots = [
        make_bot(setting.game, name, f"{seed}/{seat}") for seat, name in enumerate(setting.bots)
    ]
    lists = _Lists()
    violations: list[str] = []
    if not setting.referee and all(type(bot) is RandomBot for bot in bots):
        _play_at_random(game, [bot.stream for bot in bots], lists)
    else:
        try:
            play_game(game, bots, referee=setting.referee, on_decision=lists.look)
        except Broken as broken:
            violations = broken.violations
    return _as_played(game, lists, violations)


def rules_for(setting: Setting) -> Rules:
    """Return the rules that all games of a simulation share."""
    return shared_rules(setting.game, setting.seats, tuple(setting.options.items()), setting.pack)


@lru_cache(maxsize=32)
def shared_rules(
    game: str, seats: int, options: tuple[tuple[str, str], ...], pack: str = ""
) -> Rules:
    """Return rules that all games with these options share, in this process."""
    return rules_of(game, seats, dict(options), _unpacked(pack))


def packed(pack: Pack | None) -> str:
    """Return a pack as text, which can go to another process; empty without one."""
    if pack is None:
        return ""
    return json.dumps([pack.name, pack.version, pack.pages, pack.sources])


def _unpacked(text: str) -> Pack | None:
    return Pack(*json.loads(text)) if text else None


def _as_played(game: Game, lists: _Lists, violations: list[str]) -> PlayedGame:
    result = game.result()
    return PlayedGame(
        scores=[] if result is None else result.scores(),
        winners=[] if result is None else result.winners(),
        choices=choices_of(game),
        forced=game.forced,
        answers=lists.answers,
        digest=digest_of(game),
        longest=lists.longest,
        longest_kind=lists.kind,
        violations=violations,
    )


def _summed_up(setting: Setting, played: list[PlayedGame], seconds: float) -> Simulation:
    games = len(played)
    seats = range(setting.seats)
    combined = blake2b(b"".join(one.digest for one in played), digest_size=_DIGEST_BYTES)
    longest = max(played, key=_length)
    return Simulation(
        games=games,
        choices=sum(one.choices for one in played),
        forced=sum(one.forced for one in played),
        answers=sum(one.answers for one in played),
        seconds=seconds,
        mean_scores=[sum(one.scores[seat] for one in played) / games for seat in seats],
        mean_winner=sum(max(one.scores) for one in played) / games,
        wins=[sum(seat in one.winners for one in played) for seat in seats],
        digest=combined.hexdigest(),
        longest=longest.longest,
        longest_kind=longest.longest_kind,
        violations=0 if setting.referee else None,
    )


def _length(played: PlayedGame) -> int:
    return played.longest
