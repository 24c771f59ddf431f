"""A program as a player: started when it is needed, introduced once, started again if it failed."""

from __future__ import annotations

import shlex
from functools import cache
from typing import Final

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.sentences import quoted
from bigshoulders.outside import messages
from bigshoulders.outside.forfeits import ENDED, Failed
from bigshoulders.outside.messages import Introduction
from bigshoulders.outside.program import Program

STARTING: Final = 30.0  # seconds for a program to introduce itself, on a busy machine too


class Player:
    """A command, and the program that runs it now."""

    def __init__(self, command: str, options: dict[str, str]) -> None:
        self._words = _words(command)
        self._options = options
        self._program: Program | None = None
        self._introduction = Introduction("", None)

    def introduction(self) -> Introduction:
        """Return what the program says of itself; it is started if it does not run."""
        self._running()
        return self._introduction

    def ask(self, message: dict[str, Json], patience: float) -> Node:
        """Ask it something; one that fails is ended, and the next question starts another."""
        program = self._running()
        try:
            return program.ask(message, patience)
        except Failed:
            self.drop()
            raise

    def drop(self) -> None:
        """End the program at once, because it does not make sense any more."""
        program, self._program = self._program, None
        if program is not None:
            program.kill()

    def end(self) -> None:
        """End the program, for it is not needed any more."""
        program, self._program = self._program, None
        if program is not None:
            program.end()

    def _running(self) -> Program:
        if self._program is None:
            program = Program(self._words)
            try:
                self._introduce(program)
            except Failed:
                program.kill()
                raise
            self._program = program
        return self._program

    def _introduce(self, program: Program) -> None:
        said = messages.read_introduction(program.ask(messages.hello(), STARTING))
        for key in self._options:
            if key not in said.options:
                known = ", ".join(said.options) or "none"
                raise Failed(ENDED, f"it has no option {quoted(key)}; it has {known}")
        if self._options:
            messages.read_ready(program.ask(messages.options(self._options), STARTING))
        self._introduction = said


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Malformed(f"cmd:{command}: not a command, {str(error).lower()}") from error
    if not words:
        raise Malformed("cmd: expected a command behind it, e.g. cmd:./mybot --quick")
    return words


# One player of each kind in a process, for all games and seats


@cache
def player_for(command: str, options: tuple[tuple[str, str], ...] = ()) -> Player:
    """Return the player of a command, the same one every time."""
    player = Player(command, dict(options))
    _players.append(player)
    return player


def end_players() -> None:
    """End every program of this process."""
    while _players:
        _players.pop().end()
    player_for.cache_clear()


_players: list[Player] = []
