"""Measures our engine, whichever one Python finds: installed, or interpreted with PYTHONPATH=src.

Prints one JSON object: PYTHONPATH=src python -m bench.ours --seconds 0.5
"""

from __future__ import annotations

import argparse
import json
import zlib
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

import bigshoulders.kernel.game as kernel_game
from bench.measure import (
    MEASURED,
    Engine,
    Row,
    Tally,
    attempt,
    kilobytes,
    microseconds,
    random_play,
)
from bench.slowest import slowest
from bigshoulders import new_game
from bigshoulders.games import GAMES, rules_of
from bigshoulders.kernel.action import CHANCE, mover
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import read_json
from bigshoulders.kernel.playing.perft import perft, wander
from bigshoulders.kernel.playing.playout import playout
from bigshoulders.kernel.record import read_record, record_of, replay
from bigshoulders.kernel.state import State
from bigshoulders.kernel.stream import Stream

SEATS = (2, 3, 4)
MOST_SEATS = 4
PERFT_DEPTH = 3
ENDLESS = 1_000_000  # more answers than any game has


def is_compiled() -> bool:
    """Tell whether the engine that Python finds is a compiled one."""
    return not str(kernel_game.__file__).endswith(".py")


class Ours(Engine):
    """A game of ours with events off, answered from a stream of the kernel."""

    def __init__(self, game: str, seats: int) -> None:
        title = f"{game.capitalize()}, {seats} seats"
        super().__init__(f"{game}_{seats}", title, compiled=is_compiled())
        self.game = game
        self.seats = seats
        self.stream = Stream("bench")

    def play(self, number: int, tally: Tally) -> None:
        game = new_game(self.game, seats=self.seats, seed=number, events=False)
        done = playout(game, [self.stream] * self.seats)
        forced = game.forced  # the flow gave these by itself; the other engines ask for them
        tally.add(done.choices + forced, done.choices, done.answers + forced)

    def middle(self, number: int) -> Callable[[], object]:
        return half_played(self.game, self.seats, number).copy


def finished(kind: str, seats: int, number: int) -> Game:
    """Return a random game at its end."""
    game = new_game(kind, seats=seats, seed=number, events=False)
    wander(game, ENDLESS, Stream(f"answers {number}"))
    return game


def answered(game: Game) -> int:
    """Return how many questions were answered so far."""
    return sum([mover(move) != CHANCE for move in game.moves])


def half_played(kind: str, seats: int, number: int) -> Game:
    """Return a random game in its middle."""
    game = new_game(kind, seats=seats, seed=number, events=False)
    wander(game, answered(finished(kind, seats, number)) // 2, Stream(f"answers {number}"))
    return game


class Work:
    """What an engine is asked besides playing, on half-played and on finished games."""

    def __init__(self, kind: str, seconds: float, games: int) -> None:
        self.kind = kind
        self.seconds = seconds / 5
        self.halves = [half_played(kind, MOST_SEATS, number) for number in range(8)]
        self.ends = [finished(kind, MOST_SEATS, number) for number in range(games)]
        self.checked = [record_of(game).text() for game in self.ends]
        self.unchecked = [record_of(game, checks=False).text() for game in self.ends]
        self.moves = sum([len(game.moves) for game in self.ends])

    def rows(self) -> dict[str, Row]:
        """Measure everything; the keys are those of `report.WORK`, after the name of the game."""
        quantities: dict[str, Callable[[], float]] = {
            "game_copy": lambda: self._each(lambda game: game.copy),
            "state_copy": lambda: self._each(lambda game: game.state.copy),
            "copy_weight": lambda: kilobytes([game.copy for game in self.halves]),
            "view": lambda: self._each(lambda game: lambda: game.view(0)),
            "view_text": lambda: self._each(lambda game: lambda: compact(game.view(0))),
            "legal": lambda: self._each(lambda game: lambda: game.legal(game.deciders()[0])),
            "hash": lambda: self._each(lambda game: game.hash),
            "position": lambda: self._each(lambda game: lambda: written(game)),
            "restore": self._restore,
            "position_size": lambda: median([len(written(game)) for game in self.halves]),
            "position_packed": lambda: median([packed(game) for game in self.halves]),
            "replay": lambda: milliseconds_to_replay(self.unchecked),
            "replay_checked": lambda: milliseconds_to_replay(self.checked),
            "record_size": lambda: sum(map(len, self.unchecked)) / self.moves,
            "record_size_checked": lambda: sum(map(len, self.checked)) / self.moves,
            "perft": self._perft,
        }
        return {
            f"{self.kind} {key}": attempt(_alone(measure)) for key, measure in quantities.items()
        }

    def _each(self, of: Callable[[Game], Callable[[], object]]) -> float:
        return microseconds([of(game) for game in self.halves], self.seconds)

    def _restore(self) -> float:
        readers = [partial(read_back, game, written(game)) for game in self.halves]
        return microseconds(readers, self.seconds)

    def _perft(self) -> float:
        nodes = 0
        start = perf_counter()
        while nodes == 0 or perf_counter() - start < self.seconds:
            for game in self.halves:
                nodes += perft(game, PERFT_DEPTH)
        return nodes / (perf_counter() - start)


def _alone(measure: Callable[[], float]) -> Callable[[], Row]:
    return lambda: {"value": measure()}


def compact(value: object) -> str:
    """Return plain data as the shortest JSON."""
    return json.dumps(value, separators=(",", ":"))


def written(game: Game) -> str:
    """Return the whole position as text."""
    return compact(game.rules.position(game.state))


def read_back(game: Game, text: str) -> State:
    """Return the state that a written position describes."""
    return game.rules.restore(read_json(text, "position"))


def packed(game: Game) -> int:
    """Return how many bytes a stored position takes."""
    return len(zlib.compress(written(game).encode(), 6))


def milliseconds_to_replay(texts: list[str]) -> float:
    """Return the median time to read one record and play it again."""
    times = []
    for text in texts:
        start = perf_counter()
        replay(read_record(text), rules_of)
        times.append(perf_counter() - start)
    return median(times) * 1000


def measured(seconds: float, records: int) -> dict[str, Row]:
    """Measure one round."""
    rows = {}
    for kind in MEASURED:
        for seats in SEATS:
            engine = Ours(kind, seats)
            rows[engine.key] = attempt(partial(random_play, engine, seconds))
    for kind in MEASURED:
        rows.update(Work(kind, seconds, records).rows())
    return rows


def main() -> None:
    """Measure one round, or look for the slowest decisions, and print the rows as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each measurement")
    parser.add_argument("--records", type=int, default=20, help="finished games to replay")
    parser.add_argument("--slowest", type=int, default=0, help="only watch that many random games")
    parser.add_argument("--game", choices=tuple(GAMES), default="city", help="the game to watch")
    given = parser.parse_args()
    if given.slowest:
        print(json.dumps({"slowest": attempt(lambda: slowest(given.game, given.slowest))}))
    else:
        print(json.dumps(measured(given.seconds, given.records)))


if __name__ == "__main__":
    main()
