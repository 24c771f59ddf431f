"""What answers would change, one alone or several in a row: always on a twin, never at the table.

The twin stops before anything hidden comes to light, so nobody learns more than what their own
answers do by themselves.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.action import Action
from bigshoulders.kernel.errors import Illegal, Malformed
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.preview import changes
from bigshoulders.kernel.step import AUTO, CHANCE_STEP
from bigshoulders.kernel.unavailable import unavailable
from bigshoulders.server.errors import Refused, illegal, malformed
from bigshoulders.server.tables.presenter import event

MOST_CHANGES: Final = 200
MOST_UNAVAILABLE: Final = 128
MOST_EVENTS: Final = 100
WHOLE_QUESTION: Final = 10  # answers that take as long to try as all that a question refuses


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
            return self._preview(self._after([notation], None))
        except Stopped as stopped:
            return {"refusal": stopped.refused.as_json()}

    def after_all(self, line: list[str]) -> dict[str, Json]:
        """Return what answers in a row would bring about, or which is not legal and why."""
        events: list[Event] = []
        try:
            twin = self._after(line, events)
        except Stopped as stopped:
            return {"refusal": stopped.refused.as_json(), "at": stopped.at}
        seen = [one for one in events if one.seen_by(self._seat)]
        return {
            **self._preview(twin),
            "answers": self._answers(twin),
            "events": [event(twin, one) for one in seen[:MOST_EVENTS]],
        }

    def unavailable(self, line: list[str]) -> list[Json]:
        """Return what the seat is asked after a line and cannot answer, with the reasons."""
        try:
            twin = self._after(line, None)
        except Stopped:
            return []
        if not self._is_asked(twin):
            return []
        found = unavailable(twin, self._seat)
        return [
            {
                "answer": one.action.notation,
                "near": one.is_near,
                "refusal": illegal(Illegal(one.refusal)).as_json(),
            }
            for one in found[:MOST_UNAVAILABLE]
        ]

    def _after(self, line: list[str], events: list[Event] | None) -> Game:
        """Return a twin after the answers of a line, and add what happens if that is wanted."""
        twin = self._game
        for at, notation in enumerate(line):
            try:
                action = self._allowed(twin, notation)
            except Refused as refused:
                raise Stopped(at, refused) from refused
            if at == 0:
                twin = twin.held()
                twin.state.log = None if events is None else []
            happened = twin.play(action.seat, action.code)
            if events is not None:
                events += happened
        return twin

    def _allowed(self, game: Game, notation: str) -> Action:
        if is_held(game):
            raise Refused("not_known", "this depends on a draw, so it can't be previewed")
        try:
            action = game.read(notation, self._seat)
        except Malformed as error:
            raise malformed(str(error)) from error
        refusal = game.why_not(action)
        if refusal is not None:
            raise illegal(Illegal(refusal))
        return action

    def _preview(self, twin: Game) -> dict[str, Json]:
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
            "goes_on": twin.asked_step(self._seat).goes_on,
        }

    def _answers(self, twin: Game) -> list[Json]:
        """Return the legal answers to that."""
        if not self._is_asked(twin):
            return []
        return [action.notation for action in twin.legal(self._seat)]

    def _is_asked(self, twin: Game) -> bool:
        return not is_held(twin) and self._seat in twin.deciders()


def tries(answers: list[str], lines: list[list[str]], befores: list[list[str]]) -> int:
    """Return how many answers have to be tried out, as a measure of work."""
    in_rows = sum(len(line) for line in [*lines, *befores])
    return len(answers) + in_rows + WHOLE_QUESTION * len(befores)


def is_held(game: Game) -> bool:
    """Tell whether a twin stands before a draw, or before something hidden that is shown."""
    return not game.is_over() and game.step().kind in (AUTO, CHANCE_STEP)
