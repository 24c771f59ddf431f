"""The table for programs: one JSON object a line, answers read as for people."""

from __future__ import annotations

import sys

from bigshoulders.cli.commands.results import ranked
from bigshoulders.cli.commands.shared import reconstructed_words
from bigshoulders.cli.draw.drawing import drawing_of
from bigshoulders.cli.draw.narration import sentence
from bigshoulders.cli.output import WIDEST_LINE, show_json
from bigshoulders.cli.play.prompts import COMMANDS
from bigshoulders.cli.play.session import LoggedEvent, Session
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.preview import preview
from bigshoulders.kernel.unavailable import unavailable


class JsonFrontend:
    """A face without looks; every object has a `type`."""

    def begin(self, session: Session) -> None:
        for line in reconstructed_words(session.game.rules):
            self.say(line)

    def turn(self, session: Session, seat: int) -> None:
        game = session.game
        question, default = game.question(seat), game.default_answer(seat)
        show_json(
            {
                "type": "question",
                "seat": game.name(seat),
                "kind": question.kind,
                "rule": question.rule,
                "text": question.text,
                "data": question.data,
                "answers": [action.notation for action in game.legal(seat)],
                "default": None if default is None else default.notation,
                "unavailable": _unavailable(session, seat),
                "undoable": game.undoable(seat),
                "events": _events(session, session.news(seat)),
                "view": game.view(seat),
            }
        )

    def read(self, _session: Session, _seat: int) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def say(self, text: str) -> None:
        show_json({"type": "said", "text": text})

    def curtain(self, session: Session, seat: int) -> None:
        show_json({"type": "curtain", "seat": session.game.name(seat)})
        self.read(session, seat)

    def help(self, _session: Session) -> None:
        show_json({"type": "help", "commands": COMMANDS})

    def board(self, session: Session, seat: int) -> None:
        show_json({"type": "board", "view": session.game.view(seat)})

    def log(self, session: Session, seat: int) -> None:
        show_json({"type": "log", "events": _events(session, session.log_for(seat))})

    def score(self, session: Session, seat: int) -> None:
        show_json({"type": "score", "seats": session.game.view(seat).get("seats")})

    def preview(self, session: Session, action: Action) -> None:
        changes: list[Json] = [
            {"path": change.path, "before": change.before, "after": change.after}
            for change in preview(session.game, action)
        ]
        show_json({"type": "preview", "answer": action.notation, "changes": changes})

    def end(self, session: Session) -> None:
        seat = session.humans[0] if len(session.humans) == 1 else None
        show_json(
            {
                "type": "end",
                "events": _events(session, session.news(seat)),
                "standings": ranked(session.game),
            }
        )


def _unavailable(session: Session, seat: int) -> list[Json]:
    """Return what is not possible now, the nearest first."""
    return [
        {
            "answer": one.action.notation,
            "near": one.is_near,
            "reason": one.refusal.key,
            "rule": one.refusal.rule,
            "text": one.refusal.text,
            "remedy": one.refusal.remedy,
        }
        for one in unavailable(session.game, seat)
    ]


def _events(session: Session, told: list[LoggedEvent]) -> list[Json]:
    drawing = drawing_of(session.game, WIDEST_LINE)
    found: list[Json] = []
    for entry in told:
        found.append(
            {
                "kind": entry.event.kind.key,
                "by": session.game.name(entry.seat),
                "data": dict(session.game.data(entry.event)),
                "text": sentence(session.game, entry.event, drawing),
            }
        )
    return found
