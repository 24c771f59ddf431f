"""The table as people see it in a terminal: plain text without one."""

from __future__ import annotations

import contextlib
import sys

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from bigshoulders.cli.commands.shared import reconstructed_words
from bigshoulders.cli.draw.answers import answers, unavailable_answers
from bigshoulders.cli.draw.drawing import Board, Drawing, drawing_of, spaced
from bigshoulders.cli.draw.layout import HEAD, QUIET, STRONG, Cell, aligned, columns, ink
from bigshoulders.cli.draw.narration import Paragraph, paragraphs, singular
from bigshoulders.cli.play.prompts import COMMANDS
from bigshoulders.cli.play.session import LoggedEvent, Session
from bigshoulders.games import entry
from bigshoulders.kernel.action import CHANCE_NAME, Action
from bigshoulders.kernel.marks import weightiest_first
from bigshoulders.kernel.preview import preview
from bigshoulders.kernel.rules import Standing

CLEAR_SCROLLBACK = "\x1b[3J"  # what the last player saw must not be scrolled back to
SPARE_LINES = 3  # for the prompt and the lines around it
HINT = "type a number, a choice as written, or help; Enter picks the one marked *"


class Terminal:
    """A face of colors and tables."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self._is_hinted = False
        self._notice: list[str] = []
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401, PLC0415 - lets people edit the line they type

    # Questions

    def begin(self, session: Session) -> None:
        notice = reconstructed_words(session.game.rules)
        for line in notice:
            self.say(line)
        # The first question clears a terminal, so there it has to show the notice again.
        self._notice = notice if self.console.is_terminal else []

    def turn(self, session: Session, seat: int) -> None:
        game, drawing = session.game, self._drawing(session)
        question = game.question(seat)
        below = Group(
            log(session, session.news(seat), drawing),
            Rule(style=QUIET),
            Text.assemble((singular(question.text), STRONG), (f"  {question.rule}", QUIET)),
            answers(game, seat, drawing),
            *unavailable_answers(game, seat),
            *self._hint(),
        )
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self._fitting_board(session, seat, drawing, below), below, sep="\n")

    def _fitting_board(
        self, session: Session, seat: int, drawing: Drawing, below: RenderableType
    ) -> RenderableType:
        """Return as much of the board as fits above the question, at least what matters now."""
        game = session.game
        board = Board(drawing, game.view(seat), game.name(seat), game.question(seat).kind)
        if self.console.is_terminal:
            room = self.console.height - SPARE_LINES - self._height(below)
            heights: dict[int, int] = {}
            for layout in board.layouts:
                parts = board.parts(layout)
                for part in parts:
                    heights[id(part)] = heights.get(id(part)) or self._height(part) + 1
                if sum(heights[id(part)] for part in parts) <= room:
                    return spaced(parts)
        return spaced(board.parts(board.layouts[-1]))

    def _height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part))

    def _drawing(self, session: Session) -> Drawing:
        return drawing_of(session.game, self.console.width)

    def _hint(self) -> list[RenderableType]:
        """Return the notice and how to answer, the first time."""
        lines = [*self._notice, HINT]
        shown, self._is_hinted = self._is_hinted, True
        return [] if shown else [Text(line, style=HEAD) for line in lines]

    def read(self, session: Session, seat: int) -> str:
        default = session.game.default_answer(seat)
        offer = "" if default is None else f" [{default.notation}]"
        return self._typed(f"{session.game.name(seat)}{offer}> ")

    def _typed(self, prompt: str) -> str:
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()  # what follows begins on a line of its own
            raise
        if not sys.stdin.isatty():
            self.console.print(line)  # nobody typed it on the screen
        return line

    def say(self, text: str) -> None:
        self.console.print(text)

    def curtain(self, session: Session, seat: int) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK)
        name = session.game.name(seat)
        self.console.print(f"Pass the keyboard to {name}. {name}, press Enter when you are ready.")
        self._typed("")

    # Looking

    def help(self, session: Session) -> None:
        self.console.print("Choose with a number, the words as written, or the start of each word.")
        self.console.print("Where a choice is in brackets before you type, Enter picks it.")
        rows: list[list[Cell]] = [["", name, text] for name, text in COMMANDS.items()]
        rows.append(["", Text("signs", style=HEAD), self._drawing(session).legend()])
        self.console.print(columns(rows))

    def board(self, session: Session, seat: int) -> None:
        game = session.game
        board = Board(self._drawing(session), game.view(seat), game.name(seat))
        self.console.print(spaced(board.parts(board.layouts[0])))

    def log(self, session: Session, seat: int) -> None:
        self.console.print(log(session, session.log_for(seat), self._drawing(session)))

    def score(self, session: Session, seat: int) -> None:
        self.console.print(self._drawing(session).score(session.game.view(seat)))

    def preview(self, session: Session, action: Action) -> None:
        drawing = self._drawing(session)
        shape = entry(session.game.rules.game).view_shape
        rows: list[list[Cell]] = [
            [
                Text(drawing.place(change.path), style=HEAD),
                f"{drawing.value(change.before)} → {drawing.value(change.after)}",
            ]
            for change in weightiest_first(
                preview(session.game, action), shape, session.game.name(action.seat)
            )
        ]
        nothing = Text("nothing visible would change")
        self.console.print(columns(rows) if rows else nothing)

    def end(self, session: Session) -> None:
        seat = None if len(session.humans) != 1 else session.humans[0]
        drawing = self._drawing(session)
        self.console.print(log(session, session.news(seat), drawing))
        self.console.print(score_sheet(session, drawing))


def log(session: Session, told: list[LoggedEvent], drawing: Drawing) -> RenderableType:
    """Return what happened: a line per turn, with the seat in front."""
    rows: list[list[Cell]] = []
    for paragraph in paragraphs(session.game, told, drawing):
        rows.append(_entry(paragraph))
    return Group(Text(), columns(rows)) if rows else Text()


def _entry(paragraph: Paragraph) -> list[Cell]:
    if not paragraph.seat:
        return [Text("—", style=QUIET), Text(paragraph.text, style=HEAD)]
    is_seat = paragraph.seat != CHANCE_NAME
    return [Text(paragraph.seat, style=ink(paragraph.seat) if is_seat else QUIET), paragraph.text]


def score_sheet(session: Session, drawing: Drawing) -> RenderableType:
    """Return the final standings with every line of every score."""
    result = session.game.result()
    if result is None:
        return Text()
    parts: list[RenderableType] = [Rule("the end", style=QUIET)]
    for standing in sorted(result.standings, key=lambda one: one.place):
        parts.extend(_standing(session, standing, drawing))
    return Group(*parts)


def _standing(session: Session, standing: Standing, drawing: Drawing) -> list[RenderableType]:
    name = session.game.name(standing.seat)
    who = session.sitters[standing.seat]
    title = Text.assemble(
        f"{standing.place}. ",
        (name, f"{STRONG} {ink(name)}"),
        (f" ({who})  ", QUIET),
        (entry(session.game.rules.game).score_words(standing.score), STRONG),
    )
    rows: list[list[Cell]] = [
        ["  ", drawing.amount(line.amount), drawing.line(line)] for line in standing.lines
    ]
    return [title, *aligned(rows, right=(1,))]
