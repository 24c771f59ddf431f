"""Measures other engines, each at its own game: catanatron and the games of OpenSpiel.

Prints one JSON object: python -m bench.peers catanatron --seconds 0.5
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from bench.measure import NOT_INSTALLED, STATUS, Copier, Engine, Row, Tally, attempt, random_play

CATAN_COLORS = ("RED", "BLUE", "ORANGE", "WHITE")

PYTHON_GAMES = (
    "python_tic_tac_toe",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
)
COMPILED_GAMES = ("tic_tac_toe", "connect_four", "chess", "bridge(use_double_dummy_result=false)")


class CatanState(Protocol):
    """The part of catanatron's state that is used here."""

    num_turns: int
    playable_actions: list[object]


class CatanGame(Protocol):
    """The part of catanatron's game that is used here."""

    state: CatanState

    def winning_color(self) -> object | None: ...
    def execute(self, action: object, validate_action: bool = True) -> object: ...
    def copy(self) -> CatanGame: ...


class Catan(Engine):
    """catanatron, four players; like ours, it is told not to check an answer it has listed."""

    def __init__(self) -> None:
        super().__init__("catanatron", "catanatron, 4 players", compiled=False)
        game = import_module("catanatron.game")
        player = import_module("catanatron.models.player")
        self._new = game.Game
        self._turns: int = game.TURNS_LIMIT
        self._players = [player.RandomPlayer(player.Color[color]) for color in CATAN_COLORS]

    def play(self, number: int, tally: Tally) -> None:
        game = self._start(number)
        decisions = choices = total = 0
        while game.winning_color() is None and game.state.num_turns < self._turns:
            actions = game.state.playable_actions
            count = len(actions)
            game.execute(actions[int(random.random() * count)], validate_action=False)
            decisions += 1
            choices += count > 1
            total += count
        tally.add(decisions, choices, total)

    def middle(self, number: int) -> Copier:
        tally = Tally()
        self.play(number, tally)
        game = self._start(number)
        for _ in range(tally.decisions // 2):
            actions = game.state.playable_actions
            action = actions[int(random.random() * len(actions))]
            game.execute(action, validate_action=False)
        return game.copy

    def _start(self, number: int) -> CatanGame:
        # Its games draw from Python's own generator and seed it; 0 would mean any seed.
        game: CatanGame = self._new(self._players, seed=number + 1)
        return game


class SpielState(Protocol):
    """The part of OpenSpiel's state that is used here."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def history(self) -> list[int]: ...
    def clone(self) -> SpielState: ...


class Spiel(Engine):
    """One game of OpenSpiel, written in C++ or in Python."""

    def __init__(self, name: str, *, compiled: bool) -> None:
        short = name.partition("(")[0]
        language = "C++" if compiled else "Python"
        title = f"OpenSpiel {short} ({language})"
        super().__init__(short, title, compiled=compiled)
        self.weighable = not compiled
        if not compiled:
            import_module("open_spiel.python.games")  # registers them
        game = import_module("pyspiel").load_game(name)
        self._start: Callable[[], SpielState] = game.new_initial_state

    def play(self, number: int, tally: Tally) -> None:
        self._play_out(tally)

    def middle(self, number: int) -> Copier:
        moves = self._play_out(Tally()).history()
        state = self._start()
        for action in moves[: len(moves) // 2]:
            state.apply_action(action)
        return state.clone

    def _play_out(self, tally: Tally) -> SpielState:
        state = self._start()
        decisions = choices = total = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
                continue
            actions = state.legal_actions()
            count = len(actions)
            state.apply_action(actions[int(random.random() * count)])
            decisions += 1
            choices += count > 1
            total += count
        tally.add(decisions, choices, total)
        return state


def drawn(outcomes: list[tuple[int, float]]) -> int:
    """Draw one of chance's outcomes, each with its probability."""
    rest = random.random()
    for outcome, probability in outcomes:
        rest -= probability
        if rest < 0:
            return outcome
    return outcomes[-1][0]


def catanatron_rows(seconds: float) -> dict[str, Row]:
    """Measure one round of catanatron."""
    return {"catanatron": attempt(lambda: random_play(Catan(), seconds))}


def open_spiel_rows(seconds: float) -> dict[str, Row]:
    """Measure one round of each of OpenSpiel's games."""
    rows = {}
    for names, compiled in ((PYTHON_GAMES, False), (COMPILED_GAMES, True)):
        for name in names:
            rows[name.partition("(")[0]] = attempt(partial(_spiel_row, name, compiled, seconds))
    return rows


def _spiel_row(name: str, compiled: bool, seconds: float) -> Row:
    return random_play(Spiel(name, compiled=compiled), seconds)


PEERS: dict[str, tuple[str, Callable[[float], dict[str, Row]]]] = {
    "catanatron": ("catanatron", catanatron_rows),
    "open_spiel": ("pyspiel", open_spiel_rows),
}


def measured(peer: str, seconds: float) -> dict[str, Row]:
    """Measure one round of a peer, or say that it is not installed."""
    module, measure = PEERS[peer]
    if find_spec(module) is None:
        return {peer: {STATUS: NOT_INSTALLED}}
    random.seed(1)
    return measure(seconds)


def main() -> None:
    """Measure one round of one peer and print the rows as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=PEERS)
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each measurement")
    given = parser.parse_args()
    print(json.dumps(measured(given.peer, given.seconds)))


if __name__ == "__main__":
    main()
