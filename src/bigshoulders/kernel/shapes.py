"""Shapes of plain data that every game has in common.

A shape is declared once, here or beside the function of a game that builds it: mypy holds the
builder to it, the terminal draws from it, and the server makes its schema of it. A text in an
`Annotated` describes a field, and a mark says how it is told when it changes (`marks`). Modules of
shapes are not compiled: mypyc keeps no hints at run time.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from bigshoulders.kernel.refusal import Facts

SeatKey: TypeAlias = Annotated[str, "what a seat is called"]
EntryNumber: TypeAlias = Annotated[int, "of an entry"]


class Part(TypedDict):
    """A part of a line of a final score."""

    key: str
    amount: int
    data: Facts


class Line(TypedDict):
    """One line of a final score."""

    key: str
    amount: int
    data: Facts
    parts: Annotated[list[Part], "that add up to the amount; none if it is one thing"]


class Standing(TypedDict):
    """Where a seat came in."""

    seat: SeatKey
    place: int
    score: int
    lines: list[Line]
