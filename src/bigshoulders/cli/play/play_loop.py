"""The play loop: bots answer, people are asked, commands are carried out, the game is saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import Protocol

from bigshoulders import rulebook
from bigshoulders.cli.play.prompts import Answer, Attempt, Command, Unclear, choose, understand
from bigshoulders.cli.play.saves import text_of, write_text
from bigshoulders.cli.play.session import Session
from bigshoulders.games import GAMES
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import sentence, short


class Frontend(Protocol):
    """How people see the table and speak to it."""

    def begin(self, session: Session) -> None:
        """Say what is worth knowing before the first question."""
        ...

    def turn(self, session: Session, seat: int) -> None:
        """Show what is new, the board, the question and its answers."""
        ...

    def read(self, session: Session, seat: int) -> str:
        """Return the next typed line; EOFError if there is none."""
        ...

    def say(self, text: str) -> None:
        """Say something to whoever sits at the keyboard."""
        ...

    def curtain(self, session: Session, seat: int) -> None:
        """Hide everything until this seat's player sits at the keyboard."""
        ...

    def help(self, session: Session) -> None:
        """Show the commands and the signs on the board."""
        ...

    def board(self, session: Session, seat: int) -> None:
        """Show the whole board."""
        ...

    def log(self, session: Session, seat: int) -> None:
        """Show all that has happened."""
        ...

    def score(self, session: Session, seat: int) -> None:
        """Show what everybody is worth."""
        ...

    def preview(self, session: Session, action: Action) -> None:
        """Show everything that an answer would change."""
        ...

    def end(self, session: Session) -> None:
        """Show how the game ended."""
        ...


