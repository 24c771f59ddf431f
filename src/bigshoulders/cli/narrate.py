"""The story of a game in sentences: one paragraph per turn, headlines for decades and phases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bigshoulders.cli.drawing import Drawing
from bigshoulders.cli.session import Told
from bigshoulders.kernel.event import FORCED, Event, told
from bigshoulders.kernel.game import Game

HEADLINE_ENDS = ("_began", "_ended")


@dataclass
class Paragraph:
    """What one seat's turn brought about; a headline has no seat."""

    seat: str
    sentences: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "; ".join(self.sentences)


def paragraphs(game: Game, story: Iterable[Told], drawing: Drawing) -> list[Paragraph]:
    """Return the story in paragraphs; a forced answer begins the turn of whoever gave it."""
    found: list[Paragraph] = []
    answered = -1
    seat = ""
    for entry in story:
        if entry.moves != answered:
            answered, seat = entry.moves, game.name(entry.seat)
        if entry.event.kind is FORCED:
            seat = str(game.data(entry.event)["seat"])
        else:
            _add(found, entry.event, seat, sentence(game, entry.event, drawing))
    return [Paragraph(one.seat, _counted(one.sentences)) for one in found]


def _add(found: list[Paragraph], event: Event, seat: str, words: str) -> None:
    if event.kind.key.endswith(HEADLINE_ENDS):
        found.append(Paragraph("", [words]))
        return
    if not found or found[-1].seat != seat:
        found.append(Paragraph(seat))
    found[-1].sentences.append(words.removeprefix(f"{seat} "))


def sentence(game: Game, event: Event, drawing: Drawing) -> str:
    """Return an event as a sentence with printed names in place of keys."""
    facts = game.data(event)
    named = {name: drawing.name(name, str(value)) for name, value in facts.items()}
    return told(event.kind, {**facts, **named})


def _counted(sentences: Sequence[str]) -> list[str]:
    """Say a sentence once, with how often it happened."""
    return [
        words if count == 1 else f"{words} ({count} times)"
        for words, count in Counter(sentences).items()
    ]
