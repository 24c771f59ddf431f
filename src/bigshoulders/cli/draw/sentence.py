"""A sentence of the story, as a game says it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sentence:
    """What happened, and to whom."""

    words: str
    seat: str | None = None  # whose paragraph it belongs to; None: of whoever answered
    is_progress: bool = False  # whether it takes the place of such a sentence just before