class Table:
    """One game at one keyboard."""

    def __init__(self, session: Session, frontend: Frontend, path: Path, *, curtain: bool) -> None:
        self.session = session
        self.frontend = frontend
        self.path = path
        self.has_curtain = curtain and len(session.humans) > 1
        self.is_left = False
        self._at_keyboard: int | None = None

    def play(self) -> None:
        """Play until the game is over or the players leave; every answer is saved at once."""
        self.frontend.begin(self.session)
        try:
            while not self.is_left and self._go_on():
                pass
        except (EOFError, KeyboardInterrupt):
            self.is_left = True
        if self.session.game.is_over():
            self.frontend.end(self.session)
        self._leave()

    def _go_on(self) -> bool:
        """Let the bots answer, then one person; False when the game is over."""
        if self.session.let_bots_answer():
            self.save()
        seat = self.session.waiting()
        if seat is None:
            return False
        if self.has_curtain and seat != self._at_keyboard:
            self.frontend.curtain(self.session, seat)
        self._at_keyboard = seat
        self.frontend.turn(self.session, seat)
        while not self.obey(self.frontend.read(self.session, seat), seat):
            pass
        return True

    def obey(self, line: str, seat: int) -> bool:
        """Carry out a typed line; True if the question has been dealt with."""
        game = self.session.game
        meant = understand(line, game.legal(seat), game.default_answer(seat), self._is_notation)
        if isinstance(meant, Answer):
            self.session.answer(meant.action)
            self.save()
            return True
        if isinstance(meant, Command):
            return self._commands()[meant.name](meant.rest, seat)
        if isinstance(meant, Attempt):
            self.frontend.say(self._refusal(meant.text, seat))
        else:
            self.frontend.say(meant.sentence)
        return False

    def _choose(self, text: str, seat: int) -> Answer | Unclear | Attempt:
        return choose(text, self.session.game.legal(seat), self._is_notation)

    def _is_notation(self, line: str) -> bool:
        """Tell whether a line is a whole answer of the game, possible now or not."""
        try:
            self.session.game.rules.language.read(line)
        except Malformed:
            return False
        return True

    def save(self) -> bool:
        """Save the game and tell whether that worked; a full disk must not end it."""
        try:
            write_text(self.path, text_of(self.session))
        except OSError as error:
            self.frontend.say(f"error: the game is not saved ({error.strerror}); try save <file>")
            return False
        return True

    def _leave(self) -> None:
        if not self.save():
            return
        if self.session.game.is_over():
            self.frontend.say(f"The saved game is in {self.path}")
        else:
            pack = self.session.pack
            words = f"--resume {quote(str(self.path))}"
            words += "" if pack is None else f" --pack {quote(str(pack))}"
            self.frontend.say(f"Saved. Continue with: bigshoulders play {words}")

    # Commands: each returns True if the question has been dealt with

    def _commands(self) -> dict[str, Callable[[str, int], bool]]:
        return {
            "undo": self._undo,
            "why": self._why,
            "rule": self._rule,
            "preview": self._preview,
            "board": self._board,
            "log": self._log,
            "score": self._score,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def _undo(self, _rest: str, seat: int) -> bool:
        sentence = self.session.why_not_undo(seat)
        if sentence is not None:
            self.frontend.say(sentence)
            return False
        self.session.undo(seat)
        self.save()
        return True

    def _why(self, rest: str, seat: int) -> bool:
        meant = self._choose(rest, seat) if rest else Unclear("why <answer>")
        if isinstance(meant, Answer):
            self.frontend.say(f"{meant.action.notation} is possible")
        elif isinstance(meant, Unclear):
            self.frontend.say(meant.sentence)
        else:
            self.frontend.say(self._refusal(rest, seat, with_rule=True))
        return False

    def _refusal(self, text: str, seat: int, *, with_rule: bool = False) -> str:
        try:
            refusal = self.session.game.why_not(self.session.game.read(text, seat))
        except Malformed as error:
            return str(error)
        if refusal is None:
            return f"{short(text)} is possible"
        rule = refusal.rule if with_rule else ""
        return refusal.sentence() + (f"\n{rule_text(rule)}" if rule in _known_rules() else "")

    def _rule(self, rest: str, _seat: int) -> bool:
        try:
            self.frontend.say(rule_text(rest))
        except Malformed as error:
            self.frontend.say(str(error))
        return False

    def _preview(self, rest: str, seat: int) -> bool:
        meant = self._choose(rest, seat) if rest else Unclear("preview <answer>")
        if isinstance(meant, Answer):
            self.frontend.preview(self.session, meant.action)
        elif isinstance(meant, Attempt):
            self.frontend.say(self._refusal(rest, seat))
        else:
            self.frontend.say(meant.sentence)
        return False

    def _board(self, _rest: str, seat: int) -> bool:
        self.frontend.board(self.session, seat)
        return False

    def _log(self, _rest: str, seat: int) -> bool:
        self.frontend.log(self.session, seat)
        return False

    def _score(self, _rest: str, seat: int) -> bool:
        self.frontend.score(self.session, seat)
        return False

    def _save(self, rest: str, _seat: int) -> bool:
        if not rest:
            self.frontend.say(f"save <file>: choose a file; the game is also kept in {self.path}")
        else:
            self.frontend.say(sentence(self._save_to(rest)))
        return False

    def _save_to(self, name: str) -> str:
        try:
            path = Path(name).expanduser()
            if path.exists():
                return f"{path} already exists and was not changed; choose another file"
            write_text(path, text_of(self.session))
        except OSError as error:
            return f"error: cannot write {name}: {error.strerror}; choose another file"
        except (RuntimeError, ValueError):  # ~nobody_here, or a zero byte
            return f"error: cannot write {name}: no file can have this name; choose another file"
        return f"saved to {path}"

    def _help(self, _rest: str, _seat: int) -> bool:
        self.frontend.help(self.session)
        return False

    def _quit(self, _rest: str, _seat: int) -> bool:
        self.is_left = True
        return True


def rule_text(rule_id: str) -> str:
    """Return a rule with its section and text."""
    rule = rulebook.find(rule_id)
    return f"{rule.id} ({rule.section}): {rule.text}"


def _known_rules() -> set[str]:
    return {one for game in GAMES for one in rulebook.all_ids(game)}
