"""The legal answers as a numbered list, by verb, each with what it would change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bigshoulders.cli.draw.drawing import Drawing, View
from bigshoulders.cli.draw.layout import HEAD, QUIET, STRONG, Cell, as_text, columns, head, joined
from bigshoulders.cli.play.prompts import numbers
from bigshoulders.kernel.action import Action, Verb, verb_of
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.preview import Change, changes
from bigshoulders.kernel.unavailable import unavailable

LONG_LIST: Final = 12  # answers of one verb beyond which they share lines, or a grid of numbers
MOST_CHANGES: Final = 6
SHARED: Final = 20  # columns for the numbers of answers that share a line
GAIN: Final = "green"
USUAL: Final = "*"  # before the number of the answer that an empty line gives


@dataclass(frozen=True)
class Numbered:
    """A legal answer with the number that stands for it."""

    number: int
    action: Action
    is_usual: bool

    def label(self) -> Text:
        return Text(f"{USUAL if self.is_usual else ''}{self.number}", style=STRONG)


def answers(game: Game, seat: int, drawing: Drawing) -> RenderableType:
    """Return every legal answer of a seat, numbered, in the order of `game.legal`."""
    groups = _by_verb(game, seat)
    verbs = game.rules.language.verbs
    listed = [
        one for index, group in groups.items() if not _is_long(group, verbs[index]) for one in group
    ]
    width = max((len(one.action.notation) for one in listed), default=0)
    sheet = _Sheet(game, seat, drawing, width)
    parts: list[RenderableType] = []
    for index, group in groups.items():
        verb = verbs[index]
        if len(group) > 1:
            parts.append(Text(f"{verb.text}:", style=HEAD))
        if not _is_long(group, verb):
            parts.append(sheet.lines(group))
        else:
            parts.append(sheet.grid(group, verb) if _is_grid(group, verb) else sheet.shared(group))
    return Group(*parts)


def unavailable_answers(game: Game, seat: int) -> list[RenderableType]:
    """Return the few answers that are nearest to being possible, each with its reason."""
    near = [one.refusal for one in unavailable(game, seat) if one.is_near]
    if not near:
        return []
    rows: list[list[Cell]] = [
        ["", Text(one.answer, style=QUIET), Text(f"{one.text} ({one.rule})", style=QUIET)]
        for one in near
    ]
    return [Text("not possible now:", style=HEAD), columns(rows)]


def _by_verb(game: Game, seat: int) -> dict[int, list[Numbered]]:
    legal = game.legal(seat)
    default = game.default_answer(seat)
    groups: dict[int, list[Numbered]] = {}
    for number, action in zip(numbers(legal), legal, strict=True):
        one = Numbered(number, action, action == default)
        groups.setdefault(verb_of(action.code), []).append(one)
    return groups


def _is_long(group: Sequence[Numbered], verb: Verb) -> bool:
    """Tell whether a list is too long for a line each and can be shown shorter."""
    are_named = all(one.action.notation.split()[-1] == str(one.number) for one in group)
    return len(group) > LONG_LIST and (_is_grid(group, verb) or are_named)


def _is_grid(group: Sequence[Numbered], verb: Verb) -> bool:
    """Tell whether answers differ in their last word, which goes across, and in others."""
    return _varying(group) > 1 and verb.words[-1].startswith("<")


def _varying(group: Sequence[Numbered]) -> int:
    words = [one.action.notation.split() for one in group]
    return sum(len(set(column)) > 1 for column in zip(*words, strict=True))


class _Sheet:
    """Answers to one question, with what each of them would change."""

    def __init__(self, game: Game, seat: int, drawing: Drawing, width: int) -> None:
        self.game = game
        self.drawing = drawing
        self.width = width
        self.view: View = game.view(seat)
        self.about = str(game.question(seat).data.get("company", ""))

    def lines(self, group: Sequence[Numbered]) -> RenderableType:
        """Return a line for each answer."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", width=4, no_wrap=True)
        table.add_column(width=self.width, no_wrap=True)
        table.add_column()
        for one in group:
            verb = self.game.rules.language.verbs[verb_of(one.action.code)]
            alone = verb.text if len(group) == 1 else ""
            table.add_row(
                one.label(), Text(one.action.notation), self.consequences(one.action, alone)
            )
        return table

    def shared(self, group: Sequence[Numbered]) -> RenderableType:
        """Return a line for all the answers that have the same consequences."""
        alike: dict[str, tuple[Text, list[Text]]] = {}
        for one in group:
            told = self.consequences(one.action)
            alike.setdefault(told.plain, (told, []))[1].append(one.label())
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(width=2)
        table.add_column(max_width=SHARED)
        table.add_column()
        for told, labels in alike.values():
            table.add_row("", Text(" ").join(labels), told)
        return table

    def grid(self, group: Sequence[Numbered], verb: Verb) -> RenderableType:
        """Return numbers in a grid: the last word of the notation across, the others down."""
        rows: dict[str, dict[str, Numbered]] = {}
        for one in group:
            _verb, *others, last = one.action.notation.split()
            rows.setdefault(" ".join(others), {})[last] = one
        across = self._across(rows, verb)
        drawn: list[list[Cell]] = [["", *head([" ".join(verb.domains[:-1]), *across])]]
        for start, row in rows.items():
            cells: list[Cell] = [self._cell(row.get(last)) for last in across]
            about = self.drawing.row(next(iter(row.values())).action, self.view)
            drawn.append(["", start, *cells, Text(about, style=QUIET)])
        return columns(drawn, right=range(2, len(across) + 2))

    def _across(self, rows: dict[str, dict[str, Numbered]], verb: Verb) -> list[str]:
        """Return the last words of the answers in the order of their domain."""
        found = {last for row in rows.values() for last in row}
        known = self.game.rules.language.domains[verb.domains[-1]]
        return [key for key in known if key in found]

    def _cell(self, one: Numbered | None) -> Text:
        if one is None:
            return Text()
        changed = changes_of(self.game, one.action, self.view)
        mark = self.drawing.mark(one.action, self.view, changed)
        return one.label().append(f" {mark}" if mark else "", style="not bold")

    def consequences(self, action: Action, alone: str = "") -> Text:
        """Say what an answer is about and what it would change."""
        words = _words(self.drawing.details(action, self.about, self.view)) or alone
        told = gist_of(self.game, action, self.drawing, self.about, self.view)
        more = " …" if len(told) > MOST_CHANGES else ""
        changed = Text(", ").join([as_text(one) for one in told[:MOST_CHANGES]]).append(more)
        changed.style = GAIN
        return joined([Text(words, style=QUIET), changed])


def _words(details: Sequence[str]) -> str:
    """Say what the thing in an answer does; of several things, only the names."""
    if len(details) == 1:
        return details[0]
    return " | ".join(words.partition(":")[0] for words in details)


def gist_of(game: Game, action: Action, drawing: Drawing, about: str, view: View) -> list[Cell]:
    """Return what an answer would change, in few words."""
    words = action.notation.split()
    companies = game.rules.language.domains.get("company", ())
    company = next((word for word in words if word in companies), about)
    return drawing.gist(changes_of(game, action, view), action, company, view)


def changes_of(game: Game, action: Action, view: View) -> list[Change]:
    """Return what a legal answer would change in a view of its seat."""
    return changes(view, game.peek(action).view(action.seat))
