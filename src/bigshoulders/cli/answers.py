"""The legal answers as a numbered list, by verb, each with what it would change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bigshoulders.cli.drawing import Drawing
from bigshoulders.cli.layout import HEAD, QUIET, STRONG, Cell, columns, head, joined
from bigshoulders.kernel.action import Action, Verb, verb_of
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.preview import preview

LONG_LIST: Final = 12  # answers of one verb beyond which they are shown as a grid of numbers
MOST_CHANGES: Final = 6
GAIN: Final = "green"


@dataclass(frozen=True)
class Numbered:
    """A legal answer with the number that stands for it."""

    number: int
    action: Action


def answers(game: Game, seat: int, drawing: Drawing) -> RenderableType:
    """Return every legal answer of a seat, numbered in the order of `game.legal`."""
    groups: dict[int, list[Numbered]] = {}
    for number, action in enumerate(game.legal(seat), start=1):
        groups.setdefault(verb_of(action.code), []).append(Numbered(number, action))
    listed = [one for group in groups.values() if not _is_long(group) for one in group]
    width = max((len(one.action.notation) for one in listed), default=0)
    about = str(game.question(seat).data.get("company", ""))
    parts: list[RenderableType] = []
    for index, group in groups.items():
        verb = game.rules.language.verbs[index]
        if len(group) > 1:
            parts.append(Text(f"{verb.text}:", style=HEAD))
        if _is_long(group):
            parts.append(_grid(group, verb, drawing))
        else:
            parts.append(_list(game, group, drawing, about, width))
    return Group(*parts)


def _is_long(group: Sequence[Numbered]) -> bool:
    words = [one.action.notation.split() for one in group]
    varying = sum(len(set(column)) > 1 for column in zip(*words, strict=True))
    return len(group) > LONG_LIST and varying > 1


def _list(
    game: Game, group: Sequence[Numbered], drawing: Drawing, about: str, width: int
) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", width=4, no_wrap=True)
    table.add_column(width=width, no_wrap=True)
    table.add_column()
    for one in group:
        verb = game.rules.language.verbs[verb_of(one.action.code)]
        words = _words(drawing.details(one.action, about)) or (verb.text if len(group) == 1 else "")
        table.add_row(
            Text(str(one.number), style=STRONG),
            Text(one.action.notation),
            _consequences(words, gist_of(game, one.action, drawing, about)),
        )
    return table


def _words(details: Sequence[str]) -> str:
    """Say what the thing in an answer does; of several things, only the names."""
    if len(details) == 1:
        return details[0]
    return " | ".join(words.partition(":")[0] for words in details)


def _consequences(words: str, told: Sequence[str]) -> Text:
    more = " …" if len(told) > MOST_CHANGES else ""
    changes = Text(", ".join(told[:MOST_CHANGES]) + more, style=GAIN)
    return joined([Text(words, style=QUIET), changes])


def gist_of(game: Game, action: Action, drawing: Drawing, about: str) -> list[str]:
    """Return what an answer would change, in few words."""
    words = action.notation.split()
    companies = game.rules.language.domains.get("company", ())
    company = next((word for word in words if word in companies), about)
    return drawing.gist(preview(game, action), action, company)


def _grid(group: Sequence[Numbered], verb: Verb, drawing: Drawing) -> RenderableType:
    """Return numbers in a grid: the last word of the notation across, the others down."""
    rows: dict[str, dict[str, Numbered]] = {}
    for one in group:
        _verb, *others, last = one.action.notation.split()
        rows.setdefault(" ".join(others), {})[last] = one
    across = list(dict.fromkeys(last for row in rows.values() for last in row))
    lines: list[list[Cell]] = [["", *head([" ".join(verb.domains[:-1]), *across])]]
    for start, row in rows.items():
        numbers: list[Cell] = [_number(row.get(last)) for last in across]
        about = drawing.details(next(iter(row.values())).action, "")
        lines.append(["", start, *numbers, Text(about[0] if about else "", style=QUIET)])
    return columns(lines, right=range(2, len(across) + 2))


def _number(one: Numbered | None) -> Text:
    return Text("" if one is None else str(one.number), style=STRONG)
