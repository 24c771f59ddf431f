"""Shapes of what lies on several places of the table of Raising Chicago."""

from __future__ import annotations

from typing import TypeAlias, TypedDict

OwnerColor: TypeAlias = str  # of a seat, or the non-player color


class Reward(TypedDict, total=False):
    """What a player receives at once; what is left out it does not give."""

    lumber: int
    lumber_steps: int
    jackscrew: int
    jackscrew_steps: int
    masonry: int
    masonry_steps: int
    wild: int
    favor: int
    reputation: int
    expansions: int


class Materials(TypedDict):
    """Resources of each type."""

    lumber: int
    jackscrew: int
    masonry: int


class Symbols(TypedDict):
    """Tokens of each symbol."""

    train: int
    lion: int
    book: int
    seal: int
    y: int
    asterisk: int


class LetterCounts(TypedDict):
    """Cards of each letter."""

    a: int
    b: int
    c: int
    d: int
