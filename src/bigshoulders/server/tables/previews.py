"""What answers would change, one alone or several in a row: always on a twin, never at the table.

The twin stops before anything hidden comes to light, so nobody learns more than what their own
answers do by themselves.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.errors import Illegal, Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.preview import changes
from bigshoulders.kernel.step import AUTO, CHANCE_STEP
from bigshoulders.server.errors import Refused, illegal, malformed

MOST_CHANGES: Final = 200


class Stopped(Exception):
    """A line of answers that cannot go on."""

    def __init__(self, at: int, refused: Refused) -> None:
        super().__init__(refused.text)
        self.at = at
        self.refused = refused


class Previewer:
    """A seat's look ahead from one moment of a game."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._before = game.view(seat)

    def after(self, notation: str) -> dict[str, Json]:
        """Return what an answer would change, or why it is not legal."""
        try:
            return self._told(self._twin([notation]))
        except Stopped as stopped:
            return {"refusal": stopped.refused.told()}

    def after_all(self, line: list[str]) -> dict[str, Json]:
        """Return what answers in a row would change, or which of them is not legal and why."""
        try:
            twin = self._twin(line)
        except Stopped as stopped:
            return {"refusal": stopped.refused.told(), "at": stopped.at}
        return {**self._told(twin), "answers": self._answers(twin)}

    def _twin(self, line: list[str]) -> Game:
        """Return a twin after the answers of a line."""
        twin = self._game
        for at, notation in enumerate(line):
            try:
                twin = self._step(twin, notation, is_first=at == 0)
            except Refused as refused:
                raise Stopped(at, refused) from refused
        return twin

    def _step(self, game: Game, notation: str, *, is_first: bool) -> Game:
        if is_held(game):
            raise Refused("not_known", "something is drawn or shown before that can be answered")
        try:
            action = game.read(notation, self._seat)
        except Malformed as error:
            raise malformed(str(error)) from error
        refusal = game.why_not(action)
        if refusal is not None:
            raise illegal(Illegal(refusal))
        if is_first:
            return game.peek(action)
        game.play(action.seat, action.code)
        return game

    def _told(self, twin: Game) -> dict[str, Json]:
        found = changes(self._before, twin.view(self._seat))
        return {
            "changes": [
                {"path": change.path, "before": change.before, "after": change.after}
                for change in found[:MOST_CHANGES]
            ],
            "final": is_held(twin) or twin.deciders() != [self._seat],
            "next": self._next(twin),
            "question": self._question(twin),
        }

    def _next(self, twin: Game) -> Json:
        deciders = [] if is_held(twin) else twin.deciders()
        if not deciders:
            return None
        seat = self._seat if self._seat in deciders else deciders[0]
        return {"seat": twin.name(seat), "kind": twin.question(seat).kind}

    def _question(self, twin: Game) -> Json:
        """Return what the seat itself is asked next."""
        if not self._is_asked(twin):
            return None
        question = twin.question(self._seat)
        return {
            "kind": question.kind,
            "rule": question.rule,
            "text": question.text,
            "data": dict(question.data),
        }

    def _answers(self, twin: Game) -> list[Json]:
        """Return the legal answers to that."""
        if not self._is_asked(twin):
            return []
        return [action.notation for action in twin.legal(self._seat)]

    def _is_asked(self, twin: Game) -> bool:
        return not is_held(twin) and self._seat in twin.deciders()


def is_held(game: Game) -> bool:
    """Tell whether a twin stands before a draw, or before something hidden that is shown."""
    return not game.is_over() and game.step().kind in (AUTO, CHANCE_STEP)
